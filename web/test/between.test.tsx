// What comes in between two clicks of one answer: nothing of it is lost while the same is asked, and
// what is lost is said.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Decision } from "../src/ui/Decision";
import { StoreContext } from "../src/ui/context";
import type { FakeSocket } from "./helpers";
import { cards, entry, must, newest, openStore, question, roles, settle } from "./helpers";
import { tableMessage } from "./helpers";
import type { Store } from "../src/store";
import type { Field, Question } from "../src/wire";

afterEach(cleanup);

const amount: Field = {
  kind: "amount",
  question: "How many?",
  rule: "R 1",
  low: 10,
  high: 50,
};
const form = (field: Field = roles): Question => question(field, false);

/** The server says what follows `done`, which is what it was asked last. */
async function follow(socket: FakeSocket, done: number[], field: Field | null): Promise<void> {
  const asked = socket.last("part");
  expect(asked.done).toEqual(done);
  socket.says({ type: "part", key: asked.key, done, field });
  await settle();
}

/** A first part is answered, and `field` follows it. */
async function begun(field: Field = amount): Promise<{ store: Store; socket: FakeSocket }> {
  const { store, socket } = openStore();
  socket.says(tableMessage({ question: form() }));
  store.touch("card:4");
  await follow(socket, [11], field);
  return { store, socket };
}

function asksStill(store: Store): void {
  expect(store.main.state.value).toMatchObject({
    stage: "asking",
    parts: [{ codes: [11], label: "Lead Craftsman" }],
    field: amount,
    draft: { amount: 17 },
  });
  expect([store.notice.value, store.main.error.value]).toEqual(["", null]);
}

const livia = { seat: 1, name: "Livia", kind: "person" as const, user: 2 };
const later = { question: form(), seq: 4 };

const MESSAGES: [string, object][] = [
  ["another page is opened", { type: "presence", seats: [livia], spectators: 2 }],
  ["somebody talks", { type: "chat", lines: [{ id: 1, seat: 1, at: 1, text: "Ave" }] }],
  ["the log grows", { type: "log", entries: [entry(3, 1, "Livia has chosen.")] }],
  ["a note is kept", { type: "note", text: "hold the bricks" }],
  ["the same is told again", tableMessage({ question: form(), seats: [livia] })],
  ["another seat answers too", tableMessage({ ...later, asked: [] })],
  ["an order is given elsewhere", tableMessage({ ...later, orders: [] })],
  ["an offer comes", tableMessage({ ...later, aside: question(cards) })],
];

describe("an answer begun stands", () => {
  it.each(MESSAGES)("while %s", async (_, message) => {
    const { store, socket } = await begun();
    store.main.setAmount(17);
    socket.says(message);
    asksStill(store);
    const last = socket.last("part");
    socket.says({ type: "part", key: last.key, done: [11], field: structuredClone(amount) });
    await settle();
    asksStill(store);
  });

  it("while the line is broken and comes back", async () => {
    const { store, socket } = await begun();
    store.main.setAmount(17);
    socket.ends();
    store.line.wake();
    const again = newest();
    again.opens();
    again.says(tableMessage({ question: form() }));
    asksStill(store);
    again.says(tableMessage(later));
    asksStill(store);
    await follow(again, [11], amount);
    asksStill(store);
  });

  it("and goes on while it is gone through again", async () => {
    const { store, socket } = await begun();
    socket.says(tableMessage(later));
    const { key } = socket.last("part");
    store.main.setAmount(17);
    socket.says({ type: "part", key, done: [11], field: { ...amount, high: 40 } });
    await settle();
    expect(store.main.state.value).toMatchObject({ draft: { amount: 17 }, field: { high: 40 } });
    socket.says(tableMessage({ question: form(), seq: 5 }));
    const before = socket.last("part").key;
    store.main.confirm();
    socket.says({ type: "part", key: before, done: [11], field: amount });
    await settle();
    await follow(socket, [11, 17], null);
    expect(store.main.state.value).toMatchObject({ stage: "ready" });
    store.main.send();
    expect(socket.last("move")).toMatchObject({ seq: 5, move: [11, 17] });
  });

  it("in the newest words of the server, whatever is told last", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: form() }));
    store.touch("card:4");
    const old = socket.last("part").key;
    socket.says(tableMessage(later));
    const middle = socket.last("part").key;
    socket.says(tableMessage({ question: form(), seq: 5 }));
    socket.says({ type: "part", key: old, done: [11], field: { ...amount, high: 11 } });
    await settle();
    socket.says({ type: "part", key: middle, done: [11], field: { ...amount, high: 12 } });
    await settle();
    await follow(socket, [11], amount);
    expect(store.main.state.value?.field).toEqual(amount);
  });

  it("with all that left no choice, where there is one thing to do", async () => {
    const only: Field = { ...roles, options: (roles.options ?? []).filter(({ code }) => !code) };
    only.options = [{ code: 11, label: "Demand" }, ...(only.options ?? [])];
    const ahead = { done: [11, 7], label: "Demand", field: cards };
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: { ...form(only), ahead } }));
    store.touch("card:3");
    store.touch("card:5");
    store.main.confirm();
    await follow(socket, [11, 7, 2, 3, 5], amount);
    socket.says(tableMessage({ question: { ...form(only), ahead }, seq: 4 }));
    const { key } = socket.last("part");
    socket.says({ type: "part", key, done: [11, 7], field: cards });
    await settle();
    await follow(socket, [11, 7, 2, 3, 5], amount);
    expect(store.main.state.value).toMatchObject({ stage: "asking", field: amount });
    store.main.confirm();
    expect(socket.last("part").done).toEqual([11, 7, 2, 3, 5, 10]);
  });

  it("with its list narrowed to what was clicked", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: form() }));
    store.touch("role:1");
    const options = (roles.options ?? []).filter(({ code }) => code !== 20);
    socket.says(tableMessage({ question: form({ ...roles, options }), seq: 4 }));
    expect(store.main.narrowed.value).toBe("role:1");
    socket.says(tableMessage({ question: form(cards), seq: 5 }));
    expect(store.main.narrowed.value).toBe("");
  });

  it("with what was picked, when more or fewer may be picked and it is not too many", async () => {
    const { store, socket } = await begun(cards);
    store.touch("card:3");
    socket.says(tableMessage(later));
    await follow(socket, [11], { ...cards, high: 2 });
    expect(store.main.state.value?.draft.counts).toEqual([1, 0, 0]);
    expect(store.notice.value).toBe("");
  });
});

describe("the same question in other words", () => {
  const otherwise = (field: Field): Field => ({
    ...field,
    question: `¿${field.question}`,
    ...(field.options && {
      options: field.options.map((one) => ({ ...one, label: `¡${one.label}` })),
    }),
    ...(field.items && { items: field.items.map((one) => ({ ...one, label: `¡${one.label}` })) }),
  });

  it("keeps what was begun, and says it in these", async () => {
    const { store, socket } = await begun(cards);
    store.touch("card:3");
    store.touch("card:5");
    store.main.confirm();
    await follow(socket, [11, 2, 3, 5], amount);
    store.main.setAmount(17);
    socket.says(tableMessage({ question: form(otherwise(roles)) }));
    await follow(socket, [11], otherwise(cards));
    await follow(socket, [11, 2, 3, 5], otherwise(amount));
    expect(store.main.state.value).toMatchObject({
      stage: "asking",
      parts: [{ label: "¡Lead Craftsman" }, { label: "¡Bath, ¡Wall", codes: [2, 3, 5] }],
      field: { question: "¿How many?" },
      draft: { amount: 17 },
    });
    expect(store.notice.value).toBe("");
  });

  it("also when somebody moves before all of it is said", async () => {
    const { store, socket } = await begun(cards);
    store.touch("card:3");
    socket.says(tableMessage({ question: form(otherwise(roles)) }));
    socket.says(tableMessage({ question: form(otherwise(roles)), seq: 4 }));
    await follow(socket, [11], otherwise(cards));
    expect(store.main.state.value?.draft.counts).toEqual([1, 0, 0]);
    expect(store.main.state.value?.field.question).toBe("¿Which cards?");
  });

  it("lets nobody's answer stand for another question later", async () => {
    const { store, socket } = await begun();
    socket.says(tableMessage({ question: form(otherwise(roles)) }));
    store.main.confirm();
    await follow(socket, [11, 10], cards);
    const other = { ...form(otherwise(roles)), text: "Which role now?" };
    socket.says(tableMessage({ question: other, seq: 4 }));
    expect(store.main.state.value).toMatchObject({ stage: "asking", parts: [] });
    expect(store.notice.value).toMatch("no longer fits");
  });
});

describe("what no longer fits", () => {
  it("is told from what does: the parts before it stay", async () => {
    const { store, socket } = await begun(cards);
    store.touch("card:3");
    store.touch("card:5");
    store.main.confirm();
    await follow(socket, [11, 2, 3, 5], amount);
    socket.says(tableMessage(later));
    const items = (cards.items ?? []).filter(({ code }) => code !== 5);
    await follow(socket, [11], { ...cards, items });
    expect(store.main.state.value).toMatchObject({
      stage: "asking",
      parts: [{ codes: [11] }],
      field: { items },
    });
    expect(store.notice.value).toMatch("no longer fits");
  });

  it("is said of a field half answered as well", async () => {
    const { store, socket } = await begun();
    store.main.setAmount(17);
    socket.says(tableMessage(later));
    await follow(socket, [11], { ...amount, high: 12 });
    expect(store.main.state.value).toMatchObject({
      parts: [{ codes: [11] }],
      draft: { amount: 10 },
    });
    expect(store.notice.value).toMatch("no longer fits");
  });

  it("is not all of it when only the last click is refused", async () => {
    const { store, socket } = await begun();
    store.main.setAmount(17);
    store.main.confirm();
    const { key } = socket.last("part");
    socket.says({ type: "error", key, code: "too-fast", text: "Slowly." });
    await settle();
    asksStillButSays(store, "Slowly.");
    socket.says(tableMessage(later));
    socket.says({ type: "error", key: socket.last("part").key, code: "too-fast", text: "Slower." });
    await settle();
    asksStillButSays(store, "Slower.");
  });

  function asksStillButSays(store: Store, text: string): void {
    const { stage, parts, draft } = must(store.main.state.value);
    expect([stage, parts[0]?.codes, parts.length, draft.amount]).toEqual(["asking", [11], 1, 17]);
    expect(store.main.error.value?.text).toBe(text);
  }
});

describe("a number that is being typed", () => {
  it("stays in its line, whatever comes in, until it is whole", async () => {
    const { store, socket } = await begun();
    render(
      <StoreContext.Provider value={store}>
        <Decision />
      </StoreContext.Provider>,
    );
    const line = (): HTMLInputElement => screen.getByRole("spinbutton");
    const input = line();
    input.focus();
    fireEvent.input(input, { target: { value: "4" } });
    socket.says(tableMessage(later));
    await settle();
    await follow(socket, [11], { ...amount, high: 45 });
    expect(line()).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe("4");
    fireEvent.input(input, { target: { value: "42" } });
    expect(store.main.state.value?.draft.amount).toBe(42);
    fireEvent.input(input, { target: { value: "99" } });
    fireEvent.change(input);
    expect(store.main.state.value?.draft.amount).toBe(45);
    expect(input.value).toBe("45");
  });
});
