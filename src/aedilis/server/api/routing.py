"""All operations together, and the routes made from them."""

from typing import Any, Final

from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.api import (
    friends,
    games,
    history,
    invitations,
    keeping,
    leaving,
    lessons,
    people,
    players,
    reports,
    since,
    socket,
    streams,
    table,
    tournaments,
)
from aedilis.server.api.document import encoded
from aedilis.server.api.endpoint import Endpoint, NotFound
from aedilis.server.api.operations import JSON, Call, Operation, Operations

about = Operations("About")


@about("GET", "/openapi.json", answer=dict[str, Any], who="anyone")
async def get_document(call: Call) -> Response:
    """This document."""
    return Response(encoded(operations), 200, media_type=JSON)


operations: Final[tuple[Operation, ...]] = (
    *people.operations,
    *friends.operations,
    *players.operations,
    *games.operations,
    *invitations.operations,
    *reports.operations,
    *lessons.operations,
    *tournaments.operations,
    *table.operations,
    *leaving.operations,
    *history.operations,
    *since.operations,
    *streams.operations,
    *keeping.operations,
    *about,
)


def _routes() -> list[BaseRoute]:
    paths: dict[str, list[Operation]] = {}
    for operation in operations:
        paths.setdefault(operation.path, []).append(operation)
    # What has a fixed word in a place comes before what has any.
    ordered = sorted(paths, key=lambda path: path.replace("{", "~"))
    out: list[BaseRoute] = [Route(path, Endpoint(paths[path])) for path in ordered]
    return [*socket.routes, *out, Route("/{rest:path}", NotFound())]


routes: Final[list[BaseRoute]] = _routes()
