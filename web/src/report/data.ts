/** A finished (or running) game in figures, as the charts and tables show it. */

export interface Contender {
  seat: number;
  name: string;
  icon: string;
  place: number;
  total: number;
  mine: boolean;
}

export interface Source {
  id: string;
  label: string;
  icon: string;
  colour: string;
  /** Points by position in the list of contenders: all, before and in final scoring. */
  points: number[];
  play: number[];
  final: number[];
}

/** Muted on purpose, so that they are not read as colours of players. */
const COLOURS = [
  "#D9A441", "#7FA8CC", "#CC7560", "#A893C4", "#93A58C", "#E6CD75", "#6FA3A8", "#86B98F", "#C793AE", "#B9A58A", "#9FB6C9", "#D9A58C",
];

export function sourceColour(index: number): string {
  return COLOURS[index % COLOURS.length]!;
}

/** Round figures for an axis up to a number, about five of them. */
export function ticks(top: number): number[] {
  const rough = Math.max(1, top / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}
