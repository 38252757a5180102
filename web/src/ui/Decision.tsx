// The decision bar: who is awaited, what for, by which rule and for how long; and where it is the
// reader, the question itself, with what else may be done now.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { passOf } from "../autopass";
import { keyed } from "../keys";
import type { Store } from "../store";
import { dropStray } from "../strays";
import { now, span, timeLeft } from "../time";
import type { Asked } from "../wire";
import { Compose } from "./Compose";
import { Ending } from "./Ending";
import { HintButton, Hints } from "./Hints";
import { Icon } from "./Icon";
import { Offers } from "./Offers";
import { hasOrders } from "./Orders";
import { ResultCard } from "./Result";
import { PaceButton, Steps } from "./Pace";
import { RuleLink } from "./RuleLink";
import { Lesson } from "./Lesson";
import { NextTable } from "./NextTable";
import { Stake } from "./Stake";
import { Standing } from "./Standing";
import { useStore } from "./context";
import { explains } from "./explains";
import "./Decision.css";

export function Decision() {
  const store = useStore();
  const { say } = store;
  const bar = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const table = store.present.value;
  const asked = store.main.state.value !== null;
  const mine = store.myTurn.value;
  useKeptFocus(bar, store);
  useEffect(() => {
    if (mine) setFolded(false);
  }, [mine, table?.seq]);
  const waiting = store.offers.value.length + (table?.ending ? 1 : 0);
  useEffect(() => {
    if (waiting > 0) setFolded(false);
  }, [waiting]);
  if (!table) return null;
  const past = store.past.value !== null;
  return (
    <section
      class={`decision${mine && !past ? " mine" : ""}${folded ? " folded" : ""}${store.setup.lesson ? " teaching" : ""}`}
      aria-labelledby="asked"
      data-seq={table.seq}
      ref={bar}
      onClickCapture={dropStray}
    >
      <div class="decision-head">
        <Title past={past} />
        <button
          type="button"
          class="fold"
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? "up" : "down"} />
          <span class="unseen">{say("server-table-fold")}</span>
        </button>
      </div>
      <div class="decision-body">
        {past && <LookingBack />}
        <Differs />
        <Lesson />
        <Ending />
        {!past && table.result && <ResultCard result={table.result} />}
        {!past && <Offers />}
        {!past && <Steps />}
        {!past && <Awaited />}
        {!past && <NextTable />}
        {!past && asked && (
          <Compose composer={store.main} keyed={keyed(store) === store.main} id="question" />
        )}
        {!past && <Hints />}
        {!past && <Standing />}
        {!past && <Aside />}
        {!past && <Refusals />}
      </div>
      {!past && <Actions />}
    </section>
  );
}

/** What there is to do now, and behind a sign what is at stake. */
function Title({ past }: { past: boolean }) {
  const store = useStore();
  return (
    <>
      <h2 id="asked" tabIndex={-1}>
        {store.say(`server-table-head-${past ? "looking-back" : headline(store)}`)}
      </h2>
      {!past && <Stake composer={store.main} of="main" />}
    </>
  );
}

function headline(store: Store): string {
  const table = store.present.value;
  if (table?.status === "over") return "over";
  if (table?.status === "stopped") return "stopped";
  if (table?.status === "open") return "open";
  if (store.watch.value) return "passing";
  if (store.myTurn.value) return "asked";
  return table?.question ? "may" : "waiting";
}

/**
 * Where the focus was on something in the bar that is gone, it goes to the new question, so that
 * keyboard and screen reader stay where the game is.
 */
function useKeptFocus(bar: { current: HTMLElement | null }, store: Store): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      inside.current = event.target instanceof Node && !!bar.current?.contains(event.target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [bar]);
  const field = store.main.state.value?.field;
  const stage = store.main.state.value?.stage;
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!inside.current || !lost) return;
    const place = document.getElementById("question") ?? document.getElementById("asked");
    place?.focus({ preventScroll: false });
  }, [field, stage]);
}

/** Why a finished game of other rules can only be read, and from where on. */
function Differs() {
  const why = useStore().table.value?.differs;
  return why ? <p class="question">{why.text}</p> : null;
}

function LookingBack() {
  const store = useStore();
  const { say } = store;
  const n = store.past.value?.shown ?? 0;
  return (
    <>
      <p>{say("server-table-looking-at", { line: n, lines: store.present.value?.seq ?? 0 })}</p>
      {store.myTurn.value && <p class="question">{say("server-table-asked-meanwhile")}</p>}
      <button type="button" class="primary" onClick={() => void store.looking.now()}>
        {say("server-table-to-present")}
      </button>
    </>
  );
}

function Awaited() {
  const store = useStore();
  const table = store.present.value;
  if (table?.status !== "running") return null;
  const others = table.asked.filter((one) => one.seat !== store.me.value || !table.question);
  const mine = table.asked.find((one) => one.seat === store.me.value);
  return (
    <ul class="awaited-list">
      {mine && table.question && <Countdown asked={mine} own />}
      {others.map((one) => (
        <Countdown key={one.seat} asked={one} own={false} />
      ))}
    </ul>
  );
}

function Countdown({ asked, own }: { asked: Asked; own: boolean }) {
  const store = useStore();
  const { say } = store;
  const seat = store.seats.value.find((one) => one.seat === asked.seat);
  const left = timeLeft(asked, seat, store.seatsAt.value);
  const waited = now.value - asked.since;
  const short = left !== null && left < 60;
  return (
    <li class="waits" data-ref={`seat:${asked.seat}`}>
      {!own && (
        <span>
          <strong>{say("server-table-labelled", { label: seat?.name ?? asked.seat })}</strong>{" "}
          {asked.topic} <RuleLink rule={asked.rule} />
        </span>
      )}
      {left !== null ? (
        <span class={`clock${short ? " short-of-time" : ""}`}>
          {say("server-table-time-left", { time: span(left, say) })}
        </span>
      ) : (
        !own &&
        waited >= 60 && (
          <span class="clock">{say("server-table-waited", { time: span(waited, say) })}</span>
        )
      )}
    </li>
  );
}

function Aside() {
  const store = useStore();
  const { say } = store;
  if (!store.aside.state.value) return null;
  const open = store.asideOpen.value;
  return (
    <div class="aside">
      <button
        type="button"
        class="disclose"
        aria-expanded={open}
        aria-controls="aside"
        onClick={() => (store.asideOpen.value = !open)}
      >
        <Icon name={open ? "up" : "down"} /> {say("server-table-out-of-turn")}
      </button>
      {open && <Stake composer={store.aside} of="aside" />}
      <div id="aside" hidden={!open}>
        {open && (
          <Compose
            composer={store.aside}
            keyed={keyed(store) === store.aside}
            id="aside-question"
          />
        )}
      </div>
    </div>
  );
}

function Refusals() {
  const store = useStore();
  const { say } = store;
  const list = store.refusals.value;
  if (!list) return null;
  return (
    <div class="refusals" role="region" aria-label={say("server-table-why")}>
      {list.length === 0 && <p>{say("server-table-nothing-refused")}</p>}
      {list.map((one, i) => (
        <div key={i} class="refusal">
          {one.label && (
            <button type="button" class="option" aria-disabled="true" aria-describedby={`why-${i}`}>
              {one.label}
            </button>
          )}
          <p id={`why-${i}`}>
            {one.why} <RuleLink rule={one.rule} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** Takes the last move back, or says why it cannot be. */
function Undo({ refused }: { refused: string }) {
  const store = useStore();
  const name = store.say("server-table-undo");
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-disabled={!!refused}
        aria-describedby={refused ? "no-undo" : undefined}
        {...(refused && explains(store, { ref: "undo:refused", name, use: [refused] }))}
        onClick={() => void store.undo()}
      >
        <Icon name="undo" /> {name}
      </button>
      {refused && (
        <span id="no-undo" class="unseen">
          {refused}
        </span>
      )}
    </>
  );
}

function Actions() {
  const store = useStore();
  const { say } = store;
  const table = store.present.value;
  if (!table || store.me.value < 0 || table.status !== "running") return null;
  // A lesson waits for the right act: there is nothing to let go by.
  const passes = !store.setup.lesson && passOf(table.question) !== null;
  const watching = store.watch.value !== null;
  const passText = watching ? "server-table-pass-off" : "server-table-pass-on";
  return (
    <div class="actions" data-arrows="list">
      <Undo refused={table.undo ?? ""} />
      {table.question && (
        <button
          type="button"
          class="quiet"
          aria-expanded={store.refusals.value !== null}
          onClick={() => void store.why()}
        >
          <Icon name="help" /> {say("server-table-why")}
        </button>
      )}
      <HintButton />
      {(passes || watching) && (
        <button
          type="button"
          class={`quiet${watching ? " on" : ""}`}
          aria-pressed={watching}
          onClick={() => store.togglePassing()}
        >
          {say(passText)}
        </button>
      )}
      {typeof table.draft === "number" && (
        <button type="button" class="quiet" onClick={() => store.drafting.open()}>
          {say("server-draft-open")}
        </button>
      )}
      {hasOrders(table) && (
        <button type="button" class="quiet" onClick={() => (store.dialog.value = "orders")}>
          {say("server-table-orders")}
        </button>
      )}
      <PaceButton />
    </div>
  );
}
