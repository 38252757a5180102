"""The web application put together: middleware outside, then pages, table, API.

What stands between the network and the handlers is in order, from outside in. Every request is
counted and named, gets the headers that guard its reader, is bounded in size and number, is known
by its session or token, and may change something only if it comes from one of our own pages. All of
it is plain ASGI, so that streams and sockets pass through untouched.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.routing import Mount

from aedilis.server.api import routes as api_routes
from aedilis.server.observe.logs import RequestLog
from aedilis.server.observe.metrics import RequestMetrics
from aedilis.server.observe.shutdown import GracefulShutdown
from aedilis.server.pages import exception_handlers, health, socket
from aedilis.server.pages import routes as page_routes
from aedilis.server.people.visitors import Sessions
from aedilis.server.security.body import BodyBound
from aedilis.server.security.csrf import CrossSite
from aedilis.server.security.headers import SecurityHeaders
from aedilis.server.service import Service
from aedilis.server.settings import Settings


def make_app(settings: Settings, *, own_lifespan: bool = True) -> Starlette:
    """The application for one process. It starts its service when it starts, unless its caller
    does so.
    """
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = Starlette(
        routes=[
            Mount("/api/v1", routes=api_routes),
            *health.routes,
            *socket.routes,
            *page_routes,
        ],
        middleware=[Middleware(GracefulShutdown, service), *middleware(service)],
        exception_handlers=exception_handlers,
        lifespan=lifespan if own_lifespan else None,
    )
    app.state.service = service
    return app


def middleware(service: Service) -> list[Middleware]:
    """The middleware of the application, the outermost first."""
    settings = service.settings
    return [
        Middleware(RequestMetrics, service.metrics),
        Middleware(RequestLog),
        Middleware(SecurityHeaders, settings),
        # Refusals of the middleware below are answered like those of the pages.
        Middleware(ExceptionMiddleware, handlers=exception_handlers),
        Middleware(BodyBound, settings.largest_body),
        Middleware(Sessions, service),
        Middleware(CrossSite, settings),
    ]
