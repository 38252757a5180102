import { describe, expect, it } from "vitest";
import { carry } from "../src/again";
import * as compose from "../src/compose";
import type { Composition } from "../src/compose";
import { cards, question, roles } from "./helpers";
import type { Field, Question } from "../src/wire";

const one: Field = { ...cards, low: 1, high: 1 };

const option = (code: number) => {
  const found = roles.options?.find((one) => one.code === code);
  if (!found) throw new Error(`no option ${code}`);
  return compose.optionAnswer(found);
};

const inParts = (): Composition => compose.begin(question(roles, false));

describe("a question that is whole with its first field", () => {
  it("is ready once it is answered", () => {
    const done = compose.answer(compose.begin(question(roles)), option(10));
    expect(done.stage).toBe("ready");
    expect(compose.codesOf(done)).toEqual([10]);
    expect(done.label).toBe("Lead Laborer");
  });
});

describe("a question in parts", () => {
  it("asks the server what follows, and takes the next field", () => {
    const waiting = compose.answer(inParts(), option(11));
    expect(waiting.stage).toBe("waiting");
    const next = compose.arrived(waiting, [11], [11], cards, "");
    expect(next.stage).toBe("asking");
    expect(next.field).toBe(cards);
    expect(next.draft.counts).toEqual([0, 0, 0]);
  });

  it("keeps what the server answered by itself, and skips it on the way back", () => {
    const waiting = compose.answer(inParts(), option(11));
    const next = compose.arrived(waiting, [11], [11, 7, 7], cards, "");
    expect(compose.codesOf(next)).toEqual([11, 7, 7]);
    const before = compose.back(next);
    expect(before.parts).toEqual([]);
    expect(before.field).toBe(roles);
  });

  it("is ready with the server's words for it", () => {
    const waiting = compose.answer(inParts(), option(0));
    const ready = compose.arrived(waiting, [0], [0], null, "You pass");
    expect([ready.stage, ready.label]).toEqual(["ready", "You pass"]);
  });

  it("does not take an answer to what has been changed meanwhile", () => {
    const waiting = compose.answer(inParts(), option(11));
    expect(compose.arrived(waiting, [10], [10], cards, "")).toBe(waiting);
    const before = compose.back(waiting);
    expect(compose.arrived(before, [11], [11], cards, "")).toBe(before);
  });

  it("gives back a pick as it was made", () => {
    let state = compose.arrived(compose.answer(inParts(), option(11)), [11], [11], cards, "");
    state = compose.setCount(state, 0, 2);
    const given = compose.draftAnswer(state.field, state.draft, "none");
    if (!given) throw new Error("two are enough");
    const back = compose.back(compose.answer(state, given));
    expect(back.draft.counts).toEqual([2, 0, 0]);
  });

  it("goes back to any part", () => {
    const first = compose.arrived(compose.answer(inParts(), option(11)), [11], [11], roles, "");
    const second = compose.answer(first, option(20));
    expect(compose.backTo(second, 0).parts).toEqual([]);
    expect(compose.codesOf(compose.backTo(second, 1))).toEqual([11]);
  });
});

describe("a pick", () => {
  const state = compose.begin(question(cards));

  it("can be confirmed with a legal number only", () => {
    expect(compose.mayConfirm(cards, { ...state.draft, counts: [1, 0, 0] })).toBe(false);
    expect(compose.mayConfirm(cards, { ...state.draft, counts: [2, 1, 0] })).toBe(true);
    expect(compose.mayConfirm(cards, { ...state.draft, counts: [2, 1, 1] })).toBe(false);
  });

  it("never takes more than there are, nor more than may be picked", () => {
    expect(compose.setCount(state, 0, 5).draft.counts).toEqual([2, 0, 0]);
    const full = compose.setCount(compose.setCount(state, 0, 2), 1, 1);
    expect(compose.setCount(full, 2, 1).draft.counts).toEqual([2, 1, 0]);
  });

  it("counts up by clicks and then down to none", () => {
    const once = compose.bump(state, 0);
    const twice = compose.bump(once, 0);
    expect([once, twice, compose.bump(twice, 0)].map((one) => one.draft.counts[0])).toEqual([
      1, 2, 0,
    ]);
  });

  it("answers with the number and the items in their order", () => {
    const draft = { ...state.draft, counts: [1, 0, 1] };
    expect(compose.draftAnswer(cards, draft, "none")).toEqual({
      codes: [2, 3, 5],
      label: "Bath, Wall",
      refs: ["card:3", "card:5"],
    });
  });

  it("names an empty one", () => {
    const field = { ...cards, low: 0 };
    const given = compose.draftAnswer(field, compose.emptyDraft(field), "none");
    expect(given).toEqual({ codes: [0], label: "none", refs: [] });
  });
});

describe("a number", () => {
  const field = {
    kind: "amount",
    question: "How many?",
    rule: "R 1.06.52",
    low: 2,
    high: 9,
  } as const;

  it("stays within its bounds", () => {
    const state = compose.begin(question(field));
    expect(state.draft.amount).toBe(2);
    expect(compose.setAmount(state, 40).draft.amount).toBe(9);
    expect(compose.setAmount(state, -3).draft.amount).toBe(2);
    expect(compose.draftAnswer(field, { ...state.draft, amount: 5 }, "")?.codes).toEqual([5]);
  });
});

describe("words", () => {
  const field = { kind: "text", question: "What?", rule: "R 1.04.3", low: 1, high: 5 } as const;
  const draft = (text: string) => ({ ...compose.emptyDraft(field), text });

  it("are sent as code points, counted as such", () => {
    expect(compose.draftAnswer(field, draft(" a🦅b "), "")?.codes).toEqual([3, 97, 0x1f985, 98]);
  });

  it("need a letter, no more than fit, and nothing unseen", () => {
    expect(compose.mayConfirm(field, draft("  "))).toBe(false);
    expect(compose.mayConfirm(field, draft("sextus"))).toBe(false);
    expect(compose.mayConfirm(field, draft("a\u200bb"))).toBe(false);
    expect(compose.mayConfirm(field, draft("a\u00a0b"))).toBe(true);
  });
});

describe("things on the table", () => {
  it("are open while their option is, and chosen once it is given", () => {
    const state = compose.begin(question(roles));
    expect(compose.openRefs(state)).toContain("card:4");
    const done = compose.answer(state, option(11));
    expect(compose.openRefs(done)).toEqual([]);
    expect(compose.chosenRefs(done)).toEqual(["role:1", "card:4"]);
  });

  it("narrow the options to those that mean them", () => {
    const codes = compose.narrow(roles.options ?? [], "role:1").map((one) => one.code);
    expect(codes).toEqual([11, 12]);
    expect(compose.narrow(roles.options ?? [], "seat:9")).toHaveLength(5);
  });
});

it("options keep the order of their groups", () => {
  const groups = compose.grouped(roles.options ?? []);
  expect(groups.map(({ group, options }) => [group, options.length])).toEqual([
    ["Lead", 3],
    ["Think", 1],
    ["", 1],
  ]);
});

describe("a question in which there is one thing to do", () => {
  const only: Field = {
    ...roles,
    options: [
      { code: 11, label: "Demand", group: "Act" },
      { code: 0, label: "Done", last: true },
    ],
  };
  const asked = (): Question => ({
    ...question(only, false),
    ahead: { done: [11], label: "Demand", field: cards },
  });

  it("begins with what follows it, and may still be ended", () => {
    const state = compose.begin(asked());
    expect(state.field).toBe(cards);
    expect(compose.codesOf(state)).toEqual([11]);
    expect(compose.begun(state)).toBe(false);
    expect(compose.instead(state).map(({ label }) => label)).toEqual(["Done"]);
  });

  it("goes back to all there is", () => {
    const before = compose.back(compose.begin(asked()));
    expect(before.field).toBe(only);
    expect(compose.instead(before)).toEqual([]);
  });

  it("begins anew when it is put again and nothing was answered", () => {
    const again = { ...asked(), ahead: { done: [11], label: "Demand", field: one } };
    expect(carry(compose.begin(asked()), again, false)?.field).toBe(one);
  });

  it("has one answer only that is the reader's own", () => {
    const state = compose.setCount(compose.begin(asked()), 0, 2);
    const picked = compose.draftAnswer(state.field, state.draft, "none");
    if (!picked) throw new Error("two are enough");
    expect(compose.given(compose.answer(state, picked))).toHaveLength(1);
  });
});

describe("one thing out of several", () => {
  it("is another one when another is chosen", () => {
    const state = compose.bump(compose.bump(compose.begin(question(one)), 0), 2);
    expect(state.draft.counts).toEqual([0, 0, 1]);
    expect(compose.picksOne(one)).toBe(true);
    expect(compose.picksOne({ ...one, low: 0 })).toBe(false);
  });
});

describe("what stays in view", () => {
  it("is what is steady, and what ends or passes", () => {
    const options = (roles.options ?? []).map((option) => ({
      ...option,
      steady: option.group === "Think",
    }));
    const { groups, steady } = compose.arranged(options);
    expect(groups.map(({ group }) => group)).toEqual(["Lead"]);
    expect(steady.map(({ group }) => group)).toEqual(["Think", ""]);
    expect(compose.inOrder(options).at(-1)?.label).toBe("Pass");
  });
});
