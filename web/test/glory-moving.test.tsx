// What is seen to move between two pictures.

import { cleanup, render } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GloryBoard } from "../src/glory/GloryBoard";
import { LIGHT } from "../src/flight";
import { completed, moves, type Lying } from "../src/glory/moving";
import { pile, props, table } from "./glory-table";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function lying(ref: string, count: number, x: number, material = "", card = ""): Lying {
  return { ref, count, material, card, box: new DOMRect(x, 0, 10, 10) };
}

describe("a move", () => {
  it("goes from where a material became less to where it became more", () => {
    const before = [
      lying("pool:5", 2, 1, "5"),
      lying("pool:3", 2, 2, "3"),
      lying("stock:0-5", 1, 3, "5"),
    ];
    const after = [
      lying("pool:5", 1, 1, "5"),
      lying("pool:3", 2, 2, "3"),
      lying("stock:0-5", 2, 3, "5"),
    ];
    expect(moves(before, after).map(({ to, from }) => [to, from.x])).toEqual([["stock:0-5", 1]]);
  });

  it("follows the card itself rather than another one of its material", () => {
    const before = [lying("stock:0-1", 1, 1, "1"), lying("card:5", 1, 2, "1", "5")];
    const after = [lying("structure:0-5", 1, 3, "1", "5")];
    expect(moves(before, after).map(({ to, from }) => [to, from.x])).toEqual([
      ["structure:0-5", 2],
    ]);
  });

  it("takes the card itself along, from the deck where it was drawn, and else its sign", () => {
    const before = [
      lying("pile:deck", 9, 1),
      lying("card:5", 1, 2, "1", "5"),
      lying("pool:2", 1, 3, "2"),
    ];
    const after = [
      lying("pile:deck", 8, 1),
      lying("structure:0-5", 1, 4, "1", "5"),
      lying("card:7", 1, 5, "3", "7"),
      lying("structure:1-9", 1, 6, "4", "9"),
      lying("stock:0-2", 1, 7, "2"),
    ];
    const found = moves(before, after, "pile:deck");
    expect(found.map(({ to, from, whole }) => [to, from.x, whole])).toEqual([
      ["structure:0-5", 2, true],
      ["card:7", 1, true],
      ["stock:0-2", 3, false],
    ]);
  });

  it("is not seen where nothing became less, or too much changed at once", () => {
    expect(moves([], [lying("card:5", 1, 1, "1", "5")])).toEqual([]);
    const many = Array.from({ length: 20 }, (_, i) => i);
    const before = many.map((i) => lying(`a:${i}`, 1, i, "2"));
    const after = many.map((i) => lying(`b:${i}`, 1, i, "2"));
    expect(moves(before, after)).toEqual([]);
  });
});

describe("a table that changes", () => {
  const before = table();
  const after = table({
    pool: before.pool.map((one) => (one.material === 2 ? pile("pool:2", 2, 1) : one)),
    camps: before.camps.map((one, seat) =>
      seat === 1 ? { ...one, stock: [pile("stock:1-2", 2, 3)] } : one,
    ),
  });

  function watch(): { seen: [string | undefined, number][] } {
    const result: { seen: [string | undefined, number][] } = { seen: [] };
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(5, 5, 9, 9));
    vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, _, options) {
      const { duration } = options as KeyframeAnimationOptions;
      const ref = this.closest<HTMLElement>("[data-ref]")?.dataset.ref;
      result.seen.push([ref, Number(duration)]);
      return {} as Animation;
    });
    return result;
  }

  it("shows the sign on its way, for a moment", () => {
    const { seen } = watch();
    const view = render(<GloryBoard {...props({ picture: before })} />);
    view.rerender(<GloryBoard {...props({ picture: before, lit: "material:2" })} />);
    expect(seen).toEqual([]);
    view.rerender(<GloryBoard {...props({ picture: after })} />);
    expect(seen).toEqual([["stock:1-2", 220]]);
  });

  it("shows nothing to who wants no motion, nor when the table is another one", () => {
    const { seen } = watch();
    const other = render(<GloryBoard {...props({ picture: before })} />);
    other.rerender(<GloryBoard {...props({ picture: { ...after, turn: before.turn + 5 } })} />);
    other.unmount();
    vi.stubGlobal("matchMedia", (media: string) => ({
      media,
      matches: media.includes("reduced-motion"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const view = render(<GloryBoard {...props({ picture: before })} />);
    view.rerender(<GloryBoard {...props({ picture: after })} />);
    expect(seen).toEqual([]);
  });

  it("sets a completed building into its place, and lights what it does once", () => {
    const done = (complete: boolean): typeof before =>
      table({
        camps: before.camps.map((camp) => ({
          ...camp,
          structures: camp.structures.map((one, n) => (n === 0 ? { ...one, complete } : one)),
        })),
      });
    const refs = completed(done(false), done(true));
    expect(refs.length).toBeGreaterThan(0);
    expect(completed(done(true), done(true))).toEqual([]);
    const { seen } = watch();
    const view = render(<GloryBoard {...props({ picture: done(false) })} />);
    view.rerender(<GloryBoard {...props({ picture: done(true) })} />);
    expect(seen).toEqual(expect.arrayContaining(refs.map((ref) => [ref, 160])));
    expect(seen).toEqual(expect.arrayContaining(refs.map((ref) => [ref, LIGHT])));
  });
});
