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
  return { unmount, looks, store, socket, slider: screen.getByRole("slider") };
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

type Socket = ReturnType<typeof openStore>["socket"];

/** The server takes what was asked for last, and shows it: that may come first or last. */
async function answer(socket: Socket, shownFirst = false, seq = 40): Promise<void> {
  const { key, n } = socket.last("look") as { key: string; n: number };
  const done = { type: "done", key, seq };
  const table = { ...tableMessage({ seq, status: "over" }), shown: n };
  for (const message of shownFirst ? [table, done] : [done, table]) {
    socket.says(message);
    await vi.advanceTimersByTimeAsync(0);
  }
}

it("several steps are as many lines, also where the first is not shown yet", async () => {
  const { looks, store, socket } = replay();
  for (let n = 0; n < 3; n += 1) store.looking.step(-1);
  expect(looks()).toEqual([39, 38, 37]);
  await answer(socket);
  expect(store.looking.at).toBe(37);
  store.looking.step(1);
  expect(looks().at(-1)).toBe(38);
});

it("plays from the first line, each once it is shown, and stops at the last", async () => {
  const { looks, store, socket } = replay();
  fireEvent.click(screen.getByRole("button", { name: "Play it all" }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks()).toEqual([1]);
  for (let n = 1; n < 40; n += 1) {
    await answer(socket, n % 2 === 0);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(looks().at(-1)).toBe(n + 1);
  }
  await answer(socket);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.looking.playing.value).toBe(false);
  expect(looks()).toHaveLength(40);
});

it("another seat looks at the line that was asked for", async () => {
  const { store, socket } = replay();
  store.looking.play();
  await vi.advanceTimersByTimeAsync(0);
  socket.says(tableMessage({ seq: 40, status: "over" }));
  await vi.advanceTimersByTimeAsync(0);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "-1" } });
  expect(socket.last("look")).toMatchObject({ n: 1, seat: -1 });
});
