"""With a few colours of the reader's own (forced-colors) every state is still told: by a frame, a
line or a sign, or by colours that are kept because they are the sign itself.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.barriers import grave
from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import Visitors

# How a thing looks but for its ground and its colours; for what keeps its colours, those too.
LOOK = """(one) => {
  const style = getComputedStyle(one);
  const look = ["borderTopStyle", "borderTopWidth", "borderLeftStyle", "borderLeftWidth",
    "borderBottomStyle", "borderBottomWidth", "textDecorationLine", "fontWeight", "clipPath"]
    .map((name) => style[name]);
  if (style.outlineStyle !== "none") look.push(style.outlineStyle, style.outlineWidth);
  if (style.forcedColorAdjust === "none")
    look.push(style.backgroundColor, style.backgroundImage, style.borderTopColor);
  const underlined = parseFloat(style.borderBottomWidth) && style.borderBottomColor;
  return [...look, underlined].join(" ");
}"""
# Puts each class in turn on one and the same kind of thing, and says which look alike.
ALIKE = """([html, states]) => {
  const look = LOOK;
  const board = document.querySelector(".board > * ");
  const told = states.map((state) => {
    board.insertAdjacentHTML("beforeend", html.replace("STATE", state));
    const whole = board.lastElementChild;
    const said = look(whole.querySelector("[data-it]") ?? whole);
    whole.remove();
    return said;
  });
  return states.filter((_, n) => told.indexOf(told[n]) < n);
}""".replace("LOOK", LOOK)

BOX = '<div class="{} STATE" data-it>x</div>'
SHELL = (
    (BOX.format("item"), ("", "lit", "picked")),
    (BOX.format("option"), ("", "lit")),
    (BOX.format("seat"), ("", "awaited")),
    ('<button class="quiet STATE" data-it>x</button>', ("", "on")),
    ('<button class="option" STATE data-it>x</button>', ("", 'aria-disabled="true"')),
    ('<span class="STATE"><i class="dot" data-it></i></span>', ("", "here", "bot")),
)
GLORY = (
    (BOX.format("g-thing"), ("", "g-open", "g-chosen", "g-lit")),
    (BOX.format("g-structure"), ("", "g-begun", "g-active")),
)
REPUBLIC = (
    (BOX.format("r-chip"), ("", "r-open", "r-chosen", "r-lit")),
    (BOX.format("r-box r-war"), ("r-war-active", "r-war-imminent", "r-war-inactive")),
    (BOX.format("r-mini"), ("", "r-at-field", "r-at-rebel")),
    (BOX.format("r-chip r-voter"), ("", "r-voter-asked")),
    (BOX.format("r-phase"), ("", "r-now")),
    (
        '<div class="r-bar"><i class="r-part STATE" data-it></i></div>',
        (
            "r-part-victory",
            "r-part-stalemate",
            "r-part-standoff",
            "r-part-defeat",
            "r-part-disaster",
        ),
    ),
    ('<div class="r-scale"><i class="STATE" data-it></i></div>', ("r-yes", "r-left", "r-no")),
    ('<div class="r-dangers"><i class="STATE" data-it></i></div>', ("", "r-burns")),
    ('<div class="STATE"><i class="r-level" data-it></i></div>', ("", "r-developed")),
    (
        '<div class="r-war STATE"><i class="r-status" data-it></i></div>',
        ("r-war-active", "r-war-imminent", "r-war-inactive"),
    ),
)


def alike(page: Page, kinds: Any) -> list[str]:
    """The states that look like another of the same thing."""
    page.emulate_media(forced_colors="active")
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    found = [page.evaluate(ALIKE, [html, list(states)]) for html, states in kinds]
    return [f"{html}: {one}" for (html, _), ones in zip(kinds, found, strict=True) for one in ones]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_state_of_glory_is_lost(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, scheme: Any
) -> None:
    game = town.played("glory", [livia, marcus], "a", asked("glory-ask-lead"))
    page = visit(livia, scheme=scheme).sit(game)
    assert alike(page, SHELL + GLORY) == []
    # What can be chosen stands out among the things themselves.
    page.locator(".g-open").first.wait_for()
    plain = page.locator(".g-thing:not(.g-open, .g-chosen, .g-lit)").first.evaluate(LOOK)
    assert page.locator(".g-open").first.evaluate(LOOK) != plain


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_state_of_the_republic_is_lost(
    visit: Visitors, town: Town, livia: Guest, scheme: Any
) -> None:
    who = [livia, town.guest("Marcus"), town.guest("Gaia")]
    game = town.played("republic", who, "a", asked("republic-ask-vote"), bots="senator")
    page = visit(livia, scheme=scheme).sit(game)
    assert alike(page, SHELL + REPUBLIC) == []


# How each land of the map is drawn: its line, how wide, whether it is broken, and the ground.
LANDS = """() => [...document.querySelectorAll(".r-map-sheet .r-soil")].map((land) => {
  const style = getComputedStyle(land);
  const { stroke, strokeWidth, strokeDasharray } = style;
  return [land.classList.contains("r-ground-roman"), `${stroke} ${strokeWidth} ${strokeDasharray}`];
})"""
WARS = ("r-place-active", "r-place-imminent", "r-place-inactive")
RANKS = ("r-rank", "r-rank r-developed")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_land_and_no_war_of_the_map_is_lost(
    visit: Visitors, town: Town, livia: Guest, scheme: Any
) -> None:
    who = [livia, town.guest("Marcus"), town.guest("Gaia")]
    at = asked("republic-ask-vote", 0, 60)
    late: dict[str, object] = {"scenario": "late"}
    game = town.played("republic", who, "c", at, bots="senator", options=late)
    page = visit(livia, scheme=scheme).sit(game)
    page.keyboard.press("g")
    page.locator(".r-map-sheet .r-place").first.wait_for()
    assert grave(page) == []
    page.emulate_media(forced_colors="active")
    lands = page.evaluate(LANDS)
    looks = [{look for roman, look in lands if roman is mine} for mine in (True, False)]
    assert all(looks)
    assert not looks[0] & looks[1]
    # A war tells how near it is, and a province whether it is developed, by more than colours.
    place = '<span class="r-chip r-place r-place-war STATE" data-it></span>'
    rank = '<span class="r-place-head"><i class="STATE" data-it></i></span>'
    assert alike(page, ((place, WARS), (rank, RANKS))) == []


def test_the_keyboard_is_seen_on_what_is_lit(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "a", asked("glory-ask-lead"))
    page = visit(livia).sit(game)
    page.emulate_media(forced_colors="active")
    page.keyboard.press("Tab")
    option = page.locator(".option:not(.last)").first
    option.focus()
    # What the keyboard stands on is lit on the table, and so it is itself.
    expect(option).to_have_class(re.compile(r"\blit\b"))
    expect(option).to_have_css("outline-style", "solid")
    expect(option).to_have_css("outline-width", "4px")
