// A senator, a card or a leader that changed its place on the table is seen going there: to a war or a
// province, from the Forum into a faction. What only lies elsewhere because the table is drawn with other
// room has not moved.

import type { RefObject } from "preact";
import { fly, useBetween } from "../flight";
import type { RepublicPicture } from "../wire";

const THINGS = "[data-ref], [data-carries]";
const MOVES = /^(senator|concession|leader|card|war):/;
const HOMES = "[data-ref], [data-place], section";
/** More than this at once is a new table, not a move. */
const MOST_MOVES = 6;

/** Something on the table: what it is, in what it lies, and where. */
export interface Lying {
  ref: string;
  home: string;
  box: DOMRect;
  element: Element;
}

function homeOf(thing: Element): string {
  const home = thing.parentElement?.closest<HTMLElement>(HOMES);
  return home?.dataset.ref ?? home?.dataset.place ?? home?.className ?? "";
}

/** All that may move, and where it lies. What only passes by is left out. */
export function look(root: Element): Lying[] {
  return [...root.querySelectorAll<HTMLElement>(THINGS)].flatMap((element) => {
    const ref = element.dataset.carries ?? element.dataset.ref ?? "";
    if (!MOVES.test(ref) || element.closest("[data-passing]")) return [];
    return [{ ref, home: homeOf(element), box: element.getBoundingClientRect(), element }];
  });
}

/** What lies in another home than before, each with where it lay. */
export function moves(
  before: readonly Lying[],
  after: readonly Lying[],
): { thing: Lying; from: DOMRect }[] {
  const place = ({ ref, home }: Lying): string => `${ref} ${home}`;
  const then = new Set(before.map(place));
  const now = new Set(after.map(place));
  const found = after.flatMap((thing) => {
    if (then.has(place(thing))) return [];
    const same = before.filter((one) => one.ref === thing.ref && one.box.width > 0);
    // Where it lies no more it came from; who goes to a war still stands with his faction.
    const from = same.find((one) => !now.has(place(one))) ?? same[0];
    return from ? [{ thing, from: from.box }] : [];
  });
  return found.length > MOST_MOVES ? [] : found;
}

/** Shows what moved between one picture and the next. */
export function useMoving(root: RefObject<HTMLElement | null>, picture: RepublicPicture): void {
  useBetween(root, picture, look, (table, before) => {
    for (const { thing, from } of moves(before, look(table))) fly(thing.element, from);
  });
}
