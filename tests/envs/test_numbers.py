"""What the numbers of an environment promise: bounds, one meaning each, secrets kept, versions."""

import json
from pathlib import Path
from typing import Any

import pytest

from aedilis.envs.play import NOBODY, OUT_OF_TURN
from aedilis.envs.spaces import Setting, UnknownEnvironment, names, observation_features
from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.encoding import open_field
from aedilis.kernel.game import BadOption
from tests.envs.named import NAMES, row_of, settings, told, walked

PINNED: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("versions.json").read_text("utf-8")
)


@pytest.mark.parametrize("name", NAMES)
def test_what_numbers_mean_is_pinned_for_each_version(name: str) -> None:
    """Whoever changes a feature or an action raises the version, and adds the new one here."""
    seats = PACKAGES[names()[name]].seats
    found = {
        str(n): Setting(name, n).encoder().digest() for n in range(seats.least, seats.most + 1)
    }
    assert found == PINNED.get(name)


@pytest.mark.parametrize("setting", list(settings()), ids=told)
def test_numbers_are_within_their_bounds(setting: Setting) -> None:
    encoder = setting.encoder()
    highs = [one.high for one in observation_features(encoder) for _ in range(one.size)]
    for play in walked(setting, 1, 900):
        row = row_of(setting, play, play.seat)
        for value, high in zip(row, highs, strict=True):
            assert value <= high
        assert play.legal == sorted(set(play.legal))
        assert play.legal[0] >= 0
        assert play.legal[-1] < encoder.actions


@pytest.mark.parametrize("setting", list(settings()), ids=told)
def test_an_action_means_one_thing(setting: Setting) -> None:
    """No two choices that are offered together are told in the same actions."""
    encoder = setting.encoder()
    for play in walked(setting, 2, 900):
        for prompt in PACKAGES[names()[setting.name]].rules.asked(play.state):
            if prompt.optional:
                continue
            choices = prompt.choices([])
            paths = encoder.paths(prompt, [], choices)
            assert len(set(paths)) == len(choices), prompt.key
            field, start = open_field(prompt, [])
            assert field is not None
            assert start == 0


@pytest.mark.parametrize("setting", list(settings()), ids=told)
def test_what_is_hidden_changes_nothing(setting: Setting) -> None:
    """Positions that differ in nothing but what a seat cannot know look the same to it, and offer
    it the same.
    """
    for n, play in enumerate(walked(setting, 3, 700)):
        if n % 9:
            continue
        for seat in range(setting.encoder().seats):
            other = play.guess(seat, stream(f"{n}:{seat}", "guess"))
            if seat == play.seat:
                assert other.seat == seat
                assert other.legal == play.legal
                assert row_of(setting, other, seat) == row_of(setting, play, seat)
            elif other.seat != seat:
                assert row_of(setting, other, seat) == row_of(setting, play, seat)


@pytest.mark.parametrize("setting", list(settings()), ids=told)
def test_a_copy_goes_the_same_way_and_leaves_the_first_alone(setting: Setting) -> None:
    package = PACKAGES[names()[setting.name]]
    for n, play in enumerate(walked(setting, 4, 300)):
        if n % 7:
            continue
        before = package.rules.hash(play.state)
        one, two = play.clone(), play.clone()
        dice = stream(str(n), "copies")
        for _ in range(30):
            if one.seat == NOBODY:
                break
            action = one.legal[dice.below(len(one.legal))]
            one.step(action)
            two.step(action)
            assert (one.seat, one.legal) == (two.seat, two.legal)
        assert package.rules.hash(one.state) == package.rules.hash(two.state)
        assert package.rules.hash(play.state) == before


@pytest.mark.parametrize("name", NAMES)
def test_games_come_to_an_end_and_are_won(name: str) -> None:
    setting = Setting(name, asides=False)
    last: Any = None
    for play in walked(setting, 5):
        last = play
    assert last.seat == NOBODY
    assert last.legal == []
    returns = last.returns()
    assert len(returns) == setting.encoder().seats
    assert all(one == -1 or 0 < one <= 1 for one in returns)
    winners = PACKAGES[names()[name]].rules.winners(last.state)
    assert [seat for seat, one in enumerate(returns) if one > 0] == winners


@pytest.mark.parametrize("name", NAMES)
def test_nobody_acts_out_of_turn_twice_before_an_answer(name: str) -> None:
    setting = Setting(name, asides=True)
    out: dict[int, bool] = {}
    count = 0
    play = None
    for play in walked(setting, 6, 1500):
        whole_question = row_of(setting, play, play.seat)[setting.encoder().size :]
        if any(whole_question):
            continue
        if OUT_OF_TURN in play.legal:
            assert not out.get(play.seat)
            count += 1
    assert count > 0


@pytest.mark.parametrize("name", NAMES)
def test_an_action_that_is_not_legal_is_refused(name: str) -> None:
    play = Setting(name).play("1")
    action = next(n for n in range(len(play.legal) + 1) if n not in play.legal)
    with pytest.raises(ValueError, match=f"action {action} is not among the"):
        play.step(action)


@pytest.mark.parametrize("name", NAMES)
def test_every_action_has_a_label_of_its_own(name: str) -> None:
    encoder = Setting(name).encoder()
    labels = [encoder.action_label(action) for action in range(encoder.actions)]
    assert len(set(labels)) == len(labels)
    with pytest.raises(ValueError, match="is no action"):
        encoder.action_label(encoder.actions)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownEnvironment, match="'chess_v1' is no environment; there is "):
        Setting("chess_v1").encoder()
    with pytest.raises(BadOption, match="seats: 17 is not from"):
        Setting(NAMES[0], 17).encoder()
