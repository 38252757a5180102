"""What is at stake in a question, the legend of all signs, and the aims on the table."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

SMALL_LAPTOP = (1280, 720)
# Signs on the table that have a drawing, as the legend calls them.
DRAWN = """() => [
  ...[...document.querySelectorAll(".board [class*='r-sign-']")].map((one) =>
    /r-sign-([a-z_]+)/.exec(one.getAttribute("class"))[1]),
  ...[...document.querySelectorAll(".board [data-explain*='@']")].map((one) =>
    one.dataset.explain.split("@")[0]),
  ...[...document.querySelectorAll(".board [data-explain^='sign:']")].map((one) =>
    one.dataset.explain.slice(5)),
  ...[...document.querySelectorAll(".board [data-explain^='phase:']")].map((one) =>
    one.dataset.explain.replace("phase:", "phase-")),
]"""
# What is not whole of the aims, or lies under something else.
CUT = """() => [...document.querySelectorAll(".aim")].filter((aim) => {
  const own = aim.getBoundingClientRect();
  const on = document.elementFromPoint(own.right - 2, own.top + own.height / 2);
  return aim.scrollWidth > aim.clientWidth || own.bottom > aim.closest("header").offsetHeight
    || on !== aim;
}).map((aim) => aim.textContent)"""
# Whether the card lies on the question that it is about.
COVERS = """() => {
  const card = document.querySelector(".explained").getBoundingClientRect();
  const own = document.querySelector(".decision #question").getBoundingClientRect();
  return card.left < own.right && card.right > own.left
    && card.top < own.bottom && card.bottom > own.top;
}"""
FIRST = {"glory": "glory-ask-lead", "republic": "republic-ask-vote"}


@pytest.mark.parametrize("game", list(FIRST))
def test_what_is_at_stake_and_every_sign(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, game: str
) -> None:
    sitting = [livia, marcus, town.guest("Gaia")]
    visitor = visit(livia)
    page = visitor.sit(town.played(game, sitting, "b", asked(FIRST[game], after=40)))
    card, sign = page.locator(".explained"), page.locator(".stake[data-stake=main]")

    for way in ("hover", "click", "key"):
        if way == "key":
            page.keyboard.press("a")
        else:
            sign.hover()
        if way == "click":
            sign.click()
        expect(card).to_contain_text("What is at stake")
        expect(card).to_contain_text(re.compile("people|card"))
        # It is read together with the question.
        assert not page.evaluate(COVERS)
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        page.mouse.move(600, 5)
    # In the text view it is in the same place.
    page.keyboard.press("t")
    page.keyboard.press("a")
    expect(card).to_contain_text("What is at stake")
    page.keyboard.press("Escape")
    page.keyboard.press("t")

    page.locator(".board > :not([aria-busy])").first.wait_for()
    drawn = set(page.evaluate(DRAWN))
    page.keyboard.press("y")
    rows = page.locator("dialog .legend-row")
    rows.first.wait_for()
    legend = set(rows.evaluate_all("(all) => all.map((one) => one.dataset.sign)"))
    assert drawn
    assert drawn <= legend
    # A paragraph is shown beside the table.
    rows.locator("a.rule").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")

    visitor.resize(*PHONE)
    page.keyboard.press("y")
    rows.first.wait_for()
    wide = page.locator("dialog").evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert wide <= 0


@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP, (1130, 720)], ids=str)
@pytest.mark.parametrize("game", list(FIRST))
def test_the_aims_stand_on_the_table(
    visit: Visitors, town: Town, game: str, size: tuple[int, int]
) -> None:
    """In the language with the longest lines."""
    sitting = [town.guest("Livia", "fr"), town.guest("Marcus")]
    sitting += [town.guest("Gaia")] if game == "republic" else []
    visitor = visit(sitting[0], language="fr")
    page = visitor.sit(town.played(game, sitting, "b", asked(FIRST[game], after=40)))
    visitor.resize(*size)
    assert page.locator("header .aim").count() >= 3
    assert page.evaluate(CUT) == []
