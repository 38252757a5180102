"""Two people at one table, each in a language of their own: how they meet, see each other's moves,
talk, take moves back, leave and come back.
"""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.server.browser.planting import Guest, Town, asked, at_once
from tests.server.browser.playing import Hand, agree, whose_turn
from tests.server.browser.visiting import Visitor, Visitors

MOVES = 24
TOO_LATE = "Nothing of yours can be taken back: another player has moved since."


def test_a_friend_comes_by_a_private_link_with_a_name_only(visit: Visitors) -> None:
    host = visit()
    page = host.open("/new/glory")
    page.get_by_label("Name", exact=True).fill("Livia")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Seat 3").select_option("-")
    page.locator("input[name=private]").check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/join/"))
    link = page.locator(".mono").inner_text()
    assert "key=" in link

    stranger = visit()
    stranger.expect("404")
    without = link.partition("?")[0].removeprefix(stranger.url)
    assert stranger.open(without).locator("[role=alert]").is_visible()

    friend = visit(language="fr")
    theirs = friend.open(link.removeprefix(friend.url))
    theirs.locator("#join-name").fill("Gaïa")
    theirs.locator("form[action^='/join/'] button[type=submit]").first.click()
    theirs.wait_for_url(re.compile("/table/"))
    theirs.locator(".decision").wait_for()
    assert theirs.locator("html").get_attribute("lang") == "fr"

    # The host, who waits, is taken to the table by itself.
    page.wait_for_url(re.compile("/table/[^#]*$"))
    expect(page.locator(".toast")).to_have_text("The game has begun.")
    expect(page.locator(".strip .seat-name")).to_have_text(["Livia", "Gaïa"])
    pages = [page, theirs]
    expect(pages[1 - whose_turn(pages)].locator(".decision.mine")).to_have_count(0)


def test_nothing_stale_is_left_of_a_table_that_has_begun(visit: Visitors, town: Town) -> None:
    host = town.guest("Livia")
    game = town.open_game(host)
    watcher, waiting = visit().open(f"/join/{game}"), visit(host).open(f"/join/{game}")
    watcher.locator("#join-name").fill("Paula")
    sit = watcher.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    expect(waiting.get_by_role("button", name="Begin now")).to_be_visible()
    friend = visit(town.guest("Marcus")).open(f"/join/{game}")
    friend.locator("form[action^='/join/'] button[type=submit]").first.click()
    friend.wait_for_url(re.compile("/table/"))
    waiting.wait_for_url(re.compile("/table/"))
    expect(sit).to_have_count(0)
    expect(watcher.locator("#seats")).to_contain_text("Marcus")
    assert "/join/" in watcher.url


def test_a_table_that_begins_before_the_server_is_heard_is_not_missed(
    visit: Visitors, town: Town
) -> None:
    """The stream that tells of a beginning is open only a while after the page."""
    host = town.guest("Livia")
    game = town.open_game(host)
    waiting = visit(host, fresh=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    waiting.page.route("**/lobby/events", hold)
    with waiting.page.expect_request("**/lobby/events"):
        waiting.open(f"/join/{game}")
    friend = visit(town.guest("Marcus")).open(f"/join/{game}")
    friend.locator("form[action^='/join/'] button[type=submit]").first.click()
    friend.wait_for_url(re.compile("/table/"))
    assert "/join/" in waiting.page.url
    held.pop().continue_()
    waiting.page.wait_for_url(re.compile("/table/"))


def test_both_see_each_others_moves(visit: Visitors, town: Town, livia: Guest) -> None:
    marie = town.guest("Marie", "fr")
    game = town.played("glory", [livia, marie], "latency", at_once)
    pages = [visit(livia).sit(game), visit(marie).sit(game)]
    hands = [Hand(page, seed=7 + n) for n, page in enumerate(pages)]
    moved = [0, 0]
    while sum(moved) < MOVES or min(moved) < 5:
        mine = whose_turn(pages)
        before = agree(hands)
        hands[mine].move()
        moved[mine] += agree(hands) > before
    expect(pages[0].locator(".log")).to_contain_text("Turn 2")
    expect(pages[1].locator(".log")).to_contain_text("Tour 2")


def test_a_move_is_taken_back_until_somebody_else_has_moved(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "undo-1", asked("glory-ask-lead"))
    mine, theirs = visit(livia).sit(game), visit(marcus).sit(game)
    lead = mine.get_by_role("group", name="Jack").get_by_role("button").first
    undo = mine.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    lead.click()
    expect(theirs.locator(".decision.mine")).to_be_visible()
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(theirs.locator(".decision.mine")).to_have_count(0)
    expect(theirs.locator(".entry.undone")).to_contain_text("Livia takes the last move back.")
    expect(lead).to_be_visible()

    lead.click()
    theirs.get_by_role("group", name="Think").get_by_role("button").first.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(mine.locator(".explained")).to_contain_text(TOO_LATE)
    undo.click(force=True)
    expect(mine.locator(".toast")).to_have_text(TOO_LATE)


def test_a_spectator_sees_what_is_public_and_no_more(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "spectator", asked("glory-ask-lead"))
    hers = visit(livia, fresh=True)
    heard_by_livia = _listen(hers)
    hers.sit(game)
    his = visit(marcus).sit(game)
    watcher = visit(fresh=True)
    heard = _listen(watcher)
    page = watcher.sit(game)
    expect(page.get_by_role("heading", name="The table waits")).to_be_visible()
    expect(hers.page.locator(".strip .watching")).to_have_text("1 watches")

    _say(hers.page, "nobody else hears this", to="Marcus")
    expect(_chat(his)).to_contain_text("nobody else hears this")
    _say(hers.page, "all hear this")
    expect(_chat(page)).to_contain_text("all hear this")
    expect(_chat(page)).not_to_contain_text("nobody else")
    for one in (hers.page, page):
        one.get_by_role("tab", name=re.compile("^Log")).click()
    hand = Hand(hers.page)
    before = hand.line()
    hand.move()
    agree([hand, Hand(page)], beyond=before)

    told = "\n".join(heard)
    assert "all hear this" in told
    assert "nobody else hears this" not in told
    for message in map(json.loads, heard):
        if message["type"] == "table":
            assert not message.get("question")
            assert not message.get("aside")
            assert not message.get("orders")
            assert not _hands(message)
    mine = [m for m in map(json.loads, heard_by_livia) if m["type"] == "table"]
    assert _hands(mine[0])


def _listen(visitor: Visitor) -> list[str]:
    """All that the line to the server brings from now on."""
    heard: list[str] = []

    def on_line(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    visitor.page.on("websocket", on_line)
    return heard


def _hands(message: dict[str, Any]) -> list[Any]:
    """The cards of a hand that a table message shows; of the others it has the number."""
    hand: list[Any] = message["picture"]["hand"]
    return hand


def _chat(page: Page) -> Any:
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    return page.locator(".said")


def _say(page: Page, text: str, to: str = "the whole table") -> None:
    _chat(page)
    page.locator(".speak select").select_option(to)
    page.get_by_label("Say something; @ and a name calls somebody").fill(text)
    page.get_by_role("button", name="Say it").click()
    expect(page.locator(".said")).to_contain_text(text)


def test_who_is_there_who_has_gone_and_who_plays_for_him(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "leaving", asked("glory-ask-lead"))
    hers, his = visit(livia), visit(marcus)
    mine, theirs = hers.sit(game), his.sit(game)
    marcus_seat = mine.locator(".strip .seat", has_text="Marcus")
    expect(marcus_seat).to_contain_text("here")
    his.page.goto("about:blank")
    expect(marcus_seat).to_contain_text("away")
    theirs = his.sit(game)
    expect(marcus_seat).to_contain_text("here")

    # Left to a bot, the game goes on without her.
    mine.get_by_role("button", name="Who is at the table").click()
    his_hand = Hand(theirs)
    before = his_hand.line()
    mine.get_by_role("button", name="Leave to a bot").click()
    expect(theirs.locator(".strip .seat", has_text="Livia")).to_contain_text("bot")
    for _ in range(3):
        his_hand.move()
    assert his_hand.line() > before + 3
    mine.get_by_role("dialog").get_by_role("button", name="Take the seat back").click()
    expect(theirs.locator(".strip .seat", has_text="Livia")).to_contain_text("here")
    mine.get_by_role("button", name="Close").click()
    hands = [Hand(mine), his_hand]
    while True:
        seat = whose_turn([mine, theirs])
        hands[seat].move()
        if seat == 0:
            break
