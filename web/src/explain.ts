// Explanations of signs: which sign is meant by a place on the page, what the server says of it, and
// where the card with that goes. A sign is whatever has a ref of its own (`data-explain`), or a thing
// (`data-ref`).

import { signal } from "@preact/signals";
import { nearest } from "./arrows";
import type { Explanation } from "./wire";
import type { Line } from "./socket";

/** How a card came up: by pointing, which lets it go again, by the keys, or pinned by a long press. */
export type How = "point" | "keys" | "press";

export interface Shown {
  about: Explanation;
  anchor: Element;
  how: How;
}

/** Whom it is explained to. */
interface Reader {
  readonly line: Pick<Line, "request">;
  /** Shows beside the table what there is to read of a thing. */
  readonly about: (ref: string) => Promise<void>;
}

const SIGNS = "[data-explain], [data-ref]";
const FIRST_AFTER = 450;
const NEXT_AFTER = 120;
const GONE_AFTER = 220;

export class Explaining {
  readonly shown = signal<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pointed: Element | null = null;
  private asked = 0;
  private known = new Map<string, Promise<Explanation | null>>();
  private readonly own = new Map<string, Explanation>();

  constructor(private readonly reader: Reader) {}

  /** The mouse is on a sign, or (null) on none. */
  point(sign: Element | null): void {
    if (sign === this.pointed) return;
    this.pointed = sign;
    clearTimeout(this.timer);
    const shown = this.shown.value;
    if (shown && shown.how !== "point") return;
    if (sign)
      this.timer = setTimeout(
        () => void this.show(sign, "point"),
        shown ? NEXT_AFTER : FIRST_AFTER,
      );
    else if (shown) this.timer = setTimeout(() => this.close(), GONE_AFTER);
  }

  /** The mouse is on the card itself, which stays. */
  stay(): void {
    clearTimeout(this.timer);
    this.pointed = null;
  }

  /** Shows the card of a sign. Nothing is shown before its text is there, so that nothing flickers. */
  async show(sign: Element, how: How): Promise<void> {
    clearTimeout(this.timer);
    const ref = refOf(sign);
    this.asked += 1;
    const asked = this.asked;
    const about = ref ? await this.find(ref) : null;
    if (asked !== this.asked) return;
    if (about && sign.isConnected) this.shown.value = { about, anchor: sign, how };
    else {
      this.shown.value = null;
      if (ref && !about && how === "press") void this.reader.about(ref);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.shown.value = null;
  }

  /** The table, or the language, is another now: what is shown is asked for anew. */
  renew(): void {
    this.known.clear();
    const shown = this.shown.value;
    if (!shown) return;
    if (shown.anchor.isConnected) void this.show(shown.anchor, shown.how);
    else this.close();
  }

  /** What the page itself says of a sign, so that nobody has to be asked. */
  tell(about: Explanation): void {
    this.own.set(about.ref, about);
  }

  private find(ref: string): Promise<Explanation | null> {
    const own = this.own.get(ref);
    if (own) return Promise.resolve(own);
    const known = this.known.get(ref);
    if (known) return known;
    const found = this.reader.line
      .request({ do: "explain", ref })
      .then((said) => (said.type === "explanation" ? said.about : null))
      .catch(() => null);
    this.known.set(ref, found);
    return found;
  }
}

/** What a sign is called; empty for what is none. */
export function refOf(sign: Element): string {
  return sign.getAttribute("data-explain") ?? sign.getAttribute("data-ref") ?? "";
}

/**
 * The sign at a place of the page: the smallest that lies there. What is drawn on a thing lets the mouse
 * through to it, so that it is looked for by where it is.
 */
export function signAt(target: EventTarget | null, x: number, y: number): Element | null {
  const thing = target instanceof Element ? target.closest(SIGNS) : null;
  if (!thing) return null;
  const within = [...thing.querySelectorAll("[data-explain]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
  return within.at(-1) ?? thing;
}

/** The sign that has the focus, or that a thing with the focus stands for. */
export function signOf(element: Element | null): Element | null {
  return element?.closest(SIGNS) ?? null;
}

/** The signs of an area that can be walked to: those that can be seen, and are not told by another. */
export function walkable(area: ParentNode): Element[] {
  return [...area.querySelectorAll(SIGNS)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !one.closest('[aria-hidden="true"]');
  });
}

/** The next sign in the direction of an arrow key. */
export function nextSign(
  area: ParentNode,
  from: Element,
  direction: readonly [number, number],
): Element | undefined {
  return nearest(
    walkable(area).filter((one) => one !== from),
    from,
    direction,
  );
}

/** Moves the focus to a sign, or to the button that it is: what takes no focus takes it for once. */
export function focusSign(sign: Element): void {
  const own = "button, a[href], [tabindex]";
  const stop = sign.matches(own) ? sign : (sign.querySelector(":scope > .r-hit") ?? sign);
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement)) return;
  if (!stop.matches(own)) {
    stop.setAttribute("tabindex", "-1");
    stop.addEventListener("blur", () => stop.removeAttribute("tabindex"), { once: true });
  }
  stop.focus();
  stop.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export interface Place {
  left: number;
  top: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 4;

/**
 * What the card of a sign may not lie on: the sign, and where the sign names one (`data-clear`), all of the
 * part of the page around it from the sign down. What is at stake is read together with what is asked.
 */
export function keptClear(anchor: Element): DOMRectReadOnly {
  const own = anchor.getBoundingClientRect();
  const name = anchor.getAttribute("data-clear");
  const around = name ? anchor.closest(name)?.getBoundingClientRect() : undefined;
  if (!around) return own;
  const height = Math.max(own.height, around.bottom - own.top);
  return new DOMRect(around.left, own.top, around.width, height);
}

/**
 * Where a card goes: at the right of its sign, else at its left, below or above, within the window and
 * never over the sign. Where it fits nowhere, it is made lower on the side with the most room.
 */
export function beside(anchor: DOMRectReadOnly, card: Size, view: Size): Place {
  const clamp = (at: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  const left = clamp(anchor.left, card.width, view.width);
  const top = clamp(anchor.top, card.height, view.height);
  const low = card.height + 2 * EDGE <= view.height;
  if (low && anchor.right + GAP + card.width + EDGE <= view.width)
    return { left: anchor.right + GAP, top, height: card.height };
  if (low && anchor.left - GAP - card.width >= EDGE)
    return { left: anchor.left - GAP - card.width, top, height: card.height };
  const below = view.height - EDGE - (anchor.bottom + GAP);
  const above = anchor.top - GAP - EDGE;
  if (card.height <= below || below >= above)
    return { left, top: anchor.bottom + GAP, height: Math.min(card.height, below) };
  const height = Math.min(card.height, above);
  return { left, top: anchor.top - GAP - height, height };
}
