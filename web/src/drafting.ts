// An answer out of turn that is written row by row, on a sheet over the table. What each row may say the
// server tells anew after every change; nothing here knows a rule.

import { signal } from "@preact/signals";
import { Refused, type Asking, type ServerMessage } from "./socket";
import type { DraftAnswer, DraftMessage, DraftPart, DraftRow, Field, TableMessage } from "./wire";

export interface DraftLink {
  request: (message: Asking) => Promise<ServerMessage>;
  table: () => TableMessage | null;
  /** Shows the sheet, or takes it away. */
  show: (shown: boolean) => void;
}

/** What is said in a row so far. */
export function answersOf({ parts }: DraftRow): DraftAnswer[] {
  return parts.flatMap(({ part, said = [] }) => (said.length > 0 ? [{ part, said }] : []));
}

/** A row in which one part is said otherwise; what no longer fits, the server leaves out. */
export function saying(row: readonly DraftAnswer[], part: string, said: number[]): DraftAnswer[] {
  const others = row.filter((one) => one.part !== part);
  return said.length > 0 ? [...others, { part, said }] : others;
}

/** Whether a part has been said and leaves no choice, so that there is nothing to choose in it. */
export function settled({ field, said = [] }: DraftPart): boolean {
  return field.kind === "choose" && said.length > 0 && (field.options ?? []).length === 1;
}

/** The words of an answer to a part in words. */
export function written(said: readonly number[] = []): string {
  return String.fromCodePoint(...said.slice(1));
}

/** The codes of a line of words; none where it says nothing. */
export function codesOf(text: string, { high = 0 }: Field): number[] {
  const points = Array.from(text.trim().replace(/\s+/gu, " "), (letter) => letter.codePointAt(0));
  const kept = points.slice(0, high).flatMap((point) => (point === undefined ? [] : [point]));
  return kept.length > 0 ? [kept.length, ...kept] : [];
}

export class Drafting {
  /** The sheet as the server last told it; null before it is opened. */
  readonly sheet = signal<DraftMessage | null>(null);
  /** A number for each row that stays with it when others come and go. */
  readonly ids = signal<readonly number[]>([]);
  /** What could not be taken over from the offer that this one answers. */
  readonly left = signal<readonly string[]>([]);
  readonly error = signal<{ text: string; rule?: string } | null>(null);
  private rows: DraftAnswer[][] = [];
  private asked = 0;
  private lastId = 0;
  private latest: Promise<void> = Promise.resolve();

  constructor(private readonly link: DraftLink) {}

  /** Opens the sheet for the choice out of turn that is answered there; gives whether it is. */
  readonly takes = (code: number): boolean => {
    if (code !== this.link.table()?.draft) return false;
    this.open();
    return true;
  };

  /** Shows the sheet: as it was left, or begun from a move; with one empty row where it is blank. */
  open(move: number[] = [], left: readonly string[] = []): void {
    this.link.show(true);
    this.error.value = null;
    if (move.length > 0) {
      this.left.value = left;
      this.begin(move);
      return;
    }
    if (this.rows.length === 0) this.put([[]]);
    else this.again();
  }

  /** Begins anew from a move: that of a template, or an offer turned round. */
  begin(move: number[]): void {
    this.ask({ do: "draft", move });
  }

  /** Says one part of a row otherwise. */
  say(at: number, part: string, said: number[]): void {
    this.put(this.rows.map((row, n) => (n === at ? saying(row, part, said) : row)));
  }

  add(): void {
    this.put([...this.rows, []]);
  }

  remove(at: number): void {
    this.ids.value = this.ids.value.filter((_, n) => n !== at);
    this.put(this.rows.filter((_, n) => n !== at));
  }

  /** Asks once more what the rows may say: the table has changed. */
  again(): void {
    this.put(this.rows);
  }

  /** Sends the offer, once the last change has been taken in and nothing is missing. */
  async send(): Promise<void> {
    await this.latest;
    const move = this.sheet.value?.move ?? [];
    if (move.length === 0) return;
    try {
      const seq = this.link.table()?.seq ?? 0;
      await this.link.request({ do: "move", seq, move, aside: true });
      this.forget();
      this.link.show(false);
    } catch (error) {
      this.fail(error);
    }
  }

  private forget(): void {
    this.asked += 1;
    this.rows = [];
    this.ids.value = [];
    this.left.value = [];
    this.sheet.value = null;
    this.error.value = null;
  }

  private put(rows: DraftAnswer[][]): void {
    this.rows = rows;
    this.ask({ do: "draft", rows });
  }

  private ask(message: Asking): void {
    this.asked += 1;
    this.latest = this.asking(message, this.asked);
  }

  private async asking(message: Asking, asked: number): Promise<void> {
    try {
      const said = await this.link.request(message);
      // A later change has its own answer.
      if (said.type === "draft" && asked === this.asked) this.take(said);
    } catch (error) {
      if (asked === this.asked) this.fail(error);
    }
  }

  private take(sheet: DraftMessage): void {
    this.rows = sheet.rows.map(answersOf);
    const kept = this.ids.value.slice(0, sheet.rows.length);
    const fresh = sheet.rows.slice(kept.length).map((_, n) => this.lastId + n + 1);
    this.lastId += fresh.length;
    this.ids.value = [...kept, ...fresh];
    this.error.value = null;
    this.sheet.value = sheet;
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.error.value = error.answer;
  }
}
