// The pace at which the moves of bots are shown: only this page waits, and never where others wait.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { obey } from "../src/keys";
import { alone, CALM, type PaceName } from "../src/pace";
import type { Store } from "../src/store";
import { PaceButton, Steps } from "../src/ui/Pace";
import { StoreContext } from "../src/ui/context";
import type { SeatCard, TableMessage } from "../src/wire";
import { entry, must, openStore, question, roles, tableMessage, type FakeSocket } from "./helpers";

const me: SeatCard = { seat: 0, name: "Claudia", kind: "person", user: 1, mine: true };
const bot: SeatCard = { seat: 1, name: "greedy 2", kind: "bot", bot: "greedy" };
const livia: SeatCard = { seat: 1, name: "Livia", kind: "person", user: 2 };

let store: Store;
let socket: FakeSocket;

function at(seq: number, more: Partial<TableMessage> = {}): TableMessage {
  return tableMessage({ seq, since: 3, seats: [me, bot], asked: [], ...more });
}

/** The server tells of one more line. */
function says(seq: number, more: Partial<TableMessage> = {}): void {
  socket.says(at(seq, more));
  socket.says({ type: "log", entries: [entry(seq - 1, 1, `line ${seq - 1}`)] });
}

const seen = (): [number, number] => [store.present.value?.seq ?? -1, store.log.value.length];

function begin(name: PaceName, first: Partial<TableMessage> = {}): void {
  store.prefs.pace.value = name;
  socket.says(at(3, first));
  socket.says({ type: "log", entries: [0, 1, 2].map((n) => entry(n, 0, `line ${n}`)) });
}

beforeEach(() => {
  vi.useFakeTimers();
  ({ store, socket } = openStore());
});
afterEach(() => void vi.useRealTimers());

describe("quickly", () => {
  it("all is shown as it comes", () => {
    begin("quick");
    says(4);
    says(5);
    expect(seen()).toEqual([5, 5]);
  });
});

describe("calmly", () => {
  it("each step stands for a while, and the question comes after what led to it", () => {
    begin("calm");
    says(4);
    says(5);
    says(6, { question: question(roles) });
    expect(store.pace.waiting.value).toBe(3);
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual([4, 4]);
    vi.advanceTimersByTime(CALM - 1);
    expect(seen()).toEqual([4, 4]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([5, 5]);
    expect(store.main.state.value).toBeNull();
    vi.advanceTimersByTime(CALM);
    expect(seen()).toEqual([6, 6]);
    expect(store.main.state.value).not.toBeNull();
    expect(store.pace.waiting.value).toBe(0);
  });

  it("what the reader does is shown at once, with all before it", () => {
    begin("calm");
    says(4);
    says(5);
    says(6, { since: 6 });
    expect(seen()).toEqual([6, 6]);
  });

  it("one key shows all", () => {
    begin("calm");
    says(4);
    says(5);
    const key = new KeyboardEvent("keydown", { key: "v", bubbles: true });
    expect(obey(key, store)).toBe(true);
    expect(seen()).toEqual([5, 5]);
    vi.advanceTimersByTime(10 * CALM);
    expect(seen()).toEqual([5, 5]);
  });

  it("answers, talk and who is there are not kept back", () => {
    begin("calm");
    says(4);
    says(5);
    socket.says({ type: "chat", lines: [{ id: 1, seat: 1, at: 1, name: "x", text: "Ave" }] });
    expect(store.chat.value).toHaveLength(1);
    socket.says({ type: "presence", seats: [me, bot], spectators: 4 });
    expect(store.spectators.value).toBe(4);
  });
});

describe("step by step", () => {
  it("nothing is shown before the reader goes on", () => {
    begin("step");
    says(4);
    says(5);
    vi.advanceTimersByTime(20 * CALM);
    expect(seen()).toEqual([3, 3]);
    expect(obey(new KeyboardEvent("keydown", { key: "f", bubbles: true }), store)).toBe(true);
    expect(seen()).toEqual([4, 4]);
    store.pace.goOn();
    expect(seen()).toEqual([5, 5]);
  });

  it("ends when another pace is chosen", () => {
    begin("step");
    says(4);
    store.prefs.pace.value = "quick";
    store.pace.changed();
    expect(seen()).toEqual([4, 4]);
  });
});

describe("there is no pace", () => {
  it("where somebody else is a person, or a clock runs", () => {
    expect(alone(at(3))).toBe(true);
    expect(alone(at(3, { seats: [me, livia] }))).toBe(false);
    expect(alone(at(3, { seats: [me, { ...livia, stand_in: "greedy" }] }))).toBe(true);
    expect(alone(at(3, { seats: [{ ...me, clock: 60 }, bot] }))).toBe(false);
    const asked = [{ seat: 0, topic: "", rule: "", since: 0, until: 99 }];
    expect(alone(at(3, { asked }))).toBe(false);
    begin("calm", { seats: [me, livia] });
    says(4, { seats: [me, livia] });
    expect(seen()).toEqual([4, 4]);
  });

  it("while nobody looks", () => {
    begin("step");
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    says(4);
    expect(seen()).toEqual([4, 4]);
    hidden.mockRestore();
  });

  it("for what is looked back at", () => {
    begin("step");
    says(4);
    socket.says(at(5, { shown: 2 }));
    expect(store.past.value?.shown).toBe(2);
    expect(store.pace.waiting.value).toBe(0);
  });
});

describe("on the page", () => {
  let root: HTMLElement;
  const buttons = (): HTMLButtonElement[] => [...root.querySelectorAll("button")];

  beforeEach(async () => {
    root = document.createElement("div");
    document.body.append(root);
    begin("step");
    await act(() => {
      render(
        <StoreContext.Provider value={store}>
          <Steps />
          <PaceButton />
        </StoreContext.Provider>,
        root,
      );
    });
  });

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  it("a button goes on, and another shows all", async () => {
    await act(() => {
      says(4);
      says(5);
    });
    expect(root.textContent).toContain("2 moves still to be shown");
    await act(() => must(buttons()[0]).click());
    expect(seen()).toEqual([4, 4]);
    expect(buttons().map((one) => one.textContent)).toEqual([
      "Go on",
      "Show all",
      "Bots: step by step",
    ]);
    await act(() => must(buttons()[1]).click());
    expect(seen()).toEqual([5, 5]);
    expect(buttons()).toHaveLength(1);
  });

  it("the pace is changed by each press, and remembered", async () => {
    await act(() => must(buttons()[0]).click());
    expect(root.textContent).toBe("Bots: quick");
    await act(() => must(buttons()[0]).click());
    expect(root.textContent).toBe("Bots: calm");
    expect(localStorage.getItem("aedilis-pace")).toBe("calm");
  });
});
