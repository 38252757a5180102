"""The letters that stand for seats."""

import pytest

from aedilis.bots.registry import BOT_NAMES, free_names
from aedilis.kernel.signs import signs


@pytest.mark.parametrize(
    ("names", "want"),
    [
        (["Livia", "Marcus", "Gaia"], ["L", "M", "G"]),
        (["Livia", "Lucius", "Gaia"], ["Li", "Lu", "G"]),
        (["Marcus", "Maria", "Mark"], ["Mc", "Mi", "Mk"]),
        (["Marcus", "Maria"], ["Mc", "Mi"]),
        (["Élise", "Emma"], ["El", "Em"]),
        (["Marcus", "Maria", "Marta", "Mario"], ["M1", "M2", "M3", "M4"]),
        (["Ann", "Anna"], ["A1", "A2"]),
        (["(x)", "***", "xy"], ["X1", "?", "X3"]),
    ],
)
def test_each_seat_has_a_sign_of_its_own(names: list[str], want: list[str]) -> None:
    assert signs(names) == want
    assert len(set(want)) == len(want)


def test_bots_are_called_so_that_no_two_share_an_initial() -> None:
    assert len({name[0] for name in BOT_NAMES}) == len(BOT_NAMES)
    for person in ("Lucia", "émile", "Tullia", "Octavia", "marcus"):
        called = [person, *free_names([person])[:5]]
        assert len({sign[0] for sign in signs(called)}) == 6
        assert all(len(sign) == 1 for sign in signs(called))


def test_a_name_is_free_even_where_its_initial_is_not() -> None:
    taken = [f"{name[0]}x" for name in BOT_NAMES]
    assert sorted(free_names(taken)) == sorted(BOT_NAMES)
