"""Names: what they may be made of, and which are too much alike."""

import pytest

from aedilis.server.errors import Refused
from aedilis.server.store.names import clean_name, fold, guest_name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Livia", "Livia"),
        ("  Livia   Drusilla ", "Livia Drusilla"),
        ("O'Neil-2_x.", "O'Neil-2_x."),
        ("Ｌｉｖｉａ", "Livia"),  # noqa: RUF001
        ("Lívia", "Lívia"),
        ("Аврелий", "Аврелий"),
        ("Αυρήλιος", "Αυρήλιος"),
        ("カエサル一世", "カエサル一世"),
        ("ab", "ab"),
        ("x" * 24, "x" * 24),
    ],
)
def test_what_a_name_may_be(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "name-length"),
        ("a", "name-length"),
        ("x" * 25, "name-length"),
        ("x" * 100_000, "name-length"),
        ("<script>", "name-letters"),
        ("a\u202eb", "name-letters"),
        ("a\u200bb", "name-letters"),
        ("a\nb\x00", "name-letters"),
        ("a@b", "name-letters"),
        ("-ab", "name-letters"),
        ("'ab", "name-letters"),
        ("\u0301ab", "name-letters"),
        ("ab\U0001f3db", "name-letters"),
        ("Liviа", "name-scripts"),  # noqa: RUF001
        ("Οctavia", "name-scripts"),  # noqa: RUF001
    ],
)
def test_what_a_name_may_not_be(written: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(written)
    assert refused.value.code == code
    assert refused.value.status == 422


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Livia", "LIVIA"),
        ("Livia", "Lívia"),
        ("Livia Drusilla", "livia_drusilla"),
        ("Iulius", "lulius"),
        ("Marco", "Marc0"),
        ("Pia", "РІА"),  # noqa: RUF001
        ("Strasse", "Straße"),
    ],
)
def test_names_that_are_too_much_alike(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_names_that_differ_stay_apart() -> None:
    names = ["Livia", "Silvia", "Marcus", "Marcia", "Marcus 2", "Marcus 3", "Гай", "カエサル"]
    assert len({fold(name) for name in names}) == len(names)


def test_a_fold_fits_its_column() -> None:
    assert len(fold("ﷺ" * 24)) <= 80


def test_a_guest_without_a_name_gets_one_that_holds() -> None:
    name = guest_name()
    assert clean_name(name) == name
