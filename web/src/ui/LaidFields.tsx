// The fields of a sheet: one choice out of several, a number with one more and one less, things to pick.

import { useId } from "preact/hooks";
import { picked, toggled } from "../laying";
import type { Said } from "../wire";
import { Step } from "./Fields";
import { useStore } from "./context";

interface SaidProps {
  said: Said;
  /** Whether it may be left unanswered. */
  open: boolean;
  set: (answer: number[]) => void;
}

export function SaidField(props: SaidProps) {
  const { kind } = props.said.field;
  if (kind === "choose") return <Choice {...props} />;
  if (kind === "amount") return <Count {...props} />;
  return <Picks {...props} />;
}

function Choice({ said, open, set }: SaidProps) {
  const { say } = useStore();
  const id = useId();
  const { question, options = [] } = said.field;
  const [code] = said.answer ?? [];
  const [only] = options;
  if (only && options.length === 1 && !open) {
    return (
      <p class="laid-field">
        <span class="laid-name">{question}</span> <span>{only.label}</span>
      </p>
    );
  }
  return (
    <p class="laid-field">
      <label for={id} class={open ? "unseen" : "laid-name"}>
        {question}
      </label>
      <select
        id={id}
        class="laid-choice"
        value={code ?? ""}
        onChange={({ currentTarget: { value } }) => set(value === "" ? [] : [Number(value)])}
      >
        {(open || code === undefined) && <option value="">{say("server-table-lay-none")}</option>}
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

function Count({ said, set }: SaidProps) {
  const { say } = useStore();
  const { question, high = 0 } = said.field;
  const [value = 0] = said.answer ?? [];
  const take = (n: number): void => set([Math.max(0, Math.min(high, Math.round(n) || 0))]);
  return (
    <p class="laid-field laid-count">
      <span class="laid-name">{question}</span>
      <span class="stepper">
        <Step
          sign="minus"
          label={say("server-table-fewer", { name: question })}
          may={value > 0}
          run={() => take(value - 1)}
        />
        <input
          class="line amount-line"
          type="number"
          inputMode="numeric"
          min={0}
          max={high}
          value={value}
          aria-label={question}
          onInput={({ currentTarget: { value: typed } }) => typed !== "" && take(Number(typed))}
          onBlur={({ currentTarget }) => (currentTarget.value = String(value))}
        />
        <Step
          sign="plus"
          label={say("server-table-more", { name: question })}
          may={value < high}
          run={() => take(value + 1)}
        />
        <button
          type="button"
          class="crumb laid-all"
          aria-label={say("server-table-lay-all-of", { count: high, name: question })}
          aria-disabled={value === high}
          onClick={() => value !== high && take(high)}
        >
          {say("server-table-lay-all", { count: high })}
        </button>
      </span>
    </p>
  );
}

function Picks({ said, set }: SaidProps) {
  const { question, items = [] } = said.field;
  const chosen = picked(said);
  return (
    <fieldset class="laid-picks">
      <legend class="laid-name">{question}</legend>
      {items.map((item) => (
        <label key={item.code} class="laid-pick">
          <input
            type="checkbox"
            checked={chosen.includes(item.code)}
            onChange={() => set(toggled(said, item.code))}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
