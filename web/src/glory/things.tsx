// A thing on the table: it can be pointed at, asked about and, where it answers the question, chosen.
// Everything drawn with a ref is one of these, so that all behave alike.

import { createContext, type ComponentChildren, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Say } from "../texts";
import type { GloryCamp, GloryKind, GloryPicture } from "../wire";
import "./things.css";

export type Board = BoardProps<GloryPicture>;

const Context = createContext<Board | null>(null);
export const BoardContext = Context.Provider;

export function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error("glory: a thing is drawn outside of a board");
  return board;
}

/** The text of a word of this board; `glory-board-` goes before its key. */
export function useWords(): Say {
  const { say } = useBoard();
  return (key, params) => say(`glory-board-${key}`, params);
}

export function kindOf(picture: GloryPicture, material: number): GloryKind {
  const kind = picture.kinds[material];
  if (!kind) throw new RangeError(`glory: there is no material ${material}`);
  return kind;
}

export function campOf(picture: GloryPicture, seat: number): GloryCamp {
  const camp = picture.camps[seat];
  if (!camp) throw new RangeError(`glory: there is no seat ${seat}`);
  return camp;
}

interface ThingProps {
  /** What the thing is. */
  it: string;
  /** What it is called in the log and on cards: pointing at it points at this. */
  name: string;
  /** All that it says, in full words. */
  label: string;
  class?: string;
  /** Whether it is a card that can be read up, also when it answers no question. */
  readable?: boolean;
  /** For what moved: the card, the material, and how many. */
  card?: number;
  material?: number;
  count?: number;
  children: ComponentChildren;
}

/** The classes that say how a thing stands. */
function marks(board: Board, { it, name, class: own }: ThingProps): string {
  const lit = board.lit !== "" && (board.lit === it || board.lit === name);
  const all = [
    "g-thing",
    own,
    board.open.has(it) && "g-open",
    board.chosen.has(it) && "g-chosen",
    lit && "g-lit",
    board.picture.glow.includes(it) && "g-glow",
  ];
  return all.filter(Boolean).join(" ");
}

export function Thing(props: ThingProps): VNode {
  const { it, name, label, readable = false } = props;
  const board = useBoard();
  const open = board.open.has(it);
  const chosen = board.chosen.has(it);
  const shared = {
    class: marks(board, props),
    "data-ref": it,
    "data-card": props.card,
    "data-material": props.material,
    "data-count": props.count,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") board.point(name);
    },
    onPointerLeave: () => board.point(""),
  };
  if (!open && !readable && !chosen) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {props.children}
      </span>
    );
  }
  const button = (
    <button
      {...shared}
      type="button"
      aria-pressed={open || chosen ? chosen : undefined}
      onFocus={() => board.point(name)}
      onBlur={() => board.point("")}
      onClick={() => {
        if (open) board.choose(it);
        else if (readable) board.ask(name);
      }}
    >
      <span class="g-hidden-text">{label}</span>
      <span class="g-face" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
  if (!readable) return button;
  // The wrapper is there even without the help, so that the button is the same one when it opens or
  // closes, and keeps the focus.
  return (
    <span class="g-with-help">
      {button}
      {open && <Help name={name} label={label} />}
    </span>
  );
}

function Help({ name, label }: { name: string; label: string }): VNode {
  const board = useBoard();
  const words = useWords();
  return (
    <button
      type="button"
      class="g-help"
      aria-label={words("about", { thing: label.split(/[.,]/, 1)[0] ?? label })}
      onClick={() => board.ask(name)}
    >
      ?
    </button>
  );
}
