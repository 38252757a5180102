"""This installation's own keys, made at the first start and kept in the store: what signs addresses
in letters and tokens in forms, and what proves to push services who sends.
"""

import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.notices.push import new_private_key, public_key
from aedilis.server.store.plain import damaged
from aedilis.server.store.schema import meta
from aedilis.server.store.store import Store

SIGNING_BYTES: Final = 32
PUSH_LETTERS: Final = 43


def _signing() -> str:
    return secrets.token_hex(SIGNING_BYTES)


MAKERS: Final[dict[str, Callable[[], str]]] = {"signing": _signing, "push": new_private_key}
"""What makes each key."""


class Keys(msgspec.Struct, frozen=True):
    """`signing` is for signatures of all kinds (each with a purpose of its own in it), `push` is
    the VAPID key.
    """

    signing: str
    push: str


async def read_keys(store: Store) -> Keys:
    """The keys, made now if there are none. Several processes may start at once: one makes them.

    One that is damaged is made anew, as at the first start: nothing can be signed with it.
    """
    for _ in range(2):
        async with store.reading() as c:
            rows = (await c.execute(select(meta.c.name, meta.c.value))).all()
        there: dict[str, str] = {row.name: row.value for row in rows if row.name in MAKERS}
        kept = {name: value for name, value in there.items() if _holds(name, value)}
        if len(kept) == len(MAKERS):
            return Keys(kept["signing"], kept["push"])
        made = {name: make() for name, make in MAKERS.items() if name not in kept}
        spoilt = {name: value for name, value in there.items() if name not in kept}

        async def work(
            c: AsyncConnection, made: dict[str, str] = made, spoilt: dict[str, str] = spoilt
        ) -> None:
            for name, value in spoilt.items():
                await c.execute(delete(meta).where(meta.c.name == name, meta.c.value == value))
            await c.execute(insert(meta), [{"name": n, "value": v} for n, v in made.items()])

        try:
            await store.writing(work)
        except IntegrityError:
            # Another process was faster; its keys are the ones.
            continue
    raise RuntimeError("the keys of this installation cannot be kept")


def _holds(name: str, value: str) -> bool:
    """Whether a key can be used."""
    try:
        if name == "push":
            public_key(value)
            if len(value) != PUSH_LETTERS:
                raise ValueError(name)
        elif len(bytes.fromhex(value)) != SIGNING_BYTES:
            raise ValueError(name)
    except ValueError as error:
        damaged("meta", name, error)
        return False
    return True
