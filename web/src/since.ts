// What the others have done since the reader's own last move, the weightiest first; for who only watches,
// since they last looked. It is made from the lines of the log, and knows no more than these.

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { happenings, weightiest, type Happening } from "./happenings";
import { Moments } from "./moments";
import { recall, remember } from "./prefs";
import type { LogEntry, TableMessage } from "./wire";

interface Watched {
  setup: { id: string };
  log: ReadonlySignal<LogEntry[]>;
  present: ReadonlySignal<TableMessage | null>;
  me: ReadonlySignal<number>;
  showPanel: (panel: "log") => void;
}

export class Since {
  /** How many lines a spectator knew when they last looked; null until the log is here. */
  private readonly looked = signal<number | null>(null);
  /** The line of the log that the reader was led to; null for none. */
  readonly sought = signal<number | null>(null);

  readonly moments = new Moments();
  readonly from: ReadonlySignal<number>;
  readonly all: ReadonlySignal<Happening[]>;
  readonly shown: ReadonlySignal<Happening[]>;

  constructor(private readonly of: Watched) {
    this.looked.value = knownBefore(of.setup.id);
    this.from = computed(() => {
      const table = of.present.value;
      if (!table) return 0;
      if (of.me.value >= 0) return table.since ?? 0;
      return this.looked.value ?? table.seq;
    });
    this.all = computed(() => (of.present.value ? happenings(of.log.value, this.from.value) : []));
    this.shown = computed(() => weightiest(this.all.value));
  }

  /** Leads the reader to a line of the log. */
  leadTo(n: number): void {
    this.of.showPanel("log");
    this.sought.value = n;
  }

  /** The reader goes: who only watches is told next time what has happened from now on. */
  leave(): void {
    if (this.of.me.value >= 0 || this.of.log.value.length === 0) return;
    this.looked.value = this.of.log.value.length;
    remember(placeOf(this.of.setup.id), String(this.looked.value));
  }
}

const placeOf = (id: string): string => `looked-${id}`;

function knownBefore(id: string): number | null {
  const kept = Number(recall(placeOf(id)) ?? Number.NaN);
  return Number.isInteger(kept) ? kept : null;
}
