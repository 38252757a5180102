// A seat that a bot plays because its person is away or has resigned: whoever else sits at the table can
// offer it, to all in the lobby or by a link.

import type { SeatCard } from "../wire";
import { Address } from "./Address";
import { useStore } from "./context";
import "./OfferSeat.css";

const LOBBY = "lobby";

export function OfferSeat({ seat }: { seat: SeatCard }) {
  const store = useStore();
  const { say, setup } = store;
  const table = store.present.value;
  const others = store.me.value >= 0 && !seat.mine && !table?.sandbox;
  const played = !!seat.stand_in && (seat.given_up || seat.kind !== "bot");
  if (!others || !played || table?.status !== "running") return null;
  if (!seat.offered) {
    if (seat.online) return null;
    return (
      <div class="row offer-seat">
        <button
          type="button"
          class="quiet"
          onClick={() => void store.leaving.offer(seat.seat, "lobby")}
        >
          {say("server-table-offer-lobby")}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => void store.leaving.offer(seat.seat, "link")}
        >
          {say("server-table-offer-link")}
        </button>
      </div>
    );
  }
  return (
    <div class="offer-seat">
      <p>
        {say(seat.key === LOBBY ? "server-table-offered-lobby" : "server-table-offered-link")}{" "}
        <button type="button" class="quiet" onClick={() => void store.leaving.offer(seat.seat, "")}>
          {say("server-table-offer-end")}
        </button>
      </p>
      {seat.key && seat.key !== LOBBY && (
        <Address
          address={withKey(setup.share ?? "", seat.key)}
          label={say("server-table-offer-address", { name: seat.name })}
        />
      )}
    </div>
  );
}

/** The address at which one sits down, with the key of the seat in the place of the table's own. */
export function withKey(share: string, key: string): string {
  const url = new URL(share || location.href, location.href);
  url.searchParams.set("key", key);
  return url.href;
}
