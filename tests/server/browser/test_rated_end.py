"""What a rated game that is over tells of ratings on the page: played to its end, or ended by those
who sit there.
"""

import re

from playwright.sync_api import Page, expect

from tests.server.browser.barriers import grave
from tests.server.browser.planting import Town
from tests.server.browser.playing import Hand, mostly_pass
from tests.server.browser.rated import make
from tests.server.browser.visiting import PHONE, Visitor, Visitors

NAMES = ("Livia", "Marcus")


def seated(town: Town, visit: Visitors, family: str) -> tuple[Visitor, Visitor, str]:
    """Livia makes a rated table by the form, and Marcus, on a phone, sits down at it."""
    livia = visit(town.account(f"Livia {family}"))
    marcus = visit(town.account(f"Marcus {family}"), size=PHONE)
    make(livia.open("/new/glory"))
    join = livia.page.url.removeprefix(livia.url)
    marcus.open(join)
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.page.wait_for_url("**/table/*")
    return livia, marcus, join.rsplit("/", 1)[1]


def resign(page: Page) -> None:
    """Give one's seat up for good, by keyboard."""
    page.keyboard.press("q")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Resign").press("Enter")
    expect(dialog.get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)


def see_ratings(page: Page, family: str) -> list[str]:
    """Both ratings before and after, each with its player; gives those after, of Livia first."""
    told = page.locator(".result .rated li")
    expect(told).to_have_text(
        [re.compile(rf"^{name} {family}: 1500 → \d{{4}} ± \d+") for name in NAMES]
    )
    expect(page.locator(".result .resigned")).to_have_count(1)
    return [one.split("→")[1].split()[0] for one in told.all_inner_texts()]


def test_one_resigns_the_other_plays_on_and_both_see_their_ratings_change(
    town: Town, visit: Visitors
) -> None:
    livia, marcus, game = seated(town, visit, "iudicata")
    livia.sit(game)
    resign(marcus.sit(game))
    Hand(livia.page, choose=mostly_pass).to_the_end()
    after = see_ratings(livia.page, "iudicata")
    # Whoever has left counts as last, even where the bot in his seat has won.
    assert int(after[0]) > 1500 > int(after[1])
    assert see_ratings(marcus.page, "iudicata") == after
    livia.page.reload()
    assert see_ratings(livia.page, "iudicata") == after
    # The corners that mark what has changed go with the next click.
    livia.page.locator(".result-heading").click()
    assert grave(livia.page) == []
    livia.page.get_by_role("link", name="To the ladder").click()
    expect(livia.page.get_by_role("heading", level=1)).to_have_text("Ladder: Glory to Rome")


def test_a_rated_game_that_is_ended_early_says_so_everywhere_and_shows_the_ratings(
    town: Town, visit: Visitors
) -> None:
    livia, marcus, game = seated(town, visit, "relicta")
    page = livia.sit(game)
    resign(marcus.sit(game))
    # The bot has led, or it is hers to lead.
    expect(page.locator(".decision.mine")).to_be_visible()
    expect(page.locator(".g-mode-awaited").first).to_be_attached()
    page.keyboard.press("q")
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="End the game").click()
    for one in (livia, marcus):
        expect(one.page.locator(".result-heading")).to_have_text(
            "Ended by agreement: nobody has won"
        )
        # Nobody is waited for any more, and the table says nothing else.
        expect(one.page.locator(".g-awaited, .g-mode-awaited, .aims")).to_have_count(0)
        after = see_ratings(one.page, "relicta")
        assert int(after[0]) > 1500 > int(after[1])
