// Where a finished game was decided: the moves that changed most how its seats stood, each with a way to its line.

import { useState } from "preact/hooks";
import type { Turning } from "../wire";
import { useStore } from "./context";
import "./Turnings.css";

export function Turnings() {
  const store = useStore();
  const { say } = store;
  const [found, setFound] = useState<readonly Turning[] | null>(null);
  const [waiting, setWaiting] = useState(false);
  const ask = async (): Promise<void> => {
    if (waiting) return;
    setWaiting(true);
    const said = await store.ask({ do: "review" });
    setWaiting(false);
    if (said?.type === "review") setFound(said.turnings);
  };
  return (
    <section class="turnings" aria-labelledby="turnings">
      <h3 id="turnings">{say("server-review-head")}</h3>
      {!found && (
        <button type="button" class="quiet" aria-busy={waiting} onClick={() => void ask()}>
          {say("server-review-ask")}
        </button>
      )}
      <p class={waiting ? "busy" : "unseen"} role="status">
        {waiting ? say("server-review-busy") : ""}
      </p>
      {found?.length === 0 && <p>{say("server-review-nothing")}</p>}
      {found && (
        <ol>
          {found.map((one) => (
            <Point key={one.n} one={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Point({ one }: { one: Turning }) {
  const store = useStore();
  const { say } = store;
  const show = (): void => {
    store.dialog.value = "";
    void store.looking.look(one.n);
  };
  const changes = one.before
    .map((before, seat) => ({ before, after: one.after[seat] ?? before, seat }))
    .filter(({ before, after }) => before !== after);
  return (
    <li>
      <p>
        <strong>
          {say("server-review-played", { name: store.nameOf(one.seat), move: one.played })}
        </strong>
      </p>
      <ul>
        {changes.map(({ before, after, seat }) => (
          <li key={seat}>
            {say("server-review-chance", { name: store.nameOf(seat), before, after })}
          </li>
        ))}
      </ul>
      {one.as_advised && <p>{say("server-review-same", { why: one.why ?? "" })}</p>}
      {one.rather && (
        <p>{say("server-review-rather", { answer: one.rather, why: one.why ?? "" })}</p>
      )}
      <button type="button" class="quiet" onClick={show}>
        {say("server-review-look", { line: one.n, turn: one.turn })}
      </button>
    </li>
  );
}
