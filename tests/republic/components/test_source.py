"""Reading the data files: sums of dice, and errors that name the field."""

import copy
import pickle
from typing import Any

import pytest

from aedilis.kernel.codec import BadFile
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.source import FILES, Entry, Roll, index_of, roll_from


def entry(**fields: Any) -> Entry:
    return Entry("war wet", fields)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("1d6", 1, 6),
        ("2d6-2", 0, 10),
        ("3d6+1", 4, 19),
        ("-1d6+1", -5, 0),
        ("-1d6", -6, -1),
    ],
)
def test_rolls(text: str, low: int, high: int) -> None:
    roll = roll_from(text)
    assert roll is not None
    assert (roll.low(), roll.high()) == (low, high)
    assert str(roll) == text
    for again in (pickle.loads(pickle.dumps(roll)), copy.copy(roll)):
        assert isinstance(again, Roll)
        assert str(again) == text


@pytest.mark.parametrize("text", ["", "d6", "1d8", "1d6 + 1", "+1d6", "1d6-", "1d6+1x", "7"])
def test_what_is_no_roll(text: str) -> None:
    assert roll_from(text) is None


@pytest.mark.parametrize(
    ("method", "key", "value", "told"),
    [
        ("number", "land", "ten", "a whole number"),
        ("number", "land", True, "a whole number"),
        ("number", "land", None, "a whole number"),
        ("text", "id", 3, "a text"),
        ("text", "id", "", "a text"),
        ("flag", "drought", 1, "true or false"),
        ("numbers", "years", 264, "a list"),
        ("numbers", "years", ["264"], "a list of whole numbers"),
        ("texts", "creates", [1], "a list of texts"),
        ("entry", "light", [], "a table"),
        ("entries", "rows", [1], "a list of tables"),
        ("roll", "dice", "1d7", "a sum of dice such as 2d6-2"),
    ],
)
def test_a_wrong_value_is_named(method: str, key: str, value: object, told: str) -> None:
    with pytest.raises(BadFile, match=f"^war wet: {key}: .* is not {told}"):
        getattr(entry(**{key: value}), method)(key)


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(BadFile, match=r"drawn: 'soon' is not one of now, never"):
        entry(drawn="soon").word("drawn", ("now", "never"))
    with pytest.raises(BadFile, match=r"traits: .* is not one of big"):
        entry(traits=["big", "blue"]).bits("traits", ("big",))


def test_an_unknown_reference_is_named() -> None:
    with pytest.raises(
        BadFile, match=r"series: 'sabine' is not known: there is no series 'sabine'"
    ):
        entry(series="sabine").ref("series", "series")
    with pytest.raises(BadFile, match=r"creates: .* there is no province 'latium'"):
        entry(creates=["latium"]).refs("creates", "province")


def test_a_field_nobody_reads_is_named() -> None:
    one = entry(id="wet", lnad=3)
    one.text("id")
    with pytest.raises(BadFile, match=r"^war wet: lnad: no such field"):
        one.done()


def test_left_out_fields() -> None:
    empty = entry()
    assert empty.number_or("land", 4) == 4
    assert empty.flag("drought") is False
    assert empty.numbers("years") == ()
    assert empty.texts("creates") == ()
    assert empty.ref("series", "series") == NONE
    assert empty.roll_or_none("dice") is None
    assert empty.word_or("revolt", ("never", "always")) == 0
    empty.done()


def test_bits_and_places() -> None:
    words = ("a", "b", "c")
    assert entry(x=["c", "a"]).bits("x", words) == 5
    assert entry(x=["c", "a"]).places("x", words) == (2, 0)


def test_index_of() -> None:
    assert index_of("family", "cornelius") == 0
    assert index_of("family", "nobody") == NONE


def test_no_file_is_named_twice() -> None:
    assert len(set(FILES)) == len(FILES) == 19
