import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { now, span } from "../src/time";
import { timeLeft } from "../src/time";
import { Decision } from "../src/ui/Decision";
import { apart, Plot, scaleOf } from "../src/ui/Plot";
import { mentionBegun } from "../src/ui/Chat";
import { pipsOf, Spans } from "../src/ui/Spans";
import { SidePanel } from "../src/ui/SidePanel";
import { StoreContext } from "../src/ui/context";
import type { Store } from "../src/store";
import { cards, entry, openStore, question, roles, settle, tableMessage } from "./helpers";
import type { ComponentChildren } from "preact";

function show(store: Store, children: ComponentChildren) {
  return render(<StoreContext.Provider value={store}>{children}</StoreContext.Provider>);
}

beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(cleanup);

describe("a line of the log", () => {
  it("names things that light up on the table, and tells about them", () => {
    const { store, socket } = openStore();
    show(
      store,
      <Spans
        line={[
          { text: "Livia", ref: "seat:1" },
          { text: " lays " },
          { text: "Bath", ref: "card:3" },
        ]}
      />,
    );
    const bath = screen.getByRole("button", { name: "Bath" });
    fireEvent.mouseEnter(bath);
    expect(store.lit.value).toBe("card:3");
    fireEvent.mouseLeave(bath);
    expect(store.lit.value).toBe("");
    fireEvent.click(bath);
    expect(socket.last("tell")).toMatchObject({ what: "card", rest: "card:3" });
    fireEvent.keyDown(screen.getByRole("button", { name: "Livia" }), { key: "Enter" });
    expect(socket.last("tell")).toMatchObject({ what: "camp", rest: "1" });
  });

  it("shows dice as dice, with their number for those who do not see them", () => {
    const { store } = openStore();
    const { container } = show(store, <Spans line={[{ text: "5", ref: "die:white" }]} />);
    expect(container.querySelectorAll("circle")).toHaveLength(5);
    expect(container.textContent).toBe("5");
  });

  it("takes no word for a die", () => {
    expect(pipsOf({ text: "four", ref: "die:4" })).toBe(4);
    expect(pipsOf({ text: "4", ref: "card:4" })).toBe(null);
    expect(pipsOf({ text: "black", ref: "die:black" })).toBe(null);
  });
});

describe("the decision bar", () => {
  it("says who is awaited, what for, and how long", () => {
    const { store, socket } = openStore();
    now.value = 1_000;
    const asked = [{ seat: 1, topic: "lead or think", rule: "G.lead.1", since: 900, until: 1_190 }];
    socket.says(tableMessage({ asked }));
    show(store, <Decision />);
    expect(screen.getByRole("heading").textContent).toBe("The table waits");
    expect(screen.getByText("Livia:").parentElement?.textContent).toContain("lead or think");
    expect(screen.getByText("3:10 left")).toBeTruthy();
  });

  it("says why a game of other rules can only be read", () => {
    const { store, socket } = openStore();
    const text = "These rules do not fit this game from line 20 on.";
    const differs = { line: 20, begun: "0", now: "3", text };
    const result = { heading: "As recorded: it ended.", lines: [], winners: [] };
    socket.says(tableMessage({ status: "over", differs, result }));
    show(store, <Decision />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText("As recorded: it ended.")).toBeTruthy();
  });

  it("shows options as buttons in groups, the pass last", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    show(store, <Decision />);
    const lead = screen.getByRole("group", { name: "Lead" });
    expect(within(lead).getAllByRole("button")).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(socket.last("move").move).toEqual([0]);
  });

  it("links a rule to its page and shows it beside the table", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question({ ...roles, rule: "R 1.07.41" }) }));
    show(store, <Decision />);
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("/rules/glory/R%201.07.41");
    fireEvent.click(link);
    expect([store.page.value, store.panel.value]).toEqual([{ rule: "R 1.07.41" }, "rules"]);
  });

  it("lets only a legal number be confirmed", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(cards) }));
    show(store, <Decision />);
    const confirm = () => screen.getByRole("button", { name: /^(Confirm|Pick)/ });
    fireEvent.click(confirm());
    expect(confirm().getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "One more of Bath" }));
    fireEvent.click(screen.getByRole("button", { name: "Road" }));
    expect(confirm().textContent).toBe("Confirm 2");
    fireEvent.click(confirm());
    expect(socket.last("move").move).toEqual([2, 3, 4]);
  });

  it("shows what is refused, with reason and rule, as choices that cannot be chosen", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    show(store, <Decision />);
    fireEvent.click(screen.getByRole("button", { name: /Why not/ }));
    const refusals = [{ label: "Lead Patron", why: "You have no such card.", rule: "G.lead.3" }];
    socket.says({ type: "why", key: socket.last("why").key, refusals });
    await settle();
    const refused = await screen.findByRole("button", { name: "Lead Patron" });
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    expect(
      document.getElementById(refused.getAttribute("aria-describedby") ?? "")?.textContent,
    ).toContain("You have no such card.");
  });

  it("puts the focus on the next question when the button that had it is gone", async () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles, false) }));
    show(store, <Decision />);
    const lead = screen.getByRole("button", { name: "Lead Laborer" });
    lead.focus();
    fireEvent.focusIn(lead);
    fireEvent.click(lead);
    socket.says({ type: "part", key: socket.last("part").key, done: [10], field: cards });
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("Which cards?"));
    expect(document.activeElement?.id).toBe("question");
  });

  it("offers a spectator nothing to press", () => {
    const { store, socket } = openStore();
    const seats = [{ seat: 0, name: "Livia", kind: "person" as const }];
    socket.says(tableMessage({ seats, viewer: -1 }));
    show(store, <Decision />);
    expect(screen.queryByRole("button", { name: /Undo/ })).toBe(null);
  });
});

describe("beside the table", () => {
  it("counts what is new where the reader is not", async () => {
    const { store, socket } = openStore();
    socket.says({ type: "log", entries: [entry(0, -1, "The deal")] });
    show(store, <SidePanel />);
    fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
    socket.says({ type: "log", entries: [entry(1, 1, "Livia thinks.")] });
    const tab = await screen.findByRole("tab", { name: /Log.*1/ });
    fireEvent.click(tab);
    await vi.waitFor(() => expect(screen.getByRole("tab", { name: "Log" })).toBeTruthy());
  });

  it("says of an undo whose it was, and leaves out what nobody may know", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage());
    const undone = { n: 1, seat: 1, at: 0, lines: [], undo: true };
    const hidden = { n: 2, seat: 1, at: 0, lines: [] };
    socket.says({ type: "log", entries: [entry(0, -1, "The deal"), undone, hidden] });
    const { container } = show(store, <SidePanel />);
    expect(screen.getByText("Livia takes the last move back.")).toBeTruthy();
    expect(container.querySelectorAll(".entry")).toHaveLength(2);
  });

  it("finds the name that is being called", () => {
    expect(mentionBegun("Ave @Li")).toBe("Li");
    expect(mentionBegun("@")).toBe("");
    expect(mentionBegun("mail@here")).toBe(null);
    expect(mentionBegun("@Livia yes")).toBe(null);
  });
});

describe("time", () => {
  const { store } = openStore();

  it("is told in few signs", () => {
    expect([59, 61, 3_700, 180_000].map((s) => span(s, store.say))).toEqual([
      "0:59",
      "1:01",
      "1 h 1 min",
      "2 d 2 h",
    ]);
  });

  it("runs out by deadline or clock, whichever is first", () => {
    now.value = 500;
    const asked = { seat: 1, topic: "", rule: "", since: 400, until: 560 };
    const seat = { seat: 1, name: "", kind: "person", clock: 100 } as const;
    expect(timeLeft(asked, seat, 480)).toBe(60);
    expect(timeLeft(asked, { ...seat, clock: 50 }, 480)).toBe(30);
    expect(timeLeft({ ...asked, until: null }, undefined, 480)).toBe(null);
  });
});

describe("the plot", () => {
  it("has round numbers that hold all values", () => {
    expect(scaleOf([2, 41])).toEqual({ low: 0, high: 60, ticks: [0, 20, 40, 60] });
    const below = scaleOf([-12, 30]);
    expect(below.low).toBeLessThanOrEqual(-12);
    expect(below.ticks).toContain(0);
    expect(scaleOf([0, 0]).high).toBeGreaterThan(0);
  });

  it("moves names apart", () => {
    expect(apart([10, 10, 50], 16)).toEqual([10, 26, 50]);
  });

  it("tells every number in a table too", () => {
    const { store } = openStore();
    const series = {
      name: "Influence",
      labels: ["Claudia", "Livia"],
      values: [
        [2, 3],
        [2, 5],
      ],
    };
    const { container } = show(store, <Plot series={series} turns={["1", "2"]} />);
    const numbers = [...container.querySelectorAll("td")].map((cell) => cell.textContent);
    expect(numbers).toEqual(["2", "2", "3", "5"]);
    expect(container.querySelectorAll("polyline")).toHaveLength(2);
  });
});

describe("a question about the one thing there is to do", () => {
  const done = { code: 0, label: "Done", last: true };
  const field = {
    ...roles,
    options: [{ code: 11, label: "Tax Farmer 5" }, done],
  };
  const ahead = { done: [11], label: "Tax Farmer 5", field: cards };

  it("says what it is about", () => {
    const { store, socket } = openStore();
    const text = "Play cards from your hand.";
    socket.says(tableMessage({ question: { ...question(field, false), text, ahead } }));
    const { container } = show(store, <Decision />);
    const about = container.querySelector(".about");
    expect(about?.textContent).toBe("Play cards from your hand. Tax Farmer 5");
    const asked = container.querySelector(".question");
    expect(asked?.getAttribute("aria-describedby")).toBe(about?.id);
  });

  it("says nothing more where there are several", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles, false) }));
    const { container } = show(store, <Decision />);
    expect(container.querySelector(".about")).toBeNull();
    expect(container.querySelector(".question")?.hasAttribute("aria-describedby")).toBe(false);
  });
});

describe("the second click of a double click", () => {
  function pressed(on: Element, detail: number): void {
    fireEvent.pointerDown(on);
    fireEvent.click(on, { detail });
  }

  it("does nothing below the question where the first was for something else", () => {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(roles) }));
    show(store, <Decision />);
    const [option] = within(screen.getByRole("group", { name: "Lead" })).getAllByRole("button");
    const pass = screen.getByRole("button", { name: /Pass until/ });
    if (!option) throw new Error("nothing to lead");
    pressed(option, 1);
    pressed(pass, 2);
    expect(store.watch.value).toBeNull();
    pressed(pass, 1);
    expect(store.watch.value).not.toBeNull();
    pressed(pass, 2);
    expect(store.watch.value).toBeNull();
  });

  it("nor anything in the question that has come meanwhile", () => {
    const { store, socket } = openStore();
    const bundles = [{ label: "Play all: Tax Farmer 5", moves: [[11], [0]] }];
    socket.says(tableMessage({ question: question(roles) }));
    show(store, <Decision />);
    const [option] = within(screen.getByRole("group", { name: "Lead" })).getAllByRole("button");
    if (!option) throw new Error("nothing to lead");
    fireEvent.pointerDown(option);
    const together = { ...question(roles), text: "Play cards.", bundles };
    void act(() => socket.says(tableMessage({ seq: 9, question: together })));
    const all = screen.getByRole("button", { name: /Play all/ });
    pressed(all, 2);
    const moves = () => socket.sent.filter((one) => one.do === "move");
    expect(moves()).toEqual([]);
    pressed(all, 1);
    expect(moves()).toHaveLength(1);
  });
});
