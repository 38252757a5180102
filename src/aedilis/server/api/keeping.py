"""What those do who look after the server, by their own sessions. For everybody else there is
nothing at these paths, and nobody is made one of them here.
"""

import msgspec

from aedilis.server.api.bodies import Handling, NewName, Suspending
from aedilis.server.api.operations import Call, Operations
from aedilis.server.api.queries import ActsQuery, PeopleQuery, ReportsQuery, RoomQuery
from aedilis.server.lobby import keeping
from aedilis.server.store import usage, watch
from aedilis.server.store.usage import Usage
from aedilis.server.store.watch import Deed, Found, Report

operations = Operations("Looking after the server")


class Reports(msgspec.Struct):
    """Reports, the last first."""

    reports: list[Report]


class FoundPeople(msgspec.Struct):
    """People, those seen last first."""

    people: list[Found]


class Room(msgspec.Struct):
    """What takes room: the largest games, and all of them together."""

    bytes: int
    count: int
    games: list[Usage]


class Acts(msgspec.Struct):
    """What was done, the last first."""

    acts: list[Deed]


@operations("GET", "/admin/reports", answer=Reports, query=ReportsQuery, who="admin")
async def list_reports(call: Call) -> Reports:
    """Reports that are open, or those that were handled."""
    query: ReportsQuery = call.query
    async with call.service.store.reading() as c:
        handled = query.state == "handled"
        return Reports(await watch.list_reports(c, handled, query.limit, query.before))


@operations("POST", "/admin/reports/{report}/handled", body=Handling, who="admin")
async def handle_report(call: Call) -> None:
    """A report has been dealt with; say how, if you like."""
    await keeping.handle(call.service, call.person, call.path["report"], call.body.note)


@operations("GET", "/admin/people", answer=FoundPeople, query=PeopleQuery, who="admin")
async def find_people(call: Call) -> FoundPeople:
    """People by a part of the name, or by number."""
    async with call.service.store.reading() as c:
        return FoundPeople(await watch.find_people(c, call.query.name, call.query.limit))


@operations("PUT", "/admin/people/{person}/suspension", body=Suspending, who="admin")
async def suspend(call: Call) -> None:
    """Suspend somebody: he may read, play on, and export or delete his data, but make, join and say
    nothing.
    """
    body: Suspending = call.body
    await keeping.suspend(call.service, call.person, call.path["person"], body.days, body.reason)


@operations("DELETE", "/admin/people/{person}/suspension", who="admin", refuses=(409,))
async def unsuspend(call: Call) -> None:
    """Let somebody do again what he could."""
    await keeping.unsuspend(call.service, call.person, call.path["person"])


@operations("DELETE", "/admin/people/{person}/sessions", who="admin")
async def end_sessions(call: Call) -> None:
    """End all sessions of somebody."""
    await keeping.end_sessions(call.service, call.person, call.path["person"])


@operations("PUT", "/admin/people/{person}/name", body=NewName, who="admin", refuses=(409,))
async def rename_person(call: Call) -> None:
    """Give somebody another name, at his tables too."""
    await keeping.rename(call.service, call.person, call.path["person"], call.body.name)


@operations("GET", "/admin/games", answer=Room, query=RoomQuery, who="admin")
async def list_room(call: Call) -> Room:
    """What takes room, the largest games first."""
    async with call.service.store.reading() as c:
        found = await usage.measure(c)
    return Room(sum(one.bytes for one in found), len(found), found[: call.query.limit])


@operations("DELETE", "/admin/games/{game}", who="admin")
async def drop_game(call: Call) -> None:
    """Delete a game with its lines, chat and notes. It cannot be brought back."""
    await keeping.drop_game(call.service, call.person, call.game)


@operations("GET", "/admin/acts", answer=Acts, query=ActsQuery, who="admin")
async def list_acts(call: Call) -> Acts:
    """What was done by those who look after the server, and by the command line."""
    async with call.service.store.reading() as c:
        return Acts(await watch.list_acts(c, call.query.limit, call.query.before))
