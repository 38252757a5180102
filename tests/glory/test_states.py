"""States in every position of random games: sound, copied whole, written and read whole."""

import pytest

from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Prompt, walk
from aedilis.kernel.rule import rule
from tests.glory.random_play import GAME, VARIANTS, positions


@rule("G.components.1", "G.components.3", "G.components.4")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_is_sound(options: dict[str, object], seats: int) -> None:
    for state in positions(options, seats, "sound", 1):
        assert GAME.check(state) == []


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_state_written_and_read_is_the_same(options: dict[str, object]) -> None:
    for state in positions(options, 3, "data", 3):
        data = GAME.to_data(state)
        again = GAME.from_data(data)
        assert GAME.to_data(again) == data
        assert GAME.view(again, 0).to_data() == GAME.view(state, 0).to_data()
        assert [p.choices([]) for p in GAME.asked(again)] == [
            p.choices([]) for p in GAME.asked(state)
        ]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_move_on_a_copy_leaves_the_original_alone(options: dict[str, object]) -> None:
    for state in positions(options, 4, "copies", 6):
        before = GAME.to_data(state)
        for prompt in GAME.asked(state):
            for move in some_moves(prompt):
                other = GAME.clone(state)
                assert GAME.to_data(other) == before
                GAME.apply(other, prompt.seat, move)
                assert GAME.check(other) == []
        assert GAME.to_data(state) == before


def some_moves(prompt: Prompt) -> list[list[int]]:
    """For each first choice one whole move that begins with it."""
    dice = stream("some", "moves")
    return [walk(prompt, dice, [first]) for first in prompt.choices([])]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_move_has_words_that_mean_it_alone(options: dict[str, object]) -> None:
    dice = stream("words", "test")
    for state in positions(options, 3, "words", 2):
        for prompt in GAME.asked(state):
            for move in [*some_moves(prompt), walk(prompt, dice)]:
                words = GAME.words(state, prompt.seat, move)
                assert GAME.parse(state, prompt.seat, words) == move


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    for options in VARIANTS:
        one = [GAME.hash(s) for s in positions(options, 4, "same", 9)]
        two = [GAME.hash(s) for s in positions(options, 4, "same", 9)]
        assert one == two


def last_of(options: dict[str, object], seats: int) -> GloryState:
    *_, last = positions(options, seats, "pinned", 1000)
    return last


def test_pinned_games() -> None:
    """The ends of fixed games, the same on every machine, Python version and build."""
    assert [GAME.hash(last_of(options, 3)) for options in VARIANTS] == PINNED


PINNED = [
    "5721287ca25a7a8c6dc76bf5",
    "2594803a4656850c17c30de2",
    "8b5a7fb127d8536ba61783d8",
    "7f6dc61dbec653dc6873759e",
    "dbbac21e13cc81c7f2ab18f9",
    "0c7f5bcfaa06bb008e56dc3f",
    "b9562e072e8407f50a7ef5bd",
]
