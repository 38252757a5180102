// The whole page of a table: board, decision bar, side panel; on a phone one sheet at a time over the
// decision bar.

import { useEffect } from "preact/hooks";
import { moveFocus } from "../arrows";
import { obey } from "../keys";
import { PHONE, SHORT_HEAD } from "../breakpoints";
import { useMedia } from "../media";
import type { Sheet, Store } from "../store";
import { Aims } from "./Aims";
import { Board } from "./Board";
import { Decision } from "./Decision";
import { Dialogs } from "./Dialogs";
import { Explain } from "./Explain";
import { Header } from "./Header";
import { Loading } from "./Loading";
import { Marking } from "../marking/Marking";
import { Moments } from "./Moments";
import { Connection, News } from "./News";
import { PlayedFor } from "./PlayedFor";
import { Replay } from "./Replay";
import { Since } from "./Since";
import { SidePanel, unread } from "./SidePanel";
import { TextView } from "./TextView";
import { useStore } from "./context";
import "./App.css";

const SHEETS: readonly Sheet[] = ["table", "mine", "log"];

function useKeyboard(store: Store): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (moveFocus(event) || obey(event, store)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [store]);
}

export function App() {
  const store = useStore();
  const { say } = store;
  const phone = useMedia(PHONE);
  const short = useMedia(SHORT_HEAD);
  useKeyboard(store);
  const table = store.table.value;
  const sheet = store.sheet.value;
  const text = store.prefs.text.value;
  const showTable = !phone || sheet !== "log";
  return (
    <div class={`table${store.past.value ? " in-past" : ""}`}>
      <a class="skip" href="#asked">
        {say("server-table-skip")}
      </a>
      <Header />
      <Connection />
      <PlayedFor />
      {store.looking.open.value && <Replay />}
      {showTable && (
        <main
          class="board"
          id="board"
          tabIndex={-1}
          data-arrows="board"
          aria-label={say("server-table-board")}
        >
          {phone && sheet === "table" && <Since />}
          {short && table && <Aims />}
          {!table && <Loading />}
          {table && <Marking way={text ? "text" : phone ? sheetOf(sheet) : "all"} />}
          {table && text && <TextView />}
          {table && !text && <Board table={table} sheet={phone ? sheetOf(sheet) : "all"} />}
        </main>
      )}
      {!showTable && <SidePanel />}
      <div class="dock">
        {phone && <Sheets />}
        <Decision />
        {!phone && <Since />}
        {!phone && <SidePanel />}
      </div>
      <Moments />
      <News />
      <Explain />
      <Dialogs />
    </div>
  );
}

function sheetOf(sheet: Sheet): "table" | "mine" {
  return sheet === "mine" ? "mine" : "table";
}

function Sheets() {
  const store = useStore();
  const { say } = store;
  const open = store.sheet.value;
  const count = unread(store, "log") + unread(store, "chat");
  return (
    <nav class="sheets" aria-label={say("server-table-sheets")}>
      {SHEETS.map((sheet) => (
        <button
          key={sheet}
          type="button"
          class="sheet-tab"
          aria-current={open === sheet ? "page" : undefined}
          onClick={() => (store.sheet.value = sheet)}
        >
          {say(`server-table-sheet-${sheet}`)}
          {sheet === "log" && count > 0 && <span class="unread">{count > 99 ? "99+" : count}</span>}
        </button>
      ))}
    </nav>
  );
}
