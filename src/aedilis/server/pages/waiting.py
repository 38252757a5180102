"""To the next table that waits for whoever asks."""

from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.lobby.waiting import from_here, waiting_for
from aedilis.server.pages.forms import go, log_in_first
from aedilis.server.pages.render import person_of, service_of

NOTHING: Final = "/games?waits=none"


async def next_table(request: Request) -> Response:
    """On to the table that waits next: the most urgent, or the one behind the table `after`, and
    round again. Where none waits, one's own tables say so.
    """
    person = person_of(request)
    if person is None:
        return log_in_first(request)
    found = await waiting_for(service_of(request), person)
    found = from_here(found, request.query_params.get("after", ""))
    return go(f"/table/{quote(found[0].id)}" if found else NOTHING)


routes: list[BaseRoute] = [Route("/next", next_table)]
