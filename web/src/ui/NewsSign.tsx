// The sign that stands before a piece of news: one of the board's own, a wreath for the end that somebody has won, or a dot.
// It says nothing to a screen reader: the sentence beside it does.

import { useEffect, useState } from "preact/hooks";
import { signsOf, type Signs } from "../boards";
import { Wreath } from "./Wreath";
import { useStore } from "./context";

/** The sign of a game's end, the same in all games. */
const END = "end";

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
  const { present } = useStore();
  const won = sign === END && present.value?.result?.winners.length !== 0;
  const Drawn = sign && sign !== END ? signs?.NewsSign : undefined;
  return (
    <span class="news-sign" aria-hidden="true">
      {won ? <Wreath /> : Drawn ? <Drawn sign={sign} /> : <span class="news-dot" />}
    </span>
  );
}
