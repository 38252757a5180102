// What on the board has changed since the reader's own last move, until their next click. Each thing is
// known by what it says by itself, so that no game has to tell what may change: what has a ref, and
// numbers that stand alone (data-mark). What only passes by (data-passing) is no part of it.

import { recall, remember } from "./prefs";

export type Faces = ReadonlyMap<string, string>;

const THING = "[data-ref], [data-mark]";
const PASSING = "[data-passing]";
/** The boards of so many games are remembered in this browser. */
const MOST_GAMES = 12;
const GAMES = "boards";

/** What a thing is known by: its ref, the thing that a number belongs to, and what kind of thing. */
export function keyOf(thing: Element): string {
  const { ref, mark } = (thing as HTMLElement).dataset;
  const kind = thing.classList[0] ?? thing.localName;
  if (mark === undefined) return `${ref} ${kind}`;
  const owner = thing.closest<HTMLElement>("[data-ref]")?.dataset.ref ?? "";
  return `${owner} ${mark} ${kind}`;
}

/** The things on a board. */
export function thingsOn(board: Element): Element[] {
  return [...board.querySelectorAll(THING)].filter((one) => !one.closest(PASSING));
}

/** What each thing on the board says by itself, without the things within it. */
export function facesOf(board: Element): Map<string, string> {
  const faces = new Map<string, string>();
  const add = (thing: Element, text: string): void => {
    const key = keyOf(thing);
    faces.set(key, `${faces.get(key) ?? ""}${text}\n`);
  };
  for (const thing of thingsOn(board)) add(thing, (thing as HTMLElement).dataset.count ?? "");
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const thing = text.parentElement?.closest(THING);
    if (thing && !text.parentElement?.closest(PASSING)) add(thing, text.nodeValue ?? "");
  }
  for (const [key, said] of faces) faces.set(key, digest(said));
  return faces;
}

/** A short name of a text: the same text has the same. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** One board as the reader last saw it, and what has changed on it since. */
export class Marks {
  private seen: Map<string, string> | null = null;
  private at = -1;
  readonly changed = new Set<string>();

  /** The board is drawn after so many lines of the log; `own`: the last of them is the reader's. */
  look(faces: Faces, seq: number, own: boolean): void {
    if (this.seen === null || (own && seq !== this.at)) this.see(faces);
    else if (seq === this.at) {
      // What the reader has only opened is no news.
      for (const [key, face] of faces) if (!this.seen.has(key)) this.seen.set(key, face);
    } else {
      for (const [key, face] of faces) {
        if (this.seen.get(key) === face) this.changed.delete(key);
        else this.changed.add(key);
      }
    }
    this.at = seq;
  }

  /** The reader has seen it. */
  see(faces: Faces): void {
    this.seen = new Map(faces);
    this.changed.clear();
  }

  /** As text, to be kept. */
  keep(): string {
    return JSON.stringify([...(this.seen ?? [])]);
  }

  /** Takes what was kept. */
  take(kept: string): void {
    this.seen = new Map(JSON.parse(kept) as [string, string][]);
  }
}

/** What this browser keeps of the board of a game, as seen in a way (a sheet, a language). */
export function recallBoard(id: string, way: string): Marks {
  const marks = new Marks();
  const [kept = "", board = ""] = (recall(`board-${id}`) ?? "").split("\t");
  if (kept !== way || !board) return marks;
  try {
    marks.take(board);
  } catch {
    // Somebody else's, or cut off: as if nothing had been kept.
  }
  return marks;
}

/** Keeps the board of a game, and forgets those of the games that were looked at longest ago. */
export function rememberBoard(id: string, way: string, marks: Marks): void {
  const games = (recall(GAMES) ?? "").split(" ").filter((one) => one && one !== id);
  const kept = [id, ...games];
  for (const old of kept.splice(MOST_GAMES)) remember(`board-${old}`, "");
  remember(GAMES, kept.join(" "));
  remember(`board-${id}`, `${way}\t${marks.keep()}`);
}
