// The factions: the others as strips that open, one's own with all its senators and its hand.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../texts";
import type { HandCard, RomanFaction } from "../wire";
import { Figure, Sign } from "./insignia";
import { SenatorCard, SenatorChip } from "./Senator";
import { Banner } from "./standards";
import { Chip, pigment, useWords } from "./things";
import "./Factions.css";

function figures(faction: RomanFaction, words: Say): string {
  const parts = [
    faction.name,
    words(`standard-${faction.standard}`),
    words("faction-numbers", {
      votes: faction.votes,
      influence: faction.influence,
      cards: faction.cards,
    }),
  ];
  if (faction.talents !== null) parts.push(words("faction-talents", { talents: faction.talents }));
  if (faction.asked) parts.push(words("asked"));
  if (faction.gone) parts.push(words("gone"));
  return parts.join(", ");
}

/** A number of a faction; nothing where the reader may not know it. */
function Sum({
  faction,
  of,
}: {
  faction: RomanFaction;
  of: "votes" | "influence" | "cards" | "talents";
}): VNode | null {
  const words = useWords();
  const value = faction[of];
  if (value === null) return null;
  const label = words(of === "talents" ? "treasury-of-faction" : of);
  return <Figure of={of} explain={`${of}@${faction.ref}`} value={value} label={label} />;
}

function Plate({ faction }: { faction: RomanFaction }): VNode {
  const words = useWords();
  return (
    <Chip
      it={faction.ref}
      label={figures(faction, words)}
      class={`r-plate ${faction.asked ? "r-asked" : ""}`}
    >
      <Banner faction={faction} />
      <span class="r-plate-name">{faction.name}</span>
      <span class="r-plate-numbers">
        <Sum faction={faction} of="votes" />
        <Sum faction={faction} of="influence" />
        <Sum faction={faction} of="cards" />
        <Sum faction={faction} of="talents" />
      </span>
    </Chip>
  );
}

/** A faction in a line; open, with the cards of its senators. */
export function Strip({ faction }: { faction: RomanFaction }): VNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const empty = faction.gone || faction.senators.length === 0;
  return (
    <section class={`r-strip ${pigment(faction.seat)}`} aria-label={faction.name}>
      <Plate faction={faction} />
      {empty ? (
        <p class="r-none">{words(faction.gone ? "gone" : "no-senators")}</p>
      ) : (
        <>
          <div class={open ? "r-cards" : "r-chips"}>
            {faction.senators.map((one) =>
              open ? (
                <SenatorCard key={one.ref} one={one} />
              ) : (
                <SenatorChip key={one.ref} one={one} />
              ),
            )}
          </div>
          {faction.hand.length > 0 && <Hand hand={faction.hand} />}
          <button
            type="button"
            class="r-opener"
            aria-expanded={open}
            aria-label={words(open ? "close-faction" : "open-faction", { name: faction.name })}
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden="true">{open ? "▾" : "▸"}</span>
          </button>
        </>
      )}
    </section>
  );
}

/** From more cards on they stand in two columns. */
const MANY_CARDS = 5;

/** Cards in a hand, each with what it does. */
export function Hand({ hand }: { hand: HandCard[] }): VNode {
  const words = useWords();
  return (
    <div
      class={hand.length > MANY_CARDS ? "r-hand r-full" : "r-hand"}
      role="group"
      aria-label={words("hand", { count: hand.length })}
    >
      {hand.map((card) => (
        <Chip
          key={card.ref}
          it={card.ref}
          card
          class="r-card"
          label={words("said-of", {
            thing: `${card.name} (${card.kind})`,
            said: card.lines.join(" "),
          })}
        >
          <b>{card.name}</b>
          <small>{card.kind}</small>
        </Chip>
      ))}
    </div>
  );
}

/** What bears on all its attempts to gain a knight. */
function KnightsNote({ faction }: { faction: RomanFaction }): VNode | null {
  const words = useWords();
  const { no_knights: none, knight_drm: drm } = faction;
  if (!none && drm <= 0) return null;
  return (
    <p class="r-note">
      <Sign of="knights" explain="sign:knights" />{" "}
      {none ? words("no-knights") : words("knight-drm", { drm })}
    </p>
  );
}

/** One's own faction: banner, senators, hand. */
export function Mine({ faction }: { faction: RomanFaction }): VNode {
  const words = useWords();
  return (
    <section
      data-place="faction hand"
      class={`r-mine ${pigment(faction.seat)}${faction.asked ? " r-asked" : ""}`}
      aria-label={words("mine", { name: faction.name })}
    >
      <div class="r-mine-plate">
        <Chip it={faction.ref} label={figures(faction, words)} class="r-mine-name">
          <Banner faction={faction} large />
          <span class="r-mine-numbers">
            <Sum faction={faction} of="votes" />
            <Sum faction={faction} of="influence" />
            <Sum faction={faction} of="talents" />
            <Sum faction={faction} of="cards" />
          </span>
          <span class="r-plate-name">{faction.name}</span>
        </Chip>
        <KnightsNote faction={faction} />
      </div>
      <div class="r-cards">
        {faction.senators.map((one) => (
          <SenatorCard key={one.ref} one={one} />
        ))}
        {faction.senators.length === 0 && <p class="r-none">{words("no-senators")}</p>}
      </div>
      <Hand hand={faction.hand} />
    </section>
  );
}
