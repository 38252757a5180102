"""A game that is left: by resigning, by agreement, and by somebody else's sitting down."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.browser.planting import Town, asked
from tests.server.browser.visiting import PHONE, Visitors


def test_one_resigns_another_sits_down_by_the_link_and_all_end_the_game(
    visit: Visitors, town: Town
) -> None:
    """By keys on a phone in French; by mouse in English; in the end from every seat."""
    livia, marie = town.guest("Livia"), town.guest("Marie", "fr")
    game = town.played("glory", [livia, marie], "leaving", asked("glory-ask-lead", after=60))
    mine, phone = visit(livia), visit(marie, size=PHONE)
    page, theirs = mine.sit(game), phone.sit(game)

    theirs.keyboard.press("q")
    dialog = theirs.get_by_role("dialog")
    dialog.get_by_role("button", name="Abandonner").focus()
    theirs.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Continuer à jouer")).to_be_focused()
    theirs.keyboard.press("Tab")
    theirs.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(theirs.locator(".compose")).to_have_count(0)

    expect(page.locator(".toast")).to_have_text("Marie has resigned.")
    expect(page.locator(".log .note")).to_have_text([re.compile(r"^Marie has resigned\. ")])
    page.locator(".strip").click()
    page.get_by_role("button", name="Offer by a link").click()
    link = page.get_by_label("Link to the seat of Marie").input_value()
    page.keyboard.press("Escape")

    friend = visit(language="es")
    third = friend.open(link.removeprefix(friend.url))
    third.locator("#join-name").fill("Paula")
    third.locator("form[action^='/join/'] button[type=submit]").first.click()
    third.wait_for_url(re.compile("/table/"))
    expect(page.locator(".strip .seat-name")).to_have_text(["Livia", "Paula"])

    page.keyboard.press("q")
    page.get_by_role("button", name="Propose to end the game").click()
    page.get_by_role("button", name="Propose it").click()
    third.get_by_role("button", name="De acuerdo").click()
    expect(page.locator(".result-heading")).to_have_text("Ended by agreement: nobody has won")
    expect(third.locator(".resigned")).to_have_text("Marie ha abandonado.")
    # Who has resigned looks at it as everybody may.
    expect(theirs.locator(".resigned")).to_have_text("Marie a abandonné.")
    page.get_by_role("button", name="Play it all").click()
    page.get_by_label("As seen by").select_option("Paula")
    # It goes on from line to line by itself, also from another seat.
    expect(page.locator(".replay-at")).to_have_text(re.compile(r"^[2-9] "))
    expect(page.locator(".table.in-past")).to_have_count(1)


def test_a_rematch_and_a_record_that_is_kept_and_brought_in_again(
    visit: Visitors, town: Town
) -> None:
    livia, marie = town.guest("Livia"), town.guest("Marie", "fr")
    game = town.played("glory", [livia, marie], "rematch")
    mine, theirs = visit(livia), visit(marie, size=PHONE)
    page, other = mine.sit(game), theirs.sit(game)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = download.value.path()

    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile("/join/"))
    expect(page.locator("#seats")).to_contain_text("held for Marie")
    other.get_by_role("button", name="Rejoindre la revanche").click()
    again = re.compile(f"/table/(?!{game})")
    other.wait_for_url(again)
    expect(other.locator(".strip .seat")).to_have_count(2)
    page.wait_for_url(again)

    games = mine.open("/games")
    chosen = games.locator("#upload-chosen")
    expect(chosen).to_have_text("No file chosen yet")
    with games.expect_file_chooser() as chooser:
        games.get_by_text("Choose a file").click()
    chooser.value.set_files(record)
    expect(chosen).to_have_text(Path(record).name)
    games.get_by_role("button", name="Bring it in").click()
    games.wait_for_url(re.compile("/table/"))
    expect(games.locator(".turn .badge")).to_have_text("sandbox")
    expect(games.locator(".result-heading")).to_be_visible()
