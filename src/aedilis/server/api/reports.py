"""Reporting a line of the chat, a name or a table to whoever looks after the server."""

import msgspec

from aedilis.server.api.bodies import ReportWhat
from aedilis.server.api.operations import Call, Operations
from aedilis.server.lobby import reporting
from aedilis.server.lobby.reporting import Reported
from aedilis.server.store import watch
from aedilis.server.store.watch import Matter

operations = Operations("Reports")


class Taken(msgspec.Struct):
    """That a report was taken, and its number."""

    report: int


class OwnReport(msgspec.Struct):
    """A report of yours; `handled` is when it was dealt with."""

    at: float
    matter: Matter
    game: str
    reason: str
    handled: float | None


class OwnReports(msgspec.Struct):
    """Your reports by age."""

    reports: list[OwnReport]


@operations("GET", "/reports", answer=OwnReports)
async def list_own_reports(call: Call) -> OwnReports:
    """What you have reported, and whether it was dealt with."""
    async with call.service.store.reading() as c:
        found = await watch.reports_of(c, call.person.id)
    return OwnReports([OwnReport(**one) for one in found])


@operations("POST", "/reports", answer=Taken, status=201, body=ReportWhat, refuses=(404,))
async def report(call: Call) -> Taken:
    """Report something that you can see, with a reason.

    Who looks after the server sees that line, name or title, and your reason, and nothing else.
    The same again while it is open is the same report.
    """
    body: ReportWhat = call.body
    what = Reported(
        matter=body.matter,
        game=body.game,
        line=body.line,
        seat=body.seat,
        name=body.name,
        key=body.key,
    )
    return Taken(await reporting.report(call.service, call.person, what, body.reason))
