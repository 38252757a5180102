// Money shared out on one sheet: what each gets comes out of what all have together.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mostFor, movesFor, rest } from "../src/sharing";
import { Compose } from "../src/ui/Compose";
import { StoreContext } from "../src/ui/context";
import { openStore, question, roles, tableMessage } from "./helpers";

const sharing = {
  begin: 1,
  end: [0],
  purses: [
    { label: "Treasury", amount: 5, source: 10, target: 20 },
    { label: "Fabius", amount: 3, source: 11, target: 21 },
    { label: "Julius", amount: 0, source: 12, target: 22 },
  ],
};

describe("what is shared out", () => {
  it("is never more than there is", () => {
    expect(rest(sharing, [5, 3, 0])).toBe(5);
    expect(mostFor(sharing, [5, 3, 0], 2)).toBe(5);
    expect(mostFor(sharing, [5, 0, 0], 2)).toBe(8);
    expect(mostFor(sharing, [5, 0, 6], 1)).toBe(2);
  });

  it("comes together before it goes out", () => {
    expect(movesFor(sharing, [0, 1, 7])).toEqual([[1, 11, 20, 2], [1, 10, 22, 7], [0]]);
    expect(movesFor(sharing, [5, 3, 0])).toEqual([[0]]);
  });
});

describe("the sheet", () => {
  beforeEach(() => {
    document.body.innerHTML = "";
  });
  afterEach(cleanup);

  it("does all of it with one click", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: { ...question(roles, false), sharing } }));
    render(
      <StoreContext.Provider value={store}>
        <Compose composer={store.main} keyed id="question" />
      </StoreContext.Provider>,
    );
    const done = screen.getByRole("button", { name: "Share it out so, and be done" });
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
});
