/** What pictograms and words of a game mean: asked for once for each game and language, and found in running text. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Explained } from "./types";

/** A piece of a text; `term` is the name of its entry where it is a word that is explained. */
export interface Worded {
  text: string;
  term: string;
  icon: string;
  meaning: string;
}

class Glossary {
  /** Everything that is explained of a game, by its name. */
  entries: ReadonlyMap<string, Explained>;
  private readonly terms: { pattern: RegExp; name: string }[];

  constructor(explained: readonly Explained[]) {
    this.entries = new Map(explained.map((entry) => [entry.icon || entry.word, entry]));
    this.terms = explained.filter((entry) => entry.forms.length).map((entry) => ({ pattern: patternOf(entry.forms), name: entry.icon || entry.word }));
  }

  /** A text in pieces; of each explained word the first use is marked, of two at one place the longer one. */
  worded(text: string): Worded[] {
    const found = this.terms.flatMap(({ pattern, name }) => {
      const hit = pattern.exec(text);
      return hit ? [{ at: hit.index, end: hit.index + hit[0].length, name }] : [];
    });
    found.sort((one, other) => one.at - other.at || other.end - one.end);
    const pieces: Worded[] = [];
    let done = 0;
    for (const { at, end, name } of found) {
      if (at < done) continue;
      if (at > done) pieces.push(plain(text.slice(done, at)));
      const entry = this.entries.get(name)!;
      pieces.push({ text: text.slice(at, end), term: name, icon: entry.icon, meaning: entry.text });
      done = end;
    }
    if (done < text.length) pieces.push(plain(text.slice(done)));
    return pieces;
  }
}

const plain = (text: string): Worded => ({ text, term: "", icon: "", meaning: "" });

function patternOf(forms: readonly string[]): RegExp {
  const written = forms.map((form) => form.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "\\p{L}*").replaceAll("?", "\\p{L}").replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${written.join("|")})(?![\\p{L}\\p{N}_])`, "iu");
}

const NOTHING = new Glossary([]);
const known = new Map<string, Promise<Glossary>>();

function glossaryOf(game: string): Promise<Glossary> {
  const key = `${settings.language}/${game}`;
  let asked = known.get(key);
  if (!asked) {
    asked = api
      .lessons(game)
      .then((lessons) => new Glossary(lessons.glossary))
      .catch(() => NOTHING);
    known.set(key, asked);
  }
  return asked;
}

/** What a pictogram or a word of a game means; empty if nobody has explained it. */
export async function meaningOf(game: string, name: string): Promise<string> {
  return (await glossaryOf(game)).entries.get(name)?.text ?? "";
}

/** The game that the page speaks of, and its words. */
class Spoken {
  glossary = $state.raw(NOTHING);

  async of(game: string): Promise<void> {
    this.glossary = game ? await glossaryOf(game) : NOTHING;
  }
}

export const spoken = new Spoken();

/** The pictogram at a point of the screen: of those on the thing there, the smallest around the point. */
export function iconAt(x: number, y: number): string | null {
  const thing = document.elementFromPoint(x, y)?.closest("[data-node]");
  let found: { icon: string; area: number } | null = null;
  for (const use of thing?.querySelectorAll("use") ?? []) {
    const icon = use.getAttribute("href")?.match(/^#i-([\w-]+)$/)?.[1];
    const { left, right, top, bottom, width, height } = use.getBoundingClientRect();
    const area = width * height;
    if (icon && left <= x && x <= right && top <= y && y <= bottom && (!found || area < found.area)) found = { icon, area };
  }
  return found?.icon ?? null;
}
