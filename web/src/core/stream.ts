/** The stream of a table on a server: says hello, keeps alive, comes back with growing patience when the line is cut. */
import { filled } from "./stencils";
import type { Hello, Line, Stream } from "./transport";
import type { Frame } from "./types";

const CAN_UNPACK = "DecompressionStream" in globalThis;

/** The text of a frame; large ones come compressed. */
async function unpacked(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const bytes = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(bytes).text();
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class ServerStream implements Stream {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private stencils = true; // whether scenes may come laid over stencils
  private outdated = false; // somebody builds a game, and the server comes back with other files

  constructor(
    private readonly table: string,
    private readonly greeting: () => Hello,
    private readonly onframe: (frame: Frame) => void,
    private readonly online: (line: Line) => void,
  ) {
    this.online("connecting");
    addEventListener("online", this.retry);
    this.open();
  }

  /** Ask for another seat or language, or for everything anew. */
  hello(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ hello: { ...this.greeting(), packed: CAN_UNPACK, stencils: this.stencils } });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/stream`);
    this.socket = socket;
    socket.onopen = () => (this.outdated ? location.reload() : this.hello());
    socket.binaryType = "arraybuffer";
    let order = Promise.resolve(); // frames that must be unpacked first may not be overtaken
    socket.onmessage = (message: MessageEvent<string | ArrayBuffer>) => {
      order = order
        .then(() => unpacked(message.data))
        .then((text) => this.whole(JSON.parse(text) as Frame))
        .then((frame) => {
          if (frame && this.socket === socket) this.take(frame);
        })
        .catch(reportError);
    };
    socket.onclose = () => this.lost();
  }

  /** A frame with all of its scenes; without the stencils they are laid over, ask for them as they are. */
  private async whole(frame: Frame): Promise<Frame | null> {
    if (frame.type !== "view" || !frame.view.stencils) return frame;
    try {
      return { type: "view", view: await filled(frame.view) };
    } catch {
      this.stencils = false;
      this.hello();
      return null;
    }
  }

  private take(frame: Frame): void {
    this.wait = FIRST_WAIT;
    this.online("open");
    if (frame.type === "bye" && frame.code === "reload") this.outdated = true;
    else if (frame.type === "ping") this.send({ pong: true });
    else this.onframe(frame);
  }

  private lost(): void {
    if (this.closed) return;
    this.online("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private readonly retry = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }
}
