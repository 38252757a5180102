"""What places the seats of a game: winners, then scores; and of one that goes on, nothing that is
not everybody's to see.
"""

from collections.abc import Sequence

import pytest

from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.dice import stream
from aedilis.server.tournaments.results import places_of, result_of, scores_of
from tests.server.planted import after, play_on
from tests.server.tournaments.field import Field

NAMES = ("Ana", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ([1], [(3, 0), (2, 0), (3, 1)], [3, 1, 2]),
        ([0, 2], [(9,), (5,), (8,)], [1, 3, 1]),
        ([], [(9,), (5,), (8,)], [1, 1, 1]),
        ([1], [], [2, 1, 2]),
        (None, [(4,), (7,), (4,)], [2, 1, 2]),
        (None, [], [1, 1, 1]),
    ],
)
def test_places(
    winners: Sequence[int] | None, scores: list[tuple[int, ...]], places: list[int]
) -> None:
    assert places_of(3, winners, scores) == places


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_each_game_says_what_places_its_seats(game: str) -> None:
    table, _ = play_on(game, NAMES, "places", None)
    scores = scores_of(table)
    assert len(scores) == len(NAMES)
    assert all(one and all(isinstance(part, int) for part in one) for one in scores)
    winners = GAMES[game].winners(table.state)
    places = places_of(len(NAMES), winners, scores)
    if game == "glory":
        best = max(scores)
        assert [seat for seat in range(len(NAMES)) if scores[seat] == best] == winners
        assert [one == 1 for one in places] == [seat in winners for seat in range(len(NAMES))]


@pytest.mark.parametrize("game", ["glory", "republic"])
@pytest.mark.parametrize("moves", [20, 60, 120])
def test_a_game_that_goes_on_is_counted_by_what_everybody_sees(game: str, moves: int) -> None:
    table, _ = play_on(game, NAMES, f"hidden {moves}", after(moves))
    rules = PACKAGES[game].rules
    scores = scores_of(table)
    for seat in range(len(NAMES)):
        for n in range(3):
            # What a seat does not know may be otherwise, and the scores are the same.
            table.state = rules.determinize(table.state, seat, stream(f"{n}", "hidden"))
            assert scores_of(table) == scores


@pytest.mark.anyio
async def test_the_result_of_a_game_is_read_from_its_room(field: Field) -> None:
    room = await field.plant("glory", None, seats=3)
    result = result_of(room)
    assert result.how == "over"
    assert room.row.ending is not None
    assert [n for n, one in enumerate(result.places) if one == 1] == room.row.ending["winners"]
    assert max(result.scores) == result.scores[result.places.index(1)]
    room = await field.plant("republic", 30, seats=3)
    assert result_of(room).how == "time"
