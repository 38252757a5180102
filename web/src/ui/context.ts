// The store, for every component below the table.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Store } from "../store";

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("a part of the table is drawn outside it");
  return store;
}
