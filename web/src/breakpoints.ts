// From which width on a page is drawn otherwise. Media and container queries cannot read tokens of CSS, so the
// build puts these in for their names: `@media (width <= --phone)`.

export const BREAKPOINTS = {
  /** One sheet of the table at a time, and controls for a thumb. */
  "--phone": "759px",
  /** A page of the server's has one column. */
  "--narrow-page": "600px",
  /** A board has no room for columns beside one another. */
  "--narrow-board": "760px",
  /** The head of a table has no room for the names of its seats. */
  "--lean-head": "1480px",
  /** The head of a table has room for its tools and little more. */
  "--short-head": "1120px",
  /** The head of a table has no room for its seats and for tools that are in the settings as well. */
  "--narrow-head": "900px",
  /** A board has room for all its parts in one window. */
  "--wide-board": "860px",
  /** A window has no room for a sheet and the log in rows as high as elsewhere. */
  "--low-window": "860px",
} as const;

export const PHONE = `(max-width: ${BREAKPOINTS["--phone"]})`;
export const SHORT_HEAD = `(max-width: ${BREAKPOINTS["--short-head"]})`;
