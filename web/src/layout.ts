// A sheet being filled in: what is wanted goes to the server, and what of it can be comes back.

import { codesOf, laidOut, setWanted, type Composition } from "./compose";
import type { Wanted } from "./laying";
import type { ServerMessage } from "./socket";
import type { Laid } from "./wire";

/** What the sheet needs of the answer that it belongs to. */
export interface Hand {
  /** The answer, while a field of it is asked for. */
  asking: () => Composition | null;
  set: (next: Composition) => void;
  follows: (done: number[], wanted: Wanted) => Promise<ServerMessage>;
  refused: (error: unknown) => void;
  /** Whether each part is asked for by itself. */
  inParts: () => boolean;
  send: (now: Composition, move: number[]) => Promise<void>;
}

/** A sheet being filled in. Of what was wanted in quick succession the last counts. */
export class Laying {
  private last: Promise<void> = Promise.resolve();
  private turn = 0;

  constructor(private readonly hand: Hand) {}

  /** Whether several parts of the answer stand on the sheet now. */
  open(): boolean {
    return !this.hand.inParts() && !!this.hand.asking()?.field.sheet;
  }

  /** Other answers are wanted: the server says what of them can be, and what follows from them. */
  async want(wanted: Wanted): Promise<void> {
    const now = this.hand.asking();
    if (!now?.field.sheet) return;
    this.hand.set(setWanted(now, wanted));
    this.turn += 1;
    this.last = this.layOut(now, wanted, this.turn);
    await this.last;
  }

  private async layOut(now: Composition, wanted: Wanted, turn: number): Promise<void> {
    let sheet: Laid | null = null;
    let error: unknown = null;
    try {
      const said = await this.hand.follows(codesOf(now), wanted);
      sheet = (said.type === "part" && said.field?.sheet) || null;
    } catch (refused) {
      error = refused;
    }
    const then = this.hand.asking();
    const before = then?.field.sheet;
    if (turn !== this.turn || !then || !before || then.parts !== now.parts) return;
    // What is refused leaves the sheet as it was.
    this.hand.set(laidOut(then, sheet ?? before));
    if (error) this.hand.refused(error);
  }

  /** Sends what stands on the sheet, once the server has said that it can be. */
  async send(): Promise<void> {
    await this.last;
    const now = this.hand.asking();
    const move = now?.field.sheet?.move ?? [];
    if (now && move.length > 0) await this.hand.send(now, [...move]);
  }
}
