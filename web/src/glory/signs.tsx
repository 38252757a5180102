// The signs of this board where they stand before a piece of news, and in its legend.

import type { VNode } from "preact";
import { Coins, Icon, Laurel, Sign } from "./materials";
import "./cards.css";
import "./things.css";
import "./signs.css";

const MATERIAL = /^m([0-5])$/;

export function NewsSign({ sign }: { sign: string }) {
  const material = MATERIAL.exec(sign)?.[1];
  return (
    <span class="g-news-sign">
      {material !== undefined || sign === "jack" ? (
        <Sign material={Number(material ?? -1)} />
      ) : (
        <Icon of={sign} />
      )}
    </span>
  );
}

const KIND = /^material-([0-5])$/;

/** The signs of the legend that are no icon, as they are drawn on the table. */
const DRAWN: Record<string, () => VNode> = {
  jack: () => <Sign material={-1} />,
  coins: () => <Coins count={3} />,
  influence: () => <Laurel value={4} />,
  points: () => <b>12</b>,
  begun: () => <span class="g-missing" />,
  done: () => <span class="g-tick" />,
  "for-all": () => <span class="g-legend-pill" />,
  glow: () => <span class="g-legend-thing g-glow" />,
  open: () => <span class="g-legend-thing g-open" />,
  chosen: () => <span class="g-legend-thing g-chosen" />,
  deck: () => <span class="g-legend-deck" />,
  pool: () => (
    <>
      <Sign material={0} />
      <Sign material={5} />
    </>
  ),
  sites: () => <b>4 + 2</b>,
};

export function LegendSign({ sign }: { sign: string }) {
  const kind = KIND.exec(sign)?.[1];
  return (
    <span class="g-legend-sign">
      {kind !== undefined ? (
        <Sign material={Number(kind)} />
      ) : (
        (DRAWN[sign]?.() ?? <Icon of={sign} />)
      )}
    </span>
  );
}
