"""Every visible word comes from a catalogue, in each language: no key is seen anywhere, and nothing
that only another language says.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from aedilis.games import GAMES, lessons_of
from aedilis.kernel.text import LANGUAGES, Catalogue
from tests.republic.setup.sheets import business
from tests.server.browser.foreign import strange
from tests.server.browser.pages import PAGES, POSITIONS, Places, listed
from tests.server.browser.planting import Town, asked
from tests.server.browser.visiting import Visitors

SHEETS = (1, 3, 4, 5, 6, 7)
"""Which of the chair's proposals have a sheet: concessions, forces, generals, reinforcements, a
recall and a garrison."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_one_language(visit: Visitors, town: Town, language: str) -> None:
    places = Places(town, language)
    seen: dict[object, set[str]] = {}
    for shown in PAGES:
        visitor = visit.again(places.who(shown.who), language=language)
        page = visitor.open(places.path(shown))
        assert page.locator("html").get_attribute("lang") == language
        seen[f"{shown.who} {shown.path}"] = strange(page)
    stranger = visit(language=language)
    stranger.expect("404")
    seen["error"] = strange(stranger.open("/table/none"))
    assert listed(seen) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_one_language(visit: Visitors, town: Town, language: str) -> None:
    places = Places(town, language)
    visitor = visit(places.guest, language=language)
    seen: dict[object, set[str]] = {}
    for position in POSITIONS:
        page = visitor.sit(places.table(position))
        seen[position.name] = strange(page)
        for panel in ("chat", "notes", "rules"):
            page.locator(f"#tab-{panel}").click()
            seen[f"{position.name} {panel}"] = strange(page)
        for key, opened in (("?", "help"), ("m", "settings"), ("y", "legend")):
            open_by(page, key)
            if key == "y":
                page.locator("dialog .legend-row").first.wait_for()
            seen[f"{position.name} {opened}"] = strange(page)
            page.keyboard.press("Escape")
        page.keyboard.press("t")
        page.locator(".told-part").first.wait_for()
        seen[f"{position.name} in words"] = strange(page)
        page.keyboard.press("t")
        if page.locator(".stake[data-stake=main]").count():
            page.locator("#asked").focus()
            page.keyboard.press("a")
            page.locator(".explained").wait_for()
            seen[f"{position.name} at stake"] = strange(page)
    assert listed(seen) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_speaks_one_language(visit: Visitors, language: str) -> None:
    seen: dict[object, set[str]] = {}
    for game in GAMES:
        name = next(one.name for one in lessons_of(game).values() if one.puzzle is not None)
        page = visit(language=language).open(f"/learn/{name}")
        page.locator(".decision .question").wait_for()
        seen[name] = strange(page)
    assert listed(seen) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_speaks_one_language(visit: Visitors, town: Town, language: str) -> None:
    livia, text = town.guest("Livia", language), Catalogue(language, ["aedilis.server"])
    visitor, bots = visit(livia, language=language), ["senator"] * 4
    seen: dict[object, set[str]] = {}
    page = visitor.sit(town.position("republic", business(), {"scenario": "early"}, [livia, *bots]))
    kinds, laid = page.locator(".decision-body > .compose .option"), page.locator(".laid")
    for at in SHEETS:
        kinds.nth(at).click()
        laid.wait_for()
        seen[f"sheet {at}"] = strange(page)
        laid.locator(".laid-steps").focus()
        page.keyboard.press("Escape")
        laid.wait_for(state="detached")
    page.locator(".actions .quiet", has_text=text.text("server-draft-open")).click()
    page.locator(".draft .draft-told").wait_for()
    seen["deals"] = strange(page)
    until = asked("republic-ask-persuasion")
    page = visitor.sit(town.played("republic", [livia, *bots], "a", until, "senator"))
    page.locator(".sheet-rows").wait_for()
    seen["initiative"] = strange(page)
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
