"""Lessons on the page: a guide from the front page to its end by mouse and by keyboard, what it
points at, a wrong try, the way back, a reload, a puzzle lost and won, and the way out into a game.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from aedilis.games import lesson_named, lessons_of
from aedilis.kernel.lesson_run import LessonRun
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.text import LANGUAGES
from aedilis.server.live.lessons.course import names_at
from aedilis.server.wire.reader import Reader
from tests.server.browser.foreign import strange
from tests.server.browser.playing import ANSWER, NEXT
from tests.server.browser.visiting import PHONE, Visitors

GUIDE = "first-building"
GUIDES = (GUIDE, "one-year")
SECONDS = 30
READING = 500
"""So long one looks at choices that have changed, in milliseconds."""

# A whole answer is shown before it is sent, or has been sent, or was refused.
ANSWERED = """(before) => {
  const bar = document.querySelector(".decision");
  if (bar.querySelector(".decision-body > .compose .preview")) return "preview";
  return bar.dataset.seq !== before || bar.querySelector(".refused") ? "done" : "";
}"""

ASIDE_ANSWERED = """(before) => document.querySelector("#aside .preview .primary")
  || document.querySelector(".decision").dataset.seq !== before"""


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
        prompt = self.run.asking(move)
        assert prompt is not None
        if prompt.key == "republic-ask-aside":
            self._out_of_turn(prompt, view, move)
            return
        before = self.page.locator(".decision").get_attribute("data-seq")
        asking, done = self.reader.asking(view, prompt), list[int]()
        ahead = asking.question(together=False).ahead
        if ahead is not None and move[: len(ahead.done)] == ahead.done:
            # The only thing there is to do is taken for granted.
            done = ahead.done
        while len(done) < len(move):
            field = asking.part("", done).field
            assert field is not None
            code = move[len(done)]
            done = [*done, code]
            if field.kind == "amount":
                self._set(code)
            else:
                assert field.kind == "choose"
                option = next(one for one in field.options if one.code == code)
                apart = self.page.locator(".decision-body > .compose .adding > .crumb")
                if len(move) > len(done) and apart.count():
                    # It would be sent at once, without saying who pays.
                    self._press(apart)
                self._choose({option.label, option.short})
            # What leaves no choice is not asked.
            done = asking.part("", done).done
        done_or_shown = self.page.wait_for_function(ANSWERED, arg=before)
        if done_or_shown.json_value() == "preview":
            self._confirm()

    def _out_of_turn(self, prompt: Prompt, view: object, move: Move) -> None:
        """Accept what is offered, or do something that nobody has asked for."""
        bar = self.page.locator(".decision")
        before = bar.get_attribute("data-seq")
        if any(offer.accept == move for offer in self.reader.offers(view, prompt)):
            self._press(self.page.locator(".offer .primary"))
        else:
            self._press(self.page.locator("[aria-controls=aside]"))
            asking, done = self.reader.asking(view, prompt), list[int]()
            while len(done) < len(move):
                field = asking.part("", done).field
                assert field is not None
                assert field.kind == "choose"
                done = [*done, move[len(done)]]
                option = next(one for one in field.options if one.code == done[-1])
                named = self.page.get_by_text(option.short or option.label, exact=True)
                self._press(self.page.locator("#aside .option").filter(has=named))
                done = asking.part("", done).done
            shown = self.page.locator("#aside .preview .primary")
            self.page.wait_for_function(ASIDE_ANSWERED, arg=before)
            if shown.count():
                self._press(shown)
        expect(bar).not_to_have_attribute("data-seq", before or "")
        # What stands elsewhere by now is read first: the page refuses blind answers.
        self.page.wait_for_timeout(READING)

    def _press(self, button: Locator) -> None:
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def _choose(self, names: set[str]) -> None:
        state = self.page.evaluate(NEXT, SECONDS)
        found = [n for n, told in enumerate(state["options"]) if told in names]
        assert found, f"{names} is not among {state['options']}"
        at = found[0]
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

    def _set(self, amount: int) -> None:
        state = self.page.evaluate(NEXT, SECONDS)
        assert state["kind"] == "amount"
        if not self.keys:
            self._answer(state, 0, amount)
            return
        line = self.page.locator(".decision-body > .compose .amount-line")
        line.focus()
        line.fill(str(amount))
        self.page.keyboard.press("Enter")

    def _confirm(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self._answer(self.page.evaluate(NEXT, SECONDS), 0)

    def _answer(self, state: dict[str, object], at: int, amount: int = 0) -> None:
        seen = {key: value for key, value in state.items() if key != "refused"}
        given = {"seen": seen, "at": at, "amount": amount, "text": "", "seconds": SECONDS}
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
            assert strange(self.page) == set()
            self.step()
        self.says("end")
        assert strange(self.page) == set()


@pytest.mark.parametrize("name", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_a_guide_to_its_end(visit: Visitors, name: str, language: str, keys: bool) -> None:
    page = visit(language=language).open("/")
    link = page.locator(f"a[href='/learn/{name}']")
    if keys:
        link.focus()
        page.keyboard.press("Enter")
    else:
        link.click()
    page.locator(".lesson").wait_for()
    pupil = Pupil(page, name, language, keys)
    pupil.to_the_end()
    # What comes after it is offered, and the list knows that it is done.
    page.locator(".lesson-next").wait_for()
    page.goto(page.url.rsplit("/", 1)[0])
    expect(page.locator(f"[data-lesson='{name}']")).to_be_visible()
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
    # A lesson waits for its act: nothing is let go by until something happens.
    expect(page.get_by_role("button", name="Pass until something happens")).to_have_count(0)
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


@pytest.mark.parametrize(("language", "word"), [("en", "begun"), ("fr", "commencé")])
def test_what_was_begun_is_marked_and_goes_on(visit: Visitors, language: str, word: str) -> None:
    page = visit(language=language).open(f"/learn/{GUIDE}")
    pupil = Pupil(page, GUIDE, language)
    where = page.locator(".lesson-where")
    first = where.inner_text()
    pupil.step()
    expect(where).not_to_have_text(first)
    second = where.inner_text()
    page.goto(page.url.removesuffix(f"/{GUIDE}"))
    expect(page.locator(f"[data-lesson='{GUIDE}']")).to_have_text(word)
    expect(page.locator("[data-lesson]:visible")).to_have_count(1)
    page.goto(f"{page.url}/{GUIDE}")
    expect(where).to_have_text(second)


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
