"""Friends and blocked people: who is told what, and who is told nothing."""

from itertools import product
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from aedilis.server.people import Person
from aedilis.server.store.schema import owed
from tests.server.api.company import befriend, join_world
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(world: World) -> dict[str, Person]:
    return await join_world(world, "Livia", "Marcus", "Gaia")


async def company(world: World, who: str) -> dict[str, list[str]]:
    answer = await world.ask("GET", "/friends", who=who)
    assert answer.status_code == 200, answer.text
    return {part: [one["name"] for one in found] for part, found in answer.json().items()}


async def ask(world: World, who: str, name: str) -> str:
    answer = await world.ask("POST", "/friends", {"name": name}, who=who)
    return "" if answer.status_code == 204 else problem(answer)


async def test_who_is_asked_and_accepts_is_a_friend(
    world: World, people: dict[str, Person]
) -> None:
    assert await ask(world, "Livia", "marcus") == ""
    assert (await company(world, "Livia"))["asked"] == ["Marcus"]
    assert (await company(world, "Marcus"))["asking"] == ["Livia"]
    livia, marcus = people["Livia"].id, people["Marcus"].id
    early = await world.ask("POST", f"/friends/{marcus}/accept", who="Livia")
    assert problem(early) == "no-request"
    assert (await world.ask("POST", f"/friends/{livia}/accept", who="Marcus")).status_code == 204
    for who, other in (("Livia", "Marcus"), ("Marcus", "Livia")):
        assert await company(world, who) == {"friends": [other], "asking": [], "asked": []}
    assert (await world.ask("DELETE", f"/friends/{marcus}", who="Livia")).status_code == 204
    for who in ("Livia", "Marcus"):
        assert await company(world, who) == {"friends": [], "asking": [], "asked": []}
    assert problem(await world.ask("DELETE", f"/friends/{marcus}", who="Livia")) == "no-request"


async def test_two_who_ask_each_other_are_friends(world: World, people: dict[str, Person]) -> None:
    await befriend(world, "Livia", "Marcus")
    assert (await company(world, "Livia"))["friends"] == ["Marcus"]


async def test_what_cannot_be_asked_is_refused(world: World, people: dict[str, Person]) -> None:
    assert await ask(world, "Livia", "Nobody") == "no-account"
    assert await ask(world, "Livia", "Anna bot") == "no-account"
    assert await ask(world, "Livia", "Livia") == "not-yourself"
    for method, path in (("GET", "/friends"), ("POST", "/friends/1/accept")):
        assert problem(await world.ask(method, path, who="Anna")) == "needs-account"
    world.service.limits.asking.amount = 1
    for _ in range(45):
        word = await ask(world, "Gaia", "Marcus")
    assert word == "too-fast"


@pytest.mark.parametrize("against", ["refused", "blocked", "blocked after"])
async def test_nothing_tells_that_somebody_refused(
    world: World, people: dict[str, Person], against: str
) -> None:
    """All that Livia sees is as with Gaia, who has not looked yet."""
    livia, marcus, gaia = (people[name].id for name in ("Livia", "Marcus", "Gaia"))
    block = {"name": "Livia"}
    if against == "blocked":
        assert (await world.ask("POST", "/blocks", block, who="Marcus")).status_code == 204
    answers: dict[str, list[Any]] = {"Marcus": [], "Gaia": []}

    async def tell(name: str, other: int) -> None:
        told = answers[name]
        told.append((await company(world, "Livia"))["asked"].count(name))
        for method, path, body in (
            ("POST", "/friends", {"name": name}),
            ("POST", f"/friends/{other}/accept", None),
        ):
            answer = await world.ask(method, path, body, who="Livia")
            told.append((answer.status_code, answer.content))
        told.append((await company(world, "Livia"))["asked"].count(name))

    assert await ask(world, "Livia", "Marcus") == ""
    assert await ask(world, "Livia", "Gaia") == ""
    if against == "refused":
        refused = await world.ask("DELETE", f"/friends/{livia}", who="Marcus")
        assert refused.status_code == 204
    if against == "blocked after":
        assert (await world.ask("POST", "/blocks", block, who="Marcus")).status_code == 204
    for _ in range(2):
        await tell("Marcus", marcus)
        await tell("Gaia", gaia)
        for other in (marcus, gaia):
            # Taken back, and asked again.
            answer = await world.ask("DELETE", f"/friends/{other}", who="Livia")
            assert answer.status_code == 204
        await tell("Marcus", marcus)
        await tell("Gaia", gaia)
    assert answers["Marcus"] == answers["Gaia"]
    # Whoever has refused is not asked again.
    assert (await company(world, "Marcus"))["asking"] == []
    assert (await company(world, "Gaia"))["asking"] == ["Livia"]


async def test_who_has_refused_may_think_again(world: World, people: dict[str, Person]) -> None:
    await ask(world, "Livia", "Marcus")
    await world.ask("DELETE", f"/friends/{people['Livia'].id}", who="Marcus")
    assert await ask(world, "Marcus", "Livia") == ""
    assert (await company(world, "Livia"))["friends"] == ["Marcus"]


async def test_tables_of_friends_are_those_that_one_may_know_of(
    world: World, people: dict[str, Person]
) -> None:
    await befriend(world, "Livia", "Marcus")
    made = {
        "open": await world.new("open", "open", who="Marcus"),
        "running": await world.new(who="Marcus"),
        "unseen": await world.new(who="Marcus", spectator_delay=None),
        "private": await world.new("open", who="Marcus", private=True),
        "both": await world.new("open", "open", who="Livia", private=True),
    }
    key = (await world.ask("GET", f"/games/{made['both']}", who="Livia")).json()["key"]
    await world.ask("POST", f"/games/{made['both']}/join", {"key": key}, who="Marcus")
    friend = (await world.ask("GET", "/friends", who="Livia")).json()["friends"][0]
    ways = {one["id"]: one["way"] for one in friend["tables"]}
    assert ways == {made["open"]: "join", made["running"]: "watch", made["both"]: "mine"}


# -- who is blocked --------------------------------------------------------------------------------


async def say(world: World, game: str, body: dict[str, Any], who: str) -> httpx.Response:
    """Say something, as it is said with no other key."""
    return await world.ask("POST", f"/games/{game}/say", body, who=who)


async def chat(world: World, game: str, who: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await world.ask("GET", f"/games/{game}/chat", who=who)).json()[
        "lines"
    ]
    return found


async def test_what_a_blocked_person_says_is_not_shown(
    world: World, people: dict[str, Person]
) -> None:
    game = await world.together("Livia", "Marcus", "Gaia", private_chat=True)
    for who, text in (("Marcus", "from Marcus"), ("Gaia", "from Gaia"), ("Livia", "from Livia")):
        await say(world, game, {"text": text}, who)
    to_livia = {"text": "a whisper", "to": 0}
    assert (await say(world, game, to_livia, "Marcus")).is_success
    line = next(one["id"] for one in await chat(world, game, "Livia") if "Marcus" in one["text"])
    answer = await world.ask("POST", "/blocks", {"game": game, "line": line}, who="Livia")
    assert answer.status_code == 204, answer.text
    assert (await say(world, game, {"text": "@Livia"}, "Marcus")).is_success
    for who, hidden in (("Livia", True), ("Gaia", False), ("Marcus", False)):
        lines = await chat(world, game, who)
        theirs = [one for one in lines if one.get("hidden")]
        assert bool(theirs) == hidden
        assert all((one["name"], one["text"]) == ("", "") for one in theirs)
        assert all(set(one) <= {"id", "at", "name", "text", "seat", "hidden"} for one in theirs)
        assert ("from Marcus" in str(lines)) != hidden
        assert "from Gaia" in str(lines)
    whisper = await say(world, game, to_livia, "Marcus")
    assert problem(whisper) == "no-whisper"
    assert (await say(world, game, to_livia, "Gaia")).is_success
    async with world.service.store.reading() as c:
        told = (await c.execute(select(owed.c.person, owed.c.kind, owed.c.who))).all()
    assert (people["Livia"].id, "mention", "Marcus") not in told
    blocked = (await world.ask("GET", "/blocks", who="Livia")).json()["blocked"]
    assert [one["name"] for one in blocked] == ["Marcus"]
    other = people["Marcus"].id
    assert (await world.ask("DELETE", f"/blocks/{other}", who="Livia")).status_code == 204
    assert "a whisper" in str(await chat(world, game, "Livia"))
    assert problem(await world.ask("DELETE", f"/blocks/{other}", who="Livia")) == "not-blocked"


async def test_who_is_blocked_is_kept_from_my_table_and_not_told_why(
    world: World, people: dict[str, Person]
) -> None:
    await befriend(world, "Livia", "Marcus")
    await world.ask("POST", "/blocks", {"name": "Marcus"}, who="Livia")
    for who in ("Livia", "Marcus"):
        assert (await company(world, who))["friends"] == []
    game = await world.new("open", "open", who="Livia")
    refused = await world.ask("POST", f"/games/{game}/join", who="Marcus")
    assert problem(refused) == "cannot-join"
    assert "block" not in refused.text
    assert (await world.ask("POST", f"/games/{game}/join", who="Gaia")).status_code == 200
    theirs = await world.new("open", "open", who="Marcus")
    stranger = await world.ask(
        "POST", f"/games/{theirs}/invitations", {"name": "Gaia"}, who="Marcus"
    )
    blocked = await world.ask(
        "POST", f"/games/{theirs}/invitations", {"name": "Livia"}, who="Marcus"
    )
    # As whoever takes no invitations.
    assert (blocked.status_code, blocked.content) == (stranger.status_code, stranger.content)
    assert problem(blocked) == "cannot-invite"
    assert await ask(world, "Livia", "Marcus") == "you-block"


async def test_the_bots_of_who_is_blocked_are_blocked_with_him(world: World) -> None:
    await join_world(world, "Livia")
    game = await world.together("Anna", "Bert")
    await say(world, game, {"text": "from a bot"}, "Anna")
    assert "from a bot" in str(await chat(world, game, "Livia"))
    await world.ask("POST", "/blocks", {"name": "Olivia"}, who="Livia")
    assert "from a bot" not in str(await chat(world, game, "Livia"))
    table = await world.new("open", "open", who="Livia")
    assert problem(await world.ask("POST", f"/games/{table}/join", who="Anna")) == "cannot-join"


async def test_nobody_learns_of_a_line_by_blocking_who_said_it(
    world: World, people: dict[str, Person]
) -> None:
    """A line can be blocked by exactly those who may hear it."""
    game = await world.together("Livia", "Marcus", "Anna", private_chat=True)
    for to in (None, 0, 1):
        body = {"text": f"to {to}", "to": to}
        assert (await say(world, game, body, "Anna")).is_success
    everything = {one["id"] for one in await chat(world, game, "Anna")}
    assert len(everything) == 3
    for who, line in product(("Livia", "Marcus", "Gaia"), everything | {max(everything) + 9}):
        heard = {one["id"] for one in await chat(world, game, who)}
        answer = await world.ask("POST", "/blocks", {"game": game, "line": line}, who=who)
        assert answer.is_success == (line in heard), (who, line)
        if not answer.is_success:
            assert problem(answer) == "no-line"
    wrong: list[dict[str, Any]] = [{}, {"game": game}, {"game": "", "seat": 1}]
    for which in (*wrong, {"game": game, "line": 1, "seat": 1}):
        assert problem(await world.ask("POST", "/blocks", which, who="Livia")) == "bad-field"
    seat = {"game": game, "seat": 0}
    assert problem(await world.ask("POST", "/blocks", seat, who="Livia")) == "not-yourself"
