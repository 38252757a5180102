// From degrees to the drawing: a plain projection, stretched so that shapes look as they are known.

import { WINDOW, type Spot } from "./outline";

export interface Point {
  x: number;
  y: number;
}

/** A degree north is so much longer than one east, at the latitude of Rome. */
const STRETCH = 1.28;

/** The drawing's own size: ten units to a degree east. */
export const UNIT = 10;
export const WIDE = (WINDOW.east - WINDOW.west) * UNIT;
export const HIGH = Math.round((WINDOW.north - WINDOW.south) * STRETCH * UNIT);

/** Where a spot is in the drawing. */
export function project([east, north]: Spot): Point {
  return { x: (east - WINDOW.west) * UNIT, y: (WINDOW.north - north) * STRETCH * UNIT };
}

/** How the drawing lies in a frame: as large as fits, in the middle. */
export interface Fit {
  scale: number;
  left: number;
  top: number;
}

export function fit(wide: number, high: number): Fit {
  const scale = Math.min(wide / WIDE, high / HIGH);
  return { scale, left: (wide - WIDE * scale) / 2, top: (high - HIGH * scale) / 2 };
}

/** Where a spot is in a frame. */
export function within(spot: Spot, { scale, left, top }: Fit): Point {
  const { x, y } = project(spot);
  return { x: left + x * scale, y: top + y * scale };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const told = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A closed line with its corners taken off, as a hand with a reed pen would. */
export function coast(line: readonly Spot[]): string {
  const points = line.map(project);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const curves = points.map(
    (point, n) => `Q${told(point)} ${told(middle(point, points[n + 1] ?? first))}`,
  );
  return `M${told(middle(last, first))}${curves.join("")}Z`;
}

/** A closed line with its corners: a bound between lands. */
export function bound(line: readonly Spot[]): string {
  return `M${line.map((spot) => told(project(spot))).join("L")}Z`;
}

/** An open line, smooth: a river. */
export function stream(line: readonly Spot[]): string {
  const points = line.map(project);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const curves = points
    .slice(1, -1)
    .map((point, n) => `Q${told(point)} ${told(middle(point, points[n + 2] ?? point))}`);
  return `M${told(first)}${curves.join("")}L${told(last)}`;
}
