// A part of a page that keeps itself up to date: when the server says that something has changed, the
// part is fetched anew and put in its place. Where the server's stream cannot be heard, it is fetched
// every so often.

import { SENT } from "./forms";

export const POLL_EVERY = 20_000;
const GATHER_FOR = 250;

export interface LiveOptions {
  /** Where the server says that something has changed. */
  events: string;
  fetchPart: (url: string) => Promise<string>;
  listen?: (url: string) => EventSource;
  /** Whether the part is fetched also while nobody looks at the page. */
  always?: boolean;
}

/** Keeps `section` up to date. Gives a function that stops it. */
export function keepLive(section: HTMLElement, options: LiveOptions): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let missed = false;

  const refresh = async (): Promise<void> => {
    if (document.hidden && !options.always) {
      missed = true;
      return;
    }
    missed = false;
    try {
      replace(section, await options.fetchPart(partAddress(section.id)));
    } catch {
      // The next change, or the next look, tries again.
    }
  };
  const soon = (): void => {
    clearTimeout(gathering);
    gathering = setTimeout(() => void refresh(), GATHER_FOR);
  };
  const poll = (): void => {
    polling ??= setInterval(() => void refresh(), POLL_EVERY);
  };
  const shown = (): void => {
    if (!document.hidden && missed) soon();
  };

  const source = options.listen
    ? options.listen(options.events)
    : "EventSource" in globalThis
      ? new EventSource(options.events)
      : null;
  if (source) {
    source.onmessage = soon;
    // What has changed before the server could be heard, for the first time or again, was not said.
    source.onopen = soon;
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) poll();
    };
  } else poll();
  document.addEventListener("visibilitychange", shown);
  return () => {
    source?.close();
    clearTimeout(gathering);
    clearInterval(polling);
    document.removeEventListener("visibilitychange", shown);
  };
}

function partAddress(part: string): string {
  const url = new URL(location.href);
  url.searchParams.set("part", part);
  url.hash = "";
  return url.href;
}

/**
 * Puts new content into a section. What had the focus keeps it, and what was chosen and not sent yet
 * stays chosen, if it is still there. A section of which something is being sent is left alone: the
 * answer brings another page.
 */
export function replace(section: HTMLElement, html: string): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = page.getElementById(section.id) ?? page.body;
  if (fresh.innerHTML === section.innerHTML || section.querySelector(SENT)) return;
  const mark = section.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  const begun = chosenIn(section);
  section.replaceChildren(...fresh.childNodes);
  for (const [id, value] of begun) choose(section.querySelector(`#${CSS.escape(id)}`), value);
  section.dispatchEvent(new CustomEvent("renewed", { bubbles: true }));
  if (mark) section.querySelector<HTMLElement>(mark)?.focus();
}

/** What the selects and lines say otherwise than they came, by their ids. */
function chosenIn(section: HTMLElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of section.querySelectorAll<HTMLInputElement>("input[type=text][id]")) {
    if (line.value !== line.defaultValue) found.set(line.id, line.value);
  }
  for (const select of section.querySelectorAll<HTMLSelectElement>("select[id]")) {
    const options = [...select.options];
    const came = options.find((option) => option.defaultSelected) ?? options[0];
    if (came && came.value !== select.value) found.set(select.id, select.value);
  }
  return found;
}

function choose(select: Element | null, value: string): void {
  if (select instanceof HTMLInputElement) select.value = value;
  if (!(select instanceof HTMLSelectElement)) return;
  const option = [...select.options].find((one) => one.value === value);
  if (option) option.selected = true;
}

/** A selector by which an element can be found again. */
function nameOf(element: Element | null): string | null {
  if (!element) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  for (const attribute of ["href", "name", "data-key"]) {
    const value = element.getAttribute(attribute);
    if (value) return `${element.localName}[${attribute}="${CSS.escape(value)}"]`;
  }
  return null;
}
