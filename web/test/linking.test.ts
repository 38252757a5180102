// The address of a line: made, copied, and followed.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, copyLine, followLinks, momentIn } from "../src/linking";
import { openStore, tableMessage } from "./helpers";

const here = (address: string): Location => new URL(address) as unknown as Location;

describe("the address of a line", () => {
  it("is that of the table with the line after its hash", () => {
    const at = here("https://play.example/table/7?since=3#asked");
    expect(addressOf({ id: "7" }, { line: 12, seat: null }, at)).toBe(
      "https://play.example/table/7#line-12",
    );
  });

  it("has the key of a private game, from the address to give to others or the page's own", () => {
    const share = "https://play.example/join/7?key=abc";
    const mine = here("https://play.example/table/7");
    expect(addressOf({ id: "7", share }, { line: 12, seat: null }, mine)).toBe(
      "https://play.example/table/7?key=abc#line-12",
    );
    const theirs = here("https://play.example/table/7?key=xyz");
    expect(
      addressOf({ id: "7", share: "https://play.example/join/7" }, { line: 1, seat: 2 }, theirs),
    ).toBe("https://play.example/table/7?key=xyz#line-1-seat-2");
  });

  it.each([
    ["#line-0", { line: 0, seat: null }],
    ["#line-120-seat-3", { line: 120, seat: 3 }],
    ["#line-120-seat-", null],
    ["#line-", null],
    ["#line-1x", null],
    ["#line-12345678", null],
    ["#asked", null],
    ["", null],
  ])("reads %s as %s", (hash, line) => {
    expect(momentIn(hash)).toEqual(line);
  });
});

describe("an address that is opened", () => {
  beforeEach(() => {
    location.hash = "";
  });
  afterEach(() => {
    location.hash = "";
    vi.unstubAllGlobals();
  });

  it("shows the table after that line, once, as soon as the table is there", () => {
    location.hash = "#line-12";
    const { store, socket } = openStore();
    followLinks(store);
    expect(socket.sent.filter((one) => one.do === "look")).toEqual([]);
    socket.says(tableMessage({ seq: 40 }));
    expect(socket.last("look").n).toBe(13);
    expect(store.looking.open.value).toBe(true);
    socket.says(tableMessage({ seq: 41 }));
    expect(socket.sent.filter((one) => one.do === "look")).toHaveLength(1);
  });

  it("marks the newest line, after which the table is as it is now", () => {
    location.hash = "#line-39";
    const { store, socket } = openStore();
    followLinks(store);
    socket.says(tableMessage({ seq: 40 }));
    expect(store.since.sought.value).toBe(39);
  });

  it("says so where the game has no such line for the reader", () => {
    location.hash = "#line-40";
    const { store, socket } = openStore();
    followLinks(store);
    socket.says(tableMessage({ seq: 40 }));
    expect(socket.sent.filter((one) => one.do === "look")).toEqual([]);
    expect(store.notice.value).toContain("40");
  });

  it("goes to another line when the page is there already", () => {
    const { store, socket } = openStore();
    followLinks(store);
    socket.says(tableMessage({ seq: 40 }));
    location.hash = "#line-7";
    dispatchEvent(new Event("hashchange"));
    expect(socket.last("look").n).toBe(8);
  });

  it("is copied, or shown where it may not be copied", async () => {
    const { store } = openStore();
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await copyLine(store, 3);
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/table\/[^?]+.*#line-3$/));
    expect(store.notice.value).toContain("line 3");
    writeText.mockRejectedValue(new Error("not allowed"));
    await copyLine(store, 4);
    expect(store.notice.value).toMatch(/#line-4$/);
  });
});
