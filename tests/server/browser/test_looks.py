"""What only a browser can measure of how things look: sizes, and which rule of a style wins."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from aedilis.kernel.table import Table
from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

# How near the leaves of a wreath come to its middle, and how far its number reaches from there.
WREATHS = """() => [...document.querySelectorAll(".g-laurel")].map((wreath) => {
  const box = wreath.getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const far = (point) => Math.hypot(point.x - middle.x, point.y - middle.y);
  const leaves = [...wreath.querySelectorAll("ellipse")].flatMap((leaf) => {
    const drawn = leaf.getScreenCTM(), around = leaf.getTotalLength();
    return Array.from({ length: 24 }, (_, n) =>
      far(leaf.getPointAtLength(n * around / 24).matrixTransform(drawn)));
  });
  const number = wreath.querySelector("b"), style = getComputedStyle(number);
  const line = new OffscreenCanvas(1, 1).getContext("2d");
  line.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  line.letterSpacing = style.letterSpacing;
  // The widest number of as many digits.
  const drawn = line.measureText(number.textContent.length > 1 ? "20" : "8");
  const width = drawn.actualBoundingBoxLeft + drawn.actualBoundingBoxRight;
  const height = drawn.actualBoundingBoxAscent + drawn.actualBoundingBoxDescent;
  return { text: number.textContent, room: Math.min(...leaves),
    reach: Math.hypot(width, height) / 2 };
})"""


def style(of: Locator, name: str) -> str:
    """What a property comes to."""
    value: str = of.evaluate("(one, name) => getComputedStyle(one)[name]", name)
    return value


def influential(table: Table) -> bool:
    """Plays until somebody's influence has two digits."""
    return any(camp.influence > 9 for camp in table.state.camps)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_wreath_holds_its_number(
    visit: Visitors, town: Town, livia: Guest, size: tuple[int, int]
) -> None:
    who = [livia, town.guest("Marcus"), town.guest("Gaia")]
    game = town.played("glory", who, "wreath", influential, bots="greedy")
    long = 0
    # To one of them the camp is their own, to the others it is one of several.
    for reader in who:
        page = visit(reader, size=size).sit(game)
        for sheet in range(2 if size == PHONE else 1):
            if size == PHONE:
                page.locator(".sheet-tab").nth(sheet).click()
            page.locator(".g-laurel").first.wait_for()
            wreaths: list[dict[str, Any]] = page.evaluate(WREATHS)
            assert [one for one in wreaths if one["reach"] > one["room"] - 0.5] == []
            long += sum(len(one["text"]) == 2 for one in wreaths)
    assert long >= len(who)


def drawn(page: Page, html: str) -> Locator:
    """Draws something on the board, as it would stand there."""
    page.locator(".board > *").first.evaluate(
        "(board, html) => board.insertAdjacentHTML('beforeend', html)", html
    )
    return page.locator(".board [data-drawn]")


def test_a_building_of_stone_changes_no_other_sign(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    page = visit(livia).sit(town.played("glory", [livia, marcus], "a", asked("glory-ask-lead")))
    sign = '<svg class="g-sign g-m{}"><path class="g-line" data-drawn d="M0 0h9" /></svg>'
    lines = drawn(page, f'<div class="g-m4">{sign.format(2)}{sign.format(4)}</div>')
    assert [style(line, "strokeWidth") for line in lines.all()] == ["1.5px", "1.2px"]


def test_a_budget_that_ruins_rome_is_red_at_its_foot(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    who = [livia, town.guest("Marcus"), town.guest("Gaia")]
    key = "republic-ask-redistribution"
    page = visit(livia).sit(town.played("republic", who, "a", asked(key), bots="senator"))
    row = "<tr><th data-drawn>1</th></tr>"
    cells = drawn(
        page,
        f'<table class="r-budget r-ruin"><tbody>{row}</tbody><tfoot>{row}</tfoot></table>'
        '<b class="r-treasury-button r-ruin" data-drawn>1</b><b data-drawn>1</b>',
    )
    line, foot, button, plain = (style(cell, "color") for cell in cells.all())
    assert line == plain
    assert foot == button != plain


def test_the_numbers_of_the_log_can_be_touched(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "a", asked("glory-ask-lead", after=12))
    page = visit(livia, size=PHONE, has_touch=True, is_mobile=True).sit(game)
    page.locator(".sheet-tab").nth(2).tap()
    page.locator(".entry .number").first.wait_for()
    for number in page.locator("button.number").all():
        box = number.bounding_box()
        assert box is not None
        assert box["height"] >= 28


def test_what_is_refused_does_not_look_like_a_choice(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    who = [livia, town.guest("Marcus"), town.guest("Gaia")]
    until = asked("glory-ask-lead", after=10)
    page = visit(livia).sit(town.played("glory", who, "a", until, bots="greedy"))
    page.get_by_role("button", name="Why not").click()
    expect(page.locator(".refusal .option").first).to_have_css("cursor", "not-allowed")
    expect(page.locator(".compose .option").first).to_have_css("cursor", "pointer")
