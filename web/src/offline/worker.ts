/** The worker that has the tables: Python answers what the page asks. Named "mate" it thinks for such a worker. */
import type { PyCallable, PyProxy } from "pyodide/ffi";

import type { FromMate, FromWorker, ToMate, ToWorker } from "./messages";
import { Python } from "./python";
import { fetchTable, forgetTable, keepTable } from "./storage";

const MATE = "mate";
/** What a worker can use; the types of the page know only pages. */
const scope = self as unknown as {
  name: string;
  location: Location;
  onmessage: (event: MessageEvent) => void;
  postMessage(message: unknown): void;
};

/** Bytes of Python as bytes of our own. */
function taken(bytes: PyProxy): Uint8Array {
  const copy = (bytes as unknown as { toJs(): Uint8Array }).toJs();
  bytes.destroy();
  return copy;
}

// ------------------------------------------------------------------------------------------------ the mate

/** Another worker that thinks: started when it is first needed. */
class Mate {
  private worker: Worker | null = null;
  private readonly open = new Map<number, { resolve: (done: Uint8Array) => void; reject: (error: Error) => void }>();
  private last = 0;

  constructor(private readonly root: string) {}

  work(kind: string, game: string, wish: Uint8Array): Promise<Uint8Array> {
    this.worker ??= this.start();
    const id = ++this.last;
    this.worker.postMessage({ id, root: this.root, kind, game, wish } satisfies ToMate);
    return new Promise((resolve, reject) => this.open.set(id, { resolve, reject }));
  }

  private start(): Worker {
    const worker = new Worker(scope.location.href, { type: "module", name: MATE });
    worker.onmessage = ({ data }: MessageEvent<FromMate>) => {
      const waiting = this.open.get(data.id);
      this.open.delete(data.id);
      if ("done" in data) waiting?.resolve(data.done);
      else waiting?.reject(new Error(data.failed));
    };
    worker.onerror = (event) => {
      for (const waiting of this.open.values()) waiting.reject(new Error(event.message));
      this.open.clear();
      this.worker = null;
    };
    return worker;
  }
}

function beMate(): void {
  let started: Promise<Python> | null = null;
  let order: Promise<void> = Promise.resolve();
  scope.onmessage = ({ data }: MessageEvent<ToMate>) => {
    const mine = (started ??= Python.start(data.root));
    order = order.then(async () => {
      try {
        const python = await mine;
        const { pyodide } = python;
        await python.bring(data.game);
        const work = pyodide.pyimport("tablewright.offline.browser.work") as PyCallable;
        const wish = pyodide.toPy(data.wish) as PyProxy;
        const bytes = pyodide.globals.get("bytes") as PyCallable;
        const done = taken(work(data.kind, bytes(wish)) as PyProxy);
        scope.postMessage({ id: data.id, done } satisfies FromMate);
      } catch (error) {
        scope.postMessage({ id: data.id, failed: String(error) } satisfies FromMate);
      }
    });
  };
}

// ------------------------------------------------------------------------------------------------ the tables

interface Desk {
  ask(method: string, address: string, body: string, key: string): Promise<PyProxy & { toJs(): [number, string] }>;
  listen(stream: string, table: string, hello: string): Promise<void>;
  hush(stream: string): void;
  changed_elsewhere(table: string): Promise<void>;
}

const say = (message: FromWorker) => scope.postMessage(message);
/** Windows of the same browser tell each other what they have changed. */
const others = new BroadcastChannel("tablewright");

async function openDesk(root: string): Promise<Desk> {
  const python = await Python.start(root);
  const mate = new Mate(root);
  const functions = {
    bring: (game: string) => python.bring(game),
    keep: async (table: string, before: number, version: number, kept: PyProxy, cards: string) => {
      const copy = (kept as unknown as { toJs(): Uint8Array }).toJs();
      const done = await keepTable({ table, version, data: copy, cards: JSON.parse(cards) as Record<string, unknown> }, before);
      if (done) others.postMessage(table);
      return done;
    },
    fetch: async (table: string) => (await fetchTable(table))?.data,
    forget: async (table: string) => {
      await forgetTable(table);
      others.postMessage(table);
    },
    work: (kind: string, game: string, wish: PyProxy) => mate.work(kind, game, (wish as unknown as { toJs(): Uint8Array }).toJs()),
    tell: (stream: string, frame: string) => say({ type: "frame", stream, frame }),
  };
  const make = python.pyodide.pyimport("tablewright.offline.browser.Worker") as PyCallable;
  const desk = make(functions) as unknown as Desk;
  others.onmessage = ({ data }: MessageEvent<string>) => void desk.changed_elsewhere(data);
  say({ type: "started" });
  return desk;
}

function beDesk(): void {
  let desk: Promise<Desk> | null = null;
  scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === "start") {
      desk = openDesk(data.root);
      desk.catch((error: unknown) => say({ type: "failed", reason: String(error) }));
      return;
    }
    void desk?.then(async (open) => {
      if (data.type === "listen") await open.listen(data.stream, data.table, data.hello);
      else if (data.type === "hush") open.hush(data.stream);
      else {
        const told = await open.ask(data.method, data.address, data.body, data.key);
        const [status, body] = told.toJs();
        told.destroy();
        say({ type: "answer", id: data.id, status, body });
      }
    });
  };
}

if (scope.name === MATE) beMate();
else beDesk();
