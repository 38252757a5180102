"""Connections that last: by what name they are counted, and whether who opened them is still known.

A session that ends or a token that is revoked must end what was opened with it. It is looked for
now and then, when there is something to tell or to answer.
"""

import time
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from aedilis.server.errors import Refused
from aedilis.server.limits import visitor_key
from aedilis.server.people import person_of_token, sessions

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

CHECK_SECONDS = 30.0


def who_asks(connection: HTTPConnection, person: "Person | None") -> str:
    """By what name streams and sockets are counted."""
    host = connection.client.host if connection.client is not None else ""
    return visitor_key(person.id if person is not None else None, host)


class Known:
    """Whether a visitor is still who he was when he came."""

    def __init__(self, service: "Service", connection: HTTPConnection) -> None:
        self.service = service
        self.stranger = connection.state.person is None
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        self.token = token.strip() if scheme.lower() == "bearer" else ""
        self.session: str = connection.state.session
        self.checked = time.monotonic()

    async def check(self) -> None:
        """Raises Refused when his session or token is no more."""
        now = time.monotonic()
        if self.stranger or now - self.checked < CHECK_SECONDS:
            return
        self.checked = now
        store = self.service.store
        if self.token:
            holds = await person_of_token(store, self.token) is not None
        else:
            holds = await sessions.holds(store, self.session)
        if not holds:
            raise Refused("log-in", status=401)
