// A camp, with the places of the physical board: influence above, clientele on the left, stockpile
// below, vault on the right, buildings between them. Other players' camps hold the same in less space.

import type { ComponentChildren } from "preact";
import type { GloryCamp, GloryPile } from "../wire";
import { Structure } from "./cards";
import { Coins, Icon, Laurel, Sign } from "./materials";
import { kindOf, Thing, useBoard, useWords } from "./things";
import "./camp.css";

type Place = "pool" | "stock" | "client" | "vault";

interface PileProps {
  pile: GloryPile;
  place: Place;
  owner?: string;
  /** With its name written out. */
  named?: boolean;
}

/** Cards of one material in one place: the sign, the letter, and how many. */
export function Pile({ pile, place, owner = "", named = false }: PileProps) {
  const { picture } = useBoard();
  const words = useWords();
  const kind = kindOf(picture, pile.material);
  const idle = place === "client" ? pile.ready : pile.count;
  const label = words(`${place}-label`, {
    material: kind.material,
    role: kind.role,
    count: pile.count,
    ready: idle,
    name: owner,
  });
  return (
    <Thing
      it={pile.ref}
      name={place === "client" ? kind.role_ref : kind.ref}
      label={label}
      class={`g-pile g-m${pile.material}${pile.count === 0 ? " g-none" : ""}`}
      material={pile.material}
      count={pile.count}
    >
      <Sign material={pile.material} />
      <b class="g-count">
        <span class="g-letter">{kind.letter}</span>
        {pile.count}
      </b>
      {named && <span class="g-of">{place === "client" ? kind.role : kind.material}</span>}
      {place === "client" && idle < pile.count && <span class="g-acted">✓{pile.count - idle}</span>}
    </Thing>
  );
}

/** What lessons call the places of one's own camp. */
const LESSON_PLACES = { clients: "clientele", stock: "stockpile", vault: "vault" };

function Zone(props: {
  place: "clients" | "stock" | "vault";
  camp: GloryCamp;
  figure?: string;
  full?: boolean;
  children: ComponentChildren;
}) {
  const words = useWords();
  const title = words(props.place);
  return (
    <div
      class={`g-zone g-zone-${props.place}`}
      data-place={props.camp.mine ? LESSON_PLACES[props.place] : undefined}
      role="group"
      aria-label={`${title} ${props.figure ?? ""}`}
    >
      <span
        class="g-zone-title"
        data-explain={`${props.place}@${props.camp.ref}`}
        aria-hidden="true"
      >
        <Icon of={props.place} />
        <span class="g-word">{title}</span>
        {props.figure && (
          <b class={props.full ? "g-full" : ""} data-mark={`${props.place}:${props.camp.seat}`}>
            {props.figure}
          </b>
        )}
      </span>
      <span class="g-piles">{props.children}</span>
    </div>
  );
}

function Nothing() {
  return <span class="g-nothing">{useWords()("nothing")}</span>;
}

function Vault({ camp, named }: { camp: GloryCamp; named: boolean }) {
  const words = useWords();
  const { count, limit, hidden, known } = camp.vault;
  return (
    <Zone place="vault" camp={camp} figure={`${count}/${limit}`} full={count >= limit}>
      {named && <Coins count={count} of={Math.min(limit, count + 12)} />}
      {known.map((pile) => (
        <Pile key={pile.ref} pile={pile} place="vault" owner={camp.name} />
      ))}
      {hidden > 0 && known.length > 0 && (
        <span class="g-hidden">{words("hidden", { count: hidden })}</span>
      )}
      {count === 0 && !named && <Nothing />}
    </Zone>
  );
}

/** What a seat has done this turn, in a word; nothing while it has not. */
export function Mode({ camp }: { camp: GloryCamp }) {
  const words = useWords();
  const { picture } = useBoard();
  const waiting = picture.awaited.includes(camp.seat);
  const mode = waiting ? "awaited" : camp.mode;
  return mode ? <span class={`g-mode g-mode-${mode}`}>{words(`mode-${mode}`)}</span> : null;
}

interface CampProps {
  camp: GloryCamp;
  /** All of it with words, or in little space. */
  full: boolean;
  onToggle?: () => void;
}

export function Camp({ camp, full, onToggle }: CampProps) {
  const { picture } = useBoard();
  const words = useWords();
  const awaited = picture.awaited.includes(camp.seat);
  const title = words("camp", { who: camp.mine ? "you" : "other", name: camp.name });
  return (
    <section
      class={`g-camp ${full ? "g-full-camp" : "g-small-camp"}${awaited ? " g-awaited" : ""}`}
      aria-label={title}
    >
      <header>
        <Owner camp={camp} title={title} />
        <Standing camp={camp} awaited={awaited} />
        {full && camp.sites.length > 0 && <OwnSites camp={camp} />}
        {!(camp.mine && full) && <HandSize camp={camp} />}
        {onToggle && (
          <button
            type="button"
            class="g-toggle"
            aria-expanded={full}
            aria-label={words(full ? "close" : "open", { name: camp.name })}
            onClick={onToggle}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={full ? "M3 10l5-5 5 5" : "M3 6l5 5 5-5"} />
            </svg>
          </button>
        )}
      </header>
      <Holdings camp={camp} full={full} />
    </section>
  );
}

function Owner({ camp, title }: { camp: GloryCamp; title: string }) {
  const { picture } = useBoard();
  const label = useWords()("seat-label", {
    title,
    influence: camp.influence,
    hand: camp.hand,
    jacks: camp.jacks,
    leads: picture.leader === camp.seat ? "yes" : "no",
  });
  return (
    <Thing it={camp.ref} name={camp.ref} class="g-owner" label={label}>
      <span class="g-influence" data-explain={`influence@${camp.ref}`}>
        <Laurel value={camp.influence} />
      </span>
      <span class="g-name">{camp.name}</span>
    </Thing>
  );
}

/** What is to be said of a seat now: who it is, whether it leads, what it has done or is tied to. */
function Standing({ camp, awaited }: { camp: GloryCamp; awaited: boolean }) {
  const { picture } = useBoard();
  const words = useWords();
  const backed = picture.camps[camp.backs]?.name ?? "";
  return (
    <>
      {!picture.end && (
        <span
          class="g-points"
          role="img"
          aria-label={words("points-label", { count: camp.points })}
          data-explain={`points@${camp.ref}`}
        >
          {words("points", { count: camp.points })}
        </span>
      )}
      {camp.mine && !picture.end && <IfNow camp={camp} />}
      {camp.mine && <span class="g-you">{words("you")}</span>}
      {picture.leader === camp.seat && <span class="g-leader">{words("leader")}</span>}
      {(awaited || camp.mode !== "led") && <Mode camp={camp} />}
      {camp.backs >= 0 && <span class="g-aside-note">{words("backs", { name: backed })}</span>}
      {camp.held >= 0 && (
        <span class="g-aside-note">{words("held", { role: kindOf(picture, camp.held).role })}</span>
      )}
    </>
  );
}

/** What one would have if the game ended now: cards in the vault lie face down, and bonuses are open. */
function IfNow({ camp }: { camp: GloryCamp }) {
  const words = useWords();
  const { least, most } = camp;
  if (most === camp.points) return null;
  return (
    <span
      class="g-if-now"
      role="img"
      aria-label={words("points-now-label", { least, most })}
      data-explain={`points@${camp.ref}`}
    >
      {words("points-now", { least, most })}
    </span>
  );
}

function Holdings({ camp, full }: { camp: GloryCamp; full: boolean }) {
  const words = useWords();
  const { name, structures } = camp;
  return (
    <div class="g-holdings">
      <Zone
        place="clients"
        camp={camp}
        figure={`${camp.client_count}/${camp.client_limit}`}
        full={camp.client_count >= camp.client_limit}
      >
        <Piles of={camp.clients} place="client" owner={name} named={full} />
      </Zone>
      <Zone place="stock" camp={camp}>
        <Piles of={camp.stock} place="stock" owner={name} />
      </Zone>
      <Vault camp={camp} named={full} />
      <div class="g-built" role="group" aria-label={words("built", { name })}>
        {structures.map((structure) => (
          <Structure key={structure.ref} structure={structure} owner={name} />
        ))}
        {full && structures.length === 0 && <p class="g-nothing">{words("nothing-built")}</p>}
      </div>
    </div>
  );
}

interface PilesProps extends Omit<PileProps, "pile"> {
  of: readonly GloryPile[];
}

/** All piles of a place, or word that it is empty. */
function Piles({ of, ...all }: PilesProps) {
  if (of.length === 0) return <Nothing />;
  return (
    <>
      {of.map((pile) => (
        <Pile key={pile.ref} pile={pile} {...all} />
      ))}
    </>
  );
}

/** The sites of completed buildings, which are what influence comes from. */
function OwnSites({ camp }: { camp: GloryCamp }) {
  const { picture } = useBoard();
  const names = camp.sites.map((site) => kindOf(picture, site).material).join(", ");
  const label = useWords()("own-sites", { sites: names });
  return (
    <span class="g-own-sites" role="img" aria-label={label} data-explain={`influence@${camp.ref}`}>
      {camp.sites.map((site, i) => (
        <Sign key={i} material={site} />
      ))}
    </span>
  );
}

function HandSize({ camp }: { camp: GloryCamp }) {
  const words = useWords();
  const { hand, hand_limit: limit, jacks } = camp;
  return (
    <Thing
      it={camp.hand_ref}
      name={camp.ref}
      class="g-hand-size"
      label={words("hand-label", { name: camp.name, hand, limit, jacks })}
    >
      <Icon of="hand" />
      <b>{hand}</b>
      <small>/{limit}</small>
      {jacks > 0 && (
        <span class="g-jacks">
          <Sign material={-1} />
          {jacks}
        </span>
      )}
    </Thing>
  );
}
