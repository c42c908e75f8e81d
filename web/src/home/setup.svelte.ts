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

  constructor(
    readonly game: Game,
    private readonly myName: string,
  ) {
    const count = game.automa ? Math.min(...game.players) : (game.players.find((players) => players > 1) ?? 1);
    while (this.seats.length < count) this.add();
  }

  readonly most: number = $derived(Math.max(...this.game.players));
  readonly possible: boolean = $derived(this.game.players.includes(this.seats.length));
  readonly solo: boolean = $derived(this.seats.length === 1);

  readonly settings: Setting[] = $derived(
    this.game.settings.filter((setting) => setting.players.length === 0 || setting.players.includes(this.seats.length)),
  );
  readonly tableSettings: Setting[] = $derived(this.settings.filter((setting) => seatOf(setting) === null));

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
