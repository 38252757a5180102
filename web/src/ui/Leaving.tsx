// Leaving for good: to resign, or to propose that the game ends now. Each is asked once more before it is
// done, for neither can be taken back.

import { useEffect, useRef, useState } from "preact/hooks";
import { useStore } from "./context";
import "./Leaving.css";

type Step = "" | "resign" | "end";

export function Leaving() {
  const store = useStore();
  const { say } = store;
  const [step, setStep] = useState<Step>("");
  const table = store.present.value;
  const people = store.seats.value.filter((one) => one.kind === "person");
  const alone = people.every((one) => one.mine);
  if (store.me.value < 0 || table?.status !== "running" || store.setup.lesson) return null;
  return (
    <section class="leaving" aria-labelledby="leaving-title">
      <h3 id="leaving-title">{say("server-table-leave")}</h3>
      {step === "" && (
        <div class="row">
          {!table.ending && (
            <button type="button" class="quiet" onClick={() => setStep("end")}>
              {say(alone ? "server-table-end-alone" : "server-table-end")}
            </button>
          )}
          {!table.sandbox && (
            <button type="button" class="quiet" onClick={() => setStep("resign")}>
              {say("server-table-resign")}
            </button>
          )}
        </div>
      )}
      {step === "end" && (
        <Sure
          text={say(alone ? "server-table-end-what-alone" : "server-table-end-what")}
          button={say(alone ? "server-table-end-alone" : "server-table-end-sure")}
          run={() => store.leaving.answerEnd("propose")}
          close={() => setStep("")}
        />
      )}
      {step === "resign" && (
        <Sure
          text={say(alone ? "server-table-resign-alone" : "server-table-resign-what")}
          button={say("server-table-resign-sure")}
          also={alone || table.ending ? "" : say("server-table-resign-end")}
          run={(also) => store.leaving.resign(also)}
          close={() => setStep("")}
        />
      )}
    </section>
  );
}

interface SureProps {
  text: string;
  button: string;
  /** What may be wished besides; empty: nothing. */
  also?: string;
  run: (also: boolean) => Promise<boolean>;
  close: () => void;
}

function Sure({ text, button, also, run, close }: SureProps) {
  const store = useStore();
  const [ticked, setTicked] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const go = async (): Promise<void> => {
    close();
    if (await run(ticked)) store.dialog.value = "";
  };
  return (
    <div class="sure" role="group" aria-label={button}>
      <p>{text}</p>
      {also && (
        <label class="choice">
          <input
            type="checkbox"
            checked={ticked}
            onChange={(event) => setTicked(event.currentTarget.checked)}
          />
          <span>{also}</span>
        </label>
      )}
      <div class="row">
        <button type="button" class="quiet" ref={safe} onClick={close}>
          {store.say("server-table-cancel")}
        </button>
        <button type="button" class="primary" onClick={() => void go()}>
          {button}
        </button>
      </div>
    </div>
  );
}
