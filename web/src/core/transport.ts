/** How this client reaches tables: a server over HTTP, or a worker of this browser. Which one is settled when it is built. */
import type { Frame } from "./types";

/** What was answered: the body is undefined where there is none. */
export interface Answer {
  status: number;
  body: unknown;
  /** Seconds to wait before trying again, if that was told. */
  wait: number | null;
}

export interface Hello {
  seat?: number;
  lang: string;
  version?: number;
  packed?: boolean;
  stencils?: boolean;
}

export type Line = "connecting" | "open" | "lost";

/** The frames of a table, for as long as somebody looks at it. */
export interface Stream {
  /** Ask for another seat or language, or for everything anew. */
  hello(): void;
  close(): void;
}

export interface Listening {
  table: string;
  greeting: () => Hello;
  onframe: (frame: Frame) => void;
  online: (line: Line) => void;
}

export interface Transport {
  /** No server: tables are kept in this browser, and friends cannot come by a link. */
  readonly alone: boolean;
  ask(method: string, address: string, body?: object, key?: string): Promise<Answer>;
  listen(listening: Listening): Stream;
  /** Where a file is that a server has under this address. */
  place(address: string): string;
  /** Save the record of a table as a file, where a link to it cannot do that. */
  saveRecord?(table: string, name: string): Promise<void>;
}
