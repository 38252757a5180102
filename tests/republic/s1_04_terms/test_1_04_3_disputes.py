"""Disputes about a clause in words: the players who are no party judge."""

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.state.agreement import FAILED, KEPT, OPEN, RELEASED
from aedilis.republic.state.sitting import OTHER
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.deals import (
    GAME,
    deal,
    end,
    say,
    sitting,
    table,
    talents,
    text,
)


@rule("R 1.04.3-i")
@pytest.mark.parametrize(("broken", "fates"), [(2, [FAILED, RELEASED]), (1, [KEPT, OPEN])])
def test_the_others_judge_a_clause_in_words(broken: int, fates: list[int]) -> None:
    s = table()
    words = {**text(1, 1, 0, "Leave Etruria alone."), **talents(2, 0, 1, 8), **end(3)}
    made = deal(s, 0, words, 1)
    for seat in (2, 3, 4):
        with pytest.raises(IllegalMove):
            say(s, seat, {"do": "dispute", "deal": 1, "clause": 1})
    with pytest.raises(IllegalMove):
        say(s, 0, {"do": "dispute", "deal": 1, "clause": 2})
    say(s, 0, {"do": "dispute", "deal": 1, "clause": 1})
    # Clockwise from the Consul's seat, and no second dispute meanwhile.
    for n, seat in enumerate((2, 3, 4)):
        assert GAME.awaited(s) == [seat]
        prompt = GAME.prompt(s, seat)
        assert prompt is not None
        assert prompt.params is not None
        assert prompt.params["text"] == "Leave Etruria alone."
        with pytest.raises(IllegalMove):
            say(s, 1, {"do": "dispute", "deal": 1, "clause": 1})
        say(s, seat, {"vote": "broken" if n < broken else "kept"})
    assert [one.fate for one in made.clauses] == fates
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "dispute", "deal": 1, "clause": 1})


@rule("R 1.04.3-i")
def test_a_tie_of_the_judges_leaves_a_clause_standing() -> None:
    s = table(4)
    made = deal(s, 0, {**text(1, 0, 1, "Never again."), **end(2)}, 1)
    say(s, 1, {"do": "dispute", "deal": 1, "clause": 1})
    say(s, 2, {"vote": "broken"})
    say(s, 3, {"vote": "kept"})
    assert made.clauses[0].fate == KEPT
    assert made.clauses[0].judged


@rule("R 1.04.3-i")
def test_without_judges_there_is_no_dispute() -> None:
    s = table(3)
    deal(s, 0, {**text(1, 0, 1, "One."), **text(2, 1, 2, "Two."), **end(3)}, 1, 2)
    for seat in range(3):
        with pytest.raises(IllegalMove):
            say(s, seat, {"do": "dispute", "deal": 1, "clause": 1})


@rule("R 1.04.3-i", "R 1.09.7")
def test_nothing_else_goes_on_while_a_clause_is_judged() -> None:
    """Whatever waited below, an attempt at assassination say, would meet another table."""
    s = sitting(table(), OTHER)
    deal(s, 0, {**text(1, 1, 0, "Leave Etruria alone."), **end(2)}, 1)
    assert offered(s, 2, "assassinate")
    say(s, 0, {"do": "dispute", "deal": 1, "clause": 1})
    for seat in range(5):
        assert not offered(s, seat, "assassinate")
        assert offered(s, seat, "order")
    for seat in (2, 3, 4):
        say(s, seat, {"vote": "kept"})
    assert offered(s, 2, "assassinate")


def offered(s: RepublicState, seat: int, verb: str) -> bool:
    """Whether a seat may do this out of turn."""
    aside = GAME.aside(s, seat)
    return aside is not None and {"do": verb} in [
        GAME.word(s, seat, code) for code in aside.choices([])
    ]
