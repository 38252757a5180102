// What one reader likes, kept in this browser: the view, sounds, single keys, the theme. A browser that
// keeps nothing (private windows, full storage) still works; it only forgets.

import { PACES, type PaceName } from "./pace";
import { effect, signal, type Signal } from "@preact/signals";

const PREFIX = "aedilis-";

export type Theme = "system" | "light" | "dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** The theme that the page came with: the one kept in the reader's profile. */
function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme as Theme | undefined;
  return chosen !== undefined && THEMES.includes(chosen) ? chosen : "system";
}

/** What this browser keeps under a name; null for nothing. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps something in this browser, if it keeps anything. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to do: it holds until the page is left.
  }
}

/** A switch that is remembered. */
function kept(name: string, first: boolean): Signal<boolean> {
  const stored = recall(name);
  const value = signal(stored === null ? first : stored === "yes");
  effect(() => remember(name, value.value ? "yes" : "no"));
  return value;
}

/** One of several words, remembered. */
function keptWord<T extends string>(name: string, words: readonly T[], first: T): Signal<T> {
  const stored = recall(name) as T | null;
  const value = signal(stored !== null && words.includes(stored) ? stored : first);
  effect(() => remember(name, value.value));
  return value;
}

const FOLDED = ["", "open", "folded"] as const;

export class Prefs {
  readonly text = kept("text", false);
  readonly sounds = kept("sounds", true);
  readonly keys = kept("keys", true);
  /** How fast the moves of bots are shown. */
  readonly pace = keptWord<PaceName>("pace", PACES, "quick");
  /** Whether news of weight stand in the middle of the table for a moment. */
  readonly moments = kept("moments", true);
  /** Whether what has happened since the last move is unfolded; empty: as the window has room. */
  readonly since = keptWord("since", FOLDED, "");
  readonly theme = keptWord<Theme>("theme", THEMES, chosenTheme());
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme, root: HTMLElement): void {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
