// What a reader does about what others say: block them. The server tells the lines anew after it.

import type { Store } from "./store";
import type { ChatLine } from "./wire";

/** Sends something to the API as the reader. Gives whether it was taken; if not, it is said why. */
export async function send(store: Store, path: string, body: object): Promise<boolean> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": store.setup.csrf },
      body: JSON.stringify(body),
    });
    if (answer.ok) return true;
    const told = (await answer.json()) as { text?: string };
    store.notice.value = told.text ?? "";
  } catch {
    store.notice.value = store.say("server-table-answer-dropped");
  }
  return false;
}

/** The key of the private link by which the reader came, if there is one. */
export function linkKey(store: Store): string {
  return new URL(store.setup.socket, "http://x").searchParams.get("key") ?? "";
}

/** Hears nothing more of whoever said a line. */
export async function block(store: Store, line: ChatLine): Promise<void> {
  const body = { game: store.setup.id, line: line.id, key: linkKey(store) };
  if (await send(store, "/blocks", body)) {
    store.notice.value = store.say("server-table-chat-blocked", { name: line.name });
  }
}

/** Where a line is reported. */
export function reportPath(store: Store, line: ChatLine): string {
  const key = linkKey(store);
  const what = { matter: "chat", game: store.setup.id, line: String(line.id) };
  return `/report?${new URLSearchParams(key ? { ...what, key } : what)}`;
}
