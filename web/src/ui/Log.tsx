// The log: what has happened, newest at the foot. A line's number shows the table as it was then.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { moment } from "../time";
import type { LogEntry } from "../wire";
import { Spans } from "./Spans";
import { useStore } from "./context";

const SHOWN = 150;
const MORE = 400;
const NEAR = 60;

export function Log() {
  const store = useStore();
  const { say } = store;
  const [most, setMost] = useState(SHOWN);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const all = store.log.value;
  const entries = all.slice(-most);
  useLayoutEffect(() => {
    const element = box.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [all.length, all]);
  const onScroll = (): void => {
    const element = box.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };
  return (
    <div
      class="log"
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={say("server-table-tab-log")}
      onScroll={onScroll}
      onKeyDown={walkNames}
    >
      {all.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + MORE)}>
          {say("server-table-earlier-lines", { count: all.length - most })}
        </button>
      )}
      {all.length === 0 && <p class="empty">{say("server-table-log-empty")}</p>}
      <ol class="entries">
        {entries.map((entry) => (
          <Entry key={entry.n} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const store = useStore();
  if (entry.lines.length === 0 && !entry.undo) return null;
  const name = store.seats.value.find((seat) => seat.seat === entry.seat)?.name ?? "";
  const at = store.past.value?.shown;
  const here = at === entry.n + 1;
  const when = moment(entry.at, store.texts.language.value);
  return (
    <li class={`entry${entry.undo ? " undone" : ""}${here ? " here" : ""}`}>
      <button
        type="button"
        class="number"
        tabIndex={-1}
        title={when}
        aria-label={store.say("server-table-look-at", { line: entry.n, time: when })}
        onClick={() => void store.look(entry.n + 1)}
      >
        {entry.n}
      </button>
      <div class="lines">
        {entry.undo && <p>{store.say("server-table-undone", { name })}</p>}
        {entry.lines.map((line, i) => (
          <p key={i}>
            <Spans line={line} />
          </p>
        ))}
      </div>
    </li>
  );
}

/** Left and right go from name to name, so that the log is one stop for Tab. */
function walkNames(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(".named, .number")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? stops.at(-1) : stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
