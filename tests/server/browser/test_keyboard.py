"""By key alone: from the lobby through a turn, its forms, the panels, the text view and the help.

No test here uses a pointer. Where the focus is can always be seen, and nothing holds it.
"""

import re

from playwright.sync_api import Page, expect

from aedilis.kernel.prompt import Pick
from aedilis.kernel.table import Table
from tests.server.browser.planting import Guest, Stop, Town, asked, planted
from tests.server.browser.playing import Hand, eventually
from tests.server.browser.visiting import PHONE, Visitors

FOCUS = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const style = getComputedStyle(here);
  const box = here.getBoundingClientRect();
  const name = `${here.tagName}.${here.className} ${here.textContent.trim().slice(0, 30)}`;
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const shown = box.width > 0 && box.bottom > 0 && box.top < innerHeight
    && box.right > 0 && box.left < innerWidth;
  return { name, seen: (outlined || style.boxShadow !== "none") && shown,
    path: [...document.querySelectorAll("*")].indexOf(here) };
}"""
MOST_STOPS = 250


def stops(page: Page, key: str = "Tab") -> list[str]:
    """Where Tab goes until it has been round. Asserts that the focus is seen at each."""
    found: list[str] = []
    known: set[int] = set()
    for _ in range(MOST_STOPS):
        page.keyboard.press(key)
        here = page.evaluate(FOCUS)
        if here is None or here["path"] in known:
            return found
        assert here["seen"], f"the focus cannot be seen on {here['name']}"
        known.add(here["path"])
        found.append(here["name"])
    raise AssertionError(f"{key} does not come round: {found[-10:]}")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on what is called so."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        here = page.evaluate(FOCUS)
        if here and name in here["name"]:
            return
    raise AssertionError(f"Tab does not come to {name}")


def test_from_the_lobby_to_a_table(visit: Visitors) -> None:
    page = visit().open("/")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_class("skip")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type("Livia")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    page.locator(".decision").wait_for()
    # The first stop at a table leads past everything to what is asked.
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to what is asked")
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_be_focused()


def test_a_turn_of_glory(visit: Visitors, town: Town, livia: Guest, marcus: Guest) -> None:
    game = town.played("glory", [livia, marcus], "keys", asked("glory-ask-lead", after=20))
    page, other = visit(livia).sit(game), Hand(visit(marcus).sit(game))
    keys = page.locator(".decision .option kbd")
    assert keys.first.inner_text() == "1"
    before = Hand(page).line()

    # A digit answers, the question that follows has the focus, U takes it back.
    page.keyboard.press("d")
    expect(page.locator(".decision .option").first).to_be_focused()
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name="The table waits")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("heading", name="You are asked")).to_be_visible()

    # The arrows go from answer to answer, and Enter takes one.
    page.keyboard.press("d")
    expect(page.locator(".decision .option").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    second = page.locator(".decision .option").nth(1)
    expect(second).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".decision .option").first).to_be_focused()
    # What can always be done has a key of its own.
    page.keyboard.press("k")
    expect(page.locator(".decision .steady .option").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The table waits")).to_be_visible()
    other.move()
    expect(page.locator(".entry .number").last).not_to_have_text(str(before))


def test_a_form_of_the_republic(visit: Visitors, town: Town) -> None:
    guests = [town.guest(name) for name in ("Livia", "Marcus", "Gaia")]
    game = planted(town, "senate/rejected_consuls_in_another_order.yaml", guests)
    page = visit(guests[0]).sit(game)
    crumbs = page.locator(".decision-body > .compose .crumb")
    hand = Hand(page)
    before = hand.line()
    assert hand.next()["kind"] == "options"
    page.keyboard.press("1")
    expect(crumbs.first).to_be_visible()
    begun = crumbs.count()
    # A key that comes while the next part is still on its way answers nothing.
    assert hand.next()["kind"] == "options"
    page.keyboard.press("1")
    expect(crumbs).not_to_have_count(begun)
    # Escape goes back a part at a time, to the beginning.
    while left := crumbs.count():
        page.keyboard.press("Escape")
        expect(crumbs).not_to_have_count(left)

    def goes_on(begun: int) -> None:
        eventually(
            lambda: crumbs.count() != begun or hand.line() != before or None,
            lambda: f"the key did nothing: {page.locator('.decision').inner_text()}",
        )

    for _ in range(20):
        kind = hand.next()["kind"]
        begun = crumbs.count()
        page.keyboard.press("Enter" if kind == "preview" else "1")
        if kind == "preview":
            break
        # What has one answer only is answered by itself, so there may be more than one part more,
        # and a short answer is sent with its last part.
        goes_on(begun)
        if hand.line() != before:
            break
    expect(page.locator(".entry .number").last).not_to_have_text(str(before))


def test_the_tabs_of_the_stage_and_what_opens_from_the_header(visit: Visitors, town: Town) -> None:
    guests = [town.guest(name) for name in ("Livia", "Marcus", "Gaia")]
    game = planted(town, "senate/rejected_consuls_in_another_order.yaml", guests)
    page = visit(guests[0]).sit(game)
    tabs = page.locator(".r-tabs [role=tab]")
    tabs.first.focus()
    for n in (1, 2, 3, 0):
        page.keyboard.press("ArrowRight")
        expect(tabs.nth(n)).to_be_focused()
        expect(tabs.nth(n)).to_have_attribute("aria-selected", "true")

    # Escape closes the budget, and only then takes back what was answered.
    crumbs = page.locator(".decision-body > .compose .crumb")
    Hand(page).next()
    page.keyboard.press("1")
    expect(crumbs.first).to_be_visible()
    begun = crumbs.count()
    page.locator(".r-treasury-button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".r-popover")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".r-popover")).to_have_count(0)
    expect(crumbs).to_have_count(begun)
    page.keyboard.press("Escape")
    expect(crumbs).not_to_have_count(begun)


def asked_for_several(key: str) -> Stop:
    """Plays until the first seat is asked this, and may answer with more than one thing."""

    def stop(table: Table) -> bool:
        prompt = table.game.prompt(table.state, 0)
        several = isinstance(prompt, Pick) and (prompt.low, prompt.high) != (1, 1)
        return several and asked(key)(table)

    return stop


def test_things_are_picked_by_their_numbers(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    who = [livia, marcus, town.guest("Gaia")]
    game = town.played("glory", who, "d", asked_for_several("glory-ask-sewer"), bots="greedy")
    page = visit(livia).sit(game)
    items = page.locator(".decision .item-name")
    confirm = page.locator(".decision .confirm")
    page.keyboard.press("1")
    expect(items.first).to_have_attribute("aria-pressed", "true")
    for n in range(1, items.count()):
        if confirm.get_attribute("aria-disabled") != "true":
            break
        page.keyboard.press(str(n + 1))
        expect(items.nth(n)).to_have_attribute("aria-pressed", "true")
    expect(confirm).not_to_have_attribute("aria-disabled", "true")

    # Meanwhile one may ask what is not allowed, and why.
    page.keyboard.press("w")
    expect(page.locator(".refusals")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".refusals")).to_have_count(0)
    before = Hand(page).line()
    page.keyboard.press("Enter")
    expect(page.locator(".entry .number").last).not_to_have_text(str(before))


def test_panels_help_and_the_table_in_words(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "panels", asked("glory-ask-lead", after=12))
    page = visit(livia).sit(game)
    for key, panel in (("c", "chat"), ("n", "notes"), ("r", "rules"), ("l", "log")):
        page.locator("#asked").focus()
        page.keyboard.press(key)
        expect(page.locator(f"#tab-{panel}")).to_be_focused()
        expect(page.locator(f"#tab-{panel}")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
    tab_to(page, "INPUT.line")
    # While something is written, keys are letters.
    page.keyboard.type("u w 1 ?")
    expect(page.locator(".speak .line")).to_have_value("u w 1 ?")
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("u w 1 ?")
    expect(page.get_by_role("heading", name="You are asked")).to_be_visible()

    page.locator("#asked").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("kbd").first).to_be_visible()
    # Tab stays within what is open above the page, and Escape closes it.
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body ||"
            " !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("#asked")).to_be_focused()

    page.keyboard.press("t")
    expect(page.locator(".told h2").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name="The table waits")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".told")).to_have_count(0)

    page.keyboard.press("h")
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("[")
    expect(page.get_by_role("heading", name="You look back")).to_be_visible()
    page.keyboard.press("]")
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)


def test_the_focus_is_seen_everywhere_and_held_nowhere(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    for game, key, bots in (
        ("glory", "glory-ask-lead", "greedy"),
        ("republic", "republic-ask-redistribution", "senator"),
    ):
        who = [livia, marcus, town.guest("Gaia")]
        id_ = town.played(game, who, "stops", asked(key), bots=bots)
        for size in ((1366, 768), PHONE):
            page = visit(livia, size=size).sit(id_)
            forth = stops(page)
            assert any("option" in stop for stop in forth)
            assert any("tab" in stop.lower() for stop in forth)
            page.locator("body").evaluate("() => document.activeElement?.blur()")
            back = stops(page, "Shift+Tab")
            assert len(back) > len(forth) / 2


def test_a_page_of_forms(visit: Visitors) -> None:
    for path in ("/", "/new/republic", "/login", "/rules/glory"):
        page = visit().open(path)
        assert len(stops(page)) > 5


def test_the_arrows_reach_what_confirms(visit: Visitors, town: Town, livia: Guest) -> None:
    who = [livia, town.guest("Marcus"), town.guest("Gaia")]
    until = asked("republic-ask-redistribution")
    page = visit(livia).sit(town.played("republic", who, "a", until, bots="senator"))
    page.evaluate(
        """() => document.querySelector(".compose").insertAdjacentHTML("beforeend",
          '<ul data-arrows="list"><li><button id="one">1</button></li>' +
          '<li><button id="two">2</button></li></ul><button id="confirms">3</button>')"""
    )
    page.locator("#one").focus()
    for reached in ("two", "confirms"):
        page.keyboard.press("ArrowDown")
        assert page.evaluate("() => document.activeElement.id") == reached
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.id") == "two"
