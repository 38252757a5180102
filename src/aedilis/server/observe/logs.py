"""The server's log: one line an event, JSON for programs or plain text on a terminal.

What identifies a line (`request`, `user`, `game`) is bound once and stands on every line after. No
secret gets into the log: values are removed by the name they stand under and by the shape they
have, only plain values are written out at all, and every text is bounded and free of line breaks,
so that nothing a visitor sends can look like a line of its own. Lines of the libraries go the same
way.
"""

import logging
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor, WrappedLogger
from uvicorn.protocols.utils import ClientDisconnected

from aedilis.server.errors import is_away
from aedilis.server.observe.metrics import route_of
from aedilis.server.observe.scrubbing import clean, clean_traceback

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("json", "console")

MOST_FIELDS: Final = 40
LONGEST_NAME: Final = 60

# These stand on a line however much else does.
_OWN: Final = ("time", "level", "logger", "event", "traceback", "request", "user", "game")

# Libraries whose lines for each request name whole addresses, or say what our own lines say.
_QUIET: Final = ("httpx", "httpcore", "aiosqlite", "uvicorn.access", "asyncio")


def scrub(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """The processor that removes secrets and bounds the rest: the last one before output."""
    kept: EventDict = {}
    fields = sorted(event.items(), key=lambda field: field[0] not in _OWN)
    for name, value in fields[:MOST_FIELDS]:
        text = str(clean(str(name)[:LONGEST_NAME]))
        kept[text] = value if name == "traceback" else clean(value, str(name))
    return kept


def _traceback(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Turn an exception into a list of clean lines."""
    given = event.pop("exc_info", None)
    if given is True:
        given = sys.exc_info()
    error = given[1] if isinstance(given, tuple) else given
    event.pop("traceback", None)
    if isinstance(error, BaseException):
        event["traceback"] = clean_traceback(error)
    return event


def _indent_traceback(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Show a traceback below its line, set off so that no line of it can be taken for another."""
    for name in ("exception", "stack"):
        # The renderer prints what stands under these as it is, on lines of its own.
        if name in event:
            event[f"{name}_"] = event.pop(name)
    if lines := event.pop("traceback", None):
        event["exception"] = "\n".join(f"    | {line}" for line in lines)
    return event


def news(record: logging.LogRecord) -> bool:
    """The filter that keeps an outage of the database to the line that tells of it: whatever fails
    meanwhile says nothing new.
    """
    fields = record.msg if isinstance(record.msg, dict) else {}
    given = record.exc_info or fields.get("exc_info")
    if given is True:
        given = sys.exc_info()
    error = given[1] if isinstance(given, tuple) else given
    return not (isinstance(error, BaseException) and is_away(error))


def _formatter(form: str, colors: bool) -> structlog.stdlib.ProcessorFormatter:
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
    ]
    out: list[Processor]
    if form == "json":
        out = [structlog.processors.JSONRenderer(sort_keys=True)]
    else:
        out = [
            _indent_traceback,
            structlog.dev.ConsoleRenderer(colors=colors, timestamp_key="time", sort_keys=True),
        ]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _traceback,
            scrub,
            *out,
        ],
    )


def configure(level: str = "info", form: str = "", stream: TextIO | None = None) -> None:
    """Set the log up for this process. `form` is "json" or "console"; empty: console if `stream`
    (standard error if not given) is a terminal. Raises ValueError that names the field.
    """
    if level not in LEVELS:
        raise ValueError(f"level: {level!r} is not one of {', '.join(LEVELS)}")
    if form and form not in FORMATS:
        raise ValueError(f"log_format: {form!r} is not one of {', '.join(FORMATS)}")
    stream = stream if stream is not None else sys.stderr
    terminal = stream.isatty()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(form or ("console" if terminal else "json"), terminal))
    handler.addFilter(news)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    # uvicorn brings handlers of its own, which would write past the scrubbing.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


@contextmanager
def bound(**names: object) -> Iterator[None]:
    """Put names on every line within: `with bound(user=7, game="k3x"): ...`."""
    with structlog.contextvars.bound_contextvars(**names):
        yield


class RequestLog:
    """Middleware that gives each request an id, binds it, and writes one line when it is answered.

    The line has the route's template and no path or query. The id is also sent back
    (`X-Request-Id`), so that a visitor can name the request that failed; one sent by a visitor is
    not believed.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._log = structlog.get_logger("aedilis.server.request")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = secrets.token_hex(6)
        # What it was if the application ends without an answer: a socket is refused then.
        status = 500 if scope["type"] == "http" else 403
        begun = time.perf_counter()

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = name
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        structlog.contextvars.clear_contextvars()
        with bound(request=name):
            try:
                await self._app(scope, receive, watch)
            except ClientDisconnected:
                # Who asked for a socket has gone before it was let in: nobody's fault.
                raise
            except Exception:
                self._log.exception("request failed", route=route_of(scope))
                raise
            finally:
                self._log.info(
                    "request",
                    method=scope.get("method", "socket"),
                    route=route_of(scope),
                    status=status,
                    ms=round((time.perf_counter() - begun) * 1000, 1),
                )
