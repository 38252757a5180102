"""Local taxes and what provinces raise for them (2.02.2, 2.02.3), and what attacks cost them."""

import pytest

from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.definitions.named import EVIL_OMENS, GABINIAN
from aedilis.republic.phases.combat.gabinian import raising
from aedilis.republic.phases.forum.pretender import holds_out
from aedilis.republic.phases.lapsing import lapsed
from aedilis.republic.phases.revenue.development import develop
from aedilis.republic.phases.revenue.income import spoils_open_to
from aedilis.republic.phases.revenue.levies import LeviesFrame, most_units, taxed, units_paid
from aedilis.republic.phases.revenue.phase import REVENUE_STEPS, RevenueFrame
from aedilis.republic.phases.revenue.state import paying_provinces
from aedilis.republic.phases.revenue.unrest import military_force, revolt
from aedilis.republic.rules.abroad import install, vacate
from aedilis.republic.rules.frontier import room
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import LAW
from tests.republic.setup.combat import person
from tests.republic.setup.frontier import hold, marches, of, queue, units
from tests.republic.setup.money import rich
from tests.republic.setup.opening import breaks_out, province_number, sound, told


def asks(s: RepublicState, *provinces: str) -> Prompt | None:
    """These provinces raise their units, until a governor is asked."""
    s.stack = [LeviesFrame([province_number(one) for one in provinces])]
    return go_on(s)


def go_on(s: RepublicState) -> Prompt | None:
    while s.stack:
        if not s.stack[-1].advance(s):
            return s.stack[-1].asks(s)[0]
    sound(s)
    return None


def says(s: RepublicState, *move: int) -> Prompt | None:
    prompt = s.stack[-1].asks(s)[0]
    assert prompt.accepts(list(move))
    s.stack[-1].answer(s, prompt.seat, list(move))
    return go_on(s)


@rule("R 2.02.2-a", "R 2.02.2-b", "R 2.02.3-a", "R 1.06.51-c")
def test_units_are_raised_after_the_debits_and_before_terms_end() -> None:
    s = marches()
    slot = hold(s, "asia", "cornelius", seat=-1)
    holding = s.holdings[province_number("asia")]
    assert holding is not None
    holding.term = 1
    s.stack = [RevenueFrame(REVENUE_STEPS.step("provinces"), 0, [0] * 4, [])]
    while s.stack:
        if not s.stack[-1].advance(s):
            break
        levied = bool(told(s, "republic-levy"))
        assert levied or not told(s, "republic-term-ends")
        if s.stack and s.stack[-1].kind() == "contributions":
            s.stack.pop()
    assert told(s, "republic-levy")
    assert holding is not s.holdings[province_number("asia")]
    assert s.senator(slot).faction == NONE


@rule("R 2.02.2-c", "R 2.02.2-e", "R 2.02.3-b", "R 2.02.3-c", "R 2.02.3-e", "R 2.02.3-f")
@rule("R VII.taxes-a", "R VII.taxes-c")
def test_a_governor_adds_to_the_tax_and_chooses() -> None:
    """Example 1 of 2.02, R-2.02.3b."""
    s = marches()
    slot = hold(s, "sicilia", "cornelius", developed=True, troops=1, fleets=5)
    rich(s, slot, 15)
    treasury = s.treasury
    assert room(s, province_number("sicilia")) == (9, 0)
    prompt = asks(s, "sicilia")
    assert prompt is not None
    assert prompt.choices([]) == [4, 5]
    assert says(s, 5, 5) is None
    assert units(s, "sicilia") == (6, 5, 0)
    assert (s.senator(slot).talents, s.treasury) == (5, treasury)
    assert told(s, "republic-levy")[-1]["talents"] == 10


@rule("R 2.02.3-d")
def test_an_unaligned_governor_raises_evenly() -> None:
    """Example 1 of 2.02, R-2.02.3."""
    s = marches()
    hold(s, "sicilia", "cornelius", seat=-1)
    assert asks(s, "sicilia") is None
    assert units(s, "sicilia") == (2, 1, 0)


@rule("R 2.02.2-d", "R 2.02.3-h")
def test_what_is_left_of_the_tax_is_lost() -> None:
    """R-2.02.3, R-2.02.3b."""
    s = marches()
    slot = hold(s, "asia", "cornelius")
    assert units_paid(s, province_number("asia")) == 3
    rich(s, slot, 5)
    prompt = asks(s, "asia")
    assert prompt is not None
    assert prompt.choices([]) == [3, 4]
    assert prompt.choices([4]) == [0, 1, 2, 3, 4]
    assert says(s, 4, 1) is None
    assert units(s, "asia") == (1, 3, 0)
    assert s.senator(slot).talents == 0
    hold(s, "sicilia", "fabius", troops=10, fleets=5, seat=1)
    assert asks(s, "sicilia") is None
    assert units(s, "sicilia") == (10, 5, 0)


@rule("R 2.02.3-c")
def test_whoever_runs_out_of_time_adds_nothing_and_raises_troops() -> None:
    """R-2.02.3b."""
    s = marches()
    slot = hold(s, "asia", "cornelius")
    rich(s, slot, 50)
    prompt = asks(s, "asia")
    assert prompt is not None
    assert lapsed(s, prompt) == [3, 3]


@rule("R 2.02.2-b", "R 2.02.3-c")
def test_a_captive_pays_nothing_and_a_legate_raises() -> None:
    """R-2.02.2."""
    s = marches()
    slot = hold(s, "asia", "cornelius", legate=True)
    rich(s, slot, 30)
    assert most_units(s, province_number("asia")) == 6
    s.senator(slot).place = 3
    assert most_units(s, province_number("asia")) == 3
    assert taxed(s) == [province_number("asia")]


@rule("R 2.02.2-c")
def test_the_tax_is_what_the_card_prints() -> None:
    """R-2.02.2: what is developed this year pays as such at once; omens take nothing."""
    s = marches()
    hold(s, "asia", "cornelius")
    s.events[EVIL_OMENS] = 3
    assert units_paid(s, province_number("asia")) == 3
    holding = s.holdings[province_number("asia")]
    assert holding is not None
    holding.developed = True
    assert units_paid(s, province_number("asia")) == 5
    holding.overrun = True
    assert taxed(s) == []


@rule("R 2.02.4-b", "R 2.02.4-c", "R 2.02.4-f", "R 2.02.4-h", "R 1.06.13-g")
def test_an_attack_costs_all_income() -> None:
    """R-2.02.4c."""
    s = marches()
    slot = hold(s, "macedonia", "cornelius", troops=3, fleets=1)
    hold(s, "asia", "fabius", seat=1)
    hold(s, "sicilia", "julius", seat=2)
    assert len(taxed(s)) == len(paying_provinces(s)) == 3
    assert spoils_open_to(s, 0) == [province_number("macedonia")]
    breaks_out(s, "syrian_war")
    assert taxed(s) == paying_provinces(s) == [province_number("sicilia")]
    assert spoils_open_to(s, 0) == []
    queue(s, [1])
    develop(s)
    assert s.dice.queues is not None
    assert s.dice.queues["dice"] == []
    assert units(s, "macedonia") == (3, 1, 0)
    assert s.senator(slot).popularity == 0


@rule("R 2.02.3-g", "R 2.02.31-a", "R 1.09.646-c")
def test_units_wait_for_the_next_governor() -> None:
    """R-2.02.3c."""
    s = marches()
    hold(s, "macedonia", "cornelius", troops=3, fleets=2, legions=1)
    vacate(s, province_number("macedonia"))
    assert units(s, "macedonia") == (3, 2, 1)
    assert taxed(s) == []
    install(s, province_number("macedonia"), person(s, "fabius", 1))
    assert units(s, "macedonia") == (3, 2, 1)


@rule("R 2.02.31-a")
def test_the_gabinian_law_does_not_reach_governors() -> None:
    """R-2.02.31."""
    s = marches("syrian_war")
    hold(s, "macedonia", "cornelius")
    s.zone[LAWS[GABINIAN].card] = LAW
    assert raising(s) == []


@rule("R 2.02.3", "R 2.02.4")
@pytest.mark.parametrize("developed", [False, True])
def test_raids_meet_troops_and_a_revolt_takes_them(developed: bool) -> None:
    """R-2.02.5."""
    s = marches()
    slot = hold(s, "macedonia", "cornelius", developed=developed, troops=3, fleets=2, legions=1)
    assert military_force(s, province_number("macedonia")) == 5 + 2 + 3 + 4
    queue(s, [3, 3, 3])
    # 1 legion and 1 of his rating against 5: the troops do not fight.
    holds_out(s, province_number("macedonia"))
    assert told(s, "republic-pretender-defeat")[-1]["roman"] == 2
    lost = province_number("macedonia")
    revolt(s, lost)
    assert of(s).troops[lost] == of(s).fleets[lost] == 0
    assert slot != NONE
