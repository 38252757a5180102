// The sheet on which an agreement is offered: its promises as rows, each made of parts to choose or to
// fill in, what it comes to in words, and what no promise can say.

import { useEffect, useRef } from "preact/hooks";
import { codesOf, settled, written } from "../drafting";
import type { DraftMessage, DraftPart, DraftRow, Option } from "../wire";
import { Icon } from "./Icon";
import { Loading } from "./Loading";
import { RuleLink } from "./RuleLink";
import { Templates } from "./Templates";
import { useStore } from "./context";
import "./DraftSheet.css";

export function DraftSheet() {
  const store = useStore();
  const { drafting } = store;
  const sheet = drafting.sheet.value;
  const seq = store.present.value?.seq;
  const seen = useRef(seq);
  useEffect(() => {
    // Who moved meanwhile may have changed what can be promised.
    if (seen.current !== seq) drafting.again();
    seen.current = seq;
  }, [drafting, seq]);
  return (
    <div class="draft">
      <Refusal />
      {sheet ? <Body sheet={sheet} /> : !drafting.error.value && <Loading />}
    </div>
  );
}

function Refusal() {
  const { drafting } = useStore();
  const error = drafting.error.value;
  if (!error) return null;
  return (
    <p class="refused" role="alert">
      {error.text} <RuleLink rule={error.rule ?? ""} />
    </p>
  );
}

function Body({ sheet }: { sheet: DraftMessage }) {
  const { drafting, say } = useStore();
  const ready = sheet.move.length > 0;
  return (
    <>
      <LeftOut />
      <Templates templates={sheet.templates} />
      <Rows sheet={sheet} />
      <Told sheet={sheet} />
      <div class="row draft-send">
        <button
          type="button"
          class="primary"
          aria-disabled={!ready}
          aria-describedby={ready ? undefined : "draft-missing"}
          onClick={() => void drafting.send()}
        >
          <Icon name="send" /> {say("server-draft-send")}
        </button>
        {!ready && (
          <span class="soft" id="draft-missing">
            {say(sheet.rows.length === 0 ? "server-draft-none" : "server-draft-missing")}
          </span>
        )}
      </div>
      <Barred sheet={sheet} />
    </>
  );
}

/** What of an offer cannot be in one's own. */
function LeftOut() {
  const { drafting, say } = useStore();
  const left = drafting.left.value;
  if (left.length === 0) return null;
  return (
    <div class="draft-left" role="note">
      <p>{say("server-draft-left")}</p>
      <ul>
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Rows({ sheet }: { sheet: DraftMessage }) {
  const { drafting, say } = useStore();
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const added = useRef(false);
  const count = sheet.rows.length;
  useEffect(() => {
    // A row that was asked for is where the reader goes on.
    if (added.current) list.current?.querySelector<HTMLElement>("li:last-child select")?.focus();
    added.current = false;
  }, [count]);
  return (
    <>
      <ol class="draft-rows" ref={list}>
        {sheet.rows.map((row, at) => (
          <Row
            key={drafting.ids.value[at]}
            row={row}
            at={at}
            remove={() => {
              drafting.remove(at);
              adding.current?.focus();
            }}
          />
        ))}
      </ol>
      <p class="row draft-add">
        <button
          ref={adding}
          type="button"
          class="quiet"
          aria-disabled={!sheet.more}
          onClick={() => {
            if (!sheet.more) return;
            added.current = true;
            drafting.add();
          }}
        >
          <Icon name="plus" /> {say("server-draft-add")}
        </button>
        {!sheet.more && <span class="soft">{say("server-draft-full")}</span>}
      </p>
    </>
  );
}

function Row({ row, at, remove }: { row: DraftRow; at: number; remove: () => void }) {
  const { say } = useStore();
  const number = at + 1;
  return (
    <li>
      <fieldset class={`draft-row${row.whole ? "" : " draft-open"}`}>
        <legend>{say("server-draft-row", { number })}</legend>
        {row.parts.map((part) => (
          <Part key={part.part} part={part} at={at} />
        ))}
        <button
          type="button"
          class="tool draft-remove"
          aria-label={say("server-draft-remove", { number })}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      </fieldset>
    </li>
  );
}

interface PartProps {
  part: DraftPart;
  at: number;
}

function Part({ part, at }: PartProps) {
  const { field } = part;
  if (settled(part)) {
    return (
      <p class="draft-part">
        <span>{field.question}</span> <b>{field.options?.[0]?.label}</b>
      </p>
    );
  }
  return (
    <label class={`draft-part draft-${field.kind}`}>
      <span>{field.question}</span>
      {field.kind === "choose" && <Choice part={part} at={at} />}
      {field.kind === "amount" && <Amount part={part} at={at} />}
      {field.kind === "text" && <Words part={part} at={at} />}
    </label>
  );
}

function Choice({ part, at }: PartProps) {
  const { drafting, say } = useStore();
  const { field, part: name, said = [] } = part;
  const options = field.options ?? [];
  return (
    <select
      class="line"
      value={said[0] ?? ""}
      onChange={(event) => {
        const { value } = event.currentTarget;
        drafting.say(at, name, value ? [Number(value)] : []);
      }}
    >
      {said.length === 0 && <option value="">{say("server-draft-choose")}</option>}
      {grouped(options).map(([group, inside]) =>
        group ? (
          <optgroup key={group} label={group}>
            {inside.map(asOption)}
          </optgroup>
        ) : (
          inside.map(asOption)
        ),
      )}
    </select>
  );
}

function asOption({ code, label }: Option) {
  return (
    <option key={code} value={code}>
      {label}
    </option>
  );
}

/** Options by their groups, in order; one group alone needs no name. */
function grouped(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const one of options) {
    const group = one.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups.size > 1 ? [...groups] : [["", [...options]]];
}

function Amount({ part, at }: PartProps) {
  const { drafting } = useStore();
  const { field, part: name, said = [] } = part;
  const { low = 0, high = 0 } = field;
  return (
    <input
      class="line"
      type="number"
      inputMode="numeric"
      min={low}
      max={high}
      value={said[0] ?? low}
      onInput={(event) => {
        const number = event.currentTarget.valueAsNumber;
        // What is not a number yet, or too much, waits until the field is left.
        if (Number.isInteger(number) && number >= low && number <= high)
          drafting.say(at, name, [number]);
      }}
      onChange={(event) => {
        const number = Math.round(Number(event.currentTarget.value)) || low;
        const within = Math.max(low, Math.min(number, high));
        event.currentTarget.value = String(within);
        drafting.say(at, name, [within]);
      }}
    />
  );
}

function Words({ part, at }: PartProps) {
  const { drafting } = useStore();
  const { field, part: name, said } = part;
  return (
    <input
      class="line"
      type="text"
      maxLength={field.high ?? 0}
      value={written(said)}
      onChange={(event) => drafting.say(at, name, codesOf(event.currentTarget.value, field))}
    />
  );
}

/** What the promises that are whole come to. */
function Told({ sheet }: { sheet: DraftMessage }) {
  const { say } = useStore();
  return (
    <section class="draft-told" aria-live="polite" aria-label={say("server-draft-told")}>
      <h3>{say("server-draft-told")}</h3>
      {sheet.told.length === 0 && <p>{say("server-draft-none")}</p>}
      {sheet.told.map(({ heading, lines }) => (
        <div key={heading}>
          <h4>{heading}</h4>
          <ul>
            {lines.map((line, n) => (
              <li key={n}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Barred({ sheet }: { sheet: DraftMessage }) {
  const { say } = useStore();
  if (sheet.barred.length === 0) return null;
  return (
    <details class="draft-barred">
      <summary>{say("server-draft-barred")}</summary>
      <ul>
        {sheet.barred.map(({ label, why, rule }) => (
          <li key={label + why}>
            {label && <b>{say("server-table-labelled", { label })}</b>} {why}{" "}
            <RuleLink rule={rule ?? ""} />
          </li>
        ))}
      </ul>
    </details>
  );
}
