// Marks on what has changed on a board since the reader's own last move.

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { facesOf, keyOf, Marks, recallBoard, rememberBoard } from "../src/marks";
import type { Store } from "../src/store";
import { Marking } from "../src/marking/Marking";
import { StoreContext } from "../src/ui/context";
import { must, openStore, tableMessage } from "./helpers";

function board(html: string): HTMLElement {
  const element = document.createElement("main");
  element.innerHTML = html;
  return element;
}

const faces = (html: string): Map<string, string> => facesOf(board(html));
const thing = (ref: string, text: string): string => `<p class="one" data-ref="${ref}">${text}</p>`;

describe("a thing on the board", () => {
  it("is known by what it says itself, not by what the things in it say", () => {
    const outer = (inner: string): string => thing("war:1", `Punic ${inner}`);
    const before = faces(outer('<i class="two" data-mark="talents">3</i>'));
    const after = faces(outer('<i class="two" data-mark="talents">4</i>'));
    expect(before.get("war:1 one")).toBe(after.get("war:1 one"));
    expect(before.get("war:1 talents two")).not.toBe(after.get("war:1 talents two"));
  });

  it("has another face when there are more of it", () => {
    const pile = (count: number): string =>
      `<p class="one" data-ref="pool:1" data-count="${count}">W</p>`;
    expect(faces(pile(1)).get("pool:1 one")).not.toBe(faces(pile(2)).get("pool:1 one"));
  });

  it("does not count where it only passes by", () => {
    const found = faces(
      `<div data-passing>${thing("seat:1", "votes")}</div>${thing("seat:1", "x")}`,
    );
    expect([...found]).toEqual([...faces(thing("seat:1", "x"))]);
  });

  it("has a name of its own for each kind of place", () => {
    const [chip, box] = board(
      '<i class="chip" data-ref="a:1"></i><i class="box" data-ref="a:1"></i>',
    ).children;
    expect(keyOf(must(chip))).not.toBe(keyOf(must(box)));
  });
});

describe("marks", () => {
  const first = faces(thing("a", "1") + thing("b", "1"));

  it("stand on what is new or other than it was", () => {
    const marks = new Marks();
    marks.look(first, 5, true);
    expect(marks.changed.size).toBe(0);
    marks.look(faces(thing("a", "2") + thing("b", "1") + thing("c", "1")), 6, false);
    expect([...marks.changed]).toEqual(["a one", "c one"]);
    marks.look(faces(thing("a", "1") + thing("b", "1") + thing("c", "1")), 7, false);
    expect([...marks.changed]).toEqual(["c one"]);
  });

  it("do not stand on what the reader has only opened", () => {
    const marks = new Marks();
    marks.look(first, 5, false);
    const opened = faces(thing("a", "1") + thing("b", "1") + thing("c", "1"));
    marks.look(opened, 5, false);
    marks.look(opened, 6, false);
    expect(marks.changed.size).toBe(0);
  });

  it("are gone with the reader's own move, and once they have seen it", () => {
    const marks = new Marks();
    marks.look(first, 5, false);
    const other = faces(thing("a", "2") + thing("b", "1"));
    marks.look(other, 6, false);
    expect(marks.changed.size).toBe(1);
    marks.see(other);
    expect(marks.changed.size).toBe(0);
    marks.look(first, 7, false);
    expect(marks.changed.size).toBe(1);
    marks.look(first, 8, true);
    expect(marks.changed.size).toBe(0);
  });

  it("are known again by the same browser, also days later", () => {
    localStorage.clear();
    const marks = new Marks();
    marks.look(first, 5, true);
    rememberBoard("7", "all en", marks);
    const again = recallBoard("7", "all en");
    again.look(faces(thing("a", "1") + thing("b", "9")), 30, false);
    expect([...again.changed]).toEqual(["b one"]);
    const french = recallBoard("7", "all fr");
    french.look(faces(thing("a", "un")), 30, false);
    expect(french.changed.size).toBe(0);
  });

  it("are remembered for the games that were looked at last", () => {
    localStorage.clear();
    for (let n = 0; n < 20; n += 1) {
      const marks = new Marks();
      marks.look(first, 1, true);
      rememberBoard(`game${n}`, "all en", marks);
    }
    expect(localStorage.getItem("aedilis-board-game0")).toBe("");
    expect(localStorage.getItem("aedilis-board-game19")).toContain("all en");
  });
});

describe("on the page", () => {
  let store: Store;
  let root: HTMLElement;
  let main: HTMLElement;

  const show = (): void => {
    render(
      <StoreContext.Provider value={store}>
        <Marking way="all" />
      </StoreContext.Provider>,
      root,
    );
  };
  const draw = async (text: string, seq: number, since: number): Promise<void> => {
    await act(() => {
      main.innerHTML = thing("a", text) + thing("b", "1");
      store.receive(tableMessage({ seq, since }));
    });
  };
  const marked = (): string[] =>
    [...main.querySelectorAll<HTMLElement>("[data-changed]")].map((one) => one.dataset.ref ?? "");

  beforeEach(async () => {
    ({ store } = openStore());
    main = document.createElement("main");
    main.id = "board";
    root = document.createElement("div");
    document.body.append(main, root);
    await act(show);
    await draw("1", 5, 5);
  });

  afterEach(() => {
    render(null, root);
    main.remove();
    root.remove();
  });

  it("they come when others have moved, and go with the next click on the board", async () => {
    expect(marked()).toEqual([]);
    await draw("2", 6, 5);
    expect(marked()).toEqual(["a"]);
    await act(() => document.body.click());
    expect(marked()).toEqual(["a"]);
    await act(() => must(main.querySelector<HTMLElement>("p")).click());
    expect(marked()).toEqual([]);
  });

  it("there are none while one looks back", async () => {
    await draw("2", 6, 5);
    await act(() => store.receive(tableMessage({ seq: 6, since: 5, shown: 2 })));
    expect(marked()).toEqual([]);
  });
});
