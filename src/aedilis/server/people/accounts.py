"""Accounts and guests: how they begin, log in, change and end."""

import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.people import passwords, rows, sessions
from aedilis.server.people.person import Person
from aedilis.server.people.preferences import Preferences
from aedilis.server.store import deleting, personal
from aedilis.server.store.names import clean_name, fold, guest_name
from aedilis.server.store.store import Store


class Entered(NamedTuple):
    """Somebody has come in: who, and the token for the cookie."""

    person: Person
    token: str


class Browser(NamedTuple):
    """Where somebody comes in from: what the browser calls itself, how long its session lasts, the
    digest of the session that ends with the new one, and that of the address, keyed with a secret.
    """

    agent: str = ""
    days: int = 90
    before: str = ""
    address: str = ""


# -- coming in -------------------------------------------------------------------------------------


async def enter_as_guest(store: Store, name: str, language: str, browser: Browser) -> Entered:
    """Somebody comes in with a name only; without one, a name is made up. No guest may bear the
    name of an account. Raises Refused.
    """
    wanted = clean_name(name) if name.strip() else guest_name()
    return await _enter(store, browser, kind="guest", name=wanted, language=language)


async def sign_up(
    store: Store, name: str, password: str, language: str, browser: Browser
) -> Entered:
    """Somebody makes an account. Raises Refused."""
    wanted = clean_name(name)
    passwords.check_rules(password, wanted)
    await _refuse_taken(store, wanted)
    kept = await passwords.PASSWORDS.hash(password)
    return await _enter(
        store,
        browser,
        kind="person",
        name=wanted,
        folded=fold(wanted),
        password=kept,
        language=language,
        place=place_of(fold(wanted), browser),
    )


async def _enter(store: Store, browser: Browser, **values: Any) -> Entered:
    token, now = secrets.token_urlsafe(32), time.time()

    async def work(c: AsyncConnection) -> Person:
        if values["kind"] == "guest" and await rows.is_taken(c, fold(values["name"])):
            raise Refused("name-taken")
        id_ = await rows.add_person(c, created=now, seen=now, **values)
        await _begin(c, id_, token, browser, now)
        return await _there(c, id_)

    try:
        return Entered(await store.writing(work), token)
    except IntegrityError:
        raise Refused("name-taken") from None


async def upgrade(
    store: Store, guest: Person, name: str, password: str, browser: Browser
) -> Entered:
    """A guest makes an account of himself, and keeps his games. Raises Refused."""
    if guest.kind != "guest":
        raise Refused("not-guest", status=403)
    wanted = clean_name(name)
    passwords.check_rules(password, wanted)
    await _refuse_taken(store, wanted)
    kept = await passwords.PASSWORDS.hash(password)
    token, now = secrets.token_urlsafe(32), time.time()

    async def work(c: AsyncConnection) -> Person:
        await _still_guest(c, guest.id)
        await rows.change_person(
            c,
            guest.id,
            kind="person",
            name=wanted,
            folded=fold(wanted),
            password=kept,
            place=place_of(fold(wanted), browser),
        )
        # Whoever else had the guest's cookie does not come into the account with it.
        await rows.drop_all_sessions(c, guest.id)
        await _begin(c, guest.id, token, browser, now)
        return await _there(c, guest.id)

    try:
        return Entered(await store.writing(work), token)
    except IntegrityError:
        raise Refused("name-taken") from None


async def log_in(store: Store, name: str, password: str, browser: Browser) -> Entered:
    """Somebody comes back. Raises Refused, the same and after the same work for a wrong password as
    for a name there is no account of.
    """
    folded = fold(name[:200])
    async with store.reading() as c:
        found = await rows.read_account(c, folded)
    checked = await passwords.PASSWORDS.check(password, found[1] if found is not None else None)
    if found is None or not checked.right:
        raise Refused("bad-login", status=403)
    person, before = found
    token, now = secrets.token_urlsafe(32), time.time()

    async def work(c: AsyncConnection) -> Person:
        if await rows.read_password(c, person.id) != before:
            # Changed, or gone, since it was read.
            raise Refused("bad-login", status=403)
        if checked.fresh:
            await rows.change_person(c, person.id, password=checked.fresh)
        await rows.change_person(c, person.id, seen=now, place=place_of(folded, browser))
        await _begin(c, person.id, token, browser, now)
        return await _there(c, person.id)

    return Entered(await store.writing(work), token)


def place_of(folded: str, browser: Browser) -> str | None:
    """What is kept of where an account is logged in from; two accounts of one house have nothing
    in common.
    """
    if not browser.address:
        return None
    return hashlib.sha256(f"{browser.address} {folded}".encode()).hexdigest()


async def is_known_place(store: Store, name: str, browser: Browser) -> bool:
    """Whether the account of this name was last logged in from there."""
    folded = fold(name[:200])
    async with store.reading() as c:
        place = await rows.read_place(c, folded)
    return place is not None and place == place_of(folded, browser)


async def _begin(c: AsyncConnection, person: int, token: str, browser: Browser, now: float) -> None:
    await sessions.add(
        c,
        person,
        token,
        agent=browser.agent,
        days=browser.days,
        instead_of=browser.before,
        now=now,
    )


async def _there(c: AsyncConnection, id_: int) -> Person:
    person = await rows.read_person(c, id_)
    if person is None:
        raise Refused("log-in", status=401)
    return person


async def _still_guest(c: AsyncConnection, id_: int) -> None:
    """Raises Refused when a guest has gone, or made an account, since he was asked about: what a
    guest may do by his cookie alone, an account may not.
    """
    if not await rows.hold_guest(c, id_):
        await _there(c, id_)
        raise Refused("not-guest", status=403)


async def _refuse_taken(store: Store, name: str) -> None:
    # Asked before the password is hashed, so that nobody waits for a no; the store asks again.
    async with store.reading() as c:
        if await rows.is_taken(c, fold(name)):
            raise Refused("name-taken")


# -- changing --------------------------------------------------------------------------------------


async def rename(store: Store, person: Person, name: str) -> None:
    """Give somebody another name. Raises Refused."""
    wanted = clean_name(name)
    folded = fold(wanted)

    async def work(c: AsyncConnection) -> None:
        if person.kind == "guest" and await rows.hold_guest(c, person.id):
            if await rows.is_taken(c, folded):
                raise Refused("name-taken")
            await rows.change_person(c, person.id, name=wanted)
        else:
            await rows.change_person(c, person.id, name=wanted, folded=folded)

    try:
        await store.writing(work)
    except IntegrityError:
        raise Refused("name-taken") from None


async def change_password(
    store: Store, person: Person, old: str, new: str, browser: Browser
) -> Entered:
    """Set a new password, end all sessions and begin one here. Raises Refused."""
    passwords.check_rules(new, person.name)
    before = await confirm(store, person, old)
    kept = await passwords.PASSWORDS.hash(new)

    async def unchanged(c: AsyncConnection) -> None:
        if await rows.read_password(c, person.id) != before:
            raise Refused("wrong-password", status=403)
        # A link that somebody has asked for must not outlive what it was asked for.
        await rows.drop_resets(c, person.id)

    return await renew(store, person, kept, browser, unchanged)


async def renew(
    store: Store,
    person: Person,
    kept: str,
    browser: Browser,
    allow: Callable[[AsyncConnection], Awaitable[None]],
) -> Entered:
    """Keep the hash of a new password, if `allow` does not refuse it in the same transaction; end
    all sessions, and begin one. Raises Refused.
    """
    token, now = secrets.token_urlsafe(32), time.time()

    async def work(c: AsyncConnection) -> Person:
        await allow(c)
        place = place_of(fold(person.name), browser)
        await rows.change_person(c, person.id, password=kept, seen=now, place=place)
        await rows.drop_all_sessions(c, person.id)
        await _begin(c, person.id, token, browser, now)
        return await _there(c, person.id)

    return Entered(await store.writing(work), token)


async def confirm(store: Store, person: Person, password: str) -> str:
    """Make sure that it is the owner who asks; gives the hash that is kept. Raises Refused."""
    async with store.reading() as c:
        kept = await rows.read_password(c, person.id)
    checked = await passwords.PASSWORDS.check(password, kept)
    if kept is None or not checked.right:
        raise Refused("wrong-password", status=403)
    return kept


async def set_language(store: Store, person: Person, language: str) -> None:
    """What somebody reads in from now on."""

    async def work(c: AsyncConnection) -> None:
        await rows.change_person(c, person.id, language=language)

    await store.writing(work)


async def change_preferences(
    store: Store, person: int, change: Callable[[Preferences], Preferences]
) -> Preferences:
    """Change what somebody likes; gives what it is then. `change` may be called more than once.
    Raises Refused when there is nobody of that id.
    """

    async def work(c: AsyncConnection) -> Preferences:
        there = await rows.read_kept_preferences(c, person, change=True)
        if there is None:
            raise Refused("log-in", status=401)
        changed = change(there)
        if changed != there:
            await rows.keep_preferences(c, person, changed)
        return changed

    return await store.writing(work)


async def change_notices(
    store: Store, person: int, change: Callable[[NoticePreferences], NoticePreferences]
) -> NoticePreferences:
    """Change where notices go. See `change_preferences`."""

    def inside(preferences: Preferences) -> Preferences:
        return msgspec.structs.replace(preferences, notices=change(preferences.notices))

    return (await change_preferences(store, person, inside)).notices


# -- what others ask -------------------------------------------------------------------------------


async def people_by_id(store: Store, ids: Iterable[int]) -> dict[int, Person]:
    """Those of the people that there are."""
    async with store.reading() as c:
        return await rows.read_people(c, sorted(set(ids)))


async def notice_preferences(store: Store, person: int) -> NoticePreferences | None:
    """Where somebody's notices go; None when there is nobody of that id."""
    async with store.reading() as c:
        there = await rows.read_kept_preferences(c, person)
    return there.notices if there is not None else None


async def switch_receiver_off(store: Store, person: int, receiver: str, reason: str) -> None:
    """Send nothing more to a receiver, and keep why. Nothing happens when its owner has gone."""

    def change(notices: NoticePreferences) -> NoticePreferences:
        return msgspec.structs.replace(notices, off={**notices.off, receiver: reason})

    try:
        await change_notices(store, person, change)
    except Refused:
        return


# -- going -----------------------------------------------------------------------------------------


async def export(store: Store, person: Person) -> dict[str, Any]:
    """All that is kept of somebody, as plain data, for himself alone."""
    async with store.reading() as c:
        return await personal.export_person(c, person.id)


async def delete(store: Store, person: Person, password: str) -> deleting.Deleted:
    """Forget somebody; gives the games that this changed, for `leaving.tell`. A guest has no
    password to show. Raises Refused.
    """
    if person.kind == "person":
        await confirm(store, person, password)

    async def work(c: AsyncConnection) -> deleting.Deleted:
        if person.kind == "guest":
            await _still_guest(c, person.id)
        return await deleting.delete_person(c, person.id)

    return await store.writing(work)
