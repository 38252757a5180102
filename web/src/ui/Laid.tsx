// Several parts of an answer on one sheet: each field with its answer, what follows from them beside
// it, and one button that sends all of it. What may be answered is what the server sent.

import { useId } from "preact/hooks";
import type { Composition } from "../compose";
import type { Composer } from "../composer";
import { meanwhile, wantedOn, withAnother, withAnswer, without } from "../laying";
import type { Chances, Laid as Sheet, LaidPart } from "../wire";
import { Bar, ChancesView } from "./Chances";
import { Icon } from "./Icon";
import { SaidField } from "./LaidFields";
import { useStore } from "./context";
import "./Laid.css";

interface LaidProps {
  composer: Composer;
  state: Composition;
}

export function LaidSheet({ composer, state }: LaidProps) {
  const { say } = useStore();
  const { field, draft } = state;
  if (!field.sheet) return null;
  const sheet = draft.wanted ? meanwhile(field.sheet, draft.wanted) : field.sheet;
  const { chances = [] } = sheet.beside;
  const want = (wanted: ReturnType<typeof wantedOn>): void => void composer.laying.want(wanted);
  const several = !sheet.rows && sheet.parts.length > 1;
  return (
    <form
      class="laid"
      aria-label={sheet.title}
      onSubmit={(event) => {
        event.preventDefault();
        void composer.laying.send();
      }}
    >
      {sheet.parts.map((part, at) => (
        <Part
          key={part.label || at}
          part={part}
          at={several ? at : -1}
          row={sheet.rows ?? false}
          set={(name, answer) => want(withAnswer(sheet, at, name, answer))}
          leave={() => want(without(sheet, at))}
          chances={chances.filter((one) => (one.part ?? 0) === at)}
        />
      ))}
      {sheet.adds && (
        <button type="button" class="quiet laid-add" onClick={() => want(withAnother(sheet))}>
          <Icon name="plus" /> {say("server-table-lay-add")}
        </button>
      )}
      <Follows sheet={sheet} />
      <Steps composer={composer} />
      <div class="laid-foot" data-steady>
        {chances.length > 0 && (
          <div class="laid-bars" aria-hidden="true">
            {chances.map((one) => (
              <Bar key={one.about} results={one.results} />
            ))}
          </div>
        )}
        <button
          type="submit"
          class="primary laid-send"
          aria-disabled={(field.sheet.move ?? []).length === 0}
        >
          <Icon name="send" /> {sheet.send}
        </button>
      </div>
    </form>
  );
}

/** What follows from the answers, in lines, and what the whole of it does. */
function Follows({ sheet }: { sheet: Sheet }) {
  const { say } = useStore();
  const { lines = [] } = sheet.beside;
  return (
    <div class="laid-beside">
      <p class="whole" role="status">
        {sheet.label || say("server-table-lay-missing")}
      </p>
      {lines.length > 0 && (
        <ul class="hints">
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Between the sheet and one question after the other. */
export function Steps({ composer }: { composer: Composer }) {
  const { say } = useStore();
  const parts = composer.inParts.value;
  return (
    <button
      type="button"
      class="quiet laid-steps"
      onClick={() => (composer.inParts.value = !parts)}
    >
      {say(parts ? "server-table-lay-sheet" : "server-table-lay-steps")}
    </button>
  );
}

interface PartProps {
  part: LaidPart;
  /** Its place where there are several, from 0; else -1. */
  at: number;
  row: boolean;
  set: (name: string, answer: number[]) => void;
  leave: () => void;
  chances: Chances[];
}

function Part({ part, at, row, set, leave, chances }: PartProps) {
  const { say } = useStore();
  const id = useId();
  const heading = part.label || (at >= 0 ? say("server-table-lay-part", { part: at + 1 }) : "");
  return (
    <div class="laid-part" role="group" aria-labelledby={heading ? id : undefined}>
      {heading && (
        <p class="laid-heading">
          <span id={id}>{heading}</span>
          {at >= 0 && (
            <button
              type="button"
              class="step"
              aria-label={say("server-table-lay-remove", { part: at + 1 })}
              onClick={leave}
            >
              <Icon name="close" />
            </button>
          )}
        </p>
      )}
      {part.fields.map((said) => (
        <SaidField
          key={said.name}
          said={said}
          open={row}
          set={(answer) => set(said.name, answer)}
        />
      ))}
      {chances.map((one) => (
        <ChancesView key={one.about} chances={one} />
      ))}
    </div>
  );
}
