// An agreement on a sheet: rows are said part by part, and what each may say the server tells.

import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answersOf, codesOf, saying, settled, written } from "../src/drafting";
import { Dialogs } from "../src/ui/Dialogs";
import { Offers } from "../src/ui/Offers";
import { StoreContext } from "../src/ui/context";
import type { DraftMessage, DraftPart, Field } from "../src/wire";
import { must, openStore, settle, tableMessage } from "./helpers";

const kind: Field = {
  kind: "choose",
  question: "What is promised?",
  rule: "",
  options: [
    { code: 21, label: "Talents" },
    { code: 22, label: "Words" },
  ],
};
const amount: Field = { kind: "amount", question: "How many?", rule: "", low: 1, high: 100 };
const words: Field = { kind: "text", question: "Which words?", rule: "", low: 1, high: 5 };
const only: Field = { ...kind, question: "To whom?", options: [{ code: 31, label: "Livia" }] };

const talents: DraftPart[] = [
  { part: "kind", field: kind, said: [21] },
  { part: "to", field: only, said: [31] },
  { part: "amount", field: amount, said: [4] },
];

function told(over: Partial<DraftMessage> = {}): DraftMessage {
  return {
    type: "draft",
    key: "",
    rows: [{ parts: talents, whole: true }],
    more: true,
    move: [9, 21, 31, 4, 0],
    told: [{ heading: "Claudia", lines: ["You promise Livia 4 T."] }],
    templates: [
      { partner: "Livia", label: "Votes for talents", move: [9, 21] },
      { partner: "Marcus", label: "Share the consulate", move: [9, 22] },
    ],
    barred: [{ label: "A card", why: "You hold none.", rule: "R 1.04.5" }],
    ...over,
  };
}

function opened(over: Partial<DraftMessage> = {}) {
  const { store, socket } = openStore();
  socket.says(tableMessage({ draft: 9 }));
  render(
    <StoreContext.Provider value={store}>
      <Dialogs />
      <Offers />
    </StoreContext.Provider>,
  );
  // The dialog is opened by an effect, which has to have run.
  void act(() => store.drafting.open());
  return {
    store,
    socket,
    asked: () => socket.last("draft"),
    answer: async (more: Partial<DraftMessage> = over) => {
      socket.says(told({ ...more, key: String(socket.last("draft").key) }));
      await settle();
    },
  };
}

beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(cleanup);

describe("what a row says", () => {
  it("is kept by the names of its parts", () => {
    const said = answersOf({ parts: [...talents, { part: "more", field: kind }], whole: false });
    expect(said.map(({ part }) => part)).toEqual(["kind", "to", "amount"]);
    expect(saying(said, "amount", [7]).at(-1)).toEqual({ part: "amount", said: [7] });
    expect(saying(said, "kind", [])).toHaveLength(2);
  });

  it("is nothing to choose where there is one thing only, and that is said", () => {
    expect(settled(must(talents[1]))).toBe(true);
    expect(settled({ part: "to", field: only })).toBe(false);
    expect(settled(must(talents[0]))).toBe(false);
  });

  it("in words is their letters, counted, and no more than there is room for", () => {
    expect(codesOf("  a  b ", words)).toEqual([3, 97, 32, 98]);
    expect(codesOf("abcdefgh", words)).toHaveLength(6);
    expect(codesOf("   ", words)).toEqual([]);
    expect(written([2, 0x1f3db, 97])).toBe("\u{1f3db}a");
    expect(written()).toBe("");
  });
});

describe("the sheet", () => {
  it("begins with one empty row, and shows what the server says of it", async () => {
    const { asked, answer } = opened();
    expect(asked()).toMatchObject({ rows: [[]] });
    await answer({ rows: [{ parts: [{ part: "kind", field: kind }], whole: false }], move: [] });
    const send = screen.getByRole("button", { name: "Offer this" });
    expect(send.getAttribute("aria-disabled")).toBe("true");
    fireEvent.change(screen.getByLabelText("What is promised?"), { target: { value: "21" } });
    expect(asked()).toMatchObject({ rows: [[{ part: "kind", said: [21] }]] });
  });

  it("keeps two changes that come one soon after the other, and shows the later answer", async () => {
    const { socket, asked, answer, store } = opened();
    await answer();
    store.drafting.say(0, "amount", [8]);
    const early = String(asked().key);
    store.drafting.say(0, "kind", [22]);
    expect(asked().rows).toEqual([
      [
        { part: "to", said: [31] },
        { part: "amount", said: [8] },
        { part: "kind", said: [22] },
      ],
    ]);
    await answer({ told: [{ heading: "Claudia", lines: ["The later one"] }] });
    socket.says(told({ key: early, told: [{ heading: "Claudia", lines: ["The earlier one"] }] }));
    await settle();
    expect(screen.queryByText("The earlier one")).toBeNull();
    expect(screen.getByText("The later one")).toBeTruthy();
  });

  it("takes a number within its bounds", async () => {
    const { asked, answer } = opened();
    await answer();
    fireEvent.change(screen.getByLabelText("How many?"), { target: { value: "400" } });
    const rows = asked().rows as { part: string; said: number[] }[][];
    expect(rows[0]?.at(-1)).toEqual({ part: "amount", said: [100] });
  });

  it("adds rows, takes them out, and says when there are enough", async () => {
    const { asked, answer } = opened();
    await answer();
    fireEvent.click(screen.getByRole("button", { name: "Another promise" }));
    expect(asked().rows).toHaveLength(2);
    const two = [1, 2].map(() => ({ parts: talents, whole: true }));
    await answer({ rows: two, more: false });
    fireEvent.click(screen.getByRole("button", { name: "Another promise" }));
    expect(asked().rows).toHaveLength(2);
    expect(screen.getByText("An agreement has no more promises than these.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Take out promise 1" }));
    expect(asked().rows).toHaveLength(1);
  });

  it("begins from a template of whom it is with", async () => {
    const { asked, answer } = opened();
    await answer();
    expect(screen.queryByRole("button", { name: "Share the consulate" })).toBeNull();
    fireEvent.change(screen.getByLabelText("With"), { target: { value: "Marcus" } });
    fireEvent.click(screen.getByRole("button", { name: "Share the consulate" }));
    expect(asked()).toMatchObject({ move: [9, 22] });
  });

  it("says why something cannot be promised, and by which paragraph", async () => {
    const { answer } = opened();
    await answer();
    const barred = must(document.querySelector<HTMLElement>(".draft-barred"));
    expect(within(barred).getByText(/You hold none/)).toBeTruthy();
    expect(barred.textContent).toContain("1.04.5");
  });

  it("is sent whole, once the last change has been taken in, and is gone then", async () => {
    const { store, socket, answer } = opened();
    await answer();
    store.drafting.say(0, "amount", [6]);
    fireEvent.click(screen.getByRole("button", { name: "Offer this" }));
    expect(socket.sent.some((one) => one.do === "move")).toBe(false);
    await answer({ move: [9, 21, 31, 6, 0] });
    expect(socket.last("move")).toMatchObject({ move: [9, 21, 31, 6, 0], aside: true, seq: 3 });
    socket.says({ type: "done", key: socket.last("move").key, seq: 4 });
    await settle();
    expect(store.dialog.value).toBe("");
    expect(store.drafting.sheet.value).toBeNull();
  });

  it("stays where it is refused, and says why", async () => {
    const { store, socket, answer } = opened();
    await answer();
    fireEvent.click(screen.getByRole("button", { name: "Offer this" }));
    await settle();
    const { key } = socket.last("move");
    socket.says({ type: "error", key, code: "illegal", text: "Not now.", rule: "R 1.04.3" });
    await settle();
    expect(screen.getByRole("alert").textContent).toContain("Not now.");
    expect(store.dialog.value).toBe("draft");
  });

  it("is asked for anew when the table has changed", async () => {
    const { socket, asked, answer } = opened();
    await answer();
    const before = asked().key;
    socket.says(tableMessage({ draft: 9, seq: 4 }));
    await waitFor(() => expect(asked().key).not.toBe(before));
    expect(asked().rows).toHaveLength(1);
  });

  it("opens for the choice out of turn, and for that alone", () => {
    const { store } = opened();
    store.dialog.value = "";
    expect(store.drafting.takes(8)).toBe(false);
    expect(store.dialog.value).toBe("");
    expect(store.drafting.takes(9)).toBe(true);
    expect(store.dialog.value).toBe("draft");
  });

  it("answers an offer with the same rows turned round, and says what stays out", async () => {
    const { socket, asked, answer } = opened();
    await answer();
    const offer = {
      number: 1,
      by: 1,
      promises: [[{ text: "Livia promises you 4 T." }]],
      accept: [1],
      refuse: [2],
      counter: 9,
      turned: [9, 21, 31, 4],
      left: ["Livia promises you a card."],
    };
    socket.says(tableMessage({ draft: 9, offers: [offer] }));
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "Make a counter-offer" }));
    expect(asked()).toMatchObject({ move: [9, 21, 31, 4] });
    await answer();
    expect(screen.getByText("Livia promises you a card.")).toBeTruthy();
  });
});
