"""Points on which the sources differ: each is an option, and its ruling the usual value."""

from collections import Counter

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import (
    CHIT_DRAW_TWO,
    CHIT_NONE,
    CHITS,
    FAMILIES,
    INTRIGUES,
)
from aedilis.republic.definitions.named import OPEN_BODYGUARD
from aedilis.republic.phases.forum.passage import passage_of_time
from aedilis.republic.phases.population.phase import speech
from aedilis.republic.phases.senate.opening import open_senate
from aedilis.republic.rules.bodyguard import guard_drm
from aedilis.republic.rules.chits import chits_strike, draw_chits, the_cup
from aedilis.republic.rules.persons import hrao
from aedilis.republic.state.options import USUAL, RepublicSwitches
from aedilis.republic.state.zones import CAPTIVE, RAIDERS
from tests.republic.setup.forum import member, no_wars, table
from tests.republic.setup.opening import sound, told


@rule("R 1.05.21")
@pytest.mark.parametrize("draw_two", [1, 2, 3, 4])
def test_six_chits_without_a_number_may_be_mixed_otherwise(draw_two: int) -> None:
    """R-1.05.21c."""
    cup = the_cup(draw_two)
    counts = Counter(cup)
    assert (counts[CHIT_DRAW_TWO], counts[CHIT_NONE], len(cup)) == (draw_two, 6 - draw_two, 36)
    assert (cup == sorted(CHITS)) == (draw_two == USUAL.draw_two_chits)
    s = table()
    s.switches = RepublicSwitches(draw_two_chits=draw_two)
    drawn = draw_chits(s.dice, 60, s.switches.draw_two_chits)
    assert drawn.count(CHIT_NONE) == 6 - draw_two
    # Whoever is struck is drawn out of the same cup.
    assert len(chits_strike(s, [], 60)) == 36 - draw_two


@rule("R 1.10.71")
@pytest.mark.parametrize("until", ["forum", "senate"])
def test_raiders_may_wait_for_ransom_until_the_senate_meets(until: str) -> None:
    """R-1.10.71b."""
    s = no_wars(table())
    if until == "senate":
        s.switches = RepublicSwitches(raiders_ransom="senate")
    slot = member(s, 0)
    one = s.senator(slot)
    one.place, one.at = CAPTIVE, RAIDERS
    passage_of_time(sound(s))
    assert (s.senators[slot] is one) == (until == "senate")
    open_senate(s)
    assert s.senators[slot] is not one
    assert FAMILIES[slot].card in s.curia or s.senators[slot] is not None


@rule("R 1.09.73", "R 1.07.35")
@pytest.mark.parametrize("drm", [2, 1])
def test_an_open_bodyguard_takes_two_or_one_off_the_roll(drm: int) -> None:
    """R-1.09.73b."""
    s = table("late")
    assert guard_drm(s) == INTRIGUES[OPEN_BODYGUARD].drm == -2
    s.switches = RepublicSwitches(open_bodyguard=drm)
    assert guard_drm(s) == -drm


@rule("R 1.08.2")
@pytest.mark.parametrize("unrest", [1, 0])
def test_a_ten_on_the_population_table_may_change_nothing(unrest: int) -> None:
    """R-1.08.1."""
    s = no_wars(table())
    s.switches = RepublicSwitches(unrest_at_ten=unrest)
    s.senator(hrao(s)).popularity = 0
    s.unrest = 4
    s.dice.script = [5, 5, 4]
    speech(s)
    assert s.unrest == 4 + unrest
    assert [one["change"] for one in told(s, "republic-speech")] == [unrest]
    s.unrest = 4
    s.dice.script = [5, 5, 3]
    speech(s)
    assert s.unrest == 6
