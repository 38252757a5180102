// Answers in fewer clicks: a choice that is sent at once with what is added to it, several questions
// on one sheet, and a number that is the last part.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { obey } from "../src/keys";
import type { Store } from "../src/store";
import { Compose } from "../src/ui/Compose";
import { StoreContext } from "../src/ui/context";
import type { Field, Option } from "../src/wire";
import { must, openStore, question, roles, settle, tableMessage } from "./helpers";

const votes: Field = {
  kind: "choose",
  question: "How do you vote?",
  rule: "R 1.09.14",
  adding: "Talents for votes",
  options: [
    { code: 2, label: "For it", at_once: [[9], [8, 1], [8, 2]] },
    { code: 3, label: "Against it", at_once: [[9], [8, 1], [8, 2]] },
    { code: 4, label: "Abstain", at_once: [[]] },
    { code: 5, label: "Split" },
  ],
};
const sixOrFewer = [[9], ...[1, 2, 3, 4, 5, 6].map((n) => [8, n])];
const knights: Field = {
  kind: "choose",
  question: "What about knights?",
  rule: "R 1.07.5",
  options: [
    { code: 30, label: "Attract" },
    { code: 0, label: "Nothing", last: true },
  ],
};
const leader: Field = { ...knights, question: "Who leads?", rule: "R 1.07.7" };
const talents: Field = { kind: "amount", question: "How many?", rule: "R", low: 0, high: 5 };

const optionOf = (field: Field, code: number): Option =>
  must(field.options?.find((one) => one.code === code));

function show(store: Store) {
  return render(
    <StoreContext.Provider value={store}>
      <Compose composer={store.main} keyed id="question" />
    </StoreContext.Provider>,
  );
}

/** A sheet of three: roles, knights and the leader. */
function sheet() {
  const { store, socket } = openStore();
  const later = [
    { before: [[0]], question: question(knights, false) },
    { before: [[0], [0]], question: question(leader, false) },
  ];
  socket.says(tableMessage({ question: question(roles, false), later, nothing: [[0], [0], [0]] }));
  return { store, socket };
}

beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(cleanup);

describe("a choice that can be sent at once", () => {
  it("is one click with nothing added, and two with any number", () => {
    for (const [added, move] of [
      [0, [2, 9]],
      [2, [2, 8, 2]],
    ] as const) {
      const { store, socket } = openStore();
      socket.says(tableMessage({ question: question(votes, false) }));
      show(store);
      if (added > 0) fireEvent.click(screen.getByRole("button", { name: String(added) }));
      fireEvent.click(screen.getByRole("button", { name: added ? `For it +${added}` : "For it" }));
      expect(socket.last("move")).toMatchObject({ move, aside: false });
      expect(socket.sent.some((one) => one.do === "part")).toBe(false);
      cleanup();
    }
  });

  it("has any number typed that no button names, and none that there is not", () => {
    const { store, socket } = openStore();
    const options = [2, 3].map((code) => ({ ...optionOf(votes, code), at_once: sixOrFewer }));
    const dear: Field = { ...votes, options };
    socket.says(tableMessage({ question: question(dear, false) }));
    show(store);
    const line = screen.getByRole("spinbutton", { name: "Talents for votes" });
    for (const [typed, added] of [
      ["40", 6],
      ["-2", 0],
      ["", 0],
      ["4", 4],
    ] as const) {
      fireEvent.input(line, { target: { value: typed } });
      expect(store.main.added.value).toBe(added);
    }
    fireEvent.click(screen.getByRole("button", { name: "For it +4" }));
    expect(socket.last("move")).toMatchObject({ move: [2, 8, 4], aside: false });
  });

  it("takes no more than fits it", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(votes, false) }));
    store.main.added.value = 2;
    store.main.choose(optionOf(votes, 4));
    expect(socket.last("move").move).toEqual([4]);
  });

  it("is asked for part by part where that is wished", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(votes, false) }));
    show(store);
    fireEvent.click(screen.getByRole("button", { name: "Say who pays" }));
    fireEvent.click(screen.getByRole("button", { name: "For it" }));
    expect(socket.last("part").done).toEqual([2]);
  });

  it("is the reader's again where it was refused", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(votes, false) }));
    store.main.choose(optionOf(votes, 2));
    const { key } = socket.last("move");
    socket.says({ type: "error", key, code: "busy", text: "Once more." });
    await settle();
    expect(store.main.state.value?.stage).toBe("asking");
    expect(store.main.state.value?.parts).toEqual([]);
  });
});

describe("several questions on one sheet", () => {
  it("are shown with what can be done alone", () => {
    const { store } = sheet();
    show(store);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getAllByRole("button", { name: /Nothing/ })).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  });

  it("ask in words only where there are several ways to answer", () => {
    const { store } = sheet();
    show(store);
    const told = [...document.querySelectorAll(".sheet-row > span:not(.unseen)")];
    expect(told.map((one) => one.textContent)).toEqual([roles.question]);
    const alone = screen.getByRole("group", { name: new RegExp("What about knights") });
    expect(alone.querySelectorAll("button")).toHaveLength(1);
  });

  it("are all left undone with one click, or one key", () => {
    for (const press of [true, false]) {
      const { store, socket } = sheet();
      show(store);
      if (press) obey(new KeyboardEvent("keydown", { key: "0" }), store);
      else fireEvent.click(screen.getByRole("button", { name: /Nothing/ }));
      expect(socket.last("move")).toMatchObject({ before: [[0], [0]], move: [0] });
      cleanup();
    }
  });

  it("send with an answer what leaves undone those before it", async () => {
    const { store, socket } = sheet();
    store.main.chooseFrom(1, optionOf(knights, 30));
    expect(socket.last("part")).toMatchObject({ done: [30], later: 1 });
    const part = { type: "part", key: socket.last("part").key, done: [30], field: null };
    socket.says({ ...part, label: "So be it" });
    await settle();
    expect(socket.last("move")).toMatchObject({ before: [[0]], move: [30] });
  });

  it("end with a way that stands beside a choice, also beside the only one there is", () => {
    const { store, socket } = sheet();
    const ways = [{ label: "Ana: 67% for 3 T", rest: [7, 3] }];
    const options = [{ code: 30, label: "Attract", ways }];
    const ahead = { done: [30], label: "Attract", field: talents };
    const asked = { ...question({ ...knights, options }, false), ahead };
    const later = [{ before: [[0]], question: asked }];
    socket.says(tableMessage({ question: question(roles, false), later }));
    show(store);
    fireEvent.click(screen.getByRole("button", { name: "Ana: 67% for 3 T" }));
    expect(socket.last("move")).toMatchObject({ before: [[0]], move: [30, 7, 3] });
    expect(socket.sent.some((one) => one.do === "part")).toBe(false);
  });

  it("are there again after one step back, and when the first was refused", async () => {
    const { store, socket } = sheet();
    store.main.chooseFrom(1, optionOf(knights, 30));
    const { key } = socket.last("part");
    socket.says({ type: "part", key, done: [30], field: talents });
    await settle();
    expect(store.main.onSheet()).toBe(false);
    store.main.back();
    expect(store.main.onSheet()).toBe(true);
    void store.main.leaveAll();
    socket.says({ type: "error", key: socket.last("move").key, code: "stale", text: "Late." });
    await settle();
    expect(store.main.onSheet()).toBe(true);
  });

  it("are numbered through for the keyboard", () => {
    const { store, socket } = sheet();
    // Four roles, then the knights.
    expect(obey(new KeyboardEvent("keydown", { key: "5" }), store)).toBe(true);
    expect(socket.last("part")).toMatchObject({ done: [30], later: 1 });
  });

  it("make way for another question", () => {
    const { store, socket } = sheet();
    store.main.chooseFrom(2, optionOf(leader, 30));
    socket.says(tableMessage({ seq: 4, question: question(votes, false) }));
    expect(store.main.onSheet()).toBe(false);
    expect(store.main.state.value?.question.text).toBe(votes.question);
    store.main.choose(optionOf(votes, 2));
    expect(socket.last("move").before).toBeUndefined();
  });
});

describe("a number that is the last part", () => {
  it("sends the answer when it is confirmed", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(knights, false) }));
    store.main.choose(optionOf(knights, 30));
    const first = socket.last("part").key;
    socket.says({ type: "part", key: first, done: [30], field: { ...talents, final: true } });
    await settle();
    show(store);
    store.main.setAmount(3);
    fireEvent.click(await screen.findByRole("button", { name: "Send 3" }));
    const { key, done } = socket.last("part");
    expect(done).toEqual([30, 3]);
    socket.says({ type: "part", key, done: [30, 3], field: null, label: "So be it" });
    await settle();
    expect(socket.last("move").move).toEqual([30, 3]);
  });
});

describe("answers that can be given together", () => {
  const moves = [[30, 7], [31], [0]];

  it("are one click, and sent one after the other", () => {
    const { store, socket } = openStore();
    const asked = { ...question(knights, false), bundles: [{ label: "Play all", moves }] };
    socket.says(tableMessage({ question: asked }));
    show(store);
    fireEvent.click(screen.getByRole("button", { name: "Play all" }));
    expect(socket.last("move")).toMatchObject({ before: [[30, 7], [31]], move: [0] });
  });

  it("stand beside the first part of an answer alone", async () => {
    const { store, socket } = openStore();
    const asked = { ...question(knights, false), bundles: [{ label: "Play all", moves }] };
    socket.says(tableMessage({ question: asked }));
    store.main.choose(optionOf(knights, 30));
    const { key } = socket.last("part");
    socket.says({ type: "part", key, done: [30], field: talents });
    await settle();
    show(store);
    expect(screen.queryByRole("button", { name: "Play all" })).toBe(null);
  });
});
