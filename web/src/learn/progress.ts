/** How far somebody has come in the lessons of a game; kept in this browser. */

export interface Progress {
  /** The parts that are done. */
  done: string[];
  /** Where one was last. */
  part: string;
  taken: string[];
}

const key = (game: string) => `tablewright.lessons.${game}`;

export function progressIn(game: string): Progress {
  const nothing = { done: [], part: "", taken: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Progress>) };
  } catch {
    return nothing;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  localStorage.setItem(key(game), JSON.stringify(progress));
}
