// What the server wrote into the page for the table: where the socket is, who reads, and the texts.

import type { LanguageRequest } from "./wire";

export type Language = LanguageRequest["language"];

export interface Setup {
  /** The path of the table's WebSocket. */
  socket: string;
  id: string;
  language: Language;
  /** The page's own words in that language: Fluent source. */
  texts: string;
  /** What can be read in, each by what it calls itself. */
  languages: { code: Language; name: string }[];
  csrf: string;
  user: { id: number; name: string } | null;
  /** The public key for web push; empty where the server has none. */
  vapid: string;
  /** The path of the game's rules; a paragraph is at `rules/ID`. */
  rules: string;
  /** The lesson that is played here, and where one goes on from it to a game of one's own. */
  lesson?: { name: string; leave: string };
  sounds: boolean;
  /** The tournament of which this is a table. */
  tournament?: { path: string; title: string; round: number; table: number } | null;
  /** Those at the table, by their numbers, whose page the reader may see. */
  players?: number[];
  /** The address to give to others; where it is missing, the page's own. */
  share?: string;
  /** The bots that can sit in for somebody. */
  bots?: { name: string; label: string }[];
  /** The game's pages in words (odds, budget and the like), each asked for by its name. */
  pages?: { name: string; label: string }[];
}

/** Reads the setup from the page. Throws where the page has none. */
export function readSetup(page: Document): Setup {
  const text = page.getElementById("setup")?.textContent;
  if (!text) throw new Error("setup: the page does not say which table this is");
  return JSON.parse(text) as Setup;
}
