// Looking back: a scrubber over all lines of the history, from one's own seat, and after the end from
// any. Any moment can be forked into a private sandbox.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Store } from "../store";
import { Icon } from "./Icon";
import { useStore } from "./context";
import { explains } from "./explains";
import "./Replay.css";

const PLAY_EVERY = 1_000;
const LOOK_AFTER = 90;

/** Goes on from line to line by itself, once each is shown, as long as that is wished. */
function usePlaying({ looking }: Store): void {
  const playing = looking.playing.value;
  const awaited = looking.awaited.value !== null;
  const { at, end } = looking;
  useEffect(() => {
    if (!playing || awaited) return undefined;
    if (at >= end) {
      looking.playing.value = false;
      return undefined;
    }
    const next = setTimeout(() => looking.step(1), PLAY_EVERY);
    return () => clearTimeout(next);
  }, [looking, playing, awaited, at, end]);
}

/** Draws the slider at once, and shows the line a moment later. */
function useSlider({ looking }: Store) {
  const { at } = looking;
  const [drawn, setDrawn] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setDrawn(null), [at]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const draw = (n: number): void => {
    looking.playing.value = false;
    setDrawn(n);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void looking.look(n), LOOK_AFTER);
  };
  return { shown: drawn ?? at, draw };
}

export function Replay() {
  const store = useStore();
  const { say, looking } = store;
  const table = store.present.value;
  const { at, end } = looking;
  const playing = looking.playing.value;
  usePlaying(store);
  const { shown, draw } = useSlider(store);
  if (!table) return null;
  return (
    <section class="replay" aria-label={say("server-table-tool-history")}>
      <button
        type="button"
        class="tool"
        aria-label={say("server-table-key-earlier")}
        aria-disabled={at <= 1}
        onClick={() => looking.step(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={say(playing ? "server-table-replay-pause" : "server-table-replay-play")}
        onClick={() => (playing ? (looking.playing.value = false) : looking.play())}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={say("server-table-key-later")}
        aria-disabled={at >= end}
        onClick={() => looking.step(1)}
      >
        <Icon name="forward" />
      </button>
      <input
        class="slider"
        type="range"
        min={1}
        max={end}
        value={shown}
        aria-label={say("server-table-replay-line")}
        aria-valuetext={say("server-table-replay-at", { line: shown, lines: end })}
        onInput={(event) => draw(Number(event.currentTarget.value))}
      />
      <output class="replay-at" aria-hidden="true">
        {say("server-table-replay-at", { line: shown, lines: end })}
      </output>
      {table.status === "over" && <FromSeat />}
      <Fork key={at} at={at} all={false} />
      {table.status === "over" && <Fork key={-at} at={at} all />}
      <button type="button" class="quiet to-present" onClick={() => void looking.now()}>
        {say("server-table-to-present")}
      </button>
    </section>
  );
}

function FromSeat() {
  const store = useStore();
  const { say, looking } = store;
  const from = looking.seat.value ?? store.me.value;
  return (
    <label class="from">
      {say("server-table-replay-from")}{" "}
      <select
        value={from}
        onChange={(event) => void looking.look(looking.at, Number(event.currentTarget.value))}
      >
        <option value={-1}>{say("server-table-spectator")}</option>
        {store.seats.value.map((seat) => (
          <option key={seat.seat} value={seat.seat}>
            {seat.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A sandbox from here: against bots, or (of a game that is over) with all seats in one hand. */
function Fork({ at, all }: { at: number; all: boolean }) {
  const store = useStore();
  const { say } = store;
  const [url, setUrl] = useState("");
  if (store.setup.user === null) return null;
  if (url) {
    return (
      <a class="primary" href={url} target="_blank" rel="noopener">
        {say("server-table-fork-open")}
      </a>
    );
  }
  const name = say(all ? "server-table-fork-all" : "server-table-fork");
  const what = say(all ? "server-table-fork-all-what" : "server-table-fork-what");
  return (
    <button
      type="button"
      class="quiet"
      {...explains(store, { ref: `fork:${all ? "all" : "own"}`, name, use: [what] })}
      onClick={() => void store.fork(at, all).then(setUrl)}
    >
      {name}
    </button>
  );
}
