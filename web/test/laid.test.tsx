// Several parts of an answer on one sheet: what is wanted goes to the server, and what can be comes back.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { obey } from "../src/keys";
import { meanwhile, toggled, wantedOn, withAnother, withAnswer, without } from "../src/laying";
import { Compose } from "../src/ui/Compose";
import { StoreContext } from "../src/ui/context";
import type { Field, Laid } from "../src/wire";
import { must, openStore, question, settle, tableMessage } from "./helpers";

const kinds: Field = {
  kind: "choose",
  question: "What do you propose?",
  rule: "R 1.09.6",
  options: [
    { code: 27, label: "Forces" },
    { code: 0, label: "Adjourn", last: true },
  ],
};
const legions: Field = { kind: "amount", question: "Legions?", rule: "R", low: 0, high: 6 };
const wars: Field = {
  kind: "choose",
  question: "Which war?",
  rule: "R",
  options: [
    { code: 40, label: "Punic" },
    { code: 41, label: "Gallic" },
  ],
};
const veterans: Field = {
  kind: "pick",
  question: "Veterans?",
  rule: "R",
  items: [
    { code: 8, label: "Legion VIII" },
    { code: 9, label: "Legion IX" },
  ],
  low: 0,
  high: 2,
};

function laid(n: number, more: Partial<Laid> = {}): Laid {
  return {
    title: "Sending of generals",
    send: "Propose it",
    parts: [
      {
        fields: [
          { name: "war", field: wars, answer: [40] },
          { name: "legions", field: legions, answer: [n] },
          { name: "veterans", field: veterans, answer: [0] },
        ],
      },
    ],
    beside: {
      lines: [`Left in Rome: ${6 - n}`],
      chances: [
        {
          about: `An army of ${n}`,
          results: [
            { name: "victory", percent: 60, weight: 0 },
            { name: "defeat", percent: 40, weight: 3 },
          ],
        },
      ],
    },
    move: n > 0 ? [27, 40, n] : [],
    label: n > 0 ? `${n} legions against the Punic War` : "",
    adds: true,
    ...more,
  };
}

const rows = laid(0, {
  rows: true,
  adds: false,
  parts: [5, 6].map((code) => ({
    label: `Concession ${code}`,
    start: { concession: [code] },
    fields: [{ name: "for", field: wars }],
  })),
});

describe("what is wanted on a sheet", () => {
  it("is what stands there, with one answer changed", () => {
    const sheet = laid(2);
    const all = { war: [40], legions: [2], veterans: [0] };
    expect(wantedOn(sheet)).toEqual([all]);
    expect(withAnswer(sheet, 0, "war", [41])).toEqual([{ ...all, war: [41] }]);
    expect(withAnother(sheet)).toEqual([all, {}]);
    expect(without({ ...sheet, parts: [...sheet.parts, ...sheet.parts] }, 0)).toEqual([all]);
  });

  it("has of rows those that are answered", () => {
    expect(wantedOn(rows)).toEqual([]);
    const wanted = withAnswer(rows, 1, "for", [41]);
    expect(wanted).toEqual([{ concession: [6], for: [41] }]);
    const shown = meanwhile(rows, wanted);
    expect(shown.parts.map(({ fields }) => fields[0]?.answer)).toEqual([[], [41]]);
    expect(withAnswer(shown, 1, "for", [])).toEqual([]);
  });

  it("picks an item, and leaves it again", () => {
    const said = must(laid(2).parts[0]?.fields[2]);
    expect(toggled(said, 9)).toEqual([1, 9]);
    expect(toggled({ ...said, answer: [2, 8, 9] }, 8)).toEqual([1, 9]);
  });
});

describe("the sheet", () => {
  beforeEach(() => {
    document.body.innerHTML = "";
  });
  afterEach(cleanup);

  async function opened() {
    const { store, socket } = openStore();
    socket.says(tableMessage({ question: question(kinds, false) }));
    render(
      <StoreContext.Provider value={store}>
        <Compose composer={store.main} keyed id="question" />
      </StoreContext.Provider>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Forces" }));
    const says = async (sheet: Laid): Promise<void> => {
      const { key } = socket.last("part");
      const field = { ...legions, sheet };
      socket.says({ type: "part", key, done: [27], field });
      await settle();
    };
    await says(laid(1));
    return { store, socket, says };
  }

  it("asks the server with each change, shows what comes of it, and sends the move it gave", async () => {
    const { socket, says } = await opened();
    expect(screen.getByText("An army of 1")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "One more of Legions?" }));
    // It stands there at once; the odds follow.
    expect(screen.getByLabelText("Legions?")).toHaveProperty("value", "2");
    expect(socket.last("part")).toMatchObject({
      done: [27],
      wanted: [{ war: [40], legions: [2], veterans: [0] }],
    });
    await says(laid(2));
    expect(screen.getByText("An army of 2")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("2 legions against the Punic War");
    fireEvent.click(screen.getByRole("button", { name: "Propose it" }));
    await settle();
    expect(socket.last("move")).toMatchObject({ move: [27, 40, 2], aside: false });
  });

  it("shows of several parts the last one whole, and of the others what they come to", async () => {
    const { says } = await opened();
    const one = laid(2);
    const [chances] = one.beside.chances ?? [];
    if (!chances) throw new Error("no chances");
    const two = { ...one, parts: [...one.parts, ...one.parts] };
    fireEvent.click(screen.getByRole("button", { name: "One more part" }));
    await says({
      ...two,
      beside: { chances: [chances, { ...chances, about: "An army of 3", part: 1 }] },
    });
    const [first, second] = screen.getAllByRole("group");
    if (!first || !second) throw new Error("two parts");
    expect(within(first).queryByLabelText("Legions?")).toBeNull();
    expect(within(first).getByText("An army of 2")).toBeTruthy();
    expect(within(second).getByLabelText("Legions?")).toBeTruthy();
    const heading = within(first).getByRole("button", { name: "Part 1" });
    expect(heading.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(heading);
    expect(within(first).getByLabelText("Legions?")).toBeTruthy();
    expect(within(second).queryByLabelText("Legions?")).toBeNull();
    // Where nothing tells its chances, what was chosen is said.
    fireEvent.click(within(first).getByRole("button", { name: "One more of Legions?" }));
    await says({ ...two, beside: {} });
    expect(within(second).getByText("Punic")).toBeTruthy();
  });

  it("keeps open what is being filled in where another part is left out", async () => {
    const { says } = await opened();
    const [part] = laid(2).parts;
    if (!part) throw new Error("no part");
    const many = (count: number): Laid =>
      laid(2, { parts: Array.from({ length: count }, () => part) });
    const places = (): (string | null)[] =>
      screen
        .getAllByRole("button", { name: /^Part / })
        .map((one) => one.getAttribute("aria-expanded"));
    fireEvent.click(screen.getByRole("button", { name: "One more part" }));
    await says(many(4));
    fireEvent.click(screen.getByRole("button", { name: "Part 2" }));
    fireEvent.click(screen.getByRole("button", { name: "Leave out part 1" }));
    await says(many(3));
    expect(places()).toEqual(["true", "false", "false"]);
    fireEvent.click(screen.getByRole("button", { name: "Leave out part 3" }));
    await says(many(2));
    expect(places()).toEqual(["true", "false"]);
    // What is added is open again, though there were as many before.
    fireEvent.click(screen.getByRole("button", { name: "One more part" }));
    await says(many(3));
    expect(places()).toEqual(["false", "false", "true"]);
  });

  it("is not sent while something is missing", async () => {
    const { socket, says } = await opened();
    fireEvent.click(screen.getByRole("button", { name: "One less of Legions?" }));
    await says(laid(0));
    const send = screen.getByRole("button", { name: "Propose it" });
    expect(send.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(send);
    await settle();
    expect(socket.sent.some((one) => one.do === "move")).toBe(false);
    expect(screen.getByRole("status").textContent).toBe("Something is still to be chosen.");
  });

  it("lets the last of several quick changes count", async () => {
    const { socket, says } = await opened();
    const more = screen.getByRole("button", { name: "One more of Legions?" });
    fireEvent.click(more);
    const first = socket.last("part").key;
    fireEvent.click(more);
    await says(laid(3));
    socket.says({ type: "part", key: first, done: [27], field: { ...legions, sheet: laid(2) } });
    await settle();
    expect(screen.getByLabelText("Legions?")).toHaveProperty("value", "3");
  });

  it("is closed by Escape from within a field, and can be answered step by step", async () => {
    const { store } = await opened();
    fireEvent.click(screen.getByRole("button", { name: "Answer step by step" }));
    expect(screen.queryByRole("button", { name: "Propose it" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Answer on one sheet" }));
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    let obeyed = false;
    document.addEventListener("keydown", (event) => (obeyed = obey(event, store)), { once: true });
    screen.getByLabelText("Legions?").dispatchEvent(escape);
    await settle();
    expect(obeyed).toBe(true);
    expect(screen.getByRole("button", { name: "Forces" })).toBeTruthy();
  });

  it("stays as it was where the server refuses, and says why", async () => {
    const { socket } = await opened();
    fireEvent.click(screen.getByRole("button", { name: "One more of Legions?" }));
    const { key } = socket.last("part");
    socket.says({ type: "error", key, code: "no-beginning", text: "It cannot begin so." });
    await settle();
    expect(screen.getByRole("alert").textContent).toContain("It cannot begin so.");
    expect(screen.getByLabelText("Legions?")).toHaveProperty("value", "1");
  });
});
