// What stood where until others moved: a click so soon after that meant what was there before.

import { labelsShown } from "./compose";
import type { Composition } from "./compose";
import type { Field, Option } from "./wire";

/** Nobody sees and clicks in less time, in milliseconds: a click so soon after a change meant what stood there. */
export const TOO_SOON = 350;

export class Stood {
  /** Labels in the order of the screen, and when others took their places. */
  private before: { labels: string[]; since: number } | null = null;

  forget(): void {
    this.before = null;
  }

  /** The labels that a reader sees now; none where he is asked for no choice. */
  static seen(now: Composition | null, narrowed: string): string[] {
    return now?.stage === "asking" ? labelsShown(now.field, narrowed) : [];
  }

  /** Others stand there now. */
  gone(labels: string[]): void {
    if (labels.length > 0) this.before = { labels, since: performance.now() };
  }

  /** Whether who clicks on an option now meant another one. */
  meantOther(field: Field | undefined, narrowed: string, option: Option): boolean {
    const { before } = this;
    if (!before || !field || performance.now() - before.since >= TOO_SOON) return false;
    const at = labelsShown(field, narrowed).indexOf(option.label);
    return before.labels[at] !== option.label;
  }
}
