// The State in two lines: turn, phases, treasury with next year's forecast, unrest, forces; then the
// Senate's order of business and what is in force.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { RepublicPicture, Rome, YearsBudget } from "../wire";
import { Figure, Sign } from "./insignia";
import { Chip, signed, useWords } from "./things";
import { Steps } from "./Steps";
import { Veterans } from "./Veterans";
import "./Header.css";

function range(low: number, high: number): string {
  return low === high ? signed(low) : `${signed(low)} … ${signed(high)}`;
}

function forecast({ treasury, low, high }: YearsBudget): string {
  return range(low - treasury, high - treasury);
}

/** The coming Revenue Phase, line by line. */
export function BudgetSheet({ budget }: { budget: YearsBudget }): VNode {
  const words = useWords();
  const lines: [string, string][] = [["treasury", String(budget.treasury)]];
  if (budget.annual) lines.push(["annual", signed(budget.annual)]);
  if (budget.gains) lines.push(["gains", signed(budget.gains)]);
  if (budget.provinces_low || budget.provinces_high)
    lines.push(["provinces", range(budget.provinces_low, budget.provinces_high)]);
  for (const key of ["wars", "waking", "bills", "owed", "upkeep"] as const)
    if (budget[key]) lines.push([key, signed(-budget[key])]);
  const result = budget.low === budget.high ? String(budget.low) : `${budget.low} … ${budget.high}`;
  return (
    <table class={`r-budget${budget.low < 0 ? " r-ruin" : ""}`}>
      <caption class="r-say">{words("budget")}</caption>
      <tbody>
        {lines.map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{words(`budget-${key}`)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words("budget-result")}</th>
          <td>{result}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Treasury({ rome }: { rome: Rome }): VNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { budget } = rome;
  return (
    <div class="r-treasury" data-place="treasury" data-explain="state:treasury">
      <button
        type="button"
        class={`r-treasury-button${budget.low < 0 ? " r-ruin" : ""}`}
        aria-expanded={open}
        aria-label={words("treasury", { treasury: budget.treasury, change: forecast(budget) })}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !open) return;
          // It closes the sheet and nothing else.
          event.preventDefault();
          setOpen(false);
        }}
        onBlur={() => setOpen(false)}
      >
        <Sign of="talents" />
        <b data-mark="treasury">{budget.treasury}</b>
        <span class="r-forecast">{forecast(budget)}</span>
      </button>
      {open && (
        <div class="r-popover">
          <h4>{words("budget")}</h4>
          <BudgetSheet budget={budget} />
        </div>
      )}
    </div>
  );
}

function Forces({ rome }: { rome: Rome }): VNode {
  const words = useWords();
  const { barracks } = rome;
  const pool = rome.recruits
    ? words("pool", { legions: rome.pool_legions, fleets: rome.pool_fleets, cost: rome.cost })
    : words("no-recruits");
  return (
    <span class="r-forces" data-place="rome">
      <Figure
        of="legions"
        explain="state:legions"
        value={barracks.legions}
        label={words("legions-in-rome")}
      />
      <Veterans force={barracks} />
      <Figure
        of="fleets"
        explain="state:fleets"
        value={barracks.fleets}
        label={words("fleets-in-rome")}
      />
      <small class="r-pool" data-mark="pool" data-explain="state:pool">
        <span class="r-say">{pool}</span>
        {rome.recruits ? (
          <span aria-hidden="true">
            +{rome.pool_legions}/{rome.pool_fleets} · {rome.cost} T
          </span>
        ) : (
          <b class="r-alarm" aria-hidden="true">
            ✗
          </b>
        )}
      </small>
    </span>
  );
}

/** From so many things in force on, each gets less room. */
const CROWDED = 5;

function Phases({ picture }: { picture: RepublicPicture }): VNode {
  const words = useWords();
  return (
    <ol class="r-phases" aria-label={words("phases")}>
      {picture.phases.map((phase) => (
        <li
          key={phase.id}
          class={`r-phase r-${phase.state}`}
          aria-current={phase.state === "now" ? "step" : undefined}
          data-explain={`phase:${phase.id}`}
        >
          <span>{words(`phase-${phase.id}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** How many wars are active, and how many Rome survives. */
function Dangers({ rome }: { rome: Rome }): VNode {
  const label = useWords()("active-wars", { count: rome.wars, most: rome.most_wars });
  return (
    <span class="r-dangers" data-mark="wars" data-explain="state:war">
      <span class="r-say">{label}</span>
      <Sign of="war" />
      {Array.from({ length: rome.most_wars }, (_, n) => (
        <i key={n} class={n < rome.wars ? "r-burns" : ""} aria-hidden="true" />
      ))}
    </span>
  );
}

function InForce({ rome }: { rome: Rome }): VNode {
  const words = useWords();
  return (
    <div
      data-place="laws"
      class={rome.in_force.length > CROWDED ? "r-in-force r-crowded" : "r-in-force"}
      role="group"
      aria-label={words("in-force")}
    >
      {rome.era_ends && <span class="r-alarm">{words("era-ends")}</span>}
      {rome.in_force.map((one) => (
        <Chip
          key={one.ref}
          it={one.ref}
          card
          class={`r-force r-force-${one.kind}`}
          label={words(`force-${one.kind}`, { name: one.name, level: one.level })}
        >
          <i>{words(`force-letter-${one.kind}`)}</i>
          <span>{one.name}</span>
          {one.level > 1 && <b>×{one.level}</b>}
        </Chip>
      ))}
    </div>
  );
}

export function Header({ picture }: { picture: RepublicPicture }): VNode {
  const words = useWords();
  const { rome } = picture;
  return (
    <header class="r-header">
      <div class="r-header-line">
        <h2 class="r-turn">
          {picture.turn > 0 ? words("turn", { turn: picture.turn }) : words("start")}
          <small>{picture.era}</small>
        </h2>
        <Phases picture={picture} />
        <Treasury rome={rome} />
        <span data-place="unrest" class={`r-unrest${rome.unrest > 5 ? " r-high" : ""}`}>
          <Figure of="unrest" explain="state:unrest" value={rome.unrest} label={words("unrest")} />
        </span>
        <Dangers rome={rome} />
        <Forces rome={rome} />
        <Figure of="deck" explain="state:deck" value={rome.deck} label={words("deck")} />
      </div>
      <div class="r-header-line r-second">
        {picture.steps.length > 0 && <Steps steps={picture.steps} prefix="step" />}
        <InForce rome={rome} />
      </div>
    </header>
  );
}
