// Orders that say more than one word: those given, each taken back with one click, and those that fit
// what is asked now; all others are put together among the standing orders.

import { useState } from "preact/hooks";
import { Icon } from "./Icon";
import { useStore } from "./context";
import type { OrderAbout, OrderGiven } from "../wire";
import "./Standing.css";

export function Standing() {
  const store = useStore();
  const { say } = store;
  const orders = store.present.value?.standing;
  if (!orders || store.present.value?.status !== "running") return null;
  if (orders.given.length + orders.quick.length === 0) return null;
  return (
    <section class="ordering" aria-label={say("server-table-standing")}>
      <Given given={orders.given} />
      <Quick quick={orders.quick} />
    </section>
  );
}

export function Given({ given }: { given: readonly OrderGiven[] }) {
  const store = useStore();
  const { say } = store;
  if (given.length === 0) return null;
  return (
    <ul class="standing-list" aria-label={say("server-table-standing-given")}>
      {given.map((one) => (
        <li key={one.label}>
          <button
            type="button"
            class="crumb"
            aria-label={say("server-table-standing-end", { order: one.label })}
            onClick={() => void store.giveAside(one.move)}
          >
            <span>{one.label}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Quick({ quick }: { quick: readonly OrderGiven[] }) {
  const store = useStore();
  const { say } = store;
  if (quick.length === 0) return null;
  return (
    <div class="standing-list" role="group" aria-label={say("server-table-standing-quick")}>
      <span>{say("server-table-standing-quick")}</span>
      {quick.map((one) => (
        <button
          key={one.label}
          type="button"
          class="crumb"
          onClick={() => void store.giveAside(one.move)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}

/** An order part by part: what about, what is wanted, and with how much. */
export function OrderForm({ about: all }: { about: readonly OrderAbout[] }) {
  const store = useStore();
  const { say } = store;
  const [at, setAt] = useState(0);
  const [how, setHow] = useState(0);
  const [number, setNumber] = useState(0);
  const about = all[at] ?? all[0];
  const way = about?.ways[how] ?? about?.ways[0];
  if (!about || !way) return null;
  const least = Math.max(0, Math.min(Math.round(number) || 0, way.most));
  return (
    <form
      class="standing-more"
      onSubmit={(event) => {
        event.preventDefault();
        void store.giveAside([...about.begin, way.code, ...(way.most > 0 ? [least] : [])]);
      }}
    >
      <Select
        name={say("server-table-standing-about")}
        options={all}
        at={at}
        set={(n) => {
          setAt(n);
          setHow(0);
        }}
      />
      <Select
        name={say("server-table-standing-way")}
        options={about.ways}
        at={Math.min(how, about.ways.length - 1)}
        set={setHow}
      />
      {way.most > 0 && (
        <label>
          {way.counts}
          <input
            class="line"
            type="number"
            inputMode="numeric"
            min={0}
            max={way.most}
            value={least}
            onInput={(event) => setNumber(Number(event.currentTarget.value))}
          />
        </label>
      )}
      <button type="submit" class="primary">
        {say("server-table-standing-give")}
      </button>
    </form>
  );
}

interface SelectProps {
  name: string;
  options: readonly { label: string }[];
  at: number;
  set: (n: number) => void;
}

function Select({ name, options, at, set }: SelectProps) {
  return (
    <label>
      {name}
      <select class="line" value={at} onChange={(event) => set(Number(event.currentTarget.value))}>
        {options.map((one, n) => (
          <option key={one.label} value={n}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
