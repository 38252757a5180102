"""This installation's own keys, made at the first start and kept in the store: what signs addresses
in letters and tokens in forms, and what proves to push services who sends.
"""

import secrets
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.notices.push import new_private_key
from aedilis.server.store.schema import meta
from aedilis.server.store.store import Store


class Keys(msgspec.Struct, frozen=True):
    """`signing` is for signatures of all kinds (each with a purpose of its own in it), `push` is
    the VAPID key.
    """

    signing: str
    push: str


async def read_keys(store: Store) -> Keys:
    """The keys, made now if there are none. Several processes may start at once: one makes them."""
    for _ in range(2):
        async with store.reading() as c:
            rows = (await c.execute(select(meta.c.name, meta.c.value))).all()
        kept: dict[str, Any] = {row.name: row.value for row in rows}
        if "signing" in kept and "push" in kept:
            return Keys(kept["signing"], kept["push"])
        made = {"signing": secrets.token_hex(32), "push": new_private_key()}
        fresh = [{"name": n, "value": v} for n, v in made.items() if n not in kept]

        async def work(c: AsyncConnection, rows: list[dict[str, str]] = fresh) -> None:
            await c.execute(insert(meta), rows)

        try:
            await store.writing(work)
        except IntegrityError:
            # Another process was faster; its keys are the ones.
            continue
    raise RuntimeError("the keys of this installation cannot be kept")
