// The table of The Republic of Rome: the State above, wars, what is going on and the Forum in the
// middle, the factions below.

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { RepublicPicture } from "../wire";
import { Mine, Strip } from "./Factions";
import { Forum } from "./Forum";
import { Header } from "./Header";
import { useMoving } from "./moving";
import { Provinces } from "./Provinces";
import { Stage } from "./Stage";
import { BoardContext, type Board } from "./things";
import { Wars } from "./Wars";
import "./RepublicBoard.css";

/** The other factions in the order of play, from the reader's left. */
function around(picture: RepublicPicture) {
  const seats = picture.factions.length;
  const from = picture.viewer >= 0 ? picture.viewer + 1 : 0;
  return Array.from({ length: seats }, (_, n) => picture.factions[(from + n) % seats]).flatMap(
    (one) => (one && !one.mine ? [one] : []),
  );
}

/** Whether so little lies in the Forum and the provinces that they need less room. */
function isQuiet({ forum, provinces }: RepublicPicture): boolean {
  const most = Math.max(forum.senators.length, forum.concessions.length / 2);
  return provinces.length === 0 && most <= 2;
}

export function RepublicBoard(props: Board): VNode {
  const { picture, sheet } = props;
  const root = useRef<HTMLDivElement>(null);
  useMoving(root, picture);
  const mine = picture.factions.find((one) => one.mine);
  const others = around(picture);
  return (
    <BoardContext value={props}>
      <div ref={root} class={`r-board r-sheet-${sheet}`} data-seats={picture.factions.length}>
        {sheet !== "mine" && (
          <>
            <Header picture={picture} />
            <div class={isQuiet(picture) ? "r-middle r-side-quiet" : "r-middle"}>
              <Wars wars={picture.wars} />
              <Stage picture={picture} />
              <div class="r-side-column">
                <Forum forum={picture.forum} />
                <Provinces provinces={picture.provinces} />
              </div>
            </div>
          </>
        )}
        <div class="r-factions">
          {sheet !== "mine" && others.map((one) => <Strip key={one.ref} faction={one} />)}
          {sheet !== "table" && mine && <Mine faction={mine} />}
        </div>
      </div>
    </BoardContext>
  );
}
