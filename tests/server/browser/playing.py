"""Plays at a table through its page alone: reads the decision bar, and answers with clicks.

What is clicked is what was looked at: the page looks once more and clicks in one step. So no bot
that moves in between, and no slow machine, makes a difference.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from playwright.sync_api import Page

from tests.patience import PATIENCE

ANSWERS_WITHIN = PATIENCE

# What the decision bar asks, as far as it can be answered: null while it cannot. What has been
# answered is marked, and the mark goes with its element once the answer is on its way.
LOOK = """
  const bar = () => document.querySelector(".decision");
  const compose = () => bar()?.querySelector(".decision-body > .compose");
  // What stands on one sheet is answered step by step, as other questions are.
  const onSheet = () => compose()?.querySelector(".laid .laid-steps") ?? null;
  const field = () => {
    const steps = onSheet();
    if (steps) steps.click();
    if (steps) return null;
    return compose()?.querySelector(".options, .items, .amount, .words, .preview") ?? null;
  };
  const look = () => {
    const here = bar();
    if (!here) return null;
    if (here.querySelector(".result")) return { kind: "over" };
    if (!here.classList.contains("mine")) return null;
    const asked = field();
    if (!asked || asked.dataset.answered) return null;
    const text = (selector) => [...asked.querySelectorAll(selector)].map((e) => e.textContent);
    const number = asked.querySelector(".amount-line");
    return {
      kind: asked.classList[0],
      question: compose().querySelector(".question").textContent,
      rule: compose().querySelector(".rule")?.getAttribute("href").split("/").at(-1) ?? "",
      last: [...asked.querySelectorAll(".option")].map((e) => e.classList.contains("last")),
      options: text(".option span"), items: text(".item-name"),
      low: number ? Number(number.min) : 0, high: number ? Number(number.max) : 0,
    };
  };
  const refused = () => {
    const told = compose()?.querySelector(".refused");
    return { code: told?.dataset.code ?? "", text: told?.textContent ?? "" };
  };
  // Tells as soon as `find` finds something, or null when it is late.
  const wait = (find, seconds) => new Promise((tell) => {
    const found = find();
    if (found !== null) return tell(found);
    const watch = new MutationObserver(() => {
      const found = find();
      if (found === null) return;
      watch.disconnect();
      clearTimeout(late);
      tell(found);
    });
    watch.observe(document.body,
      { subtree: true, childList: true, attributes: true, characterData: true });
    const late = setTimeout(() => { watch.disconnect(); tell(null); }, seconds * 1000);
  });
"""

# Waits in the page for the next thing that can be answered, so that nothing is asked over and over
# from outside.
NEXT = f"""async (seconds) => {{
  {LOOK}
  const found = await wait(look, seconds);
  if (!found) return {{ kind: "late", question: bar()?.innerText ?? document.body.innerText }};
  return {{ ...found, refused: refused() }};
}}"""

# Answers what was looked at, and tells "gone" where that is no longer what is asked: looking once
# more and clicking are one step, in which nothing can come between. A thing that lies under another
# one cannot be clicked.
ANSWER = f"""async ({{ seen, at, amount, text, seconds }}) => {{
  {LOOK}
  const same = () => JSON.stringify(look()) === JSON.stringify(seen);
  const over = (thing) => {{
    const box = thing.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  }};
  const free = (thing) => {{
    thing.scrollIntoView({{ block: "center" }});
    return thing.contains(over(thing));
  }};
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const click = async (find, last) => {{
    const begun = performance.now();
    for (;;) {{
      if (!same()) return "gone";
      const thing = find(field());
      if (free(thing)) {{
        if (last) field().dataset.answered = "yes";
        thing.click();
        return "done";
      }}
      if (performance.now() - begun > seconds * 1000)
        return `covered: ${{thing.outerHTML}} by ${{over(thing)?.outerHTML}}`;
      await frame();
    }}
  }};
  const confirm = (asked) =>
    asked.parentElement.querySelector(".confirm") ?? asked.querySelector(".confirm");
  if (!same()) return "gone";
  if (seen.kind === "options")
    return click((asked) => asked.querySelectorAll(".option")[at], true);
  if (seen.kind === "preview") return click((asked) => asked.querySelector(".primary"), true);
  if (seen.kind === "items") {{
    const count = seen.items.length;
    for (let n = 0; n <= 3 * count; n++) {{
      if (confirm(field()).getAttribute("aria-disabled") !== "true") break;
      const one = (asked) => asked.querySelectorAll(".item-name")[(at + n) % count];
      const done = await click(one, false);
      if (done !== "done") return done;
      await frame();
      if (!same()) return "gone";
    }}
  }} else if (seen.kind === "amount") {{
    const number = field().querySelector(".amount-line");
    number.value = String(amount);
    number.dispatchEvent(new Event("change", {{ bubbles: true }}));
    await frame();
  }} else {{
    const line = field().querySelector(".line");
    line.value = text;
    line.dispatchEvent(new Event("input", {{ bubbles: true }}));
    await frame();
  }}
  return click(confirm, true);
}}"""

# The number of the newest line of the log that is shown.
LINE = '() => Number([...document.querySelectorAll(".entry .number")].at(-1)?.textContent ?? -1)'

# Waits until a move has come of the answers (true), or more is asked before one does (false).
MOVED = f"""async (seconds) => {{
  {LOOK}
  const moved = await wait(() => {{
    if (!bar().classList.contains("mine")) return true;
    if (refused().code) return false;
    return look() && !compose().querySelector(".crumbs");
  }}, seconds);
  if (moved === null) throw new Error("nothing comes of it: " + document.body.innerText);
  return moved;
}}"""

# How many lines the table has that a page shows, and whether its reader is asked.
STANDS = """() => {
  const bar = document.querySelector(".decision");
  return [Number(bar?.dataset.seq ?? -1), bar?.classList.contains("mine") ?? false];
}"""

State = dict[str, Any]
Choose = Callable[[State, Iterator[int]], int]


def numbers(seed: int) -> Iterator[int]:
    """Numbers without a visible order, the same for the same seed."""
    value = seed * 2_654_435_761 % 2**32 or 1
    while True:
        value = (value * 1_664_525 + 1_013_904_223) % 2**32
        yield value >> 8


def anything(state: State, chance: Iterator[int]) -> int:
    """Any choice."""
    return next(chance) % len(state["options"])


def mostly_pass(state: State, chance: Iterator[int]) -> int:
    """The choice that ends or passes three times in four, where there is one; else any."""
    ends = [i for i, last in enumerate(state["last"]) if last]
    if ends and next(chance) % 4:
        return ends[0]
    return anything(state, chance)


class Hand:
    """Answers for whoever looks at `page`. `clicks` counts the answers by kind of field."""

    def __init__(self, page: Page, seed: int = 1, choose: Choose = anything) -> None:
        self.page = page
        self.choose = choose
        self.chance = numbers(seed)
        self.answers: dict[str, int] = {}

    def next(self, seconds: float = ANSWERS_WITHIN) -> State:
        """Wait for what is asked, or for the end."""
        state: State = self.page.evaluate(NEXT, seconds)
        return state

    def answer(self, state: State) -> bool:
        """Answer one field; False where it is not asked any more, since others have moved."""
        kind = state["kind"]
        assert kind != "late", f"nothing to answer: {state['question']}"
        refused = state["refused"]
        # The same may be asked of another position.
        assert refused["code"] in ("", "stale"), f"refused: {refused['text']}"
        given = {
            "seen": {key: value for key, value in state.items() if key != "refused"},
            "at": 0,
            "amount": 0,
            "text": "Ave",
            "seconds": ANSWERS_WITHIN / 2,
        }
        if kind == "options":
            given["at"] = self.choose(state, self.chance)
        elif kind == "items":
            given["at"] = next(self.chance) % max(1, len(state["items"]))
        elif kind == "amount":
            span = state["high"] - state["low"]
            given["amount"] = state["low"] + next(self.chance) % (min(span, 3) + 1)
        done: str = self.page.evaluate(ANSWER, given)
        assert done in ("done", "gone"), done
        if done == "done":
            self.answers[kind] = self.answers.get(kind, 0) + 1
        return done == "done"

    def line(self) -> int:
        """The newest line of the log that is shown."""
        number: int = self.page.evaluate(LINE)
        return number

    def move(self) -> None:
        """Answer until a move has come of it."""
        while True:
            state = self.next()
            if state["kind"] == "over":
                return
            if self.answer(state) and self.page.evaluate(MOVED, ANSWERS_WITHIN):
                return

    def until(self, done: Callable[[State], bool], most: int = 5_000) -> State:
        """Answer until something asked is as wanted, or the game is over."""
        for _ in range(most):
            state = self.next()
            if state["kind"] == "over" or done(state):
                return state
            self.answer(state)
        raise AssertionError(f"no end after {most} answers")

    def to_the_end(self) -> None:
        """Answer until the game is over."""
        self.until(lambda _: False)


# Waits for a thing that says so, and clicks it in the same step.
PRESS = f"""async ({{ selector, text, seconds }}) => {{
  {LOOK}
  const find = () =>
    [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text)) ?? null;
  const done = await wait(() => {{
    const thing = find();
    if (!thing) return null;
    thing.click();
    return true;
  }}, seconds);
  if (!done) throw new Error(`no ${{text}} in: ` + document.body.innerText);
}}"""


def press(page: Page, selector: str, text: str) -> None:
    """Click what says `text`, as soon as it is there."""
    page.evaluate(PRESS, {"selector": selector, "text": text, "seconds": ANSWERS_WITHIN})


def agree(hands: Sequence[Hand], beyond: int = -2) -> int:
    """Wait until all pages show the same table and the same newest line of the log, later than line
    `beyond`, and give the number of that line.
    """

    def shown() -> int | None:
        lines = {hand.line() for hand in hands}
        same = len(lines) == 1 and _together([one.page for one in hands])
        return lines.pop() if same and min(lines) > beyond else None

    return eventually(shown, lambda: f"the newest lines are {[hand.line() for hand in hands]}")


def whose_turn(pages: Sequence[Page]) -> int:
    """Whose page says that it is asked, once all of them show the same table; of all people at a
    table one is, or the first of those who are.
    """

    def asked() -> int | None:
        together = _together(pages)
        return next((seat for seat, mine in enumerate(together or []) if mine), None)

    return eventually(
        asked, lambda: f"nobody is asked: {[page.evaluate(STANDS) for page in pages]}"
    )


def _together(pages: Sequence[Page]) -> list[bool] | None:
    """Whether the reader of each page is asked; None while they show different tables."""
    stand = [page.evaluate(STANDS) for page in pages]
    return [mine for _, mine in stand] if len({seq for seq, _ in stand}) == 1 else None


T = TypeVar("T")


def eventually(find: Callable[[], T | None], fault: Callable[[], str]) -> T:
    """What `find` finds sooner or later. Raises AssertionError with the `fault` where it never
    does.
    """
    deadline = time.monotonic() + ANSWERS_WITHIN
    while time.monotonic() < deadline:
        found = find()
        if found is not None:
            return found
        time.sleep(0.02)
    raise AssertionError(fault())
