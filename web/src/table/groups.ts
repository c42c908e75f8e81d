/** Long lists of answers, parted by what they do: build, deal, raze ... */
import type { BlockedOption, Option } from "../core/types";

export interface Numbered {
  option: Option;
  number: number;
}

export interface Group {
  /** What the answers have in common, in words; empty: they stand by themselves. */
  title: string;
  answers: Numbered[];
  refused: BlockedOption[];
}

const MANY = 8; // answers from which on they are parted

/** The part of an option's name that answers of one kind share: `turn:build/CARD` and `turn:build/OTHER`, `D1-r1c2` and `D1-r2c3`. */
function familyOf(id: string): string {
  const value = id.slice(id.indexOf(":") + 1);
  if (value.includes("/")) return value.slice(0, value.indexOf("/"));
  return /^[A-Za-z]+\d*(?=-)|^[A-Za-z]+(?=\d)/.exec(value)?.[0] ?? value;
}

/** The words that all labels begin with; a number at the end belongs to one of them only. */
function commonWords(labels: readonly string[]): string {
  const parted = labels.map((label) => label.split(" "));
  const first = parted[0] ?? [];
  let count = 0;
  while (count < first.length - 1 && parted.every((words) => words[count] === first[count] && count < words.length - 1)) count++;
  return first.slice(0, count).join(" ").replace(/[\s:,(]+$/u, "");
}

/** Answers in groups, in their order; answers without kin stay single, and so do all if they are few. */
export function grouped(options: readonly Option[], blocked: readonly BlockedOption[]): Group[] {
  const numbered = options.map((option, index) => ({ option, number: index + 1 }));
  const plain: Group = { title: "", answers: numbered, refused: [...blocked] };
  if (options.length <= MANY) return [plain];
  const families = new Map<string, Numbered[]>();
  for (const one of numbered) {
    const family = one.option.aside ? "" : familyOf(one.option.id);
    families.set(family, [...(families.get(family) ?? []), one]);
  }
  const groups = new Map<string, Group>();
  for (const [family, answers] of families) {
    const title = answers.length > 1 && family ? commonWords(answers.map(({ option }) => option.label)) : "";
    const key = title || `single ${family}`;
    const known = groups.get(key);
    if (known) known.answers.push(...answers);
    else groups.set(key, { title, answers, refused: [] });
  }
  const found = [...groups.values()];
  if (found.filter((group) => group.title).length < 2) return [plain];
  const rest: BlockedOption[] = [];
  for (const option of blocked) {
    const family = familyOf(option.id);
    const home = found.find((group) => group.title && group.answers.some((one) => familyOf(one.option.id) === family));
    (home?.refused ?? rest).push(option);
  }
  return rest.length ? [...found, { title: "", answers: [], refused: rest }] : found;
}

/** Whether an answer holds all typed words, in its label or in what it does. */
export function matches(text: string, typed: string): boolean {
  const plain = text.toLocaleLowerCase();
  return typed.toLocaleLowerCase().split(/\s+/).every((word) => plain.includes(word));
}
