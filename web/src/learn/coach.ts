/** The coached first game: which tables of this browser have a coach, and what the coach has said already. */
import { api } from "../core/api";
import type { Lessons } from "../core/types";

const TABLES = "tablewright.coached";
const UNASKED = "tablewright.unasked";
const said = (game: string) => `tablewright.coached.${game}`;

function listed(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function note(key: string, one: string): void {
  localStorage.setItem(key, JSON.stringify([...new Set([...listed(key), one])].slice(-200)));
}

export const isCoached = (table: string) => listed(TABLES).includes(table);

export const wasSaid = (game: string, question: string) => listed(said(game)).includes(question);

export const noteSaid = (game: string, question: string) => note(said(game), question);

/** Whether the coach asks back before a costly turn stands. */
export const asksBack = (table: string) => !listed(UNASKED).includes(table);

export function setAsksBack(table: string, wanted: boolean): void {
  const others = listed(UNASKED).filter((one) => one !== table);
  localStorage.setItem(UNASKED, JSON.stringify(wanted ? others : [...others, table].slice(-200)));
}

/** A table against easy bots with a coach; its id. What the coach has said before is said again. */
export async function coachedTable(lessons: Lessons, name: string): Promise<string> {
  const { players, level, options } = lessons.first_game;
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
  const made = await api.make({
    game: lessons.game,
    seats: [{ kind: "here", name }, ...bots],
    options,
    confirm: true,
    chat: false,
    pace: "live",
    watch: false,
  });
  localStorage.removeItem(said(lessons.game));
  note(TABLES, made.table);
  return made.table;
}
