/** What can be asked of tables, wherever they are. Everything that changes a table carries a key, so that sending it twice does it once. */
import { transport } from "$transport";

import { settings } from "./settings.svelte";
import type { Answer } from "./transport";
import type {
  Ahead, ChatLine, ClosingWord, Done, Effects, Hint, Invitation, LessonPlace, Lessons, Link, Made, Me, NoticeState, PlayersPage, PushAddress, RecordedMove, Report, Rule, Rulebook, Seat, SeatRequest, SecondThought, Shelf, TableCard, TableRequest,
  View, Why,
} from "./types";
import { t } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly body: { view?: View; why?: Why },
    /** Seconds to wait before trying again, if the server told. */
    readonly wait: number | null,
  ) {
    super(message);
  }
}

const TRIES = 4;
const PATIENCE = 700; // milliseconds before the second try; doubles

type Query = Record<string, string | number | boolean | undefined>;

function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parts.set(name, String(value));
  return `${path}?${parts}`;
}

function refusal({ status, body: told, wait }: Answer): Refused {
  const body = (told ?? {}) as Refused["body"] & { error?: { code: string; message: string } };
  const { code, message } = body.error ?? { code: "internal", message: t("error-unknown", { status }) };
  return new Refused(code, message, status, body, wait);
}

async function call<T>(method: string, path: string, query: Query = {}, body?: object, key?: string): Promise<T> {
  const answer = await transport.ask(method, address(path, query), body, key);
  if (answer.status >= 300) throw refusal(answer);
  return answer.body as T;
}

/** Commands are safe to repeat: the server knows them by their key. `shown` is the version on the screen. */
async function command(path: string, body: object, shown: number): Promise<Done> {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt++) {
    try {
      return await call<Done>("POST", path, { shown }, body, key);
    } catch (error) {
      const refused = error instanceof Refused ? error : null;
      if ((refused && ![429, 503].includes(refused.status)) || attempt === TRIES) throw error;
      const pause = Math.max(PATIENCE * 2 ** (attempt - 1), 1000 * (refused?.wait ?? 0));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string, language: string) => call<Me>("PUT", "/me", {}, { name, language }),
  enter: (secret: string) => call<void>("POST", "/enter", {}, { secret }),

  shelf: () => call<Shelf>("GET", "/games"),
  rulebook: (game: string, words?: string) => call<Rulebook>("GET", `/games/${game}/rules`, { q: words }),
  rule: (game: string, id: string) => call<Rule & { chapter: string }>("GET", `/games/${game}/rules/${id}`),

  page: (game: string) => call<PlayersPage>("GET", `/games/${game}/page`),
  lessons: (game: string) => call<Lessons>("GET", `/games/${game}/lessons`),
  lessonPlace: (game: string, part: string, taken: string[]) =>
    call<LessonPlace>("POST", `/games/${game}/lessons/${part}`, {}, { taken }),
  learnt: (game: string, part: string) => call<void>("PUT", `/games/${game}/lessons/${part}/done`),

  tables: async () => (await call<{ tables: TableCard[] }>("GET", "/tables")).tables,
  make: (request: TableRequest) => call<Made>("POST", "/tables", {}, request),
  bringIn: (record: unknown, seats: SeatRequest[]) => call<Made>("POST", "/import", {}, { record, seats, confirm: true }),
  remove: (table: string) => call<void>("DELETE", at(table)),
  rematch: (table: string) => call<Made>("POST", `${at(table)}/rematch`),
  invitation: (token: string) => call<Invitation>("POST", "/invitation", {}, { token }),
  claim: (token: string, name: string) => call<{ table: string; seat: number }>("POST", "/claim", {}, { token, name }),
  newLink: (table: string, seat: number) => call<Link>("POST", `${at(table)}/seats/${seat}/link`),
  fork: (table: string, move: number | undefined, seat: number | null) =>
    call<Made>("POST", `${at(table)}/fork`, {}, { ...(move === undefined ? {} : { move }), ...(seat === null ? {} : { seat }) }),

  view: (table: string, seat?: number) => call<View>("GET", at(table), { seat }),
  seen: (table: string, version: number) => call<void>("PUT", `${at(table)}/seen`, {}, { version }),
  /** Answers one after the other, all or none; with `usual` routine questions that follow get their usual answers. */
  move: (table: string, seat: number, since: number, [option, ...then]: string[], usual: boolean, shown: number) =>
    command(`${at(table)}/moves`, { seat, since, option, then, usual }, shown),
  undo: (table: string, seat: number, since: number, steps: number, shown: number) =>
    command(`${at(table)}/undo`, { seat, since, steps }, shown),
  /** What things can lead to, also by lines that were left out because there are many. */
  /** What a seat that waits could do if it were its turn. */
  plan: (table: string, seat: number) => call<Ahead>("GET", `${at(table)}/ahead`, { seat, plan: true }),
  further: (table: string, seat: number) => call<Ahead>("GET", `${at(table)}/ahead`, { seat, further: true }),
  /** What a line would do. */
  effects: (table: string, seat: number, since: number, line: string[]) =>
    call<Effects>("POST", `${at(table)}/try`, {}, { seat, since, line }),
  redo: (table: string, seat: number, since: number, shown: number) => command(`${at(table)}/redo`, { seat, since }, shown),
  why: (table: string, seat: number, about: { option?: string; node?: string }) =>
    call<Why>("GET", `${at(table)}/why`, { seat, ...about }),
  /** What a coach says of the turn with these further answers, before it stands. */
  coach: (table: string, seat: number, since: number, line: string[]) =>
    call<SecondThought>("POST", `${at(table)}/coach`, {}, { seat, since, line }),
  closing: (table: string, seat: number) => call<ClosingWord>("GET", `${at(table)}/closing`, { seat }),
  hint: (table: string, seat: number) => call<Hint>("POST", `${at(table)}/hint`, {}, { seat }),
  standIn: (table: string, seat: number, level: string | null) =>
    level === null
      ? call<Seat>("DELETE", `${at(table)}/seats/${seat}/stand-in`)
      : call<Seat>("PUT", `${at(table)}/seats/${seat}/stand-in`, {}, { level }),
  notice: (table: string, seat: number) => call<NoticeState>("GET", `${at(table)}/seats/${seat}/notice`),
  pushTo: (table: string, seat: number, push: PushAddress) => call<void>("PUT", `${at(table)}/seats/${seat}/notice`, {}, { push }),
  noNotice: (table: string, seat: number) => call<void>("DELETE", `${at(table)}/seats/${seat}/notice`),
  chat: async (table: string) => (await call<{ lines: ChatLine[] }>("GET", `${at(table)}/chat`)).lines,
  say: (table: string, seat: number, text: string) => call<ChatLine>("POST", `${at(table)}/chat`, {}, { seat, text }),

  moves: async (table: string) => (await call<{ moves: RecordedMove[] }>("GET", `${at(table)}/moves`)).moves,
  replay: (table: string, move: number, seat: number | null) =>
    call<View>("GET", `${at(table)}/replay`, { move, seat: seat ?? undefined }),
  report: (table: string) => call<Report>("GET", `${at(table)}/report`),
  recordAddress: (table: string) => `/api${address(`${at(table)}/record`)}`,
};
