// The lesson that is played, and what a browser keeps of lessons: the moves made in each so far, so that
// whoever comes again is where they were, and which of them have been brought to their end.

import { signal } from "@preact/signals";
import { recall, remember } from "./prefs";
import type { Setup } from "./setup";
import type { Asking, ServerMessage } from "./socket";
import type { LessonMessage } from "./wire";

const DONE = "lessons-done";

const placeOf = (name: string): string => `lesson-${name}`;

/** Where the lesson stands, and the hints that were asked for there. */
export class Course {
  readonly now = signal<LessonMessage | null>(null);
  readonly hints = signal<string[]>([]);

  constructor(private readonly ask: (message: Asking) => Promise<ServerMessage | null>) {}

  receive(message: LessonMessage): void {
    if (message.made.length !== this.now.value?.made.length) this.hints.value = [];
    this.now.value = message;
    keep(message);
  }

  /** Asks for the next hint. */
  async hint(): Promise<void> {
    const said = await this.ask({ do: "hint" });
    if (said?.type !== "text") return;
    const fresh = said.sections.flatMap((section) => section.lines);
    this.hints.value = [...new Set([...this.hints.value, ...fresh])];
  }
}

/** What the line says of a lesson when it is opened: the moves made in it. */
export function moreOf({ lesson }: Setup): { more?: () => string } {
  if (!lesson) return {};
  return { more: () => `made=${encodeURIComponent(recall(placeOf(lesson.name)) ?? "[]")}` };
}

/** Keeps where the reader is. A lesson that is done begins anew the next time. */
function keep({ name, state, made }: LessonMessage): void {
  remember(placeOf(name), JSON.stringify(state === "playing" ? made : []));
  if (state === "done") remember(DONE, [...new Set([...doneLessons(), name])].join(" "));
}

/** Goes back to the beginning of a lesson. */
export function forgetLesson(name: string): void {
  remember(placeOf(name), "[]");
}

export function doneLessons(): string[] {
  return (recall(DONE) ?? "").split(" ").filter(Boolean);
}

/** Whether the reader is in the middle of a lesson. */
export function isBegun(name: string): boolean {
  return ![null, "[]"].includes(recall(placeOf(name)));
}
