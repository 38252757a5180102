"""Winning and losing at a table of one or two people (4.08.1)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic import Republic
from aedilis.republic.definitions.codes import SPOILS
from aedilis.republic.neutrals.deciding import answered
from aedilis.republic.neutrals.guidelines import guideline
from aedilis.republic.neutrals.verdict import verdict
from aedilis.republic.phases.ending import era_ends
from aedilis.republic.phases.leaving import BereftFrame
from aedilis.republic.state.endings import (
    CONSUL_ELECTED,
    ERA_ENDS,
    LOST_WARS,
    finish,
)
from tests.republic.setup.neutrals import IMPERIAL, PLUTOCRAT, POPULIST, YOU, bare, member, named

GAME = Republic()


@rule("R 4.08.1-a", "R 4.08.1-d")
@pytest.mark.parametrize(("yours", "winner"), [(30, YOU), (3, POPULIST)])
def test_whoever_has_most_influence_when_the_era_ends_wins(yours: int, winner: int) -> None:
    """R-4.08: with the Populists highest the player loses."""
    s = bare()
    member(s, YOU, "cornelius", yours)
    member(s, IMPERIAL, "fabius", 5)
    member(s, POPULIST, "valerius", 12)
    era_ends(s)
    assert s.over
    assert s.winners == [winner]
    assert GAME.winners(s) == ([YOU] if winner == YOU else [])
    assert GAME.ending(s) == "era_ends"


@rule("R 4.08.1-c")
@pytest.mark.parametrize(
    ("ending", "told"), [(ERA_ENDS, "end"), (LOST_WARS, "fell"), (CONSUL_ELECTED, "master")]
)
def test_what_became_of_the_republic_is_told(ending: int, told: str) -> None:
    s = bare()
    member(s, YOU, "cornelius", 7)
    s.turn = 9
    finish(s, ending, [])
    assert verdict(s) == told
    GAME.run(s)
    assert named(s, "republic-verdict") == [
        {"verdict": told, "years": 9, "count": 0, "influence": 7}
    ]


@rule("R 4.08.1-b")
def test_plutocrats_would_be_censors_before_all_else() -> None:
    s = bare()
    assert SPOILS[guideline(s, PLUTOCRAT).spoils_order[0]] == "censor"


@rule("R 4.08.1-a", "R 4.02.1-a")
def test_a_neutral_without_senators_stays_in_the_game() -> None:
    s = bare()
    member(s, YOU, "cornelius")
    s.bereft = 1 << IMPERIAL
    s.stack.append(BereftFrame())
    assert answered(s, s.stack[-1].asks(s))
    assert not s.factions[IMPERIAL].gone
    assert s.bereft == 0
