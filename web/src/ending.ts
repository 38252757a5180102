// How an answer ends: with the choice alone, with a way that stands beside it, or without a look before it
// is sent. All functions are pure.

import { begin, given, optionAnswer } from "./compose";
import type { Composition } from "./compose";
import type { Field, Option, Question } from "./wire";

/** Whether an answer is so short that a look before it is sent would show nothing new: two choices. */
export function isShort(composition: Composition): boolean {
  const said = given(composition);
  return said.length === 2 && said.every(({ field }) => field.kind === "choose");
}

/** The choice alone is the whole answer, with so many of what may be added to it. */
export function answerAtOnce(composition: Composition, option: Option, added: number): Composition {
  const rests = option.at_once ?? [];
  return answerWith(composition, option, rests[Math.min(added, rests.length - 1)] ?? []);
}

/** The choice and the codes after it are the rest of the answer. */
export function answerWith(
  composition: Composition,
  option: Option,
  rest: readonly number[],
): Composition {
  const given = optionAnswer(option);
  const part = {
    ...given,
    codes: [...given.codes, ...rest],
    field: composition.field,
    auto: false,
  };
  return {
    ...composition,
    parts: [...composition.parts, part],
    stage: "ready",
    label: given.label,
  };
}

/** The same as the first part of an answer, also where what follows the only choice is asked already. */
export function answerFirst(question: Question, option: Option, rest: readonly number[]) {
  const first = { ...begin(question), parts: [], field: question.field };
  return answerWith(first, option, rest);
}

/** The most that may be added to an answer that is sent at once. */
export function mostAdded({ options = [] }: Field): number {
  return Math.max(0, ...options.map(({ at_once = [] }) => at_once.length - 1));
}
