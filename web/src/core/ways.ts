/** Ways from the open question to a thing: an answer, or a line of answers, with what it does. */
import { lineage, type Sheet } from "./sheet";
import type { Ahead, BlockedOption, Effects, Option, Question } from "./types";

export interface Way {
  key: string;
  /** What is done in the end, in words. */
  label: string;
  /** What is chosen on the way there, in words; empty for an answer of the open question. */
  via: string;
  steps: { option: string; label: string }[];
  effects: Effects | null;
}

export function wayOf(option: Option, ahead: Ahead | null): Way {
  return { key: option.id, label: option.label, via: "", steps: [{ option: option.id, label: option.label }], effects: ahead?.effects[option.id] ?? null };
}

/** Whether an answer only ends the turn: nothing is paid, gained, lost or shown by it. */
export function onlyEnds(effects: Effects | undefined): boolean {
  if (!effects?.ends_turn || !effects.undoable || effects.chance || effects.points) return false;
  return [effects.chips, effects.endings, effects.usual, effects.wasted].every((part) => part.length === 0);
}

/** All ways to a thing, the shortest first; until the server has looked ahead, the answers that it stands for. */
export function waysTo(node: string, question: Question | null, sheets: readonly Sheet[], ahead: Ahead | null): Way[] {
  const lines = ahead?.things[node]?.lines.map((number) => ahead.lines[number]!) ?? [];
  if (lines.length > 0) return distinct(lines.map(({ steps, effects }) => ({ steps, effects })));
  const ids = sheets.map((sheet) => sheet.picks[node]?.options ?? []).find((options) => options.length > 0) ?? [];
  return ids.flatMap((id) => question?.options.filter((option) => option.id === id) ?? []).map((option) => wayOf(option, ahead));
}

/** Call each line by what tells it apart: the steps that all have in common are not worth a word. */
function distinct(lines: { steps: Way["steps"]; effects: Effects | null }[]): Way[] {
  const common = new Set(lines[0]!.steps.map((step) => step.option).filter((option) => lines.every((line) => line.steps.some((step) => step.option === option))));
  return lines.map(({ steps, effects }) => {
    const own = lines.length === 1 ? steps.slice(-1) : steps.filter((step) => !common.has(step.option));
    const last = own.at(-1) ?? steps.at(-1)!;
    return {
      key: steps.map((step) => step.option).join(" "),
      label: last.label,
      via: own.slice(0, -1).map((step) => step.label).join(" · "),
      steps: steps.map(({ option, label }) => ({ option, label })),
      effects,
    };
  });
}

/** The first of a node and those it lies on that leads somewhere. */
export function reachOf(sheet: Sheet, node: string, ahead: Ahead | null): string | null {
  const leads = (name: string) => (sheet.picks[name]?.options.length ?? 0) > 0 || (ahead?.things[name]?.lines.length ?? 0) > 0;
  return lineage(sheet, node).find(leads) ?? null;
}

/** The answers that a thing itself stands for, now or later in the turn. */
function answersOf(node: string, ahead: Ahead): Set<string> {
  return new Set((ahead.things[node]?.lines ?? []).map((number) => ahead.lines[number]!.steps.at(-1)!.option));
}

/** Things that one thing can be laid on: the last answer is theirs, an earlier one is the thing's that is carried. */
export function targetsOf(node: string, ahead: Ahead): string[] {
  const answers = answersOf(node, ahead);
  const through = (number: number) => ahead.lines[number]!.steps.slice(0, -1).some((step) => answers.has(step.option));
  return Object.keys(ahead.things).filter((name) => name !== node && ahead.things[name]!.lines.some(through));
}

/** Of the ways to a thing those on which another one is chosen. */
export function waysWith(ways: readonly Way[], node: string, ahead: Ahead): Way[] {
  const answers = answersOf(node, ahead);
  return ways.filter((way) => way.steps.slice(0, -1).some((step) => answers.has(step.option)));
}

/** Why a thing cannot be used, as far as it was met when looking ahead. */
export function refusalsOf(sheets: readonly Sheet[], node: string, ahead: Ahead | null): BlockedOption[] {
  if (!ahead) return [];
  const sheet = sheets.find((one) => node in one.drawn);
  const names = sheet ? lineage(sheet, node) : [node];
  return names.map((name) => ahead.refused[name] ?? []).find((found) => found.length > 0) ?? [];
}
