// What the dice have shown this turn, the latest first: the speech to the people large, the rest in
// lines.

import type { VNode } from "preact";
import type { Throw } from "../wire";
import { Dice } from "./dice";
import { Sentence, useWords } from "./things";
import "./Thrown.css";

/** The speech on the state of the Republic. */
export function Speech({ speech }: { speech: Throw }): VNode {
  const words = useWords();
  return (
    <div class={`r-speech r-went-${speech.went || "even"}`}>
      <p class="r-motion-kind">{words("speech")}</p>
      <Dice dice={speech.dice} sums={speech.sums} total={speech.total} />
      <p class="r-motion-words">
        <Sentence words={speech.words} />
      </p>
    </div>
  );
}

export function Thrown({ throws }: { throws: Throw[] }): VNode | null {
  const words = useWords();
  if (throws.length === 0) return null;
  return (
    <ul class="r-throws" aria-label={words("throws")}>
      {throws.map((one, n) => (
        <li key={n} class={`r-throw r-went-${one.went || "even"}`}>
          <Dice dice={one.dice} />
          <span>
            <Sentence words={one.words} />
          </span>
        </li>
      ))}
    </ul>
  );
}
