// The Mediterranean: Rome, her provinces with whoever governs them, the wars where they are fought, what has
// been sent, and what is still foreign. It grows over a game.

import type { VNode } from "preact";
import { useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { PHONE } from "../../breakpoints";
import { useMedia } from "../../media";
import type { Province, RepublicPicture, RomanWar } from "../../wire";
import { Sign as Small } from "../insignia";
import { provinceTold } from "../Provinces";
import { Badge } from "../standards";
import { Chip, factionOf, useBoard, useWords } from "../things";
import { warTold } from "../Wars";
import { Ground } from "./Ground";
import { ROME } from "./lands";
import type { Placed } from "./placing";
import { fit, HIGH, WIDE, within } from "./project";
import { hullsOf, lay, sentTo, type Sign } from "./signs";
import { useSize } from "./size";
import "./Map.css";

/** The least size of what is pressed: with a mouse, and with a thumb. */
const MOUSE = 24;
const THUMB = 44;

function Rows({ rows }: { rows: string[] }): VNode {
  return (
    <span class="r-place-name">
      {rows.map((row) => (
        <span key={row}>{row}</span>
      ))}
    </span>
  );
}

function Counted({ of, count }: { of: string; count: number }): VNode | null {
  if (!count) return null;
  return (
    <span class="r-count">
      <Small of={of} />
      {count}
    </span>
  );
}

function Garrison({ one }: { one: Province }): VNode {
  return (
    <span class="r-place-figures">
      <Counted of="legions" count={one.garrison.legions} />
      <Counted of="land" count={one.troops} />
      <Counted of="fleets" count={one.ships} />
      {one.attacked && <Small of="war" />}
      {(one.overrun || one.disorder) && <Small of="rebel" />}
      {one.camp && <Small of="camp" />}
    </span>
  );
}

function ProvinceSign({ sign }: { sign: Sign & { kind: "province" } }): VNode {
  const words = useWords();
  const board = useBoard();
  const { province } = sign;
  const faction = factionOf(board.picture, province.seat);
  return (
    <Chip
      it={province.ref}
      card
      class="r-place r-place-province"
      label={provinceTold(province, words)}
    >
      <span class="r-place-head">
        <i class={province.developed ? "r-rank r-developed" : "r-rank"} />
        {province.governor && faction && <Badge faction={faction} />}
        {province.governor && !faction && <Small of="first" />}
        <Rows rows={sign.rows} />
      </span>
      {sign.figures && <Garrison one={province} />}
    </Chip>
  );
}

function Against({ war }: { war: RomanWar }): VNode | null {
  const { legions, fleets } = sentTo(war);
  if (!legions && !fleets) return null;
  return (
    <span class="r-sent">
      <Counted of="legions" count={legions} />
      <Counted of="fleets" count={fleets} />
    </span>
  );
}

function WarSign({ sign }: { sign: Sign & { kind: "war" } }): VNode {
  const words = useWords();
  const { war } = sign;
  return (
    <Chip
      it={war.ref}
      card
      class={`r-place r-place-war r-place-${war.status}`}
      label={warTold(war, words)}
    >
      <span class="r-place-head">
        <Small of={war.kind === "march" ? "vexillum" : war.kind === "rebels" ? "camp" : "war"} />
        <Rows rows={sign.rows} />
      </span>
      {sign.figures && (
        <span class="r-place-figures">
          <Counted of="land" count={war.land} />
          <Counted of="fleets" count={war.beaten ? 0 : war.naval} />
          <Against war={war} />
        </span>
      )}
    </Chip>
  );
}

function RomeSign({ sign, picture }: { sign: Sign; picture: RepublicPicture }): VNode {
  const words = useWords();
  const { legions, fleets } = picture.rome.barracks;
  const label = words("map-rome-has", { legions, fleets });
  return (
    <span class="r-place r-place-rome" data-explain="state:legions">
      <span class="r-say">{label}</span>
      <span aria-hidden="true" class="r-place-body">
        <Rows rows={sign.rows} />
        {legions + fleets > 0 && (
          <span class="r-place-figures">
            <Counted of="legions" count={legions} />
            <Counted of="fleets" count={fleets} />
          </span>
        )}
      </span>
    </span>
  );
}

function ForeignSign({ sign }: { sign: Sign & { kind: "foreign" } }): VNode {
  const words = useWords();
  const { land } = sign;
  const label = words("map-foreign", { land: land.name });
  if (land.ref === "")
    return (
      <span class="r-place r-place-foreign">
        <span class="r-say">{label}</span>
        <span aria-hidden="true" class="r-place-body">
          <Rows rows={sign.rows} />
        </span>
      </span>
    );
  return (
    <Chip it={land.ref} card class="r-place r-place-foreign" label={label}>
      <Rows rows={sign.rows} />
    </Chip>
  );
}

function Ships({ ships }: { ships: number }): VNode {
  return (
    <span class="r-ships" aria-hidden="true">
      {Array.from({ length: hullsOf(ships) }, (_, n) => (
        <Small key={n} of="fleets" />
      ))}
    </span>
  );
}

function Drawn({ sign, picture }: { sign: Sign; picture: RepublicPicture }): VNode {
  if (sign.kind === "province") return <ProvinceSign sign={sign} />;
  if (sign.kind === "war") return <WarSign sign={sign} />;
  if (sign.kind === "foreign") return <ForeignSign sign={sign} />;
  if (sign.kind === "fleet") return <Ships ships={sign.ships} />;
  return <RomeSign sign={sign} picture={picture} />;
}

/** Lines from signs that lie off their spots. */
function Leads({ placed }: { placed: Placed[] }): VNode {
  return (
    <svg class="r-leads" aria-hidden="true">
      {placed
        .filter(({ led }) => led)
        .map(({ key, at, left, top, wide, high }) => (
          <g key={key}>
            <line x1={at.x} y1={at.y} x2={left + wide / 2} y2={top + high / 2} />
            <circle cx={at.x} cy={at.y} r="2" />
          </g>
        ))}
    </svg>
  );
}

/** The map with its signs, as large as what holds it. */
export function Mediterranean({ picture }: { picture: RepublicPicture }): VNode {
  const words = useWords();
  const board = useBoard();
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const thumb = useMedia(`${PHONE}, (pointer: coarse)`);
  const size = useSize(frame, { wide: WIDE, high: HIGH });
  const rome = words("map-rome");
  const signs = useMemo(
    () => lay(picture, rome, size, thumb ? THUMB : MOUSE),
    [picture, rome, size, thumb],
  );
  return (
    <div class="r-map-frame" ref={frame}>
      <Ground picture={picture} lit={board.lit} of={id} />
      <Leads placed={signs.map(({ placed }) => placed)} />
      <ul class="r-places" aria-label={words("map")}>
        {signs.map(({ sign, placed: { left, top, wide, high } }) => (
          <li
            key={sign.key}
            aria-hidden={sign.kind === "fleet" ? "true" : undefined}
            style={`left:${left}px;top:${top}px;width:${wide}px;height:${high}px`}
          >
            <Drawn sign={sign} picture={picture} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The map in the middle of the table, where there is room for it. */
export function Middle({ picture, alone }: { picture: RepublicPicture; alone: boolean }): VNode {
  const words = useWords();
  const { enlarge } = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  useAtRome(scroller);
  return (
    <div class={alone ? "r-map-room r-map-alone" : "r-map-room"}>
      <div class="r-map">
        <div class="r-map-scroller" ref={scroller}>
          <Mediterranean picture={picture} />
        </div>
        {enlarge && (
          <button type="button" class="r-map-larger" onClick={enlarge}>
            <span class="r-say">{words("map-larger")}</span>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
            </svg>
          </button>
        )}
      </div>
    </div>
  );
}

/** Where the map is wider than its window, Rome is in its middle at first. */
export function useAtRome(scroller: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const window = scroller.current;
    if (!window || window.scrollWidth <= window.clientWidth) return;
    const whole = { wide: window.scrollWidth, high: window.scrollHeight };
    const { x, y } = within(ROME, fit(whole.wide, whole.high));
    window.scrollLeft = x - window.clientWidth / 2;
    window.scrollTop = y - window.clientHeight / 2;
  }, [scroller]);
}
