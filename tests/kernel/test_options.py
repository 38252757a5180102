"""Options are typed switches, declared once; the rest of the house reads the declaration."""

from typing import Annotated, Literal

import pytest

from aedilis.games import GAMES, PACKAGES
from aedilis.glory.definitions.options import Start
from aedilis.kernel.game import BadOption
from aedilis.kernel.options import (
    From,
    Option,
    Switches,
    as_options,
    declared,
    some_of,
    switched,
)
from aedilis.kernel.package import ALL
from aedilis.republic.state.options import USUAL
from aedilis.rules.index import Index
from aedilis.rules.paragraphs import load_paragraphs
from aedilis.rules.reference import load_reference
from aedilis.terminal.cli import play_examples


class House(Switches, frozen=True, kw_only=True):
    map: Annotated[str, From("H 1", ("north", "south"))] = "south"
    dice: Annotated[Literal["two", "three"], From("H 2")] = "three"
    night: Annotated[bool, From("H 3", plain=True)] = False
    floods: Annotated[bool, From("H 6", advanced=True)] = False
    storms: Annotated[bool, From("H 4")]
    wide_roads: Annotated[int, From("H 5", (1, 2))]


def test_an_option_is_declared_once() -> None:
    assert declared(House) == (
        Option("map", ("south", "north"), rule="H 1"),
        Option("dice", ("three", "two"), rule="H 2"),
        Option("night", (False, True), plain=True, rule="H 3"),
        Option("floods", (False, True), rule="H 6", advanced=True),
        Option("storms", (True, False), settled=True, rule="H 4"),
        Option("wide-roads", (1, 2), settled=True, rule="H 5"),
    )


def test_a_switch_without_a_paragraph_is_refused_at_once() -> None:
    class Bare(Switches, frozen=True, kw_only=True):
        night: bool = False

    with pytest.raises(TypeError, match="night: a switch names its paragraph"):
        declared(Bare)


def test_an_advanced_rule_is_on_or_off() -> None:
    class Odd(Switches, frozen=True, kw_only=True):
        floods: Annotated[Literal["few", "many"], From("H 6", advanced=True)] = "few"

    with pytest.raises(TypeError, match="floods: an advanced rule is a switch that is usually off"):
        declared(Odd)


def test_all_advanced_rules_can_be_asked_for_together() -> None:
    package = PACKAGES["republic"]
    names = [one.name for one in package.options if one.advanced]
    assert "provincial-wars" in names
    assert package.advanced() == dict.fromkeys(names, True)
    assert package.read_options([]) == {}
    assert package.read_options(["dictator-strength=printed"], ALL) == {
        **dict.fromkeys(names, True),
        "dictator-strength": "printed",
    }
    chosen = package.read_options(["provincial-wars=false"], ALL)
    assert chosen["provincial-wars"] is False
    with pytest.raises(BadOption, match="options: glory has no advanced rules"):
        PACKAGES["glory"].read_options([], ALL)


def test_what_is_not_named_is_as_usual_or_as_settled() -> None:
    found = switched(House, {"night": True}, {"storms": (False, True), "wide_roads": (3,)})
    assert found == House(night=True, storms=False, wide_roads=3)
    assert as_options(found) == {
        "map": "south",
        "dice": "three",
        "night": True,
        "floods": False,
        "storms": False,
        "wide-roads": 3,
    }


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("dice", "four", "'four' is not one of three, two"),
        ("night", 1, "1 is not one of false, true"),
        ("night", "true", "'true' is not one of false, true"),
        ("wide-roads", True, "True is not 3"),
        ("wide-roads", 3.0, "3.0 is not 3"),
        ("map", ["north"], "['north'] is not one of south, north"),
        ("wide_roads", 1, "there is no such option; known are map, dice, night, floods, st"),
    ],
)
def test_a_wrong_option_is_named(name: str, value: object, told: str) -> None:
    with pytest.raises(BadOption) as refused:
        switched(House, {name: value}, {"wide_roads": (3,)})
    assert str(refused.value).startswith(f"{name}: {told}")


def test_a_misspelt_switch_cannot_be_asked_for() -> None:
    """The checker sees it as well: it tells of an `ignore` that nothing calls for."""
    with pytest.raises(AttributeError):
        assert USUAL.late_marius_sula  # type: ignore[attr-defined]
    assert USUAL.dictator_strength != "printd"  # type: ignore[comparison-overlap]


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_each_option_comes_from_a_paragraph_and_is_told_with_it(game: str) -> None:
    package = PACKAGES[game]
    assert package.rulebook is not None
    assert package.variants is not None
    paragraphs = load_paragraphs(package.rulebook)
    entries = load_reference(paragraphs, Index({}), "en").entries
    told = " ".join(play_examples().split())
    for option in PACKAGES[game].options:
        owner = paragraphs.owner(option.rule)
        assert owner is not None, option
        assert [one for one in entries[owner].options if one.startswith(f"{option.name} (")]
        assert f"{option.name}=" in told
        assert f" ({option.rule})" in told
    assert [one.name for one in PACKAGES[game].options] == [
        name for name in GAMES[game].options({}, 3) if name != package.variants.option
    ]


def test_only_what_is_left_open_can_be_settled() -> None:
    with pytest.raises(TypeError, match="night: not all of these are left to be settled"):
        switched(House, {}, {"night": (True,)})


def test_switches_that_others_add_to_are_read_alone() -> None:
    options = {"edition": "es2011", "beginner": True, "vault-memory": "open"}
    assert some_of(Start, options) == Start(edition="es2011", beginner=True)
    with pytest.raises(BadOption, match="beginner: 1 is not one of false, true"):
        some_of(Start, {"beginner": 1})
