// The card that explains a sign: it comes beside the sign when the mouse rests there, on a long press,
// with the other mouse button, and on the key I; then the arrow keys go from sign to sign. Escape closes it.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  beside,
  keptClear,
  focusSign,
  nextSign,
  signAt,
  signOf,
  type Explaining,
  type Place,
  type Shown,
} from "../explain";
import { RuleLink } from "./RuleLink";
import { useStore } from "./context";
import "./Explain.css";

const LONG_PRESS = 500;
const STILL = 10;
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Explain() {
  const store = useStore();
  const { explaining } = store;
  const shown = explaining.shown.value;
  useMouse(explaining);
  useLongPress(explaining);
  useKeys(explaining);
  const { texts, table } = store;
  useEffect(() => explaining.renew(), [explaining, table.value, texts.language.value]);
  return (
    <div class="explain" aria-live={shown?.how === "keys" ? "polite" : "off"}>
      {shown && <Card shown={shown} />}
    </div>
  );
}

function onCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".explained") !== null;
}

function useMouse(explaining: Explaining): void {
  useEffect(() => {
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons > 0) return;
      if (onCard(event.target)) explaining.stay();
      else explaining.point(signAt(event.target, event.clientX, event.clientY));
    };
    const leave = (): void => explaining.point(null);
    const close = (event: Event): void => {
      if (!onCard(event.target)) explaining.close();
    };
    document.addEventListener("pointermove", move);
    document.documentElement.addEventListener("pointerleave", leave);
    document.addEventListener("pointerdown", close);
    document.addEventListener("scroll", close, true);
    return () => {
      document.removeEventListener("pointermove", move);
      document.documentElement.removeEventListener("pointerleave", leave);
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("scroll", close, true);
    };
  }, [explaining]);
}

/** A long press explains, and so does the other mouse button; the click that ends a press does nothing. */
function useLongPress(explaining: Explaining): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      held = false;
      if (event.pointerType === "mouse" || onCard(event.target)) return;
      from = { x: event.clientX, y: event.clientY };
      const sign = signAt(event.target, from.x, from.y);
      if (!sign) return;
      timer = setTimeout(() => {
        held = true;
        void explaining.show(sign, "press");
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    };
    const menu = (event: MouseEvent): void => {
      const sign = signAt(event.target, event.clientX, event.clientY);
      if (!sign) return;
      event.preventDefault();
      stop();
      if (!held) void explaining.show(sign, "press");
    };
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, stop);
    document.addEventListener("contextmenu", menu);
    document.addEventListener("click", click, true);
    return () => {
      stop();
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel"]) document.removeEventListener(end, stop);
      document.removeEventListener("contextmenu", menu);
      document.removeEventListener("click", click, true);
    };
  }, [explaining]);
}

/** Escape closes the card; while it came by the keys, the arrows go from sign to sign with it. */
function useKeys(explaining: Explaining): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shown = explaining.shown.value;
      if (!shown || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") {
        if (onCard(document.activeElement)) focusSign(shown.anchor);
        explaining.close();
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const direction = DIRECTIONS[event.key];
      if (!direction || shown.how !== "keys" || onCard(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = nextSign(
        shown.anchor.closest("#board, .top") ?? document,
        shown.anchor,
        direction,
      );
      if (next) focusSign(next);
    };
    const follow = (event: FocusEvent): void => {
      const shown = explaining.shown.value;
      if (shown?.how !== "keys" || onCard(event.target)) return;
      const sign = event.target instanceof Element ? signOf(event.target) : null;
      if (!sign) explaining.close();
      else if (sign !== shown.anchor) void explaining.show(sign, "keys");
    };
    document.addEventListener("keydown", press, true);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("keydown", press, true);
      document.removeEventListener("focusin", follow);
    };
  }, [explaining]);
}

function Card({ shown }: { shown: Shown }) {
  const store = useStore();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const { about, anchor } = shown;
  useLayoutEffect(() => {
    const card = box.current;
    if (!card) return;
    card.style.maxHeight = "";
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    setPlace(beside(keptClear(anchor), size, view));
  }, [about, anchor]);
  const style = place
    ? { left: `${place.left}px`, top: `${place.top}px`, maxHeight: `${place.height}px` }
    : { visibility: "hidden" };
  return (
    <div ref={box} class="explained" style={style} role="group" aria-label={about.name}>
      <p class="explained-name">
        <strong>{about.name}</strong> {about.value && <b>{about.value}</b>}
      </p>
      {(about.why ?? []).length > 0 && (
        <ul>
          {about.why?.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {about.use?.map((line, i) => (
        <p key={i} class="explained-use">
          {line}
        </p>
      ))}
      {(about.rule || about.card) && (
        <p class="explained-more">
          {store.setup.rules && <RuleLink rule={about.rule} />}
          {about.card && (
            <button type="button" onClick={() => void store.about(about.card ?? "")}>
              {store.say("server-explain-more")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
