/** What a page and its worker say to each other. */

export type ToWorker =
  | { type: "start"; root: string }
  | { type: "ask"; id: number; method: string; address: string; body: string; key: string }
  | { type: "listen"; stream: string; table: string; hello: string }
  | { type: "hush"; stream: string };

export type FromWorker =
  | { type: "started" }
  | { type: "failed"; reason: string }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "frame"; stream: string; frame: string };

/** What a worker says to the one that thinks for it. */
export interface ToMate {
  id: number;
  root: string;
  kind: string;
  game: string;
  wish: Uint8Array;
}

export type FromMate = { id: number; done: Uint8Array } | { id: number; failed: string };
