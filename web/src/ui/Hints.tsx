// The hints in the decision bar: each is a button that fills its answer in, with what speaks for it below.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./Icon";
import { useStore } from "./context";
import "./Hints.css";

export function HintButton() {
  const { hints, say } = useStore();
  if (!hints.open()) return null;
  return (
    <button
      type="button"
      class="quiet"
      aria-expanded={hints.shown.value !== null}
      aria-busy={hints.waiting.value}
      data-place="hint"
      onClick={() => void hints.toggle()}
    >
      <Icon name="hint" /> {say("server-hint-ask")}
    </button>
  );
}

export function Hints() {
  const { hints, say } = useStore();
  const head = useRef<HTMLHeadingElement>(null);
  const shown = hints.shown.value;
  // Whoever asked reads them next.
  useEffect(() => {
    if (shown) head.current?.focus();
  }, [shown]);
  return (
    <>
      <p class="unseen" role="status">
        {hints.waiting.value ? say("server-hint-busy") : ""}
      </p>
      {shown && (
        <section class="hinted" aria-labelledby="hinted">
          <h3 id="hinted" tabIndex={-1} ref={head}>
            {say(shown.aside ? "server-hint-aside" : "server-hint-head")}
          </h3>
          {shown.hints.length === 0 && <p>{say("server-hint-still")}</p>}
          <ol data-arrows="list">
            {shown.hints.map((hint, i) => (
              <li key={i}>
                <button
                  type="button"
                  class="option"
                  aria-label={say("server-hint-take", { answer: hint.label })}
                  aria-describedby={hint.why ? `hint-${i}` : undefined}
                  onClick={() => hints.take(hint)}
                >
                  {hint.label}
                </button>
                {hint.why && <p id={`hint-${i}`}>{hint.why}</p>}
              </li>
            ))}
          </ol>
          <p class="hinted-note">{say("server-hint-note")}</p>
        </section>
      )}
    </>
  );
}
