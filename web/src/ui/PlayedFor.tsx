// Word for somebody for whom a bot plays or has decided: their time had run out, or they had left. One
// button makes the game theirs again.

import type { Store } from "../store";
import { useStore } from "./context";

/** The newest decision made for the reader because they were late; null once they have made one. */
export function lateLine(store: Store): number | null {
  const mine = store.log.value.filter((entry) => entry.seat === store.me.value && entry.n > 0);
  const last = mine.at(-1);
  return last?.late && last.n > store.seenLate.value ? last.n : null;
}

export function PlayedFor() {
  const store = useStore();
  const { say } = store;
  const me = store.me.value;
  if (me < 0 || store.present.value?.status !== "running") return null;
  // A broken line is the greater news.
  if (store.line.state.value !== "open") return null;
  const seat = store.seats.value.find((one) => one.seat === me);
  const line = lateLine(store);
  if (seat?.stand_in) {
    return (
      <Banner
        text={say(seat.offered ? "server-table-offered-mine" : "server-table-bot-plays")}
        button={say("server-table-take-back")}
        run={() => void store.leaving.standIn(me, "")}
      />
    );
  }
  if (line === null) return null;
  return (
    <Banner
      text={say("server-table-was-late")}
      button={say("server-table-here")}
      run={() => (store.seenLate.value = line)}
    />
  );
}

function Banner({ text, button, run }: { text: string; button: string; run: () => void }) {
  return (
    <div class="banner played-for" role="alert">
      {text}{" "}
      <button type="button" class="quiet" onClick={run}>
        {button}
      </button>
    </div>
  );
}
