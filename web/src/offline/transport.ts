/** Tables in this browser: a worker answers, IndexedDB keeps, and what is the same for everybody lies ready. */
import type { Answer, Listening, Stream, Transport } from "../core/transport";
import type { Frame } from "../core/types";
import type { FromWorker, ToWorker } from "./messages";
import { forgetTable, listTables } from "./storage";

const ROOT = new URL(import.meta.env.BASE_URL, document.baseURI).href;
/** Questions whose answers lie beside the client, by language. */
const READY = /^\/(me|games|games\/[a-z]+\/(rules|lessons|page))$/;

class Tables {
  private readonly worker: Worker;
  private readonly open = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private readonly listening = new Map<string, Listening>();
  private last = 0;
  private failed: Error | null = null;

  constructor() {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message);
    this.say({ type: "start", root: ROOT });
  }

  ask(method: string, address: string, body?: object, key = ""): Promise<Answer> {
    if (this.failed) return Promise.reject(this.failed);
    const id = ++this.last;
    this.say({ type: "ask", id, method, address, body: body ? JSON.stringify(body) : "", key });
    return new Promise((resolve, reject) => this.open.set(id, { resolve, reject }));
  }

  listen(listening: Listening): Stream {
    const stream = String(++this.last);
    this.listening.set(stream, listening);
    const hello = () => this.say({ type: "listen", stream, table: listening.table, hello: JSON.stringify(listening.greeting()) });
    listening.online(this.failed ? "lost" : "connecting");
    hello();
    return {
      hello,
      close: () => {
        this.listening.delete(stream);
        this.say({ type: "hush", stream });
      },
    };
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === "answer") {
      const { id, status, body } = message;
      this.open.get(id)?.resolve({ status, body: body ? (JSON.parse(body) as unknown) : undefined, wait: null });
      this.open.delete(id);
    } else if (message.type === "frame") {
      const listening = this.listening.get(message.stream);
      listening?.online("open");
      listening?.onframe(JSON.parse(message.frame) as Frame);
    } else if (message.type === "started") sayStarted();
    else this.fail(message.reason);
  }

  private fail(reason: string): void {
    sayStarted();
    this.failed = new Error(reason);
    for (const { reject } of this.open.values()) reject(this.failed);
    this.open.clear();
    for (const { online } of this.listening.values()) online("lost");
    reportError(this.failed);
  }
}

let sayStarted: () => void;
/** Python has started, or has failed to: whatever else the page wants to fetch can come now. */
export const started = new Promise<void>((resolve) => (sayStarted = resolve));

let tables: Tables | null = null;
/** Python starts when the page has been drawn: it takes seconds, and somebody will want to play. */
const theTables = () => (tables ??= new Tables());
setTimeout(theTables, 0);

async function ready(path: string, language: string): Promise<Answer> {
  const answer = await fetch(`${ROOT}ready${path}.${language}.json`);
  return { status: answer.status, body: answer.ok ? await answer.json() : undefined, wait: null };
}

async function ask(method: string, address: string, body?: object, key?: string): Promise<Answer> {
  const [path = "", query = ""] = address.split("?");
  const asked = new URLSearchParams(query);
  const language = asked.get("lang") ?? "en";
  if (method === "GET" && READY.test(path) && !asked.has("q")) return ready(path, language);
  if (method === "GET" && path === "/tables") return { status: 200, body: { tables: await listTables(language) }, wait: null };
  if (method === "DELETE" && /^\/tables\/[^/]+$/.test(path) && !tables) {
    await forgetTable(decodeURIComponent(path.slice("/tables/".length)));
    return { status: 204, body: undefined, wait: null };
  }
  return theTables().ask(method, address, body, key);
}

async function saveRecord(table: string, name: string): Promise<void> {
  const { body } = await theTables().ask("GET", `/tables/${encodeURIComponent(table)}/record?whole=1`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(body)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const transport: Transport = {
  alone: true,
  ask,
  listen: (listening) => theTables().listen(listening),
  place: (address) => address.replace(/^\/api\//, `${ROOT}ready/`),
  saveRecord,
};
