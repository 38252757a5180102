import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { helpForms, showFitting } from "../src/page/forms";
import { keepLive, POLL_EVERY, replace } from "../src/page/live";
import { keyBytes } from "../src/push";
import { must } from "./helpers";

const LISTED = '<ul><li><a href="/table/1">One</a></li></ul>';

function section(): HTMLElement {
  document.body.innerHTML = `<section id="games" data-live>${LISTED}</section>`;
  return must(document.getElementById("games"));
}

function source(readyState = 1) {
  return {
    readyState,
    onopen: null,
    onmessage: null,
    onerror: null,
    close: vi.fn(),
  } as unknown as EventSource;
}

describe("a live list", () => {
  let stop = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", { CLOSED: 2 });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is fetched once for several changes together, and put in place", async () => {
    const games = section();
    const events = source();
    const fetchPart = vi.fn(() => Promise.resolve('<section id="games"><p>Two</p></section>'));
    stop = keepLive(games, { events: "/lobby/events", fetchPart, listen: () => events });
    for (let i = 0; i < 3; i += 1) events.onmessage?.(new MessageEvent("message"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    expect(fetchPart).toHaveBeenCalledWith(expect.stringContaining("part=games"));
    expect(games.textContent).toBe("Two");
  });

  it("is fetched whenever the server can be heard, for what was not heard before", async () => {
    const events = source();
    const fetchPart = vi.fn(() => Promise.resolve(LISTED));
    stop = keepLive(section(), { events: "/lobby/events", fetchPart, listen: () => events });
    events.onopen?.(new Event("open"));
    await vi.advanceTimersByTimeAsync(1_000);
    events.onerror?.(new Event("error"));
    events.onopen?.(new Event("open"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it("is fetched every so often where nothing can be heard", async () => {
    const events = source(2);
    const fetchPart = vi.fn(() => Promise.resolve(LISTED));
    stop = keepLive(section(), { events: "/lobby/events", fetchPart, listen: () => events });
    events.onerror?.(new Event("error"));
    events.onerror?.(new Event("error"));
    await vi.advanceTimersByTimeAsync(2 * POLL_EVERY + 100);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it("stays as it is when the server cannot be reached", async () => {
    const games = section();
    const events = source();
    const fetchPart = () => Promise.reject(new Error("offline"));
    stop = keepLive(games, { events: "/lobby/events", fetchPart, listen: () => events });
    events.onmessage?.(new MessageEvent("message"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(games.textContent).toBe("One");
  });

  it("leaves the focus on what is still there", () => {
    const games = section();
    games.querySelector("a")?.focus();
    replace(games, `<section id="games"><p>New</p>${LISTED}</section>`);
    expect(games.textContent).toBe("NewOne");
    expect(document.activeElement?.getAttribute("href")).toBe("/table/1");
  });
});

describe("a part with forms", () => {
  const seat = (...more: string[]): string =>
    `<form method="post"><select id="what" name="what">${["open", "greedy", ...more]
      .map((one) => `<option value="${one}"${one === "open" ? " selected" : ""}>${one}</option>`)
      .join("")}</select></form>`;
  const renew = (html: string): void =>
    replace(must(document.getElementById("seats")), `<div id="seats">${html}</div>`);
  const select = (): HTMLSelectElement => must(document.querySelector("select"));
  const send = (): boolean =>
    must(document.querySelector("form")).dispatchEvent(
      new Event("submit", { bubbles: true, cancelable: true }),
    );

  beforeEach(() => (document.body.innerHTML = `<div id="seats">${seat()}</div>`));

  it("keeps what was chosen and not sent, where it is still offered", () => {
    select().value = "greedy";
    renew(`<p>Gaia has come.</p>${seat("senator")}`);
    expect(document.body.textContent).toContain("Gaia");
    expect(select().value).toBe("greedy");
    renew(seat("senator").replaceAll("greedy", "random"));
    expect(select().value).toBe("open");
  });

  it("takes what the server says where nothing was chosen", () => {
    renew(seat().replace(" selected", "").replace('"greedy"', '"greedy" selected'));
    expect(select().value).toBe("greedy");
  });

  it("sends nothing twice, also after it was renewed", () => {
    helpForms(document);
    renew(`<p>Gaia has come.</p>${seat()}`);
    expect([send(), send()]).toEqual([true, false]);
    renew(`<p>Gaia has gone.</p>${seat()}`);
    expect(send()).toBe(false);
    dispatchEvent(new Event("pageshow"));
    expect(send()).toBe(true);
  });
});

describe("a form", () => {
  it("shows and enables only what fits the choice", () => {
    document.body.innerHTML = `<form>
      <input type="radio" name="game" value="glory" checked><input type="radio" name="game" value="republic">
      <fieldset data-when="game=glory"><input name="edition" value="it2011"></fieldset>
      <fieldset data-when="game=republic|other"><input name="scenario" value="early"></fieldset></form>`;
    const form = must(document.querySelector("form"));
    const parts = [...form.querySelectorAll("fieldset")];
    const fitting = () => parts.map((part) => !part.hidden && !part.disabled);
    showFitting(form);
    expect(fitting()).toEqual([true, false]);
    must(form.querySelectorAll<HTMLInputElement>("[type=radio]")[1]).checked = true;
    showFitting(form);
    expect(fitting()).toEqual([false, true]);
  });

  it("asks once more for the button alone that has a question", () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `<form><button>Replace</button>
      <button data-confirm="Remove?">Remove</button></form>`;
    const asked = vi.fn(() => false);
    vi.stubGlobal("confirm", asked);
    helpForms(page);
    const form = must(page.querySelector("form"));
    const [replacing, removing] = [...form.querySelectorAll("button")];
    const sent = (submitter?: HTMLElement) =>
      form.dispatchEvent(new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));
    expect(sent(removing)).toBe(false);
    expect(asked).toHaveBeenCalledExactlyOnceWith("Remove?");
    expect(sent(replacing)).toBe(true);
    vi.unstubAllGlobals();
  });
});

it("the key for push is read from the alphabet of URLs", () => {
  expect([...keyBytes("-_8B")]).toEqual([251, 255, 1]);
  expect([...keyBytes("AQ")]).toEqual([1]);
});
