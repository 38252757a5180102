// A half-made answer while others move: it is kept as long as the same is asked, and said to be gone
// where it is not.

import { describe, expect, it } from "vitest";
import { carry } from "../src/again";
import * as compose from "../src/compose";
import { TOO_SOON } from "../src/stood";
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

/** The server says what follows `done`, which is what it was asked last. */
async function follow(
  socket: FakeSocket,
  done: number[],
  field: Field | null,
  label = "",
): Promise<void> {
  const asked = socket.last("part");
  expect(asked.done).toEqual(done);
  socket.says({ type: "part", key: asked.key, done, field, label });
  await settle();
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
      await follow(socket, [11], cards);
      await follow(socket, [11, 2, 3, 5], null, "So be it still");
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
    expect(carry(asked, question({ ...field, high: 8 }), false)?.draft.amount).toBe(7);
    expect(carry(asked, question({ ...field, high: 6 }), false)).toBe(null);
  });

  it("that has been given is never another one", () => {
    const given = compose.draftAnswer(field, asked.draft, "");
    if (!given) throw new Error("it may be given");
    const part = { ...compose.answer(compose.begin(question(field, false)), given), field: cards };
    const kept = carry(part, question({ ...field, low: 2 }, false), false);
    expect(kept && compose.codesOf(kept)).toEqual([7]);
    expect(carry(part, question({ ...field, low: 8 }, false), false)).toBe(null);
  });
});

describe("a click just as the choices change", () => {
  const labels = (store: Store): string[] =>
    compose.inOrder(store.main.state.value?.field.options ?? []).map(({ label }) => label);

  function moved(): { store: Store; socket: FakeSocket } {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    socket.says(tableMessage({ question: question(later), seq: 4 }));
    return { store, socket };
  }

  it("counts where the same stood there, and is else said to have come too soon", () => {
    const { store, socket } = moved();
    const before = compose.inOrder(roles.options ?? []).map(({ label }) => label);
    const shown = compose.inOrder(later.options ?? []);
    const other = shown.find((option, at) => option.label !== before[at]);
    const same = shown.find((option, at) => option.label === before[at]);
    expect(labels(store)).not.toEqual(before);
    if (other) store.main.press(other);
    expect(socket.sent.some((one) => one.do === "move")).toBe(false);
    expect(store.notice.value).not.toBe("");
    if (same) store.main.press(same);
    expect(socket.last("move")).toMatchObject({ seq: 4, move: [same?.code] });
  });

  it("counts once the reader has had time to look", async () => {
    const { store, socket } = moved();
    await new Promise((resolve) => setTimeout(resolve, TOO_SOON + 20));
    const other = compose.inOrder(later.options ?? []).at(-1);
    if (other) store.main.press(other);
    expect(socket.last("move")).toMatchObject({ seq: 4, move: [other?.code] });
  });
});
