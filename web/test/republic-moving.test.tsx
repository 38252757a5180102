// What is seen to move on the table of the Republic between two pictures.

import { describe, expect, it } from "vitest";
import { look, moves, type Lying } from "../src/republic/moving";

function lying(ref: string, home: string, x: number): Lying {
  return { ref, home, box: new DOMRect(x, 0, 10, 10), element: document.createElement("i") };
}
const told = (before: Lying[], after: Lying[]): [string, string, number][] =>
  moves(before, after).map(({ thing, from }) => [thing.ref, thing.home, from.x]);

describe("a move", () => {
  it("goes from where a thing lies no more to where it lies", () => {
    const before = [lying("senator:6", "forum", 1), lying("senator:7", "seat:1", 2)];
    const after = [lying("senator:6", "seat:1", 3), lying("senator:7", "seat:1", 4)];
    expect(told(before, after)).toEqual([["senator:6", "seat:1", 1]]);
  });

  it("goes from a faction to a war, although its senator stands there still", () => {
    const before = [lying("senator:6", "seat:1", 1)];
    const after = [lying("senator:6", "seat:1", 1), lying("senator:6", "war:0", 9)];
    expect(told(before, after)).toEqual([["senator:6", "war:0", 1]]);
  });

  it("is none where a thing lies elsewhere only because the table is drawn otherwise", () => {
    const before = [lying("senator:6", "seat:1", 1), lying("war:0", "wars", 2)];
    const after = [lying("senator:6", "seat:1", 80), lying("war:0", "wars", 90)];
    expect(told(before, after)).toEqual([]);
  });

  it("is none for what has just come, nor when too much changed at once", () => {
    expect(told([], [lying("war:3", "wars", 1)])).toEqual([]);
    const many = Array.from({ length: 9 }, (_, n) => n);
    const before = many.map((n) => lying(`senator:${n}`, "forum", n));
    const after = many.map((n) => lying(`senator:${n}`, "seat:1", n));
    expect(told(before, after)).toEqual([]);
  });
});

describe("a table", () => {
  it("has things in their homes, and governors in their provinces; what passes by is left out", () => {
    const root = document.createElement("div");
    root.innerHTML = `
      <section class="r-strip r-f1"><i data-ref="senator:1"></i></section>
      <section class="r-panel" data-place="forum"><i data-ref="concession:2"></i></section>
      <section data-passing><i data-ref="senator:1"></i></section>
      <div data-ref="province:3"><i data-carries="senator:4"></i><i data-ref="vote:for"></i></div>`;
    expect(look(root).map(({ ref, home }) => `${ref} in ${home}`)).toEqual([
      "senator:1 in r-strip r-f1",
      "concession:2 in forum",
      "senator:4 in province:3",
    ]);
  });
});
