/** A scene as the server draws it: every node as a piece of SVG under its name, and what turns one into the next. */

export interface Drawn {
  kind: string;
  under: string;
  over: string;
  tip: string;
}

export interface Place {
  parent: string;
  transform: string;
  fade: number;
}

export interface Pick {
  state: string;
  options: string[];
  transform: string;
  body: string;
}

export interface Sheet {
  name: string;
  world: string;
  width: number;
  height: number;
  owner: number;
  drawn: Record<string, Drawn>;
  places: Record<string, Place>;
  /** The children of every node as they are drawn; "" is the sheet itself. */
  order: Record<string, string[]>;
  picks: Record<string, Pick>;
}

export interface Patch {
  added: string[];
  removed: string[];
  changed: string[];
  moved: string[];
  drawn: Record<string, Drawn>;
  places: Record<string, Place>;
  order: Record<string, string[]>;
  picks: Record<string, Pick> | null;
}

function without<T>(things: Record<string, T>, gone: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(things).filter(([name]) => !gone.has(name)));
}

/** The sheet after the patch; the old one stays as it is. */
export function applyPatch(sheet: Sheet, patch: Patch): Sheet {
  const gone = new Set(patch.removed);
  const order = { ...without(sheet.order, gone), ...patch.order };
  return {
    ...sheet,
    drawn: { ...without(sheet.drawn, gone), ...patch.drawn },
    places: { ...without(sheet.places, gone), ...patch.places },
    order: Object.fromEntries(Object.entries(order).filter(([name, ids]) => ids.length > 0 || name === "")),
    picks: patch.picks ?? sheet.picks,
  };
}

/** What a change did to things, by name. */
export type Touched = Readonly<Record<"added" | "changed" | "moved", readonly string[]>>;

/** Of things that moved those that went somewhere: where several move on the same ground, they close ranks after one that went. */
export function gone(moved: readonly string[], old: Sheet, places: Readonly<Record<string, Place>>): string[] {
  const ground = (name: string) => (old.places[name]?.parent === places[name]?.parent ? places[name]?.parent : undefined);
  return moved.filter((name) => ground(name) === undefined || moved.filter((other) => ground(other) === ground(name)).length === 1);
}

/** What a change was about: things that only close ranks are left out. */
export function meant({ added, changed, moved }: Touched, old: Sheet, places: Readonly<Record<string, Place>>): string[] {
  return [...changed, ...added, ...gone(moved, old, places)];
}

/** What differs between two states of a sheet. */
export function difference(old: Sheet, sheet: Sheet): Touched {
  const kept = Object.keys(sheet.drawn).filter((name) => name in old.drawn);
  const differs = <T>(one: T, other: T) => JSON.stringify(one) !== JSON.stringify(other);
  return {
    added: Object.keys(sheet.drawn).filter((name) => !(name in old.drawn)),
    changed: kept.filter((name) => differs(old.drawn[name], sheet.drawn[name])),
    moved: kept.filter((name) => differs(old.places[name], sheet.places[name])),
  };
}

/** The node and those it lies on, from the inside out. */
export function lineage(sheet: Sheet, node: string): string[] {
  const found: string[] = [];
  for (let at = node; at; at = sheet.places[at]?.parent ?? "") found.push(at);
  return found;
}
