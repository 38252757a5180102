"""Personal income (1.06.1 to 1.06.13, 1.13.1, 1.09.53)."""

import pytest

from aedilis.kernel.prompt import Amount, Choose
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    ARMAMENTS,
    DROUGHT,
    EVIL_OMENS,
    LAND_COMMISSIONER,
    VERRES,
)
from aedilis.republic.phases.revenue.income import PROFITEER, SPOILS
from aedilis.republic.phases.revenue.phase import REVENUE_STEPS, RevenueFrame
from aedilis.republic.rules.concessions import pay_suppliers
from aedilis.republic.state.choices import PASS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CORRUPT, RAIDERS
from tests.republic.setup.money import rich
from tests.republic.setup.opening import bring, province_number, sound
from tests.republic.setup.revenue import (
    ACILIUS,
    AURELIUS,
    CLAUDIUS,
    CORNELIUS,
    FLAMINIUS,
    FULVIUS,
    JULIUS,
    PAPIRIUS,
    TERENTIUS,
    asked,
    begin,
    by_legate,
    dice,
    finish,
    govern,
    hold_concession,
    quiet,
    rebel,
    say,
    told,
    unaligned,
    until,
)


def incomes(s: RepublicState) -> list[object]:
    return [one["talents"] for one in told(s, "republic-income")]


@rule("R 1.06.1", "R 1.06.11-a", "R 1.06.11-b", "R 1.06.12-a")
def test_a_leader_gets_three_any_other_one_and_each_knight_one_more() -> None:
    s = quiet()
    s.senator(CLAUDIUS).knights = 4
    until(s, "redistribution", begin(s))
    assert incomes(s) == [3 + 1 + 1 + 4, 5, 5]
    # One sum for each player: nobody has it on his card yet, and the table is empty again.
    assert [faction.treasury for faction in s.factions] == [9, 5, 5]
    assert all(one is None or one.talents == 0 for one in s.senators)
    assert s.escrow == 0
    sound(s)


@rule("R 1.06.1-a", "R 1.11.34", "R 1.10.71-b", "R VII.captive-pointer", "R 1.09.53")
def test_rebels_captives_and_the_unaligned_collect_nothing() -> None:
    s = quiet()
    for slot in (CLAUDIUS, TERENTIUS, FULVIUS):
        s.senator(slot).knights = 3
    hold_concession(s, TERENTIUS, "mining")
    rebel(s, CLAUDIUS, 0)
    s.senator(TERENTIUS).place, s.senator(TERENTIUS).at = CAPTIVE, RAIDERS
    unaligned(s, FULVIUS)
    until(s, "redistribution", begin(s))
    assert incomes(s) == [4, 2, 4]
    assert s.exposed == 0


@rule("R 1.06.12-b", "R 1.06.12-c", "R 1.07.32-d", "R 1.07.32-e")
def test_yearly_concessions_are_always_collected_and_their_bars_lie_open() -> None:
    s = quiet()
    mining = hold_concession(s, CLAUDIUS, "mining")
    farmer = hold_concession(s, CLAUDIUS, "tax_farmer_2")
    grain = hold_concession(s, JULIUS, "sicilian_grain")
    s.bills[1] = 1
    hold_concession(s, FULVIUS, "land_commissioner")
    # Armaments pay when legions are raised, and not now.
    hold_concession(s, FULVIUS, "armaments")
    prompt = begin(s)
    assert asked(prompt) == (0, "republic-ask-redistribution")
    assert incomes(s) == [5 + 3 + 2, 5 + 4, 5 + 3]
    assert s.exposed == sum(1 << one for one in (mining, farmer, grain, LAND_COMMISSIONER))
    assert not s.exposed >> ARMAMENTS & 1


@rule("R 1.06.12", "R 1.08.12", "R VII.drought")
@pytest.mark.parametrize(
    ("droughts", "choice", "talents", "popularity"),
    [(1, PROFITEER, 10, -2), (3, PROFITEER, 20, -4), (2, PASS, 5, 0)],
)
def test_in_a_drought_grain_may_be_sold_dear(
    droughts: int, choice: int, talents: int, popularity: int
) -> None:
    s = quiet()
    hold_concession(s, JULIUS, "aegyptian_grain")
    s.events[DROUGHT] = droughts
    prompt = begin(s)
    assert asked(prompt) == (1, "republic-ask-profiteer")
    assert prompt is not None
    assert prompt.params is not None
    assert prompt.params["times"] == 1 + droughts
    say(s, choice)
    assert incomes(s) == [5, 5 + talents, 5]
    assert s.senator(JULIUS).popularity == popularity
    assert s.exposed
    sound(s)


@rule("R 1.06.11", "R 1.06.12")
def test_crassus_has_twice_his_own_income_and_his_concessions_but_not_his_knights() -> None:
    s = quiet()
    crassus = bring(s, 0, "crassus")
    s.senator(crassus).knights = 5
    hold_concession(s, crassus, "mining")
    until(s, "redistribution", begin(s))
    assert incomes(s)[0] == 5 + 2 + 6 + 5
    s.factions[0].leader = crassus
    s.log = []
    until(s, "redistribution", begin(s))
    assert incomes(s)[0] == 3 + 6 + 6 + 5


@rule("R 1.06.12", "R 1.09.632")
def test_crassus_has_twice_the_profit_of_arms_and_ships_too() -> None:
    s = quiet()
    crassus = bring(s, 0, "crassus")
    hold_concession(s, crassus, "armaments")
    hold_concession(s, JULIUS, "ship_building")
    pay_suppliers(s, 3, 2)
    assert (s.senator(crassus).talents, s.senator(JULIUS).talents) == (3 * 2 * 2, 2 * 3)
    hold_concession(s, crassus, "ship_building")
    pay_suppliers(s, 0, 1)
    assert s.senator(crassus).talents == 12 + 2 * 3


@rule("R 1.06.13-a", "R 1.06.13-b", "R 1.06.13-e")
def test_spoils_are_a_choice_before_the_dice_and_corrupt_whatever_these_bring() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia", developed=True)
    govern(s, JULIUS, "africa", developed=True)
    dice(s, 5)
    prompt = begin(s)
    assert asked(prompt) == (0, "republic-ask-spoils")
    assert isinstance(prompt, Choose)
    assert prompt.options == [SPOILS, PASS]
    prompt = say(s, SPOILS)
    assert s.senator(CLAUDIUS).marks & CORRUPT
    assert s.senator(CLAUDIUS).plundered == 1 << province_number("sicilia")
    assert asked(prompt)[0] == 1
    say(s, PASS)
    assert not s.senator(JULIUS).marks & CORRUPT
    assert s.senator(JULIUS).plundered == 0
    # 1d6+4 with a five.
    assert incomes(s) == [5 + 9, 5, 5]
    assert s.dice.script == []


@rule("R 1.06.13-c", "R 1.06.13-d", "R 1.06.13-e", "R 1.06.53-c", "R VII.loose-ends")
def test_the_worked_example_of_hispania_ulterior() -> None:
    """R-1.06.13a: one die, a 2, less 3: the governor pays nothing and the State 1."""
    s = quiet()
    govern(s, CLAUDIUS, "hispania_ulterior")
    dice(s, 2, 1, 1)
    begin(s)
    prompt = say(s, SPOILS)
    # Without talents of his own he cannot pay and is not asked.
    assert asked(prompt) == (0, "republic-ask-redistribution")
    assert told(s, "republic-spoils")[0]["talents"] == -1
    assert s.senator(CLAUDIUS).marks & CORRUPT
    assert incomes(s)[0] == 5
    finish(s, prompt)
    # The province's own roll, -1d6-1 with a one, costs 2 more; each is charged once.
    assert [one["talents"] for one in told(s, "republic-debit-provinces")] == [3]
    assert s.treasury == 100 + 100 - 3


@rule("R 1.06.13-c", "R 1.06.53-c")
@pytest.mark.parametrize(("paid", "charged"), [(0, 4), (3, 1), (4, 0)])
def test_a_governor_may_pay_any_part_of_what_spoils_cost(paid: int, charged: int) -> None:
    """R-1.06.13c."""
    s = quiet()
    govern(s, CLAUDIUS, "sardinia_et_corsica")
    rich(s, CLAUDIUS, 6)
    dice(s, 1, 1, 1)
    begin(s)
    prompt = say(s, SPOILS)
    assert isinstance(prompt, Amount)
    assert asked(prompt) == (0, "republic-ask-spoils-debt")
    assert (prompt.low, prompt.high) == (0, 4)
    prompt = say(s, paid)
    assert s.senator(CLAUDIUS).talents == 6 - paid
    finish(s, prompt)
    # 2 more for the State's own roll.
    assert s.treasury == 200 - charged - 2


@rule("R 1.06.13", "R 1.07.21", "R VII.evil-omens")
def test_omens_count_against_the_total_and_a_trial_never_brings_spoils_below_nothing() -> None:
    """R-0.9: the total of a province, not each die."""
    s = quiet()
    govern(s, CLAUDIUS, "macedonia", developed=True)
    s.events[EVIL_OMENS] = 2
    dice(s, 4, 4)
    begin(s)
    say(s, SPOILS)
    assert incomes(s)[0] == 5 + (8 - 1 - 2)
    for level, roll, spoils in ((1, 6, 1), (2, 6, 0), (1, 1, 0)):
        s = quiet()
        govern(s, CLAUDIUS, "illyricum", developed=True)
        s.events[VERRES], s.events[EVIL_OMENS] = level, 2
        dice(s, roll)
        begin(s)
        say(s, SPOILS)
        assert incomes(s)[0] == 5 + spoils


@rule("R 1.06.13-a", "R 1.07.21", "R 1.09.53-c", "R 1.09.54-c")
def test_nobody_takes_spoils_in_a_troubled_or_vacant_province_or_unaligned() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia")
    govern(s, JULIUS, "africa")
    unaligned(s, JULIUS)
    govern(s, NONE, "macedonia")
    prompt = begin(s)
    assert asked(prompt) == (0, "republic-ask-spoils")
    assert asked(say(s, PASS)) == (0, "republic-ask-redistribution")
    s = quiet()
    govern(s, CLAUDIUS, "sicilia")
    s.stack = [RevenueFrame(REVENUE_STEPS.step("income"), 0, [0, 0, 0], [])]
    holding = s.holdings[province_number("sicilia")]
    assert holding is not None
    holding.overrun = True
    assert s.stack[-1].advance(s)
    assert s.stack[-1].fields() == [[], 0]


@rule("R 1.13.1-a", "R 1.13.1-c", "R 1.06.13")
def test_a_governor_with_legates_takes_spoils_as_if_he_were_there() -> None:
    """R-1.13.1: each province plundered is remembered for this year only."""
    s = quiet()
    by_legate(s, AURELIUS, "sicilia", developed=True)
    by_legate(s, AURELIUS, "africa", developed=True)
    s.senator(AURELIUS).plundered = 1 << province_number("syria")
    s.senator(AURELIUS).offices = 1
    dice(s, 1, 1)
    prompt = begin(s)
    assert asked(prompt) == (0, "republic-ask-spoils")
    say(s, SPOILS)
    say(s, SPOILS)
    # 1d6+4 and 1d6+3 with ones.
    assert incomes(s)[0] == 5 + 5 + 4
    taken = [province_number("sicilia"), province_number("africa")]
    assert s.senator(AURELIUS).plundered == sum(1 << one for one in taken)
    assert s.senator(AURELIUS).marks & CORRUPT


@rule("R 1.06.1", "R 1.04.8")
def test_choices_go_round_the_table_from_the_seat_of_the_hrao() -> None:
    s = quiet()
    s.senator(AURELIUS).offices = 0
    s.senator(PAPIRIUS).offices = 2
    for slot, name in ((FLAMINIUS, "sicilia"), (CORNELIUS, "africa"), (ACILIUS, "macedonia")):
        govern(s, slot, name)
    order = []
    prompt = begin(s)
    for _ in range(3):
        order.append(asked(prompt)[0])
        prompt = say(s, PASS)
    assert order == [2, 0, 1]
    assert asked(prompt) == (2, "republic-ask-redistribution")
