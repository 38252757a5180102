"""People with accounts and sessions of their own, for the tests of the API."""

import httpx

from aedilis.server.people import Person, sessions
from aedilis.server.people.visitors import COOKIE, csrf_token
from tests.server.api.world import World, add_owner


async def join_world(world: World, *names: str) -> dict[str, Person]:
    """Accounts that ask by their names as `World.ask` knows them."""
    out = {}
    for name in names:
        person = await add_owner(world.service.store, name)
        token = await sessions.begin(world.service.store, person.id)
        csrf = csrf_token(world.service.keys.signing, sessions.digest_of(token))
        world.clients[name] = httpx.AsyncClient(
            transport=httpx.ASGITransport(world.app),
            base_url="http://testserver/api/v1",
            headers={"cookie": f"{COOKIE}={token}", "x-csrf-token": csrf},
        )
        out[name] = person
    return out


async def befriend(world: World, one: str, other: str) -> None:
    """Make two people friends, each by asking."""
    for asker, asked in ((one, other), (other, one)):
        answer = await world.ask("POST", "/friends", {"name": asked}, who=asker)
        assert answer.status_code == 204, answer.text
