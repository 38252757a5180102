"""What a request makes is made once, however often the request is sent.

A line of a game has the key of its request beside it (`store.games`). Whatever else is made is kept
with its request, in one transaction: whoever comes again with the key, to this process or another,
is given what was made.
"""

import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from aedilis.server.errors import Refused
from aedilis.server.store import requests
from aedilis.server.store.requests import Again, Made
from aedilis.server.store.store import Store

T = TypeVar("T")

REMEMBERED_SECONDS: Final = 30 * 86_400.0
"""So long what came of a request is known."""


class IdempotentRequest:
    """One request: of a person, sent somewhere (`where`) under a key, asking for something. The
    same key elsewhere is another request.
    """

    def __init__(self, store: Store, person: int, where: str, key: str, asked: Any) -> None:
        self.store = store
        self.person = person
        self.key = _digest(f"{where}\n{key}".encode())
        self.asked = _digest(msgspec.json.encode(asked, order="sorted"))

    async def before(self) -> Made | None:
        """What has come of it; None when it comes for the first time. Raises Refused when something
        else was asked for under its key.
        """
        async with self.store.reading() as c:
            made = await requests.read(c, self.person, self.key)
        if made is not None and made.asked != self.asked:
            raise Refused("key-used", status=422)
        return made

    async def made(self) -> str | None:
        """The id of what it has made, if it has."""
        before = await self.before()
        return before.made if before is not None else None

    async def claim(self, c: Any, made: str) -> None:
        """Within the transaction in which it is made: this is what the request makes. Raises
        Again.
        """
        await requests.add(c, self.person, self.key, asked=self.asked, made=made, at=time.time())

    async def act(self, work: Callable[[], Awaitable[str]]) -> str:
        """Carry out work that claims what it makes and gives its id; gives the id of what was made
        before where it is made already. Raises what the work raises.
        """
        try:
            return await work()
        except (Again, Refused):
            # The same request may have come before, or to another process at the same time.
            made = await self.made()
            if made is None:
                raise
            return made

    async def tell(self, answer: bytes) -> bytes:
        """Keep the answer; gives what is answered, now and whenever the request comes again."""
        told = answer.decode()

        async def work(c: Any) -> str:
            return await requests.answer(c, self.person, self.key, told)

        return (await self.store.writing(work)).encode()


class Claiming(Store):
    """A store for what a request makes by one piece of writing; `id_` finds in its result the id of
    what was made.
    """

    def __init__(self, idempotent: IdempotentRequest, id_: Callable[[Any], object]) -> None:
        # The same engines and the same writer.
        self.__dict__.update(idempotent.store.__dict__)
        self._idempotent = idempotent
        self._id = id_

    async def writing(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Carry out `work`, and keep with it that the request has made it."""

        async def claimed(c: Any) -> T:
            result = await work(c)
            await self._idempotent.claim(c, str(self._id(result)))
            return result

        return await super().writing(claimed)


async def forget(store: Store) -> int:
    """Forget requests that nobody sends again; gives how many. The service
    does it once a day.
    """

    async def work(c: Any) -> int:
        return await requests.forget(c, time.time() - REMEMBERED_SECONDS)

    return await store.writing(work)


def _digest(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=20).hexdigest()
