// Public agreements: who offers what, who has still to accept, and which promises are kept.

import type { VNode } from "preact";
import type { Agreement } from "../wire";
import { Box, Sentence, useWords } from "./things";
import "./Deals.css";

const FATES: Record<string, string> = { open: "○", kept: "✓", released: "–", failed: "✗" };

export function Deals({ deals }: { deals: Agreement[] }): VNode {
  const words = useWords();
  if (deals.length === 0) return <p class="r-none">{words("no-deals")}</p>;
  return (
    <div class="r-deals" data-place="deals">
      {deals.map((deal) => (
        <Box
          key={deal.ref}
          it={deal.ref}
          card={false}
          class={`r-deal r-deal-${deal.state}`}
          label={words("deal", { number: deal.number, name: deal.by.name })}
          inside={
            <ol class="r-promises">
              {deal.promises.map((promise, n) => (
                <li key={n} class={`r-fate-${promise.fate}`}>
                  <i role="img" aria-label={words(`fate-${promise.fate}`)}>
                    {FATES[promise.fate]}
                  </i>
                  <span>
                    <Sentence words={promise.words} />
                  </span>
                </li>
              ))}
            </ol>
          }
        >
          <p class="r-deal-head">
            <b>{words("deal", { number: deal.number, name: deal.by.name })}</b>
            <span class="r-deal-state">{words(`deal-${deal.state}`)}</span>
            {deal.waiting.length > 0 && (
              <small>
                {words("deal-waits", { names: deal.waiting.map((one) => one.name).join(", ") })}
              </small>
            )}
          </p>
        </Box>
      ))}
    </div>
  );
}
