"""What went wrong, in the reader's language: as a page for people, as a `Problem` for programs."""

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from aedilis.server.errors import Refused, fault, retry_after
from aedilis.server.pages.render import language_of, render
from aedilis.server.people.visitors import negotiate
from aedilis.server.security.places import API
from aedilis.server.words import refusal_text

DENIAL: Final = "websocket.http.response"
TITLED: Final = (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503)
CODES: Final = {
    400: "bad-request",
    401: "log-in",
    403: "forbidden",
    404: "no-page",
    405: "method",
    413: "too-large",
    415: "media",
    429: "too-fast",
}

log = logging.getLogger("aedilis.pages")


async def on_refused(connection: Request | WebSocket, error: Exception) -> Response | None:
    """The answer to a request that was refused."""
    assert isinstance(error, Refused)
    return await _answer(connection, error, {})


async def on_http(connection: Request | WebSocket, error: Exception) -> Response | None:
    """The answer where the framework refuses: no route, a wrong method, a bad request."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status in (204, 304):
        return Response(status_code=status, headers=error.headers)
    code = CODES.get(status, "fault" if status >= 500 else "bad-request")
    params: dict[str, object] = {"problem": str(error.detail)[:200]}
    if isinstance(connection, Request):
        params["method"] = connection.method[:16]
    refused = Refused(code, params=params, status=status)
    return await _answer(connection, refused, dict(error.headers or {}))


async def on_fault(connection: Request | WebSocket, error: Exception) -> Response | None:
    """The answer when we are at fault. What went wrong is for our log alone."""
    if isinstance(error, ClientDisconnect):
        return Response(status_code=400)
    if isinstance(error, ClientDisconnected):
        # Who asked for a socket has gone before it was let in: the web server knows what to do.
        raise error
    return await _answer(connection, fault(error, log), {})


exception_handlers: Final[Mapping[Any, Any]] = {
    Refused: on_refused,
    HTTPException: on_http,
    Exception: on_fault,
}


async def _answer(
    connection: Request | WebSocket, error: Refused, headers: dict[str, str]
) -> Response | None:
    if isinstance(connection, WebSocket):
        if error.status == 503 and DENIAL in connection.scope.get("extensions", {}):
            denied = Response(status_code=503, headers=retry_after(error))
            await connection.send_denial_response(denied)
        else:
            await connection.close(1008 if error.status < 500 else 1011)
        return None
    request = connection
    if not hasattr(request.state, "language"):
        request.state.language = negotiate(request, None)
    headers = {**retry_after(error), **headers}
    text = refusal_text(error, language_of(request))
    if _wants_json(request):
        if error.status == 401 and _in_api(request):
            headers.setdefault("www-authenticate", "Bearer")
        body = {"error": error.code, "text": text, "rule": error.rule}
        data = msgspec.json.encode(body)
        return Response(data, error.status, headers, "application/json")
    titled = error.status if error.status in TITLED else 500 if error.status > 500 else 400
    return render(
        request,
        "error.html",
        status=error.status,
        headers=headers,
        title_key=f"server-page-error-{titled}",
        shown=error.status,
        text=text,
    )


def _wants_json(request: Request) -> bool:
    """Programs get data: at the API always, elsewhere when they ask for it and not for a page."""
    if _in_api(request):
        return True
    accept = request.headers.get("accept", "")
    return "application/json" in accept and "text/html" not in accept


def _in_api(request: Request) -> bool:
    return request.url.path.startswith(API)
