// Money shared out on one sheet: what each gets comes out of what all have together.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { begin, listed } from "../src/compose";
import { shownOptions } from "../src/keys";
import {
  asItIs,
  giving,
  mostFor,
  mostToGive,
  movesFor,
  rest,
  withGift,
  withoutGift,
  withShare,
} from "../src/sharing";
import type { Shares } from "../src/sharing";
import { Compose } from "../src/ui/Compose";
import { StoreContext } from "../src/ui/context";
import { must, openStore, question, roles, tableMessage } from "./helpers";

const sharing = {
  begin: 1,
  end: [0],
  said: [1, 2],
  purses: [
    { label: "Treasury", amount: 5, source: 10, target: 20 },
    { label: "Fabius", amount: 3, source: 11, target: 21 },
    { label: "Julius", amount: 0, source: 12, target: 22 },
  ],
  giving: {
    begin: 2,
    label: "Give something away",
    receivers: [
      { owner: "Marcus", label: "Treasury of Marcus", target: 30 },
      { owner: "Marcus", label: "Manlius", target: 31 },
      { owner: "Gaia", label: "Treasury of Gaia", target: 32 },
    ],
  },
};

const own = (...wanted: number[]): Shares => ({ wanted, gifts: [] });

/** One gift, from the account at a place to a receiver, of as much as that may be. */
function gift(shares: Shares, from: number, to: number, amount: number): Shares {
  return giving(sharing, withGift(shares), shares.gifts.length, { from, to, amount });
}

describe("what is shared out", () => {
  it("is never more than there is", () => {
    expect(rest(sharing, own(5, 3, 0))).toBe(5);
    expect(mostFor(sharing, own(5, 3, 0), 2)).toBe(5);
    expect(mostFor(sharing, own(5, 0, 0), 2)).toBe(8);
    expect(mostFor(sharing, own(5, 0, 6), 1)).toBe(2);
    expect(withShare(sharing, own(5, 3, 0), 2, 40).wanted).toEqual([5, 3, 5]);
    expect(withShare(sharing, own(5, 3, 0), 1, -4).wanted).toEqual([5, 0, 0]);
  });

  it("comes together before it goes out", () => {
    expect(movesFor(sharing, own(0, 1, 7))).toEqual([[1, 11, 20, 2], [1, 10, 22, 7], [0]]);
    expect(movesFor(sharing, own(5, 3, 0))).toEqual([[0]]);
  });
});

describe("what is given away", () => {
  it("comes out of the account that gives it, and is never more than that has", () => {
    const one = gift(asItIs(sharing), 1, 1, 9);
    expect(one.gifts).toEqual([{ from: 1, to: 1, amount: 3 }]);
    expect(one.wanted).toEqual([5, 0, 0]);
    expect(rest(sharing, one)).toBe(5);
    const two = gift(one, 0, 2, 4);
    expect(rest(sharing, two)).toBe(1);
    expect(mostToGive(sharing, two, 1)).toBe(5);
    expect(mostFor(sharing, two, 2)).toBe(1);
  });

  it("goes after what is shared out, all that goes the same way at once", () => {
    const both = gift(gift(gift(asItIs(sharing), 0, 0, 1), 0, 0, 2), 1, 1, 2);
    expect(movesFor(sharing, both)).toEqual([[2, 10, 30, 3], [2, 11, 31, 2], [0]]);
    // Fabius, who gives two away, is to have three all the same.
    expect(movesFor(sharing, withShare(sharing, both, 1, 3))).toEqual([
      [1, 10, 21, 2],
      [2, 10, 30, 3],
      [2, 11, 31, 2],
      [0],
    ]);
  });

  it("comes out of another account when that is said, and stays where it was when it is not given", () => {
    const moved = giving(sharing, gift(asItIs(sharing), 1, 1, 3), 0, { from: 0 });
    expect(moved).toEqual({ wanted: [5, 3, 0], gifts: [{ from: 0, to: 1, amount: 3 }] });
    expect(rest(sharing, moved)).toBe(2);
    expect(withoutGift(sharing, gift(asItIs(sharing), 1, 1, 3), 0)).toEqual(asItIs(sharing));
  });

  it("is nothing as long as nobody gets it", () => {
    const open = giving(sharing, withGift(asItIs(sharing)), 0, { amount: 4 });
    expect(open.gifts).toEqual([{ from: 0, to: -1, amount: 0 }]);
    expect(movesFor(sharing, open)).toEqual([[0]]);
    expect(giving(sharing, open, 7, { amount: 1 })).toEqual(open);
  });
});

describe("the sheet", () => {
  beforeEach(() => {
    document.body.innerHTML = "";
  });
  afterEach(cleanup);

  function open() {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: { ...question(roles, false), sharing } }));
    render(
      <StoreContext.Provider value={store}>
        <Compose composer={store.main} keyed id="question" />
      </StoreContext.Provider>,
    );
    return { socket, done: screen.getByRole("button", { name: "Share it out so, and be done" }) };
  }

  it("does all of it with one click", () => {
    const { socket, done } = open();
    fireEvent.click(done);
    expect(socket.sent.some((one) => one.do === "move")).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "One less of Fabius" }));
    const julius = screen.getByLabelText("Julius");
    // More than there is becomes all there is.
    fireEvent.change(julius, { target: { value: "40" } });
    expect(julius).toHaveProperty("value", "6");
    fireEvent.click(done);
    expect(socket.last("move")).toMatchObject({
      before: [
        [1, 11, 20, 1],
        [1, 10, 22, 6],
      ],
      move: [0],
    });
  });

  it("leaves out of the list below what it says itself", () => {
    const { store, socket } = openStore();
    const said = { ...sharing, said: [10, 11, 20] };
    socket.says(tableMessage({ question: { ...question(roles, false), sharing: said } }));
    expect(shownOptions(store.main).map(({ code }) => code)).toEqual([12, 0]);
    // What is asked after a choice is another list.
    const begun = begin({ ...question(roles, false), sharing: said });
    expect(
      listed({
        ...begun,
        parts: [{ field: roles, codes: [12], label: "", refs: [], auto: false }],
      }),
    ).toEqual(roles.options);
  });

  it("gives away, with as many rows as are wanted", () => {
    const { socket, done } = open();
    const add = screen.getByRole("button", { name: "Give something away" });
    fireEvent.click(add);
    const [to] = screen.getAllByLabelText("To");
    expect(document.activeElement).toBe(to);
    fireEvent.change(must(to), { target: { value: "1" } });
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "1" } });
    fireEvent.click(screen.getByRole("button", { name: "One more of Marcus, Manlius" }));
    expect(screen.getByLabelText("Fabius")).toHaveProperty("value", "2");
    fireEvent.click(add);
    fireEvent.click(screen.getByRole("button", { name: "Leave out gift 2" }));
    expect(document.activeElement).toBe(add);
    fireEvent.click(done);
    expect(socket.last("move")).toMatchObject({ before: [[2, 11, 31, 1]], move: [0] });
  });
});
