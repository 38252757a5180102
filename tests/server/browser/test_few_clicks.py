"""How many clicks an answer takes: one for one thing to say, none for what is no choice."""

import pytest
from playwright.sync_api import Page, expect

from aedilis.glory.phases.playing import cards_field
from aedilis.kernel.prompt import Form, Pick
from aedilis.kernel.table import Table
from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.playing import Hand
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors, resize


def move_on(page: Page, before: int) -> None:
    """The log has a newer line than this."""
    page.wait_for_function(
        "(n) => Number([...document.querySelectorAll('.entry .number')].at(-1)?.textContent) > n",
        arg=before,
    )


def test_a_demand_takes_two_clicks_at_most(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played(
        "glory", [livia, marcus], "demand", asked("glory-ask-legionary"), bots="greedy"
    )
    page = visit(livia).sit(game)
    before = Hand(page).line()
    # The cards that may be shown stand there at once, and so does what ends it.
    expect(page.locator(".decision .crumb")).to_have_count(0)
    expect(page.locator(".decision .steady .option.last")).to_have_count(1)
    one = page.locator(".decision .options .option:not(.last), .decision .item-name").first
    one.click()
    confirm = page.locator(".decision .confirm")
    if confirm.count():
        confirm.click()
    move_on(page, before)


def demands(table: Table) -> bool:
    """Plays until the first seat may demand with two cards out of several."""
    prompt = table.game.prompt(table.state, 0)
    if not isinstance(prompt, Form) or prompt.key != "glory-ask-legionary":
        return False
    shown = prompt.field(prompt.choices([])[:1])
    return isinstance(shown, Pick) and shown.high > 1 and len(shown.items) > 2


@pytest.mark.parametrize("by_card", [False, True])
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_demand_with_several_cards_takes_two_clicks_at_most(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, size: tuple[int, int], by_card: bool
) -> None:
    game = town.played("glory", [livia, marcus], "demands-0", demands, bots="greedy")
    page = visit(livia, size=size).sit(game)
    before = Hand(page).line()
    both = page.get_by_role("group", name="As many as may be").get_by_role("button")
    pairs = both.count()
    assert pairs > 2
    if by_card:
        page.locator(".decision .item-name").first.click()
        expect(both).not_to_have_count(pairs)
    both.first.click()
    if size == LAPTOP:
        move_on(page, before)
    expect(both).to_have_count(0)
    expect(page.locator(".refused")).to_have_count(0)


def test_a_demand_may_still_be_left(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played(
        "glory", [livia, marcus], "demand", asked("glory-ask-legionary"), bots="greedy"
    )
    page = visit(livia).sit(game)
    page.locator(".decision .steady .option.last").click()
    expect(page.locator("#question").filter(has_text="legionary")).to_have_count(0)
    expect(page.locator(".refused")).to_have_count(0)


def petitions(table: Table) -> bool:
    """Plays until the first seat may lead with a petition, and choose the cards for it."""
    prompt = table.game.prompt(table.state, 0)
    if prompt is None or prompt.key != "glory-ask-lead":
        return False
    fields = (cards_field(table.state, 0, one) for one in prompt.choices([]))
    return any(field and 1 < field.high < sum(field.counts) for field in fields)


@pytest.mark.parametrize("by_card", [False, True])
def test_a_petition_takes_two_clicks(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, by_card: bool
) -> None:
    page = visit(livia).sit(town.played("glory", [livia, marcus], "petition-1", petitions))
    before = Hand(page).line()
    page.locator(".decision .option", has_text="petition").first.click()
    expect(page.locator(".decision .crumb")).to_have_count(1)
    ways = page.locator(".decision .options .option")
    # Of two alike and two others: with both of the two, or with all three kinds.
    expect(ways).to_have_count(3)
    if by_card:
        # What is clicked in the hand leaves the ways with that card.
        page.locator(".g-hand .g-open").nth(1).click()
        expect(ways).to_have_count(2)
    ways.first.click()
    move_on(page, before)
    expect(page.locator(".refused")).to_have_count(0)


def test_a_jack_is_one_entry_with_six_roles(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    def with_jack(table: object) -> bool:
        stop = asked("glory-ask-lead", after=10)
        return stop(table) and table.state.camps[0].jacks > 0  # type: ignore[arg-type, attr-defined]

    page = visit(livia).sit(town.played("glory", [livia, marcus], "jack", with_jack))
    jack = page.get_by_role("group", name="Jack")
    expect(jack.get_by_role("button")).to_have_count(6)
    # The name of the group says that it is the jack, to who hears it too.
    expect(jack.get_by_role("button", name="Laborer")).to_have_count(1)


def test_thinking_is_always_in_view(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "think", asked("glory-ask-lead", after=40))
    page = visit(livia).sit(game)
    for width, height in ((1280, 720), PHONE):
        resize(page, width, height)
        steady = page.locator(".decision .steady .option").first
        expect(steady).to_be_in_viewport(ratio=1)
        page.locator(".decision-body").evaluate("(body) => body.scrollTo(0, body.scrollHeight)")
        expect(steady).to_be_in_viewport(ratio=1)
