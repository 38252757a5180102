"""The address of a line: copied by keys, opened by others, and plain words for all who may not."""

from typing import Final

from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town
from tests.server.browser.visiting import Visitors

STEPS: Final = 10
"""No line has more than so many places that arrows go to."""


def test_a_line_is_copied_and_opened_by_others(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    """Of a finished game, as seen from the seat that is looked from."""
    game = town.played("glory", [livia, marcus], "back")
    visitor = visit(livia)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.sit(game)
    page.get_by_role("button", name="Look back").click()
    page.get_by_label("As seen by").select_option("Marcus")
    line = page.locator(".entry").filter(has_text="Marcus").first
    number = line.locator(".number")
    wanted = number.inner_text()
    number.press("Enter")
    expect(page.locator(".entry.here")).to_have_count(1)
    here = page.locator(".entry.here")
    here.locator(".number").focus()
    for _ in range(STEPS):
        if page.evaluate("() => document.activeElement.matches('.here .copy-line')"):
            break
        page.keyboard.press("ArrowRight")
    expect(here.locator(".copy-line")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"The link to line {wanted} has been copied.").first).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")
    assert address.endswith(f"/table/{game}#line-{wanted}-seat-1")

    other = visit()
    page = other.open(address.removeprefix(other.url))
    expect(page.locator(".entry.here .number")).to_have_text(wanted)
    expect(page.get_by_role("heading", name="You look back")).to_be_visible()
    expect(page.get_by_label("As seen by")).to_have_value("1")


def test_who_may_not_see_a_game_is_told_so(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "back", private=True)
    stranger = visit()
    stranger.expect("404")
    page = stranger.open(f"/table/{game}#line-3")
    expect(page.locator("main")).to_contain_text("it is private and you need its link")
