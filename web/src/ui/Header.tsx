// The line above the table: which game, which moment, who sits there, and the ways to look at it.

import { goToNext } from "../waiting";
import { hasMap, hasSigns } from "../boards";
import { Icon, type IconName } from "./Icon";
import { HeadAims } from "./Aims";
import { useStore } from "./context";
import { explains } from "./explains";
import "./Header.css";

export function Header() {
  const store = useStore();
  const { say } = store;
  const table = store.table.value;
  const text = store.prefs.text.value;
  const over = store.present.value?.status === "over";
  return (
    <header class="top">
      <a class="home" href="/" aria-label={say("server-table-home")}>
        <Mark />
      </a>
      <div class="what">
        <h1>{table?.title ?? say("server-table-loading")}</h1>
        <p class="turn">
          {table?.turn}
          <OfTournament />
          <Badges />
        </p>
      </div>
      <SeatStrip />
      <div class="tools" role="toolbar" aria-label={say("server-table-tools")} data-arrows="list">
        {store.setup.user && !store.setup.lesson && (
          <Tool icon="next" name="next" run={() => void goToNext(store)} />
        )}
        {over && (
          <Tool icon="plot" name="statistics" run={() => (store.dialog.value = "statistics")} />
        )}
        <SignTools />
        {table?.picture && !store.setup.lesson && (
          <Tool icon="picture" name="picture" run={() => (store.dialog.value = "picture")} />
        )}
        {!store.setup.lesson && (
          <Tool
            icon="history"
            name="history"
            on={store.looking.open.value}
            run={() => store.looking.toggle()}
          />
        )}
        <Tool
          icon={text ? "board" : "text"}
          name="text"
          on={text}
          run={() => (store.prefs.text.value = !text)}
        />
        <Tool icon="settings" name="settings" run={() => (store.dialog.value = "settings")} />
        <Tool icon="help" name="help" run={() => (store.dialog.value = "help")} />
      </div>
    </header>
  );
}

/** The way to the tournament of which this is a table, and which of its tables it is. */
function OfTournament() {
  const { say, setup } = useStore();
  if (!setup.tournament) return null;
  const { path, round, table } = setup.tournament;
  return (
    <>
      {" · "}
      <a class="of-tournament" href={path}>
        {say("server-table-tournament", { round, table })}
      </a>
    </>
  );
}

function Badges() {
  const store = useStore();
  const { say } = store;
  const { sandbox, rated } = store.table.value ?? {};
  const about = {
    ref: "badge:rated",
    name: say("server-table-rated"),
    use: [say("server-table-rated-about")],
  };
  store.explaining.tell(about);
  return (
    <>
      {sandbox && <span class="badge">{say("server-table-sandbox")}</span>}
      {rated && (
        <span class="badge" data-explain={about.ref}>
          {about.name}
        </span>
      )}
    </>
  );
}

/** The map and the legend, of a game that has them. */
function SignTools() {
  const store = useStore();
  const game = store.table.value?.picture?.game;
  return (
    <>
      {hasMap(game) && <Tool icon="map" name="map" run={() => (store.dialog.value = "map")} />}
      {hasSigns(game) && (
        <Tool icon="legend" name="legend" run={() => (store.dialog.value = "legend")} />
      )}
    </>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  on?: boolean;
  run: () => void;
}

function Tool({ icon, name, on, run }: ToolProps) {
  const store = useStore();
  const label = store.say(`server-table-tool-${name}`);
  return (
    <button
      type="button"
      class={`tool tool-${name}`}
      aria-label={label}
      aria-pressed={on}
      {...explains(store, { ref: `tool:${name}`, name: label })}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
}

function SeatStrip() {
  return (
    <>
      <HeadAims />
      <SeatsButton />
    </>
  );
}

function SeatsButton() {
  const store = useStore();
  const { say } = store;
  const awaited = new Set(store.present.value?.asked.map((one) => one.seat));
  const people = store.spectators.value;
  return (
    <button type="button" class="strip" onClick={() => (store.dialog.value = "seats")}>
      <span class="unseen">
        {say("server-table-labelled", { label: say("server-table-tool-seats") })}{" "}
      </span>
      {store.seats.value.map((seat) => {
        const here = seat.kind === "bot" || seat.stand_in ? "bot" : seat.online ? "here" : "away";
        const marks = `${here}${awaited.has(seat.seat) ? " awaited" : ""}${seat.mine ? " mine" : ""}`;
        return (
          <span key={seat.seat} class={`seat ${marks}`}>
            <span class="dot" aria-hidden="true" />
            <span class="seat-name">{seat.name}</span>
            <span class="unseen">{say(`server-table-seat-${here}`)}</span>
          </span>
        );
      })}
      {people > 0 && (
        <span class="watching">{say("server-table-spectators", { count: people })}</span>
      )}
      <span class="strip-short" aria-hidden="true">
        <Icon name="seats" />
      </span>
    </button>
  );
}

/** The aedile's mark: a small front of columns. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d="M2.5 8.5 12 3l9.5 5.5z" />
      <path d="M5 11v7M9.7 11v7M14.3 11v7M19 11v7" />
      <path d="M2.5 20.5h19" />
    </svg>
  );
}
