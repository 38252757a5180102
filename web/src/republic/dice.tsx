// Dice that stay visible after they were thrown. Where only the sum of several is known, they lie
// one on the other and show it as a number.

import type { VNode } from "preact";
import { PIPS } from "../pips";
import type { Die } from "../wire";
import { signed, useWords } from "./things";
import "./dice.css";

function Face({ die }: { die: Die }): VNode {
  const pips = die.count === 1 ? PIPS[die.value] : undefined;
  const back = Math.min(Math.max(die.count, 1), 3) - 1;
  return (
    <svg class={`r-die r-die-${die.kind}`} viewBox={`0 0 ${24 + back * 5} 24`} aria-hidden="true">
      {Array.from({ length: back }, (_, n) => (
        <rect
          key={n}
          class="r-die-back"
          x={1 + (back - n) * 5}
          y="1"
          width="22"
          height="22"
          rx="4"
        />
      ))}
      <rect x="1" y="1" width="22" height="22" rx="4" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.100" />)
      ) : (
        <text x="12" y="17" text-anchor="middle">
          {die.value}
        </text>
      )}
    </svg>
  );
}

/** Dice with what was added to them, as a sum that can be read from left to right. */
export function Dice({
  dice,
  sums,
  total,
}: {
  dice: Die[];
  sums?: { id: string; value: number }[];
  total?: number | null;
}): VNode {
  const words = useWords();
  const shown = total !== null && total !== undefined;
  return (
    <span class="r-dice">
      {dice.map((die, n) => (
        <span key={n} class="r-die-one">
          <span class="r-say">{words(`die-${die.kind}`, { value: die.value })}</span>
          <Face die={die} />
        </span>
      ))}
      {sums?.map((sum) => (
        <span key={sum.id} class="r-sum">
          <b>{signed(sum.value)}</b> <small>{words(`sum-${sum.id}`)}</small>
        </span>
      ))}
      {shown && (
        <span class="r-total">
          <span aria-hidden="true">=</span> <b>{total}</b>
        </span>
      )}
    </span>
  );
}
