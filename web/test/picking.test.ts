// Several things of which a settled number is picked: each way to pick them is one choice.

import { describe, expect, it } from "vitest";
import { begin } from "../src/compose";
import { pickedWhole, picksWays, waysToPick } from "../src/picking";
import type { Field, Question } from "../src/wire";

const asked = (field: Field): Question => ({ text: "", rule: "", field, whole: true });

describe("several things of which so many are picked", () => {
  const items = [
    { code: 1, label: "Gate", count: 2 },
    { code: 2, label: "Wall" },
    { code: 3, label: "Tower" },
  ];
  const two: Field = { kind: "pick", question: "", rule: "", items, low: 2, high: 2, final: true };

  it("have each way to pick them as one choice", () => {
    expect(waysToPick(two)).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(waysToPick({ ...two, low: 4, high: 4 })).toEqual([[2, 1, 1]]);
  });

  it("are all there is where just so many have to be picked, and the last click on a card is the answer", () => {
    expect(picksWays(two)).toBe(true);
    expect(picksWays({ ...two, low: 1 })).toBe(false);
    const most = { counts: [2, 0, 0], amount: 0, text: "" };
    expect(pickedWhole({ ...begin(asked(two)), draft: most })).toBe(true);
    expect(pickedWhole({ ...begin(asked({ ...two, low: 1 })), draft: most })).toBe(false);
  });

  it("have each way to pick as many as may be, where it may be fewer", () => {
    expect(waysToPick({ ...two, low: 1 })).toEqual(waysToPick(two));
    expect(waysToPick({ ...two, low: 0, high: 4 })).toEqual([[2, 1, 1]]);
  });

  it("have only the ways left that hold what was picked", () => {
    expect(waysToPick(two, [1, 0, 0])).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
    ]);
    expect(waysToPick(two, [0, 0, 1])).toEqual([
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(waysToPick(two, [1, 1, 0])).toEqual([[1, 1, 0]]);
  });

  it("are given up early where they are beyond counting", () => {
    const army = Array.from({ length: 50 }, (_, code) => ({ code, label: String(code) }));
    expect(waysToPick({ ...two, low: 0, high: 25, items: army })).toEqual([]);
    expect(waysToPick({ ...two, low: 0, high: 50, items: army })).toHaveLength(1);
  });

  it("are picked one by one where more follows, until the ways to go on are few", () => {
    expect(waysToPick({ ...two, final: false })).toEqual([]);
    const many = Array.from({ length: 7 }, (_, code) => ({ code, label: String(code) }));
    const three = { ...two, low: 1, high: 3, items: many };
    expect(waysToPick(three)).toEqual([]);
    expect(waysToPick(three, [0, 0, 1, 0, 0, 0, 0])).toHaveLength(15);
    expect(waysToPick(three, [0, 0, 1, 0, 0, 0, 0]).every((counts) => counts[2] === 1)).toBe(true);
  });
});
