/** Scenes that come laid over stencils: what the drawings of a game have in common is fetched once and kept. */
import { applyPatch, type Drawn, type Place, type Sheet } from "./sheet";
import type { View } from "./types";

type Piece = number | string;

/** A sheet of which only that is told which is not as on the sheet of the stencils; strings may be numbers. */
interface LaidSheet extends Pick<Sheet, "name" | "world" | "width" | "height" | "owner" | "order" | "picks"> {
  removed: string[];
  drawn: Record<string, [kind: string, under: Piece[], over: Piece[], tip: Piece]>;
  places: Record<string, [parent: string, transform: string, fade?: number]>;
}

interface Stencils {
  strings: string[];
  sheets: Map<string, Sheet>;
}

const known = new Map<string, Promise<Stencils>>();

function mapped<A, B>(things: Record<string, A>, change: (thing: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, change(thing)]));
}

/** The whole sheet. */
function fill({ removed, drawn, places, ...sheet }: LaidSheet, { strings, sheets }: Stencils): Sheet {
  const piece = (one: Piece): string => (typeof one === "number" ? strings[one]! : one);
  const source = (pieces: Piece[]): string => pieces.map(piece).join("");
  const below = sheets.get(sheet.name) ?? { ...sheet, drawn: {}, places: {}, order: {} };
  const patch = {
    removed,
    drawn: mapped(drawn, ([kind, under, over, tip]): Drawn => ({ kind, under: source(under), over: source(over), tip: piece(tip) })),
    places: mapped(places, ([parent, transform, fade = 1]): Place => ({ parent, transform, fade })),
    order: sheet.order,
    picks: sheet.picks,
    added: [],
    changed: [],
    moved: [],
  };
  const { drawn: all, places: lying, order } = applyPatch(below, patch);
  return { ...sheet, drawn: all, places: lying, order };
}

async function fetched({ game, language, stencils }: View): Promise<Stencils> {
  const answer = await fetch(`/api/games/${game}/stencils/${stencils}?lang=${language}`);
  if (!answer.ok) throw new Error(`stencils: ${answer.status}`);
  const { strings, sheets } = (await answer.json()) as { strings: string[]; sheets: LaidSheet[] };
  const bare = { strings, sheets: new Map<string, Sheet>() };
  return { strings, sheets: new Map(sheets.map((sheet) => [sheet.name, fill(sheet, bare)])) };
}

/** A view with its scenes whole; rejects if the stencils cannot be had. */
export async function filled(view: View): Promise<View> {
  const name = view.stencils;
  if (!known.has(name)) known.set(name, fetched(view));
  try {
    const stencils = await known.get(name)!;
    return { ...view, stencils: "", scenes: (view.scenes as unknown as LaidSheet[]).map((sheet) => fill(sheet, stencils)) };
  } catch (error) {
    known.delete(name);
    throw error;
  }
}
