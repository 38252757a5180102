import { describe, expect, it } from "vitest";
import { inOrder } from "../src/compose";
import { obey, optionKeys, SHORTCUTS } from "../src/keys";
import { moveFocus, nearest } from "../src/arrows";
import type { Store } from "../src/store";
import { cards, openStore, question, roles, settle, source, tableMessage, must } from "./helpers";

function press(store: Store, key: string, target: Element = document.body, held = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...held });
  Object.defineProperty(event, "target", { value: target });
  return obey(event, store);
}

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe("numbers", () => {
  it("stand for the options as they are shown, and nought for the pass", () => {
    const options = roles.options ?? [];
    const mixed = [options[4], options[3], options[0], options[1]].filter(
      (one) => one !== undefined,
    );
    const keys = optionKeys(inOrder(mixed));
    expect(inOrder(mixed).map((one) => [keys.get(one), one.code])).toEqual([
      ["1", 20],
      ["2", 10],
      ["3", 11],
      ["0", 0],
    ]);
  });

  it("choose", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    expect(press(store, "7")).toBe(false);
    expect(press(store, "4")).toBe(true);
    expect(socket.last("move").move).toEqual([20]);
  });

  it("choose among what the list was narrowed to", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    store.touch("role:1");
    press(store, "2");
    expect(socket.last("move").move).toEqual([12]);
  });

  it("count up what is to be picked, and Enter confirms", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    press(store, "1");
    expect(press(store, "Enter")).toBe(true);
    expect(socket.sent).toEqual([]);
    press(store, "1");
    press(store, "Enter");
    expect(socket.last("move").move).toEqual([2, 3, 3]);
  });
});

describe("other keys", () => {
  it("go back part by part, and mean nothing when there is nothing to go back to", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles, false) }));
    press(store, "2");
    socket.says({ type: "part", key: socket.last("part").key, done: [11], field: cards });
    await settle();
    expect(press(store, "Escape")).toBe(true);
    expect(store.main.state.value?.parts).toEqual([]);
    expect(press(store, "Backspace")).toBe(false);
  });

  it("ask for an undo, or tell why there is none", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ undo: "Cards were drawn." }));
    press(store, "u");
    expect(store.notice.value).toBe("Cards were drawn.");
    socket.says(tableMessage({ seq: 4 }));
    press(store, "U");
    expect(socket.last("undo").seq).toBe(4);
  });

  it("open panels and the text view", () => {
    const { store } = openStore();
    press(store, "c");
    expect(store.panel.value).toBe("chat");
    expect(press(store, "t")).toBe(true);
    expect(store.prefs.text.value).toBe(true);
  });

  it("mean nothing while something is written, in a dialog, or with a modifier", () => {
    const { store } = openStore();
    expect(press(store, "c", element("<input>"))).toBe(false);
    expect(
      press(store, "c", must(element("<dialog><button></button></dialog>").firstElementChild)),
    ).toBe(false);
    expect(press(store, "c", document.body, { ctrlKey: true })).toBe(false);
    expect(store.panel.value).toBe("log");
  });

  it("leave Enter to the button that has the focus", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    store.touch("card:3");
    store.touch("card:4");
    expect(press(store, "Enter", element("<button></button>"))).toBe(false);
    expect(socket.sent).toEqual([]);
  });

  it("open a panel with the focus on its tab, unless the reader has gone on meanwhile", async () => {
    const { store } = openStore();
    element('<div><button id="tab-rules"></button><button id="asked"></button></div>');
    press(store, "r");
    await settle();
    expect(document.activeElement?.id).toBe("tab-rules");
    document.getElementById("asked")?.focus();
    press(store, "d");
    press(store, "r");
    document.getElementById("tab-rules")?.blur();
    await settle();
    expect(document.activeElement?.id).toBe("tab-rules");
    document.body.innerHTML += '<input id="line">';
    press(store, "r");
    document.getElementById("line")?.focus();
    await settle();
    expect(document.activeElement?.id).toBe("line");
  });

  it("can be switched off, but not those that answer", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    store.prefs.keys.value = false;
    expect(press(store, "c")).toBe(false);
    store.touch("card:3");
    store.touch("card:4");
    expect(press(store, "Enter")).toBe(true);
  });

  it("each have a line in the help, and no two are the same", () => {
    const keys = SHORTCUTS.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { text } of SHORTCUTS) expect(source).toContain(`\n${text} = `);
  });
});

describe("arrows", () => {
  const arrow = (key: string, target: Element): boolean => {
    const event = new KeyboardEvent("keydown", { key });
    Object.defineProperty(event, "target", { value: target });
    return moveFocus(event);
  };

  it("go through a list in order and stop at its ends", () => {
    const list = element(
      '<div data-arrows="list"><button id="a"></button><button id="b"></button></div>',
    );
    const [a, b] = [...list.children];
    expect(arrow("ArrowDown", must(a))).toBe(true);
    expect(document.activeElement).toBe(b);
    expect(arrow("ArrowDown", must(b))).toBe(false);
    expect(arrow("ArrowLeft", must(b))).toBe(true);
    expect(document.activeElement).toBe(a);
  });

  it("are left alone elsewhere and where they move a cursor", () => {
    expect(
      arrow("ArrowDown", must(element("<div><button></button></div>").firstElementChild)),
    ).toBe(false);
    const list = element('<div data-arrows="list"><input type="number"><button></button></div>');
    expect(arrow("ArrowDown", must(list.firstElementChild))).toBe(false);
  });

  it("go to the nearest thing ahead on a board", () => {
    const at = (id: string, x: number, y: number): Element => {
      const one = document.createElement("button");
      one.id = id;
      one.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
      return one;
    };
    const here = at("here", 100, 100);
    const stops = [here, at("far", 300, 100), at("near", 140, 110), at("below", 100, 160)];
    expect(nearest(stops, here, [1, 0])?.id).toBe("near");
    expect(nearest(stops, here, [0, 1])?.id).toBe("below");
    expect(nearest(stops, here, [-1, 0])).toBe(undefined);
  });
});
