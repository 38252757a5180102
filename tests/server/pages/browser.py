"""A browser for the tests: it keeps cookies, sends what browsers send, and finds tokens."""

import html
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette

from aedilis.server.app import make_app
from aedilis.server.people.passwords import Passwords
from aedilis.server.service import Service
from aedilis.server.settings import Settings

BASE = "http://aedilis.test"
PASSWORD = "seven hills and one river"
CHEAP = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


class Browser(httpx.AsyncClient):
    """One browser at one address."""

    def __init__(self, app: Starlette, address: str = "198.51.100.7", **options: Any) -> None:
        self.app = app
        headers = {"user-agent": "Test/1", "accept": "text/html", **options.pop("headers", {})}
        super().__init__(
            transport=httpx.ASGITransport(app, client=(address, 4000)),
            base_url=options.pop("base_url", BASE),
            headers=headers,
            **options,
        )

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    async def token(self) -> str:
        """The token that forms have now; empty for a stranger."""
        found = re.search(r'name="csrf" value="([^"]+)"', (await self.get("/help")).text)
        return found.group(1) if found else ""

    async def send_form(
        self, path: str, data: dict[str, str] | None = None, **options: Any
    ) -> httpx.Response:
        """Fill in a form of our own and send it."""
        headers = {"origin": str(self.base_url), "sec-fetch-site": "same-origin"}
        fields = {"csrf": await self.token(), **(data or {})}
        return await self.post(path, data=fields, headers=headers, **options)

    async def sign_up(self, name: str = "Livia", password: str = PASSWORD) -> httpx.Response:
        return await self.send_form("/signup", {"name": name, "password": password})

    async def log_in(self, name: str = "Livia", password: str = PASSWORD) -> httpx.Response:
        return await self.send_form("/login", {"name": name, "password": password})

    async def be_guest(self, name: str = "Gaius") -> httpx.Response:
        return await self.send_form("/guest", {"name": name})


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Starlette]:
    """The application, begun and stopped."""
    app = make_app(settings)
    async with app.router.lifespan_context(app):
        yield app


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings with a database of their own."""
    database = f"sqlite+aiosqlite:///{folder / 'aedilis.sqlite3'}"
    return Settings(**{"database": database, "logins_a_minute": 1000, **changes})


def alert(response: httpx.Response) -> str:
    """What a page says is wrong."""
    found = re.search(r'role="alert">([^<]*)<', response.text)
    return html.unescape(found.group(1)) if found else ""


def headings(response: httpx.Response) -> list[str]:
    """The first-rank headings of a page."""
    return re.findall(r"<h1[^>]*>(.*?)</h1>", response.text, re.DOTALL)
