/** The set-up of a new table while it is being put together. What a game needs comes from the server. */
import type { Game, SeatKind, Setting, TableRequest } from "../core/types";

export interface SeatPlan {
  key: number;
  kind: SeatKind;
  name: string;
  level: string;
}

const SWITCHES = [
  ["no", "yes"],
  ["off", "on"],
];

/** A setting that is simply on or off. */
export function isSwitch(setting: Setting): boolean {
  return SWITCHES.some((pair) => pair.every((value, index) => setting.values[index]?.value === value) && setting.values.length === 2);
}

/** Settings called `something-2` belong to the second seat. */
export function seatOf(setting: Setting): number | null {
  const number = /-(\d+)$/.exec(setting.name)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

export class Setup {
  seats = $state<SeatPlan[]>([]);
  chosen = $state<Record<string, string>>({});
  confirm = $state(true);
  chat = $state(false);
  watch = $state(true);
  days = $state(false);
  private keys = 0;

  /** The game may be told anew at any time: its labels follow the reader's language. */
  constructor(
    private readonly current: () => Game,
    private readonly myName: string,
  ) {
    const { automa, players } = this.game;
    const count = automa ? Math.min(...players) : (players.find((number) => number > 1) ?? 1);
    while (this.seats.length < count) this.add();
  }

  get game(): Game {
    return this.current();
  }

  get most(): number {
    return Math.max(...this.game.players);
  }

  get possible(): boolean {
    return this.game.players.includes(this.seats.length);
  }

  get solo(): boolean {
    return this.seats.length === 1;
  }

  get settings(): Setting[] {
    const { length } = this.seats;
    return this.game.settings.filter(({ players }) => players.length === 0 || players.includes(length));
  }

  get tableSettings(): Setting[] {
    return this.settings.filter((setting) => seatOf(setting) === null);
  }

  settingsOf(seat: number): Setting[] {
    return this.settings.filter((setting) => seatOf(setting) === seat);
  }

  value(setting: Setting): string {
    return this.chosen[setting.name] ?? setting.values[0]?.value ?? "";
  }

  add(): void {
    const first = this.seats.length === 0;
    const level = this.game.bots[Math.min(1, this.game.bots.length - 1)]?.level ?? "";
    this.seats.push({ key: this.keys++, kind: first ? "here" : "bot", name: first ? this.myName : "", level });
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
  }

  request(): TableRequest {
    const known = new Set(this.settings.map((setting) => setting.name));
    return {
      game: this.game.name,
      seats: this.seats.map(({ kind, name, level }) => ({
        kind,
        ...(name.trim() ? { name: name.trim() } : {}),
        ...(kind === "bot" ? { level } : {}),
      })),
      options: Object.fromEntries(Object.entries(this.chosen).filter(([name]) => known.has(name))),
      confirm: this.confirm,
      chat: this.chat,
      pace: this.days ? "days" : "live",
      watch: this.watch,
    };
  }
}
