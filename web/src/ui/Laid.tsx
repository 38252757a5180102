// Several parts of an answer on one sheet: each field with its answer, what follows from them beside
// it, and one button that sends all of it. What may be answered is what the server sent.

import { useId, useState } from "preact/hooks";
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

/** Which of so many parts is open: what is being filled in, and what has just been added. */
function useOpened(count: number) {
  // By how many parts there are: the server's answer to a change of that may still be on its way.
  const [opened, setOpened] = useState<Record<number, number>>({ [count]: 0 });
  const open = opened[count] ?? count - 1;
  return {
    open,
    show: (at: number) => setOpened({ [count]: at }),
    added: () => setOpened({ [count]: open }),
    left: (at: number) => {
      const next = at < open ? open - 1 : Math.min(open, count - 2);
      setOpened({ [count]: open, [count - 1]: next });
    },
  };
}

export function LaidSheet({ composer, state }: LaidProps) {
  const { say } = useStore();
  const { field, draft } = state;
  const { open, show, left, added } = useOpened(field.sheet?.parts.length ?? 0);
  if (!field.sheet) return null;
  const sheet = draft.wanted ? meanwhile(field.sheet, draft.wanted) : field.sheet;
  const { chances = [] } = sheet.beside;
  const want = (wanted: ReturnType<typeof wantedOn>): void => void composer.laying.want(wanted);
  const several = !sheet.rows && sheet.parts.length > 1;
  const leave = (at: number): void => {
    left(at);
    want(without(sheet, at));
  };
  const add = (): void => {
    added();
    want(withAnother(sheet));
  };
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
          shut={several && at !== open}
          show={() => show(at)}
          set={(name, answer) => want(withAnswer(sheet, at, name, answer))}
          leave={() => leave(at)}
          chances={chances.filter((one) => (one.part ?? 0) === at)}
        />
      ))}
      {sheet.adds && (
        <button type="button" class="quiet laid-add" onClick={add}>
          <Icon name="plus" /> {say("server-table-lay-add")}
        </button>
      )}
      <Follows sheet={sheet} />
      <Steps composer={composer} />
      <Foot sheet={field.sheet} chances={chances} />
    </form>
  );
}

/** What sends all of it, once it is whole, below the odds in short. */
function Foot({ sheet, chances }: { sheet: Sheet; chances: readonly Chances[] }) {
  return (
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
        aria-disabled={(sheet.move ?? []).length === 0}
      >
        <Icon name="send" /> {sheet.send}
      </button>
    </div>
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
  /** Whether only its gist is shown, since another one is being filled in. */
  shut: boolean;
  show: () => void;
  set: (name: string, answer: number[]) => void;
  leave: () => void;
  chances: Chances[];
}

/** What a part comes to, in a few words: what its chances are of, or what was chosen in it. */
function gist(part: LaidPart, chances: readonly Chances[]): string {
  if (chances.length > 0) return chances.map(({ about }) => about).join(" ");
  const chosen = part.fields.map(({ field, answer }) => {
    const options = field.kind === "choose" ? (field.options ?? []) : [];
    return options.find(({ code }) => options.length === 1 || code === answer?.[0])?.label;
  });
  return chosen.filter(Boolean).join(", ");
}

function Part({ part, at, row, shut, show, set, leave, chances }: PartProps) {
  const id = useId();
  const several = at >= 0;
  const body = useId();
  return (
    <div class="laid-part" role="group" aria-labelledby={part.label || several ? id : undefined}>
      {several ? (
        <Heading id={id} body={body} at={at} shut={shut} show={show} leave={leave} />
      ) : (
        part.label && (
          <p class="laid-heading">
            <span id={id}>{part.label}</span>
          </p>
        )
      )}
      <div class="laid-body" id={body}>
        {shut ? (
          <>
            <p class="laid-gist">{gist(part, chances)}</p>
            {chances.map((one) => (
              <Bar key={one.about} results={one.results} />
            ))}
          </>
        ) : (
          <>
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
          </>
        )}
      </div>
    </div>
  );
}

interface HeadingProps {
  id: string;
  body: string;
  at: number;
  shut: boolean;
  show: () => void;
  leave: () => void;
}

/** Opens one part of several, which shuts the others, and leaves it out. */
function Heading({ id, body, at, shut, show, leave }: HeadingProps) {
  const { say } = useStore();
  return (
    <p class="laid-heading">
      <button
        type="button"
        class="laid-open"
        aria-expanded={!shut}
        aria-controls={body}
        onClick={show}
      >
        <Icon name={shut ? "down" : "up"} />
        <span id={id}>{say("server-table-lay-part", { part: at + 1 })}</span>
      </button>
      <button
        type="button"
        class="step"
        aria-label={say("server-table-lay-remove", { part: at + 1 })}
        onClick={leave}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
