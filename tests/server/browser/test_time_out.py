"""A clock that runs out: told before, told after, and forgiven."""

import re
import time

from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, asked, names
from tests.server.browser.playing import Hand
from tests.server.browser.visiting import Visitors
from tests.server.planted import play_on

SECONDS = 12
OVER = "The time of Livia has run out"


def clocked(town: Town, who: list[Guest], late: str) -> str:
    """A game in which the first seat is asked, and has so much time."""
    settings = {"clock": {"kind": "move", "seconds": SECONDS, "increment": 0, "late": late}}
    table, codes = play_on("glory", names(who), "late", asked("glory-ask-lead"))
    return town.game(table, codes, who, settings=settings, until=time.time() + SECONDS)


def test_who_lets_the_clock_run_out_is_warned_and_loses_one_decision(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = clocked(town, [livia, marcus], "bot")
    page, theirs = visit(livia).sit(game), visit(marcus).sit(game)
    page.wait_for_function("() => /^[(]0:0[0-9][)] Your turn/.test(document.title)")
    expect(page.locator(".toast")).to_contain_text("Your time is running out")
    banner = page.locator(".played-for")
    expect(banner).to_contain_text("Your time had run out")
    for one in (page, theirs):
        expect(one.locator(".log")).to_contain_text(OVER)
        expect(one.locator(".strip .seat", has_text="Livia")).to_contain_text("here")
    expect(theirs.locator(".played-for")).to_have_count(0)
    banner.get_by_role("button", name="I am here").click()
    expect(banner).to_have_count(0)
    expect(page.locator(".timed-out")).to_have_count(1)


def test_a_seat_that_a_bot_took_is_taken_back_with_one_button(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = clocked(town, [livia, marcus], "bot")
    theirs = visit(marcus).sit(game)
    seat = theirs.locator(".strip .seat", has_text="Livia")
    expect(theirs.locator(".log")).to_contain_text(OVER)
    expect(seat).to_contain_text("bot")
    page = visit(livia).sit(game)
    banner = page.locator(".played-for")
    expect(banner).to_contain_text("A bot plays for you")
    banner.get_by_role("button", name="Take the seat back").click()
    expect(seat).to_contain_text("here")
    # What the bot has done meanwhile is told until she has seen it or answered.
    if banner.count():
        banner.get_by_role("button", name="I am here").click()
    expect(banner).to_have_count(0)


def test_a_new_table_says_what_happens_to_who_is_late(visit: Visitors, town: Town) -> None:
    page = visit(town.guest("Fabia")).open("/new/glory")
    late = page.get_by_label("When somebody\u2019s time has run out", exact=True)
    expect(late).to_be_hidden()
    page.get_by_label("A deadline for each decision").check()
    expect(late).to_be_visible()
    late.select_option("bot")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/table/"))
    assert Hand(page).next()["kind"] == "options"
    made = town.settings(page.url.rpartition("/")[2].partition("?")[0])
    assert made["clock"]["late"] == "bot"
