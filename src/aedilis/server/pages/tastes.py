"""The lobby's form to look for tables. It works by the address alone; what somebody has chosen is
kept, and holds wherever the address asks for nothing.
"""

from typing import Any, Final

import msgspec
from starlette.requests import Request

from aedilis.games import PACKAGES, title_of
from aedilis.kernel.languages import LANGUAGES
from aedilis.server.errors import is_away
from aedilis.server.pages.forms import Form
from aedilis.server.pages.options import main_choice
from aedilis.server.pages.render import language_of, person_of, service_of
from aedilis.server.people import Preferences
from aedilis.server.people.accounts import change_preferences
from aedilis.server.people.tastes import ANYTHING, MOST_FREE, PACES, Taste

ASKED: Final = "find"
ALL: Final = "all"
BETWEEN: Final = "/"


async def taste_of(request: Request) -> Taste:
    """What somebody looks for. What the form says is kept for them; `find=all` is anything. Raises
    Refused for what nobody can look for.
    """
    person = person_of(request)
    if ASKED not in request.query_params:
        return person.preferences.lobby if person is not None else ANYTHING
    taste = _read(request)
    # A link from elsewhere shows what it says, and changes nothing.
    own = request.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if person is None or request.method != "GET" or not own or taste == person.preferences.lobby:
        return taste

    def change(preferences: Preferences) -> Preferences:
        return msgspec.structs.replace(preferences, lobby=taste)

    try:
        await change_preferences(service_of(request).store, person.id, change)
    except Exception as error:
        if not is_away(error):
            raise
    return taste


def _read(request: Request) -> Taste:
    form = Form(request.query_params.multi_items())
    if form.word(ASKED, (ALL, "yes")) == ALL:
        return ANYTHING
    whats = [one for game in PACKAGES for one in (game, *_variants(game))]
    game, _, variant = form.word("what", ("", *whats), "").partition(BETWEEN)
    return msgspec.convert(
        {
            "game": game,
            "variant": variant,
            "pace": form.word("pace", ("", *PACES), ""),
            "language": form.word("spoken", ("", *LANGUAGES), ""),
            "newcomers": form.flag("newcomers"),
            "free": form.number("free", 0, MOST_FREE, 0),
            "rated": form.flag("rated"),
        },
        Taste,
    )


def _variants(game: str) -> list[str]:
    variants = PACKAGES[game].variants
    return [f"{game}{BETWEEN}{name}" for name in variants.names] if variants is not None else []


def choices(request: Request, taste: Taste) -> dict[str, Any]:
    """What the form is drawn from."""
    language = language_of(request)
    whats = []
    for game in PACKAGES:
        main = main_choice(game, language)
        named = main.values if main is not None else []
        variants = [(f"{game}{BETWEEN}{one.word}", one.label) for one in named]
        whats.append((game, title_of(game, language), variants))
    return {
        "whats": whats,
        "what": BETWEEN.join(filter(None, (taste.game, taste.variant))),
        "paces": PACES,
        "most_free": MOST_FREE,
    }
