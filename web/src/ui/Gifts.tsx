// What is given away on the sheet where money is shared out: to whom, from which account, how much.

import { useEffect, useId, useRef } from "preact/hooks";
import { giving, mostToGive, withoutGift } from "../sharing";
import type { Gift, Shares } from "../sharing";
import type { Purse, Receiver, Sharing } from "../wire";
import { Icon } from "./Icon";
import { NumberLine } from "./NumberLine";
import { useStore } from "./context";

interface GiftProps {
  sharing: Sharing;
  shares: Shares;
  at: number;
  set: (shares: Shares) => void;
}

export function GiftRow({ sharing, shares, at, set }: GiftProps) {
  const { say } = useStore();
  const gift = shares.gifts[at];
  const { label = "", receivers = [] } = sharing.giving ?? {};
  if (!gift) return null;
  const to = receivers[gift.to];
  const change = (of: Partial<Gift>): void => set(giving(sharing, shares, at, of));
  return (
    <div class="gift" role="group" aria-label={`${label} ${at + 1}`}>
      <Whom value={gift.to} receivers={receivers} set={(n) => change({ to: n })} />
      <button
        type="button"
        class="step"
        aria-label={say("server-table-gift-remove", { n: at + 1 })}
        onClick={(event) => {
          // The row goes, and what has the keyboard with it: the button that adds one is next.
          const add = event.currentTarget.closest(".sharing")?.querySelector(".gift-add");
          if (add instanceof HTMLElement) add.focus();
          set(withoutGift(sharing, shares, at));
        }}
      >
        <Icon name="close" />
      </button>
      <Whence value={gift.from} purses={sharing.purses} set={(n) => change({ from: n })} />
      <NumberLine
        name={to ? `${to.owner}, ${to.label}` : say("server-table-gift-amount")}
        value={gift.amount}
        most={mostToGive(sharing, shares, at)}
        set={(amount) => change({ amount })}
      />
    </div>
  );
}

interface WhomProps {
  value: number;
  receivers: readonly Receiver[];
  set: (at: number) => void;
}

function Whom({ value, receivers, set }: WhomProps) {
  const { say } = useStore();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  // A row comes with the click that asked for it: the next thing to say is whom.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <label for={id}>{say("server-table-gift-to")}</label>
      <select
        id={id}
        class="laid-choice"
        ref={first}
        value={value}
        onChange={(event) => set(Number(event.currentTarget.value))}
      >
        <option value={-1}>{say("server-table-lay-none")}</option>
        {byOwner(receivers).map(([owner, theirs]) => (
          <optgroup key={owner} label={owner}>
            {theirs.map((one) => (
              <option key={one.target} value={receivers.indexOf(one)}>
                {one.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}

interface WhenceProps {
  value: number;
  purses: readonly Purse[];
  set: (at: number) => void;
}

function Whence({ value, purses, set }: WhenceProps) {
  const { say } = useStore();
  const id = useId();
  return (
    <>
      <label for={id}>{say("server-table-gift-from")}</label>
      <select
        id={id}
        class="laid-choice"
        value={value}
        onChange={(event) => set(Number(event.currentTarget.value))}
      >
        {purses.map((one, n) => (
          <option key={one.source} value={n}>
            {one.label}
          </option>
        ))}
      </select>
    </>
  );
}

function byOwner(receivers: readonly Receiver[]): [string, Receiver[]][] {
  const owners = new Map<string, Receiver[]>();
  for (const one of receivers) owners.set(one.owner, [...(owners.get(one.owner) ?? []), one]);
  return [...owners];
}
