// The six materials, drawn: each with its own outline and pattern besides its pigment, so that they can
// be told apart without colours. The shapes fill a square of 32, the patterns tile any field.

import type { ComponentChildren } from "preact";
import "./materials.css";

/** Loose pebbles: no two alike, the outline broken. */
function Rubble() {
  return (
    <g class="g-broken">
      <path d="M4 21l2-5 6-1 3 4-1 6-7 1z" />
      <path d="M15 26l1-6 5-2 6 2 1 5-5 3z" />
      <path d="M10 12l3-6 6-1 4 4-2 6-7 2z" />
      <path d="M24 15l2-3 4 1v4l-4 1z" />
      <path d="M2 12l3-3 3 2-1 3-4 1z" />
      <path d="M14 28l1 2-3 1-2-2z" />
    </g>
  );
}

/** A plank with grain and a knot. */
function Wood() {
  return (
    <>
      <path d="M2 9l28-1-1 4 1 4-1 4 1 4-28 1 1-5-1-3 1-4z" />
      <path class="g-line" d="M4 13c6-2 9 1 13 0s7-2 11-1M4 21c7 1 10-1 14 0s7 1 10 0M4 17h7" />
      <ellipse class="g-line" cx="17" cy="17" rx="4" ry="1.8" />
      <path class="g-line" d="M22 17h6" />
    </>
  );
}

/** Two courses of brick. */
function Brick() {
  return (
    <>
      <path d="M2 6h13v9H2zM17 6h13v9H17zM2 17h6v9H2zM10 17h12v9H10zM24 17h6v9h-6z" />
      <path class="g-line" d="M4 12h9M19 12h9M12 23h8" />
    </>
  );
}

/** A poured block, dotted with its gravel. */
function Concrete() {
  return (
    <>
      <rect x="4" y="4" width="24" height="24" rx="4" />
      <g class="g-dots">
        <circle cx="9.5" cy="10" r="1.9" />
        <circle cx="16.5" cy="8.5" r="1.3" />
        <circle cx="22.5" cy="11" r="2" />
        <circle cx="12.5" cy="16" r="1.4" />
        <circle cx="19" cy="16.5" r="1.9" />
        <circle cx="9" cy="22" r="1.6" />
        <circle cx="15.5" cy="22.5" r="1.8" />
        <circle cx="23" cy="22.5" r="1.3" />
      </g>
    </>
  );
}

/** A hewn block with a chamfer. */
function Stone() {
  return (
    <>
      <path d="M9 3h14l6 6v14l-6 6H9l-6-6V9z" />
      <path class="g-line" d="M11.5 9h9l2.5 2.5v9L20.5 23h-9L9 20.5v-9z" />
      <path
        class="g-line"
        d="M9 3l2.5 6M23 3l-2.5 6M29 9l-6 2.5M29 23l-6-2.5M23 29l-2.5-6M9 29l2.5-6M3 23l6-2.5M3 9l6 2.5"
      />
    </>
  );
}

/** The drum of a column, fluted, with a vein. */
function Marble() {
  return (
    <>
      <path d="M6 7v18c0 5 20 5 20 0V7c0-5-20-5-20 0z" />
      <path class="g-line" d="M10 11v16M14 12v17M18 12v17M22 11v16M6 7c0 5 20 5 20 0" />
      <path class="g-vein" d="M8 25c4-3 3-6 7-7s4-4 9-5" />
    </>
  );
}

const SHAPES = [Rubble, Wood, Brick, Concrete, Stone, Marble] as const;

/** The sign of a material. It says nothing to a screen reader: what it stands beside does. */
export function Sign({ material }: { material: number }) {
  const Shape = SHAPES[material];
  return (
    <svg class={`g-sign g-m${material}`} viewBox="0 0 32 32" aria-hidden="true">
      {Shape ? <Shape /> : <JackShape />}
    </svg>
  );
}

/** The sign of a jack, which stands for any role: the six pigments around a star. */
function JackShape() {
  const wedges = [0, 1, 2, 3, 4, 5].map((material) => (
    <path
      key={material}
      class={`g-m${material}`}
      d="M16 16L9 3.9A14 14 0 0 1 23 3.9z"
      transform={`rotate(${material * 60} 16 16)`}
    />
  ));
  return (
    <>
      {wedges}
      <circle class="g-disc" cx="16" cy="16" r="8.5" />
      <path
        class="g-star"
        d="M16 9.5l1.8 4.6 4.9.3-3.8 3.1 1.2 4.8-4.1-2.7-4.1 2.7 1.2-4.8-3.8-3.1 4.9-.3z"
      />
    </>
  );
}

function Tile(props: { n: number; w: number; h: number; children: ComponentChildren }) {
  return (
    <pattern
      id={`g-pattern-${props.n}`}
      class={`g-m${props.n}`}
      width={props.w}
      height={props.h}
      patternUnits="userSpaceOnUse"
    >
      <rect class="g-bed" width={props.w} height={props.h} />
      {props.children}
    </pattern>
  );
}

/** The patterns that `Frieze` is filled with; once on the page. */
export function Patterns() {
  return (
    <svg class="g-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <Tile n={0} w={34} h={26}>
          <g class="g-raised">
            <path d="M2 6l5-4 7 2-1 6-8 2zM17 3l8-1 3 5-5 4-7-2zM30 9l4-5v8zM0 4v9l-1-5zM3 16l7-3 5 4-4 6-7 0zM18 14l7-1 6 3-3 5-8 1-4-3z" />
          </g>
        </Tile>
        <Tile n={1} w={60} h={13}>
          <path
            class="g-line"
            d="M0 12.5h60M14 0v0M0 4c12-3 22 2 34 0s18-1 26 0M0 9c9 1 16-1 24 0M40 8.500c7 1 13 0 20 .5"
          />
          <ellipse class="g-line" cx="32" cy="8" rx="5" ry="1.8" />
        </Tile>
        <Tile n={2} w={26} h={16}>
          <path class="g-mortar" d="M0 7.500h26M0 15.500h26M6 0v7M19 8v7" />
        </Tile>
        <Tile n={3} w={22} h={20}>
          <g class="g-dots">
            <circle cx="4" cy="5" r="1.8" />
            <circle cx="12" cy="3" r="1.2" />
            <circle cx="18" cy="8" r="2" />
            <circle cx="8" cy="12" r="1.3" />
            <circle cx="15" cy="15" r="1.7" />
            <circle cx="3" cy="17" r="1.4" />
          </g>
        </Tile>
        <Tile n={4} w={44} h={26}>
          <path class="g-raised" d="M3 2h38l2 2v18l-2 2H3l-2-2V4z" />
          <path
            class="g-line"
            d="M6.5 6h31v14h-31zM1 3l5.5 3M43 3l-5.5 3M1 23l5.5-3M43 23l-5.5-3"
          />
        </Tile>
        <Tile n={5} w={48} h={40}>
          <path class="g-line" d="M4 0v40M12 0v40M20 0v40M28 0v40M36 0v40M44 0v40" />
          <path class="g-vein" d="M0 30c10-4 9-12 20-15s14-10 28-13M18 16c5 8 12 8 18 16" />
        </Tile>
      </defs>
    </svg>
  );
}

/** A field of a material, as wide and high as its place. */
export function Frieze({ material }: { material: number }) {
  const parts = material < 0 ? [0, 1, 2, 3, 4, 5] : [material];
  return (
    <svg class="g-frieze" aria-hidden="true" preserveAspectRatio="none">
      {parts.map((part, i) => (
        <rect
          key={part}
          x={`${(100 * i) / parts.length}%`}
          width={`${100 / parts.length}%`}
          height="100%"
          fill={`url(#g-pattern-${part})`}
        />
      ))}
    </svg>
  );
}

/** So many coins; `of` of them at most, the missing ones as empty rings. */
export function Coins({ count, of = count }: { count: number; of?: number }) {
  const coins = Array.from({ length: Math.max(count, of) }, (_, i) => i < count);
  return (
    <span class="g-coins" aria-hidden="true">
      {coins.map((full, i) => (
        <svg key={i} class={full ? "g-coin" : "g-coin g-empty"} viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="6.5" />
          {full && <path d="M8 4.500v7M6 6.500h4M6 9.500h4" />}
        </svg>
      ))}
    </span>
  );
}

const LEAVES = [-8, 14, 36, 58, 80, 102, 124];

/** A laurel wreath around a number. Two digits are written smaller, so that they stand within it. */
export function Laurel({ value }: { value: number }) {
  return (
    <span class={value > 9 ? "g-laurel g-wide" : "g-laurel"}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {LEAVES.map((angle) => (
          <g key={angle}>
            <ellipse
              cx="20"
              cy="4.5"
              rx="2.2"
              ry="4.8"
              transform={`rotate(${-angle - 40} 20 20) rotate(-32 20 4.5)`}
            />
            <ellipse
              cx="20"
              cy="4.5"
              rx="2.2"
              ry="4.8"
              transform={`rotate(${angle + 40} 20 20) rotate(32 20 4.5)`}
            />
          </g>
        ))}
      </svg>
      <b>{value}</b>
    </span>
  );
}

const ICONS: Record<string, string> = {
  clients:
    "M8 2.500a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.200zM2.5 14c0-4 2.5-5.5 5.5-5.500s5.5 1.5 5.5 5.500zM5 14l4-5.3",
  stock: "M2 9h5.500v5H2zM8.5 9H14v5H8.500zM5.2 3h5.600v5H5.200z",
  vault: "M2 6l6-3.500L14 6v1H2zM3 13.500h10M4.5 7v6M8 7v6M11.5 7v6",
  hand: "M3 5l4-1.5 3.5 9-4 1.500zM8 3h5v9.500h-2",
};

/** A small drawing for a place of the camp. */
export function Icon({ of }: { of: string }) {
  return (
    <svg class="g-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  );
}
