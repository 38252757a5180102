"""Plays at a table through its page alone: reads the decision bar, and answers with clicks."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

ANSWERS_WITHIN = 60

# Waits in the page for the next thing that can be answered, so that nothing is asked over and over
# from outside. What has been seen is marked, and a mark goes with its element once it is answered.
NEXT = """(seconds) => new Promise((tell) => {
  const bar = () => document.querySelector(".decision");
  const look = () => {
    const here = bar();
    if (!here) return null;
    if (here.querySelector(".result")) return { kind: "over" };
    if (!here.classList.contains("mine")) return null;
    const compose = here.querySelector(".decision-body > .compose");
    const refusal = compose?.querySelector(".refused");
    const refused = { code: refusal?.dataset.code ?? "", text: refusal?.textContent ?? "" };
    const field = compose?.querySelector(".options, .items, .amount, .words, .preview");
    if (!field || field.dataset.answered) return null;
    field.dataset.answered = "yes";
    const question = compose.querySelector(".question").textContent;
    const text = (selector) => [...field.querySelectorAll(selector)].map((e) => e.textContent);
    const last = [...field.querySelectorAll(".option")].map((e) => e.classList.contains("last"));
    const kind = field.classList[0];
    const number = compose.querySelector(".amount .number");
    return {
      kind, question, refused, last, options: text(".option span"), items: text(".item-name"),
      low: number ? Number(number.min) : 0, high: number ? Number(number.max) : 0,
    };
  };
  const found = look();
  if (found) return tell(found);
  const watch = new MutationObserver(() => {
    const found = look();
    if (found) { watch.disconnect(); clearTimeout(late); tell(found); }
  });
  watch.observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
  const late = setTimeout(() => {
    watch.disconnect();
    tell({ kind: "late", question: bar()?.innerText ?? document.body.innerText });
  }, seconds * 1000);
})"""

# The number of the newest line of the log that is shown.
LINE = '() => Number([...document.querySelectorAll(".entry .number")].at(-1)?.textContent ?? -1)'

# Waits until a move has come of the answers (true), or more is asked before one does (false).
MOVED = """(seconds) => new Promise((tell, fail) => {
  const look = () => {
    const bar = document.querySelector(".decision");
    if (!bar.classList.contains("mine")) return true;
    const field = bar.querySelector(
      ".decision-body > .compose :is(.options, .items, .amount, .words, .preview)");
    if (!field || field.dataset.answered) return null;
    return !bar.querySelector(".decision-body > .compose .crumbs");
  };
  if (look() !== null) return tell(look());
  const watch = new MutationObserver(() => {
    const found = look();
    if (found === null) return;
    watch.disconnect();
    tell(found);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => fail(new Error("nothing comes of it: " + document.body.innerText)),
    seconds * 1000);
})"""

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

    def answer(self, state: State) -> None:
        """Answer one field."""
        kind = state["kind"]
        assert kind != "late", f"nothing to answer: {state['question']}"
        # A bot may have done something between the look and the click; then one answers anew.
        assert state["refused"]["code"] in ("", "stale"), f"refused: {state['refused']['text']}"
        self.answers[kind] = self.answers.get(kind, 0) + 1
        compose = self.page.locator(".decision-body > .compose")
        if kind == "options":
            compose.locator(".option").nth(self.choose(state, self.chance)).click()
        elif kind == "items":
            self._pick(compose, len(state["items"]))
        elif kind == "amount":
            span = state["high"] - state["low"]
            amount = state["low"] + next(self.chance) % (min(span, 3) + 1)
            compose.locator(".amount .number").fill(str(amount))
            # The number is taken when the field is left or Enter is pressed.
            compose.locator(".amount .number").press("Enter")
        elif kind == "words":
            compose.locator(".line").fill("Ave")
            compose.locator(".confirm").click()
        else:
            compose.locator(".preview .primary").click()

    def _pick(self, compose: Locator, count: int) -> None:
        """Pick so many things that the pick can be confirmed."""
        confirm = compose.locator(".confirm")
        begin = next(self.chance)
        for n in range(3 * count + 1):
            if confirm.get_attribute("aria-disabled") != "true":
                break
            compose.locator(".item-name").nth((begin + n) % count).click()
        confirm.click()

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
            self.answer(state)
            if self.page.evaluate(MOVED, ANSWERS_WITHIN):
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


def agree(hands: Sequence[Hand]) -> int:
    """Wait until all pages show the same newest line of the log, and give its number."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        lines = {hand.line() for hand in hands}
        if len(lines) == 1:
            return lines.pop()
    raise AssertionError(f"the newest lines are {[hand.line() for hand in hands]}")


def whose_turn(pages: Sequence[Page]) -> int:
    """Whose page says that it is asked; of all people at a table one is."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        for seat, page in enumerate(pages):
            if page.locator(".decision.mine").count():
                return seat
    raise AssertionError("nobody is asked")
