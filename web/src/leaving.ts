// Seats left and taken again: by a bot for a while, for good, by somebody else; and ending the game.

import type { Asking, ServerMessage } from "./socket";
import type { EndRequest, OfferRequest, TableMessage } from "./wire";

export class Leaving {
  constructor(private readonly ask: (message: Asking) => Promise<ServerMessage | null>) {}

  /** Leaves a seat to a bot, or takes it back from it. */
  async standIn(seat: number, bot: string): Promise<void> {
    await this.ask({ do: "stand_in", seat, bot });
  }

  /** Gives up the reader's seat. Tells whether that was done. */
  async resign(end: boolean): Promise<boolean> {
    return (await this.ask({ do: "resign", end })) !== null;
  }

  /** Says what the reader thinks of ending the game now. Tells whether that was done. */
  async answerEnd(answer: EndRequest["answer"]): Promise<boolean> {
    return (await this.ask({ do: "end", answer })) !== null;
  }

  /** Sits down at the rematch; gives its address, or nothing where that cannot be. */
  async rematch(): Promise<string> {
    const said = await this.ask({ do: "rematch" });
    return said?.type === "rematch" ? said.url : "";
  }

  /** Offers a seat whose person is away, or offers it no more. */
  async offer(seat: number, way: OfferRequest["way"]): Promise<void> {
    await this.ask({ do: "offer", seat, way });
  }
}

/** What has become of a seat since the page last heard, and was not the reader's own doing. */
export function freshNote(
  before: TableMessage | null,
  { notes = [], viewer }: TableMessage,
): string {
  const last = notes.at(-1);
  const fresh = before !== null && notes.length > (before.notes?.length ?? 0);
  return fresh && last && last.seat !== viewer ? last.text : "";
}
