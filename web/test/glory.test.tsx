// The board of Glory to Rome: it draws the picture, and only what the shell opens can be chosen.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GloryBoard } from "../src/glory/GloryBoard";
import { card, camp, pile, props, table } from "./glory-table";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function thing(ref: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  if (!found) throw new Error(`${ref} is not drawn`);
  return found;
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) =>
    /^(ref|role_ref|hand_ref|deck_ref|jacks_ref)$/.test(name) ? [String(part)] : refsIn(part),
  );
}

describe("what can be chosen", () => {
  it("is a button, and gives its ref back", () => {
    const choose = vi.fn();
    const refs = [
      "pool:2",
      "role:3",
      "site:1",
      "card:38",
      "structure:0-31",
      "client:2-3",
      "hand:0",
    ];
    render(<GloryBoard {...props({ open: new Set(refs), choose })} />);
    for (const ref of refs) {
      expect(thing(ref).tagName).toBe("BUTTON");
      fireEvent.click(thing(ref));
      expect(choose).toHaveBeenLastCalledWith(ref);
    }
    expect(choose).toHaveBeenCalledTimes(refs.length);
  });

  it("is nothing that the shell has not opened", () => {
    const choose = vi.fn();
    render(<GloryBoard {...props({ open: new Set(["pool:2"]), choose })} />);
    expect(thing("pool:1").tagName).toBe("SPAN");
    for (const ref of ["pool:1", "card:5", "structure:1-23", "site:2", "pile:deck"]) {
      fireEvent.click(thing(ref));
    }
    expect(choose).not.toHaveBeenCalled();
  });

  it("tells whether it is chosen", () => {
    const open = new Set(["card:5", "card:38"]);
    render(<GloryBoard {...props({ open, chosen: new Set(["card:38"]) })} />);
    expect(thing("card:38").getAttribute("aria-pressed")).toBe("true");
    expect(thing("card:5").getAttribute("aria-pressed")).toBe("false");
    expect(thing("structure:0-31").hasAttribute("aria-pressed")).toBe(false);
  });

  it("stays the same button when it is no longer open, so that the focus is kept", () => {
    const view = render(<GloryBoard {...props({ open: new Set(["card:5", "pool:2"]) })} />);
    const hand = thing("card:5");
    const pool = thing("pool:2");
    view.rerender(<GloryBoard {...props({ chosen: new Set(["card:5", "pool:2"]) })} />);
    expect(thing("card:5")).toBe(hand);
    expect(thing("pool:2")).toBe(pool);
  });
});

describe("what a card says", () => {
  it("is read in full words", () => {
    render(<GloryBoard {...props()} />);
    screen.getByRole("button", { name: "Statue. Patron, Marble, value 3. What Statue does." });
    screen.getByRole("button", {
      name: "Villa, Livia: begun on a Stone site, 1 of 3. What Villa does.",
    });
    screen.getByRole("button", { name: "Dock, Livia: completed, in force. What Dock does." });
    screen.getByRole("button", { name: "Played by Marcus: Jack. What Jack does." });
    screen.getByRole("img", { name: "Marble: 2 in the pool" });
    screen.getByRole("img", { name: "Concrete sites: 3 in town, 3 out of town" });
    screen.getByRole("img", { name: "Architect: 2 clients of Octavia, 1 yet to act" });
  });

  it("is asked for by a click while it answers nothing", () => {
    const ask = vi.fn();
    render(<GloryBoard {...props({ ask })} />);
    fireEvent.click(thing("structure:0-5"));
    expect(ask).toHaveBeenLastCalledWith("card:5");
    fireEvent.click(thing("played:1-jack"));
    expect(ask).toHaveBeenLastCalledWith("card:jack");
  });

  it("is asked for by its question mark while it can be chosen", () => {
    const ask = vi.fn();
    const choose = vi.fn();
    render(<GloryBoard {...props({ ask, choose, open: new Set(["card:38"]) })} />);
    fireEvent.click(screen.getByRole("button", { name: "About Statue" }));
    expect(ask).toHaveBeenCalledTimes(1);
    fireEvent.click(thing("card:38"));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(choose).toHaveBeenCalledWith("card:38");
  });

  it("has signs that explain what stands on a camp", () => {
    render(<GloryBoard {...props()} />);
    for (const figure of ["influence", "points", "clients", "stock", "vault"])
      expect(document.querySelector(`[data-explain="${figure}@seat:0"]`)).toBeTruthy();
  });
});

describe("pointing", () => {
  it("names what the log names", () => {
    const point = vi.fn();
    render(<GloryBoard {...props({ point })} />);
    fireEvent.focus(thing("structure:0-5"));
    expect(point).toHaveBeenLastCalledWith("card:5");
    fireEvent.blur(thing("structure:0-5"));
    expect(point).toHaveBeenLastCalledWith("");
  });

  it("lights everything of that name", () => {
    render(<GloryBoard {...props({ lit: "card:5" })} />);
    const lit = [...document.querySelectorAll<HTMLElement>(".g-lit")].map((one) => one.dataset.ref);
    expect(lit.sort()).toEqual(["card:5", "structure:0-5"]);
  });

  it("marks the buildings that matter to the decision", () => {
    render(<GloryBoard {...props()} />);
    expect([...document.querySelectorAll(".g-glow")]).toEqual([thing("structure:0-5")]);
  });
});

describe("what is drawn", () => {
  it("is everything in the picture that has a ref, once", () => {
    const picture = table({
      drawn: card("drawn:0", 8, "Academy", 2),
      public: [card("public:23", 23, "Wall", 3)],
    });
    render(<GloryBoard {...props({ picture })} />);
    const refs = refsIn(picture).filter((ref) => !ref.startsWith("material:"));
    const drawn = [...document.querySelectorAll<HTMLElement>("[data-ref]")].map(
      (one) => one.dataset.ref,
    );
    expect(drawn.sort()).toEqual([...new Set(refs)].sort());
  });

  it("is divided between the sheets of a phone", () => {
    const picture = table();
    const { unmount } = render(<GloryBoard {...props({ picture, sheet: "table" })} />);
    thing("pool:0");
    thing("structure:1-23");
    expect(document.querySelector('[data-ref="card:38"]')).toBeNull();
    unmount();
    render(<GloryBoard {...props({ picture, sheet: "mine" })} />);
    thing("card:38");
    thing("stock:0-2");
    expect(document.querySelector('[data-ref="pool:0"]')).toBeNull();
  });

  it("shows no hand to an onlooker, and of no vault more than is known", () => {
    const picture = table({
      viewer: -1,
      hand: [],
      camps: [camp(0, "Livia", { mine: false }), camp(1, "Marcus", { mode: "thought" })],
      role: -1,
    });
    render(<GloryBoard {...props({ picture })} />);
    expect(document.querySelector(".g-hand, .g-card")).toBeNull();
    expect(document.querySelectorAll("[data-card]")).toHaveLength(0);
    screen.getByRole("img", { name: "Livia: 4 cards in hand, limit 5; 1 jack" });
    for (const vault of screen.getAllByRole("group", { name: "Vault 3/3" })) {
      within(vault).getByText("2 face down");
      expect(vault.querySelectorAll("[data-ref]")).toHaveLength(1);
    }
  });

  it("says what each seat is about", () => {
    render(<GloryBoard {...props()} />);
    const roles = screen.getByRole("region", { name: "Roles of this turn" });
    within(roles).getByText("Architect is led");
    const rows = within(roles).getAllByRole("listitem");
    for (const hidden of roles.querySelectorAll(".g-hidden-text")) hidden.remove();
    expect(rows.map((row) => row.textContent)).toEqual([
      "MarcusleadsJack",
      "Octaviathinksa card drawn",
      "Liviato decide",
    ]);
    screen.getByText("would concede to Marcus");
    screen.getByText("action held: Architect");
  });

  it("ends with the scores, the winner first", () => {
    const score = { influence: 8, vault: 9, bonuses: 3, statue: 3, wall: 0, total: 23, hand: 2 };
    const end = {
      text: "The game is over.",
      statue: "Statue",
      wall: "Wall",
      scores: [
        { ...score, seat: 1, won: true },
        { ...score, seat: 0, total: 20, statue: 0, won: false },
      ],
    };
    render(<GloryBoard {...props({ picture: table({ end, awaited: [] }) })} />);
    const [, first, second] = within(screen.getByRole("region", { name: "Scores" })).getAllByRole(
      "row",
    );
    expect(first?.textContent).toBe("Marcuswinner893" + "30232");
    expect(second?.textContent).toBe("Livia893" + "00202");
  });

  it("turns a large hand into low cards", () => {
    const hand = Array.from({ length: 8 }, (_, i) => card(`card:${i}`, i, `Card ${i}`, 0));
    const { unmount } = render(<GloryBoard {...props({ picture: table({ hand }) })} />);
    expect(document.querySelector(".g-low-cards")).not.toBeNull();
    unmount();
    render(<GloryBoard {...props({ picture: table({ hand: hand.slice(1) }) })} />);
    expect(document.querySelector(".g-low-cards")).toBeNull();
  });
});

describe("influence", () => {
  it("is written smaller in its wreath where it has two digits", () => {
    const camps = [9, 10].map((influence, seat) => camp(seat, `Seat ${seat}`, { influence }));
    render(<GloryBoard {...props({ picture: table({ camps, awaited: [] }) })} />);
    const wide = [...document.querySelectorAll(".g-laurel.g-wide")].map((one) => one.textContent);
    expect(wide).toEqual(["10"]);
  });
});

describe("the camps of others", () => {
  it("can be opened, one at a time", () => {
    render(<GloryBoard {...props()} />);
    fireEvent.click(screen.getByRole("button", { name: "Open the camp of Octavia" }));
    fireEvent.click(screen.getByRole("button", { name: "Open the camp of Marcus" }));
    screen.getByRole("button", { name: "Close the camp of Marcus", expanded: true });
    screen.getByRole("button", { name: "Open the camp of Octavia", expanded: false });
  });

  it("follow clockwise from the reader's left", () => {
    const camps = [0, 1, 2, 3].map((seat) => camp(seat, `Seat ${seat}`, { mine: seat === 2 }));
    render(<GloryBoard {...props({ picture: table({ viewer: 2, camps, awaited: [] }) })} />);
    const others = screen.getByRole("group", { name: "Other camps" });
    const names = within(others)
      .getAllByRole("region")
      .map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual(["Camp of Seat 3", "Camp of Seat 0", "Camp of Seat 1"]);
  });

  it("a single one is always open", () => {
    const camps = [camp(0, "Livia"), camp(1, "Marcus", { stock: [pile("stock:1-0", 0, 4)] })];
    render(<GloryBoard {...props({ picture: table({ camps }) })} />);
    expect(document.querySelector(".g-small-camp")).toBeNull();
    expect(screen.queryByRole("button", { name: /camp of Marcus/ })).toBeNull();
  });
});
