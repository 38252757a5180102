"""A request that is refused: one exception for pages, sockets and the API; and how it is known that
something failed because the database is away.
"""

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from aedilis.kernel.quoting import cut

LATER_SECONDS: Final = 60
"""So long whoever has asked for too much is to wait, where nothing better is known."""

RETRY_SECONDS: Final = 10
"""What whoever meets an outage is told to wait."""

_SQLITE: Final = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    )
)
"""What SQLite says when it is not what was asked that is at fault, but the file or the disk."""

_POSTGRES: Final = ("08", "25006", "53", "55P03", "57P", "58", "XX001", "XX002")
"""Beginnings of what PostgreSQL says then: connection, read only, resources, a lock that is not let
go of, shutting down, the system, damaged files.
"""


class Refused(Exception):
    """What was asked for is not done, and nothing has changed.

    `code` is a short word for programs; `key` and `params` make the text for people (catalogue of
    the server unless the key says otherwise); `status` is the HTTP status; `rule` the rule
    paragraph, and `text` a text that is made already.
    """

    def __init__(
        self,
        code: str,
        key: str = "",
        params: Mapping[str, object] | None = None,
        *,
        status: int = 409,
        rule: str = "",
        text: str = "",
    ) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"server-error-{code}"
        self.params = dict(params or {})
        self.status = status
        self.rule = rule
        self.text = text


def bad_field(problem: str) -> Refused:
    """The refusal of a field that is wrong; `problem` names it and says what is wrong."""
    return Refused("bad-field", params={"problem": cut(problem, 200)}, status=422)


def away() -> Refused:
    """The refusal of what has to wait until the database is back."""
    return Refused("away", params={"seconds": RETRY_SECONDS}, status=503)


def fault(error: BaseException, log: logging.Logger, **extra: object) -> Refused:
    """What whoever asked is told when something failed through no fault of his: that it is to be
    tried again while the database is away (of which the log tells once), else that we are at fault
    and have written it down.
    """
    if is_away(error):
        return away()
    log.error("request failed", exc_info=error, extra=extra)
    return Refused("fault", status=500)


def retry_after(error: Refused) -> dict[str, str]:
    """The header that says in how many seconds to come again."""
    seconds = error.params.get("seconds") or LATER_SECONDS
    return {"retry-after": str(seconds)} if error.status in (429, 503) else {}


def is_away(error: BaseException | None) -> bool:
    """Whether something failed because the database is away or its disk is full."""
    return any(_away(one) for one in causes(error))


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what it comes from."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__


def _away(error: BaseException) -> bool:
    if isinstance(error, PoolTimeout):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and _away(error.orig))
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE
    if isinstance(error, psycopg.Error):
        if error.sqlstate:
            return error.sqlstate.startswith(_POSTGRES)
        return isinstance(error, psycopg.OperationalError)
    return False
