// The middle of the table. It shows what is going on; agreements, the State's budget and the dice of
// this turn are one tab away.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { RepublicPicture } from "../wire";
import { Battle, Combat } from "./Battle";
import { Deals } from "./Deals";
import { Floor } from "./Floor";
import { BudgetSheet } from "./Header";
import { Initiative } from "./Initiative";
import { Middle } from "./map/Map";
import { AllOdds } from "./odds";
import { Revenue } from "./Revenue";
import { Revolution } from "./Revolution";
import { Banner } from "./standards";
import { factionOf, useBoard, useWords } from "./things";
import { Speech, Thrown } from "./Thrown";
import "./Stage.css";

const TABS = ["now", "deals", "budget", "dice"] as const;
type Tab = (typeof TABS)[number];

/** How many battles stand below what is going on; all are in the tab of the dice. */
const RECENT_BATTLES = 2;

function Over({ picture }: { picture: RepublicPicture }): VNode {
  return (
    <div class="r-over">
      <p class="r-motion-words">{picture.result}</p>
      <p class="r-winners">
        {picture.winners.map((seat) => {
          const faction = factionOf(picture, seat);
          return (
            faction && (
              <span key={seat} class="r-winner">
                <Banner faction={faction} large />
                {faction.name}
              </span>
            )
          );
        })}
      </p>
    </div>
  );
}

function Now({ picture }: { picture: RepublicPicture }): VNode {
  const words = useWords();
  const { stage, throws, battles } = picture;
  if (stage === "over")
    return (
      <>
        <Over picture={picture} />
        <Middle picture={picture} alone />
      </>
    );
  const speech = throws.find((one) => one.kind === "speech");
  const shown = stage === "combat" || stage === "revolution" ? battles : [];
  const { floor } = picture;
  const untouched = floor !== null && !floor.proposal && floor.decisions.length === 0;
  const fresh = stage === "population" || untouched;
  const abroad = picture.wars.flatMap((war) => war.odds).filter((odds) => odds.sent);
  const going = [floor, picture.initiative, picture.revenue, picture.combat, picture.revolution];
  const quiet =
    going.every((one) => one === null) &&
    shown.length === 0 &&
    !(stage === "combat" && abroad.length > 0);
  return (
    <>
      {floor && <Floor floor={floor} />}
      {picture.initiative && <Initiative turns={picture.initiative} />}
      {picture.revenue && <Revenue sheet={picture.revenue} budget={picture.rome.budget} />}
      {picture.combat && <Combat combat={picture.combat} />}
      {stage === "combat" && !picture.combat && <AllOdds all={abroad} />}
      {picture.revolution && <Revolution phase={picture.revolution} />}
      {shown.slice(0, RECENT_BATTLES).map((battle, n) => (
        <Battle key={n} battle={battle} />
      ))}
      {speech && fresh && <Speech speech={speech} />}
      {stage === "forum" && <Thrown throws={throws.slice(0, 3)} />}
      {quiet && !(speech && fresh) && <p class="r-none">{words(`quiet-${stage}`)}</p>}
      <Middle picture={picture} alone={quiet} />
    </>
  );
}

function Content({ tab, picture }: { tab: Tab; picture: RepublicPicture }): VNode {
  const words = useWords();
  if (tab === "deals") return <Deals deals={picture.deals} />;
  if (tab === "budget") return <BudgetSheet budget={picture.rome.budget} />;
  if (tab === "dice") {
    if (picture.throws.length + picture.battles.length === 0)
      return <p class="r-none">{words("no-dice")}</p>;
    return (
      <>
        {picture.battles.map((battle, n) => (
          <Battle key={n} battle={battle} />
        ))}
        <Thrown throws={picture.throws} />
      </>
    );
  }
  return <Now picture={picture} />;
}

export function Stage({ picture }: { picture: RepublicPicture }): VNode {
  const words = useWords();
  const board = useBoard();
  const [tab, setTab] = useState<Tab>("now");
  // What can be chosen must be in sight: an agreement to answer opens its tab.
  const deals = picture.deals.some((deal) => board.open.has(deal.ref));
  useEffect(() => setTab(deals ? "deals" : "now"), [deals, picture.stage]);
  const live = picture.deals.filter((deal) => deal.state === "offered" || deal.state === "binding");
  const count: Partial<Record<Tab, number>> = {
    deals: live.length,
    dice: picture.throws.length + picture.battles.length,
  };
  return (
    <section class="r-panel r-stage" data-passing aria-label={words("stage")}>
      <div class="r-tabs" role="tablist" aria-label={words("stage")}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={tab === one}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={(event) => {
              const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
              if (!step) return;
              // The arrows of the board would move the focus on from there.
              event.preventDefault();
              const next = TABS[(TABS.indexOf(one) + step + TABS.length) % TABS.length] ?? "now";
              setTab(next);
              const row = event.currentTarget.parentElement;
              (row?.children[TABS.indexOf(next)] as HTMLElement | undefined)?.focus();
            }}
          >
            {one === "now" ? words(`stage-${picture.stage}`) : words(`tab-${one}`)}
            {count[one] ? <small>{count[one]}</small> : null}
          </button>
        ))}
      </div>
      <div class="r-scroll" role="tabpanel" tabIndex={0} aria-label={words("stage")}>
        <Content tab={tab} picture={picture} />
      </div>
    </section>
  );
}
