// Finds room for the signs of the map, so that none lies on another: each as near to its spot as what was
// placed before it leaves room. The same signs in the same frame always lie alike.

import type { Point } from "./project";

export interface Size {
  wide: number;
  high: number;
}

export interface Sized {
  key: string;
  at: Point;
  /** How it may be drawn, the fullest first. */
  sizes: readonly Size[];
  /** How far it may lie from its spot; what finds no room so near is left out. */
  reach?: number;
}

export interface Placed extends Size {
  key: string;
  at: Point;
  /** Which of the sizes found room. */
  choice: number;
  left: number;
  top: number;
  /** How far it lies from its spot: 0 where it covers it. */
  off: number;
  /** Whether that is so far that a line has to lead to the spot. */
  led: boolean;
  /** Whether it must be there. */
  needed: boolean;
}

export interface Frame {
  wide: number;
  high: number;
  /** So far from its spot a sign seems to belong elsewhere. */
  far: number;
}

/** Between two signs, and between a sign and the edge. */
export const APART = 3;
const STEP = 5;
/** Farther off the rings lie farther apart. */
const WIDENS = 1.06;
const DIRECTIONS = Array.from({ length: 24 }, (_, n) => {
  const turn = (n / 24) * 2 * Math.PI;
  // Signs are wider than high: at their sides they need more room.
  return { x: Math.cos(turn) * 1.5, y: Math.sin(turn) };
});
/** From so far on a line leads to the spot. */
const LED = 9;
interface Corner {
  left: number;
  top: number;
}

function isFree(
  { left, top }: Corner,
  { wide, high }: Size,
  frame: Frame,
  taken: readonly Placed[],
): boolean {
  if (left < APART || top < APART) return false;
  if (left + wide > frame.wide - APART || top + high > frame.high - APART) return false;
  for (const other of taken) {
    if (
      left < other.left + other.wide + APART &&
      other.left < left + wide + APART &&
      top < other.top + other.high + APART &&
      other.top < top + high + APART
    )
      return false;
  }
  return true;
}

/** How far a spot is from a sign: 0 where the sign covers it. */
function gap(at: Point, { left, top }: Corner, { wide, high }: Size): number {
  const dx = Math.max(left - at.x, 0, at.x - left - wide);
  const dy = Math.max(top - at.y, 0, at.y - top - high);
  return Math.hypot(dx, dy);
}

function roomFor(
  at: Point,
  size: Size,
  farthest: number,
  frame: Frame,
  taken: readonly Placed[],
): (Corner & { off: number }) | null {
  for (let far = 0; far <= farthest; far = far * WIDENS + STEP) {
    for (const { x, y } of DIRECTIONS) {
      const corner = {
        left: Math.round(at.x + x * far - size.wide / 2),
        top: Math.round(at.y + y * far - size.high / 2),
      };
      if (isFree(corner, size, frame, taken)) return { ...corner, off: gap(at, corner, size) };
      if (far === 0) break;
    }
  }
  return null;
}

/** The fullest way to draw a sign that leaves it near its spot; else the briefest, wherever there is room. */
function settle(sign: Sized, frame: Frame, taken: readonly Placed[]): Placed | null {
  const { key, at, sizes, reach } = sign;
  const last = sizes.length - 1;
  for (const [choice, size] of sizes.entries()) {
    const anywhere = choice === last && reach === undefined;
    const farthest = anywhere
      ? Math.max(frame.wide, frame.high)
      : (reach ?? size.wide / 2 + frame.far);
    const found = roomFor(at, size, farthest, frame, taken);
    if (!found || (!anywhere && found.off > frame.far)) continue;
    const led = found.off > LED && reach === undefined;
    return { key, at, choice, ...size, ...found, led, needed: reach === undefined };
  }
  return null;
}

/** How many signs lie so far from their spots that they seem to belong elsewhere. */
export function strays(placed: readonly Placed[], { far }: Frame): number {
  return placed.filter(({ off, needed }) => needed && off > far).length;
}

/** The signs with their places, in the order of their weight. Null where one that must be there finds none. */
export function place(signs: readonly Sized[], frame: Frame): Placed[] | null {
  const taken: Placed[] = [];
  for (const sign of signs) {
    const found = settle(sign, frame, taken);
    if (found) taken.push(found);
    else if (sign.reach === undefined) return null;
  }
  return taken;
}
