// Telling the reader that it is their turn: the page's title and a sound.

import { effect } from "@preact/signals";
import type { ServerMessage } from "./socket";
import { play, type Sound } from "./sounds";
import type { Store } from "./store";
import { now, span, timeLeft } from "./time";

const LEAST_WARNING = 5;
const MOST_WARNING = 60;

/** What is left of the reader's time, while that is so little that they should be warned; else null. */
export function shortOfTime(store: Store): number | null {
  const me = store.me.value;
  const asked = store.present.value?.asked.find((one) => one.seat === me);
  const seat = store.seats.value.find((one) => one.seat === me);
  if (!asked || !store.myTurn.value || seat?.stand_in) return null;
  const left = timeLeft(asked, seat, store.seatsAt.value);
  if (left === null) return null;
  const quarter = (left + now.value - asked.since) / 4;
  return left <= Math.max(LEAST_WARNING, Math.min(MOST_WARNING, quarter)) ? left : null;
}

/** The title of the page: a filled dot while the reader is awaited, the time where it is short. */
export function titleOf(store: Store): string {
  const title = store.present.value?.title ?? "Aedilis";
  if (store.begun.value) return store.say("server-table-title-begun", { title });
  const left = shortOfTime(store);
  if (left !== null) {
    return store.say("server-table-title-short", { time: span(left, store.say), title });
  }
  if (store.offers.value.length > 0 && !store.myTurn.value) {
    return store.say("server-table-title-deal", { title });
  }
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

/** Whether news of weight are shown for a moment: to who looks at the table as it is now. */
function wantsMoments(store: Store): boolean {
  return store.prefs.moments.value && !document.hidden && !store.past.value && !store.setup.lesson;
}

/** Keeps title, sounds and news of weight going. */
export function announce(store: Store): void {
  let was = false;
  let offered = 0;
  effect(() => {
    document.title = titleOf(store);
  });
  warn(store);
  if (location.hash === "#begun") welcome(store);
  store.listeners.push((message) => {
    if (message.type === "log") {
      const over = store.present.value?.status === "over";
      store.since.moments.take(store.log.value, wantsMoments(store), over);
    }
    const sound = store.freshOffers > offered ? "turn" : soundOf(message, store, was);
    offered = store.freshOffers;
    was = store.myTurn.value;
    if (sound && store.prefs.sounds.value && store.setup.sounds) play(sound);
  });
}

/** Warns once for each question that the time runs out, by a notice and a sound. */
function warn(store: Store): void {
  let warned = 0;
  effect(() => {
    const left = shortOfTime(store);
    const asked = store.present.value?.asked.find((one) => one.seat === store.me.value);
    if (left === null || !asked || asked.since === warned) return;
    warned = asked.since;
    store.notice.value = store.say("server-table-time-short", { time: span(left, store.say) });
    if (store.prefs.sounds.value && store.setup.sounds) play("turn");
  });
}

/** The reader was taken to a table that has begun: the title says so until they look. */
function welcome(store: Store): void {
  history.replaceState(null, "", location.pathname + location.search);
  store.notice.value = store.say("server-table-begun");
  const looked = (): void => void (store.begun.value = document.hidden);
  looked();
  document.addEventListener("visibilitychange", looked);
}
