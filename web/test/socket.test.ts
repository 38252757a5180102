import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANSWER_WITHIN, FIRST_WAIT, Line, LONGEST_WAIT, Refused } from "../src/socket";
import type { ServerMessage } from "../src/socket";
import { FakeSocket, make, newest } from "./helpers";

let known = 0;
let received: ServerMessage[] = [];

function newLine(): Line {
  const line = new Line({
    url: "ws://here/table/7/socket",
    since: () => known,
    receive: (message) => received.push(message),
    make,
    jitter: () => 1,
  });
  line.open();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  known = 0;
  received = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it("says how much of the log is here", () => {
  known = 12;
  newLine();
  expect(newest().url).toBe("ws://here/table/7/socket?since=12");
});

it("answers a request by its key", async () => {
  const line = newLine();
  newest().opens();
  const answer = line.request({ do: "why" });
  const { key } = newest().last("why");
  newest().says({ type: "why", key: "another", refusals: [] });
  newest().says({ type: "why", key, refusals: [] });
  await expect(answer).resolves.toMatchObject({ type: "why", key });
  expect(received).toHaveLength(2);
});

it("rejects with what the server says against it", async () => {
  const line = newLine();
  newest().opens();
  const answer = line.request({ do: "undo", seq: 3 });
  const { key } = newest().last("undo");
  newest().says({ type: "error", key, code: "stale", text: "The table has moved on." });
  const error = await answer.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).answer.code).toBe("stale");
});

it("sends a move again with the same key after a break, and only until it is answered", async () => {
  const line = newLine();
  newest().opens();
  const answer = line.request({ do: "move", seq: 3, move: [1, 2] });
  const first = newest().last("move");
  newest().ends();
  expect(line.state.value).toBe("lost");
  vi.advanceTimersByTime(FIRST_WAIT);
  const second = newest();
  second.opens();
  expect(second.last("move")).toEqual(first);
  second.says({ type: "done", key: first.key, seq: 4 });
  await expect(answer).resolves.toMatchObject({ seq: 4 });
  second.ends();
  vi.advanceTimersByTime(FIRST_WAIT);
  newest().opens();
  expect(newest()).not.toBe(second);
  expect(newest().sent).toEqual([]);
});

it("keeps what is asked while the line is down until it is up", () => {
  const line = newLine();
  void line.request({ do: "tell", what: "table" });
  expect(newest().sent).toEqual([]);
  newest().opens();
  expect(newest().last("tell").what).toBe("table");
});

it("waits longer each time, up to a bound, and begins anew once it has heard something", () => {
  newLine();
  const waits: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const count = FakeSocket.made.length;
    newest().ends();
    let waited = 0;
    while (FakeSocket.made.length === count) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
  expect(waits.at(-1)).toBe(LONGEST_WAIT);
  newest().opens();
  newest().says({ type: "note", text: "" });
  newest().ends();
  const count = FakeSocket.made.length;
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(FakeSocket.made.length).toBe(count + 1);
});

it("tries at once when the network is back", () => {
  const line = newLine();
  newest().ends();
  const count = FakeSocket.made.length;
  line.wake();
  expect(FakeSocket.made.length).toBe(count + 1);
  line.wake();
  expect(FakeSocket.made.length).toBe(count + 1);
});

it("stays away when the server does not want it", () => {
  const line = newLine();
  newest().opens();
  newest().ends(4404);
  expect(line.state.value).toBe("closed");
  const count = FakeSocket.made.length;
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  line.wake();
  expect(FakeSocket.made.length).toBe(count);
});

it("takes a line that never answers for dead", () => {
  const line = newLine();
  const dead = newest();
  dead.opens();
  void line.request({ do: "move", seq: 3, move: [1] });
  const { key } = dead.last("move");
  vi.advanceTimersByTime(ANSWER_WITHIN + 4_000);
  expect(dead.closed).toBe(true);
  expect(newest()).not.toBe(dead);
  newest().opens();
  expect(newest().last("move").key).toBe(key);
});
