"""Templates become pages: Jinja with everything escaped and nothing undefined, and texts from the
catalogues in the reader's language.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from aedilis.kernel.text import FALLBACK, LANGUAGES
from aedilis.server.pages.assets import page_assets
from aedilis.server.security_places import safe_next
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LANGUAGE_NAMES: Final = {"en": "English", "es": "Español", "it": "Italiano", "fr": "Français"}
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
    environment.globals["languages"] = LANGUAGE_NAMES
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
    """The path of a page with its query, to come back to."""
    query = request.url.query
    return safe_next(f"{request.url.path}?{query}" if query else request.url.path)


def context(request: Request, entry: str = "page") -> dict[str, Any]:
    """What every template may use."""
    language = language_of(request)
    person = person_of(request)
    return {
        "say": say_in(language),
        "language": language,
        "person": person,
        "csrf": getattr(request.state, "csrf", ""),
        "theme": person.preferences.theme if person is not None else "system",
        "assets": page_assets(entry),
        "here": here(request) if request.method == "GET" else "/",
        "now": time.time(),
    }


def render(
    request: Request,
    template: str,
    *,
    status: int = 200,
    script: str = "page",
    headers: dict[str, str] | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page. `script` is the one that belongs to it."""
    text = _environment().get_template(template).render(context(request, script) | values)
    return HTMLResponse(text, status, {"vary": "Cookie, Accept-Language", **(headers or {})})


def part(request: Request, template: str, **values: Any) -> HTMLResponse:
    """A piece of a page, for its script to put in place."""
    return render(request, template, **values)
