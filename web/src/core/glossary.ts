/** What pictograms mean, asked for once for each game and language. */
import { api } from "./api";
import { settings } from "./settings.svelte";

const known = new Map<string, Promise<Map<string, string>>>();

/** What a pictogram of a game means; empty if nobody has explained it. */
export async function meaningOf(game: string, icon: string): Promise<string> {
  const key = `${settings.language}/${game}`;
  let asked = known.get(key);
  if (!asked) {
    asked = api
      .lessons(game)
      .then((lessons) => new Map(lessons.glossary.map((entry) => [entry.icon || entry.word, entry.text])))
      .catch(() => new Map<string, string>());
    known.set(key, asked);
  }
  return (await asked).get(icon) ?? "";
}

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
