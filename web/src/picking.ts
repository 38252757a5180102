// Several things to pick, offered as whole ways to pick them. All functions are pure.

import { pickedCount, picksOne } from "./compose";
import type { Composition } from "./compose";
import type { Field } from "./wire";

const MOST_SETS = 15;

/**
 * The ways to pick as many things as may be picked, as counts, where they are few and the pick is the last
 * part of its answer: then one click on one of them is the whole of it. Only those count that have what was
 * picked already.
 */
export function waysToPick(field: Field, picked: readonly number[] = []): number[][] {
  const { kind, high = 0, final, items = [] } = field;
  if (kind !== "pick" || high < 2 || !final) return [];
  let found: number[][] = [[]];
  for (const [at, { count = 1 }] of items.entries()) {
    const after = items.slice(at + 1);
    const room = after.reduce((sum, one) => sum + (one.count ?? 1), 0);
    const chosen = after.reduce((sum, _, i) => sum + (picked[at + 1 + i] ?? 0), 0);
    found = found.flatMap((counts) => {
      const left = high - counts.reduce((sum, n) => sum + n, 0);
      const most = Math.min(count, left - chosen);
      const least = Math.max(picked[at] ?? 0, left - room);
      return Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => [...counts, most - n]);
    });
    // Each of them can be completed: once there are too many, there will be no fewer. Of a whole army all
    // the ways could never be gone through.
    if (found.length > MOST_SETS) return [];
  }
  return found;
}

/** Whether so many things have to be picked, and the ways to do it are few: then they are all there is. */
export function picksWays(field: Field): boolean {
  return field.low === field.high && waysToPick(field).length > 0;
}

/** Whether what was picked is an answer that needs no word more. */
export function pickedWhole({ field, draft }: Composition): boolean {
  const all = pickedCount(draft) === field.high;
  return picksOne(field) || (all && picksWays(field));
}
