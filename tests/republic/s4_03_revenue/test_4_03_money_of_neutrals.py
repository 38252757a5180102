"""The money of factions without a player (4.03.1 to 4.03.4)."""

import pytest

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS, index_of
from aedilis.republic.definitions.named import CONSERVATIVES, EVIL_OMENS
from aedilis.republic.neutrals.deciding import answered
from aedilis.republic.neutrals.guidelines import guideline
from aedilis.republic.neutrals.purse import payer
from aedilis.republic.neutrals.revenue import match_contributions, share_income, spoils
from aedilis.republic.phases.forum.auction import AuctionFrame
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.revenue.contributions import contribute
from aedilis.republic.phases.revenue.development import develop
from aedilis.republic.phases.revenue.income import PROVINCE_FROM, SPOILS, IncomeFrame
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revenue.redistribution import RedistributionFrame, payees
from aedilis.republic.rules.money import BANK, FACTION, TABLE, pay
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.choices import PASS
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import CAPTIVE, CORRUPT, LAW, PROVINCE, ROME
from tests.republic.setup.neutrals import (
    CONSERVATIVE,
    IMPERIAL,
    PLUTOCRAT,
    POPULIST,
    YOU,
    bare,
    chest,
    member,
    named,
    throws,
)


def earned(s: RepublicState, faction: int, talents: int) -> None:
    """A faction shares out what it has earned."""
    pay(s, BANK, TABLE, talents)
    share_income(s, faction, talents)
    assert s.escrow == 0


@rule("R 4.03.1-a", "R 4.02.1-b")
@pytest.mark.parametrize(
    ("faction", "count", "talents", "dice", "leader", "each", "treasury"),
    [
        (POPULIST, 4, 8, (), 4, 1, 1),
        (IMPERIAL, 3, 9, (4,), 5, 0, 4),
        (IMPERIAL, 3, 3, (5,), 0, 0, 3),
        (PLUTOCRAT, 3, 8, (), 2, 2, 2),
        (CONSERVATIVE, 3, 9, (), 5, 0, 4),
        (POPULIST, 4, 2, (), 1, 0, 0),
    ],
)
def test_income_is_one_sum_shared_by_the_guideline(
    faction: int, count: int, talents: int, dice: tuple[int, ...], leader: int, each: int,
    treasury: int,
) -> None:  # fmt: skip
    """R-4.03.1: the Conservatives' 9 are 4 for the treasury and 5 for their leader."""
    s = bare()
    names = ("cornelius", "fabius", "valerius", "julius")[:count]
    slots = [member(s, faction, name, 9 - n) for n, name in enumerate(names)]
    s.factions[faction].leader = slots[0]
    throws(s, *dice)
    earned(s, faction, talents)
    assert s.factions[faction].treasury == treasury
    assert s.senator(slots[0]).talents == leader
    assert s.senator(slots[-1]).talents == each
    assert sum(s.senator(slot).talents for slot in slots) + treasury == talents
    assert named(s, "republic-neutral-income")[0]["rule"] == "R 4.03.1"


@rule("R 4.03.1-a")
def test_the_richest_has_the_leaders_part_where_the_leader_is_captive() -> None:
    """R-4.03.1."""
    s = bare()
    slots = [member(s, CONSERVATIVE, name) for name in ("cornelius", "fabius", "valerius")]
    s.factions[CONSERVATIVE].leader = slots[0]
    s.senator(slots[0]).place = CAPTIVE
    s.senator(slots[2]).talents = 3
    s.bank -= 3
    earned(s, CONSERVATIVE, 4)
    assert [s.senator(slot).talents for slot in slots] == [0, 0, 5]


@rule("R 4.03.1-b", "R 4.03.1-d", "R 4.03.1-c")
def test_neutrals_move_no_talents() -> None:
    s = bare()
    slot = member(s, PLUTOCRAT, "fabius", talents=9)
    chest(s, PLUTOCRAT, 7)
    s.stack.append(RedistributionFrame(PLUTOCRAT, 1 << PLUTOCRAT))
    assert answered(s, s.stack[-1].asks(s))
    assert s.stack[-1].advance(s)
    assert (s.senator(slot).talents, s.factions[PLUTOCRAT].treasury) == (9, 7)


def test_an_answer_that_is_not_allowed_is_found_out_where_the_game_is_told() -> None:
    s = bare()
    odd: list[Prompt] = [Choose(PLUTOCRAT, "republic-ask-trade", "R 4.03.1", [PASS])]
    with pytest.raises(RuntimeError, match="republic-ask-trade: a guideline answers"):
        answered(s, odd)


@rule("R 4.02.1-c", "R 4.03.1-c")
def test_nobody_gives_talents_to_a_neutral() -> None:
    """R-4.01.1: a gift to a Neutral is illegal."""
    s = bare(2)
    for seat, name in enumerate(("cornelius", "fabius", "valerius")):
        member(s, seat, name)
    assert FACTION + 1 in payees(s, YOU, FACTION + YOU, True)
    assert FACTION + 2 not in payees(s, YOU, FACTION + YOU, True)


@rule("R 4.03.2-a")
def test_the_richest_pays_then_the_most_influential_then_lots() -> None:
    s = bare()
    poor = member(s, IMPERIAL, "cornelius", 30, 2)
    first = member(s, IMPERIAL, "fabius", 5, 6)
    second = member(s, IMPERIAL, "valerius", 8, 6)
    assert payer(s, [poor, first, second]) == second
    s.senator(first).influence = 8
    throws(s, 6, 5, 1, 1)
    assert payer(s, [poor, first, second]) == first
    assert payer(s, []) == NONE


def governs(s: RepublicState, faction: int, name: str) -> IncomeFrame:
    """Somebody governs a province whose spoils he may take now."""
    slot = member(s, faction, name)
    s.holdings[0] = Holding(False, slot, 2)
    s.senator(slot).place = PROVINCE
    s.senator(slot).at = 0
    frame = IncomeFrame([PROVINCE_FROM], 0)
    s.stack.append(frame)
    return frame


@rule("R 4.03.3-a")
@pytest.mark.parametrize(
    ("faction", "dice", "takes"),
    [
        (IMPERIAL, (4,), True),
        (IMPERIAL, (3,), False),
        (POPULIST, (3,), True),
        (POPULIST, (2,), False),
        (PLUTOCRAT, (), True),
        (CONSERVATIVE, (), False),
    ],
)
def test_governors_take_spoils_by_their_guideline(
    faction: int, dice: tuple[int, ...], takes: bool
) -> None:
    s = bare()
    governs(s, faction, "fabius")
    throws(s, *dice)
    prompt = Choose(faction, "republic-ask-spoils", "R 1.06.13", [SPOILS, PASS])
    assert spoils(s, prompt) == [SPOILS if takes else PASS]


@rule("R 4.03.3-b")
@pytest.mark.parametrize("name", ["cicero", "cato_the_elder", "cato_the_younger"])
def test_some_statesmen_never_take_spoils(name: str) -> None:
    s = bare()
    governs(s, PLUTOCRAT, name)
    prompt = Choose(PLUTOCRAT, "republic-ask-spoils", "R 1.06.13", [SPOILS, PASS])
    assert spoils(s, prompt) == [PASS]


def givers() -> tuple[RepublicState, int, int, int]:
    """You, and one rich senator each of Imperials, Conservatives and Plutocrats."""
    s = bare()
    you = member(s, YOU, "cornelius", talents=60)
    imperial = member(s, IMPERIAL, "fabius", 3, 30)
    plutocrat = member(s, PLUTOCRAT, "valerius", 3, 90)
    conservative = member(s, CONSERVATIVE, "julius", 3, 20)
    contribute(s, you, 25)
    return s, imperial, plutocrat, conservative


@rule("R 4.03.4-a", "R 4.03.4-b")
def test_some_match_what_players_give_or_give_nothing() -> None:
    s, imperial, plutocrat, conservative = givers()
    match_contributions(s)
    left = [s.senator(slot).talents for slot in (imperial, plutocrat, conservative)]
    assert left == [5, 90, 20]
    assert named(s, "republic-neutral-matches") == [
        {"rule": "R 4.03.4", "person": imperial, "talents": 25}
    ]


@rule("R 4.03.4-c", "R 4.03.4-d")
def test_whoever_can_be_consul_for_life_gives_the_least_that_does_it() -> None:
    s = bare()
    slot = member(s, PLUTOCRAT, "valerius", 32, 60)
    match_contributions(s)
    assert (s.senator(slot).talents, s.senator(slot).influence) == (35, 35)
    assert guideline(s, PLUTOCRAT).charity


@rule("R 4.03.4-c")
def test_nobody_gives_in_vain() -> None:
    s = bare()
    slot = member(s, PLUTOCRAT, "valerius", 27, 60)
    match_contributions(s)
    assert s.senator(slot).talents == 60


@rule("R 4.03.4-a", "R 4.03.4-b")
@pytest.mark.parametrize(("purse", "left"), [(30, 5), (25, 0), (24, 24)])
def test_what_is_matched_is_the_sum_of_all_that_players_give(purse: int, left: int) -> None:
    """R-4.03.4: to 10 and 15 of players the Conservatives add 25 or nothing."""
    s = bare(2)
    for seat, (name, talents) in enumerate((("cornelius", 10), ("valerius", 15))):
        contribute(s, member(s, seat, name, talents=talents), talents)
    conservative = 2 + CONSERVATIVES
    member(s, conservative, "julius", 9, 3)
    rich = member(s, conservative, "fabius", 3, purse)
    match_contributions(s)
    assert s.senator(rich).talents == left


@rule("R 4.03.4-c", "R 1.13.1")
def test_influence_is_reached_for_under_a_law_against_one_man_rule_too() -> None:
    """R-4.03.4: and it makes nobody Consul for Life then."""
    s = bare(scenario="late")
    s.zone[LAWS[index_of("law", "military_reforms")].card] = LAW
    slot = member(s, PLUTOCRAT, "valerius", 32, 60)
    match_contributions(s)
    assert (s.senator(slot).talents, s.senator(slot).influence) == (35, 35)


@rule("R 4.03.2-a", "R 4.04.3", "R 4.04.5")
@pytest.mark.parametrize("place", [ROME, PROVINCE])
def test_only_who_may_act_pays(place: int) -> None:
    """R-4.03.2: with the richest in a province the next in Rome bids, and has the knight."""
    s = bare()
    s.turn = 3
    rich = member(s, PLUTOCRAT, "fabius", 9, 20)
    next_ = member(s, PLUTOCRAT, "valerius", 3, 10)
    member(s, YOU, "cornelius", talents=30)
    if place == PROVINCE:
        s.holdings[0] = Holding(False, rich, 2)
        s.senator(rich).place, s.senator(rich).at = PROVINCE, 0
    pays = rich if place == ROME else next_
    s.stack.append(AuctionFrame(PLUTOCRAT, 0, 0, NONE))
    throws(s, 6)
    assert answered(s, s.stack[-1].asks(s))
    assert s.stack.pop().fields()[3] == pays
    s.stack.append(InitiativeFrame(PLUTOCRAT, INITIATIVE_STEPS.step("knights")))
    throws(s, 6)
    assert answered(s, s.stack[-1].asks(s))
    assert s.senator(pays).knights == 1


@rule("R 4.03.3-a", "R 1.06.4")
@pytest.mark.parametrize(
    ("omens", "die", "corrupt", "developed"),
    [(0, 2, False, True), (0, 3, True, False), (1, 3, False, False)],
)
def test_who_takes_no_spoils_develops_his_province_better(
    omens: int, die: int, corrupt: bool, developed: bool
) -> None:
    """R-4.03.3: a Populist's 2 means no spoils, and 1 more for development."""
    s = bare()
    s.events[EVIL_OMENS] = omens
    frame = governs(s, POPULIST, "fabius")
    s.stack.insert(0, RevenueFrame(purses=[0] * len(s.factions)))
    assert frame.asks(s)[0].key == "republic-ask-spoils"
    throws(s, die, 1, 1, 1)
    assert answered(s, s.stack[-1].asks(s))
    slot = next(slot for slot, _ in of_faction(s, POPULIST))
    assert bool(s.senator(slot).marks & CORRUPT) == corrupt
    s.stack = s.stack[:1]
    throws(s, 5)
    develop(s)
    holding = s.holdings[0]
    assert holding is not None
    assert holding.developed == developed
