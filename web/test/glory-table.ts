// A small table of Glory to Rome for the tests of its board: three seats in the middle of a turn.

import type { Board } from "../src/glory/things";
import type { GloryCamp, GloryCard, GloryPicture, GloryPile, GloryStructure } from "../src/wire";
import words from "../../src/aedilis/glory/presentation/board/locale/en.ftl?raw";
import { wordsOf } from "./words";

const MATERIALS = ["Rubble", "Wood", "Brick", "Concrete", "Stone", "Marble"];
const ROLES = ["Laborer", "Craftsman", "Legionary", "Architect", "Merchant", "Patron"];
const VALUES = [1, 1, 2, 2, 3, 3];

export function pile(ref: string, material: number, count: number, ready = 0): GloryPile {
  return { ref, material, count, ready };
}

export function card(ref: string, number: number, name: string, material: number): GloryCard {
  const effect = `What ${name} does.`;
  return { ref, number, name, material, value: VALUES[material] ?? 0, effect, count: 1 };
}

export function structure(
  seat: number,
  number: number,
  name: string,
  more: Partial<GloryStructure>,
): GloryStructure {
  return {
    ref: `structure:${seat}-${number}`,
    number,
    name,
    material: 4,
    site: 4,
    materials: [],
    need: 3,
    complete: false,
    active: false,
    opened: false,
    effect: `What ${name} does.`,
    ...more,
  };
}

export function camp(seat: number, name: string, more: Partial<GloryCamp> = {}): GloryCamp {
  return {
    ref: `seat:${seat}`,
    seat,
    name,
    mine: seat === 0,
    influence: 3,
    points: 3,
    least: 5,
    most: 9,
    sites: [1],
    clients: [pile(`client:${seat}-3`, 3, 2, 1)],
    client_count: 2,
    client_limit: 3,
    stock: [pile(`stock:${seat}-2`, 2, 2)],
    vault: { count: 3, limit: 3, hidden: 2, known: [pile(`vault:${seat}-5`, 5, 1)] },
    structures: [],
    hand: 4,
    hand_limit: 5,
    hand_ref: `hand:${seat}`,
    jacks: 1,
    mode: "",
    played: [],
    drawn: false,
    held: -1,
    backs: -1,
    ...more,
  };
}

export function table(more: Partial<GloryPicture> = {}): GloryPicture {
  return {
    game: "glory",
    viewer: 0,
    turn: 7,
    leader: 1,
    role: 3,
    edition: "Sit Gloria Romae",
    edition_text: "The edition of 2011.",
    beginner: false,
    deck: 61,
    deck_ref: "pile:deck",
    jacks: 2,
    jacks_ref: "pile:jacks",
    kinds: MATERIALS.map((material, i) => ({
      ref: `material:${i}`,
      role_ref: `role:${i}`,
      material,
      role: ROLES[i] ?? "",
      letter: material.charAt(0),
      value: VALUES[i] ?? 0,
    })),
    pool: MATERIALS.map((_, i) => pile(`pool:${i}`, i, i % 3)),
    sites: MATERIALS.map((_, i) => ({ ref: `site:${i}`, material: i, town: i % 4, outside: 3 })),
    camps: [
      camp(0, "Livia", {
        structures: [
          structure(0, 31, "Villa", { materials: [4] }),
          structure(0, 5, "Dock", { material: 1, site: 1, complete: true, active: true }),
        ],
      }),
      camp(1, "Marcus", {
        mode: "led",
        played: [card("played:1-jack", 40, "Jack", -1)],
        structures: [structure(1, 23, "Wall", { material: 3, site: 3, complete: true })],
      }),
      camp(2, "Octavia", { mode: "thought", drawn: true, held: 3, backs: 1 }),
    ],
    hand: [
      card("card:5", 5, "Dock", 1),
      card("card:38", 38, "Statue", 5),
      card("card:jack", 40, "Jack", -1),
    ],
    drawn: null,
    public: [],
    awaited: [0],
    glow: ["structure:0-5"],
    end: null,
    ...more,
  };
}

const say = wordsOf(words);

/** What a board is given; nothing is open, and nothing is done. */
export function props(more: Partial<Board> = {}): Board {
  const nothing = (): void => undefined;
  return {
    picture: table(),
    open: new Set(),
    chosen: new Set(),
    lit: "",
    choose: nothing,
    point: nothing,
    ask: nothing,
    say,
    sheet: "all",
    ...more,
  };
}
