// Who sits at the table, who is there, and who plays for those who are not. A seat can be left to a bot
// and taken back.

import { useState } from "preact/hooks";
import { now, span } from "../time";
import type { SeatCard } from "../wire";
import { Address } from "./Address";
import { RecordLink } from "./After";
import { Leaving } from "./Leaving";
import { OfferSeat } from "./OfferSeat";
import { useStore } from "./context";
import "./Seats.css";

export function Seats() {
  const store = useStore();
  const { say } = store;
  const count = store.spectators.value;
  return (
    <>
      <ul class="seats">
        {store.seats.value.map((seat) => (
          <Seat key={seat.seat} seat={seat} />
        ))}
      </ul>
      <p>{say("server-table-spectators", { count })}</p>
      <Share />
      {store.present.value?.sandbox && <RecordLink />}
      <Leaving />
    </>
  );
}

function Seat({ seat }: { seat: SeatCard }) {
  const store = useStore();
  const { say } = store;
  const awaited = store.present.value?.asked.some((one) => one.seat === seat.seat) ?? false;
  const gone = awaited ? now.value - store.seatsAt.value : 0;
  const state = seat.given_up
    ? say("server-table-given-up", { bot: botName(store.setup.bots, seat.bot) })
    : seat.kind === "open" && !seat.stand_in
      ? say(seat.held ? "server-table-seat-held" : "server-table-seat-open")
      : seat.kind === "bot"
        ? say("server-table-seat-is-bot", { bot: botName(store.setup.bots, seat.bot) })
        : seat.stand_in
          ? say("server-table-seat-stand-in", { bot: botName(store.setup.bots, seat.stand_in) })
          : say(seat.online ? "server-table-seat-here" : "server-table-seat-away");
  return (
    <li class="seat-row">
      <div>
        <strong>
          <SeatName seat={seat} />
        </strong>{" "}
        {seat.mine && <span class="badge">{say("server-table-you")}</span>}
        <br />
        <span class="soft">{state}</span>
        {typeof seat.clock === "number" && (
          <span class="soft">
            {" · "}
            {say("server-table-time-left", { time: span(seat.clock - gone, say) })}
          </span>
        )}
      </div>
      <StandIn seat={seat} />
      <OfferSeat seat={seat} />
    </li>
  );
}

/** A name, which leads to its page where there is one that the reader may see. */
function SeatName({ seat }: { seat: SeatCard }) {
  const { players } = useStore().setup;
  if (!players) return <>{seat.name}</>;
  if (seat.kind === "bot") return <a href={`/players/bot/${seat.bot ?? ""}`}>{seat.name}</a>;
  const user = seat.user ?? 0;
  return players.includes(user) ? <a href={`/players/${user}`}>{seat.name}</a> : <>{seat.name}</>;
}

function botName(
  bots: { name: string; label: string }[] | undefined,
  name: string | undefined,
): string {
  return bots?.find((bot) => bot.name === name)?.label ?? name ?? "";
}

function StandIn({ seat }: { seat: SeatCard }) {
  const store = useStore();
  const { say, setup } = store;
  const bots = setup.bots ?? [];
  const [bot, setBot] = useState(bots[0]?.name ?? "");
  const table = store.present.value;
  const gone = seat.kind === "person" && !seat.online;
  const may = seat.mine || (table?.host === true && gone);
  if (!may || table?.status !== "running") return null;
  if (seat.stand_in) {
    return (
      <button type="button" class="quiet" onClick={() => void store.leaving.standIn(seat.seat, "")}>
        {say(seat.mine ? "server-table-take-back" : "server-table-give-back")}
      </button>
    );
  }
  if (!bot) return null;
  return (
    <div class="row">
      {bots.length > 1 && (
        <select
          value={bot}
          aria-label={say("server-table-which-bot")}
          onChange={(event) => setBot(event.currentTarget.value)}
        >
          {bots.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="quiet"
        onClick={() => void store.leaving.standIn(seat.seat, bot)}
      >
        {say("server-table-leave-to-bot")}
      </button>
    </div>
  );
}

function Share() {
  const { say, setup } = useStore();
  const address = setup.share ?? location.origin + location.pathname;
  return <Address address={address} label={say("server-table-link")} />;
}
