// One field of a question: options to click, things to count, a number, or a line of words.

import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { mayConfirm, pickedCount, picksOne, roomFor, setText, tidy } from "../compose";
import type { Composition } from "../compose";
import type { Composer } from "../composer";
import { picksWays } from "../picking";
import { Icon } from "./Icon";
import { LaidSheet, Steps } from "./Laid";
import { Choose, Instead, PickMost, PickOne, PickSeveral } from "./Options";
import type { FieldProps } from "./Options";
import { useStore } from "./context";
import "./Fields.css";

export function FieldView(props: FieldProps) {
  const { composer, state } = props;
  if (composer.laying.open()) {
    return (
      <>
        <LaidSheet composer={composer} state={state} />
        <Instead {...props} />
      </>
    );
  }
  return (
    <>
      {state.field.kind === "choose" ? <Choose {...props} /> : <Counted {...props} />}
      {state.field.kind !== "choose" && <Instead {...props} />}
      {!picksWays(state.field) && <PickMost composer={composer} state={state} />}
      {state.field.sheet && <Steps composer={composer} />}
    </>
  );
}

function Counted(props: FieldProps) {
  const { kind, question } = props.state.field;
  if (picksOne(props.state.field)) return <PickOne {...props} />;
  if (picksWays(props.state.field)) return <PickSeveral {...props} />;
  if (kind === "pick") return <Pick {...props} />;
  if (kind === "amount") return <Amount key={question} {...props} />;
  return <Words {...props} />;
}

function Pick({ composer, state }: FieldProps) {
  const store = useStore();
  const { field, draft } = state;
  const items = field.items ?? [];
  const picked = pickedCount(draft);
  return (
    <>
      {field.range && <p class="range">{field.range}</p>}
      <ul class="items" data-arrows="list">
        {items.map((item, i) => {
          const n = draft.counts[i] ?? 0;
          const room = roomFor(field, draft, i);
          const lit = item.refs?.includes(store.lit.value) ?? false;
          const point = (): void => void (store.lit.value = item.refs?.[0] ?? "");
          const leave = (): void => void (store.lit.value = "");
          return (
            // The keyboard points with the focus of the button within.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
            <li
              key={item.code}
              class={`item${n > 0 ? " picked" : ""}${lit ? " lit" : ""}`}
              onMouseEnter={point}
              onMouseLeave={leave}
            >
              <button
                type="button"
                class="item-name"
                aria-pressed={n > 0}
                onClick={() => composer.bump(i)}
                onFocus={point}
                onBlur={leave}
              >
                <span class="tick" aria-hidden="true" />
                <span>{item.label}</span>
              </button>
              {(item.count ?? 1) > 1 && (
                <Stepper
                  name={item.label}
                  value={n}
                  of={item.count ?? 1}
                  down={n > 0}
                  up={room > 0}
                  set={(value) => composer.setCount(i, value)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Confirm composer={composer} state={state}>
        {picked === 0 && (field.low ?? 0) > 0
          ? store.say("server-table-confirm")
          : store.say("server-table-confirm-picked", { count: picked })}
      </Confirm>
    </>
  );
}

interface StepperProps {
  name: string;
  value: number;
  of: number;
  down: boolean;
  up: boolean;
  set: (value: number) => void;
}

function Stepper({ name, value, of, down, up, set }: StepperProps) {
  const { say } = useStore();
  return (
    <span class="stepper">
      <Step
        sign="minus"
        label={say("server-table-fewer", { name })}
        may={down}
        run={() => set(value - 1)}
      />
      <output class="count">
        {value}
        <span class="of">/{of}</span>
      </output>
      <Step
        sign="plus"
        label={say("server-table-more", { name })}
        may={up}
        run={() => set(value + 1)}
      />
    </span>
  );
}

interface StepProps {
  sign: "minus" | "plus";
  label: string;
  may: boolean;
  run: () => void;
}

/** The button for one more or one less. */
export function Step({ sign, label, may, run }: StepProps) {
  return (
    <button
      type="button"
      class="step"
      aria-label={label}
      aria-disabled={!may}
      onClick={() => may && run()}
    >
      <Icon name={sign} />
    </button>
  );
}

/** A number as it is typed: half of one is not brought within the bounds, and outlives what others do. */
function useNumber({ composer, state }: Pick<FieldProps, "composer" | "state">) {
  const { low = 0, high = 0 } = state.field;
  const [typed, setTyped] = useState<string | null>(null);
  const set = (number: number): void => {
    setTyped(null);
    composer.setAmount(number);
  };
  const take = (text: string): void => {
    if (isNumber(text)) set(Number(text));
    else setTyped(null);
  };
  const type = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (isNumber(text) && number >= low && number <= high) composer.setAmount(number);
  };
  return { written: typed ?? state.draft.amount, set, take, type };
}

function isNumber(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}

function Amount({ composer, state }: FieldProps) {
  const { say } = useStore();
  const { low = 0, high = 0, question } = state.field;
  const value = state.draft.amount;
  const { written, set, take, type } = useNumber({ composer, state });
  return (
    <>
      <p class="range">{state.field.range || say("server-table-from-to", { low, high })}</p>
      <div class="amount">
        <Step
          sign="minus"
          label={say("server-table-one-less")}
          may={value > low}
          run={() => set(value - 1)}
        />
        <input
          class="line amount-line"
          type="number"
          inputMode="numeric"
          min={low}
          max={high}
          value={written}
          aria-label={question}
          onInput={(event) => type(event.currentTarget.value)}
          onChange={(event) => {
            take(event.currentTarget.value);
            event.currentTarget.value = String(composer.state.value?.draft.amount ?? value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            take(event.currentTarget.value);
            composer.confirm();
          }}
        />
        <Step
          sign="plus"
          label={say("server-table-one-more")}
          may={value < high}
          run={() => set(value + 1)}
        />
        <input
          class="slider"
          type="range"
          min={low}
          max={high}
          value={value}
          aria-label={question}
          onInput={(event) => take(event.currentTarget.value)}
        />
      </div>
      <Confirm composer={composer} state={state}>
        {say(state.field.final ? "server-table-send-amount" : "server-table-confirm-amount", {
          amount: value,
        })}
      </Confirm>
    </>
  );
}

function Words({ composer, state }: FieldProps) {
  const { say } = useStore();
  const { high = 0, question } = state.field;
  const left = high - Array.from(tidy(state.draft.text)).length;
  return (
    <form
      class="words"
      onSubmit={(event) => {
        event.preventDefault();
        composer.confirm();
      }}
    >
      <input
        class="line"
        type="text"
        value={state.draft.text}
        maxLength={high}
        aria-label={question}
        onInput={(event) => composer.draft((now) => setText(now, event.currentTarget.value))}
      />
      <p class="range">{say("server-table-letters-left", { count: left })}</p>
      <Confirm composer={composer} state={state}>
        {say("server-table-confirm")}
      </Confirm>
    </form>
  );
}

interface ConfirmProps {
  composer: Composer;
  state: Composition;
  children: ComponentChildren;
}

/** The button that ends a part. While it would do nothing it is not the one that stands out. */
function Confirm({ composer, state, children }: ConfirmProps) {
  const { field, draft } = state;
  const ready = mayConfirm(field, draft);
  const nothing =
    (field.kind === "pick" && pickedCount(draft) === 0) ||
    (field.kind === "amount" && draft.amount === 0);
  return (
    <button
      type="button"
      class={`${nothing && ready ? "quiet" : "primary"} confirm`}
      aria-disabled={!ready}
      onClick={() => ready && composer.confirm()}
    >
      {children}
    </button>
  );
}
