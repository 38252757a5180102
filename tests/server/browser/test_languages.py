"""Every visible word comes from a catalogue, in each language: no key is seen anywhere."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from aedilis.kernel.text import LANGUAGES
from tests.server.browser.pages import PAGES, POSITIONS, Places, listed
from tests.server.browser.planting import Town
from tests.server.browser.visiting import Visitors

KEY = re.compile(r"\b(?:server|terminal|glory|republic|kernel)-[a-z]+(?:-[a-z0-9_]+)*")

WORDS = """() => {
  const named = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const all = [...document.querySelectorAll("*")].flatMap((element) =>
    named.map((name) => element.getAttribute(name)).filter(Boolean));
  return [document.title, document.body.innerText, ...all].join("\\n");
}"""


def keys_seen(page: Page) -> set[str]:
    """Keys that stand where a word should: in the text, and in the names of things."""
    return set(KEY.findall(page.evaluate(WORDS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_seen_on_a_page(visit: Visitors, town: Town, language: str) -> None:
    places = Places(town, language)
    seen: dict[object, set[str]] = {}
    for shown in PAGES:
        visitor = visit.again(places.who(shown.who), language=language)
        page = visitor.open(places.path(shown))
        assert page.locator("html").get_attribute("lang") == language
        seen[f"{shown.who} {shown.path}"] = keys_seen(page)
    stranger = visit(language=language)
    stranger.expect("404")
    seen["error"] = keys_seen(stranger.open("/table/none"))
    assert listed(seen) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_seen_at_a_table(visit: Visitors, town: Town, language: str) -> None:
    places = Places(town, language)
    visitor = visit(places.guest, language=language)
    seen: dict[object, set[str]] = {}
    for position in POSITIONS:
        page = visitor.sit(places.table(position))
        seen[position.name] = keys_seen(page)
        for panel in ("chat", "notes", "rules"):
            page.locator(f"#tab-{panel}").click()
            seen[f"{position.name} {panel}"] = keys_seen(page)
        for key, opened in (("?", "help"), ("m", "settings")):
            open_by(page, key)
            seen[f"{position.name} {opened}"] = keys_seen(page)
            page.keyboard.press("Escape")
        page.keyboard.press("t")
        page.locator(".told-part").first.wait_for()
        seen[f"{position.name} in words"] = keys_seen(page)
        page.keyboard.press("t")
    assert listed(seen) == ""


def open_by(page: Page, key: str) -> None:
    """Open a dialog by its key. A panel that has just come may take the focus, and so the key."""
    dialog = page.get_by_role("dialog")
    for _ in range(5):
        page.locator("#asked").focus()
        page.keyboard.press(key)
        with suppress(AssertionError):
            expect(dialog).to_be_visible(timeout=2_000)
            return
    expect(dialog).to_be_visible()


def test_a_language_is_changed_at_the_table(visit: Visitors, town: Town) -> None:
    livia, marcus = town.guest("Livia"), town.guest("Marcus")
    game = town.played("glory", [livia, marcus], "language", lambda table: True)
    page = visit(livia).sit(game)
    expect(page.locator(".log")).to_contain_text("Turn 1.")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".log")).to_contain_text("Turno 1.")
    expect(page.locator(".log")).not_to_contain_text("Turn 1.")
