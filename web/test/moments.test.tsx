// News of weight in the middle of the table: what comes, in which order, and how it goes.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTurn, Moments, MOST_FRESH, SHOWN_FOR } from "../src/moments";
import type { Store } from "../src/store";
import { announce } from "../src/announce";
import { Moments as Shown } from "../src/ui/Moments";
import { StoreContext } from "../src/ui/context";
import type { LogEntry } from "../src/wire";
import { must, openStore, tableMessage } from "./helpers";

const line = (n: number, ...weights: number[]): LogEntry => ({
  n,
  seat: 1,
  at: n,
  lines: weights.map((weight) => [{ text: `${n} weighs ${weight} ` }, { text: "5", ref: "die:5" }]),
  weights,
  signs: weights.map(() => ""),
});
const log = (...weights: number[][]): LogEntry[] => weights.map((one, n) => line(n, ...one));
const numbers = (moments: Moments): number[] => (moments.shown.value ?? []).map((one) => one.n);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("news of weight", () => {
  it("stand alone for three seconds, one after the other", () => {
    const moments = new Moments();
    moments.take(log([1]), true);
    moments.take(log([1], [7], [3], [8]), true);
    expect(numbers(moments)).toEqual([1]);
    vi.advanceTimersByTime(SHOWN_FOR - 1);
    expect(numbers(moments)).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(numbers(moments)).toEqual([3]);
    vi.advanceTimersByTime(SHOWN_FOR);
    expect(moments.shown.value).toBeNull();
  });

  it("are summed up after the weightiest where there are many", () => {
    const moments = new Moments();
    moments.take([], true);
    moments.take(log([7], [9], [8], [7]), true);
    expect(numbers(moments)).toEqual([1]);
    moments.next();
    expect(numbers(moments)).toEqual([0, 2, 3]);
    moments.next();
    expect(moments.shown.value).toBeNull();
    expect(inTurn([]).length).toBe(0);
  });

  it("give way to the end of the game, which stands alone and at once", () => {
    const moments = new Moments();
    moments.take([], true);
    moments.take(log([7]), true);
    moments.take(log([7], [8, 9], [7]), true, true);
    expect(numbers(moments)).toEqual([1]);
    expect(moments.shown.value?.map(({ weight }) => weight)).toEqual([9]);
    moments.next();
    expect(moments.shown.value).toBeNull();
  });

  it("that come meanwhile are counted with those that wait", () => {
    const moments = new Moments();
    moments.take([], true);
    moments.take(log([7]), true);
    moments.take(log([7], [7], [7], [9]), true);
    moments.next();
    expect(numbers(moments)).toEqual([3]);
    moments.next();
    expect(numbers(moments)).toEqual([1, 2]);
  });

  it("are not what was there before, nor what is not wanted, nor a long past", () => {
    const moments = new Moments();
    moments.take(log([9]), true);
    expect(moments.shown.value).toBeNull();
    moments.take(log([9], [9]), false);
    expect(moments.shown.value).toBeNull();
    const long = Array.from({ length: MOST_FRESH + 4 }, (_, n) => line(n, 9));
    moments.take(long, true);
    expect(moments.shown.value).toBeNull();
    moments.take([...long, line(long.length, 7)], true);
    expect(numbers(moments)).toEqual([long.length]);
  });
});

describe("on the page", () => {
  let store: Store;
  let root: HTMLElement;

  beforeEach(async () => {
    ({ store } = openStore());
    announce(store);
    root = document.createElement("div");
    document.body.append(root);
    store.receive(tableMessage({ seq: 1 }));
    store.receive({ type: "log", entries: [line(0, 1)] });
    await act(() => {
      render(
        <StoreContext.Provider value={store}>
          <Shown />
        </StoreContext.Provider>,
        root,
      );
    });
    await act(() => store.receive({ type: "log", entries: [line(1, 8), line(2, 7)] }));
  });

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  it("they have their dice, and are told to screen readers elsewhere", () => {
    const shown = must(root.querySelector(".moments"));
    expect(shown.getAttribute("aria-hidden")).toBe("true");
    expect(shown.textContent).toContain("1 weighs 8");
    expect(shown.querySelectorAll(".die")).toHaveLength(1);
    expect(shown.querySelector("button, a, [tabindex]")).toBeNull();
  });

  it("a click sends one away, Escape all", async () => {
    const event = (): Event => new Event("pointerdown", { bubbles: true });
    await act(() => void document.body.dispatchEvent(event()));
    expect(root.textContent).toContain("2 weighs 7");
    await act(() => store.receive({ type: "log", entries: [line(3, 7)] }));
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    await act(() => void document.body.dispatchEvent(escape));
    expect(root.querySelector(".moment")).toBeNull();
  });

  it("who does not want them has none", async () => {
    await act(() => store.since.moments.clear());
    store.prefs.moments.value = false;
    await act(() => store.receive({ type: "log", entries: [line(3, 9)] }));
    expect(root.querySelector(".moment")).toBeNull();
  });
});
