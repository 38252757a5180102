// The drawing of the table. Where there is none for a game's pictures, or it cannot be fetched or drawn,
// the table is told in words instead.

import { Component, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import { drawingOf, hasMap, type Drawing } from "../boards";
import type { Store } from "../store";
import type { TableMessage } from "../wire";
import { Loading } from "./Loading";
import { TextView } from "./TextView";
import { useStore } from "./context";

/** What draws pictures of a kind; null until it has come. */
export function useDrawing(kind: string | undefined): { of: Drawing | null } | null {
  const [drawing, setDrawing] = useState<{ of: Drawing | null } | null>(null);
  useEffect(() => {
    if (kind) void drawingOf(kind).then((of) => setDrawing({ of }));
  }, [kind]);
  return drawing;
}

/** What every drawing of a table is given. */
export function boardProps(
  store: Store,
  table: TableMessage,
  sheet: BoardProps<never>["sheet"],
): BoardProps<never> {
  return {
    picture: table.picture as never,
    open: store.open.value,
    chosen: store.chosen.value,
    lit: store.lit.value,
    choose: (ref) => store.touch(ref),
    point: (ref) => (store.lit.value = ref),
    ask: (ref) => void store.about(ref),
    ...(hasMap(table.picture?.game) && { enlarge: () => (store.dialog.value = "map") }),
    say: store.say,
    sheet,
  };
}

export function Board({
  table,
  sheet,
}: {
  table: TableMessage;
  sheet: BoardProps<never>["sheet"];
}) {
  const store = useStore();
  const kind = table.picture?.game;
  const drawing = useDrawing(kind);
  if (!table.picture) return <p class="empty">{store.say("server-table-not-begun")}</p>;
  if (!drawing) return <Loading />;
  if (!drawing.of) return <TextView />;
  const Drawn = drawing.of.board;
  return (
    <Fallback instead={<TextView />}>
      <Drawn {...boardProps(store, table, sheet)} />
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
