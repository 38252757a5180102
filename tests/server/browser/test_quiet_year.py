"""A year of the Republic, against four bots, of somebody who wants nothing, in real clicks."""

import re

from playwright.sync_api import expect

from tests.server.browser.planting import Guest, Town, at_once
from tests.server.browser.playing import LINE
from tests.server.browser.visiting import Visitors

MOST = 12
SEED = "quiet-year"

# What somebody clicks who wants nothing, the first of these that is there: an order by which he
# does no more than he must, nothing of a whole sheet, what passes or ends, and else whatever is
# asked of him first.
WANTED = """() => {
  const bar = document.querySelector(".decision.mine");
  const busy = bar?.querySelector(".compose")?.getAttribute("aria-busy") === "true";
  if (!bar || busy || bar.dataset.clicked === bar.dataset.seq) return null;
  const options = [...bar.querySelectorAll(".decision-body > .compose .option")];
  const leaves = [...bar.querySelectorAll(".ordering .crumb")].find((one) =>
    /abstain|only what must be|neither name|leave them/.test(one.textContent)
    && !one.querySelector("svg"));
  const passes = options.find((one) => one.classList.contains("last"));
  const sends = bar.querySelector(".decision-body > .compose :is(.preview .primary, .confirm)");
  return leaves ?? passes ?? options[0] ?? sends ?? null;
}"""
CLICK = f"""() => {{
  const thing = ({WANTED})();
  if (!thing) return "";
  const bar = document.querySelector(".decision");
  bar.dataset.clicked = thing.closest(".preview, .crumbs") ? "" : bar.dataset.seq;
  thing.click();
  return thing.textContent;
}}"""


def test_who_wants_nothing_needs_few_clicks(visit: Visitors, town: Town, livia: Guest) -> None:
    who: list[Guest | str] = [livia, *["senator"] * 4]
    game = town.played("republic", who, SEED, at_once, options={"scenario": "early"})
    page = visit(livia).sit(game)
    clicked: list[str] = []
    for _ in range(40):
        page.wait_for_function(f"() => ({WANTED})() || /Turn 2/.test(document.body.innerText)")
        if page.get_by_text(re.compile("Turn 2")).count():
            break
        clicked.append(page.evaluate(CLICK))
    assert len(clicked) <= MOST, clicked
    # All of it was played: the game has gone on to another year.
    assert page.evaluate(LINE) > 40
    expect(page.locator(".refused")).to_have_count(0)
