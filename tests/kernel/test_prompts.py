"""Prompts: every walk ends in a move that is accepted, and nothing else is."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, walk


class Bundle(Form):
    """A form whose second field depends on the first."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Prompt]) -> None:
        super().__init__(0, "test", "T.1")
        self.parts = parts

    def field(self, done: Sequence[int]) -> Prompt | None:
        at = 0
        for part in self.parts:
            n = part.span(done, at)
            if n < 0:
                return part
            at += n
        return None


def choose(options: list[int]) -> Prompt:
    return Choose(0, "test", "T.1", options)


def amount(low: int, more: int) -> Prompt:
    return Amount(0, "test", "T.1", "n", low, low + more)


@st.composite
def picks(draw: st.DrawFn) -> Prompt:
    items = draw(st.lists(st.integers(0, 40), min_size=1, max_size=6, unique=True))
    counts = draw(st.lists(st.integers(1, 4), min_size=len(items), max_size=len(items)))
    low = draw(st.integers(0, sum(counts)))
    high = draw(st.integers(low, sum(counts)))
    return Pick(0, "test", "T.1", "with", items, counts, low, high)


simple = st.one_of(
    st.lists(st.integers(0, 99), min_size=1, max_size=8, unique=True).map(choose),
    st.tuples(st.integers(-5, 5), st.integers(0, 9)).map(lambda t: amount(*t)),
    picks(),
)
prompts = st.one_of(simple, st.lists(simple, min_size=1, max_size=4).map(Bundle))


@given(prompts, st.text())
def test_every_walk_ends_in_a_legal_move(prompt: Prompt, seed: str) -> None:
    move = walk(prompt, stream(seed, "walk"))
    assert prompt.accepts(move)
    assert prompt.choices(move) == []


@given(prompts, st.text(), st.integers(200, 300))
def test_no_other_move_is_legal(prompt: Prompt, seed: str, odd: int) -> None:
    move = walk(prompt, stream(seed, "walk"))
    assert not prompt.accepts([*move, odd])
    assert not prompt.accepts(move[:-1])
    for i in range(len(move)):
        assert not prompt.accepts([*move[:i], odd, *move[i + 1 :]])


@given(picks(), st.lists(st.integers(-1, 45), max_size=8))
def test_a_pick_accepts_exactly_the_multisets_it_offers(pick: Prompt, move: Move) -> None:
    assert isinstance(pick, Pick)
    left = dict(zip(pick.items, pick.counts, strict=True))
    legal = bool(move) and pick.low <= move[0] <= pick.high and len(move) == move[0] + 1
    for item in move[1:]:
        left[item] = left.get(item, 0) - 1
        legal = legal and left[item] >= 0
    order = [pick.items.index(item) for item in move[1:] if item in pick.items]
    assert pick.accepts(move) == (legal and order == sorted(order))
