// A question being answered: holds the Composition, asks the server for the fields that follow, sends
// the answer. There is one for the question one is asked and one for what may be done out of turn.

import { computed, signal } from "@preact/signals";
import * as compose from "./compose";
import type { Answer, Composition } from "./compose";
import { Refused, type Asking, type ServerMessage } from "./socket";
import type { ErrorMessage, Option, PartMessage, Question } from "./wire";

/** The code of a refusal because the game has gone on meanwhile. */
const LATE = "stale";

export interface Link {
  request(message: Asking): Promise<ServerMessage>;
  /** How many lines of the history the reader has seen. */
  seq(): number;
  /** What an empty pick is called. */
  none(): string;
  /** Says that an answer begun is gone; `why` in the server's words, where it gave any. */
  dropped(why: string): void;
}

export class Composer {
  readonly state = signal<Composition | null>(null);
  readonly error = signal<ErrorMessage | null>(null);
  /** Only the options that mean this thing are shown; empty: all. */
  readonly narrowed = signal("");
  readonly open = computed(() => compose.openRefs(this.state.value));
  readonly chosen = computed(() => compose.chosenRefs(this.state.value));
  private seq = -1;
  /** The question as it has been put since an answer went on its way: the same, or the same anew. */
  private put: Question | null = null;
  /** The answer that has been taken, until the table shows what came of it. */
  private taken: Composition | null = null;

  constructor(
    private readonly link: Link,
    private readonly aside: boolean,
  ) {}

  /** The question as the table now has it. An answer begun is kept as long as the question stands. */
  ask(question: Question | null, seq: number): void {
    const moved = seq !== this.seq;
    this.seq = seq;
    const now = this.state.value;
    if (now && question) {
      const sending = now.stage === "sending";
      if (!moved && (sending || compose.sameQuestion(now.question, question))) return;
      const kept = compose.carry(now, question);
      if (kept && !sending) return this.resume(kept);
      // Whether the same is asked still or anew, only the reply to the answer tells.
      if (kept && now !== this.taken) {
        this.put = question;
        return;
      }
    }
    this.turnTo(question);
  }

  /** Goes on with an answer begun. Its parts are asked for again, since the table has changed. */
  private resume(kept: Composition): void {
    if (kept.parts.length === 0 || kept.question.whole !== false) return this.set(kept);
    const again = compose.recheck(kept);
    this.set(again);
    void this.askPart(again);
  }

  /** Begins with another question. What is lost by that is said, and why if it came too late. */
  private turnTo(question: Question | null): void {
    const now = this.state.value;
    const error = this.error.value;
    const late = error?.code === LATE ? error : null;
    this.set(question ? compose.begin(question) : null);
    this.error.value = question ? late : null;
    const lost = now !== null && now.stage !== "sending" && compose.begun(now);
    if (late ? !question : lost) this.link.dropped(late?.text ?? "");
  }

  choose(option: Option): void {
    if (this.asking()) this.give(compose.optionAnswer(option));
  }

  /** Confirms what was picked, counted or written. */
  confirm(): void {
    const now = this.asking();
    if (!now) return;
    const given = compose.draftAnswer(now.field, now.draft, this.link.none());
    if (given) this.give(given);
  }

  setCount(index: number, n: number): void {
    const now = this.asking();
    if (now) this.set(compose.setCount(now, index, n));
  }

  bump(index: number): void {
    const now = this.asking();
    if (now) this.set(compose.bump(now, index));
  }

  setAmount(amount: number): void {
    const now = this.asking();
    if (now) this.set(compose.setAmount(now, amount));
  }

  setText(text: string): void {
    const now = this.asking();
    if (now) this.set(compose.setText(now, text));
  }

  /** A thing on the table was clicked: it answers, counts one up, or narrows the list. */
  touch(ref: string): boolean {
    const now = this.asking();
    if (!now) return false;
    const item = (now.field.items ?? []).findIndex((one) => one.refs?.includes(ref));
    if (item >= 0) {
      this.bump(item);
      return true;
    }
    const meant = (now.field.options ?? []).filter((option) => option.refs?.includes(ref));
    const [only] = meant;
    if (!only) return false;
    if (meant.length === 1) this.choose(only);
    else this.narrowed.value = ref;
    return true;
  }

  /** One step back: first out of a narrowed list, then out of the last part. */
  back(): boolean {
    if (this.narrowed.value) {
      this.narrowed.value = "";
      return true;
    }
    const now = this.state.value;
    if (!now || now.parts.length === 0 || now.stage === "sending") return false;
    this.error.value = null;
    this.set(compose.back(now));
    return true;
  }

  backTo(index: number): void {
    const now = this.state.value;
    if (!now || now.stage === "sending") return;
    this.error.value = null;
    this.set(compose.backTo(now, index));
  }

  startOver(): void {
    const now = this.state.value;
    if (!now || now.stage === "sending") return;
    this.error.value = null;
    this.set(compose.begin(now.question));
  }

  /** Sends the whole answer. */
  send(): void {
    const now = this.state.value;
    if (now?.stage === "ready") void this.sendMove(now);
  }

  private asking(): Composition | null {
    const now = this.state.value;
    return now?.stage === "asking" ? now : null;
  }

  private set(next: Composition | null): void {
    if (next?.field !== this.state.value?.field) this.narrowed.value = "";
    this.state.value = next;
  }

  private give(given: Answer): void {
    const now = this.asking();
    if (!now) return;
    this.error.value = null;
    const next = compose.answer(now, given);
    this.set(next);
    if (next.stage === "ready") void this.sendMove(next);
    else void this.askPart(next);
  }

  private async askPart(asked: Composition): Promise<void> {
    const done = compose.codesOf(asked);
    try {
      const said = await this.link.request({ do: "part", done, aside: this.aside });
      if (said.type === "part") this.follows(done, said);
    } catch (error) {
      const now = this.state.value;
      if (!now || compose.codesOf(now).join() !== done.join()) return;
      this.set(compose.begin(now.question));
      this.fail(error);
    }
  }

  private follows(asked: number[], { done, field, label = "" }: PartMessage): void {
    const now = this.state.value;
    const next = now && compose.arrived(now, asked, done, field, label);
    if (!next || next === now) return;
    this.set(next);
    // A click that was the whole answer needs no second one.
    const whole = next.stage === "ready" && next.parts.length === 1;
    if (whole && now.stage === "waiting") void this.sendMove(next);
  }

  private async sendMove(ready: Composition): Promise<void> {
    const sending: Composition = { ...ready, stage: "sending" };
    this.put = null;
    this.set(sending);
    try {
      const move = compose.codesOf(ready);
      await this.link.request({ do: "move", seq: this.link.seq(), move, aside: this.aside });
    } catch (error) {
      if (this.state.value === sending) this.giveBack(ready);
      this.fail(error);
      return;
    }
    if (this.state.value !== sending) return;
    if (this.put) this.set(compose.begin(this.put));
    else this.taken = sending;
  }

  /** The answer was not taken: it is the reader's again, if the same is still asked. */
  private giveBack(ready: Composition): void {
    const before = ready.parts.length === 1 ? compose.back(ready) : ready;
    const kept = this.put ? compose.carry(before, this.put) : null;
    if (kept) this.resume(kept);
    else this.set(this.put ? compose.begin(this.put) : before);
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (this.state.value) this.error.value = error.answer;
    else this.link.dropped(error.answer.text);
  }
}
