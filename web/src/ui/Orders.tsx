// All standing orders in one place: those given that say more than one word, with one more to be put
// together, and what to do at the moments at which the game would stop to ask.

import { useStore } from "./context";
import type { Store } from "../store";
import type { Order, TableMessage } from "../wire";
import { Given, OrderForm } from "./Standing";
import "./Orders.css";

/** One after the other: each is an order of its own. */
async function passAll(store: Store, [first, ...rest]: readonly Order[]): Promise<void> {
  if (!first) return;
  await store.order(first.window, "pass");
  await passAll(store, rest);
}

/** All questions that can be passed, with one click; moments at which one could interrupt stay. */
function PassAll({ orders }: { orders: readonly Order[] }) {
  const store = useStore();
  const asked = orders.filter((one) => one.choices.includes("pass") && one.order !== "pass");
  if (asked.length < 2) return null;
  return (
    <button type="button" class="quiet" onClick={() => void passAll(store, asked)}>
      {store.say("server-table-orders-pass-all", { count: asked.length })}
    </button>
  );
}

/** Whether there is an order to be given or taken back. */
export function hasOrders({ orders, standing }: TableMessage): boolean {
  const longer = [...(standing?.about ?? []), ...(standing?.given ?? [])];
  return longer.length + (orders ?? []).length > 0;
}

export function Orders() {
  return (
    <>
      <Longer />
      <Moments />
    </>
  );
}

/** Orders of more than one word. */
function Longer() {
  const store = useStore();
  const orders = store.present.value?.standing;
  if (!orders) return null;
  return (
    <section class="ordering" aria-label={store.say("server-table-standing")}>
      <Given given={orders.given} />
      {orders.about.length > 0 && <OrderForm about={orders.about} />}
    </section>
  );
}

/** An answer for each moment at which the game would ask. */
function Moments() {
  const store = useStore();
  const { say } = store;
  const orders = store.present.value?.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <>
      <p>{say("server-table-orders-intro")}</p>
      <PassAll orders={orders} />
      {orders.map((one) => (
        <fieldset key={one.window} class="order">
          <legend>{one.label}</legend>
          {one.choices.map((order) => (
            <label key={order} class="choice">
              <input
                type="radio"
                name={`order-${one.window}`}
                checked={one.order === order}
                onChange={() => void store.order(one.window, order)}
              />
              <span>{say(`server-table-order-${order}`)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}
