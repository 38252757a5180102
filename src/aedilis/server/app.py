"""The web application put together: middleware outside, then pages, table, API."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from aedilis.server import health, socket
from aedilis.server.api import routes as api_routes
from aedilis.server.ending import Ending
from aedilis.server.pages import exception_handlers
from aedilis.server.pages import routes as page_routes
from aedilis.server.security import middleware
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
        middleware=[Middleware(Ending, service), *middleware(service)],
        exception_handlers=exception_handlers,
        lifespan=lifespan if own_lifespan else None,
    )
    app.state.service = service
    return app
