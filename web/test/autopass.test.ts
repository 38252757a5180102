import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { happened, passOf, watchFrom } from "../src/autopass";
import { cards, entry, openStore, question, roles, tableMessage } from "./helpers";

const asked = question(roles);

describe("whether something has happened", () => {
  const watch = watchFrom(asked, 3);

  it("is not so while the same is asked and others play", () => {
    expect(happened(watch, structuredClone(asked), [entry(3, 1, "Livia thinks.")], 0)).toBe(false);
  });

  it("is so for another question, or one that has no pass", () => {
    expect(happened(watch, { ...asked, text: "Which card?" }, [], 0)).toBe(true);
    expect(happened(watch, { ...asked, rule: "G.follow.1" }, [], 0)).toBe(true);
    expect(happened(watch, question(cards), [], 0)).toBe(true);
  });

  it("is so for a choice that was not there, and not for one that has gone", () => {
    const options = roles.options ?? [];
    const more = [...options, { code: 30, label: "Lead Patron" }];
    expect(happened(watch, question({ ...roles, options: more }), [], 0)).toBe(true);
    expect(happened(watch, question({ ...roles, options: options.slice(1) }), [], 0)).toBe(false);
  });

  it("is so when the log names the reader, unless it is old or of the reader's own doing", () => {
    const named = (n: number, seat: number) => [entry(n, seat, "Claudia", "seat:0")];
    expect(happened(watch, asked, named(3, 1), 0)).toBe(true);
    expect(happened(watch, asked, named(2, 1), 0)).toBe(false);
    expect(happened(watch, asked, named(3, 0), 0)).toBe(false);
  });
});

it("only one choice can pass", () => {
  const options = [...(roles.options ?? []), { code: 1, label: "Adjourn", last: true }];
  expect(passOf(question({ ...roles, options }))).toBe(null);
  expect(passOf(asked)?.code).toBe(0);
});

describe("at the table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("passes after a moment, again and again, and stops when something happens", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: asked }));
    store.togglePassing();
    expect(socket.sent).toEqual([]);
    vi.advanceTimersByTime(1_000);
    const first = socket.last("move");
    expect(first.move).toEqual([0]);
    socket.says({ type: "done", key: first.key, seq: 4 });
    socket.says(tableMessage({ question: asked, seq: 5 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.sent.filter((one) => one.do === "move")).toHaveLength(2);
    expect(socket.last("move").key).not.toBe(first.key);
    socket.says({ type: "done", key: socket.last("move").key, seq: 6 });
    socket.says(tableMessage({ question: question({ ...roles, rule: "G.follow.1" }), seq: 7 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.sent.filter((one) => one.do === "move")).toHaveLength(2);
    expect(store.watch.value).toBe(null);
    expect(store.notice.value).not.toBe("");
  });

  it("passes again where the next table comes before the answer", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: asked }));
    store.togglePassing();
    await vi.advanceTimersByTimeAsync(1_000);
    const { key } = socket.last("move");
    socket.says(tableMessage({ question: structuredClone(asked), seq: 4 }));
    socket.says({ type: "done", key, seq: 4 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.sent.filter((one) => one.do === "move")).toHaveLength(2);
  });

  it("can be stopped before it passes", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: asked }));
    store.togglePassing();
    store.togglePassing();
    vi.advanceTimersByTime(5_000);
    expect(socket.sent).toEqual([]);
  });

  it("is not to be had where nothing passes", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    store.togglePassing();
    expect(store.watch.value).toBe(null);
  });
});
