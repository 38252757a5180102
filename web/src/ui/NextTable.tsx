// After a move: the way to the next table that waits for the reader.

import { useEffect, useState } from "preact/hooks";
import { goToNext, waitingTables } from "../waiting";
import { Icon } from "./Icon";
import { useStore } from "./context";

export function NextTable() {
  const store = useStore();
  const [count, setCount] = useState(0);
  const table = store.present.value;
  const free = !!store.setup.user && !store.setup.lesson && store.me.value >= 0;
  const asks = free && table?.status !== "open" && !store.myTurn.value;
  useEffect(() => {
    let here = true;
    setCount(0);
    if (asks) {
      void waitingTables(store.setup.id).then((found) => {
        if (here) setCount(found.length);
      });
    }
    return () => {
      here = false;
    };
  }, [asks, store.setup.id]);
  if (count === 0) return null;
  return (
    <button type="button" class="quiet next-table" onClick={() => void goToNext(store)}>
      <Icon name="next" /> {store.say("server-table-next", { count })}
    </button>
  );
}
