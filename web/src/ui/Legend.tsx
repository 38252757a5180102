// The legend: all signs that the game draws, each with its name, what it means, and its paragraph.

import { useEffect, useState } from "preact/hooks";
import type { LegendPart, LegendSign } from "../wire";
import { Loading } from "./Loading";
import { useSigns } from "./NewsSign";
import { RuleLink } from "./RuleLink";
import { useStore } from "./context";
import "./Legend.css";

export function Legend() {
  const store = useStore();
  const language = store.texts.language.value;
  const [parts, setParts] = useState<LegendPart[] | null>(null);
  useEffect(() => {
    store.line
      .request({ do: "legend" })
      .then((said) => said.type === "legend" && setParts(said.parts))
      .catch(() => setParts([]));
  }, [store, language]);
  if (!parts) return <Loading />;
  return (
    <div class="legend">
      {parts.map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          <dl>
            {part.signs.map((sign) => (
              <Row key={sign.id} sign={sign} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Row({ sign }: { sign: LegendSign }) {
  const store = useStore();
  const Drawn = useSigns()?.LegendSign;
  return (
    <div class="legend-row" data-sign={sign.id}>
      <dt>
        <span class="legend-sign" aria-hidden="true">
          {Drawn && <Drawn sign={sign.id} />}
        </span>
        <span>{sign.name}</span>
      </dt>
      <dd>
        {sign.line}{" "}
        {store.setup.rules && (
          <RuleLink rule={sign.rule} before={() => (store.dialog.value = "")} />
        )}
      </dd>
    </div>
  );
}
