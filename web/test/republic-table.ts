// A table of The Republic of Rome to draw, and the board's own words as a page would have them.

import { vi } from "vitest";
import WORDS from "../../src/aedilis/republic/presentation/board/locale/en.ftl?raw";
import type { BoardProps } from "../src/board";
import type {
  Battle,
  Force,
  Persuasion,
  Proposal,
  Province,
  RepublicPicture,
  RomanFaction,
  RomanWar,
  Senator,
} from "../src/wire";
import { wordsOf } from "./words";

const say = wordsOf(WORDS);

const STANDARDS = ["eagle", "wolf", "boar", "horse", "bull", "serpent"];
const NAMES = ["Livia", "Marcus", "Octavia", "Gnaeus", "Aurelia", "Titus"];

export const NO_FORCE: Force = { legions: 0, fleets: 0, veterans: [] };

export function senator(number: number, seat: number, more: Partial<Senator> = {}): Senator {
  return {
    ref: `senator:${number}`,
    name: `Senator${number}`,
    seat,
    family: "",
    military: 3,
    oratory: 2,
    loyalty: 9,
    printed_loyalty: 9,
    influence: 5,
    popularity: 0,
    knights: 1,
    disbanded: 0,
    talents: 4,
    votes: 3,
    offices: [],
    marks: [],
    place: "rome",
    where: "",
    where_ref: "",
    term: 0,
    legate: false,
    concessions: [],
    ...more,
  };
}

export function faction(seat: number, more: Partial<RomanFaction> = {}): RomanFaction {
  return {
    ref: `seat:${seat}`,
    seat,
    name: NAMES[seat] ?? "",
    sign: NAMES[seat]?.[0] ?? "",
    standard: STANDARDS[seat] ?? "",
    mine: seat === 0,
    gone: false,
    asked: false,
    votes: 10,
    influence: 20,
    cards: 3,
    talents: seat === 0 ? 7 : null,
    knight_drm: 0,
    no_knights: false,
    senators: [senator(seat * 10, seat)],
    hand: [],
    ...more,
  };
}

export function war(number: number, more: Partial<RomanWar> = {}): RomanWar {
  return {
    ref: `war:${number}`,
    name: "1st Punic War",
    kind: "war",
    status: "active",
    theatre: "sicilia",
    unprosecuted: false,
    drought: false,
    land: 10,
    naval: 10,
    beaten: false,
    support: 5,
    spoils: 35,
    times: 1,
    disaster: [13],
    standoff: [11, 14],
    struck: [],
    leaders: [],
    allies: [],
    armies: [],
    odds: [],
    ...more,
  };
}

export function province(number: number, more: Partial<Province> = {}): Province {
  return {
    ref: `province:${number}`,
    name: `Province${number}`,
    developed: false,
    frontier: false,
    governor: null,
    seat: -1,
    term: 0,
    legate: false,
    garrison: NO_FORCE,
    income: "1 die",
    spoils: "1 die + 1",
    taxes: 1,
    armies: 0,
    fleets: 0,
    land: 0,
    naval: 0,
    overrun: false,
    disorder: false,
    camp: "",
    troops: 0,
    ships: 0,
    attacked: false,
    ...more,
  };
}

export function proposal(more: Partial<Proposal> = {}): Proposal {
  return {
    kind: "Sending of generals",
    words: [{ text: "Senator10", ref: "senator:10" }, { text: " to the war" }],
    by: { ref: "seat:1", name: "Marcus" },
    tribune: false,
    yes: 24,
    no: 31,
    opened: true,
    vetoable: true,
    voters: [
      { ref: "seat:1", name: "Marcus", votes: 24, purse: 0, side: "for", asked: false },
      { ref: "seat:0", name: "Livia", votes: 10, purse: 4, side: "", asked: true },
    ],
    waiting: [],
    odds: [],
    ...more,
  };
}

export const BATTLE: Battle = {
  result: "standoff",
  naval: false,
  commander: { ref: "senator:10", name: "Senator10" },
  enemy: { ref: "war:0", name: "1st Punic War" },
  roman: 20,
  against: 10,
  dice: [
    { kind: "black", count: 1, value: 4 },
    { kind: "white", count: 2, value: 7 },
  ],
  roll: 11,
  omens: 1,
  total: 20,
  legions: 3,
  veterans: 1,
  fleets: 0,
  after: [[{ text: "Senator10", ref: "senator:10" }, { text: " dies." }]],
};

export const ATTEMPT: Persuasion = {
  how: "openly",
  persuader: { ref: "senator:0", name: "Senator0" },
  target: { ref: "senator:10", name: "Senator10" },
  seat: 0,
  oratory: 4,
  influence: 11,
  bribe: 2,
  loyalty: 7,
  talents: 1,
  aligned: 0,
  counter: 3,
  base: 6,
  fails_from: 10,
  omens: 0,
  percent: 42,
  more: [{ talents: 1, percent: 58 }],
  turn: { ref: "seat:1", name: "Marcus" },
};

const PHASES = ["mortality", "revenue", "forum", "population", "senate", "combat", "revolution"];

export function table(more: Partial<RepublicPicture> = {}): RepublicPicture {
  return {
    game: "republic",
    scenario: "The Punic Wars",
    turn: 4,
    era: "Early Republic",
    stage: "senate",
    phases: PHASES.map((id, n) => ({
      id,
      name: id,
      state: n < 4 ? "done" : n === 4 ? "now" : "next",
    })),
    steps: [],
    viewer: 0,
    rome: {
      barracks: NO_FORCE,
      pool_legions: 20,
      pool_fleets: 20,
      cost: 10,
      recruits: true,
      unrest: 3,
      wars: 1,
      most_wars: 4,
      deck: 30,
      era_ends: false,
      budget: {
        treasury: 134,
        annual: 100,
        gains: 0,
        provinces_low: 0,
        provinces_high: 0,
        wars: 20,
        waking: 0,
        bills: 0,
        owed: 0,
        upkeep: 142,
        low: 72,
        high: 72,
      },
      in_force: [],
    },
    wars: [],
    forum: { senators: [], concessions: [], leaders: [], curia: [] },
    provinces: [],
    lands: [],
    factions: [faction(0), faction(1), faction(2)],
    floor: null,
    revenue: null,
    initiative: null,
    combat: null,
    revolution: null,
    throws: [],
    battles: [],
    deals: [],
    result: "",
    winners: [],
    ...more,
  };
}

export function props(
  picture: RepublicPicture,
  more: Partial<BoardProps<RepublicPicture>> = {},
): BoardProps<RepublicPicture> {
  return {
    picture,
    open: new Set(),
    chosen: new Set(),
    lit: "",
    choose: vi.fn(),
    point: vi.fn(),
    ask: vi.fn(),
    say,
    sheet: "all",
    ...more,
  };
}
