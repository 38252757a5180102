// A half-made answer while others move: it is kept as long as the same is asked, and said to be gone
// where it is not.

import { describe, expect, it } from "vitest";
import * as compose from "../src/compose";
import type { FakeSocket } from "./helpers";
import { cards, openStore, question, roles, settle, tableMessage } from "./helpers";
import type { Store } from "../src/store";
import type { Field, Question } from "../src/wire";

const STALE = "The game has gone on meanwhile.";

/** The roles as another seat's move leaves them: one is gone, another is called otherwise. */
const later: Field = {
  ...roles,
  options: (roles.options ?? [])
    .filter((option) => option.code !== 20)
    .map((option) => (option.code === 12 ? { ...option, label: "Lead Craftsman, jack" } : option)),
};

/** The cards as another seat's move leaves them: in another order, with one more. */
const more: Field = {
  ...cards,
  items: [{ code: 9, label: "Fountain" }, ...[...(cards.items ?? [])].reverse()],
};

/** A form of which the first part has been answered with a role. */
async function formBegun(): Promise<{ store: Store; socket: FakeSocket; form: Question }> {
  const { store, socket } = openStore();
  const form = question(roles, false);
  socket.says(tableMessage({ question: form }));
  store.touch("card:4");
  socket.says({ type: "part", key: socket.last("part").key, done: [11], field: cards });
  await settle();
  return { store, socket, form };
}

/** The same, answered whole and on its way. */
async function formSent(): Promise<{ store: Store; socket: FakeSocket; form: Question }> {
  const begun = await formBegun();
  const { store, socket } = begun;
  store.touch("card:3");
  store.touch("card:5");
  store.main.confirm();
  const { key, done } = socket.last("part");
  socket.says({ type: "part", key, done, field: null, label: "So be it" });
  await settle();
  store.main.send();
  return begun;
}

function refuse(socket: FakeSocket): void {
  const { key } = socket.last("move");
  socket.says({ type: "error", key, code: "stale", text: STALE });
}

function drafted(store: Store): number[] | undefined {
  return store.main.state.value?.draft.counts;
}

describe("while others move", () => {
  it("a pick is kept where what was picked is still there", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    store.touch("card:3");
    socket.says(tableMessage({ question: question(more), seq: 4 }));
    expect(drafted(store)).toEqual([0, 0, 0, 1]);
    store.touch("card:5");
    store.main.confirm();
    expect(socket.last("move")).toMatchObject({ seq: 4, move: [2, 5, 3] });
  });

  it("a part is kept where it can still be given, and asked for again", async () => {
    const { store, socket } = await formBegun();
    socket.says(tableMessage({ question: question(later, false), seq: 4 }));
    const { key, done } = socket.last("part");
    expect(done).toEqual([11]);
    socket.says({ type: "part", key, done, field: more });
    await settle();
    expect(store.main.state.value).toMatchObject({ stage: "asking", field: more });
    expect(store.main.back()).toBe(true);
    expect(store.main.state.value?.field).toEqual(later);
  });

  it("a pick within a form is kept", async () => {
    const { store, socket, form } = await formBegun();
    store.touch("card:3");
    socket.says(tableMessage({ question: form, seq: 4 }));
    const { key, done } = socket.last("part");
    socket.says({ type: "part", key, done, field: more });
    await settle();
    expect(drafted(store)).toEqual([0, 0, 0, 1]);
  });

  it("what no longer fits is dropped, and the reader is told", async () => {
    const without = { ...roles, options: roles.options?.filter(({ code }) => code !== 11) ?? [] };
    const called = {
      ...roles,
      options: roles.options?.map((one) => ({ ...one, label: `${one.label}!` })) ?? [],
    };
    for (const field of [without, called, { ...roles, rule: "G.lead.2" }, cards]) {
      const { store, socket } = await formBegun();
      socket.says(tableMessage({ question: question(field, false), seq: 4 }));
      expect(store.main.state.value).toMatchObject({ stage: "asking", parts: [], field });
      expect(store.notice.value).toMatch("no longer fits");
    }
  });

  it("nothing is said where nothing had been begun", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    socket.says(tableMessage({ question: question(roles), seq: 4 }));
    socket.says(tableMessage({ seq: 5 }));
    expect(store.notice.value).toBe("");
  });
});

describe("an answer that comes too late", () => {
  it("is given back when the same is asked still, whichever is told first", async () => {
    for (const refusedFirst of [true, false]) {
      const { store, socket, form } = await formSent();
      if (refusedFirst) refuse(socket);
      await settle();
      socket.says(tableMessage({ question: structuredClone(form), seq: 4 }));
      if (!refusedFirst) refuse(socket);
      await settle();
      const { key, done } = socket.last("part");
      expect(done).toEqual([11, 2, 3, 5]);
      socket.says({ type: "part", key, done, field: null, label: "So be it still" });
      await settle();
      expect(store.main.state.value).toMatchObject({ stage: "ready", label: "So be it still" });
      expect(store.main.error.value?.text).toBe(STALE);
      store.main.send();
      expect(socket.last("move")).toMatchObject({ seq: 4, move: [11, 2, 3, 5] });
    }
  });

  it("gives a single pick back as it was made", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    store.touch("card:3");
    store.touch("card:4");
    store.main.confirm();
    socket.says(tableMessage({ question: question(more), seq: 4 }));
    refuse(socket);
    await settle();
    expect(drafted(store)).toEqual([0, 0, 1, 1]);
    expect(store.main.error.value?.text).toBe(STALE);
  });

  it("is dropped when something else is asked, and the reader is told why", async () => {
    for (const refusedFirst of [true, false]) {
      const { store, socket } = await formSent();
      if (refusedFirst) refuse(socket);
      await settle();
      socket.says(tableMessage({ question: question(cards), seq: 4 }));
      if (!refusedFirst) refuse(socket);
      await settle();
      expect(store.main.state.value).toMatchObject({ stage: "asking", parts: [], field: cards });
      expect(store.main.error.value?.text).toBe(STALE);
    }
  });

  it("says so too when nothing is asked any more", async () => {
    for (const refusedFirst of [true, false]) {
      const { store, socket } = await formSent();
      if (refusedFirst) refuse(socket);
      await settle();
      socket.says(tableMessage({ seq: 4 }));
      if (!refusedFirst) refuse(socket);
      await settle();
      expect(store.main.state.value).toBe(null);
      expect(store.notice.value).toBe(STALE);
    }
  });
});

describe("an answer that was taken", () => {
  it("leaves nothing behind, whichever is told first", async () => {
    for (const doneFirst of [true, false]) {
      const { store, socket, form } = await formSent();
      const done = { type: "done", key: socket.last("move").key, seq: 4 };
      if (doneFirst) socket.says(done);
      await settle();
      socket.says(tableMessage({ question: structuredClone(form), seq: 4 }));
      if (!doneFirst) socket.says(done);
      await settle();
      expect(store.main.state.value).toMatchObject({ stage: "asking", parts: [] });
      expect([store.notice.value, store.main.error.value]).toEqual(["", null]);
    }
  });
});

describe("a number half chosen", () => {
  const field: Field = { kind: "amount", question: "How many?", rule: "R 1", low: 0, high: 9 };
  const asked = compose.setAmount(compose.begin(question(field)), 7);

  it("is kept as long as it may be given", () => {
    expect(compose.carry(asked, question({ ...field, high: 8 }))?.draft.amount).toBe(7);
    expect(compose.carry(asked, question({ ...field, high: 6 }))).toBe(null);
  });

  it("that has been given is never another one", () => {
    const given = compose.draftAnswer(field, asked.draft, "");
    if (!given) throw new Error("it may be given");
    const part = { ...compose.answer(compose.begin(question(field, false)), given), field: cards };
    const kept = compose.carry(part, question({ ...field, low: 2 }, false));
    expect(kept && compose.codesOf(kept)).toEqual([7]);
    expect(compose.carry(part, question({ ...field, low: 8 }, false))).toBe(null);
  });
});
