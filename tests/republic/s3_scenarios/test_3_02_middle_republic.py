"""The Middle Republic's set-up (3.02)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CONCESSION, NONE, STATESMAN
from aedilis.republic.definitions.components import CONCESSIONS, ERA_ENDS, PROVINCES, card, cards_of
from aedilis.republic.rules.persons import in_play, of_faction
from aedilis.republic.setup.opening import GovernorsFrame
from aedilis.republic.state.choices import senator
from aedilis.republic.state.zones import BARRACKS, DECK, HAND, OUT, PROVINCE
from tests.republic.setup.opening import fresh, play

GIVEN = {
    "sicilia", "illyricum", "sardinia_et_corsica", "hispania_citerior", "hispania_ulterior",
    "gallia_cisalpina",
}  # fmt: skip


@rule("R 3.02.2", "R 3.02.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_deck_takes_concessions_and_six_unseen_cards_of_the_early_one(seats: int) -> None:
    s = fresh("middle", seats)
    assert s.fronts == []
    assert len(list(in_play(s))) == 4 * seats
    there = [n for n in range(1, 161) if s.zone[n] in (DECK, HAND)]
    concessions = [one.card for one in CONCESSIONS]
    assert all(number in there for number in concessions if number in cards_of(0))
    added = [
        number
        for number in there
        if number in cards_of(0) and card(number).faction and card(number).kind != CONCESSION
    ]
    assert len(added) == 6
    assert all(card(number).kind != STATESMAN for number in added)
    bottom = s.layers[-1]
    assert len(bottom) == 13
    assert ERA_ENDS in bottom
    assert sum(number in cards_of(2) for number in bottom) == 6
    assert sum(s.zone[number] == OUT for number in cards_of(2)) == len(cards_of(2)) - 6


@rule("R 3.02.3")
def test_six_legions_wait_in_rome() -> None:
    assert fresh("middle").legions.count(BARRACKS) == 6


@rule("R 3.02.4", "R 1.09.5", "R 1.09.51", "R 3.02.4-a")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_faction_governs_one_undeveloped_province(seats: int) -> None:
    """R-3.02.4: all six are undeveloped."""
    s = play(fresh("middle", seats), until="governors")
    frame = s.stack[-1]
    assert isinstance(frame, GovernorsFrame)
    assert len(frame.dealt) == 2 * seats
    assert frame.dealt[::2] == list(range(seats))
    held = {PROVINCES[i].id for i, one in enumerate(s.holdings) if one is not None}
    assert held == GIVEN
    assert not any(one.developed for one in s.holdings if one is not None)
    while frame.dealt:
        prompt = frame.asks(s)[0]
        slots = prompt.choices([])
        # Neither the Consul nor anybody away from Rome may be sent.
        assert all(not s.senator(senator(slot)).offices for slot in slots)
        assert prompt.choices([slots[0]]) == [1, 2, 3]
        province = frame.dealt[1]
        frame.answer(s, prompt.seat, [slots[0], 2])
        governor = s.senator(senator(slots[0]))
        assert (governor.place, governor.at) == (PROVINCE, province)
        holding = s.holdings[province]
        assert holding is not None
        assert (holding.developed, holding.term) == (False, 2)
    vacant = [one for one in s.holdings if one is not None and one.governor == NONE]
    assert len(vacant) == 6 - seats
    for seat in range(seats):
        assert sum(one.place == PROVINCE for _, one in of_faction(s, seat)) == 1
