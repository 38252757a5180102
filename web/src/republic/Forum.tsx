// The Forum: who belongs to nobody, the concessions for the Senate to give, leaders without a war; and
// the Curia.

import type { VNode } from "preact";
import type { Lying, TheForum } from "../wire";
import { SenatorChip } from "./Senator";
import { Chip, Panel, useWords } from "./things";
import { Leader } from "./Wars";
import "./Forum.css";

function Concession({ one }: { one: Lying }): VNode {
  const label = useWords()("said-of", { thing: one.name, said: one.line });
  return (
    <Chip it={one.ref} card class="r-concession" label={label}>
      {one.name}
    </Chip>
  );
}

/** What is out of play until a die brings it back: destroyed concessions, leaders, dead statesmen. */
function Curia({ curia }: { curia: Lying[] }): VNode | null {
  const words = useWords();
  if (curia.length === 0) return null;
  return (
    <div class="r-curia" data-place="curia" role="group" aria-label={words("curia")}>
      <h4>{words("curia")}</h4>
      {curia.map((one) => (
        <Chip
          key={one.ref}
          it={one.ref}
          card
          class="r-lying"
          label={`${one.name}, ${words(`kind-${one.kind}`)}`}
        >
          {one.name}
        </Chip>
      ))}
    </div>
  );
}

export function Forum({ forum }: { forum: TheForum }): VNode {
  const words = useWords();
  const empty = !(forum.senators.length + forum.concessions.length + forum.leaders.length);
  return (
    <Panel place="forum" title={words("forum")} class="r-forum">
      {empty && <p class="r-none">{words("forum-empty")}</p>}
      <div class="r-chips">
        {forum.senators.map((one) => (
          <SenatorChip key={one.ref} one={one} />
        ))}
      </div>
      <div class="r-tokens">
        {forum.concessions.map((one) => (
          <Concession key={one.ref} one={one} />
        ))}
        {forum.leaders.map((leader) => (
          <Leader key={leader.ref} leader={leader} />
        ))}
      </div>
      <Curia curia={forum.curia} />
    </Panel>
  );
}
