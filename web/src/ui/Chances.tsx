// What an undertaking may come to: a bar whose parts have each a colour, a pattern and a number, and
// the same in words.

import { Fragment } from "preact";
import type { Chances, Likelihood } from "../wire";
import { useStore } from "./context";
import "./Chances.css";

/** The least part of a bar, in percent, that has room for its number. */
const ROOM = 8;

export function ChancesView({ chances }: { chances: Chances }) {
  const { about, results, told = "" } = chances;
  return (
    <div class="chances">
      <p class="chances-about">{about}</p>
      <Bar results={results} />
      <p class="chances-key">
        {results.map((one) => (
          <Fragment key={one.name}>
            <Named chance={one} />{" "}
          </Fragment>
        ))}
        {told && <span>{told}</span>}
      </p>
    </div>
  );
}

/** The bar alone, which says nothing to who does not see it. */
export function Bar({ results }: { results: readonly Likelihood[] }) {
  return (
    <div class="chances-bar" aria-hidden="true">
      {results.map(({ name, percent, weight }) => (
        <span key={name} class={`chance chance-${weight}`} style={{ flexGrow: percent }}>
          {percent >= ROOM && <b>{percent}</b>}
        </span>
      ))}
    </div>
  );
}

function Named({ chance: { name, percent, weight } }: { chance: Likelihood }) {
  const { say } = useStore();
  return (
    <span class="chance-name">
      <i class={`chance-${weight}`} aria-hidden="true" />
      {say("server-table-chance", { name, percent })}
    </span>
  );
}
