"""Waiting for a server that may not answer."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import anyio
import httpx

from tests.patience import PATIENCE


async def until(wanted: Callable[[], Awaitable[bool]]) -> None:
    with anyio.fail_after(PATIENCE):
        while True:
            with suppress(httpx.HTTPError):
                if await wanted():
                    return
            await anyio.sleep(0.2)
