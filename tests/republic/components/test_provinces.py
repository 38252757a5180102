"""The provinces, both sides."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.definitions.provinces import Province, ProvinceSide


def sides() -> list[tuple[str, ProvinceSide]]:
    return [(one.id, one.side(developed)) for one in PROVINCES for developed in (False, True)]


def province(id_: str) -> Province:
    (found,) = [one for one in PROVINCES if one.id == id_]
    return found


def numbers(side: ProvinceSide) -> list[int]:
    return [side.land, side.naval, side.taxes, side.armies, side.fleets]


def rolls(side: ProvinceSide) -> list[str]:
    return [str(side.spoils), str(side.income)]


@rule("R 1.02-b", "R 1.06-fig-a-c")
def test_fifteen_provinces_seven_of_them_on_the_frontier() -> None:
    assert len(PROVINCES) == 15
    assert [one.id for one in PROVINCES if one.frontier] == [
        "hispania_citerior", "hispania_ulterior", "illyricum", "gallia_cisalpina", "macedonia",
        "gallia_transalpina", "creta_et_cyrenaica",
    ]  # fmt: skip


def test_sums_of_the_two_sides() -> None:
    for developed, total in ((False, [35, 35, 235, 81, 52]), (True, [51, 35, 380, 132, 60])):
        found = [numbers(one.side(developed)) for one in PROVINCES]
        assert [sum(column) for column in zip(*found, strict=True)] == total


def test_a_developed_province_is_never_poorer() -> None:
    for one in PROVINCES:
        before, after = numbers(one.undeveloped), numbers(one.developed)
        assert all(b <= a for b, a in zip(before, after, strict=True)), one.id
        assert one.undeveloped.naval == one.developed.naval
        for roll in ("spoils", "income"):
            first, second = getattr(one.undeveloped, roll), getattr(one.developed, roll)
            assert first.low() + first.high() <= second.low() + second.high(), one.id
        assert one.undeveloped.taxes < one.developed.taxes


@rule("R 1.06-fig-a-d")
@pytest.mark.parametrize(("id_", "side"), sides())
def test_bounds(id_: str, side: ProvinceSide) -> None:
    assert 0 <= side.land <= 6
    assert side.naval in (0, 5)
    assert side.taxes % 5 == 0
    assert 5 <= side.taxes <= 50
    assert side.armies in (0, 1, 5, 10)
    assert side.fleets in (0, 3, 5, 10)
    assert side.spoils.dice in (1, 2)
    assert side.spoils.sign == 1
    assert side.income.dice in (1, 2)
    assert side.income.low() >= -7


@rule("R 1.06-fig-a-d")
@pytest.mark.parametrize(
    ("id_", "undeveloped", "developed"),
    [
        ("sicilia", ["1d6", "2d6-2"], ["1d6+4", "1d6+2"]),
        ("sardinia_et_corsica", ["1d6-5", "-1d6-1"], ["1d6-1", "-1d6+1"]),
        ("hispania_citerior", ["1d6-2", "-1d6+1"], ["1d6+2", "1d6+1"]),
        ("hispania_ulterior", ["1d6-3", "-1d6-1"], ["1d6+1", "1d6-1"]),
        ("illyricum", ["1d6-3", "-1d6-1"], ["1d6", "1d6"]),
        ("gallia_cisalpina", ["1d6-1", "1d6-1"], ["1d6+3", "2d6-1"]),
        ("macedonia", ["1d6+1", "2d6-2"], ["2d6-1", "2d6+2"]),
        ("africa", ["1d6-1", "2d6-4"], ["1d6+3", "1d6+1"]),
        ("gallia_narbonensis", ["1d6-3", "1d6-3"], ["1d6+1", "1d6+1"]),
        ("cilicia_et_cyprus", ["1d6-4", "-1d6"], ["1d6", "-1d6+3"]),
        ("asia", ["1d6+2", "2d6-3"], ["1d6+6", "2d6+3"]),
        ("syria", ["1d6-1", "1d6"], ["1d6+3", "1d6"]),
        ("bithynia", ["1d6-4", "1d6-2"], ["1d6+2", "1d6+2"]),
        ("gallia_transalpina", ["1d6-4", "1d6-5"], ["1d6", "1d6+1"]),
        ("creta_et_cyrenaica", ["1d6-1", "1d6-2"], ["1d6+1", "1d6+2"]),
    ],
)
def test_rolls(id_: str, undeveloped: list[str], developed: list[str]) -> None:
    assert rolls(province(id_).undeveloped) == undeveloped
    assert rolls(province(id_).developed) == developed


@rule("R 1.06-fig-a-a")
def test_each_province_can_come_into_play() -> None:
    for one in PROVINCES:
        assert one.created_by_wars or one.created_by_events, one.id
        assert one.defends_wars or one.defends_series, one.id


def test_a_bad_roll_in_hispania_ulterior_costs_the_state_one() -> None:
    assert province("hispania_ulterior").undeveloped.spoils.total(2) == -1
