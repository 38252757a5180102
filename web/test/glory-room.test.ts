// How much of the others' buildings is shown: as much as there is room for.

import { describe, expect, it } from "vitest";
import { furnish, ROOMS, type Room } from "../src/glory/room";

interface Heights {
  /** How high the table is when so much is shown. */
  of: Record<Room, number>;
  /** How high the table may be; what is higher sticks out of it. */
  most: number;
  /** How much of its place is seen. */
  seen: number;
}

/** A table in its place, as high as it is told. */
function tableOf({ of, most, seen }: Heights): HTMLElement {
  const place = document.createElement("main");
  place.className = "board";
  const table = document.createElement("div");
  place.append(table);
  const now = (): number => of[ROOMS.find((room) => room === table.dataset.room) ?? "chips"];
  Object.defineProperties(table, {
    scrollHeight: { get: now },
    clientHeight: { get: () => Math.min(now(), most) },
  });
  Object.defineProperties(place, {
    scrollHeight: { get: () => Math.max(seen, now()) },
    clientHeight: { get: () => seen },
  });
  return table;
}

describe("the others' buildings", () => {
  const of = { cards: 900, plain: 700, chips: 500, names: 400 };

  it.each([
    { height: 900, room: "cards" },
    { height: 880, room: "plain" },
    { height: 600, room: "chips" },
    { height: 400, room: "names" },
    { height: 300, room: "names" },
  ])("are $room in a window $height high", ({ height, room }) => {
    const table = tableOf({ of, most: height, seen: height });
    expect(furnish(table)).toBe(room);
    expect(table.dataset.room).toBe(room);
  });

  it("keep their names legible where the table has to be scrolled in any case", () => {
    expect(furnish(tableOf({ of, most: Infinity, seen: 300 }))).toBe("plain");
  });

  it("are shown by name where they alone would have to be scrolled", () => {
    const table = tableOf({ of, most: 1000, seen: 1000 });
    table.innerHTML = '<div class="g-others"><div class="g-full-camp"></div></div>';
    const others = table.querySelector(".g-others");
    if (!others) throw new Error("no others");
    const built = (): number => (table.dataset.room === "names" ? 200 : 300);
    Object.defineProperties(others, {
      scrollHeight: { get: built },
      clientHeight: { get: () => 238 },
    });
    expect(furnish(table)).toBe("names");
    // One that was opened may scroll.
    others.querySelector(".g-full-camp")?.append(document.createElement("button"));
    others.querySelector("button")?.classList.add("g-toggle");
    expect(furnish(table)).toBe("cards");
  });

  it("are shown in full again when there is more room", () => {
    const heights = { of, most: 600, seen: 600 };
    const table = tableOf(heights);
    expect(furnish(table)).toBe("chips");
    const larger = tableOf({ of, most: 1000, seen: 1000 });
    larger.dataset.room = "chips";
    expect(furnish(larger)).toBe("cards");
  });
});
