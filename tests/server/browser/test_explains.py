"""Every sign explains itself, by pointing, by the keys and by a long press, in a card beside it."""

from playwright.sync_api import Page, expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import PHONE, Visitors, resize

# Presses a thing as a finger does, and lifts it after the given time.
PRESS = """(thing, ms) => new Promise((done) => {
  const box = thing.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const finger = (type) => thing.dispatchEvent(
    new PointerEvent(type, { ...at, bubbles: true, pointerType: "touch" }));
  finger("pointerdown");
  setTimeout(() => { finger("pointerup"); thing.click(); done(); }, ms);
})"""

# Whether the card is whole in the window, and beside what it explains.
BESIDE = """(thing) => {
  const card = document.querySelector(".explained").getBoundingClientRect();
  const own = thing.getBoundingClientRect();
  const over = card.left < own.right && card.right > own.left
    && card.top < own.bottom && card.bottom > own.top;
  const whole = card.left >= 0 && card.top >= 0
    && card.right <= innerWidth && card.bottom <= innerHeight;
  return whole && !over;
}"""


def beside(page: Page, selector: str) -> None:
    """The card stands beside a thing."""
    expect(page.locator(".explained")).to_be_visible()
    assert page.locator(selector).first.evaluate(BESIDE)


def test_signs_explain_themselves(visit: Visitors, town: Town, livia: Guest, marcus: Guest) -> None:
    game = town.played("glory", [livia, marcus], "b", asked("glory-ask-lead", after=40))
    page = visit(livia).sit(game)
    card = page.locator(".explained")

    page.locator("[data-explain='clients@seat:1']").hover()
    expect(card).to_contain_text("The limit is the influence")
    beside(page, "[data-explain='clients@seat:1']")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    page.locator("#board").focus()
    page.keyboard.press("i")
    expect(card).to_be_visible()
    first = card.inner_text()
    page.keyboard.press("ArrowDown")
    expect(card).not_to_have_text(first)
    assert page.evaluate(
        "() => document.activeElement.matches('[data-ref], [data-explain], .r-hit')"
    )
    page.keyboard.press("i")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    resize(page, *PHONE)
    site = page.locator("[data-ref='site:5']")
    site.evaluate(PRESS, 700)
    expect(card).to_contain_text("Site: marble")
    beside(page, "[data-ref='site:5']")
    # What was pressed long has chosen nothing.
    expect(page.locator(".decision .crumb, .decision .preview")).to_have_count(0)


def test_the_tools_explain_themselves_too(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    """By the mouse, by the focus and by a long press, which does not press the tool."""
    page = visit(livia).sit(town.played("glory", [livia, marcus], "tools", asked("glory-ask-lead")))
    card, tool = page.locator(".explained"), page.locator(".tool-settings")
    assert page.locator("[title]").count() == 0
    tool.hover()
    expect(card).to_have_text("Settings")
    beside(page, ".tool-settings")
    page.locator("#asked").hover()
    expect(card).to_have_count(0)

    page.locator(".tool-text").focus()
    page.keyboard.press("ArrowRight")
    expect(tool).to_be_focused()
    expect(card).to_have_text("Settings")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(card).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    resize(page, *PHONE)
    tool.evaluate(PRESS, 700)
    expect(card).to_have_text("Settings")
    beside(page, ".tool-settings")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_number_on_a_senator_says_why_it_is_so(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played(
        "republic", [livia, marcus, town.guest("Gaia")], "a", asked("republic-ask-vote")
    )
    page = visit(livia).sit(game)
    votes = page.locator(".r-senator [data-explain^='loyalty@']").first
    votes.hover(force=True)
    expect(page.locator(".explained")).to_contain_text("Against persuasion")
    assert page.locator(".board [title]").count() == 0
