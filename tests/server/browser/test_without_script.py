"""Without a script everything but the play itself works by forms alone, and a table is told."""

import re

from playwright.sync_api import Page, expect

from tests.server.browser.planting import PASSWORD, Town, at_once
from tests.server.browser.visiting import Visitor, Visitors


def plain(visit: Visitors) -> Visitor:
    """A reader whose browser runs no scripts."""
    return visit(script=False)


def _sign_up(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.locator("#signup-password").fill(PASSWORD)
    page.locator("main").get_by_role("button").click()
    page.wait_for_url(re.compile("/$"))


def test_sign_up_log_out_log_in_and_profile(visit: Visitors) -> None:
    visitor = plain(visit)
    page = visitor.open("/signup")
    _sign_up(page, "Cornelia Prima")
    page.get_by_role("link", name=re.compile("Cornelia")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cornelia Prima")
    page.locator("#profile-theme").select_option("dark")
    page.locator("#profile-language").select_option("es")
    page.locator("form[action='/profile'] button").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.locator("#profile-language").select_option("en")
    page.locator("form[action='/profile'] button").click()
    page.locator("form[action='/logout'] button").click()
    expect(page.get_by_role("link", name="Log in")).to_be_visible()
    page.get_by_role("link", name="Log in").click()
    page.locator("#login-name").fill("Cornelia Prima")
    page.locator("#login-password").fill("not this one at all")
    page.locator("form[action='/login'] button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    visitor.expect("401|403|422")
    page.locator("#login-password").fill(PASSWORD)
    page.locator("form[action='/login'] button").click()
    expect(page.get_by_role("link", name=re.compile("Cornelia"))).to_be_visible()


def test_a_table_is_made_joined_and_begun(visit: Visitors) -> None:
    host = plain(visit).open("/new/glory")
    host.get_by_label("Name", exact=True).fill("Livia")
    host.locator("#new-title").fill("Sub rosa")
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_label("Seat 3").select_option("open")
    host.get_by_role("button", name="Make the table").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Sub rosa")

    guest = plain(visit).open("/")
    guest.get_by_role("link", name="Sit down Sub rosa").click()
    guest.locator("#join-name").fill("Gaius")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#seats")).to_contain_text("Gaius")

    host.reload()
    expect(host.locator("#seats")).to_contain_text("Gaius")
    host.get_by_role("button", name="Begin now").click()
    host.wait_for_url(re.compile("/table/"))
    expect(host.locator("main")).to_contain_text("Sub rosa")
    expect(host.locator("main")).to_contain_text("Livia")


def test_a_table_is_told_in_words_as_ones_seat_knows_it(visit: Visitors, town: Town) -> None:
    livia, marcus = town.guest("Livia"), town.guest("Marcus")
    game = town.played("glory", [livia, marcus], "told", at_once)
    told = [
        visit(one, script=False).open(f"/table/{game}").locator("main").inner_text()
        for one in (livia, marcus, None)
    ]
    assert all("Livia" in one for one in told)
    assert len(set(told)) == 3


def test_help_rules_and_language(visit: Visitors) -> None:
    page = plain(visit).open("/help")
    expect(page.get_by_role("heading", name="Help", level=1)).to_be_visible()
    page.get_by_role("link", name="Rules").click()
    page.locator("#q-glory").fill("patron")
    page.locator("form[action='/rules/glory'] button").click()
    expect(page.locator("main")).to_contain_text(re.compile("patron", re.IGNORECASE))
    page.locator("#page-language").select_option("fr")
    page.locator("form[action='/language'] button").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
