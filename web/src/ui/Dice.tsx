// A die as a die: pips on a square. Numbers that no die shows stand as a numeral in the square.

import { PIPS } from "../pips";
import "./Dice.css";

export function Die({ value }: { value: number }) {
  const pips = PIPS[value];
  return (
    <svg class="die" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
      {!pips && (
        <text x="12" y="16.5" text-anchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}
