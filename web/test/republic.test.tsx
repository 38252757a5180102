// The board of The Republic of Rome: what can be pressed, pointed at, read and heard.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { RepublicBoard } from "../src/republic/RepublicBoard";
import type { BoardProps } from "../src/board";
import type { RepublicPicture } from "../src/wire";
import { must } from "./helpers";
import {
  ATTEMPT,
  BATTLE,
  faction,
  NO_FORCE,
  proposal,
  props,
  province,
  senator,
  table,
  war,
} from "./republic-table";

afterEach(cleanup);

function shown(
  picture: Partial<RepublicPicture>,
  more: Partial<BoardProps<RepublicPicture>> = {},
): { board: BoardProps<RepublicPicture>; root: Element } {
  const board = props(table(picture), more);
  const { container } = render(<RepublicBoard {...board} />);
  return { board, root: container };
}

function thing(root: Element, ref: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  if (!found) throw new Error(`${ref} is not on the board`);
  return found;
}

function button(root: Element, ref: string): HTMLElement {
  const found = thing(root, ref);
  return found instanceof HTMLButtonElement ? found : must(within(found).getAllByRole("button")[0]);
}

const FLOOR = {
  presiding: { ref: "senator:10", name: "Senator10" },
  presiding_seat: 1,
  proposal: proposal(),
  interrupters: [{ ref: "seat:2", name: "Octavia", cards: 3, free: [], dagger: true }],
  claims: [],
  plea: [],
  laws: [],
  minor: 0,
  major: 0,
  decisions: [],
  coalition: [],
};

describe("a thing on the table", () => {
  it("answers the question when it is open, and tells about itself otherwise", () => {
    const { board, root } = shown(
      { wars: [war(0), war(3)], provinces: [province(1)] },
      { open: new Set(["war:0", "senator:10"]) },
    );
    for (const ref of ["war:0", "senator:10"]) fireEvent.click(button(root, ref));
    expect(board.choose).toHaveBeenCalledTimes(2);
    expect(board.choose).toHaveBeenLastCalledWith("senator:10");
    for (const ref of ["war:3", "province:1", "senator:20"]) fireEvent.click(button(root, ref));
    expect(board.ask).toHaveBeenCalledTimes(3);
    expect(board.choose).toHaveBeenCalledTimes(2);
  });

  it("tells what provinces have of their own, and which have joined a war", () => {
    const joined = { name: "Bithynia", land: 4, naval: 5, troops: 3, fleets: 1 };
    const { root } = shown({
      wars: [war(0, { allies: [joined] })],
      provinces: [province(1, { troops: 3, ships: 2, attacked: true })],
      factions: [faction(0, { senators: [senator(1, 0, { disbanded: 2 })] }), faction(1)],
    });
    const label = (ref: string) => button(root, ref).getAttribute("aria-label");
    expect(label("province:1")).toContain("own troops 3, own fleets 2");
    expect(label("province:1")).toContain("attacked");
    expect(label("war:0")).toContain("in league with it: Bithynia (troops 3, fleets 1)");
    expect(thing(root, "war:0").textContent).toContain("Bithynia7/6");
    expect(label("senator:1")).toContain("has disbanded 2 veteran legions");
  });

  it("is marked when it is open, chosen, or what the log speaks of", () => {
    const { root } = shown(
      { wars: [war(0), war(1), war(2)] },
      { open: new Set(["war:0"]), chosen: new Set(["war:1"]), lit: "war:2" },
    );
    expect(thing(root, "war:0").className).toContain("r-open");
    expect(thing(root, "war:1").className).toContain("r-chosen");
    expect(thing(root, "war:2").className).toContain("r-lit");
    expect(thing(root, "war:2").className).not.toContain("r-open");
  });

  it("points at itself under the mouse and when it has the focus", () => {
    const { board, root } = shown({ provinces: [province(1)] });
    fireEvent.focus(button(root, "province:1"));
    expect(board.point).toHaveBeenLastCalledWith("province:1");
    fireEvent.blur(button(root, "province:1"));
    expect(board.point).toHaveBeenLastCalledWith("");
  });

  it("says all it shows in full words", () => {
    const { root } = shown({
      factions: [
        faction(0, {
          senators: [
            senator(1, 0, {
              name: "Cornelius",
              offices: [{ id: "rome_consul", name: "Rome Consul" }],
              marks: ["leader", "first", "prior_consul"],
              popularity: -2,
              concessions: [{ ref: "concession:4", name: "Mining", exposed: true }],
            }),
          ],
        }),
        faction(1),
      ],
    });
    const label = button(root, "senator:1").getAttribute("aria-label");
    for (const part of [
      "Cornelius",
      "Rome Consul",
      "faction leader",
      "highest ranking official",
      "has been Consul",
      "military 3",
      "popularity −2",
      "Mining (corruption)",
    ])
      expect(label).toContain(part);
    expect(thing(root, "concession:4").textContent).toContain("Mining");
  });
});

describe("the factions", () => {
  const six = Array.from({ length: 6 }, (_, seat) =>
    faction(seat, {
      senators: Array.from({ length: 7 }, (_, n) => senator(seat * 10 + n, seat)),
    }),
  );

  it("are all there with all their senators, one's own last", () => {
    const { root } = shown({ factions: six });
    expect(root.querySelectorAll("[data-ref^='senator:']")).toHaveLength(42);
    expect(root.querySelectorAll(".r-strip")).toHaveLength(5);
    expect(root.querySelectorAll(".r-mine")).toHaveLength(1);
    const names = [...root.querySelectorAll(".r-factions > section")].map((one) =>
      one.getAttribute("aria-label"),
    );
    expect(names).toEqual([
      "Marcus",
      "Octavia",
      "Gnaeus",
      "Aurelia",
      "Titus",
      "Your faction: Livia",
    ]);
  });

  it("are told by letter and standard as well as by colour", () => {
    const { root } = shown({ factions: six });
    const banners = [...root.querySelectorAll(".r-factions .r-banner")];
    expect(new Set(banners.map((one) => one.querySelector("b")?.textContent)).size).toBe(6);
    expect(new Set(banners.map((one) => one.querySelector("svg")?.innerHTML)).size).toBe(6);
  });

  it("open and close, and their senators stay where they can be chosen", () => {
    const { board, root } = shown({ factions: six }, { open: new Set(["senator:31"]) });
    const opener = screen.getByRole("button", { name: "Show the senators of Gnaeus" });
    expect(opener.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(opener);
    const closer = screen.getByRole("button", { name: "Hide the senators of Gnaeus" });
    expect(closer.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(button(root, "senator:31"));
    expect(board.choose).toHaveBeenCalledWith("senator:31");
  });

  it("show a treasury and cards only where they are known", () => {
    const hand = [{ ref: "card:12", name: "Tribune", kind: "intrigue", lines: ["Vetoes."] }];
    const { root } = shown({ factions: [faction(0, { hand }), faction(1)] });
    expect(root.querySelector(".r-mine .r-figure-talents")?.textContent).toContain("7");
    expect(root.querySelector(".r-strip .r-plate .r-figure-talents")).toBeNull();
    expect(button(root, "card:12").getAttribute("aria-label")).toBe("Tribune (intrigue): Vetoes.");
  });
});

describe("the floor", () => {
  it("has the votes so far as the places of the two answers", () => {
    const { board, root } = shown(
      { floor: FLOOR },
      { open: new Set(["vote:for", "vote:against"]) },
    );
    expect(button(root, "vote:for").getAttribute("aria-label")).toBe("24 votes for it");
    fireEvent.click(button(root, "vote:against"));
    expect(board.choose).toHaveBeenCalledWith("vote:against");
  });

  it("says how each faction has voted, and whose vote is awaited", () => {
    const { root } = shown({ floor: FLOOR });
    const told = [...root.querySelectorAll(".r-voters li")].map((one) => one.textContent);
    expect(told[0]).toContain("voted for it");
    expect(told[1]).toContain("votes now");
    expect(root.querySelector(".r-interrupts")?.textContent).toContain("might be a Tribune");
  });

  it("tells where the Senate stands when a coalition rules", () => {
    const coalition = [
      { label: "Coalition", words: [{ text: "Anna and Imperial Faction", ref: "" }] },
      { label: "Chooses now", words: [{ text: "Anna", ref: "seat:0" }] },
    ];
    const { root } = shown({ floor: { ...FLOOR, proposal: null, coalition } });
    const told = [...root.querySelectorAll(".r-coalition > div")].map((one) => one.textContent);
    expect(told[0]).toBe("CoalitionAnna and Imperial Faction");
    // A name that means a faction has its shield before it.
    expect(told[1]).toMatch(/^Chooses now.+Anna$/);
    expect(root.querySelectorAll(".r-coalition .r-badge").length).toBe(1);
    expect(root.querySelector(".r-chair")).toBeNull();
  });

  it("names the things of the proposal so that they light up", () => {
    const { board, root } = shown({ floor: FLOOR });
    const name = root.querySelector("[data-names='senator:10']");
    expect(name?.textContent).toBe("Senator10");
    fireEvent.pointerEnter(must(name));
    expect(board.point).toHaveBeenCalledWith("senator:10");
  });

  it("waits for a consent before there are votes", () => {
    const waiting = [{ ref: "senator:20", name: "Senator20" }];
    const { root } = shown({ floor: { ...FLOOR, proposal: proposal({ waiting }) } });
    expect(root.querySelector(".r-consent")?.textContent).toContain("Senator20");
    expect(root.querySelector(".r-balance")).toBeNull();
  });
});

describe("what is going on", () => {
  it("is two piles in a persuasion, whose difference is the base number", () => {
    const { root } = shown({
      stage: "forum",
      initiative: {
        turns: [
          { ref: "seat:0", name: "Livia", state: "now" },
          { ref: "", name: "", state: "next" },
          { ref: "", name: "", state: "next" },
        ],
        steps: [],
        auction: null,
        persuasion: ATTEMPT,
        attempts: [],
        knights: [],
      },
    });
    const sums = [...root.querySelectorAll(".r-pile-sum")].map((one) => Number(one.textContent));
    expect(sums).toEqual([17, 11]);
    expect(root.querySelector(".r-base b")?.textContent).toBe("6");
    expect(root.querySelector(".r-turns")?.textContent).toContain("×2");
  });

  it("keeps the dice of a battle with its losses and what came of it", () => {
    const { root } = shown({ stage: "combat", battles: [BATTLE] });
    const told = root.querySelector(".r-battle")?.textContent;
    expect(told).toContain("black die 4");
    expect(told).toContain("white dice 7");
    expect(told).toContain("3 legions (1 veteran)");
    expect(told).toContain("Senator10 dies.");
    expect(root.querySelector(".r-die-black")?.querySelectorAll("circle")).toHaveLength(4);
  });

  it("shows agreements at once when one of them can be answered", () => {
    const deal = {
      ref: "deal:1",
      number: 1,
      state: "offered",
      by: { ref: "seat:1", name: "Marcus" },
      waiting: [{ ref: "seat:0", name: "Livia" }],
      turn: 4,
      promises: [{ words: [{ text: "Marcus promises Livia 3 T." }], fate: "open" }],
    };
    const { board, root } = shown({ floor: FLOOR, deals: [deal] }, { open: new Set(["deal:1"]) });
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Agreements");
    fireEvent.click(button(root, "deal:1"));
    expect(board.choose).toHaveBeenCalledWith("deal:1");
  });

  it("has tabs for the keyboard, of which one is in the order", () => {
    shown({ floor: FLOOR });
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
    // The key is used up: the arrows of the board around do not move the focus on.
    expect(fireEvent.keyDown(must(tabs[0]), { key: "ArrowRight" })).toBe(false);
    expect(fireEvent.keyDown(must(tabs[0]), { key: "ArrowDown" })).toBe(true);
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Agreements");
    expect(document.activeElement).toBe(tabs[1]);
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "ArrowLeft" });
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("The floor");
  });

  it("is the end, with who has won", () => {
    const { root } = shown({ stage: "over", result: "The era has ended.", winners: [1] });
    expect(root.querySelector(".r-over")?.textContent).toContain("The era has ended.");
    expect(root.querySelector(".r-winner")?.textContent).toContain("Marcus");
  });
});

describe("the State and the wars", () => {
  it("opens the budget of next year beside the treasury", () => {
    shown({});
    const treasury = screen.getByRole("button", { name: /State treasury 134 T/ });
    expect(treasury.textContent).toContain("−62");
    fireEvent.click(treasury);
    const budget = screen.getByRole("table", { name: "Next Revenue Phase" });
    expect(budget.textContent).toContain("Legions and fleets−142");
    // Escape closes it and does nothing else; where nothing is open, it is the page's.
    expect(fireEvent.keyDown(treasury, { key: "Escape" })).toBe(false);
    expect(screen.queryByRole("table", { name: "Next Revenue Phase" })).toBeNull();
    expect(fireEvent.keyDown(treasury, { key: "Escape" })).toBe(true);
  });

  it("tells strengths, numbers, leaders, armies and odds of a war", () => {
    const odds = {
      commander: { ref: "senator:10", name: "Senator10" },
      province: "",
      sent: true,
      proposed: false,
      naval: false,
      legions: 8,
      fleets: 5,
      victory: 62,
      stalemate: 0,
      defeat: 17,
      disaster: 21,
      standoff: 0,
      lost_legions: 1.5,
      lost_fleets: 0,
    };
    const leader = { ref: "leader:0", name: "Hannibal", strength: 7, disaster: 9, standoff: 16 };
    const army = {
      commander: { ref: "senator:10", name: "Senator10" },
      seat: 1,
      force: { ...NO_FORCE, legions: 8, fleets: 5 },
      land: 13,
      naval: 8,
    };
    const { root } = shown({
      wars: [
        war(0, { times: 2, unprosecuted: true, leaders: [leader], armies: [army], odds: [odds] }),
      ],
    });
    const label = button(root, "war:0").getAttribute("aria-label");
    expect(label).toContain("land strength 10, naval strength 10");
    expect(label).toContain("unprosecuted");
    expect(label).toContain("×2");
    expect(thing(root, "leader:0").getAttribute("aria-label")).toContain("strength +7");
    expect(thing(root, "war:0").textContent).toContain("victory 62%, defeat 17%, disaster 21%");
  });
});

describe("a phone", () => {
  it("shows the table without one's own faction, or that alone", () => {
    const { root } = shown({ wars: [war(0)] }, { sheet: "table" });
    expect(root.querySelector(".r-mine")).toBeNull();
    expect(root.querySelectorAll(".r-strip")).toHaveLength(2);
    cleanup();
    const mine = shown({ wars: [war(0)] }, { sheet: "mine" }).root;
    expect(mine.querySelector(".r-mine")).not.toBeNull();
    expect(mine.querySelector(".r-wars")).toBeNull();
  });
});
