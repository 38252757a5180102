// Battles, step by step: the strengths, the dice, what is read on the table, the losses, what came of
// it. They stay until the next turn.

import type { VNode } from "preact";
import type { Battle as Fought, Combat as Coming } from "../wire";
import { Dice } from "./dice";
import { Sign } from "./insignia";
import { AllOdds } from "./odds";
import { Chip, Sentence, signed, useWords } from "./things";
import "./Battle.css";

export function Battle({ battle }: { battle: Fought }): VNode {
  const words = useWords();
  const by = battle.dice.map((die) => die.value).join(" + ");
  const gone = [
    battle.legions > 0 &&
      words("lost-legions", { count: battle.legions, veterans: battle.veterans }),
    battle.fleets > 0 && words("lost-fleets", { count: battle.fleets }),
  ].filter(Boolean);
  return (
    <article class={`r-battle r-result-${battle.result}`}>
      <h4>
        <Sign of={battle.naval ? "fleets" : "land"} />
        <span>{battle.commander.name}</span>
        <Sign of="war" />
        <span>{battle.enemy.name}</span>
        <b class="r-result">{words(`result-${battle.result}`)}</b>
      </h4>
      <div class="r-reckoning">
        <span class="r-strength">
          <b>{battle.roman}</b> <small>{words("roman")}</small>
        </span>
        <span aria-hidden="true">−</span>
        <span class="r-strength">
          <b>{battle.against}</b> <small>{words("enemy")}</small>
        </span>
        <span aria-hidden="true">+</span>
        <span>
          <span class="r-say">{`${by} = ${battle.roll}`}</span>
          <Dice dice={battle.dice} />
        </span>
        {battle.omens > 0 && (
          <span class="r-strength">
            <b>{signed(-battle.omens)}</b> <small>{words("sum-omens")}</small>
          </span>
        )}
        <span aria-hidden="true">=</span>
        <b class="r-battle-total">{battle.total}</b>
      </div>
      <p class="r-losses">
        {gone.length > 0 ? words("lost", { what: gone.join(", ") }) : words("no-losses")}
      </p>
      {battle.after.map((line, n) => (
        <p key={n} class="r-after">
          <Sentence words={line} />
        </p>
      ))}
    </article>
  );
}

/** The battle that is about to be fought. */
export function Combat({ combat }: { combat: Coming }): VNode {
  const words = useWords();
  return (
    <div class="r-combat">
      <p class="r-motion-kind">{words("about-to-fight")}</p>
      <p class="r-motion-words">
        <Chip it={combat.commander.ref} class="r-speaker" label={combat.commander.name}>
          {combat.commander.name}
        </Chip>{" "}
        <Sign of="war" />{" "}
        <Chip it={combat.war.ref} class="r-speaker" label={combat.war.name}>
          {combat.war.name}
        </Chip>
      </p>
      <AllOdds all={combat.odds} />
    </div>
  );
}
