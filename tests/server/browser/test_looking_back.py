"""Looking back with the scrubber, trying from there in a sandbox, and the end of a game."""

import re

from playwright.sync_api import Page, expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.playing import Hand, agree
from tests.server.browser.visiting import Visitors

# The names of the cards of the hand that is shown.
CARDS = ".g-hand .g-name"


def scrub(page: Page, key: str) -> None:
    page.get_by_role("slider", name="Line of the history").press(key)


def hand_of(page: Page) -> list[str]:
    """The names of the cards of the hand that is shown, once the board is drawn."""
    page.locator(CARDS).first.wait_for()
    return page.locator(CARDS).all_inner_texts()


def test_one_looks_back_from_ones_own_seat_while_the_game_goes_on(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "back", asked("glory-ask-lead", 1, after=40))
    page = visit(livia).sit(game)
    now = page.locator(".g-turn, .g-table").first.inner_text()
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_label("As seen by")).to_have_count(0)
    scrub(page, "Home")
    expect(page.get_by_role("heading", name="You look back")).to_be_visible()
    expect(page.locator(".decision")).to_contain_text("after line 1 of")
    expect(page.locator(".g-table")).to_contain_text("Turn 1")
    expect(page.locator(".decision .option")).to_have_count(0)
    page.get_by_role("button", name="One line later").click()
    expect(page.locator(".replay-at")).to_have_text(re.compile("^2 of "))

    # What happens meanwhile is told, and one stays where one is.
    other = Hand(visit(marcus).sit(game))
    other.move()
    agree([Hand(page), other])
    expect(page.get_by_role("heading", name="You look back")).to_be_visible()
    expect(page.locator(".replay-at")).to_have_text(re.compile("^2 of "))
    page.get_by_role("button", name="Back to the present").first.click()
    expect(page.get_by_role("heading", name="You look back")).to_have_count(0)
    assert page.locator(".g-turn, .g-table").first.inner_text() != now


def test_a_sandbox_begins_where_one_looked(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "fork", asked("glory-ask-lead", after=40))
    visitor = visit(livia, fresh=True)
    page = visitor.sit(game)
    before = Hand(page).line()
    hand = hand_of(page)
    assert hand
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Try from here").click()
    with visitor.context.expect_page() as opened:
        page.get_by_role("link", name="Open the sandbox").click()
    sandbox = opened.value
    sandbox.locator(".decision.mine").wait_for()
    expect(sandbox.locator(".turn .badge")).to_have_text("sandbox")
    assert hand_of(sandbox) == hand
    tried = Hand(sandbox)
    for _ in range(3):
        tried.move()
    assert tried.line() > before

    # Nobody else knows of it, and the game itself has not moved.
    page.reload()
    page.locator(".decision.mine").wait_for()
    expect(page.locator(".entry .number").last).to_have_text(str(before))
    stranger = visit(marcus)
    stranger.expect("404")
    answer = stranger.page.goto(sandbox.url)
    assert answer is not None
    assert answer.status == 404


def test_the_end_with_its_result_its_course_and_every_seat(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus, "greedy"], "end", bots="greedy")
    page = visit(livia).sit(game)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    result = page.locator(".result")
    expect(result.locator(".standing li")).to_have_count(3)
    result.get_by_role("button", name="The course of the game").click()
    dialog = page.get_by_role("dialog")
    plot = dialog.get_by_role("img", name="turn by turn")
    expect(plot).to_be_visible()
    measures = dialog.get_by_role("group", name="What is measured").get_by_role("button")
    assert measures.count() > 1
    first = dialog.locator("tbody").inner_text()
    measures.nth(1).click()
    expect(dialog.locator("tbody")).not_to_have_text(first)
    rows = dialog.locator("tbody tr")
    assert rows.count() > 5
    page.keyboard.press("Escape")

    # Whose seat is a bot's is told so once.
    page.get_by_role("button", name="Who is at the table").click()
    row = page.get_by_role("dialog").locator(".seat-row", has_text="Bot:")
    expect(row).to_have_count(1)
    expect(row).not_to_contain_text("bot: Bot")
    page.keyboard.press("Escape")

    # After the end one may look from every seat.
    page.get_by_role("button", name="Look back").click()
    scrub(page, "Home")
    expect(page.locator(".g-table")).to_contain_text("Turn 1")
    hers = hand_of(page)
    assert hers
    page.get_by_label("As seen by").select_option(label="Marcus")
    expect(page.locator(CARDS)).not_to_have_text(hers)
    assert hand_of(page)

    # And all of it can be played like a film, and stopped.
    page.get_by_role("button", name="Play it all").click()
    expect(page.locator(".replay-at")).to_have_text(re.compile("^3 of "))
    page.get_by_role("button", name="Stop here").click()
    page.get_by_role("button", name="Back to the present").first.click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
