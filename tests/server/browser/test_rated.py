"""A rated table is made and joined by two people, who come to each other's pages from it."""

import pytest
from playwright.sync_api import expect

from tests.server.browser.planting import Town
from tests.server.browser.rated import make
from tests.server.browser.visiting import Visitors


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_a_rated_table_says_so_and_names_lead_to_pages(
    town: Town, visit: Visitors, size: tuple[int, int]
) -> None:
    livia, marcus = (
        visit(town.account(f"{name} {size[0]}"), size=size) for name in ("Livia", "Marcus")
    )
    make(livia.open("/new/glory"))
    join = livia.page.url.removeprefix(livia.url)
    marcus.open(join)
    expect(marcus.page.get_by_text("This table is rated")).to_be_visible()
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.page.wait_for_url("**/table/*")
    page = livia.sit(join.rsplit("/", 1)[1])
    expect(page.locator(".turn .badge", has_text="rated")).to_be_attached()
    page.locator("button.strip").click()
    page.get_by_role("dialog").get_by_role("link", name=f"Marcus {size[0]}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Marcus {size[0]}")
    page.get_by_role("link", name="Ladder").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder: Glory to Rome")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
