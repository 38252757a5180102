// A thing that changed its place is seen going there: from where it lay to where it lies. Who wants no
// motion sees it there at once.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

export const STILL = "(prefers-reduced-motion: reduce)";
/** So long it is on its way, in milliseconds. */
export const FLIGHT = 220;
/** So long a thing is lit once, in milliseconds. */
export const LIGHT = 1_200;
/** So long a thing takes to be set into its place. */
export const SETTING = 160;

/** Shows a thing on its way from a box; `larger` while it is there. Does nothing where either is not seen. */
export function fly(thing: Element | null | undefined, from: DOMRect, larger = 1): void {
  const box = thing?.getBoundingClientRect();
  if (!thing?.animate || !box || from.width === 0 || box.width === 0) return;
  const dx = from.x + from.width / 2 - box.x - box.width / 2;
  const dy = from.y + from.height / 2 - box.y - box.height / 2;
  thing.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${larger})` }, { transform: "none" }],
    { duration: FLIGHT, easing: "cubic-bezier(0.3, 0.8, 0.4, 1)" },
  );
}

/** Shows a thing being set into its place. */
export function setDown(thing: Element | null | undefined): void {
  if (!thing?.animate) return;
  thing.animate([{ transform: "translateY(-6px) scale(1.04)" }, { transform: "none" }], {
    duration: SETTING,
    easing: "ease-in",
  });
}

/** Lights a thing up once. */
export function lightUp(thing: Element | null | undefined): void {
  if (!thing?.animate) return;
  thing.animate([{ backgroundColor: "var(--lit)" }, { backgroundColor: "transparent" }], {
    duration: LIGHT,
    easing: "ease-in",
  });
}

/** What is asked of a picture to tell whether it shows the same table a little later. */
interface Shown {
  turn: number;
  viewer: number;
}

function follows(before: Shown, after: Shown): boolean {
  const turns = after.turn - before.turn;
  return (turns === 0 || turns === 1) && before.viewer === after.viewer;
}

/**
 * Between one picture and the next of the same turn or the turn after it: `look` sees what lies where before
 * the page shows the new one, and `moved` is told of that afterwards, with the picture before.
 */
export function useBetween<Picture extends Shown, Lying>(
  root: RefObject<HTMLElement | null>,
  picture: Picture,
  look: (root: HTMLElement) => Lying[],
  moved: (table: HTMLElement, before: readonly Lying[], last: Picture) => void,
): void {
  const drawn = useRef(picture);
  const before = useRef<Lying[]>([]);
  // Where things lay has to be seen while the page still shows the picture before.
  if (picture !== drawn.current && root.current) {
    const seen = follows(drawn.current, picture) && !matchMedia(STILL).matches;
    before.current = seen ? look(root.current) : [];
  }
  useLayoutEffect(() => {
    const table = root.current;
    const last = drawn.current;
    drawn.current = picture;
    if (!table || picture === last || before.current.length === 0) return;
    moved(table, before.current, last);
    before.current = [];
  });
}
