// What an army may expect: a bar in five parts, each with its own pattern and its letter.

import type { VNode } from "preact";
import type { BattleOdds } from "../wire";
import { Sign } from "./insignia";
import { useWords } from "./things";
import "./odds.css";

const RESULTS = ["victory", "stalemate", "standoff", "defeat", "disaster"] as const;

/** A number as the reader's language writes it. */
function decimal(number: number): string {
  return number.toLocaleString(document.documentElement.lang);
}

function losses(odds: BattleOdds): boolean {
  return odds.lost_legions > 0 || odds.lost_fleets > 0;
}

/** Whose chances they are, and what he may expect to lose. */
function Who({ odds, told }: { odds: BattleOdds; told: string }): VNode {
  const words = useWords();
  return (
    <p class="r-odds-who" aria-hidden="true">
      <Sign of={odds.naval ? "fleets" : "land"} />
      <span>{told}</span>
      {losses(odds) && (
        <span class="r-odds-losses">
          {words("odds-lost")}
          {odds.lost_legions > 0 && (
            <>
              {" "}
              {decimal(odds.lost_legions)} <Sign of="legions" />
            </>
          )}
          {odds.lost_fleets > 0 && (
            <>
              {" "}
              {decimal(odds.lost_fleets)} <Sign of="fleets" />
            </>
          )}
        </span>
      )}
    </p>
  );
}

/** The chances of one army: a bar, and above it whose they are unless that is said elsewhere. */
export function Odds({ odds, bare }: { odds: BattleOdds; bare?: boolean }): VNode {
  const words = useWords();
  const kind = odds.naval ? "naval" : "land";
  const parts = RESULTS.filter((result) => odds[result] > 0);
  const about = {
    person: odds.commander.name,
    legions: odds.legions,
    fleets: odds.fleets,
    province: odds.province,
  };
  const told = [
    ...parts.map(
      (result) => `${words(`odds-${result}`)} ${words("percent", { percent: odds[result] })}`,
    ),
    ...(losses(odds)
      ? [words("odds-losses", { legions: odds.lost_legions, fleets: odds.lost_fleets })]
      : []),
  ].join(", ");
  const how = odds.province
    ? "province"
    : odds.sent
      ? "sent"
      : odds.proposed
        ? "proposed"
        : "could";
  const army = `${words(`odds-${how}`, about)}, ${words(`odds-${kind}`)}`;
  return (
    <div class={bare ? "r-odds r-odds-bar-only" : "r-odds"} data-passing>
      <p class="r-say">{words("said-of", { thing: army, said: told })}</p>
      {bare ? (
        <span class="r-odds-sign" aria-hidden="true">
          <Sign of={odds.naval ? "fleets" : "land"} />
          {odds.province && <small>{odds.province}</small>}
        </span>
      ) : (
        <Who odds={odds} told={words(`odds-${how}`, about)} />
      )}
      <div class="r-bar" aria-hidden="true" data-explain="sign:odds">
        {parts.map((result) => (
          <span key={result} class={`r-part r-part-${result}`} style={{ flexGrow: odds[result] }}>
            {odds[result] >= 8 && <b>{odds[result]}</b>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The chances of several armies, with what the patterns mean below. */
export function AllOdds({ all }: { all: BattleOdds[] }): VNode | null {
  const words = useWords();
  if (all.length === 0) return null;
  const shown = RESULTS.filter((result) => all.some((odds) => odds[result] > 0));
  return (
    <div class="r-all-odds">
      {all.map((odds) => (
        <Odds key={`${odds.commander.ref}${odds.naval}`} odds={odds} />
      ))}
      <p class="r-odds-key" aria-hidden="true">
        {shown.map((result) => (
          <span key={result}>
            <i class={`r-part-${result}`} /> {words(`odds-${result}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A chance in percent as a short bar. */
export function Percent({ of, label }: { of: number; label: string }): VNode {
  const words = useWords();
  return (
    <span class="r-percent">
      <span class="r-say">{label}</span>
      <span class="r-percent-bar" aria-hidden="true">
        <i style={{ width: `${of}%` }} />
      </span>
      <b aria-hidden="true">{words("percent", { percent: of })}</b>
    </span>
  );
}
