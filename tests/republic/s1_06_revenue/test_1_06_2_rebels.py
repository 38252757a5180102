"""What rebels' legions cost, and what becomes of those they release (1.06.2, 1.11.33, 1.06.53)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.state.choices import LEGION, code
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, POOL, REBEL, UNDER
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import sound
from tests.republic.setup.revenue import (
    AURELIUS,
    CORNELIUS,
    FULVIUS,
    JULIUS,
    TERENTIUS,
    asked,
    begin,
    finish,
    quiet,
    rebel,
    say,
    told,
    until,
)


def in_revolt(legions: int, talents: int, treasury: int) -> RepublicState:
    s = quiet()
    rebel(s, JULIUS, legions)
    rich(s, JULIUS, talents)
    fund(s, 1, treasury)
    return s


@rule(
    "R 1.06.2",
    "R 1.11.33-a",
    "R 1.11.33-b",
    "R 1.11.33-d",
    "R 1.11.34-c",
    "R 1.06.2-a",
    "R 1.10.51-a",
    "R 1.11.32-e",
)
def test_each_legion_that_is_loyal_to_no_rebel_costs_two_talents() -> None:
    """R-1.06.2: five legions, two of them his own veterans: 6 T. Another's veterans cost."""
    s = in_revolt(5, 4, 10)
    s.veterans = 0b1110
    s.loyal[1] = s.loyal[2] = JULIUS
    s.loyal[3] = FULVIUS
    prompt = begin(s)
    assert asked(prompt) == (1, "republic-ask-upkeep")
    assert prompt is not None
    # He has 4 himself, so that 2 at least come out of the treasury.
    assert prompt.choices([]) == [2, 3, 4, 5, 6]
    say(s, 3)
    assert (s.senator(JULIUS).talents, s.factions[1].treasury) == (1, 10 - 3 + 4)
    assert s.legions[:5] == [UNDER + JULIUS] * 5
    sound(s)


@rule("R 1.11.33-b", "R 1.11.34-b", "R 1.11.32-d")
def test_secondary_rebels_share_the_upkeep_and_loyal_senators_do_not() -> None:
    s = in_revolt(4, 3, 0)
    s.senator(CORNELIUS).place = REBEL
    rich(s, CORNELIUS, 7)
    rich(s, TERENTIUS, 50)
    prompt = begin(s)
    assert prompt is not None
    assert prompt.choices([]) == [0]
    # Cornelius, slot 0, comes first; Julius pays what is left.
    assert prompt.choices([0]) == [5, 6, 7]
    prompt = say(s, 0, 6)
    assert s.senator(CORNELIUS).talents == 1
    assert s.senator(JULIUS).talents == 1
    assert s.senator(TERENTIUS).talents == 50
    assert asked(prompt)[1] == "republic-ask-redistribution"


@rule("R 1.06.2", "R 1.11.33-a", "R 1.06.1-c")
def test_the_years_income_comes_too_late_for_upkeep() -> None:
    s = in_revolt(1, 0, 0)
    s.senator(TERENTIUS).knights = 20
    begin(s)
    # Nothing can be paid: he says which legion goes, and there is but one.
    say(s, 0, 1)
    assert s.legions[0] == BARRACKS
    assert s.factions[1].treasury == 3 + 1 + 20


@rule("R 1.11.33-e", "R 1.11.33-f", "R 1.11.33")
def test_he_releases_what_he_cannot_pay_and_chooses_which() -> None:
    s = in_revolt(5, 3, 2)
    s.veterans = 0b11000
    prompt = begin(s)
    assert prompt is not None
    # 5 talents keep two of five legions: three go, of whom one at least is no veteran.
    assert prompt.choices([]) == [1, 2]
    assert prompt.choices([2]) == [1, 2, 3]
    assert prompt.choices([2, 2]) == [1]
    assert prompt.choices([2, 2, 1]) == [code("legion", LEGION, 3), code("legion", LEGION, 4)]
    say(s, 2, 2, 1, code("legion", LEGION, 4))
    assert s.legions[:5] == [BARRACKS, BARRACKS, UNDER + JULIUS, UNDER + JULIUS, BARRACKS]
    assert told(s, "republic-rebel-upkeep")[0]["count"] == 3
    # What his treasury held is plain to all now.
    assert s.learned == 0b111
    assert (s.senator(JULIUS).talents, s.factions[1].treasury) == (1, 4)


@rule("R 1.11.33")
def test_without_talents_all_legions_are_released_that_are_not_his_own() -> None:
    """R-1.11.33."""
    s = in_revolt(4, 0, 0)
    s.veterans = 1
    s.loyal[0] = JULIUS
    begin(s)
    say(s, 0, 3)
    assert s.legions[:4] == [UNDER + JULIUS, BARRACKS, BARRACKS, BARRACKS]


@rule("R 1.11.33")
def test_the_question_is_put_whatever_the_hidden_treasury_holds() -> None:
    for treasury in (0, 40):
        assert asked(begin(in_revolt(3, 0, treasury))) == (1, "republic-ask-upkeep")
    # Not when all his legions are his own, which everybody sees.
    s = in_revolt(2, 0, 40)
    s.veterans, s.loyal[:2] = 0b11, [JULIUS, JULIUS]
    assert asked(begin(s))[1] == "republic-ask-redistribution"


@rule("R 1.06.53-d", "R 1.06.53-f", "R 1.11.33-g")
@pytest.mark.parametrize(("regulars", "veterans", "cost"), [(0, [], 0), (2, [], 4), (1, [3], 4)])
def test_the_hrao_keeps_released_legions_by_paying_or_they_are_disbanded(
    regulars: int, veterans: list[int], cost: int
) -> None:
    s = in_revolt(4, 0, 0)
    s.veterans = 0b1000
    s.loyal[3] = AURELIUS
    begin(s)
    prompt = until(s, "keep", say(s, 0, 3, 1, code("legion", LEGION, 3)))
    assert asked(prompt) == (0, "republic-ask-keep")
    # 20 T for the rebel who marches on Rome; the released are not in the upkeep.
    assert s.treasury == 200 - 20
    chosen = [code("legion", LEGION, n) for n in veterans]
    finish(s, say(s, regulars, len(chosen), *chosen))
    assert s.treasury == 180 - cost
    assert s.legions[:3] == [BARRACKS] * regulars + [POOL] * (3 - regulars)
    assert s.legions[3] == (BARRACKS if veterans else POOL)
    assert s.loyal[3] == (AURELIUS if veterans else NONE)


@rule("R 1.06.53-f", "R 1.11.33-g")
def test_what_the_state_cannot_pay_of_them_is_disbanded() -> None:
    """R-1.06.53b: for them there is no bankruptcy."""
    s = in_revolt(3, 0, 0)
    s.legions[10:] = [BARRACKS] * len(s.legions[10:])
    mandatory = 20 + 2 * len(s.legions[10:])
    s.bank += s.treasury - (mandatory - 100 + 3)
    s.treasury = mandatory - 100 + 3
    begin(s)
    prompt = until(s, "keep", say(s, 0, 3))
    assert s.treasury == 3
    assert prompt is not None
    assert prompt.choices([]) == [0, 1]
    finish(s, say(s, 1))
    assert s.treasury == 1
    assert s.legions[:3] == [BARRACKS, POOL, POOL]
    # With less than 2 talents there is nothing to ask.
    s = in_revolt(3, 0, 0)
    s.bank, s.treasury = s.bank + s.treasury - 1 + 80, 1 - 80
    begin(s)
    until(s, "keep", say(s, 0, 3))
    assert (s.treasury, s.bankrupt) == (1, False)
    assert s.legions[:3] == [POOL] * 3
