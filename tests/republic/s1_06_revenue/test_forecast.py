"""What the treasury is heading for (1.06.5 to 1.06.53)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ALLIED_ENTHUSIASM, EVIL_OMENS, PERGAMENE, VERRES
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.phases.revenue.income import SPOILS
from aedilis.republic.state.choices import SENATOR, code
from aedilis.republic.state.table import COMBAT, REVENUE, SENATE
from aedilis.republic.state.zones import BARRACKS, IMMINENT
from tests.republic.setup.money import rich
from tests.republic.setup.opening import breaks_out
from tests.republic.setup.revenue import (
    CLAUDIUS,
    FULVIUS,
    JULIUS,
    a_year,
    begin,
    dice,
    finish,
    govern,
    quiet,
    rebel,
    say,
    until,
)


@rule("R 1.06.5", "R 1.06.51", "R 1.06.53", "R 1.09.622")
def test_it_knows_all_that_is_due() -> None:
    s = quiet()
    s.phase = SENATE
    govern(s, CLAUDIUS, "sicilia")
    govern(s, JULIUS, "sardinia_et_corsica", developed=True)
    govern(s, NONE, "asia")
    s.events[ALLIED_ENTHUSIASM] = 2
    s.bequests = [PERGAMENE]
    s.bills = [1, 1, 1]
    breaks_out(s, "first_punic_war")
    s.legions[:3] = [BARRACKS] * 3
    s.fleets[0] = BARRACKS
    then = budget(s)
    assert (then.treasury, then.annual, then.gains) == (100, 100, 75 + 50)
    # 2d6-2 and -1d6+1.
    assert (then.provinces_low, then.provinces_high) == (0 - 5, 10 + 0)
    assert (then.wars, then.waking, then.bills, then.upkeep, then.owed) == (20, 0, 35, 8, 0)
    assert then.debts() == 63
    assert (then.low(), then.high()) == (325 - 5 - 63, 325 + 10 - 63)


@rule("R 1.06.51", "R 1.07.21")
def test_omens_and_the_trial_shift_what_provinces_bring() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia")
    s.events[EVIL_OMENS], s.events[VERRES] = 1, 2
    then = budget(s)
    assert (then.provinces_low, then.provinces_high) == (0 + 4, 10 + 4)


@rule("R 1.05.1", "R 1.06.53")
def test_imminent_wars_will_have_broken_out_one_of_each_series() -> None:
    s = quiet()
    breaks_out(s, "second_punic_war", IMMINENT)
    breaks_out(s, "third_punic_war", IMMINENT)
    breaks_out(s, "second_macedonian_war", IMMINENT)
    s.phase = COMBAT
    assert budget(s).waking == 40
    s.phase = REVENUE
    assert budget(s).waking == 0


@rule("R 1.06.53", "R 1.11.35")
def test_a_rebel_costs_as_a_war_and_his_army_nothing() -> None:
    s = quiet()
    rebel(s, JULIUS, 4)
    assert (budget(s).wars, budget(s).upkeep) == (20, 0)


@rule("R 1.06.52", "R 1.06.53")
def test_within_the_phase_it_speaks_of_what_is_left_and_comes_true() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "hispania_ulterior")
    rich(s, FULVIUS, 4)
    breaks_out(s, "first_punic_war")
    s.legions[:2] = [BARRACKS] * 2
    # Spoils -1, no development, and 5 that the province costs the State.
    dice(s, 2, 1, 4)
    begin(s)
    prompt = until(s, "contributions", say(s, SPOILS))
    then = budget(s)
    assert (then.treasury, then.annual, then.owed) == (200, 0, 6)
    assert then.low() == then.high() == 200 - 20 - 4 - 6
    assert prompt is not None
    assert prompt.params == {"treasury": 200, "debts": then.debts()}
    finish(s, say(s, code("senator", SENATOR, FULVIUS), 4))
    assert s.treasury == then.low() + 4


@rule("R 1.06.53")
def test_a_quiet_year_ends_as_foretold() -> None:
    s = quiet()
    s.bills[1] = 2
    s.fleets[:5] = [BARRACKS] * 5
    then = budget(s)
    a_year(s)
    assert s.treasury == then.low() == then.high() == 180
