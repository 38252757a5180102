// Notes that nobody else sees, kept on the server a moment after the last letter.

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { useStore } from "./context";
import "./Notes.css";

const LONGEST = 20_000;
const KEEP_AFTER = 800;

export function Notes() {
  const store = useStore();
  const { say } = store;
  const [text, setText] = useState(store.note.value);
  const [kept, setKept] = useState(true);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const note = store.note.value;
  useEffect(() => {
    // Another page of the same reader has written; what is being written here stays.
    if (timer.current === undefined) setText(note);
  }, [note]);
  const keep = useCallback(async (): Promise<void> => {
    const still = (): boolean => timer.current === undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    await store.keepNote(latest.current);
    setKept(still());
  }, [store]);
  useEffect(
    () => () => {
      if (timer.current !== undefined) void keep();
    },
    [keep],
  );
  if (store.setup.user === null) return <p class="empty">{say("server-table-notes-guest")}</p>;
  return (
    <div class="notes">
      <textarea
        value={text}
        maxLength={LONGEST}
        aria-label={say("server-table-notes-label")}
        placeholder={say("server-table-notes-label")}
        onInput={(event) => {
          const value = event.currentTarget.value;
          setText(value);
          setKept(false);
          latest.current = value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void keep(), KEEP_AFTER);
        }}
        onBlur={() => {
          if (timer.current !== undefined) void keep();
        }}
      />
      <p class="range" role="status">
        {say(kept ? "server-table-notes-kept" : "server-table-notes-keeping")}
      </p>
    </div>
  );
}
