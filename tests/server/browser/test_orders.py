"""A question answered in advance, in the dialog of standing orders."""

from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import Visitors


def test_all_orders_stand_in_one_place(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    who: list[Guest | str] = [livia, marcus, "senator"]
    game = town.played("republic", who, "votes", asked("republic-ask-vote"), "senator")
    page = visit(livia).sit(game)
    page.get_by_role("button", name="Standing orders").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give the order").click()
    given = dialog.get_by_role("list", name="Orders you have given").get_by_role("button")
    expect(given).to_have_count(1)
    expect(dialog.locator(".order").first).to_be_visible()
    # A moment is a heading here.
    first = "(one) => getComputedStyle(one, '::first-letter').textTransform"
    assert dialog.locator(".order legend").first.evaluate(first) == "uppercase"
    given.click()
    expect(given).to_have_count(0)


def test_a_question_is_passed_by_an_order_and_asked_again_without_it(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    who: list[Guest | str] = [livia, marcus, "senator"]
    game = town.played("republic", who, "orders", asked("republic-ask-knights"), "senator")
    page = visit(livia).sit(game)
    question = page.locator(".decision.mine #question")
    before = question.inner_text()

    page.get_by_role("button", name="Standing orders").click()
    order = page.locator("dialog .order", has_text="knights")
    expect(order.get_by_label("Ask me")).to_be_checked()
    expect(order.get_by_role("radio")).to_have_count(2)
    order.get_by_label("Pass for me").check()
    expect(question.filter(has_text=before)).to_have_count(0)
    expect(order.get_by_label("Pass for me")).to_be_checked()
    order.get_by_label("Ask me").check()
    expect(order.get_by_label("Ask me")).to_be_checked()
