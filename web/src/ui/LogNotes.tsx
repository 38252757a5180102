// What has become of seats, as it stands in the log between the lines of the game.

import { moment } from "../time";
import type { LogEntry, TableNote } from "../wire";
import { Icon } from "./Icon";
import { useStore } from "./context";

export const NO_NOTES: readonly TableNote[] = [];

/** The lines that are shown, with what became of seats between them. */
export function withNotes(
  entries: LogEntry[],
  notes: readonly TableNote[],
  from: number,
  until: number,
): (LogEntry | TableNote)[] {
  const within = notes.filter((note) => note.after > from && note.after <= until);
  const out: (LogEntry | TableNote)[] = [];
  for (const entry of entries) {
    while (within[0] && within[0].after <= entry.n) out.push(...within.splice(0, 1));
    out.push(entry);
  }
  return [...out, ...within];
}

export function Note({ note, later }: { note: TableNote; later: boolean }) {
  const store = useStore();
  return (
    <li class={`entry note${later ? " later" : ""}`}>
      <span class="note-mark">
        <Icon name="seats" />
      </span>
      <div class="lines">
        <p>
          {note.text} <span class="note-when">{moment(note.at, store.texts.language.value)}</span>
        </p>
      </div>
    </li>
  );
}
