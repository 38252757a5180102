// The games that have a drawing of their own: each is a chunk of its own, fetched when it is wanted.
// This is the one place that names them. Any other game is drawn as a plain table.

import type { ComponentType } from "preact";
import type { BoardProps } from "./board";

export type AnyBoard = ComponentType<BoardProps<never>>;

/** What draws a game: its table, and its map where it has one. */
export interface Drawing {
  board: AnyBoard;
  map?: AnyBoard;
}

/** How each part of a drawing is fetched: one that has no map says so before it is fetched. */
type Fetching = { [part in keyof Drawing]: () => Promise<AnyBoard> };

const DRAWINGS: Record<string, Fetching> = {
  glory: { board: async () => (await import("./glory/GloryBoard")).GloryBoard },
  republic: {
    board: async () => (await import("./republic/RepublicBoard")).RepublicBoard,
    map: async () => (await import("./republic/map/RepublicMap")).RepublicMap,
  },
  plain: { board: async () => (await import("./plain/PlainBoard")).PlainBoard },
};

/** Draws a sign of a board by its id. */
type SignDrawer = ComponentType<{ sign: string }>;

/** What draws the signs of a board: where they stand before a piece of news, and in its legend. */
export interface Signs {
  NewsSign: SignDrawer;
  LegendSign: SignDrawer;
}

const SIGNS: Record<string, () => Promise<Signs>> = {
  glory: () => import("./glory/signs"),
  republic: () => import("./republic/signs"),
};

const fetched = new Map<string, Promise<Signs | null>>();

/** What draws the signs of a kind of pictures; null where there are none, or they cannot be fetched. */
export function signsOf(kind: string): Promise<Signs | null> {
  const known = fetched.get(kind) ?? SIGNS[kind]?.().catch(() => null) ?? Promise.resolve(null);
  fetched.set(kind, known);
  return known;
}

/** Whether pictures of a kind have signs of their own. */
export function hasSigns(kind: string | undefined): boolean {
  return kind !== undefined && kind in SIGNS;
}

/** Whether there is a map of pictures of a kind. */
export function hasMap(kind: string | undefined): boolean {
  return kind !== undefined && DRAWINGS[kind]?.map !== undefined;
}

async function allOf(parts: Fetching): Promise<Drawing> {
  const [board, map] = await Promise.all([parts.board(), parts.map?.()]);
  return map ? { board, map } : { board };
}

const loaded = new Map<string, Promise<Drawing | null>>();

/** What draws pictures of a kind; null where there is nothing, or it cannot be fetched now. */
export function drawingOf(kind: string): Promise<Drawing | null> {
  const known = loaded.get(kind);
  if (known) return known;
  const parts = DRAWINGS[kind];
  const wanted = (parts ? allOf(parts) : Promise.resolve(null)).catch(() => {
    loaded.delete(kind);
    return null;
  });
  loaded.set(kind, wanted);
  return wanted;
}
