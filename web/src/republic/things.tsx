// Things on the table of The Republic of Rome: they can be pointed at, asked about and, where they
// answer the question, chosen. Whatever has a ref is drawn by one of these, so that all behave alike.

import { createContext, type ComponentChildren, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Say } from "../texts";
import type { Piece, RepublicPicture, RomanFaction } from "../wire";
import "./things.css";

export type Board = BoardProps<RepublicPicture>;

const Context = createContext<Board | null>(null);
export const BoardContext = Context.Provider;

export function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error("republic: a thing is drawn outside of a board");
  return board;
}

/** The text of a word of this board; `republic-board-` goes before its key. */
export function useWords(): Say {
  const { say } = useBoard();
  return (key, params) => say(`republic-board-${key.replaceAll("_", "-")}`, params);
}

/** The faction in a seat, if somebody sits there. */
export function factionOf(picture: RepublicPicture, seat: number): RomanFaction | undefined {
  return picture.factions.find((one) => one.seat === seat);
}

/** The faction a ref names. */
export function factionByRef(picture: RepublicPicture, ref: string): RomanFaction | undefined {
  return picture.factions.find((one) => one.ref === ref);
}

/** The class of a faction's pigment. */
export function pigment(seat: number): string {
  return seat >= 0 ? `r-f${seat}` : "r-f-none";
}

interface ThingProps {
  /** The thing. */
  it: string;
  /** All that it says, in full words, for those who do not see it. */
  label: string;
  class?: string;
  /** Whether it can be read up when it answers no question; then it is a button even so. */
  card?: boolean;
  children?: ComponentChildren;
}

interface Shared {
  class: string;
  "data-ref": string;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

function useThing(it: string, name: string | undefined): { open: boolean; shared: Shared } {
  const board = useBoard();
  const open = board.open.has(it);
  const marks = [
    name,
    open && "r-open",
    board.chosen.has(it) && "r-chosen",
    board.lit === it && it !== "" && "r-lit",
  ];
  return {
    open,
    shared: {
      class: marks.filter(Boolean).join(" "),
      "data-ref": it,
      onPointerEnter: (event) => event.pointerType === "mouse" && board.point(it),
      onPointerLeave: (event) => event.pointerType === "mouse" && board.point(""),
    },
  };
}

/** What a button on a thing does: choose it, or else tell about it. */
function usePress(it: string, open: boolean) {
  const board = useBoard();
  return {
    type: "button" as const,
    "aria-pressed": board.chosen.has(it) ? ("true" as const) : undefined,
    onClick: () => (open ? board.choose(it) : board.ask(it)),
    onFocus: () => board.point(it),
    onBlur: () => board.point(""),
  };
}

/** A small thing with nothing to press inside: a chip. */
export function Chip({ it, label, class: name, card = false, children }: ThingProps): VNode {
  const { open, shared } = useThing(it, `r-chip ${name ?? ""}`);
  const press = usePress(it, open);
  if (!open && !card) {
    return (
      <span {...shared}>
        <span class="r-say">{label}</span>
        <span aria-hidden="true" class="r-body">
          {children}
        </span>
      </span>
    );
  }
  return (
    <button {...shared} {...press} aria-label={label}>
      <span aria-hidden="true" class="r-body">
        {children}
      </span>
    </button>
  );
}

interface BoxProps extends ThingProps {
  /** What inside can be pressed for itself; drawn below the body. */
  inside?: ComponentChildren;
}

/** A large thing that may hold others: its button lies behind, over all of it. */
export function Box({ it, label, class: name, card = true, children, inside }: BoxProps): VNode {
  const { open, shared } = useThing(it, `r-box ${name ?? ""}`);
  const press = usePress(it, open);
  return (
    <div {...shared}>
      {open || card ? (
        <button {...press} class="r-hit" aria-label={label} />
      ) : (
        <span class="r-say">{label}</span>
      )}
      <div class="r-body" aria-hidden="true">
        {children}
      </div>
      {inside}
    </div>
  );
}

/** A name in running text that lights up what it names. */
function Name({ it, text }: { it: string; text: string }): VNode {
  const board = useBoard();
  return (
    <span
      class={`r-name${board.lit === it ? " r-lit" : ""}`}
      data-names={it}
      onPointerEnter={() => board.point(it)}
      onPointerLeave={() => board.point("")}
    >
      {text}
    </span>
  );
}

/** A sentence with its names. */
export function Sentence({ words }: { words: Piece[] }): VNode {
  return (
    <>
      {words.map((piece, n) =>
        piece.ref ? <Name key={n} it={piece.ref} text={piece.text} /> : piece.text,
      )}
    </>
  );
}

interface PanelProps {
  /** What lessons call it. */
  place: string;
  title: string;
  class?: string;
  note?: ComponentChildren;
  children: ComponentChildren;
}

/** A part of the table with its title. */
export function Panel({ place, title, class: name, note, children }: PanelProps): VNode {
  return (
    <section class={`r-panel ${name ?? ""}`} aria-label={title} data-place={place}>
      <h3 class="r-title">
        <span>{title}</span>
        {note}
      </h3>
      {children}
    </section>
  );
}

/** A number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
