"""Interrupts and standing orders, shown with the toy game."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from tests.kernel.toy import AGAINST, FOR, GAMES, SHOUT, VETO, Toy, ToyState


def at_vote() -> tuple[Toy, ToyState, int]:
    game = Toy()
    state = game.new({}, 3, stream("windows", "game"))
    president = state.president
    game.apply(state, president, [GAMES, 0])
    return game, state, president


def vote_all(game: Toy, state: ToyState) -> None:
    for _ in range(3):
        game.apply(state, game.awaited(state)[0], [FOR])


def test_others_may_interrupt_while_one_seat_is_awaited() -> None:
    game, state, president = at_vote()
    assert game.awaited(state) == [president]
    assert sorted(game.prompts(state)) == [0, 1, 2]
    other = (president + 1) % 3
    state.log = []
    game.apply(state, other, [SHOUT])
    assert [event.key for event in state.log] == ["toy-shouted"]
    assert game.awaited(state) == [president]


def test_never_takes_the_optional_prompt_away() -> None:
    game, state, president = at_vote()
    other = (president + 1) % 3
    game.apply(state, other, game.parse(state, other, {"order": "shout", "be": "never"}))
    assert game.prompt(state, other) is None
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, other, [SHOUT])
    assert refused.value.rule == "T.5"


def test_nobody_waits_for_seats_that_did_not_ask_to_be_waited_for() -> None:
    game, state, president = at_vote()
    vote_all(game, state)
    assert state.president == (president + 1) % 3
    assert state.points[president] > 0


def test_ask_holds_the_game_until_the_seat_passes() -> None:
    game, state, president = at_vote()
    other = (president + 2) % 3
    game.apply(state, other, game.parse(state, other, {"order": "veto", "be": "ask"}))
    vote_all(game, state)
    assert game.awaited(state) == [other]
    # The president has given no order: it may speak up while the game waits, but need not.
    assert game.prompts(state)[president].optional
    game.apply(state, other, game.parse(state, other, {"pass": True}))
    assert state.points[president] > 0


def test_a_veto_in_the_window_takes_effect_before_the_result() -> None:
    game, state, president = at_vote()
    other = (president + 2) % 3
    state.set_order(other, "veto", "ask")
    vote_all(game, state)
    game.apply(state, other, [VETO])
    assert state.points[president] == 0
    assert state.tribunes[other] == 0
    assert state.president == (president + 1) % 3


def test_an_open_seat_may_act_while_another_holds_the_window() -> None:
    game, state, president = at_vote()
    holder, quick = (president + 2) % 3, (president + 1) % 3
    state.set_order(holder, "veto", "ask")
    vote_all(game, state)
    game.apply(state, quick, [VETO])
    # The veto leaves nothing to react to, so the window closes although the holder has not passed.
    assert state.points[president] == 0
    assert game.awaited(state) == [(president + 1) % 3]


def test_a_seat_without_means_is_not_waited_for() -> None:
    game, state, president = at_vote()
    other = (president + 2) % 3
    state.set_order(other, "veto", "ask")
    state.tribunes[other] = 0
    vote_all(game, state)
    assert state.points[president] > 0


def test_a_refused_move_changes_nothing() -> None:
    game, state, president = at_vote()
    before = game.to_data(state)
    for seat, move in [(president, [VETO]), ((president + 1) % 3, [AGAINST]), (president, [])]:
        with pytest.raises(IllegalMove):
            game.apply(state, seat, move)
    assert game.to_data(state) == before
