// Hints: the best answers to what is asked, fetched when the reader wants them. One that is chosen fills the
// answer in; the reader sends it.

import { computed, signal } from "@preact/signals";
import { filled } from "./compose";
import type { Composer } from "./composer";
import type { Store } from "./store";
import type { Hint, TableMessage } from "./wire";

/** Hints, and the table that they were given for. */
interface Found {
  table: TableMessage;
  hints: readonly Hint[];
  /** They are for what may be done out of turn. */
  aside: boolean;
}

export class Hints {
  readonly waiting = signal(false);
  private readonly found = signal<Found | null>(null);
  /** The hints that are shown; null while none are. What was thought of another position is of no use. */
  readonly shown = computed((): Found | null => {
    const found = this.found.value;
    const now = this.store.present.value;
    if (!found || !now || !this.open()) return null;
    const { seq, language } = found.table;
    return seq === now.seq && language === now.language ? found : null;
  });

  constructor(private readonly store: Store) {}

  /** Whether the reader may ask for some now. */
  open(): boolean {
    const table = this.store.present.value;
    return !!table?.hints && !!(table.question ?? table.aside) && !this.store.past.value;
  }

  /** Shows the hints, or puts them away. */
  async toggle(): Promise<void> {
    if (this.waiting.value) return;
    const table = this.shown.value || !this.open() ? null : this.store.present.value;
    this.found.value = null;
    if (!table) return;
    this.waiting.value = true;
    try {
      const said = await this.store.ask({ do: "hint" });
      if (said?.type === "hints" && said.seq === table.seq) {
        this.found.value = { table, hints: said.hints, aside: said.aside ?? false };
      }
    } finally {
      this.waiting.value = false;
    }
  }

  /** Fills an answer in; the others give way to it, so that it is seen. */
  take({ move, label }: Hint): void {
    const { main, aside, asideOpen } = this.store;
    const outOfTurn = this.found.value?.aside ?? false;
    this.found.value = null;
    if (outOfTurn) asideOpen.value = true;
    fill(outOfTurn ? aside : main, move, label);
  }
}

/** Puts a whole answer to the question that is asked where the reader can send it, change it, or leave it. */
export function fill(composer: Composer, move: readonly number[], label: string): void {
  const { main } = composer.together;
  if (!main || composer.state.value?.stage === "sending") return;
  composer.error.value = null;
  composer.narrowed.value = "";
  composer.together.open(0);
  composer.state.value = filled(main, move, label);
}
