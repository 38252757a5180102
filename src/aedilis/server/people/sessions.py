"""Sessions: what a browser's cookie stands for.

The cookie holds 256 random bits; the store holds only their digest, so that who reads the store
cannot become somebody else. A new token is made whenever somebody logs in or gains rights, and the
old one ends: a token that was planted in a browser beforehand is worth nothing.
"""

import hashlib
import secrets
import time
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused, is_away
from aedilis.server.people import rows
from aedilis.server.people.person import Person
from aedilis.server.store.store import Store

DAY: Final = 86_400.0
TOUCH_SECONDS: Final = 3_600.0
"""A session's use is written down only so often."""

MOST_SESSIONS: Final = 30
"""Of one person; the one that was used longest ago ends for the next."""

LONGEST_TOKEN: Final = 100
LONGEST_AGENT: Final = 200


class Session(msgspec.Struct, frozen=True):
    """A session that holds. `longer`: its cookie should be sent again, for it lasts longer now."""

    digest: str
    person: Person
    longer: bool = False


class SessionLine(msgspec.Struct, frozen=True):
    """A session in its owner's list. `id` is enough to revoke it by, and of no other use."""

    id: str
    created: float
    seen: float
    agent: str
    this: bool


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


async def begin(
    store: Store, person: int, *, agent: str = "", days: int = 90, instead_of: str = ""
) -> str:
    """Begin a session and give its token. `instead_of` is the digest of one that ends thereby."""
    token = secrets.token_urlsafe(32)
    now = time.time()

    async def work(c: AsyncConnection) -> None:
        await add(c, person, token, agent=agent, days=days, instead_of=instead_of, now=now)

    await store.writing(work)
    return token


async def add(
    c: AsyncConnection,
    person: int,
    token: str,
    *,
    agent: str,
    days: int,
    instead_of: str,
    now: float,
) -> None:
    """Within a transaction: keep a session for a token, end another one."""
    if instead_of:
        await rows.drop_session(c, instead_of)
    there = await rows.read_sessions(c, person, now)
    surplus = [row.digest for row in there[MOST_SESSIONS - 1 :]]
    if surplus:
        await rows.drop_sessions(c, person, surplus)
    printable = "".join(ch if ch.isprintable() else " " for ch in agent)
    await rows.add_session(
        c,
        digest=digest_of(token),
        person=person,
        created=now,
        seen=now,
        expires=now + days * DAY,
        agent=printable[:LONGEST_AGENT],
    )


async def read(store: Store, token: str, days: int = 90) -> Session | None:
    """The session of a token, if it holds."""
    if not token or len(token) > LONGEST_TOKEN:
        return None
    digest, now = digest_of(token), time.time()
    async with store.reading() as c:
        found = await rows.read_session(c, digest, now)
    if found is None:
        return None
    row, person = found
    if now - row.used < TOUCH_SECONDS:
        return Session(digest, person)

    async def work(c: AsyncConnection) -> None:
        await rows.touch_session(c, digest, now, now + days * DAY)

    try:
        await store.writing(work)
    except Exception as error:
        if not is_away(error):
            raise
        # Whoever only reads can do so though nothing can be written.
        return Session(digest, person)
    return Session(digest, person, longer=True)


async def holds(store: Store, digest: str) -> bool:
    """Whether a session has not been revoked meanwhile: for connections that last."""
    async with store.reading() as c:
        return await rows.read_session(c, digest, time.time()) is not None


async def end(store: Store, digest: str) -> None:
    """Log out."""

    async def work(c: AsyncConnection) -> None:
        await rows.drop_session(c, digest)

    await store.writing(work)


async def list_sessions(store: Store, person: int, this: str) -> list[SessionLine]:
    """A person's sessions, the last used first. `this` is the digest of the one that asks."""
    async with store.reading() as c:
        found = await rows.read_sessions(c, person, time.time())
    return [
        SessionLine(row.digest[:16], row.created, row.seen, row.agent, row.digest == this)
        for row in found
    ]


async def revoke(store: Store, person: int, id_: str) -> None:
    """End one of a person's sessions by its `SessionLine.id`. Raises Refused."""

    async def work(c: AsyncConnection) -> None:
        there = await rows.read_sessions(c, person, time.time())
        chosen = [row.digest for row in there if row.digest[:16] == id_]
        if not chosen:
            raise Refused("no-session", status=404)
        await rows.drop_sessions(c, person, chosen)

    await store.writing(work)


async def revoke_others(store: Store, person: int, keep: str) -> None:
    """End all of a person's sessions but the one with the digest `keep`."""

    async def work(c: AsyncConnection) -> None:
        there = await rows.read_sessions(c, person, time.time())
        await rows.drop_sessions(c, person, [row.digest for row in there if row.digest != keep])

    await store.writing(work)


async def prune(store: Store, keep_days: int = 30) -> tuple[int, int]:
    """Forget links not used in time, sessions that have ended and guests nobody will ask for; gives
    how many of the latter two. The service does it once a day.
    """
    now = time.time()

    async def work(c: AsyncConnection) -> tuple[int, int]:
        ended = await rows.drop_old_sessions(c, now)
        await rows.drop_old_resets(c, now)
        return ended, await rows.drop_idle_guests(c, now - keep_days * DAY)

    return await store.writing(work)
