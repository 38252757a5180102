// The signs of this board where they stand before a piece of news, and in its legend.

import type { VNode } from "preact";
import { Insignia, Sign } from "./insignia";
import "./Wars.css";
import "./odds.css";
import "./things.css";
import "./signs.css";

const OFFICE = "office:";

export function NewsSign({ sign }: { sign: string }): VNode {
  return (
    <span class="r-news-sign">
      {sign.startsWith(OFFICE) ? (
        <Insignia office={sign.slice(OFFICE.length)} />
      ) : (
        <Sign of={sign} />
      )}
    </span>
  );
}

/** How a war stands is told by a class of the war around it. */
function status(of: string): VNode {
  return (
    <span class={`r-war-${of}`}>
      <i class="r-status" />
    </span>
  );
}

function numbers(of: string): VNode {
  return (
    <span class={`r-numbers r-numbers-${of}`}>
      <i /> <b>13</b>
    </span>
  );
}

const RATINGS = ["military", "oratory", "loyalty"];

/** One of a senator's three ratings, which stand beside one another. */
function rating(of: string): VNode {
  return (
    <span class="r-legend-rating">
      {RATINGS.map((one) => (one === of ? <b key={one}>5</b> : <i key={one}>·</i>))}
    </span>
  );
}

/** The signs of the legend that are not small drawings of their own, as they stand on the table. */
const DRAWN: Record<string, () => VNode> = {
  active: () => status("active"),
  imminent: () => status("imminent"),
  inactive: () => status("inactive"),
  disaster: () => numbers("disaster"),
  standoff: () => numbers("standoff"),
  naval: () => <Sign of="fleets" />,
  spoils: () => <Sign of="talents" />,
  times: () => <b class="r-times">×2</b>,
  unprosecuted: () => <b class="r-unprosecuted">!</b>,
  odds: () => (
    <span class="r-bar r-legend-bar">
      <span class="r-part r-part-victory" />
      <span class="r-part r-part-stalemate" />
      <span class="r-part r-part-defeat" />
    </span>
  ),
  treasury: () => <Sign of="talents" />,
  treasury_of_faction: () => <Sign of="talents" />,
  pool: () => <Sign of="legions" />,
  for: () => <b>12</b>,
  against: () => <b>9</b>,
  open: () => <span class="r-legend-thing r-open" />,
  chosen: () => <span class="r-legend-thing r-chosen" />,
};

export function LegendSign({ sign }: { sign: string }): VNode | null {
  if (sign.startsWith("phase-")) return null;
  if (sign.startsWith("office-")) return <Insignia office={sign.slice("office-".length)} />;
  const drawn = RATINGS.includes(sign) ? rating(sign) : DRAWN[sign]?.();
  return <span class="r-legend-sign">{drawn ?? <Sign of={sign} />}</span>;
}
