// The map of the board, over the table. Choosing on it answers and closes it; so does asking about a thing,
// whose card stands beside the table.

import { boardProps, useDrawing } from "./Board";
import { Loading } from "./Loading";
import { useStore } from "./context";

export function MapDialog() {
  const store = useStore();
  const table = store.table.value;
  const drawing = useDrawing(table?.picture?.game);
  if (!table || !drawing) return <Loading />;
  const Drawn = drawing.of?.map;
  if (!Drawn) return <p>{store.say("server-table-no-map")}</p>;
  const props = boardProps(store, table, "all");
  delete props.enlarge;
  const close = (): void => {
    store.dialog.value = "";
  };
  return (
    <Drawn
      {...props}
      choose={(ref) => {
        close();
        props.choose(ref);
      }}
      ask={(ref) => {
        close();
        props.ask(ref);
      }}
    />
  );
}
