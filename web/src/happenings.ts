// What the lines of the log tell, and what it weighs to who looks again later.

import type { LogEntry, Span } from "./wire";

/** So many lines are told, the rest is in the log. */
export const MOST = 6;
/** What weighs so much is news of weight. */
export const NEWS = 7;

/** One sentence of the log: the `at`th of line `n`. */
export interface Happening {
  n: number;
  at: number;
  weight: number;
  sign: string;
  line: readonly Span[];
}

/** The lines that were taken back, and those that took them back. */
export function undone(log: readonly LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of [...log].reverse()) {
    if (!entry.undo) continue;
    gone.add(entry.n);
    const made = log.filter((one) => one.n < entry.n && !one.undo && !gone.has(one.n)).at(-1);
    if (made) gone.add(made.n);
  }
  return gone;
}

/** What an entry tells, with what it weighs. What weighs nothing is left out. */
export function told(entry: LogEntry): Happening[] {
  return entry.lines.flatMap((line, at) => {
    const weight = entry.weights?.[at] ?? 1;
    return weight > 0 ? [{ n: entry.n, at, weight, sign: entry.signs?.[at] ?? "", line }] : [];
  });
}

/** All that has happened from line `from` on, in order. The deal is no news. */
export function happenings(log: readonly LogEntry[], from: number): Happening[] {
  const gone = undone(log);
  return log
    .filter((entry) => entry.n >= Math.max(1, from) && !gone.has(entry.n))
    .flatMap((entry) => told(entry));
}

/** So many of them, the weightiest first. Of the same weight the latest are taken, and stand as they happened. */
export function weightiest(all: readonly Happening[], most = MOST): Happening[] {
  return [...all]
    .sort((a, b) => b.weight - a.weight || b.n - a.n || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => b.weight - a.weight || a.n - b.n || a.at - b.at);
}

/** What a sentence is about on the table: the first thing it names that is no seat, or else a seat. */
export function meant(line: readonly Span[]): string {
  const refs = line.flatMap(({ ref }) => (ref && !ref.startsWith("die:") ? [ref] : []));
  return refs.find((ref) => !ref.startsWith("seat:")) ?? refs[0] ?? "";
}
