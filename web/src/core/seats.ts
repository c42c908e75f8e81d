/** How seats are told apart: letter, shape and colour. */

const LETTERS = "ABCDEFG";

export function letterOf(seat: number): string {
  return LETTERS[seat % LETTERS.length]!;
}

export function colourOf(seat: number): string {
  return `var(--pl-${letterOf(seat).toLowerCase()})`;
}

/** Dashes that tell lines of a chart apart without colour. */
export function dashOf(seat: number): string {
  return ["none", "9 4", "2.5 4", "12 4 2.5 4", "6 3", "1.5 3", "14 3"][seat % 7]!;
}
