"""Lessons on the page: a guide from the front page to its end by mouse and by keyboard, what it
points at, a wrong try, the way back, a reload, a puzzle lost and won, and the way out into a game.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from aedilis.games import lesson_named, lessons_of
from aedilis.kernel.lesson_run import LessonRun
from aedilis.kernel.prompt import Move
from aedilis.server.live.lessons.course import names_at
from aedilis.server.wire.reader import Reader
from tests.server.browser.playing import ANSWER, NEXT
from tests.server.browser.visiting import PHONE, Visitors

GUIDE = "first-building"
SECONDS = 30

# A whole answer is shown before it is sent, or has been sent, or was refused.
ANSWERED = """(before) => {
  const bar = document.querySelector(".decision");
  if (bar.querySelector(".decision-body > .compose .preview")) return "preview";
  return bar.dataset.seq !== before || bar.querySelector(".refused") ? "done" : "";
}"""


class Pupil:
    """Plays a lesson on a page as it is meant, beside a course of his own."""

    def __init__(self, page: Page, name: str, language: str, keys: bool = False) -> None:
        lesson = lesson_named(name)
        assert lesson is not None
        self.page = page
        self.keys = keys
        self.run = LessonRun(lesson, names_at(lesson, language))
        self.reader = Reader(lesson.game, language, self.run.names, lesson.seat)

    def wanted(self) -> Move:
        """The move that the lesson has in mind."""
        run = self.run
        return run.table.game.parse(run.table.state, run.lesson.seat, run.wanted())

    def give(self, move: Move) -> None:
        """Give a move part by part, each looked up among what is shown."""
        game, state = self.run.table.game, self.run.table.state
        view = game.view(state, self.run.lesson.seat)
        self.reader.face.look(view)
        prompt = self.run.prompt()
        assert prompt is not None
        before = self.page.locator(".decision").get_attribute("data-seq")
        asking, done = self.reader.asking(view, prompt), list[int]()
        while len(done) < len(move):
            part = asking.part("", done)
            assert part.field is not None
            assert part.field.kind == "choose"
            done = [*part.done, move[len(part.done)]]
            option = next(one for one in part.field.options if one.code == done[-1])
            self._choose({option.label, option.short})
        done_or_shown = self.page.wait_for_function(ANSWERED, arg=before)
        if done_or_shown.json_value() == "preview":
            self._confirm()

    def _choose(self, names: set[str]) -> None:
        state = self.page.evaluate(NEXT, SECONDS)
        at = next(n for n, told in enumerate(state["options"]) if told in names)
        if not self.keys:
            self._answer(state, at)
            return
        option = self.page.locator(".decision-body > .compose .option").nth(at)
        sign = option.locator("kbd")
        if sign.count():
            self.page.keyboard.press(sign.inner_text())
        else:
            option.focus()
            self.page.keyboard.press("Enter")

    def _confirm(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self._answer(self.page.evaluate(NEXT, SECONDS), 0)

    def _answer(self, state: dict[str, object], at: int) -> None:
        seen = {key: value for key, value in state.items() if key != "refused"}
        given = {"seen": seen, "at": at, "amount": 0, "text": "", "seconds": SECONDS}
        assert self.page.evaluate(ANSWER, given) == "done"

    def step(self) -> None:
        """Do what the lesson asks for, here and there."""
        move = self.wanted()
        self.give(move)
        self.run.play(move)

    def says(self, attribute: str) -> None:
        """The page says one of the texts of the lesson."""
        said = self.reader.face.say(self.run.lesson.key(attribute))
        expect(self.page.locator(".lesson-said")).to_contain_text(said)

    def to_the_end(self) -> None:
        while (step := self.run.step()) is not None:
            self.says(step.say)
            self.step()
        self.says("end")


@pytest.mark.parametrize(
    ("language", "keys"), [("en", False), ("it", False), ("es", True), ("fr", True)]
)
def test_a_guide_to_its_end(visit: Visitors, language: str, keys: bool) -> None:
    page = visit(language=language).open("/")
    link = page.locator(f"a[href='/learn/{GUIDE}']")
    if keys:
        link.focus()
        page.keyboard.press("Enter")
    else:
        link.click()
    page.locator(".lesson").wait_for()
    pupil = Pupil(page, GUIDE, language, keys)
    pupil.to_the_end()
    # What comes after it is offered, and the list knows that it is done.
    page.locator(".lesson-next").wait_for()
    page.goto(page.url.rsplit("/", 1)[0])
    expect(page.locator(f"[data-lesson='{GUIDE}']")).to_be_visible()
    expect(page.locator("[data-lesson]:visible")).to_have_count(1)


def test_a_lesson_points_and_can_be_begun_anew(visit: Visitors) -> None:
    page = visit(size=PHONE).open(f"/learn/{GUIDE}")
    pupil = Pupil(page, GUIDE, "en")
    pupil.says("lead")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(page.locator("#question[data-pointed]")).to_have_count(1)
    page.locator(".sheet-tab").nth(1).click()
    expect(page.locator("#board [data-ref^='card:'][data-pointed]")).to_have_count(1)
    expect(page.locator(".lesson .unseen")).not_to_be_empty()
    # A legal move that is not taught is not made.
    prompt = pupil.run.prompt()
    assert prompt is not None
    whole = [[code] for code in prompt.choices([]) if prompt.accepts([code])]
    pupil.give(next(move for move in whole if pupil.run.judge(move) == "other"))
    expect(page.locator(".decision")).to_contain_text("not what this step shows")
    page.reload()
    pupil.step()
    pupil.says("lay")
    # Where one was is kept, and the way back is not lost either.
    page.reload()
    pupil.says("lay")
    page.get_by_role("button", name="Go back").click()
    pupil.says("lead")
    expect(page.get_by_role("button", name="Go back")).to_have_count(0)


def test_a_hint_is_asked_for(visit: Visitors) -> None:
    page = visit().open(f"/learn/{GUIDE}")
    page.locator(".lesson").wait_for()
    assert page.locator(".lesson-hint").count() == 0
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".lesson-hint")).to_contain_text("Dock")


def test_a_puzzle_is_lost_and_won(visit: Visitors) -> None:
    name = next(
        one.name
        for one in lessons_of("glory").values()
        if one.puzzle is not None and one.puzzle.moves == 1
    )
    page = visit().open(f"/learn/{name}")
    page.locator(".lesson").wait_for()
    pupil = Pupil(page, name, "en")
    prompt = pupil.run.prompt()
    assert prompt is not None
    lost: Move = []
    while choices := prompt.choices(lost):
        lost.append(choices[-1])
    assert lost != pupil.wanted()
    pupil.give(lost)
    expect(page.locator(".lesson-where")).to_have_text("Not this way")
    page.get_by_role("button", name="From the beginning").click()
    expect(page.locator(".lesson-where")).to_have_text(re.compile("left"))
    pupil.step()
    expect(page.locator(".lesson-where")).to_have_text("Well done")


def test_whoever_leaves_plays_on(visit: Visitors) -> None:
    page = visit().open(f"/learn/{GUIDE}")
    pupil = Pupil(page, GUIDE, "en")
    pupil.step()
    pupil.says("lay")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".decision.mine").wait_for()
    assert page.locator(".lesson").count() == 0
    expect(page.locator("#board [data-ref^='card:']").first).to_be_visible()
