// The sign that stands before a piece of news: one of the board's own, or a dot where the game has none.
// It says nothing to a screen reader: the sentence beside it does.

import { useEffect, useState } from "preact/hooks";
import { signsOf, type SignDrawer } from "../boards";
import { useStore } from "./context";

export function NewsSign({ sign }: { sign: string }) {
  const store = useStore();
  const kind = store.present.value?.picture?.game ?? "";
  const [drawn, setDrawn] = useState<{ draw: SignDrawer | null }>({ draw: null });
  useEffect(() => {
    if (kind) void signsOf(kind).then((draw) => setDrawn({ draw }));
  }, [kind]);
  const Drawn = sign ? drawn.draw : null;
  return (
    <span class="news-sign" aria-hidden="true">
      {Drawn ? <Drawn sign={sign} /> : <span class="news-dot" />}
    </span>
  );
}
