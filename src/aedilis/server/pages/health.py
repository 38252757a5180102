"""For whoever runs the server: whether it is well, and its numbers for Prometheus."""

import asyncio
import hmac

import structlog
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import RETRY_SECONDS, Refused
from aedilis.server.observe.metrics import CONTENT_TYPE
from aedilis.server.people.visitors import bearer
from aedilis.server.service import Service

log = structlog.get_logger(__name__)

PATIENCE = 5.0
"""A store that does not answer within so many seconds is not well."""


async def healthz(request: Request) -> Response:
    """200 and `ok` when the store answers and takes what is written, else 503. It tells nothing
    else, to anybody.
    """
    service: Service = request.app.state.service
    try:
        async with asyncio.timeout(PATIENCE), service.store.reading() as c:
            await c.execute(text("SELECT 1"))
    except Exception:
        log.exception("not well")
        return _not_well("the store does not answer\n")
    if service.store.outage.lasts:
        return _not_well("the store cannot be written\n")
    return PlainTextResponse("ok\n")


def _not_well(why: str) -> Response:
    return PlainTextResponse(why, 503, {"retry-after": str(RETRY_SECONDS)})


async def metrics(request: Request) -> Response:
    """The numbers; with a token in the settings only for whoever sends it as a bearer token."""
    service: Service = request.app.state.service
    settings = service.settings
    sent, wanted = bearer(request) or "", settings.metrics_token
    if not settings.metrics or not hmac.compare_digest(sent.encode(), wanted.encode()):
        raise Refused("no-page", status=404)
    service.metrics.rooms.set(len(service.rooms.in_memory))
    running = sum(1 for room in service.rooms.in_memory.values() if room.row.status == "running")
    service.metrics.games.set(running)
    return Response(service.metrics.render(), media_type=CONTENT_TYPE)


routes: list[BaseRoute] = [Route("/healthz", healthz), Route("/metrics", metrics)]
