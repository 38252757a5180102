"""Help: how to play here, the keys, what is kept of one, and the way to the API."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis import __version__
from aedilis.server.pages.render import render

KEYS: Final = (
    (("1", "…", "9", "0"), "choose"),
    (("Enter",), "send"),
    (("Esc",), "back"),
    (("←", "↑", "→", "↓"), "arrows"),
    (("u",), "undo"),
    (("w",), "why"),
    (("p",), "pass"),
    (("o",), "aside"),
    (("d",), "decision"),
    (("b",), "board"),
    (("l",), "log"),
    (("c",), "chat"),
    (("n",), "notes"),
    (("r",), "rules"),
    (("t",), "text"),
    (("h",), "history"),
    (("[", ","), "earlier"),
    (("]", "."), "later"),
    (("s",), "sounds"),
    (("m",), "settings"),
    (("j",), "next"),
    (("?",), "help"),
)
"""The keys of the table as its script knows them, with the ends of the keys of their texts."""


async def help_page(request: Request) -> Response:
    """The page."""
    return render(request, "help.html", keys=KEYS, version=__version__)


routes: list[BaseRoute] = [Route("/help", help_page)]
