// Several questions that are shown together: what can be chosen in each, and by which key.

import { signal } from "@preact/signals";
import { inOrder } from "./compose";
import type { Later, Option, Question } from "./wire";

/** What a seat is asked, and what follows that at once where it leaves it undone. */
export class Together {
  /** All questions that are shown together; empty where there is one alone. */
  readonly sheet = signal<readonly Question[]>([]);
  /** Which of these is being answered; -1 while all are shown. */
  readonly opened = signal(-1);
  main: Question | null = null;
  private later: readonly Later[] = [];
  /** The moves that leave all of it undone; none where that cannot be. */
  nothing: readonly number[][] = [];

  take(
    main: Question | null,
    later: readonly Later[] = [],
    nothing: readonly number[][] = [],
  ): Question | null {
    this.main = main;
    this.later = later;
    this.nothing = nothing;
    this.sheet.value = main && later.length > 0 ? [main, ...later.map((one) => one.question)] : [];
    return this.sheet.value[this.opened.value] ?? main;
  }

  /** Opens one of them; gives it, or null where none can be opened now. */
  open(at: number): Question | null {
    const question = this.sheet.value[at];
    if (!question || this.opened.value >= 0) return null;
    this.opened.value = at;
    return question;
  }

  /** Shows all again; gives whether there is anything to show but what is shown. */
  close(): boolean {
    if (this.sheet.value.length === 0 || this.opened.value < 0) return false;
    this.opened.value = -1;
    return true;
  }

  /** The place of what is answered among those that follow, from 1; 0 for the first of all. */
  place(): number {
    return Math.max(0, this.opened.value);
  }

  /** The moves that come before an answer to what is opened. */
  before(): readonly number[][] {
    return this.later[this.opened.value - 1]?.before ?? [];
  }
}

export interface SheetChoice {
  /** The place of the question among those on the sheet. */
  at: number;
  option: Option;
  /** The key that chooses it; empty for those beyond the ninth. */
  sign: string;
}

/** All that can be done on a sheet, in the order of the screen; leaving it undone is no part of it. */
export function sheetChoices(questions: readonly Question[]): SheetChoice[] {
  const found = questions.flatMap(({ field }, at) =>
    inOrder((field.options ?? []).filter((option) => !option.last)).map((option) => ({
      at,
      option,
    })),
  );
  return found.map((one, n) => ({ ...one, sign: n < 9 ? String(n + 1) : "" }));
}
