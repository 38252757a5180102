// Agreements that wait for the reader: each is a question of its own, whoever's turn it is.

import type { Offer } from "../wire";
import { Spans } from "./Spans";
import { useStore } from "./context";
import "./Offers.css";

export function Offers() {
  const store = useStore();
  return (
    <>
      {store.offers.value.map((offer) => (
        <OfferCard key={offer.number} offer={offer} />
      ))}
    </>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const store = useStore();
  const { say } = store;
  const id = `offer-${offer.number}`;
  return (
    <section class="offer" aria-labelledby={id}>
      <h3 id={id} class="question">
        {store.sayOf("server-table-deal-offered", offer.by)}
      </h3>
      <ul>
        {offer.promises.map((line, i) => (
          <li key={i}>
            <Spans line={line} />
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="primary" onClick={() => void store.giveAside(offer.accept)}>
          {say("server-table-deal-accept")}
        </button>
        <button type="button" class="quiet" onClick={() => void store.giveAside(offer.refuse)}>
          {say("server-table-deal-refuse")}
        </button>
        {typeof offer.counter === "number" && (
          <button
            type="button"
            class="quiet"
            onClick={() => store.drafting.open(offer.turned, offer.left)}
          >
            {say("server-table-deal-counter")}
          </button>
        )}
      </div>
    </section>
  );
}
