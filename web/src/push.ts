// Notice of one's turn when the page is closed: web push, only where the reader has asked for it. The
// service worker shows the notice; the server keeps the address that the browser gives.

/** What is needed of the page: the server's public key, the token against forgery. */
export interface PushSetup {
  vapid: string;
  csrf: string;
  signedIn: boolean;
}

export type PushState = "unsupported" | "denied" | "off" | "on";

const WORKER = "/sw.js";
const ADDRESS = "/profile/push";

function supported(setup: PushSetup): boolean {
  const here = "serviceWorker" in navigator && "PushManager" in globalThis;
  return here && "Notification" in globalThis && setup.vapid !== "" && setup.signedIn;
}

/** Whether notices come now. */
export async function pushState(setup: PushSetup): Promise<PushState> {
  if (!supported(setup)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the reader's leave and tells the server where to send notices. */
export async function pushOn(setup: PushSetup): Promise<PushState> {
  if (!supported(setup)) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return pushState(setup);
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(setup.vapid);
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  const kept = await tell(setup, "POST", subscription.toJSON());
  if (!kept) await subscription.unsubscribe();
  return kept ? "on" : "off";
}

export async function pushOff(setup: PushSetup): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await tell(setup, "DELETE", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return pushState(setup);
}

async function tell(setup: PushSetup, method: string, body: unknown): Promise<boolean> {
  const headers = { "content-type": "application/json", "x-csrf-token": setup.csrf };
  const answer = await fetch(ADDRESS, { method, headers, body: JSON.stringify(body) });
  return answer.ok;
}

/** The server's public key as bytes; it is written in the alphabet for URLs. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/");
  const padded = plain.padEnd(Math.ceil(plain.length / 4) * 4, "=");
  const letters = atob(padded);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i += 1) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
