// The strip of what the others did since the reader's last move, and the way from it to the log.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { happenings, meant, undone, weightiest } from "../src/happenings";
import { Since } from "../src/since";
import type { Store } from "../src/store";
import { Log } from "../src/ui/Log";
import { Since as Strip } from "../src/ui/Since";
import { StoreContext } from "../src/ui/context";
import type { LogEntry } from "../src/wire";
import { entry, must, openStore, tableMessage } from "./helpers";

/** A line of the log whose sentences weigh so much. */
function weighed(n: number, seat: number, ...weights: number[]): LogEntry {
  const lines = weights.map((weight, at) => [{ text: `${n}.${at} weighs ${weight}` }]);
  return { n, seat, at: n, lines, weights, signs: weights.map(() => "m1") };
}

const said = (all: readonly { n: number; at: number }[]): string[] =>
  all.map(({ n, at }) => `${n}.${at}`);

describe("what has happened", () => {
  it("leaves out the deal, what was before, what weighs nothing and what was taken back", () => {
    const log = [
      weighed(0, -1, 9),
      weighed(1, 0, 5),
      weighed(2, 1, 3, 0),
      weighed(3, 1, 4),
      { ...entry(4, 1, ""), lines: [], undo: true },
      weighed(5, 1, 2),
    ];
    expect([...undone(log)].sort()).toEqual([3, 4]);
    expect(said(happenings(log, 2))).toEqual(["2.0", "5.0"]);
    expect(said(happenings(log, 0))).toEqual(["1.0", "2.0", "5.0"]);
  });

  it("tells the weightiest first, and of the same weight the latest as they happened", () => {
    const log = [weighed(1, 1, 2, 7), weighed(2, 1, 7), weighed(3, 1, 1, 1, 1, 1)];
    expect(said(weightiest(happenings(log, 1)))).toEqual([
      "1.1",
      "2.0",
      "1.0",
      "3.1",
      "3.2",
      "3.3",
    ]);
  });

  it("weighs every sentence the same where a game says nothing", () => {
    expect(happenings([entry(1, 1, "a"), entry(2, 1, "b")], 1).map((one) => one.weight)).toEqual([
      1, 1,
    ]);
  });

  it("means a thing rather than a seat, and never a die", () => {
    const line = [
      { text: "Livia", ref: "seat:1" },
      { text: "6", ref: "die:6" },
      { text: "Bath", ref: "card:3" },
    ];
    expect(meant(line)).toBe("card:3");
    expect(meant(line.slice(0, 2))).toBe("seat:1");
    expect(meant([{ text: "nothing" }])).toBe("");
  });
});

describe("who only watches", () => {
  it("is told what has happened since they last looked", () => {
    const { store } = openStore();
    const watching = { ...tableMessage({ viewer: -1, seq: 3 }), seats: [] };
    const log = [weighed(0, -1, 1), weighed(1, 1, 2), weighed(2, 1, 3)];
    store.receive(watching);
    store.receive({ type: "log", entries: log });
    expect(store.since.all.value).toEqual([]);
    store.since.leave();
    const again = new Since(store);
    store.receive({ ...watching, seq: 4 });
    store.receive({ type: "log", entries: [weighed(3, 0, 4)] });
    expect(said(again.all.value)).toEqual(["3.0"]);
  });
});

describe("the strip", () => {
  let store: Store;
  let root: HTMLElement;

  function show(): void {
    void act(() => {
      render(
        <StoreContext.Provider value={store}>
          <Strip />
          <Log />
        </StoreContext.Provider>,
        root,
      );
    });
  }

  beforeEach(() => {
    ({ store } = openStore());
    root = document.createElement("div");
    document.body.append(root);
    store.receive(tableMessage({ seq: 12, since: 3 }));
    const entries = Array.from({ length: 12 }, (_, n) => weighed(n, n % 2, n));
    store.receive({ type: "log", entries });
    show();
  });

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  const rows = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(".since-line")];

  it("has six lines at most, and tells how many more there are", () => {
    expect(rows().map((row) => row.textContent)).toEqual(
      [11, 10, 9, 8, 7, 6].map((n) => `${n}.0 weighs ${n}`),
    );
    expect(root.querySelector(".since-more")?.textContent).toContain("3 more");
    expect(root.querySelector(".since-count")?.textContent).toContain("9 things");
  });

  it("leads to the line of the log, and puts the focus there", () => {
    void act(() => must(rows()[2]).click());
    expect(store.panel.value).toBe("log");
    const sought = must(root.querySelector(".entry.sought"));
    expect(sought.textContent).toContain("9.0 weighs 9");
    expect(sought.contains(document.activeElement)).toBe(true);
    void act(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    expect(root.querySelector(".entry.sought")).toBeNull();
  });

  it("folds, shows the signs alone then, and stays so", () => {
    const head = must(root.querySelector<HTMLElement>(".since-head"));
    void act(() => head.click());
    expect(head.getAttribute("aria-expanded")).toBe("false");
    expect(rows()).toEqual([]);
    expect(root.querySelectorAll(".since-signs .news-sign")).toHaveLength(6);
    expect(localStorage.getItem("aedilis-since")).toBe("folded");
  });

  it("is gone when the reader has moved and nothing has happened since", () => {
    void act(() => store.receive(tableMessage({ seq: 12, since: 12 })));
    expect(root.querySelector(".since")).toBeNull();
  });

  it("lights up what a line speaks of", () => {
    const line = [{ text: "The Bath", ref: "card:3" }];
    void act(() => {
      store.receive(tableMessage({ seq: 13, since: 12 }));
      store.receive({ type: "log", entries: [{ n: 12, seat: 1, at: 12, lines: [line] }] });
    });
    void act(() => must(rows()[0]).focus());
    expect(store.lit.value).toBe("card:3");
    void act(() => must(rows()[0]).blur());
    expect(store.lit.value).toBe("");
  });
});
