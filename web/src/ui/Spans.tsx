// A line of text from the game. What it names lights up on the table while the reader points at it, and
// a click tells about it; a die is drawn as one.

import type { Span } from "../wire";
import { Die } from "./Dice";
import { useStore } from "./context";
import "./Spans.css";

/** What a die shows; null for a text that is no die. `die:6`, `die:black-6` and `die:0` with "6" are. */
export function pipsOf(span: Span): number | null {
  if (!span.ref?.startsWith("die:")) return null;
  const said = /^\s*(\d+)\s*$/.exec(span.text) ?? /(\d+)$/.exec(span.ref);
  return said ? Number(said[1]) : null;
}

export function Spans({ line }: { line: readonly Span[] }) {
  return (
    <>
      {line.map((span, i) => (
        <Piece key={i} span={span} />
      ))}
    </>
  );
}

/** The same where nothing in it can be pointed at: within a button. */
export function PlainSpans({ line }: { line: readonly Span[] }) {
  return (
    <>
      {line.map((span, i) => (
        <Fixed key={i} span={span} />
      ))}
    </>
  );
}

function Fixed({ span }: { span: Span }) {
  const pips = pipsOf(span);
  if (pips === null) return <>{span.text}</>;
  return (
    <span class="rolled">
      <Die value={pips} />
      <span class="unseen">{span.text}</span>
    </span>
  );
}

function Piece({ span }: { span: Span }) {
  const store = useStore();
  const { ref, text } = span;
  if (!ref) return <>{text}</>;
  if (pipsOf(span) !== null) return <Fixed span={span} />;
  const point = (): void => void (store.lit.value = ref);
  const leave = (): void => void (store.lit.value = "");
  const tell = (): void => void store.about(ref);
  // No button element: that would not break within a line as text does.
  return (
    <span
      role="button"
      class={`named${store.lit.value === ref ? " lit" : ""}`}
      data-ref={ref}
      tabIndex={-1}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={tell}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        tell();
      }}
    >
      {text}
    </span>
  );
}
