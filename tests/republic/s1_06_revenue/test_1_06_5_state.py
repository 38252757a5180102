"""The State's revenue, contributions and debits (1.06.5 to 1.06.53, 1.09.622)."""

import pytest

from aedilis.kernel.prompt import Amount
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    ALLIED_ENTHUSIASM,
    BARBARIAN_RAIDS,
    BITHYNIAN,
    EVIL_OMENS,
    PERGAMENE,
    PTOLEMY,
    VERRES,
)
from aedilis.republic.phases.revenue.income import SPOILS
from aedilis.republic.phases.revenue.state import units_kept
from aedilis.republic.state.choices import PASS, SENATOR, STOP, code
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    FIELD,
    IMMINENT,
    INACTIVE,
    POOL,
    RAIDERS,
    UNDER,
)
from tests.republic.setup.money import rich
from tests.republic.setup.opening import breaks_out, province_number
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
    a_year,
    asked,
    begin,
    by_legate,
    dice,
    finish,
    govern,
    quiet,
    rebel,
    say,
    slots,
    told,
    unaligned,
    until,
)


@rule("R 1.06.5-a", "R 1.06.53-a", "R VII.state-income-a")
def test_the_state_gets_a_hundred_a_year() -> None:
    s = quiet()
    a_year(s)
    assert s.treasury == 200


@rule("R 1.06.5", "R 1.07.21")
@pytest.mark.parametrize(("level", "gift"), [(1, 50), (2, 75)])
def test_enthusiastic_allies_add_fifty_or_seventy_five(level: int, gift: int) -> None:
    s = quiet()
    s.events[ALLIED_ENTHUSIASM] = level
    a_year(s)
    assert s.treasury == 200 + gift


@rule("R 1.07.37")
def test_bequests_that_were_collected_are_paid() -> None:
    s = quiet()
    s.bequests = [PERGAMENE, BITHYNIAN, PTOLEMY]
    a_year(s)
    assert s.treasury == 200 + 50 + 35
    # The provinces they bring are made in the Forum Phase, which still has to know of them.
    assert s.bequests == [PERGAMENE, BITHYNIAN, PTOLEMY]


@rule(
    "R 1.06.51-a",
    "R 1.06.51-b",
    "R VII.taxes-b",
    "R VII.legate-legacy-a",
    "R 1.09.53-c",
    "R 1.09.54-c",
    "R 1.09.54-d",
    "R 1.13.1-a",
)
def test_each_governed_province_rolls_its_card_for_the_state() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia", developed=True)
    govern(s, JULIUS, "macedonia", developed=True)
    unaligned(s, JULIUS)
    by_legate(s, FULVIUS, "syria", developed=True)
    govern(s, NONE, "asia", developed=True)
    # 1d6+2, 2d6+2 and 1d6, by province; nothing from the vacant one.
    dice(s, 3, 4, 5, 6)
    a_year(s)
    assert s.treasury == 200 + 5 + 11 + 6
    assert s.dice.script == []


@rule("R 1.06.51-b", "R 1.06.13-d", "R 1.06.53-c", "R 1.06.52", "R 1.06.52-d")
def test_what_a_province_costs_is_paid_among_the_debits_and_once() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sardinia_et_corsica", developed=True)
    rich(s, FLAMINIUS, 1)
    dice(s, 6)
    begin(s)
    prompt = until(s, "contributions", say(s, PASS))
    assert s.treasury == 200
    assert prompt is not None
    assert prompt.params == {"treasury": 200, "debts": 5}
    finish(s, prompt)
    assert s.treasury == 200 - 5


@rule("R 1.06.51", "R 1.07.21")
@pytest.mark.parametrize(
    ("omens", "trial", "income"), [(0, 0, 8), (2, 0, 6), (0, 1, 11), (0, 2, 13), (1, 1, 10)]
)
def test_omens_and_a_corruption_trial_change_each_provinces_total(
    omens: int, trial: int, income: int
) -> None:
    """R-0.9: once for a province of two dice."""
    s = quiet()
    govern(s, CLAUDIUS, "macedonia", developed=True)
    s.events[EVIL_OMENS], s.events[VERRES] = omens, trial
    dice(s, 3, 3)
    a_year(s)
    assert s.treasury == 200 + income


# -- contributions ---------------------------------------------------------------------------------


def contribute(s: RepublicState, slot: int, talents: int) -> None:
    say(s, code("senator", SENATOR, slot), talents)


@rule("R 1.06.52-b", "R 1.06.52-c")
@pytest.mark.parametrize(
    ("talents", "influence"),
    [(1, 0), (9, 0), (10, 1), (24, 1), (25, 3), (49, 3), (50, 7), (100, 7)],
)
def test_a_contribution_brings_the_influence_of_the_highest_step(
    talents: int, influence: int
) -> None:
    """R-1.06.52."""
    s = quiet()
    rich(s, CLAUDIUS, 120)
    until(s, "contributions", begin(s))
    before = s.senator(CLAUDIUS).influence
    contribute(s, CLAUDIUS, talents)
    assert s.senator(CLAUDIUS).influence == before + influence
    assert s.senator(CLAUDIUS).talents == 120 - talents
    assert s.treasury == 200 + talents


@rule("R 1.06.52-a", "R 1.06.31", "R 1.10.71", "R 1.06.31-f")
def test_every_senator_gives_once_and_out_of_his_own_treasury_wherever_he_is() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia", developed=True)
    for slot in (CLAUDIUS, FLAMINIUS, JULIUS, CORNELIUS, TERENTIUS):
        rich(s, slot, 7)
    s.senator(JULIUS).place, s.senator(JULIUS).at = CAPTIVE, RAIDERS
    rebel(s, CORNELIUS, 0)
    dice(s, 1)
    begin(s)
    prompt = until(s, "contributions", say(s, PASS))
    assert asked(prompt)[0] == 0
    assert slots(prompt) == [CLAUDIUS, FLAMINIUS]
    assert prompt is not None
    assert prompt.choices([code("senator", SENATOR, CLAUDIUS)]) == list(range(1, 8))
    contribute(s, CLAUDIUS, 2)
    prompt = s.stack[-1].asks(s)[0]
    assert slots(prompt) == [FLAMINIUS]
    prompt = say(s, STOP)
    # Seat 1 has one who may give; seat 2 nobody, as everybody sees.
    assert (asked(prompt)[0], slots(prompt)) == (1, [TERENTIUS])
    assert say(s, STOP) is None
    assert s.factions[2].treasury > 0


# -- debits ----------------------------------------------------------------------------------------


@rule("R 1.06.53-a", "R 1.07.33", "R 1.12.3")
def test_each_active_war_costs_twenty_unprosecuted_ones_as_well() -> None:
    """R-0.2: 1 active, 1 unprosecuted, 1 inactive, 1 imminent: 40 T."""
    s = quiet()
    breaks_out(s, "first_punic_war")
    breaks_out(s, "first_macedonian_war")
    s.fronts[1].unprosecuted = True
    breaks_out(s, "first_gallic_war", INACTIVE)
    breaks_out(s, "second_punic_war", IMMINENT)
    a_year(s)
    assert s.treasury == 200 - 40


@rule("R 1.06.53-a", "R 1.11.35")
@pytest.mark.parametrize(("counts", "cost"), [(True, 20), (False, 0)])
def test_a_rebel_who_marches_on_rome_costs_as_a_war_does(counts: bool, cost: int) -> None:
    """R-1.06.53d."""
    s = quiet()
    s.switches = RepublicSwitches(civil_war_is_active_war=counts)
    rebel(s, JULIUS, 0)
    a_year(s)
    assert s.treasury == 200 - cost


@rule(
    "R 1.06.53-b",
    "R 1.09.622-a",
    "R 1.09.622-b",
    "R 1.09.62-b",
    "R VII.land-bill",
    "R 1.09.62-c",
    "R 1.09.62-d",
)
def test_land_bills_are_paid_and_the_first_type_is_gone_then() -> None:
    """R-1.09.622."""
    s = quiet()
    s.bills = [1, 2, 3]
    a_year(s)
    assert s.treasury == 200 - 20 - 2 * 5 - 3 * 10
    assert s.bills == [0, 2, 3]
    a_year(s)
    assert s.treasury == 140 + 100 - 40


@rule("R 1.06.53-d", "R 1.06.53-e", "R 1.06.2", "R 1.09.646-g")
def test_all_forces_cost_two_each_wherever_they_are_but_those_in_rebellion() -> None:
    s = quiet()
    breaks_out(s, "first_punic_war")
    war = s.fronts[0].war
    rebel(s, JULIUS, 2)
    s.veterans, s.loyal[:2] = 0b11, [JULIUS, JULIUS]
    s.fleets[0] = UNDER + JULIUS
    s.senator(AURELIUS).place, s.senator(AURELIUS).at = FIELD, war
    s.senator(AURELIUS).serial = 1
    govern(s, CLAUDIUS, "sicilia", developed=True)
    dice(s, 1)
    s.legions[2:7] = [BARRACKS, AT_WAR + war, UNDER + AURELIUS, AT_PROVINCE, BARRACKS]
    s.fleets[1:3] = [BARRACKS, AT_WAR + war]
    assert units_kept(s, []) == 7
    assert units_kept(s, [6]) == 6
    a_year(s)
    # The one on Sicilia's die brings 3.
    assert s.treasury == 200 + 3 - 40 - 14


@rule("R 1.06.53", "R 1.06.5", "R 1.06.1", "R 1.06.4", "R 1.06.51", "R 1.06.52", "R 1.06.6")
def test_the_order_of_the_phase() -> None:
    """R-1.06.0."""
    s = quiet()
    govern(s, CLAUDIUS, "hispania_ulterior", term=1)
    rich(s, FLAMINIUS, 3)
    rebel(s, JULIUS, 1)
    rich(s, JULIUS, 2)
    s.bills[0] = 1
    s.legions[5] = BARRACKS
    breaks_out(s, "first_punic_war")
    s.events[BARBARIAN_RAIDS] = 1
    # The raid is beaten off; spoils, development, the State's roll.
    s.legions[10:14] = [AT_PROVINCE + province_number("hispania_ulterior")] * 4
    dice(s, 3, 4, 1, 6, 2)
    begin(s)
    say(s, SPOILS)
    prompt = until(s, "contributions", say(s, 0))
    finish(s, say(s, code("senator", SENATOR, FLAMINIUS), 3))
    assert prompt is not None
    assert s.log is not None
    keys = [one.key for one in s.log]
    order = [
        "republic-raid-held", "republic-state-revenue", "republic-spoils", "republic-spoils-debt",
        "republic-income", "republic-rebel-upkeep", "republic-develops", "republic-province-income",
        "republic-contribution", "republic-debit-wars", "republic-debit-bills",
        "republic-debit-provinces", "republic-debit-upkeep", "republic-term-ends",
    ]  # fmt: skip
    assert [key for n, key in enumerate(keys) if key in order and key not in keys[:n]] == order


@rule("R 1.06.53-g", "R 1.12.3", "R VII.bankruptcy-a")
@pytest.mark.parametrize(("treasury", "bankrupt"), [(0, False), (-1, True)])
def test_the_state_is_bankrupt_below_nothing_and_not_at_nothing(
    treasury: int, bankrupt: bool
) -> None:
    """R-1.06.53a, R-1.06.53b: unpaid upkeep loses the game when there is no rebel."""
    s = quiet()
    s.legions = [BARRACKS] * 25
    s.fleets[:10] = [BARRACKS] * 10
    # 70 of upkeep against the year's 100 and what is there.
    s.bank += s.treasury - (treasury - 30)
    s.treasury = treasury - 30
    prompt = begin(s)
    finish(s, prompt)
    assert s.treasury == treasury
    assert s.bankrupt == bankrupt
    assert s.over == bankrupt
    assert s.winners == []
    assert s.legions == [BARRACKS] * 25


@rule("R 1.06.53-g", "R 1.06.53-h")
def test_before_a_rebel_forces_that_cannot_be_kept_are_disbanded() -> None:
    """R-1.06.53b."""
    s = quiet()
    rebel(s, JULIUS, 3)
    s.loyal[:3] = [JULIUS] * 3
    s.veterans = 1 << 10 | 0b111
    s.legions[10:16] = [BARRACKS] * 6
    s.legions[20] = AT_PROVINCE
    s.fleets[:2] = [BARRACKS, UNDER + AURELIUS]
    # 20 for the rebel leaves 5 for nine units: two are kept.
    s.bank += s.treasury + 75
    s.treasury = -75
    prompt = begin(s)
    while prompt is not None and s.stack[-1].kind() != "contributions" and not s.bankrupt:
        prompt = say(s, STOP)
    assert s.bankrupt
    assert s.legions[:3] == [UNDER + JULIUS] * 3
    assert s.fleets[0] == POOL
    assert s.legions[10:16] == [POOL] * 6
    assert (s.fleets[1], s.legions[20]) == (UNDER + AURELIUS, AT_PROVINCE)


@rule("R 1.06.53-i")
def test_everybody_is_warned_below_seventy_fifty_and_twenty() -> None:
    """R-1.06.53c: 71 to 69 warns once."""
    s = quiet()
    s.bank += s.treasury + 100 - 73
    s.treasury = -100 + 73
    s.legions[:2] = [BARRACKS] * 2
    a_year(s)
    assert told(s, "republic-treasury-low") == [{"treasury": 69, "mark": 70}]
    s = quiet()
    s.bank += s.treasury + 100 - 75
    s.treasury = -100 + 75
    s.bills[0], s.legions = 1, [BARRACKS] * 20 + [POOL] * 5
    a_year(s)
    assert [one["mark"] for one in told(s, "republic-treasury-low")] == [70, 20]


@rule("R 1.06.52", "R 1.06.53", "R VII.state-income-c")
def test_contributions_may_save_the_state() -> None:
    s = quiet()
    s.bank += s.treasury + 95
    s.treasury = -95
    breaks_out(s, "first_punic_war")
    rich(s, PAPIRIUS, 20)
    rich(s, ACILIUS, 3)
    prompt = until(s, "contributions", begin(s))
    assert prompt is not None
    assert prompt.params == {"treasury": 5, "debts": 20}
    assert isinstance(prompt, Amount) is False
    finish(s, say(s, code("senator", SENATOR, PAPIRIUS), 15))
    assert (s.treasury, s.bankrupt) == (0, False)
