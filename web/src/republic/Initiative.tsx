// The initiatives of the Forum Phase: whose turn it is, an auction, and what chances one has.

import type { VNode } from "preact";
import type { Turn, Initiative as Turns } from "../wire";
import { Sign } from "./insignia";
import { Percent } from "./odds";
import { Persuasion } from "./Persuasion";
import { Badge } from "./standards";
import { Steps } from "./Steps";
import { Chip, factionByRef, useBoard, useWords } from "./things";
import "./Initiative.css";

function Auction({ auction }: { auction: NonNullable<Turns["auction"]> }): VNode {
  const words = useWords();
  return (
    <div class="r-auction">
      <h4>{words("auction")}</h4>
      <p class="r-bid">
        <Sign of="talents" />
        <b>{auction.bid}</b>
        <span>
          {auction.bidder ? words("bid-by", { person: auction.bidder.name }) : words("no-bid")}
        </span>
      </p>
      {auction.turn && <p>{words("bids-now", { name: auction.turn.name })}</p>}
    </div>
  );
}

function Chances({ turns }: { turns: Turns }): VNode | null {
  const words = useWords();
  if (turns.attempts.length > 0)
    return (
      <div class="r-attempts">
        <h4>{words("best-chances")}</h4>
        <ul>
          {turns.attempts.map((one) => (
            <li key={one.persuader.ref + one.target.ref}>
              <span>
                {one.persuader.name} <Sign of="away" /> {one.target.name}
              </span>
              <Percent of={one.percent} label={words("chance", { percent: one.percent })} />
              {one.best > one.percent && (
                <small>{words("chance-for", { percent: one.best, talents: one.talents })}</small>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  if (turns.knights.length > 0)
    return (
      <div class="r-attempts">
        <h4>{words("knight-chances")}</h4>
        <ul>
          {turns.knights.map((one) => (
            <li key={one.senator.ref}>
              <span>{one.senator.name}</span>
              <span>
                {one.chances.map((step) => (
                  <small key={step.talents}>
                    {words("chance-for", { percent: step.percent, talents: step.talents })}{" "}
                  </small>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  return null;
}

/** Auctions still to come are one thing. */
function together(turns: Turn[]): { turn: Turn; count: number }[] {
  const found: { turn: Turn; count: number }[] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    const same = last && !last.turn.ref && !turn.ref && last.turn.state === turn.state;
    if (same) last.count += 1;
    else found.push({ turn, count: 1 });
  }
  return found;
}

export function Initiative({ turns }: { turns: Turns }): VNode {
  const words = useWords();
  const board = useBoard();
  return (
    <div class="r-initiative">
      <ol class="r-turns" aria-label={words("initiatives")}>
        {together(turns.turns).map(({ turn, count }, n) => {
          const faction = factionByRef(board.picture, turn.ref);
          const name = turn.name || words("auctioned");
          return (
            <li key={n} aria-current={turn.state === "now" ? "step" : undefined}>
              <Chip it={turn.ref} class={`r-turn-of r-${turn.state}`} label={name}>
                {faction ? <Badge faction={faction} /> : <Sign of="talents" />}
                <span>{name}</span>
                {count > 1 && <b>×{count}</b>}
              </Chip>
            </li>
          );
        })}
      </ol>
      {turns.steps.length > 0 && !turns.persuasion && (
        <Steps steps={turns.steps} prefix="initiative" />
      )}
      {turns.auction && <Auction auction={turns.auction} />}
      {turns.persuasion ? <Persuasion attempt={turns.persuasion} /> : <Chances turns={turns} />}
    </div>
  );
}
