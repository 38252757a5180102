// At a table of bots: how fast their moves are shown, and what is still to be shown of them.

import { PACES, type PaceName } from "../pace";
import { useStore } from "./context";
import "./Pace.css";

/** The steps that are still to be shown, and the ways to see them. */
export function Steps() {
  const store = useStore();
  const { say, pace, prefs } = store;
  const count = pace.waiting.value;
  if (count === 0) return null;
  return (
    <div class="pace-steps" role="group" aria-label={say("server-since-steps", { count })}>
      <span>{say("server-since-steps", { count })}</span>
      {prefs.pace.value === "step" && (
        <button type="button" class="primary" id="go-on" onClick={() => pace.goOn()}>
          {say("server-since-go-on")}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => pace.flush()}>
        {say("server-since-all")}
      </button>
    </div>
  );
}

/** The pace, changed by each press; only where it makes a difference. */
export function PaceButton() {
  const store = useStore();
  const { say, pace, prefs, setup } = store;
  if (!pace.possible.value || setup.lesson) return null;
  const at = PACES.indexOf(prefs.pace.value);
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => choose(PACES[(at + 1) % PACES.length] ?? "quick")}
    >
      {say("server-since-pace-now", { pace: say(`server-since-pace-${prefs.pace.value}`) })}
    </button>
  );

  function choose(name: PaceName): void {
    prefs.pace.value = name;
    pace.changed();
  }
}

/** The pace in the settings. */
export function PaceChoice() {
  const { say, pace, prefs } = useStore();
  return (
    <fieldset class="order">
      <legend>{say("server-since-pace")}</legend>
      {PACES.map((name) => (
        <label key={name} class="choice">
          <input
            type="radio"
            name="pace"
            checked={prefs.pace.value === name}
            onChange={() => {
              prefs.pace.value = name;
              pace.changed();
            }}
          />
          <span>{say(`server-since-pace-${name}`)}</span>
        </label>
      ))}
      <p class="soft">{say("server-since-pace-note")}</p>
    </fieldset>
  );
}
