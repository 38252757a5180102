"""Who asks: a program by its token, a browser by its cookie; and in which language they are
answered. A token opens the API alone: the pages take whoever shows one for a stranger, so that
nobody loses his name or his bot to whoever finds a token.

After this, `request.state` has `person` (None for a stranger), `language`, `session` (the digest of
the cookie's session, or empty) and `csrf` (what forms must send back, or empty). A request with a
token is never also known by a cookie.
"""

import hashlib
import hmac
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aedilis.kernel.text import FALLBACK, LANGUAGES
from aedilis.server.people import sessions
from aedilis.server.people.bots import person_of_token
from aedilis.server.security.limits import visitor_key
from aedilis.server.security.places import API
from aedilis.server.settings import Settings

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

COOKIE: Final = "aedilis"
LANGUAGE_COOKIE: Final = "aedilis-language"
YEAR: Final = 31_536_000
UNCOUNTED: Final = ("/static/", "/healthz", "/metrics")
"""These are answered without knowing who asks, and are not counted."""

_PURPOSE: Final = b"aedilis csrf 1 "


class Sessions:
    """Middleware that finds out who asks, and how often they may."""

    def __init__(self, app: ASGIApp, service: "Service") -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        state = scope.setdefault("state", {})
        state.update(person=None, session="", csrf="", language=negotiate(connection, None))
        if scope["path"].startswith(UNCOUNTED):
            await self._app(scope, receive, send)
            return
        cookie = await self._know(connection)
        person: Person | None = state["person"]
        state["language"] = negotiate(connection, person)
        if scope["type"] == "http":
            self._service.limits.requests.check(visitor_of(connection))
        if not cookie:
            await self._app(scope, receive, send)
            return

        async def renew(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                # A page that begins or ends a session has set the cookie itself.
                if not any(one.startswith(f"{COOKIE}=") for one in headers.getlist("set-cookie")):
                    headers.append("set-cookie", cookie)
            await send(message)

        await self._app(scope, receive, renew)

    async def _know(self, connection: HTTPConnection) -> str:
        """Find out who asks. Gives the cookie to send again, if it lasts longer now."""
        service, state = self._service, connection.scope["state"]
        token = bearer(connection)
        if token is not None:
            if connection.scope["path"].startswith(API):
                state["person"] = await person_of_token(service.store, token)
            return ""
        raw = connection.cookies.get(COOKIE, "")
        session = await sessions.read(service.store, raw, service.settings.session_days)
        if session is None:
            return ""
        state["person"] = session.person
        state["session"] = session.digest
        state["csrf"] = csrf_token(service.keys.signing, session.digest)
        return cookie_header(raw, service.settings) if session.longer else ""


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a program shows; None when it shows none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def visitor_of(connection: HTTPConnection) -> str:
    """By what name whoever asks is counted: that of the person, or else of the address."""
    person: Person | None = connection.state.person
    host = connection.client.host if connection.client is not None else ""
    return visitor_key(person.id if person is not None else None, host)


def negotiate(connection: HTTPConnection, person: "Person | None") -> str:
    """The language to answer in: the person's, that of the cookie, or the best of those that the
    browser asks for.
    """
    if person is not None and person.language in LANGUAGES:
        return person.language
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The first of our languages that an `Accept-Language` ranks highest; English when none is."""
    best, rank = FALLBACK, 0.0
    for part in header[:500].split(","):
        name, _, quality = part.strip().partition(";")
        language = name.strip().partition("-")[0].lower()
        try:
            q = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and rank < q <= 1.0:
            best, rank = language, q
    return best


def csrf_token(signing: str, digest: str) -> str:
    """What a form of one session must send back. It cannot be made from the cookie alone."""
    message = _PURPOSE + digest.encode("ascii")
    return hmac.new(bytes.fromhex(signing), message, hashlib.sha256).hexdigest()


def cookie_header(token: str, settings: Settings) -> str:
    """The session's cookie as a header."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = token
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["max-age"] = settings.session_days * 86_400
    if settings.secure:
        morsel["secure"] = True
    return cookie.output(header="").strip()


def set_session(response: Response, token: str, settings: Settings) -> None:
    """Let a browser begin a session with this answer."""
    response.headers.append("set-cookie", cookie_header(token, settings))


def forget_session(response: Response, settings: Settings) -> None:
    """Let a browser end its session with this answer."""
    response.delete_cookie(COOKIE, path="/", secure=settings.secure, httponly=True, samesite="lax")


def set_language(response: Response, language: str, settings: Settings) -> None:
    """Let a browser ask for this language from now on."""
    response.set_cookie(
        LANGUAGE_COOKIE,
        language,
        max_age=YEAR,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )
