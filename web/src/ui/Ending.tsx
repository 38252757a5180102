// A proposal to end the game now, as whoever sits at the table answers it.

import { useStore } from "./context";
import "./Ending.css";

export function Ending() {
  const store = useStore();
  const { say } = store;
  const proposal = store.present.value?.ending;
  const me = store.me.value;
  if (!proposal || me < 0) return null;
  const waits = proposal.asked.filter((seat) => !proposal.agreed.includes(seat));
  const mine = proposal.by === me;
  const agreed = proposal.agreed.includes(me);
  const names = waits.map((seat) => store.nameOf(seat)).join(", ");
  return (
    <section class="ending" aria-labelledby="ending-title">
      <p id="ending-title" class="question">
        {mine ? say("server-table-ending-mine") : store.sayOf("server-table-ending", proposal.by)}
      </p>
      {agreed && !mine && <p>{say("server-table-ending-agreed")}</p>}
      {waits.length > 0 && <p class="soft">{say("server-table-ending-waits", { names })}</p>}
      <div class="row">
        {!agreed && (
          <button
            type="button"
            class="primary"
            onClick={() => void store.leaving.answerEnd("agree")}
          >
            {say("server-table-ending-agree")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => void store.leaving.answerEnd("refuse")}>
          {say(mine ? "server-table-ending-withdraw" : "server-table-ending-refuse")}
        </button>
      </div>
    </section>
  );
}
