"""Hints at the table: asked for by key and by click, read with their reasons, filled in, and sent
only by who asked for them.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.playing import LINE
from tests.server.browser.visiting import PHONE, Visitors

LEADS = asked("glory-ask-lead", after=20)


def leading(town: Town, livia: Guest, **settings: object) -> str:
    """Livia is the leader of a game of Glory to Rome."""
    who: list[Guest | str] = [livia, "greedy"]
    return town.played("glory", who, "hints", LEADS, "greedy", settings=settings)


def test_a_hint_fills_the_answer_in_by_keyboard_alone(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    page = visit(livia).sit(leading(town, livia))
    before = page.evaluate(LINE)
    page.keyboard.press("x")
    expect(page.locator("#hinted")).to_be_focused()
    options = page.locator(".hinted .option")
    expect(options.first).to_be_visible()
    assert 1 <= options.count() <= 3
    # Whoever hears the page is told the answer, and why, with its button.
    why = page.locator(f"#{options.first.get_attribute('aria-describedby')}")
    expect(why).to_have_text(re.compile(r"\w.+\."))
    answer = options.first.inner_text()
    page.keyboard.press("Tab")
    expect(options.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".preview .whole")).to_have_text(answer)
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    assert page.evaluate(LINE) == before, "nothing has been sent"
    page.keyboard.press("Backspace")
    expect(page.locator(".compose .option").first).to_be_visible()
    page.keyboard.press("x")
    options.first.click()
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => ({LINE})() > before", arg=before)
    expect(page.locator(".refused")).to_have_count(0)


def test_who_is_not_asked_is_told_why_there_is_no_hint(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    """The bot that advises in Glory to Rome does nothing out of turn."""
    stop = asked("glory-ask-lead", 1, after=20)
    page = visit(livia).sit(town.played("glory", [livia, marcus], "hints", stop, "greedy"))
    page.keyboard.press("x")
    expect(page.get_by_text("judges nothing that is done out of turn")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(0)


def test_who_is_not_asked_in_the_senate_is_told_what_is_worth_doing(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    who: list[Guest | str] = [livia, marcus, *["senator"] * 3]
    stop = asked("republic-ask-vote", 1)
    page = visit(livia).sit(town.played("republic", who, "hints", stop, "senator"))
    page.keyboard.press("x")
    expect(page.locator("#hinted")).to_have_text("Worth doing out of turn")
    expect(page.locator("#hinted")).to_be_focused()
    expect(page.locator(".hinted")).to_contain_text(re.compile("would keep still|Fill in"))


def senate(town: Town, livia: Guest) -> str:
    """Livia has to vote in the Senate of Rome."""
    who: list[Guest | str] = [livia, *["senator"] * 4]
    return town.played("republic", who, "hints", asked("republic-ask-vote"), "senator")


def test_a_vote_is_advised_and_filled_in(visit: Visitors, town: Town, livia: Guest) -> None:
    page = visit(livia).sit(senate(town, livia))
    page.locator("[data-place=hint]").click()
    options = page.locator(".hinted .option")
    expect(options.first).to_be_visible()
    expect(page.locator(".hinted li p").first).to_have_text(re.compile(r"\w.+\."))
    answer = options.first.inner_text()
    options.first.click()
    expect(page.locator(".preview .whole")).to_have_text(answer)
    page.locator(".preview .primary").click()
    expect(page.locator(".preview")).to_have_count(0)
    expect(page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize("language", ["es", "it", "fr"])
def test_hints_fit_a_phone_in_every_language(visit: Visitors, town: Town, language: str) -> None:
    reader = town.guest("Gaia", language)
    page = visit(reader, size=PHONE).sit(leading(town, reader))
    page.locator("[data-place=hint]").click()
    expect(page.locator(".hinted .option").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.locator("[data-place=hint]").click()
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_table_without_hints_offers_none(visit: Visitors, town: Town, livia: Guest) -> None:
    page = visit(livia).sit(leading(town, livia, hints=False))
    expect(page.locator(".compose .option").first).to_be_visible()
    expect(page.locator("[data-place=hint]")).to_have_count(0)


def test_a_finished_game_says_where_it_was_decided(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    who: list[Guest | str] = [livia, "greedy"]
    page = visit(livia, size=PHONE).sit(town.played("glory", who, "hints", bots="greedy"))
    page.locator(".result button", has_text="course").click()
    page.locator(".turnings button").click()
    points = page.locator(".turnings > ol > li")
    expect(points.first).to_contain_text("%")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    points.first.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_text(re.compile("The table as it was after line"))).to_be_visible()
