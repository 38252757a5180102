// Marks the things on the board that have changed since the reader's own last move, until they click.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { facesOf, keyOf, recallBoard, rememberBoard, thingsOn, type Marks } from "../marks";
import { useStore } from "../ui/context";
import "./Marking.css";

/** What is lower than this has no room for a corner beside its words, in pixels. */
const LOW = 30;
const SEEN_BY = "#board, .decision";

/** Keeps the marks on the board that is shown in a `way`: a sheet, or the table told in words. */
export function Marking({ way }: { way: string }) {
  const store = useStore();
  const known = useRef(new Map<string, Marks>());
  const table = store.present.value;
  const off = !table || store.past.value !== null || !!store.setup.lesson;
  const scope = `${way} ${store.texts.language.value}`;
  const id = store.setup.id;
  const telling = useRef({ sections: store.told.value, times: 0 });
  if (telling.current.sections !== store.told.value) {
    telling.current = { sections: store.told.value, times: telling.current.times + 1 };
  }
  // Told in words the table comes later than its lines.
  const seq = way === "text" ? telling.current.times : (table?.seq ?? -1);
  const own = store.me.value >= 0 && table !== null && (table.since ?? 0) === table.seq;
  const look = useRef<() => void>(() => undefined);
  look.current = () => {
    const board = document.getElementById("board");
    if (!board || off || board.querySelector("[aria-busy]")) return;
    const marks = known.current.get(scope) ?? recallBoard(id, scope);
    known.current.set(scope, marks);
    marks.look(facesOf(board), seq, own);
    show(board, marks.changed);
    if (own) rememberBoard(id, scope, marks);
  };
  useLayoutEffect(() => {
    const board = document.getElementById("board");
    if (board && off) show(board, new Set());
    look.current();
  }, [scope, seq, off]);
  useEffect(() => {
    const board = document.getElementById("board");
    if (!board) return undefined;
    const watching = new MutationObserver(() => look.current());
    watching.observe(board, { childList: true, subtree: true, characterData: true });
    return () => watching.disconnect();
  }, []);
  useEffect(() => {
    const seen = (event: Event): void => {
      const board = document.getElementById("board");
      const marks = known.current.get(scope);
      const here = event.target instanceof Element && event.target.closest(SEEN_BY);
      if (!board || !marks || off || !here) return;
      marks.see(facesOf(board));
      show(board, marks.changed);
      rememberBoard(id, scope, marks);
    };
    document.addEventListener("click", seen, true);
    return () => document.removeEventListener("click", seen, true);
  }, [scope, off, id]);
  return null;
}

function show(board: Element, changed: ReadonlySet<string>): void {
  for (const thing of thingsOn(board)) {
    if (!changed.has(keyOf(thing))) thing.removeAttribute("data-changed");
    else thing.setAttribute("data-changed", thing.clientHeight < LOW ? "low" : "");
  }
}
