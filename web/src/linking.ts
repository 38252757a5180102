// The address of a line of the game: opened, it shows the table as it was then, to whoever may see the game.

import { effect, untracked } from "@preact/signals";
import type { Setup } from "./setup";
import type { Store } from "./store";

const LINE = /^#line-(\d{1,7})(?:-seat-(\d{1,2}))?$/;

/** A line, and from whose seat it is looked at; null: the reader's own. */
export interface Moment {
  line: number;
  seat: number | null;
}

/** What an address names after its hash; null where it names no line. */
export function momentIn(hash: string): Moment | null {
  const [, line, seat] = LINE.exec(hash) ?? [];
  if (line === undefined) return null;
  return { line: Number(line), seat: seat === undefined ? null : Number(seat) };
}

/** The address of a moment. That of a private game has its key, as the address to give to others has. */
export function addressOf(
  setup: Pick<Setup, "id" | "share">,
  { line, seat }: Moment,
  here: Location,
): string {
  const address = new URL(`/table/${setup.id}`, here.origin);
  const key =
    (setup.share ? new URL(setup.share, here.origin).searchParams.get("key") : null) ??
    new URLSearchParams(here.search).get("key");
  if (key) address.searchParams.set("key", key);
  address.hash = seat === null ? `line-${line}` : `line-${line}-seat-${seat}`;
  return address.href;
}

/** Shows the line that the address names, or says that there is none to be seen. */
function follow(store: Store, { line, seat }: Moment): void {
  const lines = store.present.value?.seq ?? 0;
  if (line >= lines) {
    store.notice.value = store.say("server-sharing-no-line", { line: String(line) });
    return;
  }
  store.panel.value = "log";
  // After the newest line the table is as it is now: nothing is looked back to, and the line is marked by itself.
  if (line === lines - 1) store.since.sought.value = line;
  void store.looking.look(line + 1, seat);
}

/** Follows the address once the table is there, and whenever another line is put into it. */
export function followLinks(store: Store): void {
  if (store.setup.lesson) return;
  let wanted = momentIn(location.hash);
  const go = (): void => {
    if (wanted === null || !store.present.value) return;
    const moment = wanted;
    wanted = null;
    untracked(() => follow(store, moment));
  };
  effect(go);
  addEventListener("hashchange", () => {
    wanted = momentIn(location.hash);
    go();
  });
}

/** Copies the address of a line, of a game that is over as seen by whose eyes the reader looks with; where that is
 * not allowed, it is shown. */
export async function copyLine(store: Store, line: number): Promise<void> {
  const from = store.looking.seat.value;
  const seat = from !== null && from >= 0 && from !== store.me.value ? from : null;
  const address = addressOf(store.setup, { line, seat }, location);
  try {
    await navigator.clipboard.writeText(address);
    store.notice.value = store.say("server-sharing-copied", { line: String(line) });
  } catch {
    store.notice.value = address;
  }
}
