"""Whole games against bots, from the lobby to the result, through the page alone."""

import re

from playwright.sync_api import expect

from tests.server.browser.playing import Hand, mostly_pass
from tests.server.browser.visiting import Visitors


def test_glory_is_played_to_its_end(visit: Visitors) -> None:
    page = visit().open("/new/glory")
    page.get_by_label("Name", exact=True).fill("Livia")
    page.get_by_label("Seat 3").select_option("-")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/table/"))
    hand = Hand(page, seed=3)
    hand.to_the_end()
    # How long a game lasts is up to the cards: the shortest has many decisions all the same.
    assert hand.answers["options"] > 5
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".standing li")).to_have_count(2)


def test_the_republic_is_played_to_its_end(visit: Visitors) -> None:
    page = visit().open("/new/republic")
    page.get_by_label("Name", exact=True).fill("Fabia")
    page.get_by_label("Seat 4").select_option("-")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/table/"))
    hand = Hand(page, seed=5, choose=mostly_pass)
    hand.to_the_end()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".standing li")).to_have_count(3)
