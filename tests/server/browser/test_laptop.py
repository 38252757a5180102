"""On a laptop the whole position is seen at once: nothing of the drawn table has to be scrolled."""

import pytest

from tests.server.browser.pages import POSITIONS, Places, Position
from tests.server.browser.planting import Town
from tests.server.browser.visiting import Visitors

SCROLLS = """() => [...document.querySelectorAll(".board, .board *")]
  .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowY))
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className} ${one.scrollHeight} in ${one.clientHeight}`)"""
FULL = (
    *POSITIONS,
    Position("glory-over-of-two", "glory", "b", 2, None),
    Position("glory-over-of-four", "glory", "b", 4, None),
    Position("republic-over-of-three", "republic", "c", 3, None),
)


@pytest.mark.parametrize("position", FULL, ids=[one.name for one in FULL])
def test_nothing_scrolls(visit: Visitors, town: Town, position: Position) -> None:
    places = Places(town)
    page = visit(places.guest).sit(places.table(position))
    assert page.evaluate(SCROLLS) == []
    width, height = page.evaluate(
        "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
    )
    assert (width, height) == (1366, 768)
