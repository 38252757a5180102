// An attempt to persuade: two piles that grow against each other, and what the dice may show.

import type { VNode } from "preact";
import type { Persuasion as Attempt } from "../wire";
import { Sign } from "./insignia";
import { Percent } from "./odds";
import { Chip, useWords } from "./things";
import "./Persuasion.css";

interface Layer {
  id: string;
  value: number;
}

function Pile({ side, layers, person }: { side: string; layers: Layer[]; person: VNode }): VNode {
  const words = useWords();
  const sum = layers.reduce((total, layer) => total + layer.value, 0);
  return (
    <div class={`r-pile r-pile-${side}`}>
      {person}
      <div class="r-layers">
        {layers
          .filter((layer) => layer.value > 0)
          .map((layer) => (
            <div
              key={layer.id}
              class={`r-layer r-layer-${layer.id}`}
              style={{ flexGrow: layer.value }}
            >
              <span>{words(`pile-${layer.id}`)}</span>
              <b>{layer.value}</b>
            </div>
          ))}
      </div>
      <b class="r-pile-sum">{sum}</b>
    </div>
  );
}

export function Persuasion({ attempt }: { attempt: Attempt }): VNode {
  const words = useWords();
  const most = Math.min(attempt.base - attempt.omens, attempt.fails_from - 1);
  const chance = words("chance", { percent: attempt.percent });
  return (
    <div class="r-persuasion">
      <Pile
        side="for"
        person={
          <Chip it={attempt.persuader.ref} class="r-speaker" label={attempt.persuader.name}>
            {attempt.persuader.name}
          </Chip>
        }
        layers={[
          { id: "oratory", value: attempt.oratory },
          { id: "influence", value: attempt.influence },
          { id: "bribe", value: attempt.bribe },
        ]}
      />
      <div class="r-verdict">
        <small>{words(`persuasion-${attempt.how}`)}</small>
        <p class="r-base">
          <small>{words("base-number")}</small>
          <b>{attempt.base}</b>
        </p>
        <p>{most >= 2 ? words("needs-at-most", { most }) : words("hopeless")}</p>
        <Percent of={attempt.percent} label={chance} />
        {attempt.more.length > 0 && (
          <ul class="r-more" aria-label={words("with-more")}>
            {attempt.more.slice(0, 5).map((step) => (
              <li key={step.talents}>
                <Sign of="talents" />
                {words("with", { talents: step.talents })}{" "}
                <b>{words("percent", { percent: step.percent })}</b>
              </li>
            ))}
          </ul>
        )}
        {attempt.turn && <small>{words("decides", { name: attempt.turn.name })}</small>}
      </div>
      <Pile
        side="against"
        person={
          <Chip it={attempt.target.ref} class="r-speaker" label={attempt.target.name}>
            {attempt.target.name}
          </Chip>
        }
        layers={[
          { id: "loyalty", value: attempt.loyalty },
          { id: "aligned", value: attempt.aligned },
          { id: "talents", value: attempt.talents },
          { id: "counter", value: attempt.counter },
        ]}
      />
    </div>
  );
}
