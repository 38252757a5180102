// The steps of a phase in their order, the present one marked.

import type { VNode } from "preact";
import type { Moment } from "../wire";
import { useWords } from "./things";
import "./Steps.css";

/** `prefix` goes before a step's word to make the key of its name. */
export function Steps({ steps, prefix }: { steps: Moment[]; prefix: string }): VNode {
  const words = useWords();
  return (
    <ol class="r-steps" aria-label={words("steps")}>
      {steps.map((step) => (
        <li
          key={step.id}
          class={`r-step r-${step.state}`}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          {words(`${prefix}-${step.id}`)}
        </li>
      ))}
    </ol>
  );
}
