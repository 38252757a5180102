// "Since your last move": a short strip of what the others did, drawn with the signs of the board and in
// words, the weightiest first. Each line lights up what it speaks of, and leads to its line of the log.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { meant, type Happening } from "../happenings";
import { Icon } from "./Icon";
import { NewsSign } from "./NewsSign";
import { PlainSpans } from "./Spans";
import { useStore } from "./context";
import { useMedia } from "../media";
import { PHONE } from "../breakpoints";
import "./Since.css";

/** So high is a line of it, in pixels. */
const LINE = 26;

/** Whether there is no room for one line of an open strip: what is asked comes before it. */
function useCramped(lines: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [cramped, setCramped] = useState(false);
  useEffect(() => {
    setCramped(false);
    const all = lines.current;
    if (!all || !open || !("ResizeObserver" in globalThis)) return undefined;
    const watch = new ResizeObserver(() => setCramped(all.clientHeight < LINE));
    watch.observe(all);
    return () => watch.disconnect();
  }, [lines, open]);
  return cramped;
}

export function Since() {
  const store = useStore();
  const { say, prefs, since } = store;
  const phone = useMedia(PHONE);
  const lines = useRef<HTMLDivElement>(null);
  /** Since which move the reader wants to see it although there is little room. */
  const [wanted, setWanted] = useState(-1);
  const from = since.from.value;
  const count = since.all.value.length;
  const kept = prefs.since.value;
  const unfolded = kept === "" ? !phone : kept === "open";
  const cramped = useCramped(lines, unfolded && count > 0 && wanted !== from);
  const open = unfolded && !cramped;
  const toggle = (): void => {
    if (cramped || wanted === from) setWanted(cramped ? from : -1);
    else prefs.since.value = open ? "folded" : "open";
  };
  // The log has its room again where a line of it is sought.
  const lead = (n: number): void => {
    setWanted(-1);
    since.leadTo(n);
  };
  if (store.past.value || store.setup.lesson || count === 0) return null;
  const mine = store.me.value >= 0;
  const shown = since.shown.value;
  return (
    <section
      class={`since${open ? "" : " folded"}${unfolded && wanted === from ? " wanted" : ""}`}
      aria-labelledby="since"
    >
      <button
        type="button"
        id="since"
        class="since-head"
        aria-expanded={open}
        aria-controls="since-lines"
        onClick={toggle}
      >
        <span>{say(mine ? "server-since-move" : "server-since-look")}</span>
        {!open && (
          <span class="since-signs">
            {shown.map((one) => (
              <NewsSign key={`${one.n} ${one.at}`} sign={one.sign} />
            ))}
          </span>
        )}
        <span class="since-count">
          {count}
          <span class="unseen"> {say("server-since-count", { count })}</span>
        </span>
        <Icon name={open ? "up" : "down"} />
      </button>
      <div id="since-lines" class="since-all" ref={lines} hidden={!unfolded}>
        {unfolded && <Lines lead={lead} />}
      </div>
    </section>
  );
}

function Lines({ lead }: { lead: (n: number) => void }) {
  const { say, since } = useStore();
  const shown = since.shown.value;
  const more = since.all.value.length - shown.length;
  return (
    <ol class="since-lines" data-arrows="list">
      {shown.map((one) => (
        <Line key={`${one.n} ${one.at}`} one={one} lead={lead} />
      ))}
      {more > 0 && (
        <li>
          <button type="button" class="since-more" onClick={() => lead(since.all.value[0]?.n ?? 0)}>
            {say("server-since-more", { count: more })}
          </button>
        </li>
      )}
    </ol>
  );
}

function Line({ one, lead }: { one: Happening; lead: (n: number) => void }) {
  const store = useStore();
  const ref = meant(one.line);
  const point = (): void => void (store.lit.value = ref);
  const leave = (): void => void (store.lit.value = "");
  return (
    <li>
      <button
        type="button"
        class="since-line"
        data-weight={one.weight}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={() => lead(one.n)}
      >
        <NewsSign sign={one.sign} />
        <span>
          <PlainSpans line={one.line} />
        </span>
      </button>
    </li>
  );
}
