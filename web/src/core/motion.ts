/** Lets things glide over all scenes of a page: before a change, every stage tells where its things are. */
import { tick } from "svelte";
import type { Stage, Whereabouts } from "./stage";

const stages = new Set<Stage>();
let before: Whereabouts | null = null;

export function enrol(stage: Stage): () => void {
  stages.add(stage);
  return () => stages.delete(stage);
}

/** Call right before the sheets change. */
export function remember(): void {
  const found: Whereabouts = new Map();
  for (const stage of stages) stage.whereabouts(found);
  before = found;
  void tick().then(() => {
    if (before === found) before = null;
  });
}

/** Where things were before the change that is being shown; null if nothing should move. */
export function whereabouts(): Whereabouts | null {
  return before;
}

/** Light up nodes for a moment, on whichever scene they lie. */
export function flash(names: readonly string[]): void {
  for (const stage of stages) stage.flash(names);
}
