"""Templates become pages: Jinja with everything escaped and nothing undefined, and texts from the
catalogues in the reader's language.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from aedilis.games import PACKAGES, title_of
from aedilis.kernel.languages import FALLBACK, LANGUAGE_NAMES, LANGUAGES
from aedilis.server.errors import Refused
from aedilis.server.pages.assets import page_assets
from aedilis.server.people.passwords import LONGEST as LONGEST_PASSWORD
from aedilis.server.people.passwords import SHORTEST as SHORTEST_PASSWORD
from aedilis.server.security.places import safe_next
from aedilis.server.store.names import LONGEST as LONGEST_NAME
from aedilis.server.store.names import SHORTEST as SHORTEST_NAME
from aedilis.server.store.watch import until_params
from aedilis.server.words import refusal_text, words

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

Say = Callable[..., str]


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("aedilis.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters["moment"] = moment
    environment.filters["stamp"] = stamp
    environment.globals.update(
        languages=LANGUAGE_NAMES,
        shortest_name=SHORTEST_NAME,
        longest_name=LONGEST_NAME,
        shortest_password=SHORTEST_PASSWORD,
        longest_password=LONGEST_PASSWORD,
    )
    return environment


def moment(seconds: float) -> str:
    """A time for machines (`<time datetime>`)."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def stamp(seconds: float) -> str:
    """A time for readers, the same in all languages; the page's script shows it by their clock."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def language_of(request: Request) -> str:
    """The language of an answer. Before it is known, English."""
    language = getattr(request.state, "language", FALLBACK)
    return language if language in LANGUAGES else FALLBACK


def person_of(request: Request) -> "Person | None":
    """Who asks, if that is known."""
    person: Person | None = getattr(request.state, "person", None)
    return person


def service_of(request: Request) -> "Service":
    """What all parts of the server share."""
    service: Service = request.app.state.service
    return service


def say_in(language: str) -> Say:
    """What a template says texts with: `say("server-page-home", name=...)`."""
    catalogue = words(language)

    def say(key: str, **params: object) -> str:
        return catalogue.text(key, params)

    return say


def here(request: Request) -> str:
    """The path of a page with its query, to come back to; that of the lobby after a form."""
    if request.method != "GET":
        return "/"
    query = request.url.query
    return safe_next(f"{request.url.path}?{query}" if query else request.url.path)


def context(request: Request, entry: str = "page") -> dict[str, Any]:
    """What every template may use."""
    language = language_of(request)
    person = person_of(request)
    return {
        "say": say_in(language),
        "title_of": lambda game: title_of(game, language),
        "about": lambda game: PACKAGES[game].terms(language).about(),
        "language": language,
        "person": person,
        "csrf": getattr(request.state, "csrf", ""),
        "theme": person.preferences.theme if person is not None else "system",
        "assets": page_assets(entry),
        "here": here(request),
        "now": time.time(),
        "until_params": until_params,
    }


def render(
    request: Request,
    template: str,
    *,
    status: int = 200,
    error: Refused | None = None,
    script: str = "page",
    headers: dict[str, str] | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page. `script` is the one that belongs to it, `error` why a form on it was refused: the
    page has its status, and its text in the reader's language (`error`, empty for none).
    """
    told = {"error": ""}
    if error is not None:
        status, told["error"] = error.status, refusal_text(error, language_of(request))
    values = context(request, script) | values | told
    text = _environment().get_template(template).render(values)
    return HTMLResponse(text, status, {"vary": "Cookie, Accept-Language", **(headers or {})})
