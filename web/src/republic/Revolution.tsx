// The Revolution Phase: cards change hands, then the victorious generals speak.

import type { VNode } from "preact";
import type { Revolution as Phase } from "../wire";
import { Steps } from "./Steps";
import { Chip, useWords } from "./things";

export function Revolution({ phase }: { phase: Phase }): VNode {
  const words = useWords();
  return (
    <div class="r-revolution">
      <Steps steps={phase.steps} prefix="revolution" />
      {phase.generals.length > 0 && (
        <>
          <h4>{words("generals")}</h4>
          <p class="r-generals">
            {phase.generals.map((one) => (
              <Chip key={one.ref} it={one.ref} class="r-speaker" label={one.name}>
                {one.name}
              </Chip>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
