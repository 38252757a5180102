// Money shared out among one's own accounts: the first is what all have together, and whatever somebody
// has more comes out of it. From each of them something may be given to others besides.

import type { Sharing } from "./wire";

/** Something given away: from the account of one's own at this place to the receiver at that one, who is
 * still to be chosen below 0. */
export interface Gift {
  from: number;
  to: number;
  amount: number;
}

/** What each account is to have in the end, and what is given away. What the first has, follows. */
export interface Shares {
  wanted: readonly number[];
  gifts: readonly Gift[];
}

/** How things stand: everybody has what he has, and nothing is given. */
export function asItIs({ purses }: Sharing): Shares {
  return { wanted: purses.map(({ amount }) => amount), gifts: [] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

/** What is left in the first account when the others have so much, and so much is given away. */
export function rest(sharing: Sharing, { wanted, gifts }: Shares): number {
  const all = sum(sharing.purses.map(({ amount }) => amount));
  return all - sum(wanted.slice(1)) - sum(gifts.map(({ amount }) => amount));
}

/** What an account can have at most, all others having what is wanted. */
export function mostFor(sharing: Sharing, shares: Shares, at: number): number {
  return (shares.wanted[at] ?? 0) + rest(sharing, shares);
}

/** The shares with so much in an account, as far as there is so much. */
export function withShare(sharing: Sharing, shares: Shares, at: number, n: number): Shares {
  const within = bound(n, mostFor(sharing, shares, at));
  return { ...shares, wanted: shares.wanted.map((old, i) => (i === at ? within : old)) };
}

/** What can be given at most with the gift at this place: what it is and what its source has besides. */
export function mostToGive(sharing: Sharing, shares: Shares, at: number): number {
  const gift = shares.gifts[at];
  if (!gift || gift.to < 0) return 0;
  const { from, amount } = gift;
  return amount + (from === 0 ? rest(sharing, shares) : (shares.wanted[from] ?? 0));
}

/** The shares with another gift, nothing of which is said yet. */
export function withGift({ wanted, gifts }: Shares): Shares {
  return { wanted, gifts: [...gifts, { from: 0, to: -1, amount: 0 }] };
}

/** The shares without a gift: its source keeps what it was to give. */
export function withoutGift(sharing: Sharing, shares: Shares, at: number): Shares {
  const { wanted, gifts } = giving(sharing, shares, at, { amount: 0 });
  return { wanted, gifts: gifts.filter((_, i) => i !== at) };
}

/** The shares with a gift changed, which is never more than its source has. */
export function giving(
  sharing: Sharing,
  { wanted, gifts }: Shares,
  at: number,
  change: Partial<Gift>,
): Shares {
  const old = gifts[at];
  if (!old) return { wanted, gifts };
  const next = { ...old, ...change };
  const put = (gift: Gift) => gifts.map((one, i) => (i === at ? gift : one));
  const add = (of: readonly number[], place: number, n: number) =>
    of.map((has, i) => (i === place && i > 0 ? has + n : has));
  // The old source has all of it again before the new one gives.
  const back = { wanted: add(wanted, old.from, old.amount), gifts: put({ ...next, amount: 0 }) };
  const amount = bound(next.amount, mostToGive(sharing, back, at));
  return { wanted: add(back.wanted, next.from, -amount), gifts: put({ ...next, amount }) };
}

function bound(n: number, most: number): number {
  return Math.max(0, Math.min(Math.round(n) || 0, most));
}

/** The moves that share it out so, those that bring money together first, then what goes out, what is
 * given away, and the one that ends it. */
export function movesFor(sharing: Sharing, { wanted, gifts }: Shares): number[][] {
  const [pot, ...others] = sharing.purses;
  if (!pot) return [sharing.end];
  const more = others.map((one, n) => {
    const gone = gifts.filter(({ from }) => from === n + 1).map(({ amount }) => amount);
    return (wanted[n + 1] ?? one.amount) + sum(gone) - one.amount;
  });
  const back = others.flatMap((one, n) => {
    const less = -(more[n] ?? 0);
    return less > 0 ? [[sharing.begin, one.source, pot.target, less]] : [];
  });
  const out = others.flatMap((one, n) => {
    const plus = more[n] ?? 0;
    return plus > 0 ? [[sharing.begin, pot.source, one.target, plus]] : [];
  });
  return [...back, ...out, ...given(sharing, gifts), sharing.end];
}

/** The moves that give it away, one for what goes the same way. */
function given({ purses, giving }: Sharing, gifts: readonly Gift[]): number[][] {
  const moves: number[][] = [];
  for (const { from, to, amount } of gifts) {
    const [source, target] = [purses[from]?.source, giving?.receivers[to]?.target];
    if (!giving || source === undefined || target === undefined || amount === 0) continue;
    const same = moves.find((one) => one[1] === source && one[2] === target);
    if (same) same[3] = (same[3] ?? 0) + amount;
    else moves.push([giving.begin, source, target, amount]);
  }
  return moves;
}
