// Money shared out among one's own accounts: the first is what all have together, and whatever somebody
// has more comes out of it.

import type { Sharing } from "./wire";

/** What there is in all accounts together. */
export function total({ purses }: Sharing): number {
  return purses.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is left in the first account when the others have so much. */
export function rest(sharing: Sharing, wanted: readonly number[]): number {
  return total(sharing) - wanted.slice(1).reduce((sum, n) => sum + n, 0);
}

/** What an account can have at most, the others having what is wanted. */
export function mostFor(sharing: Sharing, wanted: readonly number[], at: number): number {
  return (wanted[at] ?? 0) + rest(sharing, wanted);
}

/** The moves that share it out so, those that bring money together first, and the one that ends it. */
export function movesFor(sharing: Sharing, wanted: readonly number[]): number[][] {
  const [pot, ...others] = sharing.purses;
  if (!pot) return [sharing.end];
  const back = others.flatMap((one, n) => {
    const less = one.amount - (wanted[n + 1] ?? one.amount);
    return less > 0 ? [[sharing.begin, one.source, pot.target, less]] : [];
  });
  const out = others.flatMap((one, n) => {
    const more = (wanted[n + 1] ?? one.amount) - one.amount;
    return more > 0 ? [[sharing.begin, pot.source, one.target, more]] : [];
  });
  return [...back, ...out, sharing.end];
}
