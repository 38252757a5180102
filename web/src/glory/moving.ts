// A card that changed its place is seen going there. The table is compared with what it was before:
// where a card lies that lay elsewhere it comes from there, from the deck where it was drawn; where a
// material has become more, its sign comes from where it has become less.

import type { RefObject } from "preact";
import { fly, lightUp, setDown, useBetween } from "../flight";
import type { GloryPicture } from "../wire";

export interface Lying {
  ref: string;
  card: string;
  material: string;
  count: number;
  box: DOMRect;
}

export interface Move {
  to: string;
  from: DOMRect;
  /** The card itself goes, and not the sign of its material. */
  whole: boolean;
}

/** A material lies larger where it is taken up. */
const TAKEN_UP = 1.6;
/** The cards of one's own hand. */
const IN_HAND = /^card:\d/;
/** More than this at once is a new table, not a move. */
const MOST_MOVES = 8;

/**
 * The things that have become more, each with the place of a like thing that has become less; a card in
 * one's hand that lay nowhere comes from the `deck`.
 */
export function moves(before: readonly Lying[], after: readonly Lying[], deck = ""): Move[] {
  const now = new Map(after.map((thing) => [thing.ref, thing.count]));
  const then = new Map(before.map((thing) => [thing.ref, thing.count]));
  const fewer = before.filter((thing) => (now.get(thing.ref) ?? 0) < thing.count);
  const found: Move[] = [];
  for (const thing of after) {
    if ((then.get(thing.ref) ?? 0) >= thing.count) continue;
    const card =
      fewer.find((old) => old.card !== "" && old.card === thing.card) ??
      fewer.find((old) => old.ref === deck && IN_HAND.test(thing.ref));
    const from =
      card ?? fewer.find((old) => old.material !== "" && old.material === thing.material);
    if (from) found.push({ to: thing.ref, from: from.box, whole: from === card });
  }
  return found.length > MOST_MOVES ? [] : found;
}

function look(root: HTMLElement): Lying[] {
  const things = root.querySelectorAll<HTMLElement>("[data-ref][data-count]");
  return [...things].map((thing) => ({
    ref: thing.dataset.ref ?? "",
    card: thing.dataset.card ?? "",
    material: thing.dataset.material ?? "",
    count: Number(thing.dataset.count),
    box: thing.getBoundingClientRect(),
  }));
}

/** Shows what moved between one picture and the next of the same turn or the turn after it. */
export function useMoving(root: RefObject<HTMLElement | null>, picture: GloryPicture): void {
  useBetween(root, picture, look, (table, before, last) => {
    for (const { to, from, whole } of moves(before, look(table), picture.deck_ref)) {
      const thing = thingOf(table, to);
      if (whole) fly(thing, from);
      else fly(thing?.querySelector(".g-sign"), from, TAKEN_UP);
    }
    for (const ref of completed(last, picture)) settle(thingOf(table, ref));
  });
}

/** The buildings that are completed in a picture and were not in the one before. */
export function completed(before: GloryPicture, after: GloryPicture): string[] {
  const of = (picture: GloryPicture): string[] =>
    picture.camps.flatMap(({ structures }) =>
      structures.flatMap((one) => (one.complete ? [one.ref] : [])),
    );
  const then = new Set(of(before));
  return of(after).filter((ref) => !then.has(ref));
}

function thingOf(table: HTMLElement, ref: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`);
}

/** A completed building is set into its place, and the line of its function lights up once. */
function settle(building: HTMLElement | null): void {
  setDown(building);
  lightUp(building?.querySelector(".g-effect"));
}
