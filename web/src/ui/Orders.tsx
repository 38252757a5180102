// Standing orders: what to do at the moments at which the game would stop to ask.

import { useStore } from "./context";
import type { Store } from "../store";
import type { Order } from "../wire";
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

export function Orders() {
  const store = useStore();
  const { say } = store;
  const orders = store.present.value?.orders ?? [];
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
