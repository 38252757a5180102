"""Reading what a reader has filled in. Whatever is wrong with a field is told by its name, and is
never more than a refusal.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse

from aedilis.games import GAMES
from aedilis.server.errors import Refused, bad_field
from aedilis.server.pages.render import here, language_of, person_of, service_of
from aedilis.server.people import Browser, Person
from aedilis.server.people.accounts import enter_as_guest
from aedilis.server.people.passwords import LONGEST as LONGEST_PASSWORD
from aedilis.server.people.sessions import digest_of
from aedilis.server.people.visitors import csrf_token, visitor_of
from aedilis.server.security.csrf import FIELD, FORM, fields_of, media_of
from aedilis.server.security.limits import address_key
from aedilis.server.security.places import safe_next

LONGEST: Final = 500
LONGEST_KEY: Final = 64
_PLACE: Final = b"aedilis place 1 "


class Form:
    """The fields of one form; of one that comes twice the last value counts."""

    def __init__(self, fields: Sequence[tuple[str, str]]) -> None:
        self.values = dict(fields)

    def text(self, name: str, longest: int = LONGEST) -> str:
        """A line of text; empty when the field is missing. Raises Refused for more than a line."""
        value = self.values.get(name, "")
        if len(value) > longest:
            raise bad_field(f"{name}: longer than {longest} characters")
        if "\0" in value or any(ch in "\r\n" for ch in value):
            raise bad_field(f"{name}: more than one line")
        return value

    def password(self, name: str) -> str:
        """A password as it was typed. One that is too long is refused like one that is wrong."""
        return self.values.get(name, "")[: LONGEST_PASSWORD + 1]

    def word(self, name: str, known: Sequence[str], otherwise: str | None = None) -> str:
        """One of the words that are `known`. Raises Refused for another."""
        if name not in self.values and otherwise is not None:
            return otherwise
        value = self.values.get(name, "")
        if value not in known:
            raise bad_field(f"{name}: not one of {', '.join(known)}")
        return value

    def number(self, name: str, low: int, high: int, otherwise: int | None = None) -> int:
        """A whole number from `low` to `high`. Raises Refused for anything else."""
        value = self.values.get(name, "").strip()
        if not value and otherwise is not None:
            return otherwise
        digits = value.removeprefix("-")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > 12:
            raise bad_field(f"{name}: not a number")
        if not low <= int(value) <= high:
            raise bad_field(f"{name}: not from {low} to {high}")
        return int(value)

    def flag(self, name: str) -> bool:
        """Whether a box is ticked."""
        return name in self.values


async def read_form(request: Request) -> Form:
    """The form of a request. Raises Refused for what is none."""
    if media_of(request) != FORM:
        raise Refused("media", params={"media": FORM}, status=415)
    fields = fields_of(await request.body())
    return Form([(name, value) for name, value in fields if name != FIELD])


# -- who may ---------------------------------------------------------------------------------------


def log_in_first(request: Request) -> RedirectResponse:
    """To the log-in, and back here after it."""
    return RedirectResponse(f"/login?next={quote(here(request), safe='/')}", 303)


def go(path: str) -> RedirectResponse:
    """On to another page after something has been done."""
    return RedirectResponse(safe_next(path), 303)


def known_person(request: Request) -> Person:
    """Who asks. Raises Refused when nobody is logged in."""
    person = person_of(request)
    if person is None:
        raise Refused("log-in", status=401)
    return person


def account(request: Request) -> Person:
    """Who asks, with an account. Raises Refused for guests."""
    person = known_person(request)
    if person.kind != "person":
        raise Refused("needs-account", status=403)
    return person


def browser_of(request: Request) -> Browser:
    """Where somebody comes in from."""
    service = service_of(request)
    days = service.settings.session_days
    key = bytes.fromhex(service.keys.signing)
    address = hmac.new(key, _PLACE + address_of(request).encode(), hashlib.sha256).hexdigest()
    return Browser(request.headers.get("user-agent", ""), days, request.state.session, address)


def address_of(request: Request) -> str:
    """By what name the address that a request comes from is counted."""
    return address_key(request.client.host if request.client is not None else "")


def game_of(request: Request) -> str:
    """The game that an address names. Raises Refused."""
    game = str(request.path_params["game"])
    if game not in GAMES:
        raise Refused("no-page", status=404)
    return game


def check_key(request: Request, key: str) -> None:
    """Raises Refused for what can be no private table's key, and for whoever tries too many."""
    if len(key) > LONGEST_KEY:
        raise Refused("no-game", status=404)
    if key:
        # Keys cannot be guessed at the rate at which pages are answered, and are not to be tried
        # at that rate either.
        service_of(request).limits.keys.check(visitor_of(request))


async def person_or_guest(request: Request, name: str) -> tuple[Person, str]:
    """Who asks, or a new guest of this name with the token for his cookie. Raises Refused."""
    person = person_of(request)
    if person is not None:
        return person, ""
    service = service_of(request)
    if not service.settings.guests:
        raise Refused("no-guests", status=403)
    service.limits.newcomers.check(address_of(request))
    entered = await enter_as_guest(service.store, name, language_of(request), browser_of(request))
    # Whatever page answers is the new guest's, and its forms need his token.
    state = request.state
    state.person, state.session = entered.person, digest_of(entered.token)
    state.csrf = csrf_token(service.keys.signing, state.session)
    return entered.person, entered.token
