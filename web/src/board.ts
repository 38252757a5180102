// What a board (a drawing of one game's table) is given, and what it may do. It draws the picture and
// nothing else: what can be chosen comes as refs from the question, and a click gives the ref back.

import type { Say } from "./texts";

export interface BoardProps<P> {
  picture: P;
  /** Refs that answer the question now. A thing with one of them is a button. */
  open: ReadonlySet<string>;
  /** Refs that are part of the answer so far. */
  chosen: ReadonlySet<string>;
  /** The ref that the reader points at, in the log or on the table; empty for none. */
  lit: string;
  /** A thing that answers the question was clicked. */
  choose: (ref: string) => void;
  /** The reader points at a thing, or (empty) no longer does. */
  point: (ref: string) => void;
  /** The reader wants to know about a thing: its card is shown beside the table. */
  ask: (ref: string) => void;
  /** Shows the board's map over the table; absent where there is none, or it is shown already. */
  enlarge?: () => void;
  /** A text of the page in the reader's language. */
  say: Say;
  /** Phones show one sheet at a time: the table, or what is one's own. "all" on wider screens. */
  sheet: "all" | "table" | "mine";
}
