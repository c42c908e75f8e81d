/** What a seat is called on this page: the same everywhere, as in the log. */
import type { View } from "../core/types";

export function nameOf(view: View, seat: number): string {
  return view.seats.find((one) => one.seat === seat)?.name ?? "";
}
