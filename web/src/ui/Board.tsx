// The drawing of the table. Each game's drawing is a chunk of its own, fetched when it is wanted; where
// it cannot be fetched or drawn, the table is told in words instead.

import { Component, type ComponentChildren, type ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import type { TableMessage } from "../wire";
import { Loading } from "./Loading";
import { TextView } from "./TextView";
import { useStore } from "./context";

type AnyBoard = ComponentType<BoardProps<never>>;

const DRAWINGS: Record<string, () => Promise<AnyBoard>> = {
  glory: async () => (await import("../glory/GloryBoard")).GloryBoard,
  republic: async () => (await import("../republic/RepublicBoard")).RepublicBoard,
};

const loaded = new Map<string, Promise<AnyBoard | null>>();

/** The drawing of a game; null where there is none, or it cannot be fetched now. */
function drawingOf(game: string): Promise<AnyBoard | null> {
  const known = loaded.get(game);
  if (known) return known;
  const fetching = DRAWINGS[game]?.() ?? Promise.resolve(null);
  const wanted = fetching.catch(() => {
    loaded.delete(game);
    return null;
  });
  loaded.set(game, wanted);
  return wanted;
}

export function Board({
  table,
  sheet,
}: {
  table: TableMessage;
  sheet: BoardProps<never>["sheet"];
}) {
  const store = useStore();
  const [drawing, setDrawing] = useState<{ board: AnyBoard | null } | null>(null);
  useEffect(() => {
    void drawingOf(table.game).then((board) => setDrawing({ board }));
  }, [table.game]);
  if (!table.picture) return <p class="empty">{store.say("server-table-not-begun")}</p>;
  if (!drawing) return <Loading />;
  if (!drawing.board) return <TextView />;
  const Drawn = drawing.board;
  return (
    <Fallback instead={<TextView />}>
      <Drawn
        picture={table.picture as never}
        open={store.open.value}
        chosen={store.chosen.value}
        lit={store.lit.value}
        choose={(ref) => store.touch(ref)}
        point={(ref) => (store.lit.value = ref)}
        ask={(ref) => void store.about(ref)}
        say={store.say}
        sheet={sheet}
      />
    </Fallback>
  );
}

interface FallbackProps {
  instead: ComponentChildren;
  children: ComponentChildren;
}

/** Shows something else where drawing fails, and says so to the console. */
class Fallback extends Component<FallbackProps, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  componentDidCatch(error: unknown): void {
    console.error(error);
  }

  render({ instead, children }: FallbackProps) {
    return this.state.failed ? instead : children;
  }
}
