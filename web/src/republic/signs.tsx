// The signs of this board where they stand before a piece of news.

import type { VNode } from "preact";
import { Insignia, Sign } from "./insignia";
import "./signs.css";

const OFFICE = "office:";

export function NewsSign({ sign }: { sign: string }): VNode {
  return (
    <span class="r-news-sign">
      {sign.startsWith(OFFICE) ? (
        <Insignia office={sign.slice(OFFICE.length)} />
      ) : (
        <Sign of={sign} />
      )}
    </span>
  );
}
