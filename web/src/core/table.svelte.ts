/** A table as this browser sees it: the view, kept up to date by the stream, and all that can be done with it. */
import { api, Refused } from "./api";
import { remember } from "./motion";
import { settings } from "./settings.svelte";
import { applyPatch, lineage, type Sheet } from "./sheet";
import { Stream, type Hello, type Line } from "./stream";
import type { Change, ChatLine, Frame, Hint, LogLine, Option, Question, Seat, View, Why } from "./types";
import { t } from "./words.svelte";

/** What somebody pointed at, in words, and why it cannot be picked. */
export interface Asked {
  tip: string;
  node: string | null;
  where: DOMRect | null;
  answer: Why;
}

const UNASKED: Why = { offered: false, options: [], message: "" };
const READING = 1_500; // milliseconds until what is shown counts as read

export class LiveTable {
  view = $state.raw<View | null>(null);
  line = $state<Line>("connecting");
  gone = $state("");
  busy = $state(false);
  problem = $state("");
  asked = $state.raw<Asked | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** The choices of this turn so far, in words. */
  crumbs = $state.raw<string[]>([]);
  /** Nodes that the latest change touched. */
  touched = $state.raw<string[]>([]);
  /** The version up to which the log was read when this page was opened, or since the last own turn. */
  readUpTo = $state(0);
  /** Another person at this browser is asked: who must take the seat before the table is shown. */
  handOver = $state<number | null>(null);

  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly me: number | null = $derived(this.view?.you.seat ?? null);
  readonly mine: boolean = $derived(this.question !== null);

  private readonly stream: Stream;
  private seat: number | undefined;
  private speaking: string = settings.language;
  private missed = false; // a difference did not fit: the whole view is needed
  private reading = 0;

  constructor(readonly id: string) {
    this.stream = new Stream(
      id,
      () => this.greeting(),
      (frame) => this.take(frame),
      (line) => (this.line = line),
    );
  }

  close(): void {
    clearTimeout(this.reading);
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

  async choose(option: Option): Promise<void> {
    const { question } = this;
    if (!question) return;
    if (question.confirm) this.readUpTo = this.view?.version ?? 0;
    await this.act(
      () => api.move(this.id, question.seat, question.since, option.id),
      question.confirm ? [] : [...this.crumbs, option.label],
    );
  }

  async undo(): Promise<void> {
    const { view, me } = this;
    if (!view?.can_undo || me === null) return;
    await this.act(() => api.undo(this.id, me, view.since), this.crumbs.slice(0, -1));
  }

  async redo(): Promise<void> {
    const { view, me } = this;
    if (!view?.can_redo || me === null) return;
    await this.act(() => api.redo(this.id, me, view.since), [...this.crumbs, t("crumb-redone")]);
  }

  /** Why a thing, or an option, cannot be taken now. */
  async why(about: { node?: string; option?: string }, where: DOMRect | null, marked = about.node): Promise<void> {
    const node = marked ?? null;
    const tip = about.node === undefined ? "" : this.tipOf(about.node);
    try {
      const answer = this.question ? await api.why(this.id, this.question.seat, about) : UNASKED;
      if (tip || answer.message) this.asked = { tip, node, where, answer };
    } catch (error) {
      this.complain(error);
    }
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
  }

  /** Do something that changes the table; the crumbs are those after it. */
  private async act(doing: () => Promise<unknown>, crumbs: string[]): Promise<void> {
    if (this.busy) return;
    const before = this.crumbs;
    this.keepCrumbs(crumbs);
    this.busy = true;
    this.problem = "";
    this.asked = null;
    this.hint = null;
    try {
      await doing();
    } catch (error) {
      this.keepCrumbs(before);
      if (error instanceof Refused && error.body.view) this.takeView(error.body.view);
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

  private take(frame: Frame): void {
    if (frame.type === "view") this.takeView(frame.view);
    else if (frame.type === "change") this.takeChange(frame);
    else if (frame.type === "seats" && this.view) this.view = { ...this.view, seats: frame.seats };
    else if (frame.type === "chat") this.chat = [...this.chat, frame.line];
    else if (frame.type === "bye" && frame.code !== "slow" && frame.code !== "restart") this.leave(frame.code);
  }

  private leave(code: string): void {
    this.gone = code;
    this.stream.close();
  }

  private takeView(view: View): void {
    this.missed = false;
    if (!this.view) this.readUpTo = view.seen;
    remember();
    this.view = view;
    this.seat ??= view.you.holds.length === 1 ? view.you.holds[0] : undefined;
    this.follow(view);
  }

  private takeChange(change: Change): void {
    const { view } = this;
    if (!view || change.from !== view.version) {
      this.missed = true;
      this.stream.hello();
      return;
    }
    const { type: _type, from: _from, log_from, log, scenes, ...rest } = change;
    const wasMine = view.question !== null;
    remember();
    this.view = { ...view, ...rest, scenes: this.redrawn(view.scenes, scenes), log: grown(view.log, log_from, log) };
    this.touched = scenes.flatMap(({ patch }) => (patch ? [...patch.changed, ...patch.moved, ...patch.added] : []));
    if (wasMine && change.question === null) this.readUpTo = change.from + 1;
    this.follow(this.view);
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
    this.asked = null;
    this.hint = null;
    if (view.question === null || (!view.confirm && !view.can_undo)) this.keepCrumbs([]);
    else this.crumbs = this.storedCrumbs();
    const next = view.waiting_for.find((seat) => view.you.holds.includes(seat));
    if (view.question === null && next !== undefined && next !== view.you.seat) this.handOver = next;
    clearTimeout(this.reading);
    this.reading = window.setTimeout(() => this.noteSeen(view.version), READING);
  }

  private noteSeen(version: number): void {
    if (document.visibilityState === "visible") void api.seen(this.id, version).catch(() => undefined);
  }

  private keepCrumbs(crumbs: string[]): void {
    this.crumbs = crumbs;
    sessionStorage.setItem(`tablewright.crumbs.${this.id}`, JSON.stringify(crumbs));
  }

  private storedCrumbs(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(`tablewright.crumbs.${this.id}`) ?? "[]") as string[];
    } catch {
      return [];
    }
  }
}

function grown(log: LogLine[], from: number, more: LogLine[]): LogLine[] {
  return [...log.filter((line) => line.n < from), ...more];
}
