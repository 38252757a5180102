"""The map of the Mediterranean: nothing on it lies on anything else, and it answers."""

from playwright.sync_api import Page, expect

from aedilis.bots.registry import GAME_BOTS
from tests.server.browser.faults import faults
from tests.server.browser.planting import Town, asked
from tests.server.browser.visiting import PHONE, Visitors

MEETING = """() => {
    const signs = [...document.querySelectorAll('.r-map-sheet .r-places > li')];
    const boxes = signs.map((sign) => sign.getBoundingClientRect());
    const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const found = [];
    boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other, m) => {
        if (meet(one, other))
            found.push(`${signs[n].textContent} / ${signs[n + m + 1].textContent}`);
    }));
    for (const sign of signs)
        for (const inside of sign.querySelectorAll('.r-body, .r-place-body, .r-place-name')) {
            const [box, own] = [sign.getBoundingClientRect(), inside.getBoundingClientRect()];
            if (own.left < box.left - 0.5 || own.right > box.right + 0.5)
                found.push(`too wide: ${sign.textContent}`);
        }
    return found;
}"""


# Whether all of the map is in sight.
WHOLE = """(window) => window.scrollWidth <= window.clientWidth
    && window.scrollHeight <= window.clientHeight"""


def opened(page: Page) -> None:
    page.keyboard.press("g")
    page.locator(".r-map-sheet .r-place").first.wait_for()


def test_the_map_lies_over_the_table(visit: Visitors, town: Town) -> None:
    """In the widest language of names, on a laptop and on a phone; a sign tells its card."""
    guests = [town.guest(name, "fr") for name in ("Livia", "Marcus", "Gaia")]
    game = town.played(
        "republic",
        guests,
        "c",
        asked("republic-ask-vote", 0, 60),
        bots=GAME_BOTS["republic"][0],
        options={"scenario": "late"},
    )
    visitor = visit(guests[0], language="fr")
    page = visitor.sit(game)
    opened(page)
    province = page.locator(".r-map-sheet .r-place-province").first
    expect(province).to_be_visible()
    assert page.evaluate(MEETING) == []
    for tablet in ((820, 1180), (768, 1024)):
        visitor.resize(*tablet)
        assert page.evaluate(MEETING) == []
        assert faults(page) == []
        assert page.locator(".r-map-window").evaluate(WHOLE)
    visitor.resize(*PHONE)
    assert page.evaluate(MEETING) == []
    least = page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('.r-map-sheet button.r-place')]"
        ".map((one) => one.getBoundingClientRect().height))"
    )
    assert least >= 44
    name = province.get_attribute("aria-label")
    assert name is not None
    province.press("Enter")
    expect(page.locator(".r-map-sheet")).to_have_count(0)
    expect(page.locator(".rules")).to_contain_text(name.split(",")[0])
