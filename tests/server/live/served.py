"""A server that answers sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from aedilis.server.people import sessions
from aedilis.server.people.visitors import COOKIE
from tests.server.live.house import House


class Served:
    """A house whose door is open."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address
        self.cookies: dict[int, str] = {}

    async def cookie(self, person: Any) -> str:
        if person.id not in self.cookies:
            store = self.house.service.store
            self.cookies[person.id] = await sessions.begin(store, person.id)
        return f"{COOKIE}={self.cookies[person.id]}"

    @asynccontextmanager
    async def at(
        self, id_: str, person: Any = None, query: str = "", **headers: str
    ) -> AsyncIterator[ClientConnection]:
        if person is not None:
            headers["Cookie"] = await self.cookie(person)
        url = f"{self.address.replace('http', 'ws', 1)}/table/{id_}/socket{query}"
        async with connect(url, additional_headers=headers, proxy=None) as connection:
            yield connection
