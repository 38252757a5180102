// The wreath of who has won: beside the result, and before the news of it.

import "./Wreath.css";

const LEAVES = [18, 44, 70, 96, 122, 148] as const;

/** A wreath, open above: leaves on two branches that meet below. */
export function Wreath() {
  const branch = LEAVES.map((angle) => (
    <g key={angle} transform={`rotate(${angle}) translate(0 -20)`}>
      <path d="M0 0c4-5 10-5 13-3-2 4-8 6-13 3z" transform="rotate(-25)" />
      <path d="M0 0c3 4 8 5 11 3-2-4-7-6-11-3z" transform="rotate(25)" />
    </g>
  ));
  return (
    <svg class="laurel" viewBox="-30 -28 60 56" width="60" height="56" aria-hidden="true">
      <g transform="rotate(14)">{branch}</g>
      <g transform="scale(-1 1) rotate(14)">{branch}</g>
    </svg>
  );
}
