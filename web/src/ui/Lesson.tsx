// What a lesson tells, above the question: the step, hints, the way back and the ways out. What it points
// at is marked on the table.

import { useLayoutEffect, useState } from "preact/hooks";
import { forgetLesson } from "../lesson";
import type { Store } from "../store";
import type { LessonMessage } from "../wire";
import { useStore } from "./context";
import "./Lesson.css";

export function Lesson() {
  const store = useStore();
  const lesson = store.course.now.value;
  const things = usePointing(lesson?.points ?? [], store);
  if (!lesson) return null;
  const { say } = store;
  const hints = store.course.hints.value;
  return (
    <section class="lesson" aria-labelledby="lesson-where">
      <h3 class="lesson-where" id="lesson-where">
        {where(lesson, store)}
      </h3>
      <div aria-live="polite" class="lesson-said">
        {lesson.said.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {things && <p class="unseen">{say("server-lesson-look", { things })}</p>}
        {hints.map((hint) => (
          <p key={hint} class="lesson-hint">
            {hint}
          </p>
        ))}
      </div>
      <Tools lesson={lesson} />
    </section>
  );
}

function where(lesson: LessonMessage, { say }: Store): string {
  if (lesson.state !== "playing") return say(`server-lesson-${lesson.state}-head`);
  if (lesson.kind === "puzzle") return say("server-lesson-left", { count: lesson.left });
  return say("server-lesson-step", { step: lesson.at + 1, steps: lesson.of });
}

function Tools({ lesson }: { lesson: LessonMessage }) {
  const store = useStore();
  const { say, setup } = store;
  const playing = lesson.state === "playing";
  const again = (): void => {
    forgetLesson(lesson.name);
    location.reload();
  };
  return (
    <div class="lesson-tools">
      {playing && (
        <button type="button" class="quiet" onClick={() => void store.course.hint()}>
          {say("server-lesson-hint")}
        </button>
      )}
      {lesson.made.length > 0 && lesson.state !== "done" && (
        <button type="button" class="quiet" onClick={() => void store.undo()}>
          {say("server-lesson-back")}
        </button>
      )}
      {!playing && (
        <button
          type="button"
          class={lesson.state === "failed" ? "primary" : "quiet"}
          onClick={again}
        >
          {say("server-lesson-again")}
        </button>
      )}
      {lesson.state === "done" && lesson.next && (
        <a class="primary lesson-next" href={`/learn/${lesson.next}`}>
          {say("server-lesson-next")}
        </a>
      )}
      {!lesson.over && setup.lesson?.leave && (
        <form method="post" action={setup.lesson.leave}>
          <input type="hidden" name="csrf" value={setup.csrf} />
          <input type="hidden" name="made" value={JSON.stringify(lesson.made)} />
          <button type="submit" class="quiet">
            {say("server-lesson-leave")}
          </button>
        </form>
      )}
      <a class="quiet lesson-all" href="/learn">
        {say("server-lesson-all")}
      </a>
    </div>
  );
}

/** Marks on the table what is pointed at; gives what that is called. */
function usePointing(points: readonly string[], store: Store): string {
  const [things, setThings] = useState("");
  const wanted = points.join(" ");
  const text = store.prefs.text.value;
  useLayoutEffect(() => {
    const mark = (): void => {
      for (const one of document.querySelectorAll("[data-pointed]")) {
        one.removeAttribute("data-pointed");
      }
      const found = wanted.split(" ").filter(Boolean).flatMap(pointedAt);
      for (const one of found) one.setAttribute("data-pointed", "");
      const names = found.map((one) => labelOf(one).split(/[,.;:]/)[0] ?? "");
      setThings([...new Set(names.filter(Boolean))].join(", "));
    };
    mark();
    // Boards come later than what is said, and are drawn anew by every move.
    const table = document.getElementById("table");
    const watching = new MutationObserver(mark);
    if (table) watching.observe(table, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [wanted, text]);
  return things;
}

/** What a thing is called for those who do not see it: by itself, or by what is in it. */
function labelOf(thing: Element): string {
  const own = thing.getAttribute("aria-label");
  if (own) return own;
  const parts = [...thing.children].filter((one) => one.getAttribute("aria-hidden") !== "true");
  return parts.map((one) => one.getAttribute("aria-label") ?? one.textContent).join(" ");
}

function pointedAt(point: string): Element[] {
  const place = point.startsWith("place:") ? point.slice("place:".length) : "";
  const selector = place
    ? `[data-place~="${CSS.escape(place)}"]`
    : `#board [data-ref="${CSS.escape(point)}"]`;
  return [...document.querySelectorAll(selector)];
}
