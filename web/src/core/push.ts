/** Messages of the browser when it is one's turn at a slow table, though no page is open. */
import type { PushAddress } from "./types";

const WORKER = "/push-worker.js";
const SCOPE = "/push/"; // no page lies there: this worker only listens for messages

/** Whether this browser can be told anything; only with https, or on this machine. */
export const CAN_PUSH = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export class PushDenied extends Error {}

function encoded(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function registered(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting) {
    await new Promise<void>((resolve) =>
      starting.addEventListener("statechange", () => starting.state === "activated" && resolve()),
    );
  }
  return registration;
}

/** Ask the person and the browser; where this browser can be reached then. */
export async function subscribed(serverKey: string): Promise<PushAddress> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  const { pushManager } = await registered();
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription(); // made for another server at this address
    if (!old) throw error;
    await old.unsubscribe();
    subscription = await pushManager.subscribe(options);
  }
  return { endpoint: subscription.endpoint, p256dh: encoded(subscription.getKey("p256dh")), auth: encoded(subscription.getKey("auth")) };
}
