"""One and two people against the Neutrals, a rebel governor on the march, and a trial with an
Advocate, as a person at the table sees them: on a laptop, a tablet and a phone.
"""

import re
from collections.abc import Iterator
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from aedilis.kernel.table import Table
from aedilis.republic.neutrals.division import division
from tests.server.browser.barriers import grave
from tests.server.browser.faults import faults
from tests.server.browser.measuring import wide
from tests.server.browser.planting import Guest, Town, planted
from tests.server.browser.playing import Hand, State, agree, mostly_pass, press, whose_turn
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors, resize

NAMES = ("Livia", "Marcus", "Gaia")
TURNS = 3
VOTES = 20
TABLET = (820, 1180)
OPTION = ".decision-body > .compose .option"
NEUTRAL = r"[Tt]he (?:Imperial|Plutocrat|Conservative|Populist) Faction"
PARAGRAPH = r"\(R\u00a04\.[\d.]+\)"
GUIDELINE = re.compile(rf"{NEUTRAL}.*guideline {PARAGRAPH}")
RUN_TOGETHER = """(notes) => {
  const boxes = [...notes.children].map((one) => [one, one.getBoundingClientRect()]);
  const apart = ([, a], [, b]) => b.top >= a.bottom - 1 || b.left >= a.right + 4;
  return boxes.filter((one, n) => n > 0 && !apart(boxes[n - 1], one)).map(([one]) => one.innerText);
}"""
"""What follows a note without a gap."""
NOT_LEFT_TO_THE_PERSON = re.compile(r"R 1\.09\.(?:1|2|4)")
"""Chapter 4: there is nothing to propose, to vote on or to prosecute, and nobody is elected
(4.05.1). A game begun on the first page has a seed of its own: what else it asks differs.
"""
BY_GUIDELINES = {
    r"^(\S.*) bids \d+ T\.$": "has {} bid .* by its guideline",
    r"^(\S.*) gains (?:a|no) knight: ": "{} of .* spends .* by its guideline",
    r"^(\S.*) tries to persuade .* with a bribe ": "chooses .* won by {} with .* by its guideline",
    r"^(\S.*) holds games: ": "{} of .* pays for .* by its guideline",
    r"^(\S.*) lays down his command\.": "{} of .* (?:lays down|rebels) .*by its guideline",
}
"""What senators of Neutrals do, and the line before it that says why. Whoever wants to revolt lays
down his command when another one does with a stronger army (1.11.3).
"""


def well(page: Page) -> None:
    """Nothing is cut, covered, too faint or too wide, on a tablet, a phone and a laptop."""
    found: list[str] = []
    for width, height in (TABLET, PHONE, LAPTOP):
        resize(page, width, height)
        found += [f"{width}: {fault}" for fault in [*faults(page), *wide(page), *grave(page)]]
    assert "\n".join(found) == ""


def lines(page: Page) -> list[str]:
    """All lines of the log from the first on, the older ones fetched."""
    log = page.locator(".log")
    log.wait_for()
    return [line for entry in log.locator(".entry").all_inner_texts() for line in entry.split("\n")]


def explained(told: list[str], own: set[str]) -> None:
    """Whatever the senators of a Neutral have done was said before to be by its guideline, and
    every guideline is said with its paragraph. `own` were ever senators of the person.
    """
    assert any(GUIDELINE.search(line) for line in told)
    bare = [one for one in told if "guideline" in one and not re.search(PARAGRAPH, one)]
    assert bare == []
    done = 0
    for at, line in enumerate(told):
        for act, why in BY_GUIDELINES.items():
            found = re.match(act, line)
            if found is None or found[1] in own:
                continue
            done += 1
            reason = re.compile(why.format(re.escape(found[1])))
            assert any(reason.search(one) for one in told[max(0, at - 20) : at]), line
    assert done > 4, "the Neutrals have hardly done anything"


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
    asked: list[State] = []
    own: set[str] = set()

    def played(state: State) -> bool:
        asked.append(state)
        own.update(mine(page))
        return turn(page) > TURNS

    state = hand.until(played)
    assert [one for one in asked if NOT_LEFT_TO_THE_PERSON.match(unquote(one["rule"]))] == []
    assert len({one["rule"] for one in asked}) > 4, "hardly anything was asked"
    log = page.locator(".log")
    expect(log).to_contain_text("The ruling coalition")
    explained(lines(page), own)
    expect(page.locator(".r-strip .r-plate-name")).to_have_text(
        ["Imperials", "Plutocrats", "Conservatives", "Populists"], ignore_case=True
    )
    if state["kind"] != "over":
        well(page)


def mine(page: Page) -> set[str]:
    """The senators of the person, by name."""
    return set(page.locator(".r-mine .r-senator-name").all_inner_texts())


def abstain(state: State, chance: Iterator[int]) -> int:
    """Keeps out of a vote, and lets whatever is held go on."""
    for word in ("Abstain", "Pass", "No"):
        for at, option in enumerate(state["options"]):
            if option.startswith(word):
                return at
    return mostly_pass(state, chance)


def swayed(page: Page) -> list[str]:
    """What the log says of the plea."""
    return re.findall(r"votes for innocence ([+-]?\d+)", page.locator(".log").inner_text())


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
    province = page.locator(".r-province", has=page.locator(".r-camp"))
    expect(province).to_have_attribute("aria-label", re.compile("^Africa.*held by a rebel"))
    question = page.locator(".decision-body > .compose .question")
    expect(question).to_contain_text("Fabius march on Rome, or stay in Africa?")
    press(page, OPTION, "March on Rome")
    expect(page.locator(".log")).to_contain_text(
        "Fabius leaves Africa to march on Rome, and is at sea with all his forces."
    )
    # The table shows him out of his province, and what he takes along.
    label = re.compile("^Africa.*a rebel’s, who is at sea with his forces")
    expect(province).to_have_attribute("aria-label", label)
    expect(page.locator(".r-war-of-march")).to_contain_text("Fabius")
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
    press(marcus, OPTION, "Claudius")
    press(gaia, OPTION, "Yes")
    for page in (livia, marcus, gaia):
        plea = page.locator(".r-notes")
        # Who speaks against whom, and how well each of them does.
        expect(plea).to_contain_text(re.compile(r"Claudius \(ORA 3\).*Furius \(ORA 3\)"))
        # What else is noted does not run on in the same words.
        assert plea.locator("small").count() == 2
        assert plea.evaluate(RUN_TOGETHER) == []
    well(marcus)
    pages = [livia, marcus, gaia]
    for page in pages:
        # On a phone the log is a sheet of its own.
        resize(page, *LAPTOP)
    hands = [Hand(page, seed=n, choose=abstain) for n, page in enumerate(pages)]
    sways = re.compile(
        r"Claudius pleads against Furius: dice .*, modifier .*, total .*"
        r"votes for innocence [+-]?\d+"
    )
    for _ in range(VOTES):
        if "votes for innocence" in gaia.locator(".log").inner_text():
            break
        hands[whose_turn(pages)].move()
        agree(hands)
    for page in pages:
        # What the plea sways is said, with its dice, and what it brings to both who spoke.
        expect(page.locator(".log")).to_contain_text(sways)
        expect(page.locator(".log")).to_contain_text(
            re.compile(r"(?:Claudius|Furius) (?:gains|loses) 3 influence by the trial")
        )
    assert len({tuple(found) for page in pages for found in [swayed(page)]}) == 1
