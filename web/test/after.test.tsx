import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { uploads, type Fetch } from "../src/page/upload";
import { recordOf, RecordLink, Rematch } from "../src/ui/After";
import { Replay } from "../src/ui/Replay";
import { StoreContext } from "../src/ui/context";
import type { TableMessage } from "../src/wire";
import { must, openStore, settle, tableMessage } from "./helpers";

function after(over: Partial<TableMessage> = {}) {
  const { store, socket } = openStore();
  socket.says(tableMessage({ status: "over", ...over }));
  render(
    <StoreContext.Provider value={store}>
      <Rematch />
      <RecordLink />
      <Replay />
    </StoreContext.Provider>,
  );
  return socket;
}

afterEach(cleanup);

describe("after the end", () => {
  it("a rematch is asked for by who sat there", () => {
    const socket = after();
    fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(socket.last("rematch")).toBeTruthy();
    cleanup();
    after({ rematch: "another" });
    expect(screen.getByRole("button", { name: "Join the rematch" })).toBeTruthy();
    cleanup();
    after({ seats: [{ seat: 0, name: "Livia", kind: "person", user: 2 }] });
    expect(screen.queryByRole("button", { name: /ematch/ })).toBe(null);
    expect(screen.getByRole("link", { name: "Download the record" })).toBeTruthy();
  });

  it("neither is there while it runs, but a sandbox has a record", () => {
    after({ status: "running" });
    expect(screen.queryByRole("button", { name: "Rematch" })).toBe(null);
    expect(screen.queryByRole("link", { name: "Download the record" })).toBe(null);
    cleanup();
    after({ status: "running", sandbox: true });
    expect(screen.getByRole("link", { name: "Download the record" })).toBeTruthy();
  });

  it("a record is asked for with the key that its reader has", () => {
    expect(recordOf("7", "")).toBe("/api/v1/games/7/record");
    expect(recordOf("7", "?key=a%2Bb&x=1")).toBe("/api/v1/games/7/record?key=a%2Bb");
  });

  it("all seats are taken in one hand", () => {
    const socket = after();
    fireEvent.click(screen.getByRole("button", { name: "Play all seats from here" }));
    expect([socket.last("fork").n, socket.last("fork").all]).toEqual([3, true]);
    fireEvent.click(screen.getByRole("button", { name: "Try from here" }));
    expect(socket.last("fork").all).toBe(false);
  });
});

describe("a record that is brought in", () => {
  async function sent(status: number, body: object) {
    document.body.innerHTML = `<form data-upload="/api/v1/games/import" hidden>
      <input type="hidden" name="csrf" value="token"><input type="file" name="file">
      <select name="seat"><option value="all">all</option><option value="1">2</option></select>
      <p role="alert" hidden></p><button type="submit">send</button></form>`;
    const form = must(document.querySelector("form"));
    const file = new File(["{}\n"], "a.jsonl");
    Object.defineProperty(form.querySelector("input[type=file]"), "files", { value: [file] });
    const go = vi.fn();
    const send = vi.fn<Fetch>().mockResolvedValue(Response.json(body, { status }));
    uploads(form, go, send);
    expect(form.hidden).toBe(false);
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    await settle();
    await settle();
    return { form, go, send };
  }

  it("leads to its table", async () => {
    const { go, send } = await sent(201, { id: "9", url: "/table/9" });
    const [url, options] = must(send.mock.calls[0]);
    expect(url).toMatch(/\/api\/v1\/games\/import\?all=true$/);
    expect(options.body).toBe("{}\n");
    expect(options.headers).toMatchObject({ "x-csrf-token": "token" });
    expect(go).toHaveBeenCalledWith("/table/9");
  });

  it("is told why it cannot be", async () => {
    const { form, go } = await sent(422, { error: "bad-record", text: "No record.", rule: "" });
    expect(go).not.toHaveBeenCalled();
    const alert = must(form.querySelector("[role=alert]"));
    expect([alert.textContent, (alert as HTMLElement).hidden]).toEqual(["No record.", false]);
  });
});
