// How the game is won and what may end it, a short line each; the card beside a line says more.

import { SHORT_HEAD } from "../breakpoints";
import { useMedia } from "../media";
import { useStore } from "./context";
import "./Aims.css";

export function Aims() {
  const store = useStore();
  const aims = store.table.value?.aims ?? [];
  if (aims.length === 0) return null;
  return (
    <ul class="aims" aria-label={store.say("server-explain-aims")}>
      {aims.map((aim) => (
        <li key={aim.ref} class={aim.near ? "aim near" : "aim"} data-explain={aim.ref}>
          {aim.text}
        </li>
      ))}
    </ul>
  );
}

/** The same in the head of the page, where there is room. */
export function HeadAims() {
  return useMedia(SHORT_HEAD) ? null : <Aims />;
}
