// What can be done once a game is over: play again with the same people, keep its record. A sandbox's
// record can be kept as well.

import { useState } from "preact/hooks";
import { useStore } from "./context";

export function Rematch() {
  const store = useStore();
  const { say } = store;
  const [busy, setBusy] = useState(false);
  const table = store.present.value;
  if (store.me.value < 0 || table?.status !== "over" || table.sandbox) return null;
  const go = async (): Promise<void> => {
    setBusy(true);
    const url = await store.leaving.rematch();
    if (url) location.assign(url);
    else setBusy(false);
  };
  return (
    <button type="button" class="primary" aria-disabled={busy} onClick={() => void go()}>
      {say(table.rematch ? "server-table-rematch-join" : "server-table-rematch")}
    </button>
  );
}

export function RecordLink() {
  const store = useStore();
  const table = store.present.value;
  if (!table || (table.status !== "over" && !table.sandbox) || store.setup.lesson) return null;
  return (
    <a class="quiet" href={recordOf(table.id, location.search)} download={`${table.id}.jsonl`}>
      {store.say("server-table-record")}
    </a>
  );
}

/** Where a game's record is, for a reader who may have come with a key. */
export function recordOf(id: string, search: string): string {
  const key = new URLSearchParams(search).get("key");
  return `/api/v1/games/${id}/record${key ? `?key=${encodeURIComponent(key)}` : ""}`;
}
