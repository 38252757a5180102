import { describe, expect, it } from "vitest";
import { titleOf, soundOf } from "../src/announce";
import { news } from "../src/ui/News";
import { cards, entry, openStore, question, roles, settle, tableMessage } from "./helpers";

describe("answering", () => {
  it("sends a single choice at once", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    store.touch("role:0");
    expect(socket.last("move")).toMatchObject({ seq: 3, move: [10], aside: false });
  });

  it("narrows the list where a thing means several choices, and goes back out of it", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    store.touch("role:1");
    expect(store.main.narrowed.value).toBe("role:1");
    expect(socket.sent).toEqual([]);
    expect(store.main.back()).toBe(true);
    expect(store.main.narrowed.value).toBe("");
  });

  it("walks a form and sends it after a preview", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles, false) }));
    store.touch("card:4");
    const first = socket.last("part");
    expect(first.done).toEqual([11]);
    socket.says({ type: "part", key: first.key, done: [11], field: cards });
    await settle();
    store.touch("card:3");
    store.touch("card:5");
    store.main.confirm();
    const second = socket.last("part");
    expect(second.done).toEqual([11, 2, 3, 5]);
    socket.says({
      type: "part",
      key: second.key,
      done: second.done,
      field: null,
      label: "So be it",
    });
    await settle();
    expect(store.main.state.value).toMatchObject({ stage: "ready", label: "So be it" });
    expect(socket.sent.some((one) => one.do === "move")).toBe(false);
    store.main.send();
    expect(socket.last("move").move).toEqual([11, 2, 3, 5]);
  });

  it("sends without a preview where one click was the whole answer", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles, false) }));
    store.touch("role:0");
    const { key } = socket.last("part");
    socket.says({ type: "part", key, done: [10], field: null, label: "Lead Laborer" });
    await settle();
    expect(socket.last("move").move).toEqual([10]);
  });

  it("gives the question back when the move is refused, and says why", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    store.touch("role:0");
    const { key } = socket.last("move");
    socket.says({ type: "error", key, code: "illegal", text: "Not now.", rule: "G.lead.2" });
    await settle();
    expect(store.main.state.value?.stage).toBe("asking");
    expect(store.main.error.value?.rule).toBe("G.lead.2");
  });

  it("asks the server again for a form begun when others have moved, and begins anew if it is void", async () => {
    const { store, socket } = openStore();
    const asked = question(roles, false);
    socket.says(tableMessage({ aside: asked }));
    store.aside.touch("card:4");
    socket.says({ type: "part", key: socket.last("part").key, done: [11], field: cards });
    await settle();
    socket.says(tableMessage({ aside: structuredClone(asked), seq: 4 }));
    const again = socket.last("part");
    expect(again).toMatchObject({ done: [11], aside: true });
    socket.says({ type: "error", key: again.key, code: "no-beginning", text: "No longer." });
    await settle();
    expect(store.aside.state.value?.parts).toEqual([]);
    expect(store.aside.error.value?.text).toBe("No longer.");
  });

  it("keeps an answer begun when the same table is told again", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    store.touch("card:3");
    socket.says(tableMessage({ question: question(cards) }));
    expect(store.main.state.value?.draft.counts).toEqual([1, 0, 0]);
    socket.says(tableMessage({ question: question(roles), seq: 4 }));
    expect(store.main.state.value?.field.kind).toBe("choose");
  });

  it("asks the same anew after a move of one's own", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    store.touch("role:0");
    socket.says({ type: "done", key: socket.last("move").key, seq: 4 });
    socket.says(tableMessage({ question: question(roles), seq: 4 }));
    await settle();
    expect(store.main.state.value?.stage).toBe("asking");
  });
});

describe("the log", () => {
  it("replaces lines it knows and counts only what is new as unread", () => {
    const { store, socket } = openStore();
    socket.says({ type: "log", entries: [entry(0, -1, "The deal"), entry(1, 0, "One")] });
    expect([store.log.value.length, store.readLog.value]).toEqual([2, 2]);
    socket.says({ type: "log", entries: [entry(1, 0, "Uno"), entry(2, 1, "Due")] });
    expect(store.log.value.map((one) => one.lines[0]?.[0]?.text)).toEqual([
      "The deal",
      "Uno",
      "Due",
    ]);
    expect(store.readLog.value).toBe(2);
  });

  it("is told to those who listen, with the question", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    socket.says({
      type: "log",
      entries: [entry(0, -1, "The deal."), entry(1, 1, "Livia thinks.")],
    });
    expect(news(store, 1)).toBe("Livia thinks. You are asked: Which role do you lead?");
  });
});

describe("looking back", () => {
  it("shows the past, offers nothing there, and comes back", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    void store.looking.look(0);
    expect(socket.last("look")).toMatchObject({ n: 1, seat: null });
    socket.says(tableMessage({ shown: 1, seq: 4, turn: "Turn 0" }));
    expect(store.table.value?.turn).toBe("Turn 0");
    expect(store.present.value).toMatchObject({ turn: "Turn 1", seq: 4 });
    expect(store.open.value.size).toBe(0);
    store.touch("role:0");
    expect(socket.sent.some((one) => one.do === "move")).toBe(false);
    void store.looking.now();
    expect(socket.last("look").n).toBe(null);
    socket.says(tableMessage({ question: question(roles), seq: 4 }));
    expect(store.past.value).toBe(null);
    expect(store.open.value.has("role:0")).toBe(true);
  });
});

describe("a page told by the server", () => {
  const told = (title: string) => [{ title, lines: [] }];

  it("opens beside the table", async () => {
    const { store, socket } = openStore();
    void store.about("card:3");
    socket.says({ type: "text", key: socket.last("tell").key, sections: told("Bath") });
    await settle();
    expect([store.panel.value, store.sheet.value]).toEqual(["rules", "log"]);
  });

  it("takes nobody away from where they have gone meanwhile", async () => {
    const { store, socket } = openStore();
    void store.about("card:3");
    store.panel.value = "chat";
    socket.says({ type: "text", key: socket.last("tell").key, sections: told("Bath") });
    await settle();
    expect(store.panel.value).toBe("chat");
    expect(store.page.value).toEqual({ sections: told("Bath") });
  });

  it("takes the focus from nobody who writes by now", async () => {
    const { store, socket } = openStore();
    document.body.innerHTML = '<div id="panel"><input></div>';
    store.panel.value = "chat";
    void store.about("card:3");
    document.querySelector("input")?.focus();
    socket.says({ type: "text", key: socket.last("tell").key, sections: told("Bath") });
    await settle();
    expect(store.panel.value).toBe("chat");
  });

  it("gives way to what was asked for after it", async () => {
    const { store, socket } = openStore();
    void store.about("card:3");
    const { key } = socket.last("tell");
    store.showRule("G.lead.1");
    socket.says({ type: "text", key, sections: told("Bath") });
    await settle();
    expect(store.page.value).toEqual({ rule: "G.lead.1" });
  });
});

describe("being called", () => {
  it("by the title of the page", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage());
    expect(titleOf(store)).toBe("Glory to Rome");
    socket.says(tableMessage({ question: question(roles) }));
    expect(titleOf(store)).toBe("(●) Your turn · Glory to Rome");
  });

  it("by a sound once, and not for one's own words", () => {
    const { store } = openStore();
    const message = tableMessage({ question: question(roles) });
    store.receive(message);
    expect(soundOf(message, store, false)).toBe("turn");
    expect(soundOf(message, store, true)).toBe(null);
    const said = { id: 1, at: 0, name: "Claudia", text: "Ave" };
    expect(soundOf({ type: "chat", lines: [said] }, store, true)).toBe(null);
    expect(soundOf({ type: "chat", lines: [{ ...said, name: "Livia" }] }, store, true)).toBe(
      "chat",
    );
  });

  it("by dice where dice were thrown", () => {
    const { store } = openStore();
    const entries = [entry(0, 1, "6", "die:6")];
    store.receive({ type: "log", entries });
    expect(soundOf({ type: "log", entries }, store, false)).toBe("dice");
  });
});
