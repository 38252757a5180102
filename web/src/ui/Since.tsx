// "Since your last move": a short strip of what the others did, drawn with the signs of the board and in
// words, the weightiest first. Each line lights up what it speaks of, and leads to its line of the log.

import { meant, type Happening } from "../happenings";
import { Icon } from "./Icon";
import { NewsSign } from "./NewsSign";
import { PlainSpans } from "./Spans";
import { useStore } from "./context";
import { useMedia } from "../media";
import { PHONE } from "../breakpoints";
import "./Since.css";

export function Since() {
  const store = useStore();
  const { say, prefs, since } = store;
  const phone = useMedia(PHONE);
  const count = since.all.value.length;
  if (store.past.value || store.setup.lesson || count === 0) return null;
  const kept = prefs.since.value;
  const open = kept === "" ? !phone : kept === "open";
  const mine = store.me.value >= 0;
  const shown = since.shown.value;
  const more = count - shown.length;
  return (
    <section class={`since${open ? "" : " folded"}`} aria-labelledby="since">
      <button
        type="button"
        id="since"
        class="since-head"
        aria-expanded={open}
        aria-controls="since-lines"
        onClick={() => (prefs.since.value = open ? "folded" : "open")}
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
      <div id="since-lines" class="since-all" hidden={!open}>
        {open && (
          <ol class="since-lines" data-arrows="list">
            {shown.map((one) => (
              <Line key={`${one.n} ${one.at}`} one={one} />
            ))}
            {more > 0 && (
              <li>
                <button
                  type="button"
                  class="since-more"
                  onClick={() => store.since.leadTo(since.all.value[0]?.n ?? 0)}
                >
                  {say("server-since-more", { count: more })}
                </button>
              </li>
            )}
          </ol>
        )}
      </div>
    </section>
  );
}

function Line({ one }: { one: Happening }) {
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
        onClick={() => store.since.leadTo(one.n)}
      >
        <NewsSign sign={one.sign} />
        <span>
          <PlainSpans line={one.line} />
        </span>
      </button>
    </li>
  );
}
