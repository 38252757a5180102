"""What a finished game of one seat comes to, for any game that says what counts."""

from dataclasses import replace
from typing import Any

import pytest

from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.results import Comparison, compare, kind_of, played_by, result

GAME = PACKAGES["glory"]


def counted(view: Any, seat: int) -> dict[str, int]:
    return {"cards left": view.deck, "seat": seat}


def test_only_a_game_of_one_that_is_over_comes_to_anything() -> None:
    package = replace(GAME, results=counted)
    state = GAME.rules.new(GAME.rules.options({}, 2), 2, stream("results", "game"))
    dice = stream("results", "players")
    assert result(package, state, 1) == {}
    while not state.over:
        prompt = GAME.rules.asked(state)[0]
        GAME.rules.apply(state, prompt.seat, walk(prompt, dice))
    assert result(package, state, 1) == counted(GAME.rules.view(state, 0), 0)
    assert result(package, state, 2) == {}
    assert result(replace(package, results=None), state, 1) == {}


@pytest.mark.parametrize(
    ("before", "best", "median", "better"),
    [
        ([], None, None, False),
        ([4], 4, 4, True),
        ([5], 5, 5, False),
        ([9, 1, 4], 9, 4, False),
        ([4, 1, 3, 2], 4, 2, True),
        ([-3, -8], -3, -8, True),
    ],
)
def test_a_measure_stands_beside_the_best_and_the_middle(
    before: list[int], best: int | None, median: int | None, better: bool
) -> None:
    (one,) = compare({"points": 5}, [{"points": each, "other": 99} for each in before])
    assert one == Comparison("points", 5, best, median)
    assert one.better == better


def test_a_measure_that_earlier_games_have_not_is_compared_with_those_that_have() -> None:
    first, second = compare({"new": 1, "points": 5}, [{"points": 3}, {"points": 4, "new": 2}])
    assert first == Comparison("new", 1, 2, 2)
    assert second == Comparison("points", 5, 4, 3)


def test_results_of_a_kind_are_of_one_edition_or_scenario() -> None:
    options = {"edition": "fr2008", "demand-shows-card": True}
    assert played_by(GAME, options) == "fr2008"
    assert kind_of(GAME, options, "fr") == GAME.terms("fr").variant_name("fr2008")
    only = replace(GAME, variants=None)
    assert played_by(only, options) == ""
    assert kind_of(only, options, "es") == GAME.terms("es").title()


@pytest.mark.parametrize("name", PACKAGES)
def test_what_a_game_is_remembered_by_has_a_name_in_every_language(name: str) -> None:
    package = PACKAGES[name]
    assert (package.results is not None) == (package.seats.least == 1)
