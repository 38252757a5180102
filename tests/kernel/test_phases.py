"""A phase as an ordered tuple of named steps, with the toy game's state."""

from collections.abc import Callable
from typing import Any

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.frame import FrameKind, FrameKinds, frames_to_data
from aedilis.kernel.phase import OVER, Added, Do, Phase, PhaseFrame, Step
from tests.kernel.toy import ToyState


def counting(points: int) -> Callable[[ToyState], None]:
    """A step's act that can be told from others."""

    def act(s: ToyState) -> None:
        s.points[0] = 10 * s.points[0] + points

    return act


class Waits(Step[ToyState, PhaseFrame[ToyState]]):
    """A step that asks somebody."""

    def run(self, state: ToyState, frame: PhaseFrame[ToyState]) -> bool:
        return False


def with_tribunes(s: ToyState) -> bool:
    return sum(s.tribunes) > 0


PHASE = Phase(
    (Do("one", counting(1)), Do("two", counting(2)), Waits("ask"), Do("three", counting(3)))
)


class Walk(PhaseFrame[ToyState]):
    """A frame that walks through a phase."""

    def __init__(self, step: Step[Any, Any] = PHASE.first) -> None:
        super().__init__(step)

    def kind(self) -> str:
        return "walk"


def table(frame: Walk) -> ToyState:
    state = ToyState(2, stream("phases", "game"))
    state.stack.append(frame)
    return state


def go(state: ToyState) -> None:
    while state.stack and state.stack[-1].advance(state):
        pass


def test_steps_come_in_order_and_wait_where_somebody_is_asked() -> None:
    state = table(frame := Walk())
    go(state)
    assert (state.points[0], frame.step.name) == (12, "ask")
    frame.step = frame.step.next
    go(state)
    assert (state.points[0], state.stack) == (123, [])


def test_a_phase_may_go_round() -> None:
    phase = Phase((Do("one", counting(1)), Waits("ask")), goes_round=True)
    state = table(frame := Walk(phase.first))
    go(state)
    frame.step = frame.step.next
    go(state)
    assert (state.points[0], frame.step.name) == (11, "ask")


def test_an_option_puts_a_step_in_by_one_line() -> None:
    phase = Phase((Do("one", counting(1)), Do("new", counting(9), with_tribunes), Waits("ask")))
    state = table(Walk(phase.first))
    go(state)
    assert state.points[0] == 19
    state = table(Walk(phase.first))
    state.tribunes = [0, 0]
    go(state)
    assert state.points[0] == 1


def test_what_was_saved_reads_when_a_step_has_been_put_in() -> None:
    data = frames_to_data([Walk(PHASE.step("three"))])
    assert data == [{"kind": "walk", "step": "three"}]
    more = Phase((Do("one", counting(1)), Do("new", counting(9)), Do("three", counting(3))))
    (frame,) = FrameKinds((FrameKind("walk", Walk, step=more.step),)).read(data)
    assert isinstance(frame, Walk)
    assert frame.step is more.step("three")
    state = table(frame)
    go(state)
    assert state.points[0] == 3


def test_a_frame_behind_its_last_step_is_saved_and_read_too() -> None:
    state = table(frame := Walk(PHASE.step("three")))
    assert frame.advance(state)
    data = frames_to_data(state.stack)
    assert data == [{"kind": "walk", "step": OVER}]
    state.stack = FrameKinds((FrameKind("walk", Walk, step=PHASE.step),)).read(data)
    go(state)
    assert (state.points[0], state.stack) == (3, [])


def test_copies_share_their_steps_and_nothing_else() -> None:
    frame = Walk()
    copy = frame.clone()
    assert isinstance(copy, Walk)
    assert copy.step is frame.step
    go(table(copy))
    assert frame.step is PHASE.first


def test_places_tell_what_comes_before_what() -> None:
    assert PHASE.names == ("one", "two", "ask", "three")
    assert [PHASE.step(name).place for name in (*PHASE.names, OVER)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("names", [("one", "one"), ("one", OVER)])
def test_a_name_is_one_step(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="steps are named one"):
        Phase([Waits(name) for name in names])


@pytest.mark.parametrize(
    ("stack", "told"),
    [
        ([{"kind": "walk", "step": "four"}], "step 'four' is unknown; there are: one, two, ask"),
        ([{"kind": "run", "step": "one"}], "frame 'run' is unknown"),
        ([["walk", 1]], "frame .* is unknown"),
        ([{"kind": "walk", "at": 1}], "frame 'walk' does not read: .*'at'"),
        ([{"kind": "walk", "step": 1}], "step 1 is unknown"),
        ([{"kind": "walk", "step": []}], r"step \[\] is unknown"),
        ([{"kind": [], "step": "one"}], r"frame \[\] is unknown"),
        ([{}], "frame None is unknown"),
    ],
)
def test_what_is_no_frame_is_refused(stack: list[Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        FrameKinds((FrameKind("walk", Walk, step=PHASE.step),)).read(stack)


def test_no_frame_stands_at_an_added_step_where_a_game_has_none() -> None:
    phase = Phase((Do("one", counting(1)), Added("two", counting(2), with_tribunes), Waits("ask")))
    for tribunes, points in (0, 1), (1, 12):
        state = table(frame := Walk(phase.first))
        state.tribunes[:] = [tribunes] * len(state.tribunes)
        assert frame.advance(state)
        assert frame.step.name == ("two" if tribunes else "ask")
        go(state)
        assert (state.points[0], frame.step.name) == (points, "ask")
