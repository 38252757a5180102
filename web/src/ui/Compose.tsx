// A question being answered: the parts so far, the field to answer, and the whole answer before it is
// sent.

import { useEffect, useState } from "preact/hooks";
import type { Composition } from "../compose";
import type { Composer } from "../composer";
import { FieldView } from "./Fields";
import { Icon } from "./Icon";
import { RuleLink } from "./RuleLink";
import { Sharing } from "./Sharing";
import { Sheet } from "./Sheet";
import { useStore } from "./context";
import "./Compose.css";

interface ComposeProps {
  composer: Composer;
  keyed: boolean;
  /** The id that the question gets on the page. */
  id: string;
}

export function Compose({ composer, keyed, id }: ComposeProps) {
  const store = useStore();
  const state = composer.state.value;
  const busy = useBusy(state);
  if (!state) return null;
  const error = composer.error.value;
  if (composer.onSheet()) return <Sheet composer={composer} keyed={keyed} id={id} />;
  const first = state.stage !== "asking" || state.parts.length === 0;
  const laid = composer.laying.open();
  const asked = first ? state.question.text : state.field.question;
  const text = (laid && state.field.sheet?.title) || asked;
  const rule = first ? state.question.rule : state.field.rule;
  return (
    <div class="compose" aria-busy={busy} data-arrows="list">
      <About state={state} id={`${id}-about`} />
      {/* Another question is another element, so that a screen reader tells it when it gets focus. */}
      <p
        class="question"
        key={text}
        id={id}
        tabIndex={-1}
        data-place="question"
        aria-describedby={about(state).length > 0 ? `${id}-about` : undefined}
      >
        <strong>{text}</strong> <RuleLink rule={rule} />
      </p>
      <Crumbs composer={composer} state={state} />
      {error && (
        <p class="refused" role="alert" data-code={error.code}>
          {error.text} <RuleLink rule={error.rule} />
        </p>
      )}
      {state.stage === "asking" && (
        <>
          {!laid && <Hints lines={state.field.hints ?? []} />}
          {state.parts.length === 0 && <Sharing composer={composer} question={state.question} />}
          <FieldView composer={composer} state={state} keyed={keyed} />
        </>
      )}
      {state.stage === "ready" && <Preview composer={composer} state={state} />}
      {busy && <p class="busy">{store.say("server-table-busy")}</p>}
    </div>
  );
}

/** What was asked before the one thing there is to do was taken for said, and which thing that is. */
function about({ question, parts, field }: Composition): string[] {
  const { text, ahead } = question;
  if (!ahead || !parts[0]?.auto) return [];
  return text === field.question ? [ahead.label] : [text, ahead.label];
}

function About({ state, id }: { state: Composition; id: string }) {
  const said = about(state);
  if (said.length === 0) return null;
  return (
    <p class="about" id={id}>
      {said.slice(0, -1)} <span>{said.at(-1)}</span>
    </p>
  );
}

/** Whether the server has been busy for so long that the reader should be told. */
function useBusy(state: Composition | null): boolean {
  const [late, setLate] = useState(false);
  const waits = state !== null && ["waiting", "checking", "sending"].includes(state.stage);
  useEffect(() => {
    setLate(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, [state, waits]);
  return waits && late;
}

function Hints({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul class="hints">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

function Crumbs({ composer, state }: { composer: Composer; state: Composition }) {
  const { say } = useStore();
  const { parts } = state;
  if (parts.length === 0 || state.question.whole !== false) return null;
  return (
    <ol class="crumbs" aria-label={say("server-table-so-far")}>
      {parts.map(
        (part, i) =>
          !part.auto && (
            <li key={i}>
              <button
                type="button"
                class="crumb"
                aria-label={say("server-table-change-part", { part: part.label })}
                onClick={() => composer.backTo(i)}
              >
                <span>{part.label}</span>
                <Icon name="undo" />
              </button>
            </li>
          ),
      )}
    </ol>
  );
}

function Preview({ composer, state }: { composer: Composer; state: Composition }) {
  const { say } = useStore();
  return (
    <div class="preview">
      <p class="whole" role="status">
        {state.label}
      </p>
      <div class="row">
        <button type="button" class="primary" onClick={() => composer.send()}>
          <Icon name="send" /> {say("server-table-send")}
        </button>
        <button type="button" class="quiet" onClick={() => composer.back()}>
          {say("server-table-back")}
        </button>
        <button type="button" class="quiet" onClick={() => composer.startOver()}>
          {say("server-table-start-over")}
        </button>
      </div>
    </div>
  );
}
