"""What stands between the network and the handlers: middleware in its order, from outside in.

Every request is counted and named, gets the headers that guard its reader, is bounded in size and
number, is known by its session or token, and may change something only if it comes from one of our
own pages. All of it is plain ASGI, so that streams and sockets pass through untouched.
"""

from typing import TYPE_CHECKING

from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware

from aedilis.server.logs import RequestLog
from aedilis.server.metrics import RequestMetrics
from aedilis.server.pages.errors import exception_handlers
from aedilis.server.security_body import BodyBound
from aedilis.server.security_csrf import CrossSite
from aedilis.server.security_headers import SecurityHeaders
from aedilis.server.security_places import origin_allowed, safe_next
from aedilis.server.security_session import Sessions

if TYPE_CHECKING:
    from aedilis.server.service import Service

__all__ = ["middleware", "origin_allowed", "safe_next"]


def middleware(service: "Service") -> list[Middleware]:
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
