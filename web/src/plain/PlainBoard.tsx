// The plain table of a game that has no drawing of its own: what its words say, in panels beside each
// other. On a phone the reader's own things are a sheet of their own.

import type { BoardProps } from "../board";
import type { PlainPicture, Section } from "../wire";
import "./PlainBoard.css";

export function PlainBoard({ picture, sheet }: BoardProps<PlainPicture>) {
  const sections = sheet === "mine" ? picture.mine : picture.sections;
  return (
    <div class="plain-board">
      {sections.map((section, i) => (
        <Panel key={i} section={section} />
      ))}
    </div>
  );
}

function Panel({ section }: { section: Section }) {
  return (
    <section class="plain-panel">
      {section.heading && <h2>{section.heading}</h2>}
      <ul>
        {section.lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
