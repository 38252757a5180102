"""Bot accounts: programs that play under a name of their own, each with an owner who answers for
it, and the tokens they come with.

A token is shown once, when it is made; the store keeps its digest.
"""

import secrets
import time
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused, is_away
from aedilis.server.people import rows
from aedilis.server.people.person import Person
from aedilis.server.people.sessions import LONGEST_TOKEN, digest_of
from aedilis.server.store import deleting
from aedilis.server.store.names import clean_name, fold
from aedilis.server.store.store import Store

MOST_BOTS: Final = 20
MOST_TOKENS: Final = 10
LONGEST_LABEL: Final = 60
USED_SECONDS: Final = 3_600.0
PREFIX: Final = "aedilis_"
"""Tokens begin so, which lets people and programs know one when it lies where it should not."""


class TokenLine(msgspec.Struct, frozen=True):
    """A token in its owner's list: what it is for, since when it is there, and when it was last
    used (to the hour).
    """

    id: int
    label: str
    created: float
    used: float | None


async def make_bot(store: Store, owner: Person, name: str) -> Person:
    """A new bot of a person. Raises Refused."""
    if owner.kind != "person":
        raise Refused("needs-account", status=403)
    wanted = clean_name(name)
    now = time.time()

    async def work(c: AsyncConnection) -> Person:
        if len(await rows.read_bots(c, owner.id)) >= MOST_BOTS:
            raise Refused("too-many-bots", params={"most": MOST_BOTS})
        id_ = await rows.add_person(
            c,
            kind="bot",
            name=wanted,
            folded=fold(wanted),
            owner=owner.id,
            language=owner.language,
            created=now,
            seen=now,
        )
        return Person(
            id=id_,
            kind="bot",
            name=wanted,
            language=owner.language,
            owner=owner.id,
            created=now,
        )

    try:
        return await store.writing(work)
    except IntegrityError:
        raise Refused("name-taken") from None


async def list_bots(store: Store, owner: Person) -> list[Person]:
    """A person's bots by age."""
    async with store.reading() as c:
        return await rows.read_bots(c, owner.id)


async def list_bots_with_tokens(
    store: Store, owner: Person
) -> list[tuple[Person, list[TokenLine]]]:
    """A person's bots by age, each with its tokens."""
    async with store.reading() as c:
        return [(bot, await _lines(c, bot.id)) for bot in await rows.read_bots(c, owner.id)]


async def remove_bot(store: Store, owner: Person, bot: int) -> deleting.Deleted:
    """Forget a bot of one's own, with its tokens; gives the games that this changed, for
    `leaving.tell`. Raises Refused.
    """

    async def work(c: AsyncConnection) -> deleting.Deleted:
        await _own(c, owner, bot)
        return await deleting.delete_person(c, bot)

    return await store.writing(work)


async def make_token(store: Store, owner: Person, bot: int, label: str) -> tuple[TokenLine, str]:
    """A new token for a bot of one's own: its line in the list, and the token, which nobody can be
    shown again. Raises Refused.
    """
    token, now = PREFIX + secrets.token_urlsafe(32), time.time()
    told = " ".join("".join(ch if ch.isprintable() else " " for ch in label).split())
    told = told[:LONGEST_LABEL]

    async def work(c: AsyncConnection) -> int:
        await _own(c, owner, bot)
        if await rows.count_tokens(c, bot) >= MOST_TOKENS:
            raise Refused("too-many-tokens", params={"most": MOST_TOKENS})
        return await rows.add_token(c, person=bot, digest=digest_of(token), label=told, created=now)

    id_ = await store.writing(work)
    return TokenLine(id_, told, now, None), token


async def list_tokens(store: Store, owner: Person, bot: int) -> list[TokenLine]:
    """The tokens of a bot of one's own. Raises Refused."""
    async with store.reading() as c:
        await _own(c, owner, bot)
        return await _lines(c, bot)


async def revoke_token(store: Store, owner: Person, bot: int, token: int) -> None:
    """End a token of a bot of one's own. Raises Refused."""

    async def work(c: AsyncConnection) -> None:
        await _own(c, owner, bot)
        if not await rows.drop_token(c, bot, token):
            raise Refused("no-token", status=404)

    await store.writing(work)


async def person_of_token(store: Store, token: str) -> Person | None:
    """Who comes with a token, if anybody."""
    if not token.startswith(PREFIX) or len(token) > LONGEST_TOKEN:
        return None
    now = time.time()
    async with store.reading() as c:
        found = await rows.read_token(c, digest_of(token))
    if found is None:
        return None
    row, person = found
    if row.used is None or now - row.used > USED_SECONDS:

        async def work(c: AsyncConnection) -> None:
            await rows.use_token(c, row.token, now)
            await rows.change_person(c, person.id, seen=now)

        try:
            await store.writing(work)
        except Exception as error:
            # Whoever only reads can do so though nothing can be written.
            if not is_away(error):
                raise
    return person


async def _lines(c: AsyncConnection, bot: int) -> list[TokenLine]:
    found = await rows.read_tokens(c, bot)
    return [TokenLine(row.id, row.label, row.created, row.used) for row in found]


async def _own(c: AsyncConnection, owner: Person, bot: int) -> None:
    """Raises Refused, as if there were none, for a bot that is not the owner's."""
    found = await rows.read_person(c, bot)
    if found is None or found.kind != "bot" or found.owner != owner.id:
        raise Refused("no-bot", status=404)
