// A card that changed its place is seen going there. The table is compared with what it was before:
// where a material or a card has become more, its sign comes from where it has become less.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
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
}

const STILL = "(prefers-reduced-motion: reduce)";
const SLOW_MS = 220;
/** More than this at once is a new table, not a move. */
const MOST_MOVES = 8;

/** The things that have become more, each with the place of a like thing that has become less. */
export function moves(before: readonly Lying[], after: readonly Lying[]): Move[] {
  const now = new Map(after.map((thing) => [thing.ref, thing.count]));
  const then = new Map(before.map((thing) => [thing.ref, thing.count]));
  const fewer = before.filter((thing) => (now.get(thing.ref) ?? 0) < thing.count);
  const found: Move[] = [];
  for (const thing of after) {
    if ((then.get(thing.ref) ?? 0) >= thing.count) continue;
    const from =
      fewer.find((old) => old.card !== "" && old.card === thing.card) ??
      fewer.find((old) => old.material !== "" && old.material === thing.material);
    if (from) found.push({ to: thing.ref, from: from.box });
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

/** Whether a picture shows the same table a little later. */
function follows(before: GloryPicture, after: GloryPicture): boolean {
  const turns = after.turn - before.turn;
  return (turns === 0 || turns === 1) && before.viewer === after.viewer;
}

/** Shows what moved between one picture and the next of the same turn or the turn after it. */
export function useMoving(root: RefObject<HTMLElement | null>, picture: GloryPicture): void {
  const drawn = useRef(picture);
  const before = useRef<Lying[]>([]);
  // Where things lay has to be seen while the page still shows the picture before.
  if (picture !== drawn.current && root.current) {
    const seen = follows(drawn.current, picture) && !matchMedia(STILL).matches;
    before.current = seen ? look(root.current) : [];
  }
  useLayoutEffect(() => {
    const table = root.current;
    const changed = picture !== drawn.current;
    drawn.current = picture;
    if (!table || !changed || before.current.length === 0) return;
    for (const move of moves(before.current, look(table))) fly(table, move);
  }, [root, picture]);
}

function fly(table: HTMLElement, { to, from }: Move): void {
  const thing = table.querySelector<HTMLElement>(`[data-ref="${CSS.escape(to)}"]`);
  const sign = thing?.querySelector<SVGElement>(".g-sign");
  const box = sign?.getBoundingClientRect();
  if (!sign?.animate || !box || from.width === 0 || box.width === 0) return;
  const dx = from.x + from.width / 2 - box.x - box.width / 2;
  const dy = from.y + from.height / 2 - box.y - box.height / 2;
  sign.animate([{ transform: `translate(${dx}px, ${dy}px) scale(1.6)` }, { transform: "none" }], {
    duration: SLOW_MS,
    easing: "cubic-bezier(0.3, 0.8, 0.4, 1)",
  });
}
