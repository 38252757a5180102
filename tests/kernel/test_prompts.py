"""Prompts: every walk ends in a move that is accepted, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Amount, Choose, Move, Pick, Prompt, Text, text_move, text_of, walk
from tests.kernel.bundle import Bundle


def choose(options: list[int]) -> Prompt:
    return Choose(0, "test", "T.1", options)


def amount(low: int, more: int) -> Prompt:
    return Amount(0, "test", "T.1", "n", low, low + more)


def text(high: int) -> Prompt:
    return Text(0, "test", "T.1", "text", high)


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
texts = st.integers(1, 9).map(text)
prompts = st.one_of(simple, st.lists(simple, min_size=1, max_size=4).map(Bundle))


@given(st.one_of(prompts, texts, st.lists(texts, min_size=1, max_size=3).map(Bundle)), st.text())
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


@given(st.text(max_size=12))
def test_a_text_accepts_one_line_of_printable_characters(said: str) -> None:
    prompt = Text(0, "test", "T.1", "text", 10)
    legal = 1 <= len(said) <= 10 and said == said.strip() and said.isprintable()
    assert prompt.accepts(text_move(said)) == legal
    assert text_of(text_move(said)[1:]) == said


@pytest.mark.parametrize(
    "move",
    [
        [],
        [0],
        [-1],
        [2, 97],
        [1, 97, 98],
        [1, 10],
        [1, 27],
        [1, 0x202E],
        [1, 0xD800],
        [1, 32],
        [2, 97, 32],
        [1, -1],
        [1, 0x110000],
        [11, *[97] * 11],
    ],
)
def test_a_text_refuses_control_characters_and_what_is_too_long(move: Move) -> None:
    prompt = Text(0, "test", "T.1", "text", 10)
    assert not prompt.accepts(move)


@pytest.mark.parametrize("move", [[0], [11], [2, 97, 98], [-3, 97]])
def test_a_text_offers_nothing_after_its_end_or_a_wrong_length(move: Move) -> None:
    assert Text(0, "test", "T.1", "text", 10).choices(move) == []
