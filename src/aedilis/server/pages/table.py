"""The page of a table. Its script draws the table; without a script the page tells it in words, as
a spectator or one's own seat may know it.
"""

import asyncio
import json
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.games import PACKAGES, face_of
from aedilis.kernel.board import Section
from aedilis.kernel.languages import LANGUAGE_NAMES
from aedilis.server.live.room import Room
from aedilis.server.live.watcher import Watcher
from aedilis.server.lobby.seating import in_tournament
from aedilis.server.pages.assets import browser_texts
from aedilis.server.pages.forms import check_key
from aedilis.server.pages.options import seat_choices
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.players.seeing import pages_among
from aedilis.server.security.places import base_url


async def table_page(request: Request) -> Response:
    """The table. Raises Refused, as if there were none, for whoever may not know of it."""
    service, person = service_of(request), person_of(request)
    id_, key = request.path_params["id"], request.query_params.get("key", "")
    check_key(request, key)
    room = await service.lobby.watched(id_, person, key or None)
    tournament = await _tournament(request, room, key)
    return render(
        request,
        "table.html",
        script="table",
        title=room.row.title,
        game=room.row.game,
        id=id_,
        status_word=room.row.status,
        tournament=tournament,
        setup=script_of(
            _setup(request, room, key, tournament, await _players(request, room)),
        ),
        sections=await _told(request, room),
    )


async def _tournament(request: Request, room: Room, key: str) -> dict[str, Any] | None:
    """The tournament of which a game is a table. Of a private one those know who know its key, or
    sit here.
    """
    if not in_tournament(room.row):
        return None
    link = await service_of(request).tournaments.of_game(room.id)
    if link is None:
        return None
    query = f"?{urlencode({'key': key})}" if key and link.private else ""
    return {
        "path": f"/tournaments/{link.id}{query}",
        "title": link.title,
        "round": link.round,
        "table": link.table,
    }


async def _players(request: Request, room: Room) -> list[int]:
    """Those who sit there and whose page the reader may see."""
    sitters = [one.person for one in room.sitting if one.person is not None]
    async with service_of(request).store.reading() as c:
        return sorted(await pages_among(c, person_of(request), sitters))


def _setup(
    request: Request,
    room: Room,
    key: str,
    tournament: dict[str, Any] | None,
    players: list[int],
) -> dict[str, Any]:
    """What the table's script begins with."""
    service, person = service_of(request), person_of(request)
    language, row = language_of(request), room.row
    inside = person is not None and (row.host == person.id or room.seat_of(person.id) >= 0)
    query = f"?{urlencode({'key': key})}" if key else ""
    shared = f"?{urlencode({'key': row.key})}" if row.private and inside else query
    pushes, terms = service.senders.pushes, PACKAGES[row.game].terms(language)
    return {
        "socket": f"/table/{row.id}/socket{query}",
        "id": row.id,
        "language": language,
        "texts": browser_texts(language),
        "csrf": request.state.csrf,
        "user": {"id": person.id, "name": person.name} if person is not None else None,
        "languages": [{"code": code, "name": name} for code, name in LANGUAGE_NAMES.items()],
        "vapid": pushes.public_key if pushes is not None else "",
        "rules": f"/rules/{row.game}" if PACKAGES[row.game].rulebook is not None else "",
        "sounds": person.preferences.sounds if person is not None else True,
        "tournament": tournament,
        "players": players,
        "share": f"{base_url(request, service.settings)}/join/{row.id}{shared}",
        "bots": [
            {"name": one.word, "label": one.label} for one in seat_choices(row.game, language)[1:]
        ],
        "pages": [
            {"name": page, "label": terms.page_name(page)}
            for page in face_of(row.game, language, room.names, -1).pages
        ],
    }


def script_of(setup: dict[str, Any]) -> str:
    """JSON that ends no script and begins no comment, whatever the names in it are."""
    text = json.dumps(setup, ensure_ascii=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


async def _told(request: Request, room: Room) -> list[Section]:
    """The table in words, for readers without a script."""
    if not room.positions:
        return []

    async def unsent(message: object) -> None:
        return

    watcher = Watcher(service_of(request), room, person_of(request), language_of(request), unsent)
    shown = min(watcher.shown(), room.positions)
    if room.past is not None and shown != len(room.times):
        # Made in a thread, so that nobody else waits for it.
        await asyncio.to_thread(room.past.state, shown - 1)
    # While a move is being kept the table is ahead of what anybody may know.
    async with room.lock:
        return watcher.reader().sections(watcher.view())


routes: list[BaseRoute] = [Route("/table/{id}", table_page)]
