// The wars in the Forum: what they are worth, who leads them, which armies stand against them.

import type { VNode } from "preact";
import type { Say } from "../texts";
import type { AlliedProvince, Army, EnemyLeader, RomanWar } from "../wire";
import { Sign } from "./insignia";
import { Odds } from "./odds";
import { Badge } from "./standards";
import { Box, Chip, factionOf, Panel, useBoard, useWords } from "./things";
import { Veterans } from "./Veterans";
import "./Wars.css";

interface NumbersProps {
  of: string;
  war: string;
  numbers: number[];
  struck: number[];
}

function Numbers({ of, war, numbers, struck }: NumbersProps) {
  const words = useWords();
  if (numbers.length === 0) return null;
  return (
    <span class={`r-numbers r-numbers-${of}`} data-explain={`${of}@${war}`}>
      <i>{words(`letter-${of}`)}</i>
      {numbers.map((n) => (
        <b key={n} class={struck.includes(n) ? "r-struck" : ""}>
          {n}
        </b>
      ))}
    </span>
  );
}

/** An enemy leader. */
export function Leader({ leader }: { leader: EnemyLeader }): VNode {
  const words = useWords();
  const { name, strength, disaster, standoff } = leader;
  return (
    <Chip
      it={leader.ref}
      card
      class="r-leader"
      label={words("enemy-leader", { name, strength, disaster, standoff })}
    >
      <Sign of="leader" />
      <b>{name}</b> +{strength}
      <small>
        {words("letter-disaster")} {disaster} {words("letter-standoff")} {standoff}
      </small>
    </Chip>
  );
}

function told(ally: AlliedProvince, words: Say): string {
  const { name, troops, fleets } = ally;
  return words("ally", { province: name, troops, fleets });
}

/** A province in league with the war: what its card and its own units add by land and at sea. */
function Ally({ ally }: { ally: AlliedProvince }): VNode {
  const words = useWords();
  const naval = ally.naval + ally.fleets;
  return (
    <div class="r-army">
      <span class="r-say">{told(ally, words)}</span>
      <b aria-hidden="true">{ally.name}</b>
      <span class="r-army-strength" aria-hidden="true">
        {ally.land + ally.troops}
        {naval > 0 && <small>/{naval}</small>}
      </span>
    </div>
  );
}

function Allies({ war }: { war: RomanWar }): VNode {
  return (
    <>
      {war.allies.map((ally) => (
        <Ally key={ally.name} ally={ally} />
      ))}
    </>
  );
}

function Forces({ army }: { army: Army }): VNode {
  const words = useWords();
  const { force } = army;
  return (
    <span class="r-army-force">
      <span data-explain="sign:legions">
        <span class="r-say">{words("legions")}</span>
        <Sign of="legions" />
        {force.legions}
      </span>
      <Veterans force={force} />
      <span data-explain="sign:fleets">
        <span class="r-say">{words("fleets")}</span>
        <Sign of="fleets" />
        {force.fleets}
      </span>
    </span>
  );
}

function ArmyLine({ army }: { army: Army }): VNode {
  const board = useBoard();
  const words = useWords();
  const faction = factionOf(board.picture, army.seat);
  return (
    <div class="r-army">
      {army.commander ? (
        <Chip it={army.commander.ref} class="r-commander" label={army.commander.name}>
          {faction && <Badge faction={faction} />}
          {army.commander.name}
        </Chip>
      ) : (
        <em>{words("no-commander")}</em>
      )}
      <Forces army={army} />
      {army.commander && (
        <span class="r-army-strength">
          <span class="r-say">{words("strength", { land: army.land, naval: army.naval })}</span>
          {army.land}
          {army.naval > 0 && <small>/{army.naval}</small>}
        </span>
      )}
    </div>
  );
}

/** All that a war says, in full words. */
export function warTold(war: RomanWar, words: Say): string {
  const parts = [
    war.name,
    words(`status-${war.status}`),
    words("war-numbers", { land: war.land, naval: war.naval, support: war.support }),
  ];
  if (war.beaten) parts.push(words("beaten"));
  if (war.times > 1) parts.push(words("times", { times: war.times }));
  if (war.unprosecuted) parts.push(words("unprosecuted"));
  if (war.drought) parts.push(words("drought"));
  if (war.disaster.length) parts.push(`${words("disaster")} ${war.disaster.join(", ")}`);
  if (war.standoff.length) parts.push(`${words("standoff")} ${war.standoff.join(", ")}`);
  for (const ally of war.allies) parts.push(told(ally, words));
  if (war.spoils) parts.push(words("spoils", { talents: war.spoils }));
  return parts.join(", ");
}

/** The signs of rebels: in their camp, and on the march. */
const REBELS: Partial<Record<string, string>> = { rebels: "camp", march: "vexillum" };

/** How a war stands; what rebels stand in place of one has their sign. */
function Standing({ war }: { war: RomanWar }): VNode {
  const rebels = REBELS[war.kind];
  if (rebels) return <Sign of={rebels} explain={`${rebels}@${war.ref}`} />;
  return <i class="r-status" data-explain={`${war.status}@${war.ref}`} />;
}

/** What it is worth by land and at sea, and the throws to fear. */
function Strengths({ war }: { war: RomanWar }): VNode {
  return (
    <div class="r-war-numbers">
      <span class="r-land" data-explain={`land@${war.ref}`}>
        <Sign of="land" />
        <b>{war.land}</b>
      </span>
      {(war.naval > 0 || war.beaten) && (
        <span data-explain={`naval@${war.ref}`}>
          <Sign of="fleets" />
          <b>{war.beaten ? "✓" : war.naval}</b>
        </span>
      )}
      {war.support > 0 && (
        <span data-explain={`support@${war.ref}`}>
          <Sign of="support" />
          <b>{war.support}</b>
        </span>
      )}
      <Numbers of="disaster" war={war.ref} numbers={war.disaster} struck={war.struck} />
      <Numbers of="standoff" war={war.ref} numbers={war.standoff} struck={war.struck} />
    </div>
  );
}

function War({ war }: { war: RomanWar }): VNode {
  const words = useWords();
  return (
    <Box
      it={war.ref}
      label={warTold(war, words)}
      class={`r-war r-war-${war.status} r-war-of-${war.kind}`}
      inside={
        <div class="r-war-inside">
          {war.leaders.map((leader) => (
            <Leader key={leader.ref} leader={leader} />
          ))}
          <Allies war={war} />
          {war.armies.map((army, n) => (
            <ArmyLine key={army.commander?.ref ?? n} army={army} />
          ))}
          {war.odds.map((odds) => (
            <Odds key={`${odds.commander.ref}${odds.naval}`} odds={odds} bare />
          ))}
        </div>
      }
    >
      <div class="r-war-head">
        <Standing war={war} />
        <span class="r-war-name">{war.name}</span>
        {war.spoils > 0 && (
          <span class="r-spoils" data-explain={`spoils@${war.ref}`}>
            <Sign of="talents" />
            {war.spoils}
          </span>
        )}
        {war.times > 1 && (
          <b class="r-times" data-explain={`times@${war.ref}`}>
            ×{war.times}
          </b>
        )}
        {war.drought && <Sign of="drought" explain={`drought@${war.ref}`} />}
        {war.unprosecuted && (
          <b class="r-unprosecuted" data-explain={`unprosecuted@${war.ref}`}>
            !
          </b>
        )}
      </div>
      {war.kind !== "bequest" && <Strengths war={war} />}
    </Box>
  );
}

/** Whose the chances are that are shown on wars where nobody stands. */
function Could({ wars }: { wars: RomanWar[] }): VNode | null {
  const words = useWords();
  const odds = wars.flatMap((war) => war.odds).find((one) => !one.sent);
  if (!odds) return null;
  const { commander, legions, fleets } = odds;
  return <small>{words("odds-could", { person: commander.name, legions, fleets })}</small>;
}

export function Wars({ wars }: { wars: RomanWar[] }): VNode {
  const words = useWords();
  return (
    <Panel place="wars" title={words("wars")} class="r-wars" note={<Could wars={wars} />}>
      <div class="r-scroll">
        {wars.length === 0 && <p class="r-none">{words("no-wars")}</p>}
        {wars.map((war) => (
          <War key={war.ref} war={war} />
        ))}
      </div>
    </Panel>
  );
}
