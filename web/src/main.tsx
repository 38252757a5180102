// The page of a table: reads what the server wrote into it, opens the line, draws.

import "./css/layers.css";
import "./css/fonts.css";
import "./theme.css";
import "./css/base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { announce } from "./announce";
import { followLinks } from "./linking";
import { showTheme } from "./prefs";
import { readSetup } from "./setup";
import { Store } from "./store";
import { startClock } from "./time";
import { App } from "./ui/App";
import { StoreContext } from "./ui/context";

const root = document.getElementById("table");
if (root) {
  const store = new Store(readSetup(document));
  effect(() => showTheme(store.prefs.theme.value, document.documentElement));
  announce(store);
  followLinks(store);
  startClock();
  addEventListener("online", () => store.line.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      store.since.leave();
      store.pace.flush();
    } else store.line.wake();
  });
  addEventListener("pagehide", () => store.since.leave());
  store.line.open();
  render(
    <StoreContext.Provider value={store}>
      <App />
    </StoreContext.Provider>,
    root,
  );
}
