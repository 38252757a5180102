"""A forgotten password: a link that sets a new one, once and not for long.

Only a digest of the link is kept. Who asks for one learns nothing: the answer is the same, and as
quick, whether there is an account of that name or not. All sessions end with the old password.
"""

import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.people import accounts, passwords, rows
from aedilis.server.people.accounts import Browser, Entered
from aedilis.server.people.person import Person
from aedilis.server.people.sessions import LONGEST_TOKEN, digest_of
from aedilis.server.store.names import fold
from aedilis.server.store.store import Store

HOUR: Final = 3_600.0
BY_MAIL: Final = 2 * HOUR
BY_HAND: Final = 24 * HOUR
"""So long a link holds that whoever runs the server hands over."""


class Forgetful(NamedTuple):
    """Who has forgotten the password, and the proven address that a letter may go to."""

    person: Person
    address: str


async def find(store: Store, name: str) -> Forgetful | None:
    """The account of a name, if it has an address that was proven to be its owner's."""
    async with store.reading() as c:
        found = await rows.read_account(c, fold(name[:200]))
        there = await rows.read_kept_preferences(c, found[0].id) if found is not None else None
    if found is None or there is None:
        return None
    notices = there.notices
    return Forgetful(found[0], notices.address) if notices.address and notices.verified else None


async def make_link(store: Store, person: int, seconds: float) -> str:
    """A new link for somebody, as its token; links of before hold no longer."""
    token, now = secrets.token_urlsafe(32), time.time()

    async def work(c: AsyncConnection) -> None:
        await rows.add_reset(
            c, digest=digest_of(token), person=person, created=now, expires=now + seconds
        )

    await store.writing(work)
    return token


async def whose(store: Store, token: str) -> Person:
    """Whose password a link sets. Raises Refused when it does not hold."""
    found = None
    if token and len(token) <= LONGEST_TOKEN:
        async with store.reading() as c:
            found = await rows.read_reset(c, digest_of(token), time.time())
    if found is None:
        raise Refused("reset-link", status=404)
    return found


async def set_password(store: Store, token: str, password: str, browser: Browser) -> Entered:
    """Set a new password by a link, which is used up; end all sessions and begin one here. Raises
    Refused.
    """
    person = await whose(store, token)
    passwords.check_rules(password, person.name)
    kept = await passwords.PASSWORDS.hash(password)

    async def work(c: AsyncConnection) -> None:
        # Of two who come with the same link at once one has it.
        if not await rows.use_reset(c, digest_of(token), time.time()):
            raise Refused("reset-link", status=404)
        await rows.drop_resets(c, person.id)

    return await accounts.renew(store, person, kept, browser, work)
