// The tables that wait for the reader, beside the one that is open: asked for when the reader has
// moved, and when the next one is wanted.

import type { Store } from "./store";

export interface WaitingTable {
  id: string;
  title: string;
}

/** The tables that wait for whoever reads, the next one first; none where the server cannot say. */
export async function waitingTables(after = ""): Promise<WaitingTable[]> {
  try {
    const query = after ? `?${new URLSearchParams({ after })}` : "";
    const answer = await fetch(`/api/v1/waiting${query}`, {
      headers: { accept: "application/json" },
    });
    if (!answer.ok) return [];
    const told = (await answer.json()) as { games: WaitingTable[] };
    return told.games.filter((one) => one.id !== after);
  } catch {
    return [];
  }
}

/** Takes the reader to the next table that waits; says so where there is none. */
export async function goToNext(store: Store, go = (path: string) => location.assign(path)) {
  const next = store.setup.user ? (await waitingTables(store.setup.id))[0] : undefined;
  if (next) go(`/table/${encodeURIComponent(next.id)}`);
  else store.notice.value = store.say("server-table-next-none");
}
