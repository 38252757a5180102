// "Pass until something happens": while it is on, the choice that ends or passes is given by itself, as
// long as the same is asked again. It stops for anything else: another question, a choice that was not
// there before, or a line of the log that names the reader's own seat.

import type { LogEntry, Option, Question } from "./wire";

/** What held when it was switched on. */
export interface Watch {
  rule: string;
  text: string;
  labels: ReadonlySet<string>;
  /** Lines of the log before this one had been seen. */
  seen: number;
}

/** The choice that passes; null where there is none. */
export function passOf(question: Question | null | undefined): Option | null {
  if (question?.field.kind !== "choose") return null;
  const last = (question.field.options ?? []).filter((option) => option.last);
  return last.length === 1 ? (last[0] ?? null) : null;
}

export function watchFrom(question: Question, seen: number): Watch {
  return {
    rule: question.rule,
    text: question.text,
    labels: new Set(labelsOf(question)),
    seen,
  };
}

/** Whether something has happened that ends the passing. */
export function happened(
  watch: Watch,
  question: Question,
  log: readonly LogEntry[],
  seat: number,
): boolean {
  if (!passOf(question)) return true;
  if (question.rule !== watch.rule || question.text !== watch.text) return true;
  if (labelsOf(question).some((label) => !watch.labels.has(label))) return true;
  const me = `seat:${seat}`;
  return log.some(
    (entry) =>
      entry.n >= watch.seen &&
      entry.seat !== seat &&
      entry.lines.some((line) => line.some((span) => span.ref === me)),
  );
}

function labelsOf(question: Question): string[] {
  return (question.field.options ?? [])
    .filter((option) => !option.last)
    .map((option) => option.label);
}
