// What the reader should hear of without looking: for screen readers the news of the log and whom the
// game waits for; for all a short notice, and word of a broken line.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Store } from "../store";
import { useStore } from "./context";
import "./News.css";

const NOTICE_FOR = 6_000;
const GATHER_FOR = 500;
const MOST_LINES = 6;

/** The lines of the log that are new, and what one is asked, in one piece of text. */
export function news(store: Store, since: number): string {
  const lines = store.log.value
    .slice(since)
    .flatMap((entry) => entry.lines.map((line) => line.map((span) => span.text).join("")))
    .slice(-MOST_LINES);
  const question = store.myTurn.value ? store.present.value?.question?.text : "";
  if (question) lines.push(store.say("server-table-news-asked", { question }));
  return lines.join(" ");
}

export function News() {
  const store = useStore();
  const [spoken, setSpoken] = useState("");
  const heard = useRef(-1);
  const length = store.log.value.length;
  const seq = store.present.value?.seq;
  useEffect(() => {
    if (heard.current < 0) {
      if (length > 0) heard.current = length;
      return undefined;
    }
    const timer = setTimeout(() => {
      setSpoken(news(store, heard.current));
      heard.current = length;
    }, GATHER_FOR);
    return () => clearTimeout(timer);
  }, [store, length, seq]);
  return (
    <>
      <div class="unseen" aria-live="polite">
        {spoken}
      </div>
      <Notice />
    </>
  );
}

function Notice() {
  const store = useStore();
  const { notice } = store;
  const text = notice.value;
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => (notice.value = ""), NOTICE_FOR);
    return () => clearTimeout(timer);
  }, [notice, text]);
  return (
    <div class="notices" role="status">
      {text && <p class="toast">{text}</p>}
    </div>
  );
}

export function Connection() {
  const store = useStore();
  const { say } = store;
  const state = store.line.state.value;
  const [offline, setOffline] = useState(!navigator.onLine);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const note = (): void => setOffline(!navigator.onLine);
    addEventListener("online", note);
    addEventListener("offline", note);
    return () => {
      removeEventListener("online", note);
      removeEventListener("offline", note);
    };
  }, []);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), 1_000);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "closed") {
    return (
      <div class="banner bad" role="alert">
        {say("server-table-line-closed")}{" "}
        <button type="button" class="quiet" onClick={() => location.reload()}>
          {say("server-table-reload")}
        </button>
      </div>
    );
  }
  if (state === "open" || (!late && state === "connecting")) return null;
  return (
    <div class="banner" role="status">
      {say(offline ? "server-table-line-offline" : "server-table-line-lost")}
      {!offline && state === "lost" && (
        <button type="button" class="quiet" onClick={() => store.line.wake()}>
          {say("server-table-line-now")}
        </button>
      )}
    </div>
  );
}
