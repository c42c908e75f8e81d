/** What the server says; see docs/protocol.md. */
import type { Patch, Sheet } from "./sheet";

export interface Me {
  name: string;
  language: string;
  may_create: boolean;
  needs_secret: boolean;
  version: string;
}

export interface Setting {
  name: string;
  label: string;
  values: { value: string; label: string }[];
  players: number[];
}

export interface Game {
  name: string;
  title: string;
  players: number[];
  settings: Setting[];
  automa: { name: string; label: string } | null;
  bots: { level: string; label: string }[];
  emblem: string | null;
  rules: number;
  tutorial: boolean;
  finished: boolean;
}

export type SeatKind = "here" | "link" | "bot";

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options: Record<string, string>;
  confirm: boolean;
  chat: boolean;
  pace: "live" | "days";
  watch: boolean;
}

export interface Link {
  seat: number;
  token: string;
  path: string;
}

export interface Made {
  table: string;
  links: Link[];
}

export interface TableCard {
  table: string;
  game: string;
  title: string;
  status: Status;
  version: number;
  seats: { seat: number; name: string; kind: string; points: number | null; place: number | null }[];
  yours: number[];
  owner: boolean;
  your_turn: boolean;
  waiting_for: number[];
  fork: boolean;
  created: number;
  updated: number;
}

export type Status = "waiting" | "playing" | "over";

export interface Seat {
  seat: number;
  letter: string;
  name: string;
  kind: SeatKind | "automa";
  level: string;
  claimed: boolean;
  present: boolean;
  stand_in: string;
  asked: boolean;
  points: number | null;
  place: number | null;
}

export interface Option {
  id: string;
  label: string;
  nodes: string[];
}

export interface BlockedOption extends Option {
  reason: string;
  rule: string;
}

export interface Question {
  since: number;
  seat: number;
  kind: string;
  prompt: string;
  confirm: boolean;
  options: Option[];
  blocked: BlockedOption[];
}

export interface LogLine {
  n: number;
  version: number;
  move: number;
  text: string;
}

/** How many of one thing somebody has. */
export interface Holding {
  icon: string;
  label: string;
  amount: number;
}

export interface ScoreSource {
  source: string;
  label: string;
  icon: string;
  points: number[];
}

export interface Trigger {
  id: string;
  label: string;
  icon: string;
  value: number;
  goal: number | null;
  reached: boolean;
}

export interface Result {
  places: number[];
  points: number[];
  winners: number[];
  text: string;
}

/** What changes from version to version. */
interface Changing {
  version: number;
  status: Status;
  moves: number;
  /** Round and phase, in words. */
  head: string[];
  seats: Seat[];
  /** What everybody has, in the order of the seats. */
  holdings: Holding[][];
  waiting_for: number[];
  since: number;
  question: Question | null;
  can_undo: boolean;
  can_redo: boolean;
  log: LogLine[];
  scores: ScoreSource[];
  triggers: Trigger[];
  over: boolean;
  result: Result | null;
  seed: string | null;
}

export interface View extends Changing {
  table: string;
  game: string;
  title: string;
  language: string;
  seen: number;
  you: { seat: number | null; holds: number[]; owner: boolean };
  options: { name: string; value: string; label: string }[];
  confirm: boolean;
  chat: boolean;
  watch: boolean;
  fork: boolean;
  scenes: Sheet[];
  commitment: string;
  chosen_seed: boolean;
}

export interface Change extends Changing {
  type: "change";
  from: number;
  log_from: number;
  scenes: { name: string; sheet: Sheet | null; patch: Patch | null }[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export type Frame =
  | { type: "view"; view: View }
  | { type: "ready"; version: number }
  | Change
  | { type: "seats"; seats: Seat[] }
  | { type: "chat"; line: ChatLine }
  | { type: "ping" }
  | { type: "bye"; code: string };

export interface Why {
  offered: boolean;
  options: { option: string; label: string; reason: string; rule: string; rule_text: string }[];
  message: string;
}

export interface Hint {
  option: string;
  label: string;
  lines: { option: string; label: string; visits: number; win: number; margin: number }[];
}

export interface Moved {
  version: number;
  move: number;
  over: boolean;
  waiting_for: number[];
  question: { since: number; options: string[] } | null;
}

export interface RecordedMove {
  n: number;
  seat: number;
  turn: number;
  lines: number;
}

export interface Report {
  seats: { seat: number; name: string; points: number; place: number | null }[];
  holdings: Holding[][];
  sources: { source: string; label: string; icon: string; points: number[]; play: number[]; final: number[] }[];
  over_time: { move: number; turn: number; seat: number | null; points: number[] }[];
  turns: { turn: number; seat: number | null; first_move: number; last_move: number }[];
  rounds: { label: string; first_move: number }[];
  result: Result | null;
}

export interface Rule {
  id: string;
  kind: string;
  text: string;
}

export interface Chapter {
  number: string;
  title: string;
  level: number;
  text: string;
  rules: Rule[];
}

export interface Rulebook {
  game: string;
  language: string;
  chapters: Chapter[];
}
