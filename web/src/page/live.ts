// A part of a page that keeps itself up to date: when the server says that something has changed, the
// part is fetched anew and put in its place. Where the server's stream cannot be heard, it is fetched
// every so often.

export const POLL_EVERY = 20_000;
const GATHER_FOR = 250;

export interface LiveOptions {
  /** Where the server says that something has changed. */
  events: string;
  fetchPart(url: string): Promise<string>;
  listen?(url: string): EventSource;
}

/** Keeps `section` up to date. Gives a function that stops it. */
export function keepLive(section: HTMLElement, options: LiveOptions): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let missed = false;

  const refresh = async (): Promise<void> => {
    if (document.hidden) {
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

/** Puts new content into a section. What had the focus keeps it, if it is still there. */
export function replace(section: HTMLElement, html: string): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = page.getElementById(section.id) ?? page.body;
  if (fresh.innerHTML === section.innerHTML) return;
  const mark = section.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  section.replaceChildren(...fresh.childNodes);
  section.dispatchEvent(new CustomEvent("renewed", { bubbles: true }));
  if (mark) section.querySelector<HTMLElement>(mark)?.focus();
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
