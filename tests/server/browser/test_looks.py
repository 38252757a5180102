"""What only a browser can measure of how things look: sizes, and which rule of a style wins."""

from typing import Any, Literal

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


def nothing_to_decide(table: Table) -> bool:
    """Plays until the first seat is asked what has one answer only."""
    prompt = table.game.prompt(table.state, 0)
    return prompt is not None and not prompt.optional and len(prompt.choices([])) == 1


CONTRAST = """(one) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour, canvas.fillRect(0, 0, 1, 1);
    const part = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      .map((n) => n / 255).map((n) => n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
  };
  const [a, b] = [getComputedStyle(one).color, getComputedStyle(one).backgroundColor].map(light);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_button_to_go_on_with_can_be_read(
    visit: Visitors, town: Town, scheme: Literal["light", "dark"]
) -> None:
    who = [town.guest(name) for name in ("Livia", "Marcus", "Gaia", "Titus")]
    game = town.played("republic", who, "a", nothing_to_decide, bots="senator")
    button = visit(who[0], scheme=scheme).sit(game).locator(".go-on")
    for _ in range(2):
        contrast: float = button.evaluate(CONTRAST)
        assert contrast >= 4.5
        button.hover()
        button.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")


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


def test_the_rules_beside_the_table_are_searched_there(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    page = visit(livia).sit(town.played("glory", [livia, marcus], "a", asked("glory-ask-lead")))
    page.keyboard.press("r")
    field = page.locator('.rules input[type="search"]')
    field.wait_for()
    whole = page.locator(".rules .paragraph").bounding_box()
    box = field.bounding_box()
    assert whole is not None
    assert box is not None
    # As wide as there is room, and as high and framed as every other field.
    assert box["width"] > 0.9 * whole["width"]
    assert box["height"] >= 36
    expect(field).to_have_css("border-top-style", "solid")
    expect(page.locator(".rules .button")).to_have_css("border-top-left-radius", "3px")
    at = page.url
    field.fill("patron")
    field.press("Enter")
    page.locator(".rules h3 a").first.wait_for()
    assert page.url == at
