"""The Late Republic's set-up (3.03)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import (
    CONCESSIONS,
    ERA_ENDS,
    LAWS,
    STATESMEN,
    cards_of,
    index_of,
)
from aedilis.republic.rules.persons import in_play
from aedilis.republic.setup.opening import GovernorsFrame
from aedilis.republic.state.zones import BARRACKS, DECK, HAND, LAW, REMOVED
from tests.republic.setup.opening import fresh, play


@rule("R 3.03.2-c")
def test_the_laws_of_the_middle_deck_are_in_force_but_two() -> None:
    s = fresh("late")
    middle = [law for law in LAWS if law.card in cards_of(1)]
    gone = {law.id for law in middle if s.zone[law.card] == REMOVED}
    assert gone == {"servilian", "acilian"}
    assert all(s.zone[law.card] == LAW for law in middle if law.id not in gone)


@rule("R 3.03.2", "R 3.03.1", "R 3.03.2-h")
@pytest.mark.parametrize("seats", [3, 6])
def test_five_families_each_and_era_ends_among_eleven(seats: int) -> None:
    """R-3.03.2: the deck holds all 13 concessions."""
    s = fresh("late", seats)
    assert len(list(in_play(s))) == 5 * seats
    assert len(s.layers[-1]) == 11
    assert ERA_ENDS in s.layers[-1]
    assert len([one for one in CONCESSIONS if s.zone[one.card] in (DECK, HAND)]) == 13


@rule("R 3.03.2")
def test_marius_and_sulla_come_only_as_an_option() -> None:
    """R-3.03.2b."""
    cards = [STATESMEN[index_of("statesman", one)].card for one in ("gaius_marius", "sulla")]
    default, option = fresh("late"), fresh("late", optional=True)
    assert all(default.zone[number] not in (DECK, HAND) for number in cards)
    assert all(option.zone[number] in (DECK, HAND) for number in cards)


@rule("R 3.03.3")
def test_eight_legions_wait_in_rome() -> None:
    assert fresh("late").legions.count(BARRACKS) == 8


@rule("R 3.03.4", "R 1.04.8", "R 3.03.4-a", "R 3.03.4-b", "R 3.03.4-c")
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_two_provinces_each_but_for_one_of_six(seats: int) -> None:
    """R-3.03.4: Macedonia is one of five for six seats."""
    without = set()
    for seed in range(20):
        s = play(fresh("late", seats, str(seed)), until="governors")
        frame = s.stack[-1]
        assert isinstance(frame, GovernorsFrame)
        seats_dealt = frame.dealt[::2]
        counts = [seats_dealt.count(seat) for seat in range(seats)]
        assert sorted(counts) == ([1] + [2] * 5 if seats == 6 else [2] * seats)
        if seats == 6:
            without.add(counts.index(1))
        sides = [one.developed for one in s.holdings if one is not None]
        assert (sides.count(True), sides.count(False)) == (6, 5)
        assert s.holdings[index_of("province", "macedonia")] is not None
        play(s)
    # The dice decide who goes without.
    assert seats != 6 or len(without) > 2
