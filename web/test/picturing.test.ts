// Pictures to give away: they need nothing from anywhere, and say what is to be seen.

import { afterEach, expect, it, vi } from "vitest";
import { addressOf, drawingOf, pictureOf, whole } from "../src/picturing";

afterEach(() => void vi.unstubAllGlobals());

const fetched = vi.fn((address: string) => {
  const css = "@font-face{src:url(letters.woff2)} .a{background:url(/far.png);mask:url(#near)}";
  const body = address.endsWith(".css") ? css : new Uint8Array([119, 79]);
  return Promise.resolve(new Response(body));
});

it("a style sheet has its letters in it, and fetches nothing", async () => {
  vi.stubGlobal("fetch", fetched);
  const text = await whole(
    "a{src:url('x.woff2')}b{background:url(https://far.example/b.png)}c{mask:url(#m)}d{x:url(data:,1)}",
    "https://play.example/static/a.css",
  );
  expect(fetched).toHaveBeenCalledWith("https://play.example/static/x.woff2");
  expect(text).toContain("url(data:font/woff2;base64,d08=)");
  expect(text).toContain("b{background:none}");
  expect(text).toContain("c{mask:url(#m)}d{x:url(data:,1)}");
});

it("a picture holds what is drawn, its title, and no address", async () => {
  vi.stubGlobal("fetch", fetched);
  const part = document.createElement("div");
  part.textContent = "Livia & Marcus <3";
  const svg = await pictureOf(part, { wide: 30, high: 20, title: "Forum" });
  const told = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  expect(told.querySelector("title")?.textContent).toBe("Forum");
  expect(told.textContent).toContain("Livia & Marcus <3");
  expect(told.getAttribute("viewBox")).toBe("0 0 30 20");
  expect(svg).not.toMatch(/url\((?!["']?(data:|#))|href="http/);
  expect(addressOf(svg)).toMatch(/^data:image\/svg\+xml/);
});

it("a drawing has its ink with it", async () => {
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML =
    '<svg viewBox="0 0 9 9"><line class="x" x1="0" style="stroke: rgb(1, 2, 3)"/></svg>';
  const drawn = document.querySelector("svg");
  if (!drawn) throw new Error("no drawing");
  const svg = await drawingOf(drawn, { wide: 9, high: 9, title: "Course" });
  expect(svg).toMatch(/stroke="(rgb\(1, 2, 3\)|#010203)"/);
  expect(svg).not.toContain('class="x"');
  expect(svg).toContain("<title>Course</title>");
});
