// A question being answered: holds the Composition, asks the server for the fields that follow, sends
// the answer. There is one for the question one is asked and one for what may be done out of turn.

import { computed, signal } from "@preact/signals";
import * as compose from "./compose";
import type { Answer, Composition } from "./compose";
import { carry, draftFor, goThrough, NO_BEGINNING } from "./again";
import type { Found } from "./again";
import type { Wanted } from "./laying";
import { answerAtOnce, answerFirst, answerWith, isShort } from "./ending";
import { Laying } from "./layout";
import { pickedWhole } from "./picking";
import { LATE, type Link } from "./link";
import { Refused, type ServerMessage } from "./socket";
import { Together } from "./sheet";
import { Stood } from "./stood";
import type { ErrorMessage, Later, Option, PartMessage, Question, Way } from "./wire";

export class Composer {
  readonly state = signal<Composition | null>(null);
  readonly error = signal<ErrorMessage | null>(null);
  /** Only the options that mean this thing are shown; empty: all. */
  readonly narrowed = signal("");
  /** How much is added to an answer that is sent at once. */
  readonly added = signal(0);
  /** Whether each part is asked for, also where the choice alone could be sent. */
  readonly inParts = signal(false);
  readonly together = new Together();
  /** The answer on a sheet, where several parts of it stand on one. */
  readonly laying = new Laying({
    asking: () => this.asking(),
    set: (next) => this.set(next),
    follows: (done, wanted) => this.requestPart(done, wanted),
    refused: (error) => this.fail(error),
    inParts: () => this.inParts.value,
    send: (now, move) => this.sendMove(now, move),
  });
  readonly open = computed(() => compose.openRefs(this.state.value));
  readonly chosen = computed(() => compose.chosenRefs(this.state.value));
  elsewhere: (code: number) => boolean = () => false; // whether what begins so is answered there
  private seq = -1;
  /** The question as it has been put since an answer went on its way: the same, or the same anew. */
  private put: Question | null = null;
  private readonly stood = new Stood();
  /** The answer that has been taken, until the table shows what came of it. */
  private taken: Composition | null = null;
  /** Parts in the words that the question had before it was put in others; void once they are not those. */
  private oldWords: readonly compose.Part[] | null = null;

  constructor(
    private readonly link: Link,
    private readonly aside: boolean,
  ) {}

  /** The question as the table now has it. An answer begun is kept as long as the question stands. */
  ask(main: Question | null, seq: number, later?: Later[], nothing?: number[][]): void {
    const moved = seq !== this.seq;
    this.seq = seq;
    const question = this.together.take(main, later, nothing);
    const labels = Stood.seen(this.state.value, this.narrowed.value);
    this.turn(question, moved);
    if (moved) this.stood.gone(labels);
  }

  private turn(question: Question | null, moved: boolean): void {
    const now = this.state.value;
    if (now && question) {
      const sending = now.stage === "sending";
      if (!moved && (sending || compose.sameQuestion(now.question, question))) return;
      // With no line between there is one position: it can only be told in other words.
      const reworded = !moved || now.parts === this.oldWords;
      const kept = carry(now, question, reworded);
      if (kept && !sending) {
        this.resume(kept, reworded);
        return;
      }
      // Whether the same is asked still or anew, only the reply to the answer tells.
      if (kept && now !== this.taken) {
        this.put = question;
        return;
      }
    }
    this.turnTo(this.together.main);
  }

  /**
   * Goes on with an answer begun. Its parts are asked for again, since the table has changed; who is
   * at a field goes on with it meanwhile.
   */
  private resume(kept: Composition, reworded: boolean): void {
    if (kept.parts.length === 0 || !compose.begun(kept) || kept.question.whole !== false) {
      this.renew(kept);
      return;
    }
    // What is gone through is known by its parts: they are others as soon as anything is answered.
    const again = { ...kept, parts: [...kept.parts] };
    this.renew(again.stage === "asking" ? again : compose.recheck(again));
    void this.goAgain(again, reworded);
  }

  private async goAgain(again: Composition, reworded: boolean): Promise<void> {
    const stands = (): boolean => this.state.value?.parts === again.parts;
    const follows = (done: number[]): Promise<ServerMessage> => this.requestPart(done);
    this.oldWords = reworded ? again.parts : null;
    const found = await goThrough(again, { follows, stands, none: this.link.none(), reworded });
    const now = this.state.value;
    if (!now || !found || !stands()) return;
    this.takeFound(again, now, found, reworded);
  }

  /** Takes what is left of an answer that was gone through again; says so where that is not all. */
  private takeFound(again: Composition, now: Composition, found: Found, reworded: boolean): void {
    const refused = found.error instanceof Refused ? found.error.answer.code : "";
    if (found.error && refused !== NO_BEGINNING) {
      // Nothing is known of the answer: it stays as it is, and is asked for again with the next step.
      if (now.stage === "checking") this.set(compose.back(now));
      this.fail(found.error);
      return;
    }
    const { rest } = found;
    const there = again.stage === "asking" && found.all && rest.stage === "asking";
    const draft = there ? draftFor(rest.field, now.field, now.draft, reworded) : null;
    const labels = Stood.seen(now, this.narrowed.value);
    this.renew(draft ? { ...rest, draft } : rest);
    if (draft?.wanted) void this.laying.want(draft.wanted);
    this.stood.gone(labels);
    const lost = !found.all || (again.stage === "asking" && !draft && compose.drafted(now));
    if (found.error) this.fail(found.error);
    else if (lost) this.link.dropped("");
  }

  /** Begins with another question. What is lost by that is said, and why if it came too late. */
  private turnTo(question: Question | null): void {
    const now = this.state.value;
    const error = this.error.value;
    const late = error?.code === LATE ? error : null;
    this.together.opened.value = -1;
    this.added.value = 0;
    this.inParts.value = false;
    this.set(question ? compose.begin(question) : null);
    this.error.value = question ? late : null;
    const lost = now !== null && now.stage !== "sending" && compose.begun(now);
    if (late ? !question : lost) this.link.dropped(late?.text ?? "");
  }

  /**
   * A choice was clicked, or its number pressed, or a way to end the answer with it: what counts is what
   * the reader saw there.
   */
  press(option: Option, way?: Way): void {
    if (this.stood.meantOther(this.state.value?.field, this.narrowed.value, option)) {
      this.link.shifted();
      return;
    }
    const now = this.asking();
    if (!way) this.choose(option);
    else if (now) this.sendWhole(answerWith(now, option, way.rest));
  }

  choose(option: Option): void {
    const now = this.asking();
    if (!now || (now.parts.length === 0 && this.elsewhere(option.code))) return;
    this.together.open(0);
    if ((option.at_once ?? []).length > 0 && !this.inParts.value) {
      this.sendWhole(answerAtOnce(now, option, this.added.value));
    } else this.give(compose.optionAnswer(option));
  }

  /** A choice of one of several questions that are shown together; its answer has begun with it where it
   * is the only thing to do. With a way to end it the answer is whole. */
  chooseFrom(at: number, option: Option, way?: Way): void {
    const question = this.asking() && this.together.open(at);
    if (!question) return;
    this.set(compose.begin(question));
    if (way) this.sendWhole(answerFirst(question, option, way.rest));
    else if (!question.ahead) this.choose(option);
  }

  /** Several answers to the question, one after the other, and nothing in between. */
  async sendAll(moves: readonly number[][]): Promise<void> {
    const now = this.asking();
    const move = moves.at(-1);
    if (now && move) await this.sendMove(now, move, moves.slice(0, -1));
  }

  onSheet(): boolean {
    const { sheet, opened } = this.together;
    return sheet.value.length > 0 && opened.value < 0 && this.asking() !== null;
  }

  async leaveAll(): Promise<void> {
    if (this.onSheet()) await this.sendAll(this.together.nothing);
  }

  /** Confirms what was picked, counted or written. */
  confirm(): void {
    const now = this.asking();
    const given = now && compose.draftAnswer(now.field, now.draft, this.link.none());
    if (given) this.give(given);
  }

  setCount(index: number, n: number): void {
    this.draft((now) => compose.setCount(now, index, n));
  }

  bump(index: number): void {
    this.draft((now) => compose.bump(now, index));
  }

  pick(next: Composition, whole = pickedWhole(next)): void {
    this.set(next);
    if (whole) this.confirm();
  }

  /** A choice of the first field, where nothing has been answered yet. */
  chooseFirst(option: Option): void {
    const now = this.asking();
    if (!now || compose.given(now).length > 0) return;
    this.set({ ...now, parts: [], field: now.question.field });
    this.choose(option);
  }

  setAmount(amount: number): void {
    this.draft((now) => compose.setAmount(now, amount));
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
    if (!now || now.stage === "sending") return false;
    const first = now.question.ahead ? 0 : 1;
    if (compose.given(now).length <= first && this.toSheet()) return true;
    if (now.parts.length === 0) return false;
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

  private toSheet(): boolean {
    const { main } = this.together;
    if (!main || !this.together.close()) return false;
    this.error.value = null;
    this.set(compose.begin(main));
    return true;
  }

  startOver(): void {
    const now = this.state.value;
    if (!now || now.stage === "sending" || this.toSheet()) return;
    this.error.value = null;
    this.set(compose.begin(now.question));
  }

  /** Sends the whole answer. */
  send(): void {
    const now = this.state.value;
    if (now?.stage === "ready") void this.sendMove(now);
  }

  /** Changes what is half answered. */
  draft(change: (now: Composition) => Composition): void {
    const now = this.asking();
    if (now) this.pick(change(now));
  }

  private asking(): Composition | null {
    const now = this.state.value;
    return now?.stage === "asking" ? now : null;
  }

  private set(next: Composition | null): void {
    this.stood.forget();
    if (next?.field !== this.state.value?.field) this.narrowed.value = "";
    this.state.value = next;
  }

  /** Puts the same anew: a list that was narrowed stays so while anything in it means the thing. */
  private renew(next: Composition): void {
    const ref = this.narrowed.value;
    this.set(next);
    if (ref && compose.means(next, ref)) this.narrowed.value = ref;
  }

  private sendWhole(ready: Composition): void {
    this.error.value = null;
    this.set(ready);
    void this.sendMove(ready);
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
      const said = await this.requestPart(done);
      if (said.type === "part") this.follows(done, said);
    } catch (error) {
      const now = this.state.value;
      if (now?.stage !== "waiting" || compose.codesOf(now).join() !== done.join()) return;
      // What had been answered before may stand: if not, the table that comes will say so.
      this.set(compose.back(now));
      this.fail(error);
    }
  }

  private requestPart(done: number[], wanted?: Wanted): Promise<ServerMessage> {
    const later = this.together.place();
    const more = { ...(later > 0 && { later }), ...(wanted && { wanted }) };
    return this.link.request({ do: "part", done, aside: this.aside, ...more });
  }

  private follows(asked: number[], { done, field, label = "" }: PartMessage): void {
    const now = this.state.value;
    const next = now && compose.arrived(now, asked, done, field, label);
    if (!next || next === now) return;
    this.set(next);
    // A click that was the whole answer, or said that it is the last, needs no second one.
    const last = now.parts.at(-1)?.field.final ?? false;
    const ended = compose.given(next).length === 1 || last || isShort(next);
    const whole = next.stage === "ready" && ended;
    if (whole && now.stage === "waiting") void this.sendMove(next);
  }

  private async sendMove(
    ready: Composition,
    move = compose.codesOf(ready),
    before = this.together.before(),
  ): Promise<void> {
    const sending: Composition = { ...ready, stage: "sending" };
    this.put = null;
    this.set(sending);
    try {
      const seq = this.link.seq();
      const made = before.length > 0 ? { before: [...before] } : {};
      await this.link.request({ do: "move", seq, move, aside: this.aside, ...made });
    } catch (error) {
      if (this.state.value === sending) this.giveBack(ready);
      this.fail(error);
      return;
    }
    if (this.state.value !== sending) return;
    if (this.putMeanwhile()) this.turnTo(this.together.main);
    else this.taken = sending;
  }

  private putMeanwhile(): Question | null {
    return this.put;
  }

  /** The answer was not taken: it is the reader's again, if the same is still asked. */
  private giveBack(ready: Composition): void {
    const one = ready.stage === "ready" && compose.given(ready).length === 1;
    const before = one ? compose.back(ready) : ready;
    const kept = this.put ? carry(before, this.put, false) : null;
    if (kept) this.resume(kept, false);
    else this.set(this.put ? compose.begin(this.put) : before);
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (this.state.value) this.error.value = error.answer;
    else this.link.dropped(error.answer.text);
  }
}
