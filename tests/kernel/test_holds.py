"""Rounds, holds, moves out of turn and standing orders, shown with the toy game."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import ENDLESS, MOST_ORDERED, IllegalMove
from aedilis.kernel.hold import wanted
from tests.kernel.toy import AGAINST, FOR, GAMES, PASS, SHOUT, VETO, Toy, ToyState, Veto


def at_vote() -> tuple[Toy, ToyState, int]:
    game = Toy()
    state = game.new({}, 3, stream("windows", "game"))
    president = state.president
    game.apply(state, president, [GAMES, 0])
    return game, state, president


def vote_all(game: Toy, state: ToyState) -> None:
    for _ in range(3):
        game.apply(state, game.awaited(state)[0], [FOR])


def hold(state: ToyState) -> Veto:
    top = state.stack[-1]
    assert isinstance(top, Veto)
    return top


def test_a_round_goes_once_round_the_table_from_its_first_seat() -> None:
    game, state, president = at_vote()
    asked = []
    for _ in range(3):
        asked += game.awaited(state)
        game.apply(state, asked[-1], [FOR])
    assert asked == [president, (president + 1) % 3, (president + 2) % 3]
    assert state.points[president] > 0


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


@pytest.mark.parametrize(
    ("order", "waits", "waited_for"),
    [
        ("ask", False, True),
        ("ask", True, True),
        ("open", False, False),
        ("open", True, True),
        ("never", False, False),
        ("never", True, False),
    ],
)
def test_whom_a_moment_waits_for(order: str, waits: bool, waited_for: bool) -> None:
    _, state, president = at_vote()
    other = (president + 1) % 3
    state.set_order(other, "veto", order)
    assert wanted(state, other, "veto", waits) is waited_for
    assert Veto("veto", int(waits), [0, 0, 0]).holds(state, other) is waited_for


def test_nobody_waits_for_seats_that_did_not_ask_to_be_waited_for() -> None:
    game, state, president = at_vote()
    vote_all(game, state)
    assert state.president == (president + 1) % 3
    assert state.points[president] > 0


def test_ask_holds_the_game_until_the_seat_passes() -> None:
    game, state, president = at_vote()
    first, second = (president + 1) % 3, (president + 2) % 3
    for other in (first, second):
        game.apply(state, other, game.parse(state, other, {"order": "veto", "be": "ask"}))
    vote_all(game, state)
    assert game.awaited(state) == sorted([first, second])
    game.apply(state, second, game.parse(state, second, {"pass": True}))
    assert game.awaited(state) == [first]
    assert not hold(state).lets_go(state)
    assert state.points[president] == 0
    game.apply(state, first, [PASS])
    assert state.points[president] > 0


def test_an_order_to_wait_no_more_lets_the_game_go_on() -> None:
    game, state, president = at_vote()
    other = (president + 1) % 3
    state.set_order(other, "veto", "ask")
    vote_all(game, state)
    game.apply(state, other, game.parse(state, other, {"order": "veto", "be": "never"}))
    assert state.points[president] > 0


def test_a_veto_while_the_game_waits_takes_effect_before_the_result() -> None:
    game, state, president = at_vote()
    other = (president + 2) % 3
    state.set_order(other, "veto", "ask")
    vote_all(game, state)
    game.apply(state, other, [VETO])
    assert state.points[president] == 0
    assert state.tribunes[other] == 0
    assert state.president == (president + 1) % 3


def test_a_seat_not_waited_for_may_act_while_another_holds_the_game() -> None:
    game, state, president = at_vote()
    holder, quick = (president + 2) % 3, (president + 1) % 3
    state.set_order(holder, "veto", "ask")
    vote_all(game, state)
    assert game.awaited(state) == [holder]
    game.apply(state, quick, [VETO])
    # The veto leaves nothing to wait for, so the game goes on although the holder has not passed.
    assert state.points[president] == 0
    assert game.awaited(state) == [(president + 1) % 3]


def test_a_move_out_of_turn_is_offered_only_at_its_moment() -> None:
    game, state, president = at_vote()
    other = (president + 1) % 3
    with pytest.raises(IllegalMove):
        game.apply(state, other, [VETO])
    state.set_order(other, "veto", "ask")
    vote_all(game, state)
    assert game.words(state, other, [VETO]) == {"veto": True}


def test_who_is_waited_for_depends_on_nothing_hidden() -> None:
    game, state, president = at_vote()
    other = (president + 2) % 3
    for seat in (president, other):
        state.set_order(seat, "veto", "ask")
    state.tribunes[other] = 0
    vote_all(game, state)
    # All see who presides, and that he is not waited for; nobody sees who has a tribune left.
    assert game.awaited(state) == [other]
    with pytest.raises(IllegalMove):
        game.apply(state, other, [VETO])


def test_a_held_game_is_saved_with_who_has_passed() -> None:
    game, state, president = at_vote()
    others = [(president + 1) % 3, (president + 2) % 3]
    for other in others:
        state.set_order(other, "veto", "ask")
    vote_all(game, state)
    game.apply(state, others[0], [PASS])
    passed = [int(seat == others[0]) for seat in range(3)]
    assert game.to_data(state)["stack"] == [
        {"kind": "round", "step": 2, "price": 0},
        {"kind": "hold", "moment": "veto", "waits": 0, "passed": passed},
    ]
    again = game.from_data(game.to_data(state))
    assert game.awaited(again) == [others[1]]
    copy = hold(state).clone()
    hold(state).passed[others[1]] = 1
    assert copy.fields() == ["veto", 0, passed]


def test_a_refused_move_changes_nothing() -> None:
    game, state, president = at_vote()
    before = game.to_data(state)
    for seat, move in [(president, [VETO]), ((president + 1) % 3, [AGAINST]), (president, [])]:
        with pytest.raises(IllegalMove):
            game.apply(state, seat, move)
    assert game.to_data(state) == before


def test_orders_that_would_answer_for_ever_leave_the_question_to_their_seat() -> None:
    class Unending(Toy):
        """Whatever is asked, an order answers it, and nothing comes of it."""

        answered = 0

        def _ordered(self, state: ToyState) -> bool:
            self.answered += 1
            return True

    _, state, president = at_vote()
    game = Unending()
    state.set_order(president, "veto", "ask")
    with pytest.warns(RuntimeWarning, match=ENDLESS):
        game.run(state)
    assert game.answered == MOST_ORDERED
    assert game.awaited(state) == [president]
