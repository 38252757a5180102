// The drawing of the table. Where there is none for a game's pictures, or it cannot be fetched or drawn,
// the table is told in words instead.

import { Component, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import { drawingOf, type AnyBoard } from "../boards";
import type { TableMessage } from "../wire";
import { Loading } from "./Loading";
import { TextView } from "./TextView";
import { useStore } from "./context";

export function Board({
  table,
  sheet,
}: {
  table: TableMessage;
  sheet: BoardProps<never>["sheet"];
}) {
  const store = useStore();
  const kind = table.picture?.game;
  const [drawing, setDrawing] = useState<{ board: AnyBoard | null } | null>(null);
  useEffect(() => {
    if (kind) void drawingOf(kind).then((board) => setDrawing({ board }));
  }, [kind]);
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
