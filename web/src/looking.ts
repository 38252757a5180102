// Looking back: at an earlier line, from the reader's own seat and after the end from any, and going
// on from line to line by itself.

import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { Asking, ServerMessage } from "./socket";
import type { TableMessage } from "./wire";

interface Seen {
  readonly present: Signal<TableMessage | null>;
  readonly past: Signal<TableMessage | null>;
  readonly ask: (message: Asking) => Promise<ServerMessage | null>;
}

export class Looking {
  /** The scrubber is there. */
  readonly open = signal(false);
  /** Whose eyes the reader looks back with; null: their own. */
  readonly seat = signal<number | null>(null);
  /** It goes on from line to line by itself. */
  readonly playing = signal(false);
  /** The line that has been asked for and is not shown yet; null where there is none. */
  readonly awaited = signal<number | null>(null);
  private looked = false;
  /** The server has taken the last request; what it shows comes before or after it says so. */
  private taken = false;

  constructor(private readonly seen: Seen) {}

  /** The line that is looked at, or will be at once. */
  get at(): number {
    return this.awaited.value ?? this.seen.past.value?.shown ?? this.end;
  }

  /** The last line there is. */
  get end(): number {
    return this.seen.present.value?.seq ?? 0;
  }

  /** Shows the table after line `n - 1`, as a seat saw it. */
  async look(n: number, seat: number | null = this.seat.value): Promise<void> {
    if (!this.seen.present.value) return;
    const line = Math.max(1, Math.min(n, this.end));
    this.open.value = true;
    this.looked = true;
    this.seat.value = seat;
    this.awaited.value = line;
    this.taken = false;
    const done = await this.seen.ask({ do: "look", n: line, seat });
    // Who has asked for another line meanwhile waits for that one.
    if (this.awaited.value !== line) return;
    this.taken = true;
    if (done === null || this.seen.past.value?.shown === line) this.awaited.value = null;
  }

  /** The server shows a line. */
  shows(line: number): void {
    if (this.taken || line === this.awaited.value) this.awaited.value = null;
  }

  /** So many lines on, or back: each of several steps counts, however late their lines are shown. */
  step(by: number): void {
    const n = Math.max(1, Math.min(this.end, this.at + by));
    if (this.end > 0 && n !== this.at) void this.look(n);
  }

  async now(): Promise<void> {
    this.open.value = false;
    this.playing.value = false;
    this.awaited.value = null;
    this.seat.value = null;
    if (!this.looked) return;
    this.looked = false;
    await this.seen.ask({ do: "look", n: null });
  }

  toggle(): void {
    if (this.open.value) void this.now();
    else if (this.seen.present.value) this.open.value = true;
  }

  /** Goes on by itself from the line that is shown, from the last one all over again. */
  play(): void {
    if (this.at >= this.end) void this.look(1);
    this.open.value = true;
    this.playing.value = true;
  }
}
