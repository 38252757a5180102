// What the server sends of the history and of the talk, put to what is here already: some of it may come twice.

import type { ChatLine, LogEntry } from "./wire";

/** The history with what was sent of it, each line once. */
export function withEntries(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const lines: (LogEntry | undefined)[] = [...log];
  for (const entry of entries) lines[entry.n] = entry;
  return lines.filter((entry) => entry !== undefined);
}

/** The talk with what was sent of it, in order. */
export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const known = new Map([...chat, ...lines].map((line) => [line.id, line]));
  return [...known.values()].sort((a, b) => a.id - b.id);
}
