/** Commands to the server. Everything that changes a table carries a key, so that sending it twice does it once. */
import { settings } from "./settings.svelte";
import type {
  ChatLine, Game, Hint, Link, Made, Me, Moved, RecordedMove, Report, Rule, Rulebook, Seat, SeatRequest, TableCard, TableRequest,
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

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parts.set(name, String(value));
  return `/api${path}?${parts}`;
}

async function refusal(answer: Response): Promise<Refused> {
  const body = (await answer.json().catch(() => ({}))) as Refused["body"] & { error?: { code: string; message: string } };
  const { code, message } = body.error ?? { code: "internal", message: t("error-unknown", { status: answer.status }) };
  const wait = answer.headers.get("Retry-After");
  return new Refused(code, message, answer.status, body, wait === null ? null : Number(wait));
}

async function call<T>(method: string, path: string, query: Query = {}, body?: object, key?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  const answer = await fetch(address(path, query), { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Commands are safe to repeat: the server knows them by their key. */
async function command<T>(path: string, body: object): Promise<T> {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt++) {
    try {
      return await call<T>("POST", path, {}, body, key);
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

  games: async () => (await call<{ games: Game[] }>("GET", "/games")).games,
  rulebook: (game: string, words?: string) => call<Rulebook>("GET", `/games/${game}/rules`, { q: words }),
  rule: (game: string, id: string) => call<Rule & { chapter: string }>("GET", `/games/${game}/rules/${id}`),

  tables: async () => (await call<{ tables: TableCard[] }>("GET", "/tables")).tables,
  make: (request: TableRequest) => call<Made>("POST", "/tables", {}, request),
  bringIn: (record: unknown, seats: SeatRequest[]) => call<Made>("POST", "/import", {}, { record, seats, confirm: true }),
  remove: (table: string) => call<void>("DELETE", at(table)),
  claim: (token: string, name: string) => call<{ table: string; seat: number }>("POST", "/claim", {}, { token, name }),
  newLink: (table: string, seat: number) => call<Link>("POST", `${at(table)}/seats/${seat}/link`),
  fork: (table: string, move: number | undefined, seat: number | null) =>
    call<Made>("POST", `${at(table)}/fork`, {}, { ...(move === undefined ? {} : { move }), ...(seat === null ? {} : { seat }) }),

  view: (table: string, seat?: number) => call<View>("GET", at(table), { seat }),
  seen: (table: string, version: number) => call<void>("PUT", `${at(table)}/seen`, {}, { version }),
  move: (table: string, seat: number, since: number, option: string) =>
    command<Moved>(`${at(table)}/moves`, { seat, since, option }),
  undo: (table: string, seat: number, since: number) => command<Moved>(`${at(table)}/undo`, { seat, since }),
  redo: (table: string, seat: number, since: number) => command<Moved>(`${at(table)}/redo`, { seat, since }),
  why: (table: string, seat: number, about: { option?: string; node?: string }) =>
    call<Why>("GET", `${at(table)}/why`, { seat, ...about }),
  hint: (table: string, seat: number) => call<Hint>("POST", `${at(table)}/hint`, {}, { seat }),
  standIn: (table: string, seat: number, level: string | null) =>
    level === null
      ? call<Seat>("DELETE", `${at(table)}/seats/${seat}/stand-in`)
      : call<Seat>("PUT", `${at(table)}/seats/${seat}/stand-in`, {}, { level }),
  chat: async (table: string) => (await call<{ lines: ChatLine[] }>("GET", `${at(table)}/chat`)).lines,
  say: (table: string, seat: number, text: string) => call<ChatLine>("POST", `${at(table)}/chat`, {}, { seat, text }),

  moves: async (table: string) => (await call<{ moves: RecordedMove[] }>("GET", `${at(table)}/moves`)).moves,
  replay: (table: string, move: number, seat: number | null) =>
    call<View>("GET", `${at(table)}/replay`, { move, seat: seat ?? undefined }),
  report: (table: string) => call<Report>("GET", `${at(table)}/report`),
  recordAddress: (table: string) => address(`${at(table)}/record`),
};
