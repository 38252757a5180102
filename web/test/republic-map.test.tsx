// The map of the Mediterranean: everything on it has a place, nothing lies on anything else, whatever a
// scenario brings; and what is on it answers like the rest of the table.

import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { LANDS } from "../src/republic/map/lands";
import { lines, width } from "../src/republic/map/letters";
import { APART, place, type Placed } from "../src/republic/map/placing";
import { RepublicMap } from "../src/republic/map/RepublicMap";
import { lay, type Laid } from "../src/republic/map/signs";
import { Stage } from "../src/republic/Stage";
import { BoardContext } from "../src/republic/things";
import type { BoardProps } from "../src/board";
import type { Land, Province, RepublicPicture, RomanWar } from "../src/wire";
import { must } from "./helpers";
import { faction, props, province, table, war } from "./republic-table";

const DATA = import.meta.glob<string>("../../src/aedilis/republic/data/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = import.meta.glob<string>("../../src/aedilis/republic/presentation/locale/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "es", "it", "fr"];
const FORCE = { legions: 12, fleets: 6, veterans: [] };

function data(file: string): string {
  return must(DATA[`../../src/aedilis/republic/data/${file}.toml`]);
}

/** The entries of a kind, each with what stands in it as text. */
function entries(file: string, kind: string): { id: string; text: string }[] {
  return data(file)
    .split(`[[${kind}]]`)
    .slice(1)
    .map((text) => ({ id: must(/^id = "(\w+)"/m.exec(text)?.[1]), text }));
}

function names(language: string, kind: string): Map<string, string> {
  const all = must(NAMES[`../../src/aedilis/republic/presentation/locale/names.${language}.toml`]);
  const part = must(all.split(`[${kind}]\n`)[1]).split("\n[")[0] ?? "";
  return new Map(
    [...part.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, id = "", name = ""]) => [id, name]),
  );
}

const PROVINCES = entries("provinces", "province").map(({ id }) => id);
const BEYOND = entries("lands", "land").map(({ id }) => id);
const ERAS = ["early", "middle", "late"] as const;
const WARS = Object.fromEntries(
  ERAS.map((era) => [
    era,
    entries(`wars_${era}`, "war").map(({ id, text }) => ({
      id,
      theatre: must(/^theatre = "(\w+)"$/m.exec(text)?.[1]),
    })),
  ]),
);

function lands(language: string): Land[] {
  const [ours, others] = [names(language, "province"), names(language, "land")];
  return [
    ...PROVINCES.map((id, n) => ({ id, ref: `province:${n}`, name: must(ours.get(id)) })),
    ...BEYOND.map((id) => ({ id, ref: "", name: must(others.get(id)) })),
  ];
}

function provinces(language: string): Province[] {
  return lands(language)
    .filter(({ ref }) => ref)
    .map(({ name }, n) =>
      province(n, {
        name,
        governor: { ref: `senator:${n}`, name: "Cornelius" },
        seat: n % 5,
        garrison: FORCE,
      }),
    );
}

/** Wars of an era as they may stand at once, beside all provinces: three burn, three wait. A scenario has the
 * wars of its eras. */
function wars(language: string, era: string, from: number): RomanWar[] {
  const called = names(language, "war");
  return must(WARS[era])
    .slice(from, from + 6)
    .map(({ id, theatre }, n) =>
      war(n, {
        name: must(called.get(id)),
        theatre,
        status: n < 3 ? "active" : n < 4 ? "imminent" : "inactive",
        armies: n < 3 ? [{ commander: null, seat: -1, force: FORCE, land: 12, naval: 6 }] : [],
      }),
    );
}

function overlapping(laid: readonly Laid[]): string[] {
  const all = laid.map(({ placed }) => placed);
  const meet = (one: Placed, other: Placed): boolean =>
    one.left < other.left + other.wide &&
    other.left < one.left + one.wide &&
    one.top < other.top + other.high &&
    other.top < one.top + one.high;
  return all.flatMap((one, n) =>
    all.slice(n + 1).flatMap((other) => (meet(one, other) ? [`${one.key} and ${other.key}`] : [])),
  );
}

const FRAMES = [
  { of: "the middle of a laptop's table", wide: 505, high: 300, least: 24 },
  { of: "what a battle leaves of it", wide: 505, high: 210, least: 24 },
  { of: "the sheet of a phone", wide: 900, high: 500, least: 44 },
  { of: "a laptop's window", wide: 1200, high: 620, least: 24 },
];

describe("the map", () => {
  it("knows where every province, land and war is", () => {
    expect(Object.keys(LANDS).sort()).toEqual([...PROVINCES, ...BEYOND].sort());
    const theatres = Object.values(WARS).flat();
    expect(theatres).toHaveLength(31);
    for (const { id, theatre } of theatres) expect(LANDS[theatre], id).toBeDefined();
  });

  it.each(FRAMES)("has room for all that any scenario brings, in $of", ({ wide, high, least }) => {
    for (const language of LANGUAGES)
      for (const era of ERAS)
        for (const from of [0, 4]) {
          const picture = table({
            lands: lands(language),
            provinces: provinces(language),
            wars: wars(language, era, from),
          });
          const laid = lay(picture, "Rome", { wide, high }, least);
          const said = `${language} ${era} ${from}`;
          expect(overlapping(laid), said).toEqual([]);
          const keys = new Set(laid.map(({ sign }) => sign.key));
          for (const one of picture.provinces) expect(keys.has(one.ref), said).toBe(true);
          for (const one of picture.wars) expect(keys.has(`war ${one.ref}`), said).toBe(true);
          for (const { placed } of laid) {
            expect(placed.left).toBeGreaterThanOrEqual(APART);
            expect(placed.top).toBeGreaterThanOrEqual(APART);
            expect(placed.left + placed.wide).toBeLessThanOrEqual(wide - APART);
            expect(placed.top + placed.high).toBeLessThanOrEqual(high - APART);
          }
        }
  });

  it("names all over the table, and what burns with its figures in the middle of it", () => {
    const all = { lands: lands("en"), provinces: provinces("en"), wars: wars("en", "late", 0) };
    const large = lay(table(all), "Rome", { wide: 1200, high: 620 }, 24);
    const ours = large.filter(({ sign }) => sign.kind === "province" || sign.kind === "war");
    expect(ours).toHaveLength(21);
    expect(ours.filter(({ sign }) => sign.rows.length === 0)).toEqual([]);
    const early = { lands: lands("en"), provinces: [], wars: wars("en", "early", 0) };
    for (const { sign } of lay(table(early), "Rome", { wide: 505, high: 300 }, 24))
      if (sign.kind === "war" && sign.war.status === "active")
        expect(sign.figures, sign.key).toBe(true);
  });

  it("leaves out what need not be there, and gives up on what must", () => {
    const frame = { wide: 60, high: 40, far: 20 };
    const sign = { key: "a", at: { x: 30, y: 15 }, sizes: [{ wide: 50, high: 20 }] };
    expect(place([sign, { ...sign, key: "b", reach: 10 }], frame)).toHaveLength(1);
    expect(place([sign, { ...sign, key: "b" }], frame)).toBeNull();
  });

  it("draws a sign more briefly rather than far from its spot", () => {
    const sizes = [
      { wide: 90, high: 30 },
      { wide: 20, high: 20 },
    ];
    const at = { x: 50, y: 20 };
    const placed = must(
      place(
        [
          { key: "a", at, sizes },
          { key: "b", at, sizes },
        ],
        { wide: 100, high: 70, far: 26 },
      ),
    );
    expect(placed.map(({ choice }) => choice)).toEqual([0, 1]);
    expect(must(placed[1]).off).toBeLessThan(30);
  });

  it("breaks a long name where the longer line is shortest", () => {
    expect(lines("2nd Sicilian Slave Revolt", 92)).toEqual(["2nd Sicilian", "Slave Revolt"]);
    expect(lines("Asia", 92)).toEqual(["Asia"]);
    expect(width("Sardinia et Corsica")).toBeGreaterThan(width("Sicilia"));
  });
});

const ALL = {
  lands: lands("en"),
  provinces: [
    province(0, {
      name: "Sicilia",
      seat: 1,
      governor: { ref: "senator:1", name: "Cornelius" },
      developed: true,
    }),
    province(6, { name: "Macedonia", disorder: true }),
  ],
  wars: [
    war(0, {
      theatre: "sicilia",
      armies: [{ commander: null, seat: -1, force: FORCE, land: 1, naval: 1 }],
    }),
    war(5, { theatre: "macedonia", status: "inactive", name: "1st Macedonian War" }),
  ],
  factions: [faction(0), faction(1)],
};

function mapped(more: Partial<BoardProps<RepublicPicture>> = {}) {
  const board = props(table(ALL), more);
  const { container } = render(<RepublicMap {...board} />);
  const thing = (ref: string): HTMLElement =>
    must(container.querySelector<HTMLElement>(`[data-ref="${ref}"]`));
  return { board, container, thing };
}

describe("what lies on the map", () => {
  afterEach(cleanup);

  it("answers the question, tells about itself, and lights up with the log", () => {
    const { board, thing, container } = mapped({ open: new Set(["war:0"]), lit: "province:6" });
    fireEvent.click(thing("war:0"));
    expect(board.choose).toHaveBeenCalledWith("war:0");
    for (const ref of ["war:5", "province:0", "province:11"]) fireEvent.click(thing(ref));
    expect(board.ask).toHaveBeenCalledTimes(3);
    fireEvent.focus(thing("province:0"));
    expect(board.point).toHaveBeenLastCalledWith("province:0");
    expect(thing("province:6").className).toContain("r-lit");
    expect(container.querySelectorAll(".r-ground .r-lit")).toHaveLength(1);
  });

  it("says all it shows, and what has been sent", () => {
    const { thing, container } = mapped();
    const label = (ref: string): string => thing(ref).getAttribute("aria-label") ?? "";
    expect(label("province:0")).toContain("Sicilia, developed, governed by Cornelius");
    expect(label("war:0")).toContain("1st Punic War, active");
    expect(label("province:11")).toBe("Syria, still foreign");
    expect(thing("war:0").querySelector(".r-sent")?.textContent).toBe("126");
    expect(thing("war:5").className).toContain("r-place-inactive");
    expect(container.querySelector(".r-place-rome")?.textContent).toContain("in the city");
  });

  it("is drawn as it is held: Rome's, developed, in disorder", () => {
    const { container } = mapped();
    const roman = container.querySelectorAll(".r-ground-roman");
    expect(roman).toHaveLength(3); // Italy and two provinces
    expect(container.querySelectorAll(".r-ground-roman.r-developed")).toHaveLength(1);
    expect(container.querySelectorAll(".r-ground-risen")).toHaveLength(1);
  });
});

describe("the middle of the table", () => {
  afterEach(cleanup);

  function stage(more: Partial<RepublicPicture>, given: Partial<BoardProps<RepublicPicture>> = {}) {
    const board = props(table({ ...ALL, ...more }), given);
    const { container } = render(
      <BoardContext value={board}>
        <Stage picture={board.picture} />
      </BoardContext>,
    );
    return { board, container };
  }

  it("has the map when nothing else fills it, and keeps room for it otherwise", () => {
    const quiet = stage({ stage: "population" });
    expect(quiet.container.querySelector(".r-map-alone .r-ground")).not.toBeNull();
    cleanup();
    const initiative = stage({ stage: "forum", initiative: null, revolution: null });
    expect(initiative.container.querySelector(".r-map-room .r-ground")).not.toBeNull();
  });

  it("enlarges it where there is a sheet for it", () => {
    let opened = 0;
    const { container } = stage({ stage: "population" }, { enlarge: () => (opened += 1) });
    fireEvent.click(must(container.querySelector(".r-map-larger")));
    expect(opened).toBe(1);
    cleanup();
    expect(stage({ stage: "population" }).container.querySelector(".r-map-larger")).toBeNull();
  });
});
