"""The same on PostgreSQL, which is stricter with numbers and letters; and two processes at once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from aedilis.server.app import make_app
from aedilis.server.settings import database_url
from tests.patience import PATIENCE
from tests.server.api.world import BOTS, World, opened, settings
from tests.server.postgres import cluster, postgres_url

__all__ = ["cluster", "postgres_url"]

pytestmark = pytest.mark.anyio


async def test_what_is_out_of_bounds_is_refused_and_not_our_fault(
    tmp_path: Path, postgres_url: str
) -> None:
    async with opened(tmp_path, database=database_url(postgres_url)) as world:
        game = await world.together("Anna", "Bert")
        for _ in range(6):
            await world.step(game, ("Anna", "Bert"))
        for key in ("k" * 48, "~" * 48):
            state = await world.state(game)
            who = BOTS[state["awaited"][0]]
            state = await world.state(game, who)
            body = {"seq": state["seq"], "move": await world.walk(game, who, state)}
            for _ in range(2):
                answer = await world.ask(
                    "POST", f"/games/{game}/moves", body, who=who, headers={"idempotency-key": key}
                )
                assert answer.json() == {"seq": state["seq"] + 1}
        largest = 2**31 - 1
        for method, path, given in (
            ("PUT", f"/games/{game}/note", {"text": "a\x00b\U0001f3b2"}),
            ("POST", f"/games/{game}/say", {"text": "a\x00b\U0001f3b2"}),
            ("GET", f"/games/{game}/chat?after={largest}", None),
            ("GET", f"/games/{game}/log?since={largest}", None),
            ("GET", f"/games/{game}?key=%00", None),
            ("GET", f"/games/{game}/tell?what=card&rest=%00", None),
            ("GET", "/games/a%00b", None),
            ("GET", f"/bots/{largest}/tokens", None),
            ("POST", f"/bots/{largest}/tokens", {"label": "\x00"}),
            ("POST", "/bots", {"name": "a\x00b"}),
            ("POST", f"/games/{game}/moves", {"seq": largest, "move": [largest]}),
            ("POST", f"/games/{game}/stand-in", {"seat": 0, "bot": "\x00"}),
            ("POST", "/games", {"game": "glory", "seats": ["me", "open"], "title": "\x00"}),
        ):
            answer = await world.ask(method, path, given)
            assert answer.status_code < 500, (path, answer.text)


async def test_two_processes_serve_one_game(tmp_path: Path, postgres_url: str) -> None:
    """Whoever is asked: what was acknowledged by one is soon known to the other, and a request that
    is sent to both acts once.
    """
    database = database_url(postgres_url)
    async with opened(tmp_path, database=database) as first:
        app = make_app(settings(tmp_path, database=database))
        async with app.router.lifespan_context(app):
            other = World(app, first.owner, first.tokens, first.session)
            game = await first.together("Anna", "Bert")
            await seen(other, game, 1)
            for turn in range(12):
                here, there = (first, other) if turn % 2 else (other, first)
                await seen(here, game, turn + 1)
                await seen(there, game, turn + 1)
                state = await here.state(game)
                who = BOTS[state["awaited"][0]]
                state = await here.state(game, who)
                body = {"seq": state["seq"], "move": await here.walk(game, who, state)}
                given: dict[str, Any] = {"who": who, "headers": {"idempotency-key": f"both-{turn}"}}
                path = f"/games/{game}/moves"
                answers = await asyncio.gather(
                    here.ask("POST", path, body, **given), there.ask("POST", path, body, **given)
                )
                assert [one.json() for one in answers] == [{"seq": turn + 2}] * 2


async def test_a_request_that_is_sent_to_both_makes_one_thing(
    tmp_path: Path, postgres_url: str
) -> None:
    database = database_url(postgres_url)
    async with opened(tmp_path, database=database) as first:
        app = make_app(settings(tmp_path, database=database))
        async with app.router.lifespan_context(app):
            other = World(app, first.owner, first.tokens, first.session)
            bot = (await first.ask("GET", "/me")).json()["id"]
            for n in range(6):
                for path, body, who in (
                    ("/games", {"game": "glory", "seats": ["me", "open"]}, "Anna"),
                    ("/bots", {"name": f"Robur {n}"}, "owner"),
                ):
                    given: dict[str, Any] = {"who": who, "headers": {"idempotency-key": f"k{n}"}}
                    asked = [one.ask("POST", path, body, **given) for one in (first, other) * 3]
                    answers = await asyncio.gather(*asked)
                    assert {one.status_code for one in answers} == {201}, answers[0].text
                    assert len({one.content for one in answers}) == 1
            path, given = f"/bots/{bot}/tokens", {"headers": {"idempotency-key": "t"}}
            asked = [one.ask("POST", path, {}, who="owner", **given) for one in (first, other)]
            made = await asyncio.gather(*asked)
            assert sorted(one.status_code for one in made) == [201, 409]
            mine = (await first.ask("GET", "/games", params={"which": "mine"})).json()["games"]
            assert len(mine) == 6
            assert len((await other.ask("GET", path, who="owner")).json()["tokens"]) == 2


async def seen(world: World, game: str, seq: int) -> None:
    """Wait until a process knows so many lines."""
    async with asyncio.timeout(PATIENCE):
        while (await world.state(game))["seq"] < seq:
            await asyncio.sleep(0.02)
