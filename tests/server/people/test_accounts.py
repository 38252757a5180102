"""Accounts and guests on the store itself."""

import asyncio
import time

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from aedilis.server.errors import Refused
from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.people import (
    Browser,
    Preferences,
    accounts,
    change_notices,
    change_preferences,
    notice_preferences,
    passwords,
    people_by_id,
    prune,
    sessions,
    switch_receiver_off,
)
from aedilis.server.people.passwords import Passwords
from aedilis.server.store.schema import people
from aedilis.server.store.schema import sessions as session_table
from aedilis.server.store.store import Store

pytestmark = pytest.mark.anyio

PASSWORD = "seven hills and one river"
FIREFOX = Browser("Firefox")


async def test_an_account_comes_in_again(store: Store) -> None:
    made = await accounts.sign_up(store, " Livia ", PASSWORD, "it", FIREFOX)
    assert (made.person.kind, made.person.name, made.person.language) == ("person", "Livia", "it")
    again = await accounts.log_in(store, "LIVIA", PASSWORD, FIREFOX)
    assert again.person.id == made.person.id
    assert again.token != made.token


async def test_two_accounts_may_not_look_alike(store: Store) -> None:
    await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    for name in ("livia", "L i v i a", "Lívia"):
        with pytest.raises(Refused, match="name-taken"):
            await accounts.sign_up(store, name, PASSWORD, "en", FIREFOX)


async def test_no_guest_bears_the_name_of_an_account(store: Store) -> None:
    await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    with pytest.raises(Refused, match="name-taken"):
        await accounts.enter_as_guest(store, "LIVIA", "en", FIREFOX)
    one = await accounts.enter_as_guest(store, "Gaius", "en", FIREFOX)
    two = await accounts.enter_as_guest(store, "Gaius", "en", FIREFOX)
    assert one.person.id != two.person.id


async def test_a_guest_becomes_an_account_and_stays_himself(store: Store) -> None:
    guest = await accounts.enter_as_guest(store, "", "fr", FIREFOX)
    assert guest.person.name.startswith("Hospes ")
    made = await accounts.upgrade(store, guest.person, "Livia", PASSWORD, FIREFOX)
    assert (made.person.id, made.person.kind) == (guest.person.id, "person")
    assert await sessions.read(store, guest.token) is None
    with pytest.raises(Refused, match="not-guest"):
        await accounts.upgrade(store, made.person, "Other", PASSWORD, FIREFOX)


async def test_of_two_accounts_that_one_guest_makes_at_once_the_first_is_made(
    store: Store,
) -> None:
    guest = (await accounts.enter_as_guest(store, "Gaius", "en", FIREFOX)).person
    done = await asyncio.gather(
        accounts.upgrade(store, guest, "Livia", PASSWORD, FIREFOX),
        accounts.upgrade(store, guest, "Drusilla", PASSWORD, FIREFOX),
        return_exceptions=True,
    )
    (made,) = [one for one in done if isinstance(one, accounts.Entered)]
    (refused,) = [one for one in done if isinstance(one, Refused)]
    assert (refused.code, refused.status) == ("not-guest", 403)
    assert await sessions.read(store, made.token) is not None
    again = await accounts.log_in(store, made.person.name, PASSWORD, FIREFOX)
    assert again.person.id == guest.id


async def test_a_guest_who_has_gone_makes_no_account(store: Store) -> None:
    guest = (await accounts.enter_as_guest(store, "Gaius", "en", FIREFOX)).person
    await accounts.delete(store, guest, "")
    with pytest.raises(Refused, match="log-in"):
        await accounts.upgrade(store, guest, "Livia", PASSWORD, FIREFOX)
    with pytest.raises(Refused, match="log-in"):
        await accounts.delete(store, guest, "")


async def test_what_was_asked_of_a_guest_does_not_befall_the_account(store: Store) -> None:
    guest = (await accounts.enter_as_guest(store, "Gaius", "en", FIREFOX)).person
    made = await accounts.upgrade(store, guest, "Livia", PASSWORD, FIREFOX)
    with pytest.raises(Refused, match="not-guest"):
        await accounts.delete(store, guest, "")
    await accounts.rename(store, guest, "Drusilla")
    again = await accounts.log_in(store, "Drusilla", PASSWORD, FIREFOX)
    assert again.person.id == made.person.id
    # Nothing of the name that was given up stays behind.
    await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)


async def test_a_login_with_old_parameters_makes_the_hash_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    stronger = Passwords(PasswordHasher(time_cost=3, memory_cost=16, parallelism=1))
    monkeypatch.setattr(passwords, "PASSWORDS", stronger)
    await accounts.log_in(store, "Livia", PASSWORD, FIREFOX)
    async with store.reading() as c:
        query = select(people.c.password).where(people.c.id == made.person.id)
        kept = (await c.execute(query)).scalar_one()
    assert "m=16,t=3" in kept


async def test_only_digests_are_kept(store: Store) -> None:
    made = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    async with store.reading() as c:
        rows = (await c.execute(select(session_table))).mappings().all()
        row = (await c.execute(select(people))).mappings().one()
    assert [one["digest"] for one in rows] == [sessions.digest_of(made.token)]
    assert made.token not in str(rows)
    assert PASSWORD not in str(row)
    assert len(made.token) >= 43


async def test_a_session_ends_in_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await accounts.sign_up(store, "Livia", PASSWORD, "en", Browser(days=2))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 86_400)
    session = await sessions.read(store, made.token, 2)
    assert session is not None
    assert session.longer
    # It was used after a day, and holds for two from then on.
    monkeypatch.setattr(time, "time", lambda: now + 2.5 * 86_400)
    assert await sessions.read(store, made.token, 2) is not None
    monkeypatch.setattr(time, "time", lambda: now + 5 * 86_400)
    assert await sessions.read(store, made.token, 2) is None


async def test_the_number_of_sessions_is_bounded(store: Store) -> None:
    made = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    tokens = [await sessions.begin(store, made.person.id) for _ in range(sessions.MOST_SESSIONS)]
    there = await sessions.list_sessions(store, made.person.id, "")
    assert len(there) == sessions.MOST_SESSIONS
    assert await sessions.read(store, made.token) is None
    assert await sessions.read(store, tokens[-1]) is not None


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "x" * 100_000, "\x00", "ü" * 40, "\ud800"])
async def test_what_is_no_token_is_nobody(store: Store, token: str) -> None:
    assert await sessions.read(store, token) is None


async def test_a_new_password_ends_all_sessions(store: Store) -> None:
    one = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    two = await accounts.log_in(store, "Livia", PASSWORD, FIREFOX)
    with pytest.raises(Refused, match="wrong-password"):
        await accounts.change_password(store, one.person, "wrong", "eight hills no river", FIREFOX)
    new = await accounts.change_password(
        store, one.person, PASSWORD, "eight hills no river", FIREFOX
    )
    for token in (one.token, two.token):
        assert await sessions.read(store, token) is None
    assert await sessions.read(store, new.token) is not None
    with pytest.raises(Refused, match="bad-login"):
        await accounts.log_in(store, "Livia", PASSWORD, FIREFOX)


async def test_renaming_keeps_names_apart(store: Store) -> None:
    livia = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    gaius = await accounts.enter_as_guest(store, "Gaius", "en", FIREFOX)
    with pytest.raises(Refused, match="name-taken"):
        await accounts.rename(store, gaius.person, "livia")
    await accounts.rename(store, livia.person, "Drusilla")
    await accounts.rename(store, gaius.person, "Livia")
    there = await people_by_id(store, [livia.person.id, gaius.person.id, 999])
    assert sorted(one.name for one in there.values()) == ["Drusilla", "Livia"]


async def test_preferences_are_kept_and_others_stay(store: Store) -> None:
    made = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    id_ = made.person.id

    def dark(there: Preferences) -> Preferences:
        return msgspec.structs.replace(there, theme="dark")

    def quiet(there: NoticePreferences) -> NoticePreferences:
        return msgspec.structs.replace(there, quiet=False)

    await change_preferences(store, id_, dark)
    await change_notices(store, id_, quiet)
    await switch_receiver_off(store, id_, "mail:abc", "gone 404")
    kept = (await people_by_id(store, [id_]))[id_].preferences
    assert kept.theme == "dark"
    assert kept.notices.off == {"mail:abc": "gone 404"}
    assert not kept.notices.quiet
    assert await notice_preferences(store, 999) is None
    await switch_receiver_off(store, 999, "mail:abc", "gone 404")


async def test_preferences_that_cannot_be_read_lock_nobody_out(store: Store) -> None:
    made = await accounts.sign_up(store, "Livia", PASSWORD, "en", FIREFOX)
    await store.writing(
        lambda c: c.execute(update(people).values(preferences='{"theme": "purple"}'))
    )
    session = await sessions.read(store, made.token)
    assert session is not None
    assert session.person.preferences == Preferences()


async def test_idle_guests_and_ended_sessions_are_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await accounts.enter_as_guest(store, "Gaius", "en", Browser(days=1))
    livia = await accounts.sign_up(store, "Livia", PASSWORD, "en", Browser(days=1))
    assert await prune(store) == (0, 0)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 40 * 86_400)
    assert await prune(store) == (2, 1)
    assert list(await people_by_id(store, [1, 2])) == [livia.person.id]
