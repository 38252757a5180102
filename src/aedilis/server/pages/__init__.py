"""The pages: everything that is served as HTML, and what pages load. All of it works without a
script, except the drawing of the table.
"""

from starlette.routing import BaseRoute

from aedilis.server.pages import (
    assets,
    bots,
    entering,
    forgotten,
    friends,
    helping,
    joining,
    keeping,
    lessons,
    lobby,
    making,
    notices,
    players,
    profile,
    reporting,
    rules,
    table,
    tournaments,
    waiting,
)
from aedilis.server.pages.errors import exception_handlers

__all__ = ["exception_handlers", "routes"]

routes: list[BaseRoute] = [
    *lobby.routes,
    *making.routes,
    *joining.routes,
    *table.routes,
    *friends.routes,
    *tournaments.routes,
    *lessons.routes,
    *entering.routes,
    *forgotten.routes,
    *profile.routes,
    *players.routes,
    *notices.routes,
    *bots.routes,
    *rules.routes,
    *helping.routes,
    *waiting.routes,
    *reporting.routes,
    *keeping.routes,
    *assets.routes,
]
