// Telling the reader that it is their turn: the page's title and a sound.

import { effect } from "@preact/signals";
import type { ServerMessage } from "./socket";
import { play, type Sound } from "./sounds";
import type { Store } from "./store";

/** The title of the page: a filled dot while the reader is awaited. */
export function titleOf(store: Store): string {
  const title = store.present.value?.title ?? "Aedilis";
  return store.myTurn.value ? store.say("server-table-title-turn", { title }) : title;
}

/** Which sound a message makes; null for none. `was` tells whether one was awaited before it. */
export function soundOf(message: ServerMessage, store: Store, was: boolean): Sound | null {
  if (message.type === "table" && store.myTurn.value && !was && !store.watch.value) return "turn";
  if (message.type === "log") {
    const fresh = message.entries.filter((entry) => entry.n === store.log.value.length - 1);
    if (fresh.length === 0 || message.entries.length > 12) return null;
    const spans = fresh.flatMap((entry) => entry.lines.flat());
    return spans.some((span) => span.ref?.startsWith("die:")) ? "dice" : "move";
  }
  if (message.type === "chat" && message.lines.length === 1) {
    return message.lines[0]?.name === store.setup.user?.name ? null : "chat";
  }
  return null;
}

/** Keeps title and sounds going. */
export function announce(store: Store): void {
  let was = false;
  effect(() => {
    document.title = titleOf(store);
  });
  store.listeners.push((message) => {
    const sound = soundOf(message, store, was);
    was = store.myTurn.value;
    if (sound && store.prefs.sounds.value && store.setup.sounds) play(sound);
  });
}
