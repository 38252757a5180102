"""Nobody else's page may act for a reader: what changes something must come from our own pages.

Two things are asked of every request with an unsafe method: that the browser does not say it comes
from elsewhere, and, when a cookie says who asks, that it has the token of that session, in a form's
field `csrf` or in the header `x-csrf-token`. Programs with a token of their own need neither.
"""

import hmac
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aedilis.server.errors import Refused
from aedilis.server.security.places import cross_site
from aedilis.server.settings import Settings

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS", "TRACE"))
FIELD: Final = "csrf"
HEADER: Final = "x-csrf-token"
FORM: Final = "application/x-www-form-urlencoded"
MOST_FIELDS: Final = 300


class CrossSite:
    """Middleware that asks for them. It needs `Sessions` before it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        if _is_program(request):
            await self._app(scope, receive, send)
            return
        if cross_site(request, self._settings):
            raise Refused("cross-site", status=403)
        if not request.state.session:
            await self._app(scope, receive, send)
            return
        given = request.headers.get(HEADER, "")
        replayed = receive
        if not given and media_of(request) == FORM:
            body = await request.body()
            given = dict(fields_of(body)).get(FIELD, "")
            replayed = _replay(body, receive)
        if not hmac.compare_digest(given.encode(), str(request.state.csrf).encode()):
            raise Refused("csrf", status=403)
        await self._app(scope, replayed, send)


def _is_program(request: Request) -> bool:
    """Whether a token says who asks (or does not: then nobody asks, whatever cookies say)."""
    return request.headers.get("authorization", "").lower().startswith("bearer ")


def _replay(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read once more, and then what comes after it."""
    done = False

    async def again() -> Message:
        nonlocal done
        if done:
            return await receive()
        done = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def media_of(request: Request) -> str:
    """The media type of a body, bare."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def fields_of(body: bytes) -> list[tuple[str, str]]:
    """The fields of a form's body. Raises Refused for what is no form."""
    try:
        return parse_qsl(
            body.decode("ascii"),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=MOST_FIELDS,
        )
    except (ValueError, UnicodeError):
        raise Refused("bad-form", status=400) from None
