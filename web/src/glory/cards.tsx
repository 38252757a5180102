// Cards and buildings of Glory to Rome, drawn as inscriptions: a frieze of the material, the name in
// capitals, the role, what it does in a line, and its value in coins.

import type { Say } from "../texts";
import type { GloryCard, GloryPicture, GloryStructure } from "../wire";
import { Coins, Frieze, Sign } from "./materials";
import { kindOf, Thing, useBoard, useWords } from "./things";
import "./cards.css";

/** What a card is called in the log. */
function nameOf(card: GloryCard): string {
  return card.material < 0 ? "card:jack" : `card:${card.number}`;
}

function cardLabel(words: Say, picture: GloryPicture, card: GloryCard): string {
  if (card.material < 0) {
    return words("jack-label", { name: card.name, count: card.count, effect: card.effect });
  }
  const kind = kindOf(picture, card.material);
  return words("card-label", {
    name: card.name,
    role: kind.role,
    material: kind.material,
    value: card.value,
    count: card.count,
    effect: card.effect,
  });
}

/** A card that can be read in full: in one's hand, or just drawn. */
export function Card({ card, note = "" }: { card: GloryCard; note?: string }) {
  const { picture } = useBoard();
  const words = useWords();
  const kind = card.material < 0 ? null : kindOf(picture, card.material);
  const label = cardLabel(words, picture, card);
  return (
    <Thing
      it={card.ref}
      name={nameOf(card)}
      label={note ? `${label} ${note}` : label}
      class={`g-card g-m${card.material < 0 ? "j" : card.material}`}
      readable
      card={card.number}
      material={card.material}
      count={card.count}
    >
      <span class="g-card-top">
        <Frieze material={card.material} />
        {kind && <b class="g-letter">{kind.letter}</b>}
        <span class="g-medal">
          <Sign material={card.material} />
        </span>
      </span>
      {card.count > 1 && <b class="g-times">×{card.count}</b>}
      <span class="g-card-text">
        <span class="g-name">{card.name}</span>
        {kind && (
          <span class="g-role">
            {kind.role} · <span class="g-of">{kind.material}</span>
          </span>
        )}
        <span class="g-effect">{card.effect}</span>
        {note && <span class="g-note">{note}</span>}
      </span>
      {card.value > 0 && <Coins count={card.value} />}
    </Thing>
  );
}

/** A card lying played in a camp: its sign and name. */
export function PlayedCard({ card, owner }: { card: GloryCard; owner: string }) {
  const { picture } = useBoard();
  const words = useWords();
  const times = card.count > 1 ? ` ×${card.count}` : "";
  return (
    <Thing
      it={card.ref}
      name={nameOf(card)}
      label={words("played-label", { card: cardLabel(words, picture, card), name: owner })}
      class="g-played"
      readable
      card={card.number}
      material={card.material}
      count={card.count}
    >
      <Sign material={card.material} />
      {card.name}
      {times}
    </Thing>
  );
}

/** What a building has and still needs: a place for each material, filled with what is there. */
function Progress({ structure }: { structure: GloryStructure }) {
  const { materials, need, complete } = structure;
  const places = complete ? materials.length : Math.max(need, materials.length);
  return (
    <span class="g-progress" aria-hidden="true">
      {Array.from({ length: places }, (_, i) => {
        const added = materials[i];
        return added === undefined ? (
          <i key={i} class="g-missing" />
        ) : (
          <Sign key={i} material={added} />
        );
      })}
    </span>
  );
}

/** A building, begun or completed. */
export function Structure({ structure, owner }: { structure: GloryStructure; owner: string }) {
  const { picture } = useBoard();
  const words = useWords();
  const { complete, active, opened, material, site } = structure;
  const state = complete ? "done" : "begun";
  const label = words("structure-label", {
    name: structure.name,
    owner,
    site: kindOf(picture, site).material,
    done: structure.materials.length,
    need: structure.need,
    state,
    force: active ? "yes" : "no",
    opened: opened ? "yes" : "no",
    effect: structure.effect,
  });
  return (
    <Thing
      it={structure.ref}
      name={`card:${structure.number}`}
      label={label}
      class={`g-structure g-m${material} g-${state}${active ? " g-active" : ""}`}
      readable
      card={structure.number}
      material={material}
      count={1 + structure.materials.length}
    >
      <span class="g-plinth">
        <Sign material={material} />
        {site !== material && <Sign material={site} />}
      </span>
      <span class="g-name">{structure.name}</span>
      {opened && <span class="g-for-all">{words("for-all")}</span>}
      {complete ? <span class="g-tick" aria-hidden="true" /> : <Progress structure={structure} />}
      <span class="g-effect">{structure.effect}</span>
    </Thing>
  );
}
