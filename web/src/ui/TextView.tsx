// The table told in words: the same position as headings and lists. It is told anew after every move.

import { useEffect } from "preact/hooks";
import type { Section } from "../wire";
import { Loading } from "./Loading";
import { useStore } from "./context";
import "./TextView.css";

export function TextView() {
  const store = useStore();
  const { say } = store;
  const table = store.table.value;
  const shown = table?.shown ?? -1;
  const from = store.looking.seat.value;
  useEffect(() => {
    void store.tellTable();
  }, [store, table?.seq, shown, from, table?.status]);
  const sections = store.told.value;
  return (
    <div class="told" tabIndex={0} role="region" aria-label={say("server-table-told")}>
      {sections ? <Sections sections={sections} level="h2" /> : <Loading />}
    </div>
  );
}

export function Sections({ sections, level }: { sections: Section[]; level: "h2" | "h3" }) {
  const Heading = level;
  return (
    <>
      {sections.map((section, i) => (
        <section key={i} class="told-part">
          {section.heading && <Heading>{section.heading}</Heading>}
          <ul>
            {section.lines.map((line, j) => (
              <li key={j} data-mark={line}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
