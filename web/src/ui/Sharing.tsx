// Money shared out on one sheet: a number for each of one's own, what is left in the common treasury,
// what is given to others, and one button that does all of it.

import { useState } from "preact/hooks";
import type { Composer } from "../composer";
import { asItIs, mostFor, movesFor, rest, withGift, withShare } from "../sharing";
import type { Shares as SharedOut } from "../sharing";
import type { Purse, Sharing as Purses, Question } from "../wire";
import { GiftRow } from "./Gifts";
import { Icon } from "./Icon";
import { NumberLine } from "./NumberLine";
import { useStore } from "./context";
import "./Sharing.css";

interface SharingProps {
  composer: Composer;
  question: Question;
}

export function Sharing({ composer, question }: SharingProps) {
  const { sharing } = question;
  const [pot] = sharing?.purses ?? [];
  if (!sharing || !pot) return null;
  // Others may have given something meanwhile: then it is looked at anew.
  const key = sharing.purses.map(({ amount }) => amount).join();
  return <Shares key={key} {...{ composer, sharing, pot }} name={question.text} />;
}

interface SharesProps {
  composer: Composer;
  sharing: Purses;
  pot: Purse;
  name: string;
}

function Shares({ composer, sharing, pot, name }: SharesProps) {
  const { say } = useStore();
  const [shares, setShares] = useState<SharedOut>(() => asItIs(sharing));
  const moves = movesFor(sharing, shares);
  const changed = moves.length > 1;
  return (
    <div class="sharing" role="group" aria-label={name}>
      <p class="sharing-row">
        <span>{pot.label}</span> <output class="count">{rest(sharing, shares)}</output>
      </p>
      {sharing.purses.slice(1).map((one, n) => (
        <p key={one.source} class="sharing-row">
          <span>{one.label}</span>
          <NumberLine
            name={one.label}
            value={shares.wanted[n + 1] ?? 0}
            most={mostFor(sharing, shares, n + 1)}
            set={(value) => setShares(withShare(sharing, shares, n + 1, value))}
          />
        </p>
      ))}
      {shares.gifts.map((_, at) => (
        <GiftRow key={at} {...{ sharing, shares, at }} set={setShares} />
      ))}
      {sharing.giving && (
        <button type="button" class="quiet gift-add" onClick={() => setShares(withGift(shares))}>
          <Icon name="plus" /> {sharing.giving.label}
        </button>
      )}
      <button
        type="button"
        class="primary share-out"
        aria-disabled={!changed}
        onClick={() => changed && void composer.sendAll(moves)}
      >
        {say("server-table-share-out")}
      </button>
    </div>
  );
}
