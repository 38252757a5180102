// One field of a question: options to click, things to count, a number, or a line of words.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { grouped, mayConfirm, narrow, pickedCount, roomFor, tidy } from "../compose";
import type { Composition } from "../compose";
import type { Composer } from "../composer";
import { inOrder, optionKeys } from "../keys";
import type { Option } from "../wire";
import { Icon } from "./Icon";
import { useStore } from "./context";

interface FieldProps {
  composer: Composer;
  state: Composition;
  /** Whether keys answer this question, so that their signs are shown. */
  keyed: boolean;
}

const MANY = 14;

export function FieldView(props: FieldProps) {
  const { kind } = props.state.field;
  if (kind === "choose") return <Choose {...props} />;
  if (kind === "pick") return <Pick {...props} />;
  if (kind === "amount") return <Amount {...props} />;
  return <Words {...props} />;
}

function Choose({ composer, state, keyed }: FieldProps) {
  const store = useStore();
  const [search, setSearch] = useState("");
  const all = state.field.options ?? [];
  useEffect(() => setSearch(""), [state.field]);
  const narrowed = composer.narrowed.value;
  const meant = narrow(all, narrowed);
  const wanted = search.trim().toLocaleLowerCase();
  const found = wanted
    ? meant.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
    : meant;
  const keys = keyed && !wanted ? optionKeys(inOrder(meant)) : new Map<Option, string>();
  const last = found.filter((option) => option.last);
  const groups = grouped(found.filter((option) => !option.last));
  // One group alone needs no name.
  const named =
    new Set(all.filter((option) => !option.last).map((option) => option.group)).size > 1;
  return (
    <>
      {narrowed && meant.length < all.length && (
        <button type="button" class="crumb" onClick={() => composer.back()}>
          {store.say("server-table-narrowed", { count: meant.length, all: all.length })}
          <Icon name="close" />
        </button>
      )}
      {all.length > MANY && (
        <input
          class="search"
          type="search"
          value={search}
          placeholder={store.say("server-table-search")}
          aria-label={store.say("server-table-search")}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div class="options" data-arrows="list">
        {groups.map(({ group, options }) => (
          <OptionGroup key={group} {...{ composer, options, keys }} group={named ? group : ""} />
        ))}
        {last.length > 0 && <OptionGroup {...{ composer, group: "", options: last, keys }} />}
      </div>
    </>
  );
}

interface GroupProps {
  composer: Composer;
  group: string;
  options: Option[];
  keys: Map<Option, string>;
}

function OptionGroup({ composer, group, options, keys }: GroupProps) {
  const short = options.length > 1 && options.every((option) => option.label.length <= 16);
  const buttons = options.map((option) => (
    <OptionButton key={option.code} option={option} sign={keys.get(option)} composer={composer} />
  ));
  return (
    <div class={`group${short ? " short" : ""}`} role="group" aria-label={group || undefined}>
      {group && (
        <h4 class="group-name" aria-hidden="true">
          {group}
        </h4>
      )}
      {buttons}
    </div>
  );
}

interface OptionProps {
  composer: Composer;
  option: Option;
  sign: string | undefined;
}

function OptionButton({ composer, option, sign }: OptionProps) {
  const store = useStore();
  const refs = option.refs ?? [];
  const lit = store.lit.value !== "" && refs.includes(store.lit.value);
  const point = (): void => void (store.lit.value = refs[0] ?? "");
  const leave = (): void => void (store.lit.value = "");
  return (
    <button
      type="button"
      class={`option${option.last ? " last" : ""}${lit ? " lit" : ""}`}
      aria-keyshortcuts={sign}
      onClick={() => composer.choose(option)}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {sign && (
        <kbd class="sign" aria-hidden="true">
          {sign}
        </kbd>
      )}
      <span>{option.label}</span>
    </button>
  );
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
  set(value: number): void;
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
  run(): void;
}

/** The button for one more or one less. */
function Step({ sign, label, may, run }: StepProps) {
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

function Amount({ composer, state }: FieldProps) {
  const { say } = useStore();
  const { low = 0, high = 0, question } = state.field;
  const value = state.draft.amount;
  const set = (text: string): void => {
    if (text.trim() !== "" && Number.isFinite(Number(text))) composer.setAmount(Number(text));
  };
  return (
    <>
      <p class="range">{state.field.range || say("server-table-from-to", { low, high })}</p>
      <div class="amount">
        <Step
          sign="minus"
          label={say("server-table-one-less")}
          may={value > low}
          run={() => composer.setAmount(value - 1)}
        />
        <input
          class="number"
          type="number"
          inputMode="numeric"
          min={low}
          max={high}
          value={value}
          aria-label={question}
          onChange={(event) => {
            set(event.currentTarget.value);
            event.currentTarget.value = String(composer.state.value?.draft.amount ?? value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            set(event.currentTarget.value);
            composer.confirm();
          }}
        />
        <Step
          sign="plus"
          label={say("server-table-one-more")}
          may={value < high}
          run={() => composer.setAmount(value + 1)}
        />
        <input
          class="slider"
          type="range"
          min={low}
          max={high}
          value={value}
          aria-label={question}
          onInput={(event) => set(event.currentTarget.value)}
        />
      </div>
      <Confirm composer={composer} state={state}>
        {say("server-table-confirm-amount", { amount: value })}
      </Confirm>
    </>
  );
}

function Words({ composer, state }: FieldProps) {
  const { say } = useStore();
  const { high = 0, question } = state.field;
  const left = high - [...tidy(state.draft.text)].length;
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
        onInput={(event) => composer.setText(event.currentTarget.value)}
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

function Confirm({ composer, state, children }: ConfirmProps) {
  const ready = mayConfirm(state.field, state.draft);
  return (
    <button
      type="button"
      class="primary confirm"
      aria-disabled={!ready}
      onClick={() => ready && composer.confirm()}
    >
      {children}
    </button>
  );
}
