/** The set-up of a new table while it is being put together. What a game needs comes from the server. */
import { transport } from "$transport";

import type { Game, Preset, SeatKind, Setting, TableRequest } from "../core/types";

export interface SeatPlan {
  key: number;
  kind: SeatKind;
  name: string;
  level: string;
}

/** What is kept of the last table of a game. */
interface Kept {
  seats: { kind: SeatKind; level: string }[];
  chosen: Record<string, string>;
  confirm: boolean;
  chat: boolean;
  watch: boolean;
  days: boolean;
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

const keptAs = (game: string, alone: boolean) => `tablewright.setup.${game}${alone ? ".alone" : ""}`;

function kept(game: string, alone: boolean): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keptAs(game, alone)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export class Setup {
  seats = $state<SeatPlan[]>([]);
  chosen = $state<Record<string, string>>({});
  confirm = $state(true);
  chat = $state(false);
  watch = $state(true);
  days = $state(false);
  private keys = 0;

  /** As the last table of this kind was; the game may be told anew at any time, as its labels follow the reader's language. */
  constructor(
    private readonly current: () => Game,
    private readonly myName: string,
    alone = false,
  ) {
    const { name, players } = this.game;
    const last = kept(name, alone);
    const usual = alone ? 1 : (players.find((number) => number > 1) ?? 1);
    const plans = last && players.includes(last.seats.length) ? last.seats : [];
    for (let seat = 0; seat < (plans.length || usual); seat++) this.add(plans[seat]);
    if (last) Object.assign(this, { chosen: this.known(last.chosen), confirm: last.confirm, chat: last.chat, watch: last.watch, days: last.days });
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

  /** The preset that the table has now, if nothing else was settled. */
  get preset(): string | undefined {
    return this.game.presets.find((preset) => this.tableSettings.every((setting) => this.value(setting) === this.presetValue(preset, setting)))?.name;
  }

  take(preset: Preset): void {
    this.chosen = { ...preset.options };
  }

  add(plan?: { kind: SeatKind; level: string }): void {
    const first = this.seats.length === 0;
    const level = this.game.bots[Math.min(1, this.game.bots.length - 1)]?.level ?? "";
    const kind = this.seats.length > 1 ? "bot" : transport.alone ? "here" : "link";
    this.seats.push({ key: this.keys++, kind: first ? "here" : kind, level, ...plan, name: first ? this.myName : "" });
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

  /** The next table of this game begins like this one. */
  keep(): void {
    const { chosen, confirm, chat, watch, days } = this;
    const seats = this.seats.map(({ kind, level }) => ({ kind, level }));
    localStorage.setItem(keptAs(this.game.name, this.solo), JSON.stringify({ seats, chosen, confirm, chat, watch, days } satisfies Kept));
  }

  private presetValue(preset: Preset, setting: Setting): string {
    return preset.options[setting.name] ?? setting.values[0]?.value ?? "";
  }

  /** What the game still knows of settings that were kept. */
  private known(chosen: Record<string, string>): Record<string, string> {
    const offered = (name: string, value: string) => this.game.settings.some((one) => one.name === name && one.values.some((each) => each.value === value));
    return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => offered(name, value)));
  }
}
