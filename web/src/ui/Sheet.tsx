// Several things that may be done one after the other, together on one sheet: each with its choices,
// and one button that leaves all of it undone.

import type { Composer } from "../composer";
import { sheetChoices } from "../sheet";
import type { Question } from "../wire";
import { ChoiceButton, endWith } from "./Options";
import { RuleLink } from "./RuleLink";
import { useStore } from "./context";
import "./Sheet.css";

interface SheetProps {
  composer: Composer;
  keyed: boolean;
  id: string;
}

export function Sheet({ composer, keyed, id }: SheetProps) {
  const { say } = useStore();
  const questions = composer.together.sheet.value;
  const choices = sheetChoices(questions);
  const error = composer.error.value;
  return (
    <div class="compose sheet">
      <p class="question" id={id} tabIndex={-1} data-place="question">
        <strong>{say("server-table-sheet")}</strong>
      </p>
      <p class="range">{say("server-table-sheet-order")}</p>
      {error && (
        <p class="refused" role="alert" data-code={error.code}>
          {error.text} <RuleLink rule={error.rule} />
        </p>
      )}
      <div class="options" data-arrows="list">
        <ol class="sheet-rows">
          {questions.map((question, at) => (
            <Row
              key={question.text}
              {...{ composer, keyed, question }}
              choices={choices.filter((one) => one.at === at)}
              id={`${id}-${at}`}
            />
          ))}
        </ol>
        {composer.together.nothing.length > 0 && (
          <div class="steady" data-steady>
            <ChoiceButton
              label={say("server-table-sheet-nothing")}
              sign={keyed ? "0" : undefined}
              refs={[]}
              last
              choose={() => void composer.leaveAll()}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface RowProps extends SheetProps {
  question: Question;
  choices: ReturnType<typeof sheetChoices>;
}

/** One thing that may be done. Where there is one way to do it, its button says what is asked as well. */
function Row({ composer, keyed, question, choices, id }: RowProps) {
  const alone = choices.length === 1;
  return (
    <li class={alone ? "alone" : undefined}>
      <p class="sheet-row" id={id}>
        <span class={alone ? "unseen" : undefined}>{question.text}</span>{" "}
        <RuleLink rule={question.rule} />
      </p>
      <div class="group" role="group" aria-labelledby={id}>
        {choices.map(({ at, option, sign }) => (
          <ChoiceButton
            key={option.code}
            label={option.label}
            sign={keyed && sign ? sign : undefined}
            refs={option.refs}
            beside={endWith(option, (way) => composer.chooseFrom(at, option, way))}
            choose={() => composer.chooseFrom(at, option)}
          />
        ))}
      </div>
    </li>
  );
}
