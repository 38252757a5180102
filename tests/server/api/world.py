"""A server with people and bots, for the tests of the API."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette

from aedilis.kernel.dice import stream
from aedilis.server.app import make_app
from aedilis.server.people import Person, make_bot, make_token, rows, sessions
from aedilis.server.people.visitors import COOKIE, csrf_token
from aedilis.server.service import Service
from aedilis.server.settings import Settings, database_url
from aedilis.server.store.names import fold
from aedilis.server.store.store import Store

BOTS = ("Anna", "Bert", "Carla")
WIDE = {
    "requests_a_minute": 1_000_000,
    "messages_a_minute": 1_000_000,
    "open_games_a_person": 10_000,
}


def settings(directory: Path, **given: Any) -> Settings:
    """Settings for a server on a file of its own; so wide that no limit is met by chance."""
    return Settings(**{"database": database_url(str(directory / "api.sqlite3")), **WIDE, **given})


async def add_owner(store: Store, name: str) -> Person:
    """Somebody with an account, without the work of a password."""
    now = time.time()

    async def work(c: Any) -> int:
        return await rows.add_person(
            c,
            kind="person",
            name=name,
            folded=fold(name),
            language="en",
            created=now,
            seen=now,
        )

    id_ = await store.writing(work)
    return Person(id=id_, kind="person", name=name, created=now)


async def add_bots(store: Store, owner: Person) -> dict[str, str]:
    """Bots of an owner; gives their tokens."""
    tokens: dict[str, str] = {}
    for name in BOTS:
        bot = await make_bot(store, owner, f"{name} bot")
        tokens[name] = (await make_token(store, owner, bot.id, "tests"))[1]
    return tokens


class World:
    """The application with its people. Bots go by their names, "owner" comes with a cookie, and
    "nobody" is a stranger.
    """

    def __init__(self, app: Starlette, owner: Person, tokens: dict[str, str], session: str) -> None:
        self.app = app
        self.service: Service = app.state.service
        self.owner = owner
        self.tokens = tokens
        self.session = session
        self.clients: dict[str, httpx.AsyncClient] = {}

    @property
    def csrf(self) -> str:
        """What the owner's pages send back."""
        return csrf_token(self.service.keys.signing, sessions.digest_of(self.session))

    def client(self, name: str = "Anna") -> httpx.AsyncClient:
        """Somebody's connection."""
        if name not in self.clients:
            headers: dict[str, str] = {}
            if name == "owner":
                headers = {"cookie": f"{COOKIE}={self.session}", "x-csrf-token": self.csrf}
            elif name != "nobody":
                headers = {"authorization": f"Bearer {self.tokens[name]}"}
            self.clients[name] = httpx.AsyncClient(
                transport=httpx.ASGITransport(self.app),
                base_url="http://testserver/api/v1",
                headers=headers,
            )
        return self.clients[name]

    async def ask(
        self, method: str, path: str, json: Any = None, *, who: str = "Anna", **given: Any
    ) -> httpx.Response:
        """Send a request."""
        if json is not None:
            given["json"] = json
        return await self.client(who).request(method, path, **given)

    async def new(self, *others: str, who: str = "Anna", **given: Any) -> str:
        """A game of Glory in which somebody has the first seat, and `others` the rest."""
        body = {"game": "glory", "seats": ["me", *(others or ("random",))], **given}
        answer = await self.ask("POST", "/games", body, who=who)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def together(self, *names: str, **given: Any) -> str:
        """A game that some bots of ours play by themselves; the first has made it."""
        game = await self.new(*["open"] * (len(names) - 1), who=names[0], **given)
        key = (await self.ask("GET", f"/games/{game}", who=names[0])).json()["key"]
        for name in names[1:]:
            answer = await self.ask("POST", f"/games/{game}/join", {"key": key}, who=name)
            assert answer.status_code == 200, answer.text
        return game

    async def state(self, game: str, who: str = "Anna", **query: Any) -> dict[str, Any]:
        """The table in codes."""
        params = {"format": "codes", **query}
        answer = await self.ask("GET", f"/games/{game}/table", who=who, params=params)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def walk(self, game: str, who: str, state: dict[str, Any]) -> list[int]:
        """A legal move, by chance."""
        dice = stream(f"{state['seq']}", "tests")
        prompt = state["prompt"]
        choices, move = prompt["choices"], []
        while True:
            move.append(choices[dice.below(len(choices))])
            if prompt["whole"]:
                return move
            params = {"format": "codes"}
            answer = await self.ask(
                "POST", f"/games/{game}/part", {"done": move}, who=who, params=params
            )
            assert answer.status_code == 200, answer.text
            part = answer.json()
            if part["whole"]:
                return move
            choices = part["choices"]

    async def step(self, game: str, names: tuple[str, ...]) -> bool:
        """Let whoever is asked move; False when the game is over."""
        for name in names:
            state = await self.state(game, name)
            if state["status"] != "running":
                return False
            if state.get("prompt") and state["viewer"] in state["awaited"]:
                move = await self.walk(game, name, state)
                body = {"seq": state["seq"], "move": move}
                answer = await self.ask("POST", f"/games/{game}/moves", body, who=name)
                assert answer.status_code == 200, answer.text
                return True
        raise AssertionError("nobody is asked")


@asynccontextmanager
async def opened(directory: Path, **given: Any) -> AsyncIterator[World]:
    """A running application."""
    app = make_app(settings(directory, **given))
    async with app.router.lifespan_context(app):
        service: Service = app.state.service
        service.bot_pause = 0
        owner = await add_owner(service.store, "Olivia")
        tokens = await add_bots(service.store, owner)
        session = await sessions.begin(service.store, owner.id)
        world = World(app, owner, tokens, session)
        try:
            yield world
        finally:
            for client in world.clients.values():
                await client.aclose()


def problem(answer: httpx.Response) -> str:
    """The word of a refusal, the form of which is checked."""
    assert answer.headers["content-type"] == "application/json"
    body = msgspec.json.decode(answer.content)
    assert set(body) == {"error", "text", "rule"}
    assert body["text"]
    assert not body["text"].startswith("server-error"), body
    return str(body["error"])
