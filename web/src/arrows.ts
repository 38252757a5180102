// Moving with the arrow keys. In a list (data-arrows="list") they go to the neighbour in order; on a
// board (data-arrows="board") to the nearest thing in that direction. Tab leaves as ever.

const STOPS = 'button, a[href], summary, [role="button"], [tabindex="0"], input[type="checkbox"]';
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus by an arrow key. Gives whether it did. */
export function moveFocus(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (!direction || !(from instanceof Element) || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (from.closest('input:not([type="checkbox"]), textarea, select')) return false;
  // At the end of a list within another they go on in that one.
  for (let area = areaOf(from); area; area = areaOf(area.parentElement)) {
    const next = ahead(area, from, direction);
    if (!next) continue;
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }
  return false;
}

/** What has the focus in the panel beside the table. */
export function insidePanel(): Element | null {
  return document.activeElement?.closest("#panel") ? document.activeElement : null;
}

function areaOf(of: Element | null): HTMLElement | null {
  return of?.closest<HTMLElement>("[data-arrows]") ?? null;
}

function ahead(
  area: HTMLElement,
  from: Element,
  direction: readonly [number, number],
): HTMLElement | SVGElement | undefined {
  const stops = [...area.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
    (stop) => stop.getAttribute("aria-disabled") !== "true" || stop === from,
  );
  return area.dataset.arrows === "board"
    ? nearest(stops, from, direction)
    : neighbour(stops, from, direction);
}

function neighbour<T extends Element>(
  stops: readonly T[],
  from: Element,
  [x, y]: readonly [number, number],
): T | undefined {
  const at = stops.findIndex((stop) => stop === from);
  return at < 0 ? stops[0] : stops[at + (x + y)];
}

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest thing that lies ahead; what is off to the side counts double. */
export function nearest<T extends Element>(
  stops: readonly T[],
  from: Element,
  [x, y]: readonly [number, number],
): T | undefined {
  const here = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from || stop.contains(from)) continue;
    const there = middle(stop);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead <= 1 || ahead < aside / 3) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = stop;
    }
  }
  return best;
}
