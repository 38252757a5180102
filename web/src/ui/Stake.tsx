// The sign in the decision bar behind which stands what is at stake in the question: on pointing, focus and
// a long press, on a click, and on the key A.

import type { Composer } from "../composer";
import { Icon } from "./Icon";
import { useStore } from "./context";
import { explains } from "./explains";
import "./Stake.css";

interface StakeProps {
  composer: Composer;
  /** Which question: the one in turn, or the one out of turn. */
  of: "main" | "aside";
}

/** Nothing where the game says nothing of such questions. */
export function Stake({ composer, of }: StakeProps) {
  const store = useStore();
  const { explaining, say } = store;
  const state = composer.state.value;
  const begun = state?.stage === "asking" && state.parts.length > 0;
  const field = begun ? state.field : state?.question.field;
  if (!field?.stake) return null;
  const ref = `stake:${of}`;
  const name = say("server-explain-stake");
  return (
    <button
      type="button"
      class="stake"
      aria-label={name}
      aria-describedby={`stake-${of}`}
      data-stake={of}
      data-clear=".decision"
      {...explains(store, { ref, name, use: [field.stake], rule: field.rule })}
      onClick={(event) => void explaining.show(event.currentTarget, "press")}
    >
      <Icon name="stake" />
      <span id={`stake-${of}`} class="unseen">
        {field.stake}
      </span>
    </button>
  );
}
