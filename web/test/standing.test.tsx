// Orders that say more than one word: shown beside the decision, given and taken back with one click.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../src/store";
import { Orders } from "../src/ui/Orders";
import { Standing } from "../src/ui/Standing";
import { StoreContext } from "../src/ui/context";
import { openStore, settle, tableMessage } from "./helpers";

const standing = {
  given: [{ label: "All votes: abstain", move: [9, 5, 0] }],
  quick: [{ label: "Whatever Livia proposes: vote for", move: [9, 2, 1, 7, 0] }],
  about: [
    {
      label: "Concessions to Livia",
      begin: [9, 3, 1],
      ways: [{ label: "against", code: 8, most: 9, counts: "Talents" }],
    },
    {
      label: "Agreements",
      begin: [9, 4],
      ways: [
        { label: "refuse", code: 6, most: 0, counts: "" },
        { label: "ask", code: 5, most: 0, counts: "" },
      ],
    },
  ],
};

function show(store: Store, what = <Standing />) {
  return render(<StoreContext.Provider value={store}>{what}</StoreContext.Provider>);
}

function opened() {
  const { store, socket } = openStore();
  socket.says(tableMessage({ standing }));
  show(store);
  return { store, socket };
}

beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(cleanup);

describe("standing votes", () => {
  it("are shown, and taken back with one click", () => {
    const { socket } = opened();
    fireEvent.click(screen.getByRole("button", { name: "Take back: All votes: abstain" }));
    expect(socket.last("move")).toMatchObject({ move: [9, 5, 0], aside: true });
  });

  it("that fit what is asked are given with one click", () => {
    const { socket } = opened();
    fireEvent.click(screen.getByRole("button", { name: "Whatever Livia proposes: vote for" }));
    expect(socket.last("move")).toMatchObject({ move: [9, 2, 1, 7, 0], aside: true });
  });

  it("are put together from what there is", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ standing }));
    show(store, <Orders />);
    // Those given stand in the same place.
    expect(screen.getByRole("button", { name: "Take back: All votes: abstain" })).toBeTruthy();
    fireEvent.input(screen.getByLabelText("Talents"), { target: { value: "12" } });
    fireEvent.click(screen.getByRole("button", { name: "Give the order" }));
    // No more than there may be.
    expect(socket.last("move")).toMatchObject({ move: [9, 3, 1, 8, 9], aside: true });
    fireEvent.change(screen.getByLabelText("About"), { target: { value: "1" } });
    expect(screen.queryByLabelText("Talents")).toBeNull();
    fireEvent.change(screen.getByLabelText("Do this"), { target: { value: "1" } });
    fireEvent.click(screen.getByRole("button", { name: "Give the order" }));
    expect(socket.last("move").move).toEqual([9, 4, 5]);
  });

  it("are not there where a game has none", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage());
    const { container } = show(store);
    expect(container.textContent).toBe("");
  });
});

describe("the questions that can be passed", () => {
  it("are all passed with one click, moments stay", async () => {
    const { store, socket } = openStore();
    const choices = ["open", "pass"] as ("open" | "pass")[];
    const orders = ["knights", "games"].map((window) => ({
      window,
      label: window,
      order: "open",
      choices,
    }));
    const moment = { window: "adjournment", label: "adjournment", order: "open", choices: [] };
    socket.says(tableMessage({ orders: [...orders, moment] }));
    show(store, <Orders />);
    fireEvent.click(screen.getByRole("button", { name: "Pass all 2 questions" }));
    expect(socket.last("order")).toMatchObject({ window: "knights", order: "pass" });
    socket.says({ type: "done", key: socket.last("order").key, seq: 4 });
    await settle();
    expect(socket.last("order")).toMatchObject({ window: "games", order: "pass" });
    expect(socket.sent.filter((one) => one.do === "order")).toHaveLength(2);
  });
});
