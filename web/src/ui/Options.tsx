// Choices to click: the options of a field, one thing out of several, and what ends or passes.

import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import {
  arranged,
  draftAnswer,
  given,
  inOrder,
  instead,
  listed,
  narrow,
  pickedCount,
} from "../compose";
import type { Composer } from "../composer";
import { optionKeys } from "../keys";
import { waysToPick } from "../picking";
import type { Option, Way } from "../wire";
import type { Composition } from "../compose";
import { Icon } from "./Icon";
import { Adding } from "./Adding";
import { useStore } from "./context";
import "./Options.css";

export interface FieldProps {
  composer: Composer;
  state: Composition;
  /** Whether keys answer this question, so that their signs are shown. */
  keyed: boolean;
}

const MANY = 14;

export function Choose({ composer, state, keyed }: FieldProps) {
  const store = useStore();
  const [search, setSearch] = useState("");
  const all = listed(state);
  useEffect(() => setSearch(""), [state.field]);
  const narrowed = composer.narrowed.value;
  const meant = narrow(all, narrowed);
  const wanted = search.trim().toLocaleLowerCase();
  const found = wanted
    ? meant.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
    : meant;
  const keys = keyed && !wanted ? optionKeys(inOrder(meant)) : new Map<Option, string>();
  const { groups, steady } = arranged(found);
  const ending = instead(state);
  // One group alone needs no name.
  const named =
    new Set(all.filter((option) => !option.last).map((option) => option.group)).size > 1;
  const [only] = all;
  const plain = ending.length === 0 && state.parts.length === 0 && !state.question.sharing;
  if (only && all.length === 1 && plain) {
    return <GoOn composer={composer} option={only} sign={keys.get(only)} />;
  }
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
          class="line search"
          type="search"
          value={search}
          placeholder={store.say("server-table-search")}
          aria-label={store.say("server-table-search")}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div class="options" data-arrows="list">
        <Foremost composer={composer} state={state} />
        {groups.map(({ group, options }) => (
          <OptionGroup key={group} {...{ composer, options, keys }} group={named ? group : ""} />
        ))}
        {steady.length > 0 && (
          <div class="steady" data-steady>
            {steady.map(({ group, options }) => (
              <OptionGroup
                key={group}
                {...{ composer, options, keys }}
                group={named ? group : ""}
              />
            ))}
          </div>
        )}
        {ending.length > 0 && <InsteadGroup composer={composer} options={ending} />}
      </div>
    </>
  );
}

/** What stands above the choices: how much is added to them, and answers that can be given together, each
 * lot of them with one click. */
function Foremost({ composer, state }: Pick<FieldProps, "composer" | "state">) {
  const bundles = given(state).length === 0 ? (state.question.bundles ?? []) : [];
  if (bundles.length === 0) return <Adding composer={composer} field={state.field} />;
  return (
    <div class="bundles">
      {bundles.map(({ label, moves }) => (
        <ChoiceButton
          key={label}
          label={label}
          sign={undefined}
          refs={[]}
          choose={() => void composer.sendAll(moves)}
        />
      ))}
    </div>
  );
}

interface InsteadProps {
  composer: Composer;
  options: Option[];
}

/** What ends or passes, below the one thing that there is to do. */
function InsteadGroup({ composer, options }: InsteadProps) {
  return (
    <div class="steady" data-steady>
      {options.map((option) => (
        <button
          key={option.code}
          type="button"
          class="option last"
          onClick={() => composer.chooseFirst(option)}
        >
          <span>{option.label}</span>
        </button>
      ))}
    </div>
  );
}

export function Instead({ composer, state }: FieldProps) {
  const options = instead(state);
  if (options.length === 0) return null;
  return (
    <div class="options" data-arrows="list">
      <InsteadGroup composer={composer} options={options} />
    </div>
  );
}

interface GoOnProps {
  composer: Composer;
  option: Option;
  sign: string | undefined;
}

/** A question with one answer: there is nothing to decide, only to go on. */
function GoOn({ composer, option, sign }: GoOnProps) {
  const { say } = useStore();
  return (
    <div class="options" data-arrows="list">
      <button
        type="button"
        class={`option primary go-on${option.last ? " last" : ""}`}
        aria-keyshortcuts={sign}
        onClick={() => composer.choose(option)}
      >
        <span>
          {say("server-table-go-on")} <small>{option.label}</small>
        </span>
      </button>
    </div>
  );
}

interface GroupProps {
  composer: Composer;
  group: string;
  options: Option[];
  keys: Map<Option, string>;
}

function OptionGroup({ composer, group, options, keys }: GroupProps) {
  const added = composer.inParts.value ? 0 : composer.added.value;
  const called = (option: Option): string => {
    const name = (group && option.short) || option.label;
    const more = Math.min(added, (option.at_once ?? []).length - 1);
    return more > 0 ? `${name} +${more}` : name;
  };
  const short = options.length > 1 && options.every((option) => called(option).length <= 16);
  const buttons = options.map((option) => (
    <ChoiceButton
      key={option.code}
      beside={endWith(option, (way) => composer.press(option, way))}
      label={option.label}
      called={called(option)}
      sign={keys.get(option)}
      refs={option.refs}
      last={option.last}
      choose={(seen) => (seen ? composer.press(option) : composer.choose(option))}
    />
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

/** The few ways to end an answer with a choice, if it has any: a click on one is the rest of it. */
export function endWith(option: Option, press: (way: Way) => void): ComponentChildren {
  if (!option.ways) return undefined;
  return (
    <div class="end-with" role="group" aria-label={option.label}>
      {option.ways.map((way) => (
        <button key={way.label} type="button" class="crumb" onClick={() => press(way)}>
          {way.label}
        </button>
      ))}
    </div>
  );
}

/** One thing out of several: a click on it is the answer. */
export function PickOne({ composer, state, keyed }: FieldProps) {
  const { field } = state;
  return (
    <>
      {field.range && <p class="range">{field.range}</p>}
      <div class="options" data-arrows="list">
        {(field.items ?? []).map((item, i) => (
          <ChoiceButton
            key={item.code}
            label={item.label}
            sign={keyed && i < 9 ? String(i + 1) : undefined}
            refs={item.refs}
            choose={() => composer.bump(i)}
          />
        ))}
      </div>
    </>
  );
}

/** The ways to pick several things, those that have what was picked on the table already. */
export function PickSeveral({ composer, state }: Pick<FieldProps, "composer" | "state">) {
  const { field } = state;
  return (
    <>
      {field.range && <p class="range">{field.range}</p>}
      <div class="options" data-arrows="list">
        <Ways composer={composer} state={state} />
      </div>
    </>
  );
}

/** Below things that are picked one by one: the ways to pick as many as may be, each with one click. */
export function PickMost({ composer, state }: Pick<FieldProps, "composer" | "state">) {
  const { say } = useStore();
  const { field, draft } = state;
  if (state.stage !== "asking" || pickedCount(draft) === field.high) return null;
  if (waysToPick(field, draft.counts).length === 0) return null;
  const name = say("server-table-pick-most");
  return (
    <div class="options group most" role="group" aria-label={name} data-arrows="list">
      <h4 class="group-name" aria-hidden="true">
        {name}
      </h4>
      <Ways composer={composer} state={state} />
    </div>
  );
}

function Ways({ composer, state }: Pick<FieldProps, "composer" | "state">) {
  const { field, draft } = state;
  return (
    <>
      {waysToPick(field, draft.counts).map((counts) => {
        const answer = draftAnswer(field, { ...draft, counts }, "");
        return (
          answer && (
            <ChoiceButton
              key={counts.join()}
              label={answer.label}
              sign={undefined}
              refs={answer.refs}
              choose={() => composer.pick({ ...state, draft: { ...draft, counts } }, true)}
            />
          )
        );
      })}
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** What stands on the button: the label, or less where its group says the rest. */
  called?: string;
  sign: string | undefined;
  refs: readonly string[] | undefined;
  last?: boolean | undefined;
  /** What belongs to the choice and stands below it. */
  beside?: ComponentChildren;
  /** `seen` says that it was pointed at, so that what counts is what stood there. */
  choose: (seen: boolean) => void;
}

/** One choice; what it means on the table is lit while it is pointed at. */
export function ChoiceButton({
  label,
  called = label,
  sign,
  refs = [],
  last,
  beside,
  choose,
}: ChoiceProps) {
  const store = useStore();
  const lit = store.lit.value !== "" && refs.includes(store.lit.value);
  const point = (): void => void (store.lit.value = refs[0] ?? "");
  const leave = (): void => void (store.lit.value = "");
  const button = (
    <button
      type="button"
      class={`option${last ? " last" : ""}${lit ? " lit" : ""}`}
      aria-keyshortcuts={sign}
      onClick={(event) => choose(event.detail > 0)}
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
      <span>{called}</span>
    </button>
  );
  if (!beside) return button;
  return (
    <div class="with-ways">
      {button}
      {beside}
    </div>
  );
}
