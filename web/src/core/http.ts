/** Tables on a server: requests over HTTP, frames over a WebSocket. */
import { ServerStream } from "./stream";
import type { Answer, Transport } from "./transport";

async function ask(method: string, address: string, body?: object, key?: string): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  const answer = await fetch(`/api${address}`, { method, headers, body: body && JSON.stringify(body) });
  const wait = answer.headers.get("Retry-After");
  const told: unknown = answer.status === 204 ? undefined : answer.ok ? await answer.json() : await answer.json().catch(() => ({}));
  return { status: answer.status, body: told, wait: wait === null ? null : Number(wait) };
}

export const transport: Transport = {
  alone: false,
  ask,
  listen: ({ table, greeting, onframe, online }) => new ServerStream(table, greeting, onframe, online),
  place: (address) => address,
};
