"""OpenSpiel's own tests of games, and resampling from an information state."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

from aedilis.envs.play import NOBODY
from aedilis.envs.spaces import package_named
from tests.envs.named import NAMES

pyspiel = pytest.importorskip("pyspiel", reason="there is none for this system")

from aedilis.envs.spiel import PREFIX  # noqa: E402  # only where there is OpenSpiel


def load(name: str) -> Any:
    """A game of few seats, in which nobody acts out of turn."""
    seats = max(package_named(name).seats.least, 2)
    return pyspiel.load_game(PREFIX + name, {"players": seats, "asides": False})


def begun(game: Any, seed: int, steps: int) -> Any:
    chance = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("steps", [0, 2, 4, 60])
def test_what_is_written_down_is_read_again(name: str, steps: int) -> None:
    game = load(name)
    state = begun(game, steps, steps)
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_same_each_time(name: str) -> None:
    """What OpenSpiel writes into its playthroughs: texts and tensors of all, and the actions."""
    one, two = (begun(load(name), 5, 70) for _ in range(2))
    assert str(one) == str(two)
    assert one.history_str() == two.history_str()
    for player in range(one.num_players()):
        assert one.observation_string(player) == two.observation_string(player)
        assert one.information_state_string(player) == two.information_state_string(player)
        assert one.observation_tensor(player) == two.observation_tensor(player)
        assert one.information_state_tensor(player) == two.information_state_tensor(player)
    labels = [one.action_to_string(one.current_player(), n) for n in one.legal_actions()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_and_can_be_played(name: str) -> None:
    """And it hides something else: otherwise nothing would have been resampled."""
    game = load(name)
    chance = np.random.default_rng(3)
    hidden = False
    for steps in (6, 30, 55, 80):
        state = begun(game, steps, steps)
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        for told in ("observation_string", "information_state_string"):
            assert getattr(other, told)(player) == getattr(state, told)(player)
        hidden = hidden or str(other) != str(state)
        copy = other.clone()
        for _ in range(20):
            if other.is_terminal():
                break
            action = other.legal_actions()[-1]
            other.apply_action(action)
            copy.apply_action(action)
        assert str(copy) == str(other)
        assert str(copy) != str(state)
    assert hidden


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_remembers_tells_states_apart(name: str) -> None:
    """Two ways to the same observation are two information states."""
    state = begun(load(name), 4, 40)
    player = state.current_player()
    other = state.clone()
    other.position.memory[player] = b"something else"
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) != state.information_state_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_over_when_the_play_is(name: str) -> None:
    state = begun(load(name), 8, 100_000)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.position.play.seat == NOBODY
    assert state.returns() == state.position.play.returns()


@pytest.mark.parametrize("name", NAMES)
def test_other_numbers_of_players_and_options(name: str) -> None:
    package = package_named(name)
    assert package.variants is not None
    typed = f"{package.variants.option}={package.variants.names[-1]}"
    game = pyspiel.load_game(PREFIX + name, {"players": package.seats.most, "options": typed})
    assert game.num_players() == package.seats.most
    assert str(begun(game, 1, 30)) == str(begun(game, 1, 30))
