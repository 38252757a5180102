// News of weight stand in the middle of the table for a moment. What weighs how much is said by the
// game; where much comes at once, the weightiest stands alone and the rest is summed up. Nothing waits
// for it.

import { signal } from "@preact/signals";
import { NEWS, told, weightiest, type Happening } from "./happenings";
import type { LogEntry } from "./wire";

/** So long one of them stands, in milliseconds, unless the reader clicks. */
export const SHOWN_FOR = 3_000;
/** So many of them stand alone, one after the other. */
export const ALONE = 2;
/** More lines than this at once are not what happens, but what has long happened. */
export const MOST_FRESH = 30;

/** What is shown one after the other of all that is to be told. */
export function inTurn(all: readonly Happening[]): Happening[][] {
  if (all.length <= ALONE) return all.map((one) => [one]);
  const [first] = weightiest(all, 1);
  return first ? [[first], all.filter((one) => one !== first)] : [];
}

export class Moments {
  /** What stands in the middle now; null for nothing. */
  readonly shown = signal<readonly Happening[] | null>(null);
  private queue: Happening[][] = [];
  private known = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The log has grown: what of it is news of weight is to be shown, where the reader `wants` it. Where the
   * game is `over` by it, only that is, at once.
   */
  take(log: readonly LogEntry[], wants: boolean, over = false): void {
    const before = this.known;
    this.known = log.length;
    // What was there when the page was opened is told by the strip.
    if (before < 0 || !wants || log.length - before > MOST_FRESH) return;
    const fresh = log.slice(before).flatMap((entry) => told(entry));
    const news = fresh.filter((one) => one.weight >= NEWS);
    if (news.length === 0) return;
    this.queue = over ? [weightiest(news, 1)] : inTurn([...this.queue.flat(), ...news]);
    if (over || !this.shown.value) this.next();
  }

  /** Shows the next, or nothing. */
  next(): void {
    clearTimeout(this.timer);
    this.shown.value = this.queue.shift() ?? null;
    if (this.shown.value) this.timer = setTimeout(() => this.next(), SHOWN_FOR);
  }

  /** Shows nothing of what is still to be shown. */
  clear(): void {
    this.queue = [];
    this.next();
  }
}
