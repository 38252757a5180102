// The sign that stands before a piece of news: one of the board's own, or a dot where the game has none.
// It says nothing to a screen reader: the sentence beside it does.

import { useEffect, useState } from "preact/hooks";
import { signsOf, type Signs } from "../boards";
import { useStore } from "./context";

/** What draws the signs of the game at this table; null where there is nothing, or not yet. */
export function useSigns(): Signs | null {
  const store = useStore();
  const kind = store.present.value?.picture?.game ?? "";
  const [drawn, setDrawn] = useState<Signs | null>(null);
  useEffect(() => {
    if (kind) void signsOf(kind).then(setDrawn);
  }, [kind]);
  return drawn;
}

export function NewsSign({ sign }: { sign: string }) {
  const signs = useSigns();
  const Drawn = sign ? signs?.NewsSign : undefined;
  return (
    <span class="news-sign" aria-hidden="true">
      {Drawn ? <Drawn sign={sign} /> : <span class="news-dot" />}
    </span>
  );
}
