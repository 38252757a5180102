// The standards of the six factions: a beast each, drawn as a silhouette, on a banner of its pigment.

import type { VNode } from "preact";
import type { RomanFaction } from "../wire";
import { pigment } from "./things";
import "./standards.css";

const EYE = { fill: "var(--r-ground)", stroke: "none" };

const BEASTS: Record<string, () => VNode> = {
  eagle: () => (
    <>
      <path d="M16 10.5C20 12 24.500 9.500 30.500 3C30.700 7.500 29.600 11 27.400 13.200L29 14.600C27.200 17 25 18.300 22.600 18.700L23.600 20.400C21.700 21.700 19.800 21.800 18.400 21.300L20.800 28L17.700 26.400L16 29.500L14.300 26.400L11.200 28L13.600 21.300C12.200 21.800 10.300 21.700 8.400 20.400L9.400 18.700C7 18.300 4.800 17 3 14.600L4.600 13.200C2.400 11 1.300 7.500 1.500 3C7.500 9.500 12 12 16 10.500Z" />
      <path d="M12.900 11.500C12.800 7 13.700 4 16.300 3.500C18.500 3.200 19.800 4.300 20 5.700L23.200 6.300C23.700 7.500 23.300 8.800 22.300 9.600C22.100 8.700 21.200 8.200 19.900 8.100C19.100 9.200 18.900 10.400 19.100 11.800Z" />
      <circle cx="17.300" cy="5.900" r="0.900" style={EYE} />
    </>
  ),
  wolf: () => (
    <>
      <path d="M4 29.500C3.600 21.500 6 14.500 10.200 10.200L9.300 2.500L14.600 7.100L17.600 2.800L19.300 8.900C21.700 10.200 23.600 12 25.100 14.300L30.300 16.900L30.500 19.300L28.400 20.600L22.800 20.300L27.800 22.300L26 24.500L20.600 23.900C17.900 24.900 17 27 17.300 29.500L14.600 27.200L12.900 29.500L10.600 27.400L8.500 29.500L6.600 27.600Z" />
      <path d="M17.800 13.300L21.600 14.600L18.600 15.500Z" style={EYE} />
      <path d="M26.600 18.200l1.500-.2" stroke="var(--r-ground)" stroke-width="0.900" fill="none" />
    </>
  ),
  boar: () => (
    <>
      <path d="M1.500 28.500C2.300 25 1.500 21 1.800 17.500L3.600 16.800L3.200 13.600L5.300 13.300L5.300 10.300L7.800 10.400L8.600 7.600L11 8.600L12.900 6.300L14.600 8.200L17.600 3.800L19.200 9.200C22 10.600 25 13.700 27.300 16.700L30.400 16.400L31.300 22.600L29.300 24L22.500 23.900C21.800 26.300 19 28 15.500 27.800C11.500 29.700 6 29.900 1.500 28.500Z" />
      <circle cx="19.300" cy="14" r="1.050" style={EYE} />
      <path d="M29 19.500l.300 1.800" stroke="var(--r-ground)" stroke-width="1.100" fill="none" />
      <path
        d="M20.600 24.300C23.400 23.500 24.400 20.700 22.900 16.200C26 18.700 26.100 23.200 23.300 24.900Z"
        stroke="var(--r-ground)"
        stroke-width="1.100"
      />
    </>
  ),
  horse: () => (
    <>
      <path d="M6 30C5 26.500 4.900 22.500 6.200 18.600L4.600 18.200C5.300 15.900 6.400 13.700 8.100 11.800L6.900 10.800C8.300 9 10 7.600 12 6.700L11.500 2.200L15.200 5.200L17.300 2L18.600 6.700C21.300 8.300 23.100 11 24.200 14.200L28.400 20.300C28.900 22.500 28 24.700 26 25.300L23.400 24.900L19.300 20.700C17.800 20.900 16.900 21.300 16.100 22.100C16.500 25 18 27.600 20.500 30Z" />
      <circle cx="18.300" cy="11.200" r="1" style={EYE} />
      <path
        d="M26 22.300l.9-.5M9 14.500c1.500-1.500 2.500-2 4-2.300M8 19c1.500-1.800 2.700-2.500 4.200-2.900"
        stroke="var(--r-ground)"
        stroke-width="0.900"
        fill="none"
      />
    </>
  ),
  bull: () => (
    <>
      <path d="M16 9.200C18 9.200 19.500 9.500 20.700 10C25 9.800 27.200 7.600 26.600 2C30.600 5.600 30.600 11.700 25.200 13.600L28.500 13.900C28.200 16.100 26.200 17.600 23.300 17.300C22.800 20 21.900 22.400 20.900 24.500C20.900 27.800 18.900 30 16 30C13.100 30 11.100 27.800 11.100 24.500C10.100 22.400 9.200 20 8.700 17.300C5.800 17.600 3.800 16.100 3.500 13.900L6.800 13.600C1.400 11.700 1.400 5.600 5.400 2C4.800 7.600 7 9.800 11.300 10C12.500 9.500 14 9.200 16 9.200Z" />
      <path
        d="M11.500 15.600l2.300 1.200-1.900.5zM20.500 15.600l-2.300 1.200 1.900.5z"
        style={EYE}
      />
      <path
        d="M13.600 25.600c.5-.7 1-.8 1.400-.2M18.400 25.600c-.5-.7-1-.8-1.400-.2"
        stroke="var(--r-ground)"
        stroke-width="1"
        fill="none"
      />
    </>
  ),
  serpent: () => (
    <>
      <path
        d="M22.500 9.500C23 4.500 14 3.200 11.200 7.400C8 12.400 21.500 13.600 20.400 19C19.400 23.500 8.600 20 6.200 24.600C4.800 28.600 14 29.600 27.500 27"
        fill="none"
        stroke="currentColor"
        stroke-width="3.700"
        stroke-linecap="round"
      />
      <path d="M20.200 8.200C21.700 6.400 25.300 6.600 27.600 9.400C26.800 12.500 22.200 13.900 20.400 11.700Z" />
      <path
        d="M27.300 10l3.600 1.100M27.300 10l3.300 2.900"
        stroke="currentColor"
        stroke-width="0.900"
        fill="none"
      />
      <circle cx="23.900" cy="9.300" r="0.850" style={EYE} />
    </>
  ),
};

/** A faction's beast alone. */
function Beast({ standard }: { standard: string }): VNode {
  return (
    <svg class="r-beast" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {BEASTS[standard]?.()}
    </svg>
  );
}

/** A faction's banner: pigment, beast and letter. */
export function Banner({ faction, large }: { faction: RomanFaction; large?: boolean }): VNode {
  return (
    <span class={`r-banner ${pigment(faction.seat)}${large ? " r-large" : ""}`} aria-hidden="true">
      <Beast standard={faction.standard} />
      <b>{faction.sign}</b>
    </span>
  );
}

/** The little shield of a faction, to stand before a name. */
export function Badge({ faction }: { faction: RomanFaction }): VNode {
  return (
    <span class={`r-badge ${pigment(faction.seat)}`} aria-hidden="true">
      <b>{faction.sign}</b>
    </span>
  );
}
