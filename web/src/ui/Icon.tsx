// Small signs beside words, drawn with one line. They never stand for a word alone: the button that has
// one has a name too.

const PATHS = {
  undo: "M5 6h6a4 4 0 0 1 0 8H6M5 6l3-3M5 6l3 3",
  back: "M10 3 5 8l5 5",
  forward: "M6 3l5 5-5 5",
  play: "M5 3l8 5-8 5z",
  pause: "M5 3v10M11 3v10",
  text: "M3 4h10M3 8h10M3 12h6",
  board: "M3 3h10v10H3zM3 8h10M8 3v10",
  history: "M8 4v4l3 2M2.5 8a5.5 5.5 0 1 1 1.8 4.1M2 5v3h3",
  settings: "M2 5h7M13 5h1M2 11h1M7 11h7M11 3v4M5 9v4",
  seats: "M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3 14c0-3 2-4.5 5-4.5s5 1.5 5 4.5",
  help: "M6 6a2 2 0 1 1 3 1.7c-.8.5-1 .9-1 1.8M8 12v.5",
  close: "M4 4l8 8M12 4l-8 8",
  send: "M3 8h9M8 4l4 4-4 4",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  down: "M3 6l5 5 5-5",
  up: "M3 10l5-5 5 5",
  link: "M7 9a3 3 0 0 0 4 0l2-2a3 3 0 0 0-4-4L8 4M9 7a3 3 0 0 0-4 0L3 9a3 3 0 0 0 4 4l1-1",
  next: "M3 3l5 5-5 5M8 3l5 5-5 5",
  picture: "M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3M10.500 5.500h.5",
  map: "M2 4l4-1.500 4 1.500 4-1.500v10l-4 1.500-4-1.500-4 1.500zM6 2.500v10M10 4v10",
  legend: "M3 3h3v3H3zM9 4.500h4M3 10h3v3H3zM9 11.500h4",
  hint: "M6 12h4M6.500 14h3M6 10.500c0-1.500-2-2.500-2-4.500a4 4 0 0 1 8 0c0 2-2 3-2 4.500z",
  stake:
    "M8 2v11M4 14h8M3 4h10M3 4 1 9h4L3 4M13 4l-2 5h4l-2-5M1 9a2 2 0 0 0 4 0M11 9a2 2 0 0 0 4 0",
  plot: "M3 3v10h10M5 10l3-4 2 2 3-4",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
