"""The line to the server breaks in the middle of a decision: nothing is lost or done twice."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.browser.planting import Town, asked, at_once
from tests.server.browser.playing import Hand, whose_turn
from tests.server.browser.serving import Served
from tests.server.browser.visiting import LOST, Visitors


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that this test may kill."""
    server = Served(Path(tmp_path_factory.mktemp("mortal")))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def town(mortal: Served) -> Town:
    return Town(f"sqlite+aiosqlite:///{mortal.database}")


@pytest.fixture
def visit(mortal: Served, browser: Browser) -> Iterator[Visitors]:
    visitors = Visitors(browser, mortal.url)
    yield visitors
    assert visitors.leave() == []


def test_a_killed_server_loses_and_doubles_nothing(
    mortal: Served, visit: Visitors, town: Town
) -> None:
    livia, marcus = town.guest("Livia"), town.guest("Marcus")
    game = town.played("glory", [livia, marcus], "killed", at_once)
    visitors = [visit(livia), visit(marcus)]
    for one in visitors:
        one.expect(LOST)
    pages = [one.sit(game) for one in visitors]
    for page in pages:
        page.get_by_role("tab", name="Notes").click()
        page.get_by_role("textbox").fill("hold the bricks")
        expect(page.get_by_text("Kept")).to_be_visible()
        page.get_by_role("tab", name="Log").click()
    hands = [Hand(page, seed=n) for n, page in enumerate(pages)]
    for _ in range(3):
        mine = whose_turn(pages)
        lines = pages[mine].locator(".entry .number")
        before = lines.all_inner_texts()
        state = hands[mine].next()
        mortal.kill()
        # The answer is given while nobody hears it.
        assert hands[mine].answer(state)
        expect(pages[mine].get_by_text(re.compile("line to the server is broken"))).to_be_visible()
        mortal.start()
        for page in pages:
            numbers = page.locator(".entry .number")
            expect(numbers).not_to_have_count(len(before))
            after = numbers.all_inner_texts()
            assert after[: len(before)] == before
            assert len(after) == len(before) + 1
            assert len(after) == len(set(after))
            expect(page.locator(".banner")).to_have_count(0)
    pages[0].get_by_role("tab", name="Notes").click()
    expect(pages[0].get_by_role("textbox")).to_have_value("hold the bricks")


def test_an_answer_half_given_outlives_the_line(
    mortal: Served, visit: Visitors, town: Town
) -> None:
    """A composed answer is still there when the line is back, and is checked anew."""
    guests = [town.guest(name) for name in ("Livia", "Marcus", "Gaia")]
    seat = 0
    game = town.played("republic", guests, "half", asked("republic-ask-senate-consuls", seat))
    visitor = visit(guests[seat])
    visitor.expect(LOST)
    page = visitor.sit(game)
    page.locator(".decision-body > .compose .option:not(.last)").first.click()
    crumb = page.locator(".decision-body > .compose .crumb").first
    expect(crumb).to_be_visible()
    said = crumb.inner_text()
    mortal.kill()
    expect(page.locator(".banner")).to_be_visible()
    mortal.start()
    expect(page.locator(".banner")).to_have_count(0)
    expect(crumb).to_have_text(said)
    hand = Hand(page)
    before = page.locator(".entry .number").last.inner_text()
    hand.move()
    expect(page.locator(".entry .number").last).not_to_have_text(before)
