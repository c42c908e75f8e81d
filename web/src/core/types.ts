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

/** Settings that belong together; those it does not name stay at their defaults. */
export interface Preset {
  name: string;
  label: string;
  note: string;
  options: Record<string, string>;
}

export interface Game {
  name: string;
  title: string;
  /** One sentence, or nothing. */
  summary: string;
  /** What the lid of the box says: weight from 1 to 5, minutes, the best number of players. */
  cover: { weight: number; minutes: [number, number]; best: number } | null;
  presets: Preset[];
  players: number[];
  settings: Setting[];
  automa: { name: string; label: string } | null;
  bots: { level: string; label: string }[];
  emblem: string | null;
  rules: number;
  tutorial: boolean;
  finished: boolean;
  /** Whether it can be learnt here step by step. */
  lessons: boolean;
}

/** What can be played, and what is installed but cannot. */
export interface Shelf {
  games: Game[];
  broken: { name: string; reason: string }[];
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

/** Where a browser can be reached by its push service, with its keys. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where a seat is told that it is asked; `push_key` if the server sends to browsers, `stopped` if it gave up. */
export interface NoticeState {
  mail: string | null;
  webhook: string | null;
  push: boolean;
  push_key: string | null;
  failures: number;
  stopped: string | null;
}

export interface Link {
  seat: number;
  token: string;
  path: string;
}

export interface Made {
  table: string;
  links: Link[];
  view: View;
}

export interface ListedSeat {
  seat: number;
  name: string;
  kind: string;
  points: number | null;
  place: number | null;
  /** Points if the game ended now. */
  standing: number | null;
}

/** What a link leads to. */
export interface Invitation {
  game: string;
  title: string;
  emblem: string | null;
  host: string;
  seat: number;
  used: boolean;
  seats: { seat: number; letter: string; name: string; kind: string; taken: boolean }[];
}

export interface TableCard {
  table: string;
  game: string;
  title: string;
  status: Status;
  version: number;
  /** Which round it is, in words, or nothing. */
  round: string;
  seats: ListedSeat[];
  yours: number[];
  owner: boolean;
  playable: boolean; // false: its game is gone
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
  /** Points if the game ended now, as far as the viewer may know, and the place by them. */
  standing: number | null;
  standing_place: number | null;
}

export interface Option {
  id: string;
  label: string;
  nodes: string[];
  /** Something that may be done meanwhile; then the same is asked again. */
  aside?: boolean;
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
  /** The answer that nearly everybody gives to a routine question. */
  usual: string | null;
}

/** A number that changes at somebody's place. */
export interface EffectChip {
  seat: number;
  icon: string;
  label: string;
  before: number;
  after: number;
}

export interface EndingChip {
  id: string;
  icon: string;
  label: string;
  before: number;
  after: number;
  goal: number | null;
  reached: boolean;
}

/** A question and the answer to it, as a part of a line. */
export interface Step {
  kind: string;
  prompt: string;
  option: string;
  label: string;
}

/** What an answer or a line does, up to the next question, to chance, or to the end of the turn. */
export interface Effects {
  chips: EffectChip[];
  points: number;
  /** Own points if the game ended now: before and after. */
  standing: [number, number] | null;
  endings: EndingChip[];
  /** What comes that nobody can know; empty: nothing. */
  chance: string;
  ends_turn: boolean;
  undoable: boolean;
  /** It cannot be taken back and costs something of one's own. */
  destructive: boolean;
  /** What would be lost unused. */
  wasted: EffectChip[];
  /** Routine answers that are taken along. */
  usual: Step[];
  /** The question that follows for the same seat; empty: none. */
  next: string;
  /** All of it in words. */
  text: string;
}

export interface ReachLine {
  steps: Step[];
  /** null: not played through yet; POST .../try tells. */
  effects: Effects | null;
}

/** Comes after a question, by the stream: what its answers do, and what things can lead to. */
export interface Ahead {
  type: "ahead";
  version: number;
  since: number;
  seat: number;
  effects: Record<string, Effects>;
  lines: ReachLine[];
  /** By node: the numbers of its lines, the shortest first. */
  things: Record<string, { lines: number[]; more: number }>;
  refused: Record<string, BlockedOption[]>;
  complete: boolean;
  /** The seat is not asked: this is what it could do if it were. */
  supposed: boolean;
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

/** What the end of the game would add now; left out for the seats in `hidden`. */
export interface StandingRow extends ScoreSource {
  hidden: number[];
}

/** A turn in a sentence or two; the log from `first_line` to before `last_line` tells the same at length. */
export interface Story {
  n: number;
  turn: number;
  seat: number;
  first_move: number;
  last_move: number;
  first_line: number;
  last_line: number;
  text: string;
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
  /** The number of the turn, or of the part of one that the rules count. */
  turn: number;
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
  /** Why nothing can be taken back; empty if something can, or there is nothing. */
  no_undo: string;
  log: LogLine[];
  scores: ScoreSource[];
  standings: StandingRow[];
  stories: Story[];
  triggers: Trigger[];
  over: boolean;
  result: Result | null;
  seed: string | null;
}

export interface View extends Changing {
  /** The stencils over which the scenes are laid; empty if they are whole. */
  stencils: string;
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
  pace: "live" | "days";
  fork: boolean;
  scenes: Sheet[];
  commitment: string;
  chosen_seed: boolean;
}

export interface Change extends Changing {
  type: "change";
  from: number;
  log_from: number;
  /** Cut your stories here, then append. */
  stories_from: number;
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
  | Ahead
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

/** What came of a move, an undo or a redo. */
export interface Done {
  version: number;
  move: number;
  over: boolean;
  waiting_for: number[];
  question: { since: number; options: string[] } | null;
  /** What the screen lacks now; null if the stream brings it. */
  frame: Frame | null;
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
  over_time: { move: number; turn: number; seat: number | null; points: number[]; standing: number[] | null }[];
  turns: { turn: number; seat: number | null; first_move: number; last_move: number }[];
  rounds: { label: string; first_move: number }[];
  result: Result | null;
}

/** What a coach says of a turn before it stands; no kind and no word if it is good enough. */
export interface SecondThought {
  kind: string;
  word: string;
  better: string;
  points: number;
  steps: number;
}

/** What a coach says of a game that is over. */
export interface ClosingWord {
  result: string;
  well: string[];
  next: string[];
}

export type StepKind = "tell" | "do" | "puzzle";

export interface LessonPart {
  id: string;
  title: string;
  minutes: number;
  steps: StepKind[];
}

/** A pictogram or a word of a game, explained. */
export interface Explained {
  icon: string;
  word: string;
  text: string;
  /** How it is called in running text: whole words, `*` for any further letters, `?` for one. */
  forms: string[];
}

/** What a game teaches. */
export interface Lessons {
  game: string;
  title: string;
  minutes: number;
  parts: LessonPart[];
  glossary: Explained[];
  plans: string[];
  /** The learner's own first game; `watch` by the kinds of questions. */
  first_game: { players: number; level: string; options: Record<string, string>; watch: Record<string, string> };
  done: string[];
}

/** A game on one page. */
export interface PlayersPage {
  game: string;
  title: string;
  players: number[];
  minutes: number;
  goal: string;
  ways: { icon: string; what: string; points: string; low: number | null; high: number | null }[];
  turn: string[];
  round: string;
  end: string;
  plans: string[];
  /** `rule` is an exact rule of the chapter that a drawing belongs to. */
  drawings: { sheet: Sheet; text: string; rule: string }[];
  glossary: Explained[];
  /** Where typical points come from. */
  measured: { games: number; day: string } | null;
  /** The values of components that exact rules speak of. */
  values: { rule: string; lines: string[] }[];
}

export type Mark = "right" | "best" | "fair" | "wrong";

export interface LessonStep {
  kind: StepKind;
  say: string;
  look: string[];
  rules: string[];
  answers: Record<string, { mark: Mark; words: string }>;
  wrong: string;
  then: string;
  /** The answer, for those who would rather see it. */
  shown: string;
}

/** Where a learner is in a part; no step at its end. */
export interface LessonPlace {
  part: string;
  number: number;
  step: LessonStep | null;
  end: string;
  view: View;
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
