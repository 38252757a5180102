// Which signs lie on the map of a picture, how large each is, and where it belongs. What finds no room is told
// more briefly: first without what is only of use close by, then provinces without their names, at last what
// does not burn without its figures.

import type { Land, Province, RepublicPicture, RomanWar } from "../../wire";
import { LANDS, OSTIA, ROME } from "./lands";
import { lines, width } from "./letters";
import type { Spot } from "./outline";
import { place, strays, type Frame, type Placed, type Size, type Sized } from "./placing";
import { fit, within } from "./project";

/** How a sign is drawn: the lines of its name, and whether its figures stand with it. */
export interface Shape {
  rows: string[];
  figures: boolean;
}

export type Thing =
  | { kind: "rome"; key: string }
  | { kind: "province"; key: string; province: Province }
  | { kind: "war"; key: string; war: RomanWar }
  | { kind: "foreign"; key: string; land: Land }
  | { kind: "fleet"; key: string; ships: number };

export type Sign = Thing & Shape;

export interface Laid {
  sign: Sign;
  placed: Placed;
}

/** The height of a line of words, and what is around it. */
const LINE = 15;
const EDGE = 6;
const SIDE = 12;
/** The sign of an office, a number with its sign. */
const BADGE = 22;
const FIGURE = 30;
/** Names wider than this stand in two lines. */
const NAME = 104;
const BRIEF = 92;
/** What need not be there goes no farther than this. */
const NEAR = 20;
/** How far from its spot a sign may lie: the farther, the larger the lands are drawn. */
const FAR = 28;
const NEAREST = 10;
const SPREAD = 15;
/** So many signs may lie far from their spots before all are told more briefly. */
const STRAYS = 2;

export function provinceFigures(one: Province): number {
  const troubled = one.attacked || one.overrun || one.disorder;
  return [one.garrison.legions, one.troops, one.ships, troubled, one.camp].filter(Boolean).length;
}

export function sentTo(war: RomanWar): { legions: number; fleets: number } {
  return {
    legions: war.armies.reduce((sum, { force }) => sum + force.legions, 0),
    fleets: war.armies.reduce((sum, { force }) => sum + force.fleets, 0),
  };
}

function warFigures(war: RomanWar): number {
  const { legions, fleets } = sentTo(war);
  return (
    [war.land, war.naval, legions, fleets].filter(Boolean).length + (legions || fleets ? 0.4 : 0)
  );
}

interface Built {
  thing: Thing;
  /** The ways to draw it, the fullest first. */
  shapes: (Shape & Size)[];
  spot: Spot;
  reach?: number;
}

interface Measure {
  /** What stands before the name. */
  lead?: number;
  /** How many numbers stand below it, or beside it where there is no name. */
  figures?: number;
  /** The least size of what can be pressed. */
  least: number;
}

function shape(rows: string[], { lead = 0, figures = 0, least }: Measure): Shape & Size {
  const named = lead + Math.max(0, ...rows.map(width));
  const inside = rows.length ? Math.max(named, figures * FIGURE) : lead + figures * FIGURE;
  const below = rows.length && figures ? 1 : 0;
  return {
    rows,
    figures: figures > 0,
    wide: Math.max(least, Math.round(inside) + SIDE),
    high: Math.max(least, Math.max(1, rows.length + below) * LINE + EDGE),
  };
}

function ofRome(picture: RepublicPicture, name: string, least: number): Built {
  const { legions, fleets } = picture.rome.barracks;
  const figures = [legions, fleets].filter(Boolean).length;
  return {
    thing: { kind: "rome", key: "rome" },
    shapes: [shape([name], { lead: 18, figures, least })],
    spot: ROME,
  };
}

function ofProvince(one: Province, spot: Spot, least: number): Built {
  const figures = provinceFigures(one);
  const lead = 12 + (one.governor ? BADGE : 0);
  return {
    thing: { kind: "province", key: one.ref, province: one },
    shapes: [
      shape(lines(one.name, NAME), { lead, figures, least }),
      shape(lines(one.name, BRIEF), { lead, least }),
      shape([], { lead, figures, least }),
      shape([], { lead, least }),
    ],
    spot,
  };
}

function ofWar(war: RomanWar, spot: Spot, least: number): Built {
  const figures = war.kind === "bequest" ? 0 : warFigures(war);
  const brief = lines(war.name, BRIEF);
  return {
    thing: { kind: "war", key: `war ${war.ref}`, war },
    shapes: [
      shape(lines(war.name, NAME), { lead: 16, figures, least }),
      shape(brief, { lead: 16, figures, least }),
      shape(brief, { lead: 16, figures, least }),
      shape(brief, { lead: 16, figures: war.status === "active" ? figures : 0, least }),
    ],
    spot,
  };
}

function ofForeign(land: Land, spot: Spot, least: number): Built {
  return {
    thing: { kind: "foreign", key: `land ${land.id}`, land },
    shapes: [shape(lines(land.name, BRIEF), { least })],
    spot,
    reach: NEAR,
  };
}

function ofFleet(key: string, ships: number, spot: Spot): Built {
  const hulls = hullsOf(ships);
  return {
    thing: { kind: "fleet", key: `fleet ${key}`, ships },
    shapes: [{ rows: [], figures: false, wide: 8 + 15 * hulls, high: 18 }],
    spot,
    reach: NEAR,
  };
}

/** How many ships are drawn for a fleet. */
export function hullsOf(ships: number): number {
  return Math.min(3, Math.ceil(ships / 5));
}

const ITALY = "italia";
const STATUSES = ["active", "imminent", "inactive"];

/** All signs, the weightiest first. */
function build(picture: RepublicPicture, rome: string, least: number): Built[] {
  const spots = (id: string): Spot | undefined => LANDS[id]?.at;
  const wars = [...picture.wars].sort(
    (one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status),
  );
  const held = new Map(picture.provinces.map((one) => [one.ref, one]));
  const found: Built[] = [ofRome(picture, rome, least)];
  for (const land of picture.lands) {
    const province = land.ref ? held.get(land.ref) : undefined;
    const spot = spots(land.id);
    if (province && spot) found.push(ofProvince(province, spot, least));
  }
  for (const war of wars) {
    const spot = spots(war.theatre);
    if (spot) found.push(ofWar(war, spot, least));
  }
  const { fleets } = picture.rome.barracks;
  if (fleets) found.push(ofFleet("rome", fleets, OSTIA));
  for (const war of wars) {
    const sea = LANDS[war.theatre]?.sea;
    const sent = sentTo(war);
    if (sea && sent.fleets) found.push(ofFleet(war.ref, sent.fleets, sea));
  }
  for (const land of picture.lands) {
    const spot = spots(land.id);
    if (spot && land.id !== ITALY && !held.has(land.ref)) found.push(ofForeign(land, spot, least));
  }
  return found;
}

/** Where little room is left, what is large finds its place before what is small. */
function largestFirst(signs: readonly Sized[]): Sized[] {
  const area = ({ sizes, reach }: Sized): number =>
    reach === undefined ? Math.max(...sizes.map(({ wide, high }) => wide * high)) : 0;
  return [...signs].sort((one, other) => area(other) - area(one));
}

/** Places the signs as full as there is room for, all of them told more briefly where too many would stray. */
function settled(signs: readonly Sized[], frame: Frame): { from: number; placed: Placed[] } | null {
  const most = Math.max(...signs.map(({ sizes }) => sizes.length));
  for (let from = 0; from < most; from += 1) {
    const briefer = signs.map((one) => ({
      ...one,
      sizes: one.sizes.slice(Math.min(from, one.sizes.length - 1)),
    }));
    const placed = place(briefer, frame);
    if (placed && (strays(placed, frame) <= STRAYS || from === most - 1)) return { from, placed };
    const packed = from === most - 1 ? place(largestFirst(briefer), frame) : null;
    if (packed) return { from, placed: packed };
  }
  return null;
}

/** The signs of a picture in a frame; `least` is the least size of what can be pressed. */
export function lay(
  picture: RepublicPicture,
  rome: string,
  { wide, high }: Size,
  least: number,
): readonly Laid[] {
  const how = fit(wide, high);
  const frame = { wide, high, far: Math.min(FAR, Math.max(NEAREST, how.scale * SPREAD)) };
  const built = build(picture, rome, least);
  const signs: Sized[] = built.map(({ thing, shapes, spot, reach }) => ({
    key: thing.key,
    at: within(spot, how),
    sizes: shapes,
    ...(reach !== undefined && { reach }),
  }));
  const found = settled(signs, frame);
  const by = new Map(found?.placed.map((one) => [one.key, one]));
  return built.flatMap(({ thing, shapes }) => {
    const placed = by.get(thing.key);
    const from = Math.min(found?.from ?? 0, shapes.length - 1);
    const drawn = placed && shapes[from + placed.choice];
    return drawn ? [{ sign: { ...thing, rows: drawn.rows, figures: drawn.figures }, placed }] : [];
  });
}
