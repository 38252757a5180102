// News of weight in the middle of the table, with their dice. Clicks go through them and send them away; who
// wants no motion has them as a line. Screen readers hear them with the other news (News.tsx), once.

import { useEffect } from "preact/hooks";
import { useMedia } from "../media";
import { MOST } from "../happenings";
import { NewsSign } from "./NewsSign";
import { PlainSpans } from "./Spans";
import { useStore } from "./context";
import "./Moments.css";

const STILL = "(prefers-reduced-motion: reduce)";

export function Moments() {
  const store = useStore();
  const { say, since } = store;
  const { moments } = since;
  const still = useMedia(STILL);
  const shown = moments.shown.value;
  useEffect(() => {
    const go = (event: Event): void => {
      if (!moments.shown.value) return;
      if (event instanceof KeyboardEvent && event.key === "Escape") moments.clear();
      else moments.next();
    };
    document.addEventListener("pointerdown", go, true);
    document.addEventListener("keydown", go, true);
    return () => {
      document.removeEventListener("pointerdown", go, true);
      document.removeEventListener("keydown", go, true);
    };
  }, [moments]);
  if (!shown || store.past.value) return null;
  const [first] = shown;
  const lines = shown.slice(0, still ? 1 : MOST);
  const more = shown.length - lines.length;
  return (
    <div class="moments" aria-hidden="true">
      <div
        key={first && `${first.n} ${first.at}`}
        class={`moment${still ? " quiet-moment" : ""}${shown.length > 1 ? " summed-up" : ""}`}
      >
        {lines.map((one) => (
          <p key={`${one.n} ${one.at}`} class="moment-line">
            <NewsSign sign={one.sign} />
            <span>
              <PlainSpans line={one.line} />
            </span>
          </p>
        ))}
        {more > 0 && <p class="moment-more">{say("server-since-more", { count: more })}</p>}
      </div>
    </div>
  );
}
