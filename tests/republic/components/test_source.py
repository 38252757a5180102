"""Reading the data files: sums of dice, and errors that name the file, the entry and the field."""

import copy
import pickle
from copy import deepcopy
from typing import Any

import pytest

from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import Facts
from aedilis.kernel.data import facts as read_facts
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.facts.cards import Events, Families, Intrigues, Laws
from aedilis.republic.definitions.facts.numbers import NumbersFile
from aedilis.republic.definitions.facts.tables import Tables
from aedilis.republic.definitions.facts.wars import Leaders, Wars
from aedilis.republic.definitions.facts.world import Provinces, Scenarios
from aedilis.republic.definitions.roll import Roll, roll_from
from aedilis.republic.definitions.source import (
    FILES,
    TABLES,
    bits,
    index_of,
    indexes,
    indexes_of,
    made,
    place,
    places,
)


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


LEFT_OUT = object()


@pytest.mark.parametrize(
    ("name", "kind", "path", "value", "told"),
    [
        ("wars_early", Wars, "war 1 land", "ten", "war 2 (second_punic_war): land: Expected `int`"),
        ("wars_early", Wars, "war 1 land", True, "war 2 (second_punic_war): land: Expected `int`"),
        (
            "wars_early",
            Wars,
            "war 1 land",
            LEFT_OUT,
            "war 2 (second_punic_war): Object missing required field `land`",
        ),
        ("wars_early", Wars, "war 0 lnad", 3, "war 1 (first_punic_war): Object contains unknown"),
        ("wars_early", Wars, "war 0 id", "", "war 1: id: Expected `str` of length >= 1"),
        ("wars_early", Wars, "war 0 id", LEFT_OUT, "war 1: Object missing required field `id`"),
        ("wars_early", Wars, "war 0 drought", 1, "war 1 (first_punic_war): drought: Expected"),
        ("wars_early", Wars, "war 0 years", [264, "x"], "war 1 (first_punic_war): years 2: "),
        (
            "wars_early",
            Wars,
            "war 0 drawn",
            "soon",
            "war 1 (first_punic_war): drawn: 'soon' is not one of inactive, active, by_province",
        ),
        (
            "wars_early",
            Wars,
            "war 0 series",
            "sabine",
            "war 1 (first_punic_war): series: there is no series 'sabine'",
        ),
        (
            "wars_early",
            Wars,
            "war 0 creates",
            ["sicilia", "latium"],
            "war 1 (first_punic_war): creates 2: there is no province 'latium'",
        ),
        ("wars_early", Wars, "war 0 place", LEFT_OUT, "war 1 (first_punic_war): place: belongs"),
        ("wars_early", Wars, "war 0 series", LEFT_OUT, "war 1 (first_punic_war): place: belongs"),
        (
            "wars_early",
            Wars,
            "war 0 creates_when",
            LEFT_OUT,
            "war 1 (first_punic_war): creates_when: belongs to",
        ),
        ("leaders", Leaders, "leader 0 war", "syrian_war", "leader 1 (hamilcar): series: a leader"),
        ("families", Families, "family 0 deck", "all", "family 1 (cornelius): deck: 'all' is not"),
        ("laws", Laws, "law 0 dice", "1d7", "law 1 (calpurnian): dice: '1d7' is not a sum of dice"),
        ("laws", Laws, "law 0 dice", 7, "law 1 (calpurnian): dice: 7 is not a sum of dice"),
        ("intrigue", Intrigues, "intrigue 0 early", 38, "intrigue 1 (tribune): early: Expected"),
        ("events", Events, "event 0 light", [], "event 1 (ally_deserts): light: Expected `object`"),
        (
            "provinces",
            Provinces,
            "province 0 created_by",
            ["first_punic_war", "sicilia"],
            "province 1 (sicilia): created_by 2: there is no war or forum_event 'sicilia'",
        ),
        ("scenarios", Scenarios, "scenario 0 seats", [3], "scenario 1 (early): seats: Expected"),
        ("tables", Tables, "population rows 0 unrest", "x", "population: rows 1: unrest: "),
        ("tables", Tables, "contributions influence", [1], "contributions: influence: needs a"),
        ("tables", Tables, "random_events late 3", "rain", "random_events: late 4: there is no"),
        ("numbers", NumbersFile, "money unit_cost", "10", "money: unit_cost: Expected `int`"),
        ("numbers", NumbersFile, "knights dice", "d6", "knights: dice: 'd6' is not a sum of dice"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(
    name: str, kind: type[Facts], path: str, value: object, told: str
) -> None:
    data: Any = deepcopy(TABLES[name])
    keys: list[Any] = [int(key) if key.isdigit() else key for key in path.split()]
    table = data
    for key in keys[:-1]:
        table = table[key]
    if value is LEFT_OUT:
        del table[keys[-1]]
    else:
        table[keys[-1]] = value
    with pytest.raises(BadFile) as refused:
        read_facts(data, kind, f"{name}.toml", made)
    assert str(refused.value).startswith(f"{name}.toml: {told}")


def test_an_id_is_given_once() -> None:
    rows = {"one": {"war": [{"id": "wet"}, {"id": "dry"}]}, "two": {"war": [{"id": "wet"}]}}
    assert indexes("war", ("one",), rows) == {"wet": 0, "dry": 1}
    with pytest.raises(BadFile, match=r"^one, two: war: 'wet' is there twice$"):
        indexes("war", ("one", "two"), rows)


def test_words_have_places() -> None:
    words = ("a", "b", "c")
    assert bits(words, ["c", "a"]) == 5
    assert places(words, ["c", "a"]) == (2, 0)
    assert place(words, "b") == 1
    assert place(words, None) == NONE


def test_index_of() -> None:
    assert index_of("family", "cornelius") == 0
    assert index_of("family", "nobody") == NONE
    assert index_of("family", None) == NONE
    assert indexes_of("family", ["valerius", "nobody", "cornelius"]) == (2, 0)


def test_no_file_is_named_twice() -> None:
    assert len(set(FILES)) == len(FILES) == 20
