"""Two people at a table: one blocks the other and reports him, and who looks after the server sees
to it; on the narrowest screen, and by keyboard where it is quicker.
"""

from typing import Any

from playwright.sync_api import expect
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store import watch
from tests.server.browser.planting import Guest, Town, asked, names
from tests.server.browser.visiting import PHONE, Visitors
from tests.server.planted import play_on


def grant(town: Town, who: Guest) -> None:
    async def work(c: AsyncConnection) -> bool:
        return await watch.set_admin(c, who.person.id, True)

    async def act(store: Any) -> None:
        assert await store.writing(work)

    town._do(act)


def test_a_line_is_blocked_reported_and_seen_to(visit: Visitors, town: Town) -> None:
    claudia, rudis, custos = (
        town.account(name) for name in ("Claudia Proba", "Rudis Lingua", "Custos Publicus")
    )
    grant(town, custos)
    who = [claudia, rudis]
    table, codes = play_on("glory", names(who), "company", asked("glory-ask-lead"))
    game = town.game(table, codes, who)
    theirs, mine = visit(rudis).sit(game), visit(claudia, fresh=True).sit(game)
    theirs.keyboard.press("c")
    theirs.locator(".speak input").fill("a rude word")
    theirs.keyboard.press("Enter")
    mine.keyboard.press("c")
    line = mine.locator(".speech", has_text="a rude word")
    line.get_by_role("button", name="More about this line").press("Enter")
    with mine.context.expect_page() as opened:
        line.get_by_role("link", name="Report this line").click()
    report = opened.value
    expect(report.locator("blockquote")).to_have_text("a rude word")
    report.get_by_label("Reason").fill("It is rude.")
    report.get_by_role("button", name="Report").click()
    expect(report.get_by_role("status")).to_contain_text("Your report has been taken")
    line.get_by_role("button", name="Block Rudis Lingua").click()
    expect(mine.locator(".chat")).to_contain_text("Hidden line of a blocked person")
    expect(mine.locator(".chat")).not_to_contain_text("a rude word")
    page = visit(custos, size=PHONE).open("/admin")
    card = page.locator(".table-card", has_text="a rude word")
    expect(card).to_contain_text("It is rude.")
    card.get_by_role("link", name="about Rudis Lingua").click()
    page.locator(".table-card summary").click()
    page.get_by_label("Reason").fill("rude words")
    page.get_by_role("button", name="Suspend", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("Suspended.")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    theirs.locator(".speak input").fill("another one")
    theirs.keyboard.press("Enter")
    expect(theirs.locator(".toast")).to_contain_text("Your account is suspended")
