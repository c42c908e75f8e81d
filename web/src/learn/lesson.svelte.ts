/** The lessons of a game on the page: where the learner is, what was tried, what is said of it. */
import { api, Refused } from "../core/api";
import { remember } from "../core/motion";
import type { Sheet } from "../core/sheet";
import { lineage } from "../core/sheet";
import type { LessonPart, LessonPlace, Lessons, LessonStep, Mark, Option, View } from "../core/types";
import { t } from "../core/words.svelte";
import { keepProgress, progressIn } from "./progress";

/** An answer that was tried, and what the step said of it. */
export interface Try {
  option: string;
  label: string;
  mark: Mark;
  words: string;
}

export class LiveLesson {
  lessons = $state.raw<Lessons | null>(null);
  place = $state.raw<LessonPlace | null>(null);
  done = $state.raw<string[]>([]);
  /** What was tried at this step. */
  tries = $state.raw<Try[]>([]);
  /** What the last step says now that it is done; read before the next one. */
  then = $state("");
  /** What a thing is that has nothing to do with the step. */
  about = $state("");
  /** The thing that was clicked and is not meant. */
  missed = $state<string | null>(null);
  /** The answer that opens the way on. */
  opened = $state("");
  problem = $state("");
  busy = $state(false);
  private taken: string[] = [];

  readonly step: LessonStep | null = $derived(this.place?.step ?? null);
  readonly part: LessonPart | undefined = $derived(this.lessons?.parts.find((part) => part.id === this.place?.part));
  readonly partNumber = $derived(this.lessons?.parts.findIndex((part) => part.id === this.place?.part) ?? -1);
  readonly options: Option[] = $derived(this.place?.view.question?.options ?? []);
  /** The answers that the step asks for; those of a puzzle are for the learner to find. */
  readonly wanted: string[] = $derived(
    this.step?.kind === "do" && !this.then ? Object.keys(this.step.answers) : [],
  );
  /** Whether the learner may answer now. */
  readonly asked = $derived(this.step !== null && this.step.kind !== "tell" && !this.then && !this.opened);
  /** Whether there is nothing to do but to go on. */
  readonly mayGoOn = $derived(
    this.place !== null && (Boolean(this.then) || Boolean(this.opened) || this.step === null || this.step.kind === "tell"),
  );
  /** What is lit: the things the step speaks of, and those that stand for its answers. */
  readonly look: string[] = $derived(this.then || !this.step ? [] : [...this.step.look, ...this.nodesOf(this.open)]);
  /** The scenes; only what the step asks for can be picked. */
  readonly scenes: Sheet[] = $derived((this.place?.view.scenes ?? []).map((sheet) => withPicks(sheet, this.open)));

  constructor(readonly game: string) {}

  /** The answers that are marked on the board. */
  private get open(): string[] {
    if (!this.asked) return [];
    const proper = this.options.filter((option) => !option.aside || option.id in this.step!.answers);
    return this.step?.kind === "puzzle" ? proper.map((option) => option.id) : this.wanted;
  }

  private nodesOf(options: readonly string[]): string[] {
    return this.options.filter((option) => options.includes(option.id)).flatMap((option) => option.nodes);
  }

  /** Open the lessons at a part, or where one was last. */
  async begin(wish: string): Promise<void> {
    const lessons = await this.asking(() => api.lessons(this.game));
    if (!lessons) return;
    this.lessons = lessons;
    const kept = progressIn(this.game);
    this.done = [...new Set([...kept.done, ...lessons.done])];
    const known = (part: string) => lessons.parts.some((one) => one.id === part);
    if (known(wish)) return this.start(wish);
    if (known(kept.part) && (await this.go(kept.part, kept.taken))) return;
    await this.start(lessons.parts[0]!.id);
  }

  /** The same place in another language. */
  async speak(): Promise<void> {
    const { place, taken } = this;
    if (!place) return;
    this.lessons = (await this.asking(() => api.lessons(this.game))) ?? this.lessons;
    await this.go(place.part, taken);
  }

  async start(part: string): Promise<void> {
    await this.go(part, []);
  }

  /** Somebody answers: what the step says of it; the taught move is made. */
  answer(option: string): void {
    const { step } = this;
    if (!step || !this.asked || this.busy) return;
    const found = step.answers[option];
    const mark = found?.mark ?? "wrong";
    const label = this.options.find((one) => one.id === option)?.label ?? option;
    const words = found ? found.words : step.wrong;
    this.about = "";
    if (mark === "right") {
      void this.goOn(option);
      return;
    }
    this.tries = [...this.tries.filter((one) => one.option !== option), { option, label, mark, words }];
    this.missed = mark === "best" ? null : (this.nodesOf([option])[0] ?? null);
    if (mark === "best") this.opened = option;
  }

  /** Somebody clicked a thing: the options it stands for, also those that the step does not ask for. */
  optionsAt(node: string): Option[] {
    const ids = (this.place?.view.scenes ?? [])
      .flatMap((sheet) => (node in sheet.drawn ? lineage(sheet, node).map((name) => sheet.picks[name]?.options ?? []) : []))
      .find((options) => options.length > 0);
    return this.options.filter((option) => ids?.includes(option.id));
  }

  /** What a thing is that no answer stands for. */
  tellAbout(node: string): void {
    const sheet = this.place?.view.scenes.find((one) => node in one.drawn);
    this.missed = null;
    this.about = (sheet && lineage(sheet, node).map((name) => sheet.drawn[name]?.tip).find(Boolean)) ?? "";
  }

  showMe(): void {
    if (this.step?.shown && this.asked) this.answer(this.step.shown);
  }

  /** Read on, go on after a puzzle, or begin the next part. */
  async next(): Promise<void> {
    if (!this.mayGoOn || this.busy || !this.place) return;
    if (this.then) this.then = "";
    else if (this.step) await this.goOn(this.opened);
    else {
      const following = this.lessons?.parts[this.partNumber + 1];
      if (following) await this.start(following.id);
    }
  }

  /** One step back: the part is played again up to there. */
  async back(): Promise<void> {
    if (this.busy || !this.place) return;
    if (this.tries.length > 0 && this.opened) return this.forget();
    if (this.taken.length > 0) await this.go(this.place.part, this.taken.slice(0, -1));
    else if (this.partNumber > 0) await this.start(this.lessons!.parts[this.partNumber - 1]!.id);
  }

  /** Back to a step of this part that is done already. */
  async backTo(step: number): Promise<void> {
    if (this.place && step < this.taken.length) await this.go(this.place.part, this.taken.slice(0, step));
  }

  private async goOn(option: string): Promise<void> {
    const { place, step } = this;
    if (!place || !step) return;
    const said = step.then;
    if (await this.go(place.part, [...this.taken, option])) this.then = said;
  }

  private async go(part: string, taken: string[]): Promise<boolean> {
    const found = await this.asking(() => api.lessonPlace(this.game, part, taken));
    if (!found) return false;
    this.forget();
    const old = this.place?.part === part ? this.place.view : null;
    if (old) remember();
    this.taken = taken;
    this.place = old ? { ...found, view: keptFrom(old, found.view) } : found;
    if (!found.step && !this.done.includes(part)) {
      this.done = [...this.done, part];
      void api.learnt(this.game, part).catch(() => undefined);
    }
    keepProgress(this.game, { done: this.done, part, taken });
    return true;
  }

  private forget(): void {
    this.tries = [];
    this.then = this.about = this.opened = this.problem = "";
    this.missed = null;
  }

  private async asking<T>(ask: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    try {
      return await ask();
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t("error-connection");
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** A sheet on which only these options can be picked. */
function withPicks(sheet: Sheet, open: readonly string[]): Sheet {
  const picks = Object.entries(sheet.picks).filter(([, pick]) => pick.options.some((option) => open.includes(option)));
  return { ...sheet, picks: Object.fromEntries(picks) };
}

/** A new view with everything that is as it was taken from the old one: only what moved shall glide. */
function keptFrom(old: View, fresh: View): View {
  const known = new Map(old.scenes.map((sheet) => [sheet.name, sheet]));
  const scenes = fresh.scenes.map((sheet) => {
    const before = known.get(sheet.name);
    return before
      ? { ...sheet, drawn: same(before.drawn, sheet.drawn), places: same(before.places, sheet.places), order: same(before.order, sheet.order) }
      : sheet;
  });
  return { ...fresh, scenes };
}

function same<T>(old: Record<string, T>, fresh: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => {
      const before = old[name];
      return [name, before !== undefined && JSON.stringify(before) === JSON.stringify(value) ? before : value];
    }),
  );
}
