"""axe finds nothing serious: on every page, and on both tables, light, dark and on a phone."""

from typing import Literal

import pytest

from tests.server.browser.barriers import grave
from tests.server.browser.pages import PAGES, POSITIONS, Places, Position, listed
from tests.server.browser.planting import Town
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

Scheme = Literal["light", "dark"]
LOOKS: list[tuple[Scheme, tuple[int, int]]] = [
    ("light", LAPTOP),
    ("dark", LAPTOP),
    ("light", PHONE),
]


@pytest.mark.parametrize(("scheme", "size"), [("light", LAPTOP), ("dark", PHONE)])
def test_pages(visit: Visitors, town: Town, scheme: Scheme, size: tuple[int, int]) -> None:
    places = Places(town)
    found: dict[object, list[str]] = {}
    for shown in PAGES:
        visitor = visit.again(places.who(shown.who), scheme=scheme, size=size)
        found[f"{shown.who} {shown.path}"] = grave(visitor.open(places.path(shown)), covered=True)
    assert listed(found) == ""


@pytest.mark.parametrize("position", POSITIONS, ids=[one.name for one in POSITIONS])
def test_tables(visit: Visitors, town: Town, position: Position) -> None:
    places = Places(town)
    game = places.table(position)
    found: dict[object, list[str]] = {}
    visitor = visit(places.guest)
    page = visitor.sit(game)
    for scheme, size in LOOKS:
        page.emulate_media(color_scheme=scheme)
        visitor.resize(*size)
        look = f"{scheme} {size[0]}"
        found[look] = grave(page, covered=True)
        if size == PHONE:
            for sheet in ("Mine", "Log"):
                page.get_by_role("navigation", name="Parts of the page").get_by_role(
                    "button", name=sheet
                ).click()
                found[f"{look} {sheet}"] = grave(page, covered=True)
    assert listed(found) == ""


def test_what_opens_over_and_beside_a_table(visit: Visitors, town: Town) -> None:
    places = Places(town)
    page = visit(places.guest).sit(places.table(POSITIONS[-2]))
    found: dict[object, list[str]] = {}
    for panel in ("Chat", "Notes", "Rules"):
        page.get_by_role("tab", name=panel).click()
        if panel == "Rules":
            page.locator(".rules .paragraph").wait_for()
        found[panel] = grave(page)
    page.get_by_role("button", name="Why not").click()
    page.locator(".refusals").wait_for()
    found["why not"] = grave(page)
    for tool in ("Help and keys", "Settings", "Who is at the table"):
        page.get_by_role("button", name=tool).first.click()
        found[tool] = grave(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider", name="Line of the history").press("Home")
    page.get_by_role("heading", name="You look back").wait_for()
    found["looking back"] = grave(page)
    page.get_by_role("button", name="Back to the present").first.click()
    page.get_by_role("button", name="The table in words").click()
    page.locator(".told-part").first.wait_for()
    found["in words"] = grave(page)
    assert listed(found) == ""
