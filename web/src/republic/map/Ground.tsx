// What lies beneath the signs of the map: sea, coasts, rivers, and the lands that Rome holds, those in revolt
// hatched.

import type { VNode } from "preact";
import type { Province, RepublicPicture } from "../../wire";
import { pigment } from "../things";
import { LANDS, ROME } from "./lands";
import { COASTS } from "./outline";
import { bound, coast, HIGH, project, stream, WIDE } from "./project";
import { RIVERS } from "./rivers";
import "./Ground.css";

const ITALY = "italia";
const SHORE = COASTS.map(coast).join("");
const WATERS = RIVERS.map(stream).join("");
const BOUNDS = Object.entries(LANDS).map(
  ([id, { bounds }]) => [id, bounds.map(bound).join("")] as const,
);

/** What in a land is not at peace: it is hatched. */
function revolts(picture: RepublicPicture, id: string, province: Province | undefined): boolean {
  const risen = picture.wars.some(
    ({ theatre, kind }) => theatre === id && (kind === "revolt" || kind === "rebels"),
  );
  return (
    risen || (province !== undefined && (province.overrun || province.disorder || !!province.camp))
  );
}

function looks(id: string, province: Province | undefined): string {
  if (id === ITALY) return "r-ground-roman r-ground-italy";
  if (!province) return "r-ground-foreign";
  return `r-ground-roman ${pigment(province.seat)}${province.developed ? " r-developed" : ""}`;
}

/** The lands, Rome's last: her bounds are drawn over those of others. */
function drawn(picture: RepublicPicture) {
  const held = new Map(picture.provinces.map((one) => [one.ref, one]));
  const refs = new Map(picture.lands.map((one) => [one.id, one.ref]));
  const all = BOUNDS.map(([id, path]) => {
    const ref = refs.get(id) ?? "";
    return { id, path, ref, province: held.get(ref) };
  });
  const roman = (id: string, province?: Province): number =>
    Number(id === ITALY || province !== undefined);
  return all.sort((one, other) => roman(one.id, one.province) - roman(other.id, other.province));
}

export function Ground({
  picture,
  lit,
  of,
}: {
  picture: RepublicPicture;
  lit: string;
  of: string;
}): VNode {
  const [clip, hatch] = [`r-shore-${of}`, `r-hatch-${of}`];
  const lands = drawn(picture);
  const rome = project(ROME);
  return (
    <svg
      class="r-ground"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid meet"
      overflow="visible"
      aria-hidden="true"
    >
      <defs>
        <clipPath id={clip}>
          <path d={SHORE} />
        </clipPath>
        <pattern
          id={hatch}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="r-hatch-line" d="M0 0V7" />
        </pattern>
      </defs>
      {/* Lines of water along the coast, as engravers draw them. */}
      <path class="r-water r-water-far" d={SHORE} />
      <path class="r-water r-water-near" d={SHORE} />
      <path class="r-shore" d={SHORE} />
      <g clip-path={`url(#${clip})`}>
        {lands.map(({ id, path, province, ref }) => (
          <g key={id} class={ref !== "" && ref === lit ? "r-lit" : undefined}>
            <path class={`r-soil ${looks(id, province)}`} d={path} />
            {revolts(picture, id, province) && (
              <path class="r-ground-risen" d={path} fill={`url(#${hatch})`} />
            )}
          </g>
        ))}
        <path class="r-river" d={WATERS} />
      </g>
      <path class="r-coast" d={SHORE} />
      <circle class="r-city" cx={rome.x} cy={rome.y} r="2.600" />
    </svg>
  );
}
