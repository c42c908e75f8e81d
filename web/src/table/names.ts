/** What a seat is called on this page. */
import type { View } from "../core/types";
import { t } from "../core/words.svelte";

/** "You", unless several people share this browser. */
export function nameOf(view: View, seat: number): string {
  if (view.you.holds.length === 1 && view.you.seat === seat) return t("you");
  return view.seats.find((one) => one.seat === seat)?.name ?? "";
}
