// The map over the table, as large as the window allows: what the menu and a key open.

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { BoardContext, useWords, type Board } from "../things";
import { Mediterranean, useAtRome } from "./Map";
import "./RepublicMap.css";

const KEYS = ["roman", "developed", "foreign", "risen", "active", "imminent", "inactive"] as const;

function Key(): VNode {
  const words = useWords();
  return (
    <ul class="r-map-key">
      {KEYS.map((one) => (
        <li key={one}>
          <i class={`r-map-key-${one}`} aria-hidden="true" />
          {words(`map-key-${one}`)}
        </li>
      ))}
    </ul>
  );
}

function Sheet({ picture }: Pick<Board, "picture">): VNode {
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  useAtRome(scroller);
  return (
    <div class="r-map-sheet" data-arrows="board">
      <div class="r-map-window" ref={scroller} tabIndex={0} role="region" aria-label={words("map")}>
        <Mediterranean picture={picture} />
      </div>
      <Key />
    </div>
  );
}

export function RepublicMap(props: Board): VNode {
  return (
    <BoardContext value={props}>
      <div class="r-board">
        <Sheet picture={props.picture} />
      </div>
    </BoardContext>
  );
}
