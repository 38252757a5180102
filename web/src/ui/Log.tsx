// The log: what has happened, newest at the foot. It follows the game until the reader scrolls it, and
// again once they have come back to its foot. While they look back it goes where the slider goes. A
// line's number shows the table as it was then.

import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { copyLine } from "../linking";
import { moment } from "../time";
import type { LogEntry } from "../wire";
import { Icon } from "./Icon";
import { NO_NOTES, Note, withNotes } from "./LogNotes";
import { Spans } from "./Spans";
import { useStore } from "./context";
import { explains } from "./explains";
import "./Log.css";

const SHOWN = 150;
const MORE = 400;
const NEAR = 60;
/** So long after a wheel, a finger or a key the log scrolls by the reader's hand, in milliseconds. */
const BY_HAND = 400;

export function Log() {
  const store = useStore();
  const { say } = store;
  const [most, setMost] = useState(SHOWN);
  const box = useRef<HTMLDivElement>(null);
  const all = store.log.value;
  const shown = store.past.value?.shown ?? null;
  const until = shown === null ? all.length : Math.min(all.length, shown + SHOWN);
  const from = Math.max(0, Math.min(until, shown ?? until) - most);
  const entries = all
    .slice(from, until)
    .filter((entry) => entry.lines.length > 0 || entry.undo || entry.late);
  const here =
    shown === null ? null : (entries.filter((entry) => entry.n < shown).at(-1)?.n ?? null);
  const notes = store.present.value?.notes ?? NO_NOTES;
  const { follows, toNewest, watch } = useFollowing(box, all, notes.length, shown);
  const sought = useSought(box, all.length - 1, setMost);
  return (
    // The keys go from name to name within.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
    <div
      class={`log${follows ? " follows" : ""}`}
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={say("server-table-tab-log")}
      onKeyDown={walkNames}
      {...watch}
    >
      {from > 0 && (
        <button type="button" class="quiet" onClick={() => setMost(most + MORE)}>
          {say("server-table-earlier-lines", { count: from })}
        </button>
      )}
      {all.length === 0 && <p class="empty">{say("server-table-log-empty")}</p>}
      <ol class="entries">
        {withNotes(entries, notes, from, until).map((one) =>
          "text" in one ? (
            <Note
              key={`${one.at} ${one.text}`}
              note={one}
              later={shown !== null && one.after > shown}
            />
          ) : (
            <Entry
              key={one.n}
              entry={one}
              here={one.n === here}
              sought={one.n === sought}
              later={shown !== null && one.n >= shown}
            />
          ),
        )}
      </ol>
      {!follows && shown === null && (
        <button type="button" class="newest" onClick={toNewest}>
          <Icon name="down" /> {say("server-table-log-newest")}
        </button>
      )}
    </div>
  );
}

/**
 * Keeps the newest line in view, or the line that is looked back to. Only what the reader does with the
 * log itself ends that: lines that come, and a decision bar that grows, scroll it as well.
 */
function useFollowing(
  box: RefObject<HTMLDivElement | null>,
  all: LogEntry[],
  notes: number,
  shown: number | null,
) {
  const [follows, setFollows] = useState(true);
  const following = useRef(true);
  const follow = useCallback((on: boolean): void => {
    following.current = on;
    setFollows(on);
  }, []);
  const settle = useCallback((): void => {
    const element = box.current;
    if (!element) return;
    const here = element.querySelector<HTMLElement>(".entry.sought, .entry.here");
    if (here) element.scrollTop = middleOf(here, element);
    else if (following.current) element.scrollTop = element.scrollHeight;
  }, [box]);
  useLayoutEffect(() => {
    follow(true);
    settle();
  }, [follow, settle, shown]);
  useLayoutEffect(() => {
    if (shown === null) settle();
  }, [settle, all, all.length, notes, shown]);
  useEffect(() => {
    const element = box.current;
    if (!element || !("ResizeObserver" in globalThis)) return undefined;
    const resized = new ResizeObserver(() => {
      if (following.current) settle();
    });
    resized.observe(element);
    for (const inside of element.children) resized.observe(inside);
    return () => resized.disconnect();
  }, [box, settle]);
  const { watch, letGo } = useHand(box, follow);
  const toNewest = (): void => {
    letGo();
    follow(true);
    settle();
    box.current?.focus({ preventScroll: true });
  };
  return { follows, toNewest, watch };
}

/** The line that the reader was led to: it is shown in the middle, and its number has the focus. */
function useSought(
  box: RefObject<HTMLDivElement | null>,
  last: number,
  setMost: (change: (most: number) => number) => void,
): number | null {
  const store = useStore();
  const sought = store.since.sought.value;
  const led = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (sought === null || sought === led.current) return;
    const line = box.current?.querySelector<HTMLElement>(".entry.sought");
    if (!line) {
      setMost((most) => Math.max(most, last - sought + MORE));
      return;
    }
    led.current = sought;
    const log = box.current;
    if (log) log.scrollTop = middleOf(line, log);
    line.querySelector<HTMLElement>(".number")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const forget = (event: Event): void => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (inside && event.type === "focusin") return;
      led.current = null;
      store.since.sought.value = null;
    };
    document.addEventListener("pointerdown", forget);
    document.addEventListener("focusin", forget);
    return () => {
      document.removeEventListener("pointerdown", forget);
      document.removeEventListener("focusin", forget);
    };
  }, [store, box]);
  return sought;
}

/** Tells, when the reader's own hand scrolls the log, whether it is at its foot; not when it scrolls by itself. */
function useHand(box: RefObject<HTMLDivElement | null>, follow: (on: boolean) => void) {
  const touched = useRef(-Infinity);
  const touch = (): void => {
    touched.current = performance.now();
  };
  const letGo = (): void => {
    touched.current = -Infinity;
  };
  const onScroll = (): void => {
    const element = box.current;
    if (!element || performance.now() - touched.current > BY_HAND) return;
    // A finger that has gone leaves the log rolling.
    touch();
    follow(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
  };
  const watch = {
    onScroll,
    onWheel: touch,
    onTouchMove: touch,
    onKeyDownCapture: touch,
    // The bar at its side.
    onPointerDown: (event: PointerEvent) => event.target === box.current && touch(),
    onPointerMove: (event: PointerEvent) =>
      event.buttons > 0 && event.target === box.current && touch(),
  };
  return { watch, letGo };
}

function middleOf(line: HTMLElement, log: HTMLElement): number {
  const { top, height } = line.getBoundingClientRect();
  const within = top - log.getBoundingClientRect().top + log.scrollTop;
  return within - (log.clientHeight - height) / 2;
}

interface EntryProps {
  entry: LogEntry;
  here: boolean;
  sought: boolean;
  later: boolean;
}

function Entry({ entry, here, sought, later }: EntryProps) {
  const store = useStore();
  const name = store.seats.value.find((seat) => seat.seat === entry.seat)?.name ?? "";
  const when = moment(entry.at, store.texts.language.value);
  const look = store.say("server-table-look-at", { line: entry.n, time: when });
  const copy = store.say("server-sharing-copy-line", { line: entry.n });
  const marks = `${entry.undo ? " undone" : ""}${sought ? " sought" : ""}${here ? " here" : ""}${later ? " later" : ""}`;
  return (
    <li class={`entry${marks}`}>
      <button
        type="button"
        class="number"
        tabIndex={-1}
        aria-label={look}
        {...explains(store, { ref: `line:${entry.n}`, name: look })}
        onClick={() => void store.looking.look(entry.n + 1)}
      >
        {entry.n}
      </button>
      <div class="lines">
        {entry.late && <p class="timed-out">{store.say("server-table-timed-out", { name })}</p>}
        {entry.undo && <p>{store.say("server-table-undone", { name })}</p>}
        {entry.lines.map((line, i) => (
          <p key={i}>
            <Spans line={line} />
          </p>
        ))}
      </div>
      {!store.setup.lesson && (
        <button
          type="button"
          class="copy-line"
          tabIndex={-1}
          aria-label={copy}
          {...explains(store, { ref: `copy:${entry.n}`, name: copy })}
          onClick={() => void copyLine(store, entry.n)}
        >
          <Icon name="link" />
        </button>
      )}
    </li>
  );
}

/** Left and right go from name to name, so that the log is one stop for Tab. */
function walkNames(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(".named, .number, .copy-line"),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? stops.at(-1) : stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
