// Several things of which a settled number is picked: each way to pick them is one choice.

import { describe, expect, it } from "vitest";
import { waysToPick } from "../src/picking";
import type { Field } from "../src/wire";

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

  it("are picked one by one where it may be more or fewer, where more follows, or where there are many ways", () => {
    expect(waysToPick({ ...two, low: 1 })).toEqual([]);
    expect(waysToPick({ ...two, final: false })).toEqual([]);
    const many = Array.from({ length: 9 }, (_, code) => ({ code, label: String(code) }));
    expect(waysToPick({ ...two, items: many })).toEqual([]);
  });
});
