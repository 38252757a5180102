"""One and two people against the Neutrals, a rebel governor on the march, and a trial with an
Advocate, as a person at the table sees them: on a laptop and on a phone.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from aedilis.kernel.table import Table
from aedilis.republic.neutrals.division import division
from tests.server.browser.planting import Guest, Town, planted
from tests.server.browser.playing import Hand, agree, mostly_pass, press, whose_turn
from tests.server.browser.test_accessible import grave
from tests.server.browser.test_phone import wide
from tests.server.browser.test_whole import faults
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

NAMES = ("Livia", "Marcus", "Gaia")
TURNS = 3
OPTION = ".decision-body > .compose .option"
GUIDELINE = re.compile(
    r"The (?:Imperial|Plutocrat|Conservative|Populist) Faction .*guideline \(R 4"
)


def well(page: Page) -> None:
    """Nothing is cut, covered, too faint or too wide, on a laptop and on a phone."""
    found: list[str] = []
    for width, height in (PHONE, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {fault}" for fault in [*faults(page), *wide(page), *grave(page)]]
    assert "\n".join(found) == ""


def turn(page: Page) -> int:
    """The turn that the table is in; 0 before the first."""
    said = page.locator(".r-header").inner_text()
    return max(map(int, re.findall(r"turn (\d+)", said, re.IGNORECASE)), default=0)


def test_a_game_alone_is_begun_from_the_first_page(visit: Visitors) -> None:
    page = visit(motion="reduce").open("/")
    page.get_by_label("Name", exact=True).last.fill("Livia")
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url(re.compile("/table/"))
    hand = Hand(page, seed=7, choose=mostly_pass)
    state = hand.until(lambda _: turn(page) > TURNS)
    log = page.locator(".log")
    # Whoever has no player acts by a guideline, and which one is said.
    expect(log).to_contain_text(GUIDELINE)
    expect(log).to_contain_text("The ruling coalition")
    expect(page.locator(".r-strip .r-plate-name")).to_have_text(
        ["Imperials", "Plutocrats", "Conservatives", "Populists"], ignore_case=True
    )
    if state["kind"] != "over":
        well(page)


def divided(table: Table) -> bool:
    """Plays until the spoils are divided, and the first of two may have a word in it."""
    prompt = table.game.prompt(table.state, 0)
    asked = prompt is not None and not prompt.optional
    return asked and division(table.state) is not None


def test_two_see_the_same_coalition(visit: Visitors, town: Town) -> None:
    who: list[Guest | str] = [town.guest(name) for name in NAMES[:2]]
    game = town.played("republic", who, "s2", divided)
    pages = [visit(one).sit(game) for one in who if isinstance(one, Guest)]
    for page in pages:
        floor = page.locator(".r-coalition")
        for label in ("By votes", "Coalition", "Dominant Player", "Plan", "Still to be had"):
            expect(floor).to_contain_text(label)
        # Each of the five has its shield before the names.
        expect(floor.locator("dd").first.locator(".r-badge")).to_have_count(5)
    told = [page.locator(".r-coalition").inner_text() for page in pages]
    assert told[0] == told[1]
    well(pages[0])
    hands = [Hand(page, seed=n, choose=mostly_pass) for n, page in enumerate(pages, 3)]
    for _ in range(6):
        hands[whose_turn(pages)].move()
        agree(hands)
    for page in pages:
        expect(page.locator(".log")).to_contain_text(GUIDELINE)


def test_a_rebel_governor_marches(visit: Visitors, town: Town) -> None:
    who = [town.guest(name) for name in NAMES]
    page = visit(who[0]).sit(planted(town, "rebels/march_later.yaml", who))
    expect(page.locator(".r-war-of-rebels .r-sign-camp")).to_have_count(1)
    expect(page.locator(".r-province .r-camp .r-sign-camp")).to_have_count(1)
    well(page)
    press(page, OPTION, "March on Rome")
    expect(page.locator(".log")).to_contain_text(re.compile("Fabius.*(sails|sea|march)"))
    expect(page.locator(".r-war-of-march .r-sign-vexillum")).to_have_count(1)
    expect(page.locator(".r-province .r-camp .r-sign-vexillum")).to_have_count(1)
    expect(page.locator(".r-war-of-rebels")).to_have_count(0)


def test_who_may_stop_rebels_at_sea_sees_his_chances(visit: Visitors, town: Town) -> None:
    who = [town.guest(name) for name in NAMES]
    page = visit(who[1]).sit(planted(town, "rebels/crossing_landed.yaml", who))
    fight = page.locator(".r-combat")
    expect(fight).to_contain_text("Manlius")
    expect(fight.locator(".r-bar .r-part")).to_have_count(3)
    well(page)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_advocate_pleads(visit: Visitors, town: Town, size: tuple[int, int]) -> None:
    who = [town.guest(name) for name in NAMES]
    game = planted(town, "advocates/plea.yaml", who)
    livia, marcus, gaia = [visit(one, size=size).sit(game) for one in who]
    press(livia, OPTION, "Begin a major prosecution")
    press(livia, OPTION, "Furius")
    press(livia, ".decision-body > .compose .primary", "Send")
    press(marcus, OPTION, "Claudius")
    press(gaia, OPTION, "Yes")
    for page in (livia, marcus, gaia):
        plea = page.locator(".r-notes")
        # Who speaks against whom, and how well each of them does.
        expect(plea).to_contain_text(re.compile(r"Claudius \(ORA 3\).*Furius \(ORA 3\)"))
    well(marcus)
