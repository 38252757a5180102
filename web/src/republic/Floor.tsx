// The Senate's floor: who presides, the proposal in words, how the vote stands, who may interrupt.

import type { VNode } from "preact";
import type { Decision, Floor as FloorPicture, Interrupter, Piece, Proposal, Voter } from "../wire";
import { Sign } from "./insignia";
import { AllOdds } from "./odds";
import { Badge } from "./standards";
import { Chip, factionByRef, factionOf, Sentence, useBoard, useWords } from "./things";
import "./Floor.css";

const SIDES: Record<string, string> = { for: "✓", against: "✗", split: "½", abstained: "–" };

function Side({ side, count }: { side: "for" | "against"; count: number }): VNode {
  const words = useWords();
  return (
    <Chip
      it={`vote:${side}`}
      class={`r-side r-side-${side}`}
      label={words(`votes-${side}`, { count })}
    >
      <i>{SIDES[side]}</i>
      <span>{words(side)}</span>
      <b>{count}</b>
    </Chip>
  );
}

function Balance({ proposal }: { proposal: Proposal }): VNode {
  const left = proposal.voters
    .filter((voter) => !voter.side)
    .reduce((sum, voter) => sum + voter.votes, 0);
  return (
    <div class="r-balance">
      <Side side="for" count={proposal.yes} />
      <div class="r-scale" aria-hidden="true">
        <i class="r-yes" style={{ flexGrow: proposal.yes }} />
        <i class="r-left" style={{ flexGrow: left }} />
        <i class="r-no" style={{ flexGrow: proposal.no }} />
        <s />
      </div>
      <Side side="against" count={proposal.no} />
    </div>
  );
}

function VoterChip({ voter }: { voter: Voter }): VNode {
  const words = useWords();
  const board = useBoard();
  const faction = factionByRef(board.picture, voter.ref);
  const state = voter.side || (voter.asked ? "asked" : "waits");
  const told = { name: voter.name, votes: voter.votes, talents: voter.purse };
  return (
    <li>
      <Chip
        it={voter.ref}
        class={`r-voter r-voter-${state}`}
        label={`${words("voter", told)}, ${words(`voter-${state}`)}`}
      >
        {faction && <Badge faction={faction} />}
        <span class="r-voter-name">{voter.name}</span>
        <b>{voter.votes}</b>
        {!voter.side && voter.purse > 0 && <small>+{voter.purse}</small>}
        {voter.side && <i>{SIDES[voter.side]}</i>}
      </Chip>
    </li>
  );
}

function Chair({ floor }: { floor: FloorPicture }): VNode {
  const words = useWords();
  const board = useBoard();
  const faction = factionOf(board.picture, floor.presiding_seat);
  return (
    <p class="r-chair">
      {floor.presiding ? (
        <>
          <small>{words("presiding")}</small>
          <Chip it={floor.presiding.ref} class="r-commander" label={floor.presiding.name}>
            {faction && <Badge faction={faction} />}
            {floor.presiding.name}
          </Chip>
        </>
      ) : (
        words("no-chair")
      )}
    </p>
  );
}

/** What else is known of this sitting. */
function Notes({ floor }: { floor: FloorPicture }): VNode | null {
  const words = useWords();
  const { plea, claims, laws, minor, major } = floor;
  if (plea.length + claims.length + laws.length + minor + major === 0) return null;
  return (
    <p class="r-notes">
      {plea.length > 0 && (
        <small>
          <Sentence words={plea} />
        </small>
      )}
      {laws.length > 0 && (
        <small>{words("laws-waiting", { names: laws.map((one) => one.name).join(", ") })}</small>
      )}
      {claims.length > 0 && (
        <small>{words("claims", { names: claims.map((one) => one.name).join(", ") })}</small>
      )}
      {minor + major > 0 && <small>{words("trials-held", { minor, major })}</small>}
    </p>
  );
}

function Motion({ proposal, floor }: { proposal: Proposal; floor: FloorPicture }): VNode {
  const words = useWords();
  const { picture } = useBoard();
  const key = proposal.tribune ? "by-tribune" : "by";
  const who = factionByRef(picture, proposal.by.ref)?.mine ? "you" : "other";
  return (
    <div class="r-motion">
      <div class="r-motion-head">
        <p class="r-motion-kind">
          {proposal.kind} <small>{words(key, { who, name: proposal.by.name })}</small>
        </p>
        <Chair floor={floor} />
      </div>
      <p class="r-motion-words">
        <Sentence words={proposal.words} />
      </p>
      {proposal.waiting.length > 0 ? (
        <p class="r-consent">
          {words("consent", { names: proposal.waiting.map((one) => one.name).join(", ") })}
        </p>
      ) : (
        <>
          <Balance proposal={proposal} />
          <ol class="r-voters" aria-label={words("voting-order")}>
            {proposal.voters.map((voter) => (
              <VoterChip key={voter.ref} voter={voter} />
            ))}
          </ol>
        </>
      )}
      <AllOdds all={proposal.odds} />
    </div>
  );
}

function Interrupts({ one }: { one: Interrupter }): VNode {
  const words = useWords();
  const board = useBoard();
  const faction = factionByRef(board.picture, one.ref);
  const told = [
    one.cards > 0 && words("interrupt-cards", { cards: one.cards }),
    ...one.free.map((person) => words("interrupt-free", { person: person.name })),
    one.dagger && words("interrupt-dagger"),
  ].filter(Boolean);
  const label = words("said-of", { thing: one.name, said: told.join(", ") });
  return (
    <li>
      <span class="r-say">{label}</span>
      <span class="r-interrupter" aria-hidden="true">
        {faction && <Badge faction={faction} />}
        {one.cards > 0 && (
          <span data-explain="sign:tribune">
            <Sign of="tribune" />
            {one.cards}?
          </span>
        )}
        {one.free.map((person) => (
          <span key={person.ref} data-explain="sign:tribune">
            <Sign of="tribune" />
            {person.name}
          </span>
        ))}
        {one.dagger && <Sign of="dagger" explain="sign:dagger" />}
      </span>
    </li>
  );
}

function Decided({ one }: { one: Decision }): VNode {
  const words = useWords();
  const votes = one.yes + one.no > 0 ? ` ${one.yes} : ${one.no}` : "";
  return (
    <li class={`r-decision r-decision-${one.how}`}>
      <b>
        {words(`decision-${one.how}`)}
        {votes}
      </b>{" "}
      <Sentence words={one.words} />
    </li>
  );
}

/** The shields of the factions that words name, before them. */
function Shields({ of }: { of: Piece[] }): VNode {
  const board = useBoard();
  const named = of.flatMap((piece) => factionByRef(board.picture, piece.ref ?? "") ?? []);
  return (
    <>
      {named.map((faction) => (
        <Badge key={faction.ref} faction={faction} />
      ))}
    </>
  );
}

/** Where the Senate stands when a coalition rules. */
function Coalition({ floor }: { floor: FloorPicture }): VNode {
  return (
    <dl class="r-coalition">
      {floor.coalition.map((one) => (
        <div key={one.label}>
          <dt>{one.label}</dt>
          <dd>
            <Shields of={one.words} />
            <Sentence words={one.words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Floor({ floor }: { floor: FloorPicture }): VNode {
  const words = useWords();
  return (
    <div class="r-floor">
      {floor.coalition.length > 0 ? (
        <Coalition floor={floor} />
      ) : floor.proposal ? (
        <Motion proposal={floor.proposal} floor={floor} />
      ) : (
        <div class="r-motion-head">
          <p>{words("no-motion")}</p>
          <Chair floor={floor} />
        </div>
      )}
      <Notes floor={floor} />
      {floor.interrupters.length > 0 && (
        <div class="r-interrupts">
          <h4>{words("may-interrupt")}</h4>
          <ul>
            {floor.interrupters.map((one) => (
              <Interrupts key={one.ref} one={one} />
            ))}
          </ul>
        </div>
      )}
      {floor.decisions.length > 0 && (
        <ul class="r-decisions" aria-label={words("decisions")}>
          {floor.decisions.map((one, n) => (
            <Decided key={n} one={one} />
          ))}
        </ul>
      )}
    </div>
  );
}
