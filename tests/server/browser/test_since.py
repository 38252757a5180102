"""What the others did since one's last move: told shortly, and a way into the log."""

import pytest
from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.playing import Hand, eventually, mostly_pass
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

IN_VIEW = """(line) => {
  const log = line.closest(".log").getBoundingClientRect();
  const box = line.getBoundingClientRect();
  return box.top >= log.top - 1 && box.bottom <= log.bottom + 1;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_line_leads_to_the_log(
    visit: Visitors, town: Town, livia: Guest, size: tuple[int, int]
) -> None:
    stop = asked("republic-ask-vote", after=60)
    who: list[Guest | str] = [livia, "senator", "senator", "senator"]
    page = visit(livia, size=size).sit(town.played("republic", who, "see", stop, "senator"))
    head = page.locator("#since")
    page.keyboard.press("e")
    expect(head).to_be_focused()
    if head.get_attribute("aria-expanded") == "false":
        page.keyboard.press("Enter")
    lines = page.locator(".since-line")
    expect(lines.first).to_be_visible()
    assert 1 <= lines.count() <= 6
    page.keyboard.press("Tab")
    expect(lines.first).to_be_focused()
    words = lines.first.inner_text().strip()
    page.keyboard.press("Enter")
    sought = page.locator(".entry.sought")
    expect(sought).to_contain_text(words)
    expect(sought.locator(".number")).to_be_focused()
    assert sought.evaluate(IN_VIEW)


# How many of its lines a reader sees whole.
SEEN = """() => {
  const all = document.querySelector(".since-all").getBoundingClientRect();
  const seen = ({ top, bottom }) => top >= all.top - 1 && bottom <= all.bottom + 1;
  const lines = [...document.querySelectorAll(".since-line")];
  return lines.filter((one) => seen(one.getBoundingClientRect())).length;
}"""


def test_beside_much_that_is_asked_its_signs_stand_in_its_head_and_one_click_shows_it(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    """It said that it was open, and nothing of it was to be seen."""
    stop = asked("republic-ask-vote", after=60)
    who: list[Guest | str] = [livia, "senator", "senator", "senator"]
    page = visit(livia, size=LAPTOP).sit(town.played("republic", who, "see", stop, "senator"))
    head, vote = page.locator("#since"), page.get_by_role("button", name="Vote for it", exact=True)
    expect(head).to_have_attribute("aria-expanded", "false")
    expect(head.locator(".news-sign").first).to_be_visible()
    expect(page.locator(".since-line").first).not_to_be_visible()
    head.click()
    expect(head).to_have_attribute("aria-expanded", "true")
    page.wait_for_function(f"() => ({SEEN})() > 0")
    expect(vote).to_be_in_viewport()
    head.click()
    expect(head).to_have_attribute("aria-expanded", "false")


# Keeps what stood in the middle of the table.
SHOWN = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const moment = document.querySelector(".moment");
    if (moment) window.shown.push(moment.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_what_changes_is_marked_until_a_click_and_news_of_weight_stand_in_the_middle(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    who: list[Guest | str] = [livia, "senator", "senator"]
    page = visit(livia).sit(
        town.played("republic", who, "mo", asked("republic-ask-vote"), "senator")
    )
    page.evaluate(SHOWN)
    hand = Hand(page, 1, mostly_pass)
    marked = page.locator("#board [data-changed]")
    for _ in range(40):
        hand.answer(hand.next())
        hand.next()
        if page.evaluate("window.shown.length") and marked.count():
            break
    assert page.evaluate("window.shown")
    expect(marked).not_to_have_count(0)
    page.locator(".r-turn").click()
    expect(marked).to_have_count(0)


def test_no_wreath_stands_where_all_have_lost(visit: Visitors, town: Town, livia: Guest) -> None:
    who: list[Guest | str] = [livia, "random", "random"]
    page = visit(livia).sit(town.played("republic", who, "fall", bots="random"))
    expect(page.locator(".result-heading")).to_contain_text("Everybody loses")
    expect(page.locator(".since-line").first).to_contain_text("Everybody loses")
    expect(page.locator(".since-line").first.locator(".news-dot")).to_have_count(1)
    expect(page.locator(".laurel")).to_have_count(0)


def test_the_moves_of_bots_are_shown_step_by_step(
    visit: Visitors, town: Town, livia: Guest
) -> None:
    who: list[Guest | str] = [livia, "greedy", "greedy"]
    visitor = visit(livia)
    visitor.context.add_init_script("localStorage.setItem('aedilis-pace', 'step')")
    page = visitor.sit(town.played("glory", who, "pace", asked("glory-ask-lead"), "greedy"))
    expect(page.get_by_role("button", name="Bots: step by step")).to_be_visible()
    lines = page.locator(".entry")
    Hand(page).move()
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    expect(page.locator(".decision.mine")).to_have_count(0)
    shown = lines.count()
    page.keyboard.press("f")
    expect(lines).not_to_have_count(shown)

    # As soon as there is nothing left to be shown the reader is asked.
    def nothing_left() -> bool | None:
        if page.locator(".decision.mine").count() > 0:
            return True
        page.keyboard.press("v")
        return None

    eventually(nothing_left, lambda: "the reader is never asked")
    expect(go_on).to_have_count(0)
