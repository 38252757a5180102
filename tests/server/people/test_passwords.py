"""Passwords: the rules, and how they are kept."""

import pytest
from argon2 import PasswordHasher

from aedilis.server.errors import Refused
from aedilis.server.people.passwords import Passwords, check_rules

pytestmark = pytest.mark.anyio

GOOD = "seven hills and one river"


def cheap(time_cost: int = 1) -> Passwords:
    return Passwords(PasswordHasher(time_cost=time_cost, memory_cost=8, parallelism=1))


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("x" * 201, "password-length"),
        ("aaaaaaaaaaaa", "password-simple"),
        ("abababababab", "password-simple"),
        ("1234567890", "password-simple"),
        ("0987654321", "password-simple"),
        ("abcdefghijkl", "password-simple"),
        ("Livia Drusilla", "password-simple"),
        ("liviadrusilla", "password-simple"),
        ("qwertyuiop", "password-common"),
        ("PASSWORD123", "password-common"),
        ("Password2026!", "password-common"),
        ("123dragon456!", "password-common"),
        ("monkeymonkey", "password-common"),
    ],
)
async def test_what_is_guessed_first_is_refused(password: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_rules(password, "Livia Drusilla")
    assert refused.value.code == code


@pytest.mark.parametrize(
    "password",
    [
        GOOD,
        "x" * 190 + "yzw",
        "contraseña única",
        "ñandú y jabalí",
        "the dragon of 1984 x",
        "2026 XII 24 Roma",
    ],
)
async def test_what_is_long_enough_is_taken(password: str) -> None:
    check_rules(password, "Livia Drusilla")
    passwords = cheap()
    assert (await passwords.check(password, await passwords.hash(password))).right


async def test_argon2id_is_used_with_parameters_that_cost_something() -> None:
    kept = await Passwords().hash(GOOD)
    assert kept.startswith("$argon2id$")
    fields = dict(part.split("=") for part in kept.split("$")[3].split(","))
    assert int(fields["m"]) >= 19_456
    assert int(fields["t"]) >= 2


async def test_a_wrong_password_is_wrong() -> None:
    passwords = cheap()
    kept = await passwords.hash(GOOD)
    assert not (await passwords.check(GOOD + " ", kept)).right
    assert not (await passwords.check("", kept)).right
    assert not (await passwords.check(GOOD * 50, kept)).right


async def test_one_letter_written_in_two_ways_is_one() -> None:
    passwords = cheap()
    kept = await passwords.hash("caf\u00e9 caf\u00e9 x")
    assert (await passwords.check("cafe\u0301 cafe\u0301 x", kept)).right


async def test_old_parameters_give_a_new_hash() -> None:
    kept = await cheap(1).hash(GOOD)
    checked = await cheap(2).check(GOOD, kept)
    assert checked.right
    assert "t=2" in checked.fresh
    assert (await cheap(2).check(GOOD, checked.fresh)) == (True, "")


async def test_nobody_is_always_wrong() -> None:
    passwords = cheap()
    assert not (await passwords.check("nobody", None)).right
    assert not (await passwords.check(GOOD, None)).right


async def test_what_is_no_hash_is_wrong_and_no_fault() -> None:
    assert not (await cheap().check(GOOD, "not a hash")).right
