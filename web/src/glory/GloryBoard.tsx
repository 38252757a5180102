// The table of Glory to Rome: the turn, the other camps, the centre, one's own camp and hand. What is
// drawn comes from the picture alone; what can be chosen, from the refs that the shell gives.

import { useEffect, useRef, useState } from "preact/hooks";
import { useMedia } from "../media";
import { Camp } from "./camp";
import { Card } from "./cards";
import { Market, Roles, Scores } from "./centre";
import { Icon, Patterns, Sign } from "./materials";
import { useMoving } from "./moving";
import { useRoom } from "./room";
import { BoardContext, campOf, Thing, useBoard, useWords, type Board } from "./things";
import type { GloryCamp, GloryPicture } from "../wire";
import "./GloryBoard.css";

/** From so many different cards on, and where room is short, a hand is shown in low cards. */
const MANY_CARDS = 8;
const MANY_CAMPS = 5;
const MANY_BUILDINGS = 7;
const SHORT = "(max-height: 820px)";

export function GloryBoard(props: Board) {
  const root = useRef<HTMLDivElement>(null);
  useMoving(root, props.picture);
  const { picture, sheet } = props;
  const me = picture.viewer >= 0 ? campOf(picture, picture.viewer) : null;
  const others = clockwise(picture);
  return (
    <BoardContext value={props}>
      <div class="glory">
        <div
          ref={root}
          class={`g-table g-sheet-${sheet} g-others-${others.length}${me ? "" : " g-onlooker"}`}
        >
          <Patterns />
          {sheet !== "mine" && (
            <>
              <Turn />
              <Others camps={others} />
              <div class="g-centre">
                <Market />
                {picture.end ? <Scores /> : <Roles />}
              </div>
            </>
          )}
          {sheet !== "table" && me && (
            <div class="g-mine">
              <Camp camp={me} full />
              <Hand camp={me} />
            </div>
          )}
        </div>
      </div>
    </BoardContext>
  );
}

/** The other seats from the reader's left on; for an onlooker, all. */
function clockwise({ camps, viewer }: GloryPicture): GloryCamp[] {
  return viewer < 0 ? camps : [...camps.slice(viewer + 1), ...camps.slice(0, viewer)];
}

function Turn() {
  const { picture } = useBoard();
  const words = useWords();
  return (
    <header class="g-turn">
      <h2>{words("turn", { turn: picture.turn })}</h2>
      <span>{words("leads", { name: campOf(picture, picture.leader).name })}</span>
      <span class="g-edition" data-explain="edition">
        {words("edition", { edition: picture.edition })}
        {picture.beginner && ` · ${words("beginner")}`}
      </span>
      <div class="g-supplies">
        <Thing
          it={picture.deck_ref}
          name={picture.deck_ref}
          class="g-supply"
          label={words("deck-label", { count: picture.deck })}
          count={picture.deck}
        >
          <Icon of="hand" />
          {words("deck")} <b>{picture.deck}</b>
        </Thing>
        <Thing
          it={picture.jacks_ref}
          name="card:jack"
          class="g-supply"
          label={words("jacks-label", { count: picture.jacks })}
          count={picture.jacks}
        >
          <Sign material={-1} />
          {words("jacks")} <b>{picture.jacks}</b>
        </Thing>
      </div>
    </header>
  );
}

/**
 * The others' camps in little space, one of them opened at most; a single one is always open, unless
 * it has more buildings than there is room for.
 */
function Others({ camps }: { camps: GloryCamp[] }) {
  const words = useWords();
  const [opened, setOpened] = useState(-1);
  const panel = useRef<HTMLDivElement>(null);
  useRoom(panel);
  const short = useMedia(SHORT);
  const most = Math.max(0, ...camps.map((camp) => camp.structures.length));
  const single = camps.length === 1 && !(short && most >= MANY_BUILDINGS);
  useEffect(() => {
    panel.current?.querySelector(".g-full-camp")?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  return (
    <div ref={panel} class="g-others" role="group" aria-label={words("others")}>
      {camps.map((camp) => (
        <Camp
          key={camp.seat}
          camp={camp}
          full={single || camp.seat === opened}
          {...(single ? {} : { onToggle: () => setOpened(camp.seat === opened ? -1 : camp.seat) })}
        />
      ))}
    </div>
  );
}

function Hand({ camp }: { camp: GloryCamp }) {
  const { picture, sheet } = useBoard();
  const words = useWords();
  const { hand, drawn } = picture;
  const short = useMedia(SHORT);
  const different = hand.length + (drawn ? 1 : 0);
  const built = Math.max(...picture.camps.map((one) => one.structures.length));
  const crowded = short && (picture.camps.length >= MANY_CAMPS || built >= MANY_BUILDINGS);
  const low = sheet !== "all" || crowded || different >= MANY_CARDS;
  return (
    <section class="g-hand" data-place="hand" aria-label={words("your-hand")}>
      <h3>
        <Thing
          it={camp.hand_ref}
          name={camp.ref}
          class="g-hand-size"
          label={words("own-hand-label", { hand: camp.hand, limit: camp.hand_limit })}
        >
          <Icon of="hand" />
          {words("your-hand")} <b>{camp.hand}</b>
          <small>/{camp.hand_limit}</small>
        </Thing>
      </h3>
      <div class={`g-cards${low ? " g-low-cards" : ""}`}>
        {drawn && <Card card={drawn} note={words("just-drawn")} />}
        {hand.map((card) => (
          <Card key={card.ref} card={card} />
        ))}
        {different === 0 && <p class="g-nothing">{words("empty-hand")}</p>}
      </div>
    </section>
  );
}
