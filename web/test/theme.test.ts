// The theme keeps what the design promises: words have a contrast of 7:1 on the grounds they stand on,
// shapes 3:1, in light and dark; words are never written in a pigment; and while our faces are on their
// way, each that stands in for them is named.

import { describe, expect, it } from "vitest";
import theme from "../src/theme.css?raw";
import fonts from "../src/css/fonts.css?raw";

const SHEETS = import.meta.glob<string>("../src/**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

const THEMES = ["light", "dark"] as const;
const GROUNDS = ["stone-0", "stone-1", "stone-2"];
const WORDS = ["ink", "ink-soft", "link", "good", "bad"];
const PIGMENTS = ["ochre", "umber", "cinnabar", "grey", "blue", "madder", "malachite", "bone"];
const SHAPES = ["line", "focus", "glow", ...PIGMENTS];

/** What may have any colour, since it says nothing in words: the mark of the page, a leader's sign. */
const DRAWINGS = [".home", ".page-mark .mark", ".r-sign-leader"];

/** The two colours of each token: of the light theme, and of the dark one. */
const colours = new Map(
  [...theme.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function colour(name: string, of: (typeof THEMES)[number]): string {
  const found = colours.get(name);
  if (!found) throw new Error(`the theme has no ${name}`);
  return found[of];
}

/** How bright a colour is, as WCAG reckons it. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What does not stand out enough from a ground. */
function faint(names: readonly string[], least: number, grounds = GROUNDS): string[] {
  return THEMES.flatMap((of) =>
    names.flatMap((name) =>
      grounds
        .filter((ground) => contrast(colour(name, of), colour(ground, of)) < least)
        .map((ground) => `${name} on ${ground}, ${of}`),
    ),
  );
}

describe("contrast", () => {
  it("is reckoned as it should be", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("of words is 7:1", () => {
    expect(faint(WORDS, 7)).toEqual([]);
  });

  it("of words is 7:1 also in a hollow and where the reader points", () => {
    expect(faint(["ink", "ink-soft"], 7, ["stone-3", "lit"])).toEqual([]);
  });

  it("of shapes is 3:1", () => {
    expect(faint(SHAPES, 3)).toEqual([]);
  });

  it("leaves no pigment out", () => {
    for (const name of PIGMENTS) expect(theme).toMatch(new RegExp(`--${name}: light-dark`));
  });
});

describe("words", () => {
  it("are never written in the colour of a shape", () => {
    const rules = Object.values(SHEETS).flatMap((sheet) => [
      ...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ]);
    const shape = new RegExp(`(^|[;\\s])color:[^;]*var\\(--(${SHAPES.join("|")})\\)`);
    const found = rules
      .filter(([, , body = ""]) => shape.test(body))
      .map(([, selector = ""]) => selector.replace(/\/\*.*?\*\//gs, "").trim())
      // What stands before, after or between words is ornament.
      .filter((selector) => !/::(before|after|marker)$/.test(selector));
    expect(rules.length).toBeGreaterThan(300);
    expect(found.sort()).toEqual(DRAWINGS);
  });
});

describe("a face that stands in until ours has come", () => {
  it("is named where it is wanted", () => {
    const ours = [...fonts.matchAll(/font-family: ("[^"]+")/g)].map(([, name = ""]) => name);
    const faces = theme.match(/--(title|text):[^;]+;/g)?.join("") ?? "";
    expect(ours.length).toBeGreaterThan(5);
    for (const name of ours) expect(faces).toContain(name);
  });
});
