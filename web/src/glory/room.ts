// How much of the others' buildings is shown: all of each card where there is room, then names with what is
// missing, then small chips; at last one's own have but their names too. One's own camp gives up its empty
// ground first.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** From the fullest to the briefest; the style sheets say what each of them is. */
export const ROOMS = ["cards", "plain", "chips", "names"] as const;
export type Room = (typeof ROOMS)[number];

/** Whether something is higher than what is seen of it. */
function scrolls(one: HTMLElement): boolean {
  return one.scrollHeight > one.clientHeight + 1;
}

/** Whether the table is higher than its place, its place than what is seen of it, or the others than
 * theirs. One of them that was opened may scroll. */
function overflows(table: HTMLElement, place: HTMLElement): boolean {
  const others = table.querySelector<HTMLElement>(".g-others");
  const whole = !others || others.querySelector(".g-full-camp .g-toggle") || !scrolls(others);
  return scrolls(table) || scrolls(place) || !whole;
}

/** Shows as much as there is room for. Where one has to scroll in any case, names stay as large
 * as one's own. */
export function furnish(table: HTMLElement): Room {
  const place = table.closest<HTMLElement>(".board") ?? table;
  for (const room of ROOMS) {
    table.dataset.room = room;
    if (!overflows(table, place)) return room;
  }
  const room = !scrolls(table) && scrolls(place) ? "plain" : "names";
  table.dataset.room = room;
  return room;
}

/** Furnishes the table around an element, after each drawing and whenever its size changes. */
export function useRoom(within: RefObject<HTMLElement | null>): void {
  const refurnish = (): void => {
    const table = within.current?.closest<HTMLElement>(".g-sheet-all");
    if (table) furnish(table);
  };
  useLayoutEffect(refurnish);
  useLayoutEffect(() => {
    const place = within.current?.closest<HTMLElement>(".glory");
    if (!place || !("ResizeObserver" in globalThis && "fonts" in document)) return undefined;
    const resized = new ResizeObserver(refurnish);
    resized.observe(place);
    // Letters that come late are wider or narrower than those that stood in for them.
    document.fonts.addEventListener("loadingdone", refurnish);
    return () => {
      resized.disconnect();
      document.fonts.removeEventListener("loadingdone", refurnish);
    };
    // What is done reads the page alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [within]);
}
