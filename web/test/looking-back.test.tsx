import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Replay } from "../src/ui/Replay";
import { StoreContext } from "../src/ui/context";
import { openStore, tableMessage } from "./helpers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function replay() {
  const { store, socket } = openStore();
  socket.says(tableMessage({ seq: 40 }));
  const { unmount } = render(
    <StoreContext.Provider value={store}>
      <Replay />
    </StoreContext.Provider>,
  );
  const looks = (): unknown[] => socket.sent.filter((one) => one.do === "look").map(({ n }) => n);
  return { unmount, looks, slider: screen.getByRole("slider") };
}

it("a slider that is drawn shows where it comes to rest", () => {
  const { looks, slider } = replay();
  for (const value of [12, 11, 10]) fireEvent.input(slider, { target: { value } });
  expect(looks()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(looks()).toEqual([10]);
});

it("one who has gone back to the present is not taken to the past again", () => {
  const { looks, slider, unmount } = replay();
  fireEvent.input(slider, { target: { value: 10 } });
  unmount();
  vi.advanceTimersByTime(500);
  expect(looks()).toEqual([]);
});
