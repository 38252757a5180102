// What one reader may set: language, theme, sounds, keys, the text view, and notice of one's turn.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Signal } from "@preact/signals";
import { hasSigns } from "../boards";
import type { Theme } from "../prefs";
import { pushOff, pushOn, pushState, type PushState } from "../push";
import type { Language } from "../setup";
import { PaceChoice } from "./Pace";
import { useStore } from "./context";
import "./Settings.css";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

export function Settings() {
  const store = useStore();
  const { say, prefs } = store;
  return (
    <div class="settings">
      <label class="setting">
        <span>{say("server-table-language")}</span>
        <select
          value={store.texts.language.value}
          onChange={(event) => void store.read(event.currentTarget.value as Language)}
        >
          {store.setup.languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="order">
        <legend>{say("server-table-theme")}</legend>
        {THEMES.map((theme) => (
          <label key={theme} class="choice">
            <input
              type="radio"
              name="theme"
              checked={prefs.theme.value === theme}
              onChange={() => (prefs.theme.value = theme)}
            />
            <span>{say(`server-table-theme-${theme}`)}</span>
          </label>
        ))}
      </fieldset>
      <PaceChoice />
      <Switch of={prefs.text} text="server-table-set-text" />
      <Switch of={prefs.moments} text="server-since-set-moments" />
      <Switch of={prefs.sounds} text="server-table-set-sounds" />
      <Switch of={prefs.keys} text="server-table-set-keys" />
      <Push />
      <button type="button" class="quiet" onClick={() => (store.dialog.value = "help")}>
        {say("server-table-tool-help")}
      </button>
      {hasSigns(store.table.value?.picture?.game) && (
        <button type="button" class="quiet" onClick={() => (store.dialog.value = "legend")}>
          {say("server-table-tool-legend")}
        </button>
      )}
      {store.table.value?.picture && !store.setup.lesson && (
        <button type="button" class="quiet" onClick={() => (store.dialog.value = "picture")}>
          {say("server-table-tool-picture")}
        </button>
      )}
    </div>
  );
}

function Switch({ of, text }: { of: Signal<boolean>; text: string }) {
  const { say } = useStore();
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={of.value}
        onChange={(event) => (of.value = event.currentTarget.checked)}
      />
      <span>{say(text)}</span>
    </label>
  );
}

function Push() {
  const store = useStore();
  const { say } = store;
  const { vapid, csrf, user } = store.setup;
  const signedIn = user !== null;
  const setup = useMemo(() => ({ vapid, csrf, signedIn }), [vapid, csrf, signedIn]);
  const [state, setState] = useState<PushState | "asking">("asking");
  useEffect(() => void pushState(setup).then(setState), [setup]);
  const change = async (on: boolean): Promise<void> => {
    setState("asking");
    try {
      setState(await (on ? pushOn(setup) : pushOff(setup)));
    } catch {
      store.notice.value = say("server-table-push-failed");
      setState(await pushState(setup));
    }
  };
  if (state === "unsupported") return <p class="soft">{say("server-table-push-unsupported")}</p>;
  return (
    <>
      <label class="choice">
        <input
          type="checkbox"
          checked={state === "on"}
          disabled={state === "denied" || state === "asking"}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{say("server-table-set-push")}</span>
      </label>
      {state === "denied" && <p class="soft">{say("server-table-push-denied")}</p>}
    </>
  );
}
