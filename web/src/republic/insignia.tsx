// The insignia of the offices, and the small signs that stand before numbers.

import type { VNode } from "preact";
import "./insignia.css";

const LINE = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.5,
  "stroke-linecap": "round",
} as const;

const OFFICES: Record<string, () => VNode> = {
  // The fasces with the axe.
  dictator: () => (
    <>
      <path d="M6.500 3h7v18.500h-7z" />
      <path
        d="M8.300 3.500v17.500M10 3.500v17.500M11.700 3.500v17.500"
        stroke="var(--stone-2)"
        stroke-width="0.700"
      />
      <path d="M5.700 7.200h8.600v1.700H5.700zM5.700 15.500h8.600v1.700H5.700z" />
      <path d="M13.500 4C16 3.800 18.500 2.800 20.500 1.500C21.500 4.700 21.500 8 20.500 11C18.500 9.700 16 8.800 13.500 8.600Z" />
    </>
  ),
  // The curule chair.
  rome_consul: () => <Chair />,
  // The curule chair beneath a sword.
  field_consul: () => (
    <>
      <g transform="translate(0 4.500) scale(1 .82)">
        <Chair />
      </g>
      <path d="M2.500 4.300L15 3.100V1.500h1.700v1.400l4.800.3v1.700l-4.800.3v1.400H15V5.400Z" />
    </>
  ),
  // The censor's stylus over his tablet.
  censor: () => (
    <>
      <path d="M3.500 7h13v14h-13z" {...LINE} />
      <path d="M6 11h6M6 14.300h8M6 17.600h5" {...LINE} stroke-width={1.2} />
      <path d="M21.700 1.200l1.300 1.300-8.200 10.300-2.300 1 .7-2.400Z" />
    </>
  ),
  // The star of the Master of Horse.
  master_of_horse: () => (
    <path d="M12 1l2.100 6.900L20 4l-3.900 5.900L23 12l-6.900 2.100L20 20l-5.900-3.900L12 23l-2.100-6.900L4 20l3.900-5.900L1 12l6.900-2.100L4 4l5.900 3.900Z" />
  ),
  // The lituus.
  pontifex_maximus: () => (
    <path
      d="M9.500 22V10.500C9.500 4.500 13 2 16 3.300C19 4.600 18.700 9 16 9.400C14 9.600 13.500 7.300 15 6.800"
      {...LINE}
      stroke-width={2.2}
    />
  ),
  // Spear and shield.
  proconsul: () => (
    <>
      <path d="M5.500 22V8h-2L6.300 2l2.800 6h-2v14z" />
      <path d="M11 8h9.500v6c0 4-2 6-4.750 7.500C13 20 11 18 11 14z" />
    </>
  ),
};

function Chair(): VNode {
  return (
    <>
      <path d="M2.500 8.500h19v2.400h-19z" />
      <path d="M4.500 4.500v4M19.500 4.500v4M4 4.500h2M18 4.500h2" {...LINE} />
      <path
        d="M5 11C8 17.500 13 17.500 19 21.500M19 11C16 17.500 11 17.500 5 21.500"
        {...LINE}
        stroke-width={2}
      />
      <path d="M3.500 21.600h4M16.500 21.600h4" {...LINE} />
    </>
  );
}

function Flame(): VNode {
  return (
    <path d="M8 .8C9 4 12.800 5.500 12.800 10a4.800 4.800 0 0 1-9.600 0C3.200 7.700 4.500 6.500 5 4.500 6 5.300 6.500 6.300 6.600 7.300 7.900 5.600 8.300 3.300 8 .8Z" />
  );
}

/** The sign of an office. */
export function Insignia({ office, on = "" }: { office: string; on?: string }): VNode {
  return (
    <svg
      class="r-insignia"
      data-explain={on && `office-${office}@${on}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {OFFICES[office]?.()}
    </svg>
  );
}

const SIGNS: Record<string, () => VNode> = {
  // A wreath: what a man weighs.
  influence: () => (
    <path
      d="M5.900 2.900A5.600 5.600 0 1 0 10.100 2.900"
      {...LINE}
      stroke-linecap="butt"
      stroke-width={3.6}
      stroke-dasharray="3.100 .9"
    />
  ),
  // A raised hand.
  popularity: () => (
    <path d="M4.600 15.500V10L2.200 7.200 3.400 6.200 5 7.700V2.600h1.500V7l.5-.1V1h1.500v5.900l.5.100V1.900h1.500v5.400l.5.200V3.800H12.500v7.400c0 2-.8 3.200-1.700 4.300Z" />
  ),
  // A horse's head.
  knights: () => (
    <path d="M3.200 15.500C2.500 11 3.300 7 6 4.400L5.800 1.400 8 3.200 9.300 1l.8 3c1.700 1.100 2.700 2.800 3.200 4.700l1.600 2.700-1.200 2-2 .1-2.200-2.200-1.200.6c.2 1.500 1 2.600 2.200 3.600Z" />
  ),
  // A coin.
  talents: () => (
    <>
      <circle cx="8" cy="8" r="6.600" {...LINE} stroke-width={1.6} />
      <path d="M4.700 5h6.600v1.700H8.900v5.100H7.100V6.700H4.700Z" />
    </>
  ),
  // A voting tablet.
  votes: () => (
    <>
      <path d="M3 1.500h10v13H3z" {...LINE} />
      <path d="M5.300 8l2 2.300 3.500-4.600" {...LINE} stroke-width={1.7} />
    </>
  ),
  cards: () => (
    <>
      <path d="M5.500 1.500h8v10.500h-8z" {...LINE} stroke-width={1.3} />
      <path d="M2.500 4h1.500v9.500h7V15H2.500z" />
    </>
  ),
  // A legionary's shield.
  legions: () => (
    <>
      <path d="M3.500 1.500C6.500.8 9.500.8 12.500 1.500V13C11.300 14.600 9.500 15.300 8 15.500C6.500 15.300 4.700 14.600 3.500 13Z" />
      <path d="M8 3.200v10M5 8h6" stroke="var(--stone-2)" stroke-width="1.300" />
    </>
  ),
  // A ship with its ram.
  fleets: () => (
    <path d="M.8 9.500h1.500L3 11l12-.5-2.300 4H4.500L2 13.300ZM7.300 1.200h1.300v1.300L13 4.200V8.800L8.600 8v1.300H7.300V8L4 8.600V4.500l3.300-1.700Z" />
  ),
  land: () => (
    <path d="M8 .8l2 2.200v6.200h2.300v1.700H9.200v2.600l.9 1.900H5.900l.9-1.900v-2.600H3.700V9.200H6V3Z" />
  ),
  support: () => (
    <path d="M7.200 5.700a2.300 2.300 0 1 1 1.600 0v1.100h2.400v1.600H8.800v5c1.900-.3 3.300-1.400 3.700-3l-1.200.4 1.900-3 1.900 3-1.100-.2c-.5 3-3 4.900-6 4.900s-5.500-1.900-6-4.900l-1.100.2 1.900-3 1.900 3-1.200-.4c.4 1.600 1.800 2.700 3.700 3v-5H4.800V6.800h2.400Z" />
  ),
  // A five-rayed star: who leads a faction.
  leader: () => (
    <path d="M8 .8l2.100 4.900 5.300.5-4 3.500 1.200 5.200L8 12.100l-4.600 2.800 1.200-5.200-4-3.500 5.300-.5Z" />
  ),
  // A seat raised on steps: who presides.
  presiding: () => (
    <path d="M3.500 1h1.600v5.500h5.800V1h1.600v8.500h-9ZM2.300 10.500h11.400V12H2.300ZM1 13h14v2H1Z" />
  ),
  // A column: the first man in Rome.
  first: () => (
    <path d="M2.500 1h11v1.800l-2 1v8.600l2 1.100V15h-11v-1.500l2-1.100V3.800l-2-1Zm4.200 3.300v7.800h.8V4.300Zm1.900 0v7.800h.8V4.300Z" />
  ),
  prior_consul: () => (
    <>
      <path d="M1.500 5.500h13v1.800h-13z" />
      <path
        d="M3.500 7.300C6 11.500 9 11.500 12.500 14.500M12.500 7.300C10 11.500 7 11.500 3.500 14.500"
        {...LINE}
        stroke-width={1.5}
      />
    </>
  ),
  corrupt: () => (
    <>
      <circle cx="8" cy="8" r="6.300" {...LINE} stroke-width={1.6} />
      <path d="M3.500 12.500l9-9" {...LINE} stroke-width={1.8} />
    </>
  ),
  major: () => <path d="M2 13.500V5.500l3 2.500 3-5.500 3 5.500 3-2.500v8Z" />,
  victor: () => (
    <path d="M7.300 15.500C7 10 7.800 5 10 .8C10.300 5.500 9.500 10 8.600 15.500ZM7.500 7.500C5 7.300 3.500 5.700 3.300 3.300C6 3.700 7.300 5.100 7.500 7.500ZM7.200 12C4.700 12 3 10.500 2.500 8.200C5.200 8.300 6.700 9.600 7.200 12ZM9 9c2.400-.3 3.800-1.900 4-4.200C10.300 5.400 9 6.800 9 9ZM8.500 13.500c2.500-.1 4.200-1.600 4.700-3.900C10.500 9.800 9 11.100 8.500 13.500Z" />
  ),
  guarded: () => (
    <path d="M8 .9l6 2v4.600c0 3.900-2.500 6.300-6 7.700-3.500-1.400-6-3.800-6-7.700V2.900Zm0 2.200L4 4.400v3.100c0 2.500 1.400 4.200 4 5.400Z" />
  ),
  for_life: () => <path d="M1.500 13.500L.8 4.500l4 3.300L8 1.500l3.200 6.300 4-3.300-.7 9Z" />,
  proconsul: () => (
    <path d="M3.700 15V5.500H2.300L4.400 1.300l2.100 4.200H5.100V15zM7.500 5.500H14v4c0 2.700-1.300 4.100-3.200 5.200-2-1.100-3.300-2.500-3.300-5.200z" />
  ),
  // The apex, a priest's cap.
  priest: () => (
    <path d="M7.200 1h1.600v3.200c2.700.5 4.200 2.600 4.200 5.600H3c0-3 1.500-5.100 4.200-5.600ZM2 11h12v1.800H2Zm1 2.600h10V15H3Z" />
  ),
  // A dagger.
  dagger: () => (
    <path d="M13.800.9l1.300 1.300-6.800 9.200 1.500 1.500-1 1-1.700-1.600-3 3-1.800-1.800 3-3-1.600-1.700 1-1 1.500 1.500Z" />
  ),
  tribune: () => (
    <path d="M1.500 6v4h2.200l5.300 3.700V2.300L3.700 6Zm9.300-1.600v7.200c1.700-.7 2.700-2 2.700-3.600s-1-2.900-2.700-3.600Z" />
  ),
  away: () => <path d="M8.500 2.500L14.500 8l-6 5.500v-3.700H1.500V6.200h7Z" />,
  captive: () => (
    <path d="M4.500 1.800a3.200 3.200 0 0 1 3.200 3.200v1.700L9.300 8.300A3.700 3.700 0 1 1 7.600 10L6 8.400H4.500a3.300 3.300 0 0 1 0-6.600Zm0 1.700a1.600 1.600 0 0 0 0 3.200h1.600V5.100a1.600 1.600 0 0 0-1.600-1.600Zm6.800 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
  ),
  // A gravestone.
  dead: () => (
    <>
      <path d="M3.500 14V6a4.500 4.500 0 0 1 9 0v8" {...LINE} stroke-width={1.6} />
      <path d="M1.500 13.500h13V15h-13zM7.300 4.500h1.400v2.300h2v1.400h-2v3.300H7.300V8.200h-2V6.800h2z" />
    </>
  ),
  rebel: () => <Flame />,
  // A tent: a rebel's camp.
  camp: () => (
    <path d="M7.200 1h1.600v1.400L15.500 14.500h-5.200L8 9.500l-2.300 5H.5L7.200 2.400Z" />
  ),
  // A vexillum: a rebel on the march.
  vexillum: () => (
    <path d="M7.200 .8h1.600v1.400h4.700v6.600l-2-1.300-1.900 1.300-.8-.5v7H7.200v-7l-.8.5-1.900-1.300-2 1.300V2.200h4.700Z" />
  ),
  drought: () => (
    <>
      <circle cx="8" cy="8" r="3.200" />
      <path
        d="M8 .8v2.500M8 12.700v2.500M.8 8h2.500M12.700 8h2.500M2.900 2.900l1.700 1.700M11.400 11.400l1.700 1.700M2.900 13.100l1.700-1.700M11.400 4.600l1.700-1.700"
        {...LINE}
      />
    </>
  ),
  unrest: () => <Flame />,
  deck: () => <path d="M2 3.500h9v11H2zM4.500 1.500h9.500v11h-1.500V3H4.500z" />,
  war: () => (
    <path d="M2.500 1.500L9 8.700l1.700-1.600.9.900-1.500 1.500 3.600 4-1.200 1.200-4-3.600-1.500 1.500-.9-.9L7.700 10 1.500 3.500Zm11 0L14.500 3.500 10.300 7.600 9.300 6.500ZM5.200 9.200l1.300 1.300-3.200 3.700-1.200-1.200Z" />
  ),
};

/** A small sign. Drawn only where the words beside it, or its label, say the same. */
export function Sign({ of, explain }: { of: string; explain?: string }): VNode {
  return (
    <svg
      class={`r-sign r-sign-${of}`}
      data-explain={explain}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
    >
      {SIGNS[of]?.()}
    </svg>
  );
}

/** A sign and its number. */
export function Figure({
  of,
  value,
  label,
  explain,
}: {
  of: string;
  value: number | string;
  label: string;
  /** What explains it (`Board.explain`). */
  explain: string;
}): VNode {
  return (
    <span class={`r-figure r-figure-${of}`} data-mark={of} data-explain={explain}>
      <Sign of={of} />
      <b>{value}</b>
      <span class="r-say">{label}</span>
    </span>
  );
}
