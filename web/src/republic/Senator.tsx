// A senator: as a card among one's own, as a chip in another faction's strip or in the Forum.

import type { VNode } from "preact";
import type { Say } from "../texts";
import type { Senator } from "../wire";
import { Insignia, Sign } from "./insignia";
import { Box, Chip, pigment, signed, useWords } from "./things";
import "./Senator.css";

const SHOWN = [
  "victor",
  "proconsul",
  "for_life",
  "guarded",
  "corrupt",
  "major",
  "priest",
  "prior_consul",
];

/** All there is to say of him, in full words. */
function describe(one: Senator, words: Say): string {
  const parts = [
    one.name,
    ...one.offices.map((office) => office.name),
    ...one.marks.map((mark) => words(`mark-${mark}`)),
    whereabouts(one, words),
    words("senator-numbers", {
      military: one.military,
      oratory: one.oratory,
      loyalty: one.loyalty,
      printed: one.loyalty === one.printed_loyalty ? -1 : one.printed_loyalty,
      influence: one.influence,
      popularity: signed(one.popularity),
      knights: one.knights,
      talents: one.talents,
      votes: one.votes,
    }),
    one.disbanded > 0 ? words("disbanded", { count: one.disbanded }) : "",
    ...one.concessions.map((held) =>
      held.exposed ? words("exposed", { name: held.name }) : held.name,
    ),
  ];
  return parts.filter(Boolean).join(", ");
}

function whereabouts(one: Senator, words: Say): string {
  if (one.place === "rome") return "";
  return words(`place-${one.place}`, { where: one.where, term: one.term });
}

function placeSign(one: Senator): string {
  if (one.place === "rebel") return "vexillum";
  return one.place === "captive" ? "captive" : "away";
}

function Where({ one }: { one: Senator }): VNode | null {
  const words = useWords();
  if (one.place === "rome") return null;
  return (
    <span class="r-where">
      <Sign of={placeSign(one)} />
      <span>{one.where || words("rebel")}</span>
      {one.term > 0 && <b>{one.term}</b>}
    </span>
  );
}

/** Whether a mark says something that an office does not say already. */
function tells(one: Senator, mark: string): boolean {
  const told = mark === "major" && one.offices.length > 0;
  return one.marks.includes(mark) && !told;
}

function Marks({ one }: { one: Senator }): VNode {
  return (
    <>
      {one.marks.includes("leader") && <Sign of="leader" explain={`leader@${one.ref}`} />}
      {one.marks.includes("first") && <Sign of="first" explain={`first@${one.ref}`} />}
      {one.offices.map((office) => (
        <Insignia key={office.id} office={office.id} on={one.ref} />
      ))}
      {SHOWN.filter((mark) => tells(one, mark)).map((mark) => (
        <Sign key={mark} of={mark} explain={`${mark}@${one.ref}`} />
      ))}
    </>
  );
}

/** Military, oratory and loyalty; a loyalty that is not the one on his card stands apart. */
function Ratings({ one }: { one: Senator }): VNode {
  const words = useWords();
  return (
    <span class="r-ratings">
      {(["military", "oratory", "loyalty"] as const).map((rating) => (
        <span key={rating} class="r-rating" data-explain={`${rating}@${one.ref}`}>
          <i>{words(`letter-${rating}`)}</i>
          {rating === "loyalty" && one.loyalty !== one.printed_loyalty && (
            <s>{one.printed_loyalty}</s>
          )}
          <b>{one[rating]}</b>
        </span>
      ))}
    </span>
  );
}

/** One's own senator, with everything that lies on him. */
export function SenatorCard({ one }: { one: Senator }): VNode {
  const words = useWords();
  const office = one.offices[0];
  return (
    <Box
      it={one.ref}
      label={describe(one, words)}
      class={`r-senator ${pigment(one.seat)} r-at-${one.place}`}
      inside={
        one.concessions.length > 0 && (
          <div class="r-holds">
            {one.concessions.map((held) => (
              <Chip
                key={held.ref}
                it={held.ref}
                class={held.exposed ? "r-held r-exposed" : "r-held"}
                label={held.exposed ? words("exposed", { name: held.name }) : held.name}
              >
                {held.exposed && <Sign of="corrupt" />}
                <span class="r-held-name">{held.name}</span>
              </Chip>
            ))}
          </div>
        )
      }
    >
      <div class="r-senator-head">
        <span class="r-senator-name">{one.name}</span>
        <span class="r-marks">
          <Marks one={one} />
        </span>
      </div>
      <p class="r-senator-office">{one.place === "rome" ? office?.name : <Where one={one} />}</p>
      <Ratings one={one} />
      <div class="r-worth">
        <span class="r-worth-influence" data-explain={`influence@${one.ref}`}>
          <Sign of="influence" />
          <b>{one.influence}</b>
        </span>
        <span data-explain={`popularity@${one.ref}`}>
          <Sign of="popularity" />
          <b>{signed(one.popularity)}</b>
        </span>
        <span data-explain={`knights@${one.ref}`}>
          <Sign of="knights" />
          <b>{one.knights}</b>
        </span>
        <span data-explain={`talents@${one.ref}`}>
          <Sign of="talents" />
          <b>{one.talents}</b>
        </span>
      </div>
    </Box>
  );
}

/** A name of which, where there is no room, the first words give way before the last, and neither
 *  wholly: so that no two look the same. */
function ShortName({ name }: { name: string }): VNode {
  const at = name.lastIndexOf(" ");
  return (
    <b class="r-mini-name">
      {at > 0 && <span class="r-first may-be-cut">{name.slice(0, at)}</span>}
      <span class="r-last may-be-cut">{name.slice(at + 1)}</span>
    </b>
  );
}

/** A senator in few signs: two lines, always the same order. */
export function SenatorChip({ one }: { one: Senator }): VNode {
  const words = useWords();
  return (
    <Chip
      it={one.ref}
      card
      label={describe(one, words)}
      class={`r-mini ${pigment(one.seat)} r-at-${one.place}`}
    >
      <span class="r-mini-head">
        <ShortName name={one.name} />
        <span class="r-marks">
          <Marks one={one} />
          {one.place !== "rome" && (
            <Sign of={placeSign(one)} explain={`${placeSign(one)}@${one.ref}`} />
          )}
        </span>
      </span>
      <span class="r-mini-line">
        <span class="r-mini-ratings">
          <span data-explain={`military@${one.ref}`}>{one.military}</span>·
          <span data-explain={`oratory@${one.ref}`}>{one.oratory}</span>·
          <span data-explain={`loyalty@${one.ref}`}>
            {one.loyalty === one.printed_loyalty ? one.loyalty : <u>{one.loyalty}</u>}
          </span>
        </span>
        <span data-explain={`influence@${one.ref}`}>
          <Sign of="influence" />
          <b>{one.influence}</b>
        </span>
        {one.popularity !== 0 && (
          <span data-explain={`popularity@${one.ref}`}>
            <Sign of="popularity" />
            {signed(one.popularity)}
          </span>
        )}
        {one.knights > 0 && (
          <span data-explain={`knights@${one.ref}`}>
            <Sign of="knights" />
            {one.knights}
          </span>
        )}
        {one.talents > 0 && (
          <span data-explain={`talents@${one.ref}`}>
            <Sign of="talents" />
            {one.talents}
          </span>
        )}
      </span>
    </Chip>
  );
}
