import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beside } from "../src/explain";
import { obey } from "../src/keys";
import { Explain } from "../src/ui/Explain";
import { StoreContext } from "../src/ui/context";
import { must, openStore, type FakeSocket } from "./helpers";

const CHOSEN = vi.fn();

function show() {
  const { store, socket } = openStore();
  render(
    <StoreContext.Provider value={store}>
      <main id="board">
        <button type="button" data-ref="seat:0" onClick={CHOSEN}>
          Livia <b data-explain="influence@seat:0">5</b>
        </button>
        <span role="img" aria-label="deck" data-ref="pile:deck" />
        <p>nothing</p>
      </main>
      <Explain />
    </StoreContext.Provider>,
  );
  const thing = (ref: string): Element =>
    must(document.querySelector(`[data-ref="${ref}"], [data-explain="${ref}"]`));
  [...document.querySelectorAll("#board *")].forEach((one, n) => {
    const box = new DOMRect(100 * n, 10, 80, 20);
    one.getBoundingClientRect = () => box;
  });
  return { store, socket, thing };
}

/** Answers what was asked last. */
async function answers(socket: FakeSocket, about: object | null): Promise<void> {
  const asked = socket.last("explain");
  socket.says({ type: "explanation", key: asked.key, about, signs: [] });
  await vi.advanceTimersByTimeAsync(0);
}

const card = (): HTMLElement | null => document.querySelector(".explained");
const influence = {
  ref: "influence@seat:0",
  name: "Livia: Influence",
  value: "5",
  why: ["2 to begin with.", "+3 from 1 site of marble."],
  use: ["Each is a point at the end."],
  rule: "G.building.12",
};

beforeEach(() => {
  document.body.innerHTML = "";
  vi.useFakeTimers();
  CHOSEN.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a card that explains", () => {
  it("comes after a while by pointing, tells all, and goes with the mouse", async () => {
    const { socket, thing } = show();
    const at = { pointerType: "mouse", clientX: 110, clientY: 15 };
    fireEvent.pointerMove(thing("influence@seat:0"), at);
    await vi.advanceTimersByTimeAsync(300);
    expect(socket.sent.some((one) => one.do === "explain")).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(socket.last("explain").ref).toBe("influence@seat:0");
    expect(card()).toBe(null);
    await answers(socket, influence);
    expect(must(card()).textContent).toContain("+3 from 1 site of marble.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/glory/G.building.12");
    fireEvent.pointerMove(screen.getByText("nothing"), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(400);
    expect(card()).toBe(null);
  });

  it("stays while the mouse is on it", async () => {
    const { socket, thing } = show();
    fireEvent.pointerMove(thing("pile:deck"), { pointerType: "mouse", clientX: 210, clientY: 15 });
    await vi.advanceTimersByTimeAsync(600);
    await answers(socket, { ref: "pile:deck", name: "Deck" });
    fireEvent.pointerMove(screen.getByText("nothing"), { pointerType: "mouse" });
    fireEvent.pointerMove(must(card()), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(card()).not.toBe(null);
  });

  it("comes by a long press, which chooses nothing, and not by a short one", async () => {
    const { socket, thing } = show();
    const touch = { pointerType: "touch", clientX: 10, clientY: 15 };
    fireEvent.pointerDown(thing("seat:0"), touch);
    await vi.advanceTimersByTimeAsync(600);
    fireEvent.pointerUp(thing("seat:0"), touch);
    fireEvent.click(thing("seat:0"));
    await answers(socket, { ref: "seat:0", name: "Livia" });
    expect(must(card()).textContent).toContain("Livia");
    expect(CHOSEN).not.toHaveBeenCalled();
    fireEvent.pointerDown(thing("seat:0"), touch);
    fireEvent.pointerUp(thing("seat:0"), touch);
    fireEvent.click(thing("seat:0"));
    expect(CHOSEN).toHaveBeenCalledTimes(1);
    expect(card()).toBe(null);
  });

  it("comes by the other mouse button", async () => {
    const { socket, thing } = show();
    const opened = fireEvent.contextMenu(thing("seat:0"), { clientX: 10, clientY: 15 });
    expect(opened).toBe(false);
    await answers(socket, { ref: "seat:0", name: "Livia" });
    expect(must(card()).textContent).toContain("Livia");
  });

  it("comes by the key, follows the arrows, and Escape closes it alone", async () => {
    const { store, socket, thing } = show();
    const seat = thing("seat:0") as HTMLElement;
    seat.focus();
    const key = new KeyboardEvent("keydown", { key: "i" });
    Object.defineProperty(key, "target", { value: seat });
    expect(obey(key, store)).toBe(true);
    await answers(socket, { ref: "seat:0", name: "Livia" });
    fireEvent.keyDown(seat, { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("influence@seat:0"));
    await answers(socket, influence);
    fireEvent.keyDown(must(document.activeElement), { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("pile:deck"));
    await answers(socket, { ref: "pile:deck", name: "Deck" });
    expect(must(card()).textContent).toContain("Deck");
    const gone = fireEvent.keyDown(must(document.activeElement), { key: "Escape" });
    expect(gone).toBe(false);
    expect(card()).toBe(null);
  });

  it("gives way to what there is to read of a thing without one", async () => {
    const { socket, thing } = show();
    fireEvent.contextMenu(thing("pile:deck"), { clientX: 210, clientY: 15 });
    await answers(socket, null);
    expect(card()).toBe(null);
    expect(socket.last("tell")).toMatchObject({ what: "card", rest: "pile:deck" });
  });
});

describe("the place of a card", () => {
  const view = { width: 400, height: 600 };
  const size = { width: 150, height: 100 };
  const over = (place: { left: number; top: number; height: number }, anchor: DOMRect) =>
    place.left < anchor.right &&
    place.left + size.width > anchor.left &&
    place.top < anchor.bottom &&
    place.top + place.height > anchor.top;

  it("is beside its sign, within the window, wherever that is", () => {
    for (let x = 0; x <= 360; x += 40)
      for (let y = 0; y <= 560; y += 40) {
        const anchor = new DOMRect(x, y, 40, 40);
        const place = beside(anchor, size, view);
        expect(over(place, anchor)).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(4);
        expect(place.left + size.width).toBeLessThanOrEqual(396);
        expect(place.top).toBeGreaterThanOrEqual(4);
        expect(place.top + place.height).toBeLessThanOrEqual(596);
      }
  });

  it("is lower where there is too little room", () => {
    const anchor = new DOMRect(20, 80, 360, 480);
    const place = beside(anchor, { width: 300, height: 200 }, view);
    expect(place).toEqual({ left: 20, top: 4, height: 68 });
  });
});
