// What composes an answer asks of whoever has the line to the server.

import type { Asking, ServerMessage } from "./socket";

/** The code of a refusal because the game has gone on meanwhile. */
export const LATE = "stale";

export interface Link {
  request: (message: Asking) => Promise<ServerMessage>;
  /** How many lines of the history the reader has seen. */
  seq: () => number;
  /** What an empty pick is called. */
  none: () => string;
  /** Says that an answer begun is gone; `why` in the server's words, where it gave any. */
  dropped: (why: string) => void;
  /** Says that a click came just as the choices changed under it. */
  shifted: () => void;
}
