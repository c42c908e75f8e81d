/** A table as this browser sees it: the view, kept up to date by the stream, and all that can be done with it. */
import { transport } from "$transport";

import { api, Refused } from "./api";
import { remember } from "./motion";
import { settings } from "./settings.svelte";
import { applyPatch, lineage, meant, type Sheet } from "./sheet";
import type { Hello, Line, Stream } from "./transport";
import type { Ahead, BlockedOption, Change, ChatLine, Done, Frame, Hint, LogLine, Option, Question, Seat, View, Why } from "./types";
import { t } from "./words.svelte";

/** What somebody pointed at, in words, and why it cannot be picked. */
export interface Explanation {
  tip: string;
  node: string | null;
  where: DOMRect | null;
  answer: Why;
}

const UNASKED: Why = { offered: false, options: [], message: "" };
const READING = 1_500; // milliseconds until what is shown counts as read
const PATIENCE = 4_000; // milliseconds until a change that was answered but never came is asked for
const QUIET = 700; // milliseconds without a change until it is worth planning
const COMPLAINT = 8_000; // milliseconds that a refusal stays
const MANY = 40; // things that change at once are no trace

/** A choice of a turn, in words. */
export interface Crumb {
  turn: number;
  label: string;
  /** How many moves there were before it: undo reaches back to there. */
  moves: number;
  language: string;
}

/** Answers to take one after the other. */
export interface Taking {
  steps: readonly { option: string; label: string }[];
  /** What they do, as far as it is known. */
  effects?: { undoable: boolean } | null;
}

/** Somebody who is asked before what cannot be taken back: whether it shall be done. */
export type Adviser = (line: string[]) => Promise<boolean>;

/** What others did to things since the last own choice: who touched what. */
export type Traces = Record<string, number>;

export class LiveTable {
  view = $state.raw<View | null>(null);
  line = $state<Line>("connecting");
  gone = $state("");
  /** A command is on its way, or what it changed is not on the screen yet. */
  busy = $state(false);
  problem = $state("");
  explained = $state.raw<Explanation | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** The choices of this turn so far. */
  crumbs = $state.raw<Crumb[]>([]);
  /** Nodes that the latest change touched. */
  touched = $state.raw<string[]>([]);
  traces = $state.raw<Traces>({});
  /** Lines of chat that came while nobody looked at them. */
  unread = $state(0);
  /** The version up to which the log was read when this page was opened, or since the last own turn. */
  readUpTo = $state(0);
  /** Another person at this browser is asked: who must take the seat before the table is shown. */
  handOver = $state<number | null>(null);

  /** Who has a say before a turn stands, or before a choice that is for good. */
  adviser: Adviser | null = null;

  private advised: Promise<boolean> | null = null;
  private foreseen = $state.raw<Ahead | null>(null);
  private supposed = $state.raw<Ahead | null>(null);

  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly me: number | null = $derived(this.view?.you.seat ?? null);
  readonly mine: boolean = $derived(this.question !== null);
  /** What the answers of the open question do and what things can lead to, once the server has worked it out. */
  readonly ahead: Ahead | null = $derived(this.fits(this.foreseen) ? this.foreseen : null);
  /** While others are asked: what one could do if it were one's turn. */
  readonly plan: Ahead | null = $derived(!this.question && this.supposed?.version === this.view?.version ? this.supposed : null);

  private undone: Crumb[] = [];
  private readonly stream: Stream;
  private seat: number | undefined;
  private speaking: string = settings.language;
  private missed = false; // a difference did not fit: the whole view is needed
  private finishing = false; // the turn shall stand after the choice that is on its way
  private awaited = 0; // the version that must be on the screen before anything else can be done
  private reading = 0;
  private planning = 0;
  private waiting = 0;
  private complaint = 0;

  constructor(readonly id: string) {
    this.stream = transport.listen({
      table: id,
      greeting: () => this.greeting(),
      onframe: (frame) => this.receive(frame),
      online: (line) => this.note(line),
    });
  }

  /** How the line is; what was said about a bad one is over when it is good again. */
  private note(line: Line): void {
    if (line === "open" && this.line !== "open" && !this.busy) this.problem = "";
    this.line = line;
  }

  close(): void {
    for (const timer of [this.reading, this.planning, this.waiting, this.complaint]) clearTimeout(timer);
    this.stream.close();
  }

  /** Follow the reader's language. */
  speak(language: string): void {
    if (language === this.speaking) return;
    this.speaking = language;
    this.stream.hello();
  }

  sit(seat: number): void {
    this.handOver = null;
    this.seat = seat;
    this.stream.hello();
  }

  seatNamed(seat: number): Seat | undefined {
    return this.view?.seats.find((one) => one.seat === seat);
  }

  option(id: string): Option | undefined {
    return this.question?.options.find((option) => option.id === id);
  }

  /** Take an answer, or a line of answers; with `usual` routine questions that follow are answered as usual. */
  async take(taking: Taking, usual = true): Promise<void> {
    const { question, view } = this;
    const { steps } = taking;
    if (!question || !view || this.busy || this.advised) return;
    if (this.adviser && (question.confirm ? view.can_undo : taking.effects?.undoable === false)) {
      this.advised = this.adviser(question.confirm ? [] : steps.map(({ option }) => option));
      const goOn = await this.advised.finally(() => (this.advised = null));
      if (!goOn || this.question?.since !== question.since) return;
    }
    if (question.confirm) this.read(view.version);
    const made = steps.map(({ label }, index) => ({ turn: view.turn, label, moves: view.moves + index, language: view.language }));
    this.traces = {};
    this.undone = [];
    await this.act(
      (shown) => api.move(this.id, question.seat, question.since, steps.map(({ option }) => option), usual, shown),
      question.confirm ? [] : [...this.crumbs, ...made],
    );
  }

  /** Take an answer that ends the turn, and let it stand. */
  async finish(taking: Taking): Promise<void> {
    this.finishing = true;
    await this.take(taking);
  }

  choose(option: Option): Promise<void> {
    return this.take({ steps: [{ option: option.id, label: option.label }], effects: this.ahead?.effects[option.id] ?? null });
  }

  /** Take back the last choice, or all down to a crumb. */
  async undo(to = this.crumbs.length - 1): Promise<void> {
    const { view, me } = this;
    if (!view?.can_undo || me === null || this.busy) return;
    const crumb = this.crumbs[to];
    const steps = crumb && to < this.crumbs.length - 1 ? Math.max(1, view.moves - crumb.moves) : 1;
    this.undone = [...this.crumbs.slice(Math.max(0, to)).reverse(), ...this.undone];
    await this.act((shown) => api.undo(this.id, me, view.since, steps, shown), this.crumbs.slice(0, Math.max(0, to)));
  }

  async redo(): Promise<void> {
    const { view, me } = this;
    if (!view?.can_redo || me === null || this.busy) return;
    const [again, ...rest] = this.undone.toReversed();
    this.undone = rest.reverse();
    await this.act((shown) => api.redo(this.id, me, view.since, shown), again ? [...this.crumbs, again] : this.crumbs);
  }

  /** Why a thing, or an option, cannot be taken now. */
  async why(about: { node?: string; option?: string }, where: DOMRect | null, marked = about.node): Promise<void> {
    const node = marked ?? null;
    const tip = about.node === undefined ? "" : this.tipOf(about.node);
    try {
      const answer = this.question ? await api.why(this.id, this.question.seat, about) : UNASKED;
      if (tip || answer.message) this.explained = { tip, node, where, answer };
    } catch (error) {
      this.complain(error);
    }
  }

  /** Say what a thing is, and why it cannot be used if that is known already. */
  describe(node: string, where: DOMRect | null, refused: BlockedOption[]): void {
    const tip = this.tipOf(node);
    const options = refused.map(({ id, label, reason, rule }) => ({ option: id, label, reason, rule, rule_text: "" }));
    if (tip || options.length > 0) this.explained = { tip, node, where, answer: { offered: false, options, message: "" } };
  }

  /** Look further ahead than the server did by itself, or sooner. */
  async lookFurther(): Promise<void> {
    const { question } = this;
    if (!question) return;
    const found = (await api.further(this.id, question.seat).catch(() => null)) ?? this.ahead;
    if (found && this.question?.since === question.since) this.foreseen = { ...found, complete: true };
  }

  async askHint(): Promise<void> {
    if (!this.question || this.thinking) return;
    this.thinking = true;
    try {
      this.hint = await api.hint(this.id, this.question.seat);
    } catch (error) {
      this.complain(error);
    } finally {
      this.thinking = false;
    }
  }

  async loadChat(): Promise<void> {
    this.chat = await api.chat(this.id);
  }

  complain(error: unknown): void {
    this.problem = error instanceof Refused ? error.message : t("error-connection");
    clearTimeout(this.complaint);
    this.complaint = window.setTimeout(() => (this.problem = ""), COMPLAINT);
  }

  /** Do something that changes the table; the crumbs are those after it. */
  private async act(doing: (shown: number) => Promise<Done>, crumbs: Crumb[]): Promise<void> {
    const { view } = this;
    if (this.busy || !view) return;
    const before = this.crumbs;
    this.keepCrumbs(crumbs);
    this.busy = true;
    this.awaited = Infinity; // nobody knows the version yet
    this.problem = "";
    this.explained = null;
    this.hint = null;
    try {
      this.show(await doing(view.version), view);
    } catch (error) {
      this.busy = false;
      this.keepCrumbs(before);
      if (error instanceof Refused && error.body.view && error.body.view.version !== this.view?.version) {
        this.busy = true; // what is on the screen is old: the stream brings the new, or we look
        this.awaited = error.body.view.version;
        this.waiting = window.setTimeout(() => void this.fetchView(), this.line === "open" ? PATIENCE : 0);
      }
      this.complain(error);
    }
  }

  /** Put what a command has changed on the screen. Until it is there, the old question cannot be answered again. */
  private show(done: Done, from: View): void {
    this.awaited = done.version;
    const same = this.view?.language === from.language && this.me === from.you.seat;
    if (done.frame?.type === "change" && done.frame.from === this.view?.version && same) this.takeChange(done.frame);
    this.calmDown();
    if (!this.busy) return;
    clearTimeout(this.waiting);
    const patience = this.line === "open" ? PATIENCE : 0; // where the line is cut, no stream will bring it
    this.waiting = window.setTimeout(() => void this.fetchView(), patience);
  }

  /** What was answered is on the screen: the next thing can be done. */
  private calmDown(): void {
    if ((this.view?.version ?? 0) >= this.awaited) this.busy = false;
  }

  /** Look again without the stream. */
  private async fetchView(): Promise<void> {
    if (!this.busy) return;
    try {
      this.takeView(await api.view(this.id, this.me ?? undefined));
    } catch (error) {
      this.complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** What a thing is, in words; a thing without words is part of what it lies on. */
  private tipOf(node: string): string {
    const sheet = this.view?.scenes.find((one) => node in one.drawn);
    return (sheet && lineage(sheet, node).map((name) => sheet.drawn[name]?.tip ?? "").find(Boolean)) ?? "";
  }

  private greeting(): Hello {
    const known = !this.missed && this.view?.language === this.speaking && this.me === (this.seat ?? this.me);
    return {
      lang: this.speaking,
      ...(this.seat === undefined ? {} : { seat: this.seat }),
      ...(known && this.view ? { version: this.view.version } : {}),
    };
  }

  private receive(frame: Frame): void {
    if (frame.type === "view") this.takeView(frame.view);
    else if (frame.type === "change") this.takeChange(frame);
    else if (frame.type === "seats" && this.view) this.view = { ...this.view, seats: frame.seats };
    else if (frame.type === "ahead") this.foreseen = frame;
    else if (frame.type === "chat") this.hear(frame.line);
    else if (frame.type === "bye" && frame.code !== "slow" && frame.code !== "restart") this.leave(frame.code);
  }

  private hear(line: ChatLine): void {
    const known = this.chat.some((one) => one.n === line.n);
    this.chat = [...this.chat.filter((one) => one.n !== line.n), line];
    if (!known && line.seat !== this.me) this.unread += 1;
  }

  /** Whether something foreseen belongs to the question on the screen. */
  private fits(ahead: Ahead | null): boolean {
    return ahead !== null && this.question !== null && ahead.since === this.question.since && ahead.seat === this.question.seat;
  }

  private leave(code: string): void {
    this.gone = code;
    this.stream.close();
  }

  private takeView(view: View): void {
    this.missed = false;
    if (!this.view) this.readUpTo = this.storedReading(view) ?? view.seen;
    remember();
    this.view = view;
    this.seat ??= view.you.holds.length === 1 ? view.you.holds[0] : undefined;
    this.follow(view);
  }

  private takeChange(change: Change): void {
    const { view } = this;
    if (view && change.version <= view.version) return; // shown already, by the answer to a command
    if (!view || change.from !== view.version) {
      this.missed = true;
      this.stream.hello();
      return;
    }
    const { type: _type, from: _from, log_from, log, stories_from, stories, scenes, ...rest } = change;
    const wasMine = view.question !== null;
    remember();
    this.view = {
      ...view,
      ...rest,
      scenes: this.redrawn(view.scenes, scenes),
      log: grown(view.log, log_from, log),
      stories: [...view.stories.filter((story) => story.n < stories_from), ...stories],
    };
    this.touched = scenes.flatMap(({ patch }) => (patch ? [...patch.changed, ...patch.moved, ...patch.added] : []));
    if (!wasMine) this.trace(view, meantBy(scenes, view.scenes));
    if (wasMine && change.question === null) this.read(change.from + 1);
    this.follow(this.view);
  }

  /** Note what somebody else has touched; it is marked in their colour until the next own choice. */
  private trace(before: View, touched: string[]): void {
    const seat = before.waiting_for.length === 1 ? before.waiting_for[0] : undefined;
    if (seat === undefined || seat === this.me || touched.length > MANY) return;
    this.traces = { ...this.traces, ...Object.fromEntries(touched.map((node) => [node, seat])) };
  }

  private redrawn(old: Sheet[], changes: Change["scenes"]): Sheet[] {
    const found = new Map(old.map((sheet) => [sheet.name, sheet]));
    for (const { name, sheet, patch } of changes) {
      const known = found.get(name);
      if (sheet) found.set(name, sheet);
      else if (patch && known) found.set(name, applyPatch(known, patch));
      else found.delete(name);
    }
    return [...found.values()];
  }

  /** What goes with a new view: the crumbs, the next person at this browser, and the note how far one has read. */
  private follow(view: View): void {
    this.explained = null;
    this.hint = null;
    const crumbs = view.question === null ? [] : this.storedCrumbs();
    // What cannot be taken back any more belongs to the past once the turn is another.
    this.keepCrumbs(crumbs.filter((crumb) => (view.can_undo || crumb.turn === view.turn) && crumb.language === view.language));
    this.calmDown();
    const stands = this.finishing || !view.can_undo; // where nothing could be taken back there is nothing to confirm
    this.finishing = false;
    if (view.question?.confirm && stands && !this.busy && view.question.options[0]) void this.choose(view.question.options[0]);
    const next = view.waiting_for.find((seat) => view.you.holds.includes(seat));
    if (view.question === null && next !== undefined && next !== view.you.seat) this.handOver = next;
    clearTimeout(this.reading);
    this.reading = window.setTimeout(() => this.noteSeen(view.version), READING);
    clearTimeout(this.planning);
    if (view.question === null && view.status === "playing" && view.you.seat !== null) this.planning = window.setTimeout(() => void this.makePlan(view), QUIET);
  }

  /** Others are asked for a while: see what one could do if it were one's turn. */
  private async makePlan(view: View): Promise<void> {
    if (document.visibilityState !== "visible" || view.you.seat === null) return;
    const plan = await api.plan(this.id, view.you.seat).catch(() => null); // there is no plan where the table has gone on
    if (plan && this.view?.version === plan.version) this.supposed = plan;
  }

  private noteSeen(version: number): void {
    if (document.visibilityState === "visible") void api.seen(this.id, version).catch(() => undefined);
  }

  /** How far the log was read when one's own last turn ended, if this window knows it. */
  private storedReading(view: View): number | null {
    const kept = Number(sessionStorage.getItem(`tablewright.read.${this.id}`) ?? NaN);
    return Number.isFinite(kept) && kept <= view.version ? kept : null;
  }

  private read(version: number): void {
    this.readUpTo = version;
    sessionStorage.setItem(`tablewright.read.${this.id}`, String(version));
  }

  private keepCrumbs(crumbs: Crumb[]): void {
    this.crumbs = crumbs;
    sessionStorage.setItem(`tablewright.choices.${this.id}`, JSON.stringify(crumbs));
  }

  private storedCrumbs(): Crumb[] {
    try {
      return JSON.parse(sessionStorage.getItem(`tablewright.choices.${this.id}`) ?? "[]") as Crumb[];
    } catch {
      return [];
    }
  }
}

/** What changes of sheets were about. */
function meantBy(changes: Change["scenes"], sheets: readonly Sheet[]): string[] {
  return changes.flatMap(({ name, patch }) => {
    const old = sheets.find((sheet) => sheet.name === name);
    return patch && old ? meant(patch, old, { ...old.places, ...patch.places }) : [];
  });
}

function grown(log: LogLine[], from: number, more: LogLine[]): LogLine[] {
  return [...log.filter((line) => line.n < from), ...more];
}
