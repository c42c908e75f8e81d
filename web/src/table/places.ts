/** The parts of a table between which a small screen changes. */
import type { Ahead, View } from "../core/types";
import { t } from "../core/words.svelte";
import { nameOf } from "./names";

export interface Place {
  key: string;
  label: string;
  icon: string;
  /** Whose area it is. */
  seat?: number;
  /** How many things can be acted on there, or how much is new. */
  count: number;
}

/** How many things of some sheets lead somewhere now. */
function lively(view: View, ahead: Ahead | null, owner: (seat: number) => boolean): number {
  const sheets = view.scenes.filter((sheet) => owner(sheet.owner));
  const picks = sheets.flatMap((sheet) => Object.keys(sheet.picks).filter((name) => sheet.picks[name]!.options.length > 0));
  const reached = sheets.flatMap((sheet) => Object.keys(ahead?.things ?? {}).filter((name) => name in sheet.drawn));
  return new Set(picks.length ? picks : reached).size;
}

export function placesOf(view: View, ahead: Ahead | null, news: number, unread: number): Place[] {
  const owners = [...new Set(view.scenes.map((sheet) => sheet.owner))].filter((owner) => owner >= 0);
  const mine = view.you.seat;
  const order = mine !== null && owners.includes(mine) ? [mine, ...owners.filter((owner) => owner !== mine)] : owners;
  return [
    { key: "board", label: t("board"), icon: "board", count: lively(view, ahead, (owner) => owner < 0) },
    ...order.map((seat) => ({ key: `area-${seat}`, label: seat === mine ? t("my-area") : nameOf(view, seat), icon: "population", seat, count: lively(view, ahead, (owner) => owner === seat) })),
    { key: "log", label: t("log"), icon: "log", count: news },
    { key: "scores", label: t("scores"), icon: "scores", count: 0 },
    { key: "rules", label: t("nav-rules"), icon: "book", count: 0 },
    ...(view.chat ? [{ key: "chat", label: t("chat"), icon: "chat", count: unread }] : []),
  ];
}
