// Beside the table: the log, the chat, one's notes, the rules. One is open; the others count what is
// new in them.

import { useEffect } from "preact/hooks";
import { PANELS, type Panel, type Store } from "../store";
import { Chat } from "./Chat";
import { Log } from "./Log";
import { Notes } from "./Notes";
import { Rules } from "./Rules";
import { useStore } from "./context";
import "./SidePanel.css";

/** What the reader has not seen yet. */
export function unread(store: Store, panel: Panel): number {
  if (panel === "log") return Math.max(0, store.log.value.length - store.readLog.value);
  if (panel === "chat") return Math.max(0, store.chat.value.length - store.readChat.value);
  return 0;
}

function useReading(store: Store): void {
  const panel = store.panel.value;
  const log = store.log.value.length;
  const chat = store.chat.value.length;
  useEffect(() => {
    const read = (): void => {
      if (document.hidden) return;
      if (panel === "log") store.readLog.value = log;
      if (panel === "chat") store.readChat.value = chat;
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [store, panel, log, chat]);
}

/** In a lesson there is nobody to talk to, and nothing to note. */
function panelsOf(store: Store): readonly Panel[] {
  return store.setup.lesson ? PANELS.filter((one) => one === "log" || one === "rules") : PANELS;
}

export function SidePanel() {
  const store = useStore();
  const { say } = store;
  const open = store.panel.value;
  useReading(store);
  return (
    <section class="side" aria-label={say("server-table-beside")}>
      <div class="tabs" role="tablist" aria-label={say("server-table-beside")} data-arrows="list">
        {panelsOf(store).map((panel) => {
          const count = unread(store, panel);
          return (
            <button
              key={panel}
              type="button"
              role="tab"
              id={`tab-${panel}`}
              class="tab"
              aria-selected={open === panel}
              aria-controls="panel"
              onClick={() => (store.panel.value = panel)}
            >
              {say(`server-table-tab-${panel}`)}
              {count > 0 && (
                <span class="unread">
                  {count > 99 ? "99+" : count}
                  <span class="unseen"> {say("server-table-unread")}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div class="panel-body" role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
        {open === "log" && <Log />}
        {open === "chat" && <Chat />}
        {open === "notes" && <Notes />}
        {open === "rules" && <Rules />}
      </div>
    </section>
  );
}
