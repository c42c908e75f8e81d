/** How somebody comes to an answer: by a thing, by the list, with a question in between where something would be lost. */
import { api } from "../core/api";
import { screenSize } from "../core/screen.svelte";
import { lineage } from "../core/sheet";
import type { LiveTable } from "../core/table.svelte";
import type { Ahead, BlockedOption, EffectChip, Effects, Option } from "../core/types";
import { onlyEnds, reachOf, refusalsOf, targetsOf, wayOf, waysTo, waysWith, type Way } from "../core/ways";

/** A thing that was clicked: what it is, and where one can go from it. */
export interface ThingChoice {
  node: string;
  tip: string;
  where: DOMRect;
  ways: Way[];
  refused: BlockedOption[];
  /** How many ways were left out of the list. */
  more: number;
  /** It was only pointed at: the box goes when the pointer does. */
  passing: boolean;
  /** Others are asked: these are ways to plan with. */
  supposed: boolean;
}

const LINGER = 350; // milliseconds that somebody points at a thing before it tells its ways
const SOON = 700; // milliseconds that somebody waits for a warning before a click counts
const PRICED = 8; // ways of a menu whose prices are asked for one by one

const mutedAs = (table: string) => `tablewright.unwarned.${table}`;

export class Choosing {
  thing = $state.raw<ThingChoice | null>(null);
  /** What a touch has chosen and the bar at the foot would do; on a desk what was asked about. */
  picked = $state.raw<Way | null>(null);
  /** Something would be lost: shall it be done all the same? */
  asked = $state.raw<Way | null>(null);
  /** A thing that was clicked or carried before all was known that it can lead to: the page looks, then acts. */
  pending = $state<string | null>(null);

  private timer = 0;
  private clicks = 0; // whoever clicks again, or goes on, does not wait for an earlier click any more

  constructor(private readonly live: LiveTable) {}

  clear(): void {
    clearTimeout(this.timer);
    this.clicks += 1;
    this.pending = null;
    this.thing = null;
    this.picked = null;
    this.asked = null;
  }

  /** Options that belong to what is chosen: their things light up. */
  get lit(): string[] {
    const way = this.picked ?? this.asked;
    return way ? way.steps.slice(-1).map((step) => step.option) : [];
  }

  /** After something was done: the one answer that only ends the turn. Confirm takes it along. */
  get ending(): Way | null {
    const { question, ahead, view, crumbs } = this.live;
    if (!question || question.confirm || !ahead || !view?.confirm || !view.can_undo || crumbs.length === 0) return null;
    const ends = question.options.filter((option) => onlyEnds(ahead.effects[option.id]));
    return ends.length === 1 ? wayOf(ends[0]!, ahead) : null;
  }

  /** Let the turn stand, if it can. */
  confirm(): void {
    const { question } = this.live;
    const { ending } = this;
    if (question?.confirm && question.options[0]) void this.live.choose(question.options[0]);
    else if (ending) void this.live.finish(ending);
  }

  /** Somebody clicked or tapped a thing. With `looked` there is no more to be found out about it. */
  point(inner: string, where: DOMRect, looked = false): void {
    const { live } = this;
    const { view, question } = live;
    const ahead = live.ahead ?? live.plan;
    this.clicks += 1;
    live.explained = null;
    this.asked = null;
    const sheet = view?.scenes.find((one) => inner in one.drawn);
    const node = (sheet && reachOf(sheet, inner, ahead)) ?? inner;
    const ways = view ? waysTo(node, question, view.scenes, ahead) : [];
    if (!question && ways.length > 0) return this.open(node, where, ways);
    const only = ways.length === 1 ? ways[0] : ways.filter((way) => way.steps.length === 1).length === 1 ? ways.find((way) => way.steps.length === 1) : undefined;
    if (only && !screenSize.phone) return void this.takeUnlessHarmful(only, () => this.open(node, where, ways));
    if (ways.length > 0) return this.open(node, where, ways);
    if (question && !ahead?.complete && !looked) return void this.lookFirst(inner, () => this.point(inner, where, true));
    const refused = refusalsOf(view?.scenes ?? [], inner, ahead);
    this.clear();
    if (refused.length > 0 || ahead || !question) live.describe(inner, where, refused);
    else void live.why({ node: inner }, where);
  }

  /** The thing was not met when looking ahead, but not all was looked at: look further, then do what was wanted. */
  private async lookFirst(inner: string, act: () => void): Promise<void> {
    const { clicks } = this;
    this.pending = inner;
    await this.live.lookFurther();
    if (this.clicks !== clicks) return;
    this.pending = null;
    act();
  }

  /** Somebody laid a thing on another one: go there with it. With `looked` there is no more to be found out. */
  drop(carried: string, inner: string, where: DOMRect, looked = false): void {
    const { view, question, ahead } = this.live;
    if (!view || !question) return;
    this.clicks += 1;
    const laid = ahead && this.laid(carried, inner, ahead);
    if (!laid && !ahead?.complete && !looked) return void this.lookFirst(carried, () => this.drop(carried, inner, where, true));
    if (!laid) return;
    const ways = waysWith(waysTo(laid.onto, question, view.scenes, ahead), laid.thing, ahead);
    if (ways.length === 1) void this.takeUnlessHarmful(ways[0]!, () => this.open(laid.onto, where, ways));
    else if (ways.length > 1) this.open(laid.onto, where, ways);
  }

  /** Which thing was meant, and what it was laid on: each may be a part of something larger. */
  private laid(carried: string, inner: string, ahead: Ahead): { thing: string; onto: string } | undefined {
    const targets = this.within(inner);
    return this.within(carried)
      .map((thing) => ({ thing, onto: targets.find((name) => targetsOf(thing, ahead).includes(name)) ?? "" }))
      .find(({ onto }) => onto);
  }

  /** A node and all that it lies on. */
  private within(node: string): string[] {
    const sheet = this.live.view?.scenes.find((one) => node in one.drawn);
    return sheet ? lineage(sheet, node) : [node];
  }

  /** Somebody points at a thing before them for a while: show where one can go from it. */
  linger(node: string | null, where: () => DOMRect | undefined): void {
    clearTimeout(this.timer);
    if (this.thing && (!this.thing.passing || this.thing.node === node)) return;
    this.timer = window.setTimeout(() => {
      const { view, question, busy } = this.live;
      const ahead = this.live.ahead ?? this.live.plan;
      const place = where();
      const ways = node && view && ahead && !busy ? waysTo(node, question, view.scenes, ahead) : [];
      if (node && place && ways.length > 1) this.open(node, place, ways, true);
      else if (this.thing?.passing) this.clear();
    }, LINGER);
  }

  /** The pointer has come to the box: it stays until it is left. */
  stay(): void {
    clearTimeout(this.timer);
  }

  /** Somebody chose an answer of the list. */
  choose(option: Option): void {
    const way = wayOf(option, this.live.ahead);
    if (screenSize.phone && !this.live.question?.confirm) {
      this.thing = null;
      this.asked = null;
      this.picked = way;
    } else {
      this.want(way);
    }
  }

  /** Do it, unless something would be lost: then ask first. */
  want(way: Way): void {
    if (way.effects?.destructive || this.wasteOf(way).length > 0) this.asked = way;
    else this.take(way);
  }

  take(way: Way, usual = true): void {
    this.clear();
    void this.live.take(way, usual);
  }

  /** What would be lost unused, unless nobody wants to hear of it at this table. */
  wasteOf(way: Way): EffectChip[] {
    const wasted = way.effects?.wasted ?? [];
    return localStorage.getItem(mutedAs(this.live.id)) ? [] : wasted;
  }

  /** No more warnings at this table. */
  mute(): void {
    localStorage.setItem(mutedAs(this.live.id), "yes");
  }

  /** Do it, unless it cannot be taken back and something would be lost: then show that, to be wanted once more. */
  private async takeUnlessHarmful(way: Way, show: () => void): Promise<void> {
    const { question } = this.live;
    const tried = way.effects ?? (await this.effectsOf(way));
    if (this.live.question !== question) return;
    const known = { ...way, effects: tried };
    if (tried === null || (!tried.destructive && this.wasteOf(known).length === 0)) this.take(known);
    else show();
  }

  /** What a way does, asked of the server; null if it does not know soon enough. */
  private async effectsOf(way: Way): Promise<Effects | null> {
    const { question, id } = this.live;
    if (!question) return null;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SOON));
    const asked = api.effects(id, question.seat, question.since, way.steps.map((step) => step.option)).catch(() => null);
    return Promise.race([asked, late]);
  }

  /** Fill in the prices of ways that nobody has played through yet. */
  private async price(thing: ThingChoice): Promise<void> {
    for (const way of thing.ways.filter((one) => one.effects === null).slice(0, PRICED)) {
      const effects = await this.effectsOf(way);
      if (this.thing?.node !== thing.node) return;
      if (effects) this.thing = { ...this.thing, ways: this.thing.ways.map((one) => (one.key === way.key ? { ...one, effects } : one)) };
      if (this.picked?.key === way.key && effects) this.picked = { ...way, effects };
    }
  }

  private open(node: string, where: DOMRect, ways: Way[], passing = false): void {
    const { view, question } = this.live;
    const ahead = this.live.ahead ?? this.live.plan;
    const sheet = view?.scenes.find((one) => node in one.drawn);
    const tip = (sheet && lineage(sheet, node).map((name) => sheet.drawn[name]?.tip).find(Boolean)) ?? "";
    this.thing = { node, tip, where, ways, refused: ahead?.refused[node] ?? [], more: ahead?.things[node]?.more ?? 0, passing, supposed: !question };
    if (!question) return;
    this.picked = ways.find((way) => !way.effects?.destructive) ?? ways[0]!;
    void this.price(this.thing);
  }
}
