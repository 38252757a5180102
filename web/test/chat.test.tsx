import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, it, vi } from "vitest";
import { Chat } from "../src/ui/Chat";
import { StoreContext } from "../src/ui/context";
import type { ChatLine } from "../src/wire";
import { openStore, tableMessage } from "./helpers";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function line(id: number, name: string, more: Partial<ChatLine> = {}): ChatLine {
  return { id, at: 0, name, text: `said ${id}`, seat: null, to: null, ...more };
}

function shown(lines: ChatLine[]) {
  const { store, socket } = openStore();
  socket.says(tableMessage({}));
  socket.says({ type: "chat", lines });
  render(
    <StoreContext.Provider value={store}>
      <Chat />
    </StoreContext.Provider>,
  );
  return { store, socket };
}

const hidden = { name: "", text: "", hidden: true };

it("collapses what blocked people have said", () => {
  shown([
    line(1, "Marcus"),
    line(2, "", hidden),
    line(3, "", hidden),
    line(4, "Gaia"),
    line(5, "", hidden),
  ]);
  expect(screen.getAllByText("Hidden line of a blocked person")).toHaveLength(2);
  expect(screen.getByText(/said 4/)).toBeTruthy();
});

it("blocks whoever said a line, and hides it when the server says so", async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", (url: string, given: RequestInit) => {
    asked.push([url, JSON.parse(given.body as string)]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const { store, socket } = shown([line(1, "Claudia", { mine: true }), line(2, "Marcus")]);
  // One's own line has nothing to be done about.
  const more = screen.getAllByRole("button", { name: "More about this line" });
  expect(more).toHaveLength(1);
  for (const button of more) fireEvent.click(button);
  fireEvent.click(screen.getByRole("button", { name: "Block Marcus" }));
  await vi.waitFor(() => expect(store.notice.value).toContain("You hear nothing of Marcus"));
  expect(asked).toEqual([["/api/v1/blocks", { game: "7", line: 2, key: "" }]]);
  socket.says({ type: "chat", lines: [line(2, "", hidden)] });
  await vi.waitFor(() => expect(screen.queryByText(/said 2/)).toBeNull());
});

it("says why something was not done", async () => {
  const problem = { error: "not-yourself", text: "That is yourself.", rule: "" };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify(problem), { status: 422 })),
  );
  const { store } = shown([line(2, "Marcus")]);
  fireEvent.click(screen.getByRole("button", { name: "More about this line" }));
  fireEvent.click(screen.getByRole("button", { name: "Block Marcus" }));
  await vi.waitFor(() => expect(store.notice.value).toBe("That is yourself."));
});
