// Small helps for the pages that the server makes whole: lists that keep up to date, forms, themes,
// notices of one's turn. Every page works without them.

import "./css/layers.css";
import "./css/fonts.css";
import "./theme.css";
import "./css/base.css";
import "./css/page-lists.css";
import "./css/page-text.css";
import "./css/page.css";
import { copies, helpForms, localTime, showAllFitting } from "./page/forms";
import { keepLive } from "./page/live";
import { countWaiting } from "./page/next";
import { doneLessons, isBegun } from "./lesson";
import { Prefs, showTheme, type Theme } from "./prefs";
import { play } from "./sounds";
import { pushOff, pushOn, pushState } from "./push";
import { uploads } from "./page/upload";

const EVENTS = "/lobby/events";
/** So long a sound needs to be heard, in milliseconds. */
const LEAVE_AFTER = 600;

function each<T extends Element>(
  kind: new () => T,
  selector: string,
  run: (element: T) => void,
  root: ParentNode = document,
): void {
  for (const one of root.querySelectorAll(selector)) if (one instanceof kind) run(one);
}

async function fetchPart(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

function enliven(root: ParentNode): void {
  each(HTMLElement, "[data-copy]", copies, root);
  each(HTMLTimeElement, "time[data-local]", localTime, root);
  each(HTMLFormElement, "form", showAllFitting, root);
}

/** A select with data-theme-choice: system, light, dark. */
function themes(select: HTMLSelectElement): void {
  const prefs = new Prefs();
  select.value = prefs.theme.value;
  select.hidden = false;
  select.addEventListener("change", () => {
    prefs.theme.value = select.value as Theme;
    showTheme(prefs.theme.value, document.documentElement);
  });
}

/**
 * A checkbox with data-push, data-vapid and data-csrf: notices of one's turn in this browser. Its
 * label stays hidden where the browser has none.
 */
function notices(box: HTMLInputElement): void {
  const setup = { vapid: box.dataset.vapid ?? "", csrf: box.dataset.csrf ?? "", signedIn: true };
  const show = (state: string): void => {
    box.checked = state === "on";
    box.disabled = state === "denied";
    const label = box.closest<HTMLElement>("[hidden]");
    if (label && state !== "unsupported") label.hidden = false;
  };
  const again = async (): Promise<void> => show(await pushState(setup));
  void again();
  box.addEventListener("change", () => {
    box.disabled = true;
    void (box.checked ? pushOn(setup) : pushOff(setup)).then(show, again);
  });
}

/** The table that was waited for has begun: the reader is taken there, and hears of it. */
function begin({ dataset: { go = "/", title = "" } }: HTMLElement): void {
  document.title = title;
  if (new Prefs().sounds.value) play("turn");
  setTimeout(() => location.assign(go), LEAVE_AFTER);
}

/** A mark with data-lesson that this browser has brought that lesson to its end, or has begun it. */
function marked(mark: HTMLElement): void {
  const { lesson = "", begun = "" } = mark.dataset;
  const done = doneLessons().includes(lesson);
  if (!done) mark.textContent = begun;
  mark.hidden = !done && !isBegun(lesson);
}

helpForms(document);
each(HTMLElement, "[data-lesson]", marked);
enliven(document);
each(HTMLElement, "[data-live]", (section) => {
  const always = section.dataset.liveAlways !== undefined;
  keepLive(section, { events: section.dataset.live || EVENTS, fetchPart, always });
  section.addEventListener("renewed", () => {
    enliven(section);
    each(HTMLElement, "[data-go]", begin, section);
    each(HTMLAnchorElement, "a[data-next]", (link) => void countWaiting(link));
  });
});
each(HTMLAnchorElement, "a[data-next]", (link) => void countWaiting(link));
each(HTMLSelectElement, "select[data-theme-choice]", themes);
each(HTMLInputElement, "input[data-push]", notices);
each(HTMLFormElement, "form[data-upload]", (form) => uploads(form, (url) => location.assign(url)));
