"""The pages of those who look after the server: reports, people, games, and what was done. For
everybody else there is nothing at these addresses.
"""

from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.lobby import keeping
from aedilis.server.pages.forms import Form, go, read_form
from aedilis.server.pages.render import person_of, render, service_of
from aedilis.server.store import usage, watch
from aedilis.server.store.watch import FOR_GOOD

if TYPE_CHECKING:
    from aedilis.server.people import Person

MOST = 100
DAYS = (1, 7, 30, 365)
LARGEST_ID = 2**31 - 1
PEOPLE_ACTS = ("suspend", "unsuspend", "sessions", "rename")


def admin_of(request: Request) -> "Person":
    """Who asks, if he looks after the server. Raises Refused, as if there were no such page."""
    person = person_of(request)
    if person is None or not person.admin:
        raise Refused("no-page", status=404)
    return person


async def reports(request: Request) -> Response:
    """What was reported: what is open, or (`?state=handled`) what was dealt with."""
    admin_of(request)
    handled = request.query_params.get("state") == "handled"
    async with service_of(request).store.reading() as c:
        found = await watch.list_reports(c, handled, MOST)
    return await _render(request, "reports", found=found, handled=handled)


async def handle(request: Request) -> Response:
    """A report has been dealt with."""
    admin, form = admin_of(request), await read_form(request)
    number = form.number("report", 1, LARGEST_ID)
    await keeping.handle(service_of(request), admin, number, form.text("note", 300))
    return go("/admin")


async def people(request: Request) -> Response:
    """People by name (`?q=`), and what can be done about them."""
    admin_of(request)
    return await _people(request, request.query_params.get("q", "")[:80])


async def change_person(request: Request) -> Response:
    """Suspend somebody or no more, end the sessions, or give another name."""
    admin, form = admin_of(request), await read_form(request)
    service, id_ = service_of(request), form.number("person", 1, LARGEST_ID)
    act = form.word("act", PEOPLE_ACTS)
    try:
        if act == "suspend":
            days = form.number("days", 1, keeping.LONGEST_DAYS) if form.text("days", 5) else None
            await keeping.suspend(service, admin, id_, days, form.text("reason", 400))
        elif act == "unsuspend":
            await keeping.unsuspend(service, admin, id_)
        elif act == "sessions":
            await keeping.end_sessions(service, admin, id_)
        else:
            await keeping.rename(service, admin, id_, form.text("name", 400))
    except Refused as error:
        return await _people(request, str(id_), error)
    return go(f"/admin/people?q={id_}&done={act}")


async def _people(request: Request, text: str, error: Refused | None = None) -> Response:
    async with service_of(request).store.reading() as c:
        found = await watch.find_people(c, text, MOST)
    done = request.query_params.get("done", "")
    return await _render(
        request,
        "people",
        error=error,
        found=found,
        q=text,
        days=DAYS,
        for_good=FOR_GOOD,
        done=done if done in PEOPLE_ACTS else "",
    )


async def games(request: Request) -> Response:
    """What takes room."""
    admin_of(request)
    return await _games(request)


async def drop_game(request: Request) -> Response:
    """Delete a game, if it is meant."""
    admin, form = admin_of(request), await read_form(request)
    try:
        if not form.flag("sure"):
            raise Refused("not-sure", status=422)
        await keeping.drop_game(service_of(request), admin, form.text("game", 16))
    except Refused as error:
        return await _games(request, error)
    return go("/admin/games")


async def _games(request: Request, error: Refused | None = None) -> Response:
    async with service_of(request).store.reading() as c:
        found = await usage.measure(c)
    total = sum(one.bytes for one in found)
    return await _render(
        request, "games", error=error, found=found[:MOST], total=total, count=len(found)
    )


async def acts(request: Request) -> Response:
    """What was done, the last first."""
    admin_of(request)
    before = Form(request.query_params.multi_items()).number("before", 1, LARGEST_ID, LARGEST_ID)
    async with service_of(request).store.reading() as c:
        found = await watch.list_acts(c, MOST, before)
    return await _render(request, "acts", found=found, more=len(found) == MOST)


async def _render(request: Request, tab: str, **values: Any) -> Response:
    async with service_of(request).store.reading() as c:
        waiting = await watch.count_open(c)
    return render(request, f"admin/{tab}.html", tab=tab, waiting=waiting, **values)


routes: list[BaseRoute] = [
    Route("/admin", reports),
    Route("/admin", handle, methods=["POST"]),
    Route("/admin/people", people),
    Route("/admin/people", change_person, methods=["POST"]),
    Route("/admin/games", games),
    Route("/admin/games", drop_game, methods=["POST"]),
    Route("/admin/acts", acts),
]
