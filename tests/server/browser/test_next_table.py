"""From one table to the next that waits: by key, by button, and round again."""

import re

from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, asked, names
from tests.server.browser.visiting import Visitors
from tests.server.planted import play_on


def test_a_key_and_a_button_lead_to_the_next_table_that_waits(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    ids = []
    for seat in (0, 0, 1):
        who = [livia, marcus]
        table, codes = play_on("glory", names(who), f"next {seat}", asked("glory-ask-lead", seat))
        ids.append(town.game(table, codes, who))
    first, second, third = ids
    visitor = visit(livia)
    # The badge of the page's link counts the two that wait.
    page = visitor.open("/games")
    link = page.get_by_role("link", name=re.compile("^Next table"))
    expect(link).to_contain_text("2")
    link.click()
    page.wait_for_url(re.compile(f"/table/({first}|{second})$"))
    here, there = (first, second) if first in page.url else (second, first)
    page.locator(".decision .option").first.wait_for()
    page.keyboard.press("j")
    page.wait_for_url(f"**/table/{there}")
    page.locator(".decision .option").first.wait_for()
    page.get_by_role("button", name="Next table that waits for you").click()
    page.wait_for_url(f"**/table/{here}")
    # Where it is somebody else's turn, the bar offers the way.
    page = visitor.sit(third)
    page.locator(".decision").get_by_role("button", name="2 wait for you").click()
    page.wait_for_url(re.compile(f"/table/({first}|{second})$"))
    page = visit(marcus).sit(third)
    page.locator(".decision .option").first.wait_for()
    page.keyboard.press("j")
    expect(page.locator(".toast")).to_contain_text("No other table waits for you.")
