"""From a request to a call of an operation's handler, and from what it gives to the answer.

Everything is checked before a handler sees it: who asks, what stands in the path and the query, and
the body against its struct. Whatever is wrong is answered with a `Problem`.
"""

import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aedilis.kernel import quoting
from aedilis.server.api.operations import (
    EVENTS,
    JSON,
    KEY_HEADER,
    PATH_PARTS,
    Call,
    Operation,
    Problem,
    RequestKey,
)
from aedilis.server.errors import Refused, bad_field, fault, retry_after
from aedilis.server.security.body import too_large
from aedilis.server.security.csrf import media_of
from aedilis.server.words import refusal_text

MOST_OF_ERROR: Final = 200

log = logging.getLogger("aedilis.api")

_ENCODER: Final = msgspec.json.Encoder()
NO_STORE: Final = {"cache-control": "no-store"}


class Endpoint:
    """All operations of one path."""

    def __init__(self, operations: Sequence[Operation]) -> None:
        self.operations = {one.method: one for one in operations}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        response = await self.answer(request)
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        """The answer to a request, whatever it is."""
        language = getattr(request.state, "language", "en")
        method = "GET" if request.method == "HEAD" else request.method
        operation = self.operations.get(method)
        if operation is not None and operation.media == EVENTS and request.method == "HEAD":
            # The head of something that has no end.
            operation = None
        try:
            if operation is None:
                raise Refused("method", params={"method": request.method[:16]}, status=405)
            call = await make_call(operation, request, language)
            return to_response(operation, await operation.handler(call))
        except Refused as error:
            headers = {"allow": ", ".join(sorted(self.operations))} if error.status == 405 else {}
            return refused(error, language, headers)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            told = fault(error, log, operation=operation and operation.name)
            return refused(told, language)


class NotFound:
    """Every other path."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        language = getattr(request.state, "language", "en")
        response = refused(Refused("no-such-path", status=404), language)
        await response(scope, receive, send)


def refused(error: Refused, language: str, headers: Mapping[str, str] | None = None) -> Response:
    """The answer to a request that is refused."""
    all_headers = {**NO_STORE, **retry_after(error), **(headers or {})}
    if error.status == 401:
        all_headers["www-authenticate"] = "Bearer"
    problem = Problem(error.code, refusal_text(error, language), error.rule)
    return Response(_ENCODER.encode(problem), error.status, all_headers, JSON)


def to_response(operation: Operation, result: Any) -> Response:
    """What a handler gave, as an answer."""
    if isinstance(result, Response):
        return result
    if operation.answer is None:
        return Response(status_code=operation.status, headers=NO_STORE)
    return Response(_ENCODER.encode(result), operation.status, NO_STORE, operation.media)


# -- checking --------------------------------------------------------------------------------------


async def make_call(operation: Operation, request: Request, language: str) -> Call:
    """Check a request. Raises Refused."""
    service = request.app.state.service
    person = getattr(request.state, "person", None)
    if operation.who == "admin" and (person is None or not person.admin):
        # For others there is nothing here.
        raise Refused("no-such-path", status=404)
    if person is None and (operation.who == "person" or "authorization" in request.headers):
        raise Refused("log-in", status=401)
    return Call(
        request=request,
        service=service,
        visitor=person,
        language=language,
        path=_path(operation, request),
        query=_query(operation, request),
        key=_key(operation, request),
        body=await _body(operation, request, service.settings.largest_body),
    )


def _path(operation: Operation, request: Request) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name in operation.parts:
        raw = request.path_params[name]
        try:
            out[name] = msgspec.convert(raw, PATH_PARTS[name], strict=False)
        except msgspec.ValidationError:
            known = name in ("game", "tournament")
            raise Refused(f"no-{name}" if known else "no-such-path", status=404) from None
    return out


def _query(operation: Operation, request: Request) -> Any:
    given = dict(request.query_params)
    if operation.query is None:
        return None
    try:
        return msgspec.convert(given, operation.query, strict=False)
    except msgspec.ValidationError as error:
        raise _wrong(error, "query") from None


def _key(operation: Operation, request: Request) -> str:
    if not operation.keyed:
        return ""
    given = request.headers.get(KEY_HEADER)
    if given is None:
        return secrets.token_urlsafe(16)
    try:
        return msgspec.convert(given, RequestKey)
    except msgspec.ValidationError as error:
        raise _wrong(error, KEY_HEADER) from None


async def _body(operation: Operation, request: Request, largest: int) -> Any:
    if operation.body is None:
        return None
    raw = await read(request, operation.largest or largest)
    if not raw and not operation.body_required:
        return operation.body()
    if media_of(request) != operation.body_media:
        raise Refused("media", params={"media": operation.body_media}, status=415)
    if operation.body is bytes:
        return raw
    try:
        return msgspec.json.decode(raw, type=operation.body)
    except msgspec.ValidationError as error:
        raise _wrong(error, "body") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        problem = one_line(error)
        raise Refused("bad-request", params={"problem": problem}, status=400) from None


async def read(request: Request, most: int) -> bytes:
    """The body, at most so many bytes of it. Raises Refused."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > most:
        raise too_large(most)
    parts: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise too_large(most)
        parts.append(chunk)
    return b"".join(parts)


def _wrong(error: Exception, where: str) -> Refused:
    """A field that is wrong, named by where it stands."""
    return bad_field(f"{where}: {one_line(error)}")


def one_line(error: Exception) -> str:
    """What is wrong in one line of bounded length."""
    line = quoting.one_line(str(error))
    if len(line) <= MOST_OF_ERROR:
        return line
    # What names the field stands at the end.
    half = (MOST_OF_ERROR - len(quoting.CUT)) // 2
    return f"{line[:half]}{quoting.CUT}{line[-half:]}"
