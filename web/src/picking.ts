// Several things to pick, offered as whole ways to pick them. All functions are pure.

import { pickedCount, picksOne } from "./compose";
import type { Composition } from "./compose";
import type { Field } from "./wire";

const MOST_SETS = 15;

/**
 * All ways to pick so many things as are asked for, as counts, where they are few and the pick is the
 * last part of its answer: then one click on one of them is the whole of it.
 */
export function waysToPick({ kind, low = 0, high = 0, final, items = [] }: Field): number[][] {
  if (kind !== "pick" || low !== high || low < 2 || !final) return [];
  let found: number[][] = [[]];
  items.forEach(({ count = 1 }, at) => {
    const after = items.slice(at + 1).reduce((sum, one) => sum + (one.count ?? 1), 0);
    found = found.flatMap((counts) => {
      const left = low - counts.reduce((sum, n) => sum + n, 0);
      const most = Math.min(count, left);
      const least = Math.max(0, left - after);
      return Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => [...counts, most - n]);
    });
  });
  return found.length <= MOST_SETS ? found : [];
}

/** Whether what was picked is an answer that needs no word more. */
export function pickedWhole({ field, draft }: Composition): boolean {
  const all = pickedCount(draft) === field.high;
  return picksOne(field) || (all && waysToPick(field).length > 0);
}
