import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanup, render } from "@testing-library/preact";
import { obey } from "../src/keys";
import { countWaiting } from "../src/page/next";
import { StoreContext } from "../src/ui/context";
import { NextTable } from "../src/ui/NextTable";
import { goToNext } from "../src/waiting";
import { must, openStore, question, roles, tableMessage } from "./helpers";

function serves(...ids: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const games = ids.map((id) => ({ id, title: id }));
    return Promise.resolve(new Response(JSON.stringify({ games })));
  });
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

describe("the next table", () => {
  it("is the first that waits behind this one", async () => {
    const { store } = openStore();
    const asked = serves("aa", "bb", "7");
    const gone: string[] = [];
    await goToNext(store, (path) => gone.push(path));
    expect(asked).toEqual(["/api/v1/waiting?after=7"]);
    expect(gone).toEqual(["/table/aa"]);
  });

  it("is none where only this one waits, and that is said", async () => {
    const { store } = openStore();
    serves("7");
    const gone: string[] = [];
    await goToNext(store, (path) => gone.push(path));
    expect(gone).toEqual([]);
    expect(store.notice.value).toBe("No other table waits for you.");
  });

  it("is found by a key", () => {
    const { store } = openStore();
    const asked = serves();
    expect(obey(new KeyboardEvent("keydown", { key: "j" }), store)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it("is offered when the reader has moved, and not before", async () => {
    const { store, socket } = openStore();
    serves("aa", "bb");
    socket.says(tableMessage({ question: question(roles) }));
    const { container } = render(
      <StoreContext.Provider value={store}>
        <NextTable />
      </StoreContext.Provider>,
    );
    expect(container.textContent).toBe("");
    socket.says(tableMessage({ question: null, seq: 9 }));
    await vi.waitFor(() => expect(container.textContent).toContain("2 wait for you"));
  });

  it("is counted behind the link of a page", async () => {
    document.body.innerHTML = '<a href="/next" data-next>Next table</a>';
    const link = must(document.querySelector("a"));
    serves("aa", "bb");
    await countWaiting(link);
    expect(link.textContent).toBe("Next table 2");
    serves();
    await countWaiting(link);
    expect(link.textContent.trim()).toBe("Next table");
  });
});
