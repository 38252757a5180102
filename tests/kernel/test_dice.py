"""The generator: pinned vectors, fairness of bounds, scripts and logs."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.kernel.dice import MASK, Dice, ScriptError, from_data, stream


def test_pinned_words() -> None:
    dice = Dice(1, 2, 3, 4)
    assert [dice.word() for _ in range(6)] == [
        7,
        34,
        56623200,
        188882296,
        3431242869,
        399395954,
    ]


def test_pinned_streams() -> None:
    dice = stream("1", "game")
    assert [dice.word() for _ in range(4)] == [3118325044, 1866410024, 1939226581, 2042959809]
    assert dice.to_data() == [2277613621, 832122569, 2448687358, 2728889395]
    dice = stream("1", "game")
    assert [dice.die() for _ in range(12)] == [5, 3, 3, 3, 3, 6, 1, 4, 4, 2, 3, 5]
    assert [dice.below(144) for _ in range(6)] == [118, 135, 103, 23, 4, 30]
    dice = stream("aedilis", "bot:0")
    assert [dice.below(2**32) for _ in range(3)] == [941689661, 1807928368, 2377305029]


def test_pinned_shuffle() -> None:
    items = list(range(10))
    stream("1", "game").shuffle(items)
    assert items == [6, 5, 1, 0, 4, 2, 9, 8, 3, 7]


def test_streams_of_one_seed_are_unrelated() -> None:
    one, two = stream("7", "game"), stream("7", "bot:0")
    assert [one.word() for _ in range(8)] != [two.word() for _ in range(8)]


@given(st.text(), st.text(), st.integers(1, MASK + 1))
def test_below_stays_below(seed: str, label: str, n: int) -> None:
    dice = stream(seed, label)
    assert all(0 <= dice.below(n) < n for _ in range(20))


@given(st.text(), st.sampled_from([1, 3, 6, 1000, 2**30 + 1, 2**31 - 1, 2**31, 2**31 + 1, MASK]))
def test_below_multiplies_without_bias_whatever_numbers_the_machine_has(seed: str, n: int) -> None:
    """The same as in numbers without a bound, where a word times anything is a word times that."""
    dice, words = stream(seed, "below"), stream(seed, "below")
    for _ in range(20):
        product = words.word() * n
        while product % (MASK + 1) < (MASK + 1) % n:
            product = words.word() * n
        assert dice.below(n) == product // (MASK + 1)


@pytest.mark.parametrize(
    "words", [[], [1, 2, 3], [1, 2, 3, -1], [1, 2, 3, 2**32], [0, 2**64, 0, 0]]
)
def test_words_that_none_can_be_are_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="dice"):
        from_data(words)


@pytest.mark.parametrize("bound", [0, -1, MASK + 2])
def test_an_impossible_bound_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        stream("x", "y").below(bound)


def test_faces_come_up_about_equally_often() -> None:
    dice = stream("fair", "die")
    counts = Counter(dice.die() for _ in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    # Six standard deviations of a fair die.
    assert all(abs(n - 10_000) < 550 for n in counts.values())


@given(st.text(), st.lists(st.integers(0, 50), min_size=1, max_size=30))
def test_draws_empty_the_deck_and_replay_from_their_log(seed: str, cards: list[int]) -> None:
    deck, again = sorted(cards), sorted(cards)
    dice = stream(seed, "game")
    dice.log = []
    drawn = [dice.draw(deck) for _ in cards]
    assert sorted(drawn) == sorted(cards)
    assert deck == []
    assert dice.log == drawn
    scripted = Dice(0, 0, 0, 0)
    scripted.script = list(drawn)
    assert [scripted.draw(again) for _ in cards] == drawn


def test_clone_and_data_go_on_alike() -> None:
    dice = stream("x", "y")
    dice.word()
    twin, third = dice.clone(), from_data(dice.to_data())
    words = [dice.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == words
    assert [third.word() for _ in range(5)] == words


def test_scripts_refuse_what_cannot_be() -> None:
    dice = Dice(0, 0, 0, 0)
    dice.script = [7]
    with pytest.raises(ScriptError, match="between 1 and 6"):
        dice.die()
    dice.script = []
    with pytest.raises(ScriptError, match="missing"):
        dice.below(3)
    dice.script = [4]
    with pytest.raises(ScriptError, match="not in the deck"):
        dice.draw([1, 2])
    dice.script = [4]
    with pytest.raises(ScriptError, match="between 5 and 5"):
        dice.given(5)
    with pytest.raises(ValueError, match="empty"):
        dice.draw([])


def test_queued_outcomes_come_first_each_kind_by_itself() -> None:
    plain, told = stream("1", "game"), stream("1", "game")
    told.queues = {"dice": [6, 6], "cards": [9]}
    deck = [3, 9, 12]
    assert (told.die(), told.draw(deck, "cards"), told.die()) == (6, 9, 6)
    assert deck == [3, 12]
    # What is not queued comes from the seed, as if nothing had been told.
    assert [told.die() for _ in range(5)] == [plain.die() for _ in range(5)]
    others, same = [1, 2, 3], [1, 2, 3]
    assert told.draw(others, "cards") == plain.draw(same)
    assert told.draw(others) == plain.draw(same)


def test_a_queue_serves_no_other_kind() -> None:
    dice = stream("1", "game")
    dice.queues = {"cards": [2]}
    dice.draw([1, 2, 3], "legions")
    dice.die()
    assert dice.queues == {"cards": [2]}


def test_queued_outcomes_are_logged_and_not_cloned() -> None:
    dice = stream("1", "game")
    dice.queues = {"dice": [4]}
    dice.log = []
    assert dice.clone().queues is None
    dice.die()
    assert dice.log == [4]


@pytest.mark.parametrize(("queue", "value"), [("dice", 7), ("cards", 4)])
def test_a_queued_outcome_must_be_possible(queue: str, value: int) -> None:
    dice = stream("1", "game")
    dice.queues = {queue: [value]}
    with pytest.raises(ScriptError, match="cannot come now") as caught:
        dice.die() if queue == "dice" else dice.draw([1, 2], "cards")
    assert (caught.value.queue, caught.value.value) == (queue, value)
