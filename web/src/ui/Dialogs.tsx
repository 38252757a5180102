// What opens over the table: the keys, the settings, the seats, standing orders, the course of the game.

import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { hasSigns } from "../boards";
import { SHORTCUTS } from "../keys";
import { DraftSheet } from "./DraftSheet";
import { Icon } from "./Icon";
import { Legend } from "./Legend";
import { Loading } from "./Loading";
import { MapDialog } from "./MapDialog";
import { Orders } from "./Orders";
import { Picture } from "./Picture";
import { Plot } from "./Plot";
import { Seats } from "./Seats";
import { Settings } from "./Settings";
import { Turnings } from "./Turnings";
import { useStore } from "./context";
import "./Dialogs.css";

/** The titles of those that no tool of the header opens. */
const TITLES: Partial<Record<string, string>> = {
  orders: "server-table-orders",
  draft: "server-draft-title",
};

/** Those that need more room than a list does: some, or as much as the window allows. */
const WIDTHS: Partial<Record<string, Width>> = {
  map: "dialog-wide",
  picture: "dialog-wide",
  draft: "dialog-mid",
  legend: "dialog-wide",
};

type Width = "" | "dialog-mid" | "dialog-wide";

export function Dialogs() {
  const store = useStore();
  const { say } = store;
  const name = store.dialog.value;
  if (!name) return null;
  const title = say(TITLES[name] ?? `server-table-tool-${name}`);
  return (
    <Dialog
      key={name}
      title={title}
      width={WIDTHS[name] ?? ""}
      close={() => (store.dialog.value = "")}
    >
      {name === "help" && <Help />}
      {name === "settings" && <Settings />}
      {name === "seats" && <Seats />}
      {name === "orders" && <Orders />}
      {name === "statistics" && <Statistics />}
      {name === "map" && <MapDialog />}
      {name === "picture" && <Picture />}
      {name === "draft" && <DraftSheet />}
      {name === "legend" && <Legend />}
    </Dialog>
  );
}

interface DialogProps {
  title: string;
  width: Width;
  close: () => void;
  children: ComponentChildren;
}

function Dialog({ title, width, close, children }: DialogProps) {
  const { say } = useStore();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    box.current?.showModal();
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return (
    // By keys a dialog is closed with Escape, which the browser sees to.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above
    <dialog
      ref={box}
      class={`dialog ${width}`}
      aria-labelledby="dialog-title"
      onClose={close}
      onClick={(event) => event.target === box.current && close()}
    >
      <div class="dialog-inner">
        <div class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="tool" aria-label={say("server-table-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

function Help() {
  const store = useStore();
  const { say } = store;
  const rows: [string[], string][] = [
    [["1–9", "0"], "server-table-key-choose"],
    [["Enter"], "server-table-key-send"],
    [["Esc", "⌫"], "server-table-key-back"],
    [["← → ↑ ↓"], "server-table-key-arrows"],
    ...SHORTCUTS.map(({ keys, text }): [string[], string] => [[...keys], text]),
  ];
  return (
    <>
      <p>{say("server-table-help-intro")}</p>
      {hasSigns(store.table.value?.picture?.game) && (
        <p>
          <button type="button" class="quiet" onClick={() => (store.dialog.value = "legend")}>
            {say("server-table-tool-legend")}
          </button>
        </p>
      )}
      <dl class="keys">
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
              ))}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
      <p>{say("server-table-help-log")}</p>
    </>
  );
}

function Statistics() {
  const store = useStore();
  const { say } = store;
  const [shown, setShown] = useState(0);
  const language = store.texts.language.value;
  useEffect(() => void store.fetchStats(), [store, language]);
  const stats = store.stats.value;
  const series = stats?.series[shown];
  if (!stats) return <Loading />;
  if (!series) return <p>{say("server-table-no-statistics")}</p>;
  return (
    <>
      <div class="row" role="group" aria-label={say("server-table-measure")} data-arrows="list">
        {stats.series.map((one, i) => (
          <button
            key={one.name}
            type="button"
            class={`quiet${i === shown ? " on" : ""}`}
            aria-pressed={i === shown}
            onClick={() => setShown(i)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <Plot series={series} turns={stats.turns} />
      <Turnings />
    </>
  );
}
