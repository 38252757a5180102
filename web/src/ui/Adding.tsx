// What is added to an answer that one click sends, as the game calls it: a number to be typed, with one
// more and one less, and the amounts that are commonly wanted.

import { mostAdded } from "../ending";
import type { Composer } from "../composer";
import type { Field } from "../wire";
import { Step } from "./Fields";
import { useStore } from "./context";
import "./Adding.css";

const QUICK = [0, 1, 2, 3, 5, 10];

/** What was typed as a number that may be added; while nothing is there, none is. */
const within = (typed: string, most: number): number =>
  Math.max(0, Math.min(most, Math.trunc(Number(typed)) || 0));

interface AmountProps {
  name: string | undefined;
  added: number;
  most: number;
  set: (n: number) => void;
}

function Amount({ name, added, most, set }: AmountProps) {
  return (
    <span class="count">
      <input
        class="line added-line"
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={added}
        aria-label={name}
        onInput={(event) => set(within(event.currentTarget.value, most))}
        onBlur={(event) => (event.currentTarget.value = String(added))}
      />
      <span class="of">/{most}</span>
    </span>
  );
}

export function Adding({ composer, field }: { composer: Composer; field: Field }) {
  const { say } = useStore();
  const most = mostAdded(field);
  if (most === 0) return null;
  const parts = composer.inParts.value;
  const added = Math.min(composer.added.value, most);
  const set = (n: number): void => void (composer.added.value = n);
  const quick = QUICK.filter((n) => n < most);
  return (
    <div class="adding" role="group" aria-label={field.adding}>
      <span class="adding-name">{field.adding}</span>
      {!parts && (
        <>
          <Step
            sign="minus"
            label={say("server-table-one-less")}
            may={added > 0}
            run={() => set(added - 1)}
          />
          <Amount name={field.adding} {...{ added, most, set }} />
          <Step
            sign="plus"
            label={say("server-table-one-more")}
            may={added < most}
            run={() => set(added + 1)}
          />
          <span class="adding-quick">
            {[...quick, most].map((n) => (
              <button
                key={n}
                type="button"
                class="crumb"
                aria-pressed={n === added}
                onClick={() => set(n)}
              >
                {n}
              </button>
            ))}
          </span>
        </>
      )}
      <button
        type="button"
        class="crumb"
        aria-pressed={parts}
        onClick={() => (composer.inParts.value = !parts)}
      >
        {say("server-table-add-in-parts")}
      </button>
    </div>
  );
}
