/** Where a table that is tried out was taken from: kept in this browser, for the way back. */
import { tableHash } from "../core/route.svelte";

const keptAs = (fork: string) => `tablewright.from.${fork}`;

export function noteOrigin(fork: string, table: string): void {
  localStorage.setItem(keptAs(fork), table);
}

/** The address of the table that it was taken from, if this browser knows it. */
export function originOf(fork: string): string | null {
  const table = localStorage.getItem(keptAs(fork));
  return table === null ? null : tableHash(table);
}
