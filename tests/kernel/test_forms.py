"""Questions of several parts: their fields come from the frame, and each is made once."""

from collections.abc import Sequence

import pytest

from aedilis.kernel import form
from aedilis.kernel.dice import stream
from aedilis.kernel.form import Ask
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt, walk
from tests.kernel.toy import GAMES, ROAD, Round, Toy, ToyState


class Counting(Round):
    """A round that counts how often it made a field."""

    __slots__ = ("made",)

    def __init__(self, step: int, price: int) -> None:
        super().__init__(step, price)
        self.made: list[list[int]] = []

    def field(self, state: ToyState, seat: int, done: Sequence[int]) -> Prompt | None:
        self.made.append(list(done))
        return super().field(state, seat, done)


def question() -> tuple[Counting, Ask]:
    state = Toy().new({}, 3, stream("forms", "game"))
    frame = Counting(0, 0)
    return frame, Ask(frame, state, 0, "toy-propose", "T.1")


def test_fields_come_from_the_frame_one_after_the_other() -> None:
    _, ask = question()
    fields = [ask.field(done) for done in ([], [ROAD], [ROAD, 2], [GAMES], [GAMES, 1, 2])]
    assert [field.key if field is not None else None for field in fields] == [
        "toy-motion",
        "toy-price",
        "toy-backers",
        "toy-backers",
        None,
    ]
    assert ask.accepts([ROAD, 3, 1, 2])
    assert not ask.accepts([ROAD, 4, 0])
    assert not ask.accepts([GAMES, 2, 0])


def test_a_field_is_made_once_however_often_it_is_walked() -> None:
    frame, ask = question()
    for n in range(20):
        assert ask.accepts(walk(ask, stream("walk", str(n))))
    assert ask.field([]) is ask.field(())
    assert frame.made.count([]) == 1
    assert len(frame.made) == len({tuple(done) for done in frame.made})


def test_no_more_fields_are_kept_than_one_answer_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    if form.__file__.endswith(".py"):
        monkeypatch.setattr(form, "KEPT", 5)
    kept = form.KEPT
    frame, ask = question()
    first = ask.field([])
    assert isinstance(first, Choose)
    for price in range(1, kept):
        ask.field([ROAD, price])
    assert ask.field([]) is first
    ask.field([ROAD, kept])
    again = ask.field([])
    assert again is not first
    assert frame.made.count([]) == 2


class Silent(Frame[ToyState]):
    """A frame that asks nothing and hides nothing."""

    __slots__ = ("values",)

    def __init__(self, values: list[int]) -> None:
        self.values = values

    def kind(self) -> str:
        return "silent"

    def fields(self) -> list[object]:
        return [self.values]


def test_a_frame_asks_nothing_and_hides_nothing_unless_it_says_so() -> None:
    game = Toy()
    state = game.new({}, 3, stream("forms", "game"))
    frame = Silent([1, 2])
    assert frame.asks(state) == []
    with pytest.raises(AssertionError, match="silent asks nothing"):
        frame.answer(state, 0, [])
    shown = frame.masked(1)
    assert shown is not frame
    assert shown.fields() == [[1, 2]]
    assert frame.seen(1) == []


class Secret(Silent):
    """A frame whose values only seat 0 may see."""

    __slots__ = ()

    def masked(self, seat: int) -> Frame[ToyState]:
        return Secret(self.values[:] if seat == 0 else [0] * len(self.values))


def test_what_goes_on_is_told_without_what_frames_hide() -> None:
    game = Toy()
    state = game.new({}, 3, stream("forms", "game"))
    state.stack.append(Secret([1, 2]))
    assert [game.going_on(state, seat)[-1] for seat in (0, 1, -1)] == [
        {"kind": "silent", "values": [1, 2]},
        {"kind": "silent", "values": [0, 0]},
        {"kind": "silent", "values": [0, 0]},
    ]
