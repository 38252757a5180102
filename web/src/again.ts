// The same question, put again: what was begun of its answer is taken over as long as each part of it
// may still be given. All functions are pure, but for asking the server what follows.

import {
  answer,
  arrived,
  begin,
  begun,
  codesOf,
  draftAnswer,
  draftFrom,
  emptyDraft,
  optionAnswer,
  pickedCount,
  sameQuestion,
} from "./compose";
import type { Composition, Draft, Part } from "./compose";
import type { ServerMessage } from "./socket";
import type { Field, Item, Option, Question } from "./wire";

/** The code of a refusal because nothing legal begins so. */
export const NO_BEGINNING = "no-beginning";

/**
 * What it takes to go through an answer again. `stands`: whether it is still wanted. `none` names an
 * empty pick. `reworded`: the position is the same, only told otherwise, say in another language.
 */
export interface Again {
  follows: (done: number[]) => Promise<ServerMessage>;
  stands: () => boolean;
  none: string;
  reworded: boolean;
}

/** What is left of an answer, whether that is `all` of it, and what the server refused the next part with. */
export interface Found {
  rest: Composition;
  all: boolean;
  error?: unknown;
}

/**
 * An answer begun, taken over to the question as it is put now that others have moved; null where
 * another question is put. Choices that the answer does not use may have come, gone or changed.
 */
export function carry(
  composition: Composition,
  question: Question,
  reworded: boolean,
): Composition | null {
  const { question: old, parts, field, draft } = composition;
  if (sameQuestion(old, question)) return composition;
  const alike = (reworded || old.text === question.text) && old.rule === question.rule;
  if (!alike || (old.whole === false) !== (question.whole === false)) return null;
  if (!begun(composition)) return begin(question);
  const [first, ...rest] = parts;
  if (first) {
    const part = partFor(question.field, first, first.label, reworded);
    if (!part) return null;
    // With the only thing there is to do go codes that left no choice.
    const kept = first.auto ? { ...part, codes: first.codes } : part;
    return { ...composition, question, parts: [kept, ...rest] };
  }
  const kept = draftFor(question.field, field, draft, reworded);
  return kept && { ...composition, question, field: question.field, draft: kept };
}

/** Goes through the parts of an answer again, one after the other; null once it is wanted no more. */
export async function goThrough(composition: Composition, again: Again): Promise<Found | null> {
  const { question, parts } = composition;
  let now: Composition = { ...begin(question), parts: [], field: question.field };
  const found = (all: boolean, error?: unknown): Found => ({
    rest: now.parts.length > 0 ? now : begin(question),
    all,
    error,
  });
  for (const part of parts.filter(({ auto }, at) => at === 0 || !auto)) {
    const kept =
      now.stage === "asking" ? partFor(now.field, part, again.none, again.reworded) : null;
    if (!kept) return found(false);
    const waiting: Composition = { ...answer(now, kept), parts: [...now.parts, kept] };
    const done = codesOf(waiting);
    try {
      const said = await again.follows(done);
      if (!again.stands()) return null;
      if (said.type !== "part") return found(false);
      now = arrived(waiting, done, said.done, said.field, said.label ?? "");
    } catch (error) {
      return found(false, error);
    }
  }
  return found(true);
}

/** A part as an answer to the field as it is now; null where it answers it no longer. */
function partFor(field: Field, part: Part, none: string, reworded: boolean): Part | null {
  const kept = draftFor(field, part.field, draftFrom(part), reworded);
  if (!kept) return null;
  const { codes, label } = part;
  const called: Called = (one) => one.code === codes[0] && (reworded || one.label === label);
  const option = (field.options ?? []).find(called);
  const given = option ? optionAnswer(option) : draftAnswer(field, kept, none);
  return given && { ...part, ...given, field };
}

type Called = (one: Option | Item) => boolean;

/** A draft for another field, as a draft for this one; null where this one asks for something else. */
export function draftFor(field: Field, old: Field, draft: Draft, reworded: boolean): Draft | null {
  const { kind, low = 0, high = 0 } = field;
  if (field.sheet && old.sheet && draft.wanted) {
    // What of it can be, the server will say.
    return { ...emptyDraft(field), wanted: draft.wanted };
  }
  if (kind !== old.kind || field.rule !== old.rule) return null;
  if (!reworded && field.question !== old.question) return null;
  if (kind === "amount") return draft.amount >= low && draft.amount <= high ? draft : null;
  if (kind !== "pick") return draft;
  const counts = (field.items ?? []).map(({ code, label, count = 1 }) => {
    const at = (old.items ?? []).findIndex(
      (item) => item.code === code && (reworded || item.label === label),
    );
    return Math.min(count, draft.counts[at] ?? 0);
  });
  const kept = { ...draft, counts };
  const picked = pickedCount(kept);
  return picked === pickedCount(draft) && picked <= high ? kept : null;
}
