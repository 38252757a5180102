// How fast what bots do is shown: at once, calmly, or step by step. Only this page waits: the server goes
// on, and what it sent is shown later, in order. Whoever plays with other people, or by a clock, sees all
// at once, and so does who looks elsewhere.

import { signal, type ReadonlySignal } from "@preact/signals";
import type { ServerMessage } from "./socket";
import type { TableMessage } from "./wire";

export const PACES = ["quick", "calm", "step"] as const;
export type PaceName = (typeof PACES)[number];

/** So long a step stands before the next is shown calmly, in milliseconds. */
export const CALM = 1_500;

interface Paced {
  setup: { lesson?: unknown };
  prefs: { pace: ReadonlySignal<PaceName> };
  receive: (message: ServerMessage) => void;
}

/** Whether nobody at the table but the reader is a person, and no time runs for the reader. */
export function alone(table: TableMessage): boolean {
  const others = table.seats.filter((seat) => !seat.mine);
  const mine = table.seats.find((seat) => seat.mine);
  const timed = table.asked.some((one) => typeof one.until === "number");
  const bots = others.every((seat) => seat.kind === "bot" || !!seat.stand_in);
  return bots && !timed && typeof mine?.clock !== "number";
}

export class Pace {
  /** How many steps are still to be shown. */
  readonly waiting = signal(0);
  /** Whether a pace may be kept at this table. */
  readonly possible = signal(false);
  private steps: ServerMessage[][] = [];
  private seen = -1;
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly of: Paced) {}

  /** Takes in what the server sent: it is delivered now or later. */
  readonly receive = (message: ServerMessage): void => {
    if (message.type === "table") this.receiveTable(message);
    else if (message.type === "log" && this.steps.length > 0) this.steps.at(-1)?.push(message);
    else this.of.receive(message);
  };

  private receiveTable(message: TableMessage): void {
    const past = typeof message.shown === "number";
    const own = message.viewer >= 0 && message.since === message.seq;
    const first = this.seen < 0;
    const step = message.seq > this.seen && !own && !past && !first;
    const back = message.seq < this.seen;
    this.possible.value = alone(message) && message.status !== "open";
    this.seen = message.seq;
    if (past || own || back || first || !this.keeps()) {
      this.flush();
      this.of.receive(message);
    } else if (step) {
      this.steps.push([message]);
      this.waiting.value = this.steps.length;
      this.plan();
    } else if (this.steps.length > 0) this.steps.at(-1)?.push(message);
    else this.of.receive(message);
  }

  private keeps(): boolean {
    const { setup, prefs } = this.of;
    return this.possible.value && !setup.lesson && !document.hidden && prefs.pace.value !== "quick";
  }

  /** Shows the next step when its time has come. */
  private plan(): void {
    clearTimeout(this.timer);
    if (this.steps.length === 0 || this.of.prefs.pace.value !== "calm") return;
    const rest = this.shownAt + CALM - performance.now();
    this.timer = setTimeout(() => this.goOn(), Math.max(0, rest));
  }

  /** Shows the next step. */
  goOn(): void {
    const step = this.steps.shift();
    this.waiting.value = this.steps.length;
    if (!step) return;
    this.shownAt = performance.now();
    for (const message of step) this.of.receive(message);
    this.plan();
  }

  /** Shows all that is still to be shown. */
  flush(): void {
    clearTimeout(this.timer);
    const steps = this.steps.splice(0);
    this.waiting.value = 0;
    for (const message of steps.flat()) this.of.receive(message);
  }

  /** The reader has chosen another pace. */
  changed(): void {
    if (this.of.prefs.pace.value === "quick") this.flush();
    else this.plan();
  }
}
