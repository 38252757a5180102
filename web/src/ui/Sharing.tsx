// Money shared out on one sheet: a number for each of one's own, what is left in the common treasury,
// and one button that does all of it.

import { useState } from "preact/hooks";
import type { Composer } from "../composer";
import { mostFor, movesFor, rest } from "../sharing";
import type { Purse, Sharing as Purses, Question } from "../wire";
import { Step } from "./Fields";
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
  const [wanted, setWanted] = useState(() => sharing.purses.map(({ amount }) => amount));
  const others = sharing.purses.slice(1);
  const changed = others.some((one, n) => wanted[n + 1] !== one.amount);
  const set = (at: number, n: number): void => {
    const within = Math.max(0, Math.min(Math.round(n) || 0, mostFor(sharing, wanted, at)));
    setWanted(wanted.map((old, i) => (i === at ? within : old)));
  };
  return (
    <div class="sharing" role="group" aria-label={name}>
      <p class="sharing-row">
        <span>{pot.label}</span> <output class="count">{rest(sharing, wanted)}</output>
      </p>
      {others.map((one, n) => (
        <Share
          key={one.source}
          purse={one}
          value={wanted[n + 1] ?? 0}
          most={mostFor(sharing, wanted, n + 1)}
          set={(value) => set(n + 1, value)}
        />
      ))}
      <button
        type="button"
        class="primary share-out"
        aria-disabled={!changed}
        onClick={() => changed && void composer.sendAll(movesFor(sharing, wanted))}
      >
        {say("server-table-share-out")}
      </button>
    </div>
  );
}

interface ShareProps {
  purse: Purse;
  value: number;
  most: number;
  set: (value: number) => void;
}

function Share({ purse, value, most, set }: ShareProps) {
  const { say } = useStore();
  const { label } = purse;
  return (
    <p class="sharing-row">
      <span>{label}</span>
      <span class="stepper">
        <Step
          sign="minus"
          label={say("server-table-fewer", { name: label })}
          may={value > 0}
          run={() => set(value - 1)}
        />
        <input
          class="line amount-line"
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={value}
          aria-label={label}
          onChange={(event) => {
            set(Number(event.currentTarget.value));
            event.currentTarget.value = String(value);
          }}
        />
        <Step
          sign="plus"
          label={say("server-table-more", { name: label })}
          may={value < most}
          run={() => set(value + 1)}
        />
      </span>
    </p>
  );
}
