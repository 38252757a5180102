// The games that have a drawing of their own: each is a chunk of its own, fetched when it is wanted.
// This is the one place that names them. Any other game is drawn as a plain table.

import type { ComponentType } from "preact";
import type { BoardProps } from "./board";

export type AnyBoard = ComponentType<BoardProps<never>>;

const DRAWINGS: Record<string, () => Promise<AnyBoard>> = {
  glory: async () => (await import("./glory/GloryBoard")).GloryBoard,
  republic: async () => (await import("./republic/RepublicBoard")).RepublicBoard,
  plain: async () => (await import("./plain/PlainBoard")).PlainBoard,
};

const loaded = new Map<string, Promise<AnyBoard | null>>();

/** What draws pictures of a kind; null where there is nothing, or it cannot be fetched now. */
export function drawingOf(kind: string): Promise<AnyBoard | null> {
  const known = loaded.get(kind);
  if (known) return known;
  const fetching = DRAWINGS[kind]?.() ?? Promise.resolve(null);
  const wanted = fetching.catch(() => {
    loaded.delete(kind);
    return null;
  });
  loaded.set(kind, wanted);
  return wanted;
}
