// Rome's provinces, a line each: who governs for how long, garrison, what they bring.

import type { VNode } from "preact";
import type { Say } from "../texts";
import type { Province } from "../wire";
import { Sign } from "./insignia";
import { Badge } from "./standards";
import { Chip, factionOf, Panel, useBoard, useWords } from "./things";
import "./Provinces.css";

/** All that a province says, in full words. */
export function provinceTold(one: Province, words: Say): string {
  const parts = [
    one.name,
    words(one.developed ? "developed" : "undeveloped"),
    one.governor
      ? words("governed", { person: one.governor.name, term: one.term })
      : words("vacant"),
    words("province-numbers", { income: one.income, spoils: one.spoils, taxes: one.taxes }),
  ];
  if (one.legate) parts.push(words("legate"));
  if (one.frontier) parts.push(words("frontier"));
  if (one.garrison.legions) parts.push(words("garrison", { legions: one.garrison.legions }));
  if (one.troops + one.ships > 0)
    parts.push(words("own-forces", { troops: one.troops, fleets: one.ships }));
  if (one.attacked) parts.push(words("attacked"));
  if (one.overrun) parts.push(words("overrun"));
  if (one.disorder) parts.push(words("disorder"));
  if (one.camp) parts.push(words(`camp-${one.camp}`));
  return parts.join(", ");
}

/** The turns left to a governor: a dot for each, a figure where there is little room. */
function Term({ term, brief }: { term: number; brief: boolean }): VNode {
  if (brief) return <b>{term}</b>;
  return <i class="r-term">{"●".repeat(term) || "○"}</i>;
}

/** Where its rebel governor's forces are. */
const CAMPS: Record<string, string[]> = {
  "at-home": ["camp"],
  "at-sea": ["vexillum", "fleets"],
  "in-italy": ["vexillum"],
};

/** What troubles it: a war, raiders or disorder, a rebel and where he is. */
function Troubles({ one }: { one: Province }): VNode {
  const camp = one.camp.replaceAll("_", "-");
  return (
    <>
      {one.attacked && (
        <span data-explain="sign:war">
          <Sign of="war" />
        </span>
      )}
      {(one.overrun || one.disorder) && (
        <span data-explain="sign:rebel">
          <Sign of="rebel" />
        </span>
      )}
      {camp && (
        <span class="r-camp" data-explain="sign:camp">
          {CAMPS[camp]?.map((sign) => (
            <Sign key={sign} of={sign} />
          ))}
        </span>
      )}
    </>
  );
}

function Line({ one, brief }: { one: Province; brief: boolean }): VNode {
  const words = useWords();
  const board = useBoard();
  const faction = factionOf(board.picture, one.seat);
  const troubled = one.overrun || one.disorder || one.attacked || one.camp !== "";
  return (
    <Chip
      it={one.ref}
      card
      label={provinceTold(one, words)}
      class={`r-province${one.developed ? " r-developed" : ""}${troubled ? " r-troubled" : ""}`}
    >
      <i class="r-level" />
      <b class="r-province-name">{one.name}</b>
      <span class="r-governor" data-carries={one.governor?.ref}>
        {one.governor ? (
          <>
            {faction && <Badge faction={faction} />}
            {!brief && <span>{one.governor.name}</span>}
            <Term term={one.term} brief={brief} />
          </>
        ) : (
          <em>{brief ? "–" : words("vacant")}</em>
        )}
      </span>
      <span class="r-garrison">
        {one.frontier && !brief && <Sign of="guarded" />}
        {one.garrison.legions > 0 && (
          <>
            <Sign of="legions" />
            {one.garrison.legions}
          </>
        )}
        {one.troops > 0 && (
          <>
            <Sign of="land" />
            {one.troops}
          </>
        )}
        {one.ships > 0 && (
          <>
            <Sign of="fleets" />
            {one.ships}
          </>
        )}
        <Troubles one={one} />
      </span>
      {!brief && <span class="r-income">{one.income}</span>}
    </Chip>
  );
}

/** From so many on they stand in two columns, without the names of their governors. */
const MANY = 7;

export function Provinces({ provinces }: { provinces: Province[] }): VNode {
  const words = useWords();
  const many = provinces.length >= MANY;
  return (
    <Panel
      place="provinces"
      title={words("provinces")}
      class={many ? "r-provinces r-many" : "r-provinces"}
    >
      {provinces.length === 0 && <p class="r-none">{words("no-provinces")}</p>}
      <div class="r-province-list">
        {provinces.map((one) => (
          <Line key={one.ref} one={one} brief={many} />
        ))}
      </div>
    </Panel>
  );
}
