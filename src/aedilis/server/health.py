"""For whoever runs the server: whether it is well, and its numbers for Prometheus."""

import asyncio
import hmac

import structlog
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.metrics import CONTENT_TYPE
from aedilis.server.security_session import bearer
from aedilis.server.service import Service

log = structlog.get_logger(__name__)

PATIENCE = 5.0
"""A store that does not answer within so many seconds is not well."""


async def healthz(request: Request) -> Response:
    """200 and `ok` when the store answers, else 503. It tells nothing else, to anybody."""
    service: Service = request.app.state.service
    try:
        async with asyncio.timeout(PATIENCE), service.store.reading() as c:
            await c.execute(text("SELECT 1"))
    except Exception:
        log.exception("not well")
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """The numbers; with a token in the settings only for whoever sends it as a bearer token."""
    service: Service = request.app.state.service
    settings = service.settings
    sent, wanted = bearer(request) or "", settings.metrics_token
    if not settings.metrics or not hmac.compare_digest(sent.encode(), wanted.encode()):
        raise Refused("no-page", status=404)
    service.metrics.rooms.set(len(service.desk.rooms))
    running = sum(1 for room in service.desk.rooms.values() if room.row.status == "running")
    service.metrics.games.set(running)
    return Response(service.metrics.render(), media_type=CONTENT_TYPE)


routes: list[BaseRoute] = [Route("/healthz", healthz), Route("/metrics", metrics)]
