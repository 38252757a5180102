"""The HTTP API for programs, mounted at `/api/v1`: all that the page can do, with an OpenAPI
document.
"""

from aedilis.server.api.routing import routes

__all__ = ["routes"]
