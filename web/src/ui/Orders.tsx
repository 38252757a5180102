// Standing orders: what to do at the moments at which the game would stop to ask.

import { useStore } from "./context";
import "./Orders.css";

export function Orders() {
  const store = useStore();
  const { say } = store;
  const orders = store.present.value?.orders ?? [];
  return (
    <>
      <p>{say("server-table-orders-intro")}</p>
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
