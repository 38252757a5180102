// Agreements that are often made, to begin an offer from: with whom, and which.

import { useState } from "preact/hooks";
import type { Template } from "../wire";
import { useStore } from "./context";

export function Templates({ templates }: { templates: readonly Template[] }) {
  const { drafting, say } = useStore();
  const [wanted, setWanted] = useState("");
  const partners = [...new Set(templates.map(({ partner }) => partner))];
  const partner = partners.includes(wanted) ? wanted : partners[0];
  if (partner === undefined) return null;
  return (
    <fieldset class="draft-templates">
      <legend>{say("server-draft-begin")}</legend>
      <label class="draft-part">
        <span>{say("server-draft-with")}</span>
        <select
          class="line"
          value={partner}
          onChange={(event) => setWanted(event.currentTarget.value)}
        >
          {partners.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <div class="row">
        {templates
          .filter((one) => one.partner === partner)
          .map((one) => (
            <button
              key={one.label}
              type="button"
              class="quiet"
              onClick={() => drafting.begin(one.move)}
            >
              {one.label}
            </button>
          ))}
      </div>
    </fieldset>
  );
}
