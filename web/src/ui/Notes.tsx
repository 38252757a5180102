// Notes that nobody else sees, kept on the server a moment after the last letter.

import { useEffect, useRef, useState } from "preact/hooks";
import { useStore } from "./context";

const LONGEST = 20_000;
const KEEP_AFTER = 800;

export function Notes() {
  const store = useStore();
  const { say } = store;
  const [text, setText] = useState(store.note.value);
  const [kept, setKept] = useState(true);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Another page of the same reader has written; what is being written here stays.
    if (timer.current === undefined) setText(store.note.value);
  }, [store.note.value]);
  const keep = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await store.keepNote(latest.current);
    setKept(timer.current === undefined);
  };
  useEffect(
    () => () => {
      if (timer.current !== undefined) void keep();
    },
    [],
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
