"""The lobby: what can be played now, what is open, what runs, and one's own tables. Also the choice
of a language, which every page offers.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from aedilis.bots.registry import best_bot, levels
from aedilis.games import GAMES, LARGEST_TABLE, PACKAGES
from aedilis.kernel.text import LANGUAGES
from aedilis.server.api.document import PREFIX
from aedilis.server.errors import Refused
from aedilis.server.live.lessons.listing import guide_of
from aedilis.server.lobby.waiting import waiting_for
from aedilis.server.pages.forms import (
    game_of,
    go,
    log_in_first,
    person_or_guest,
    read_form,
)
from aedilis.server.pages.options import level_choices, quick_game
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.pages.tastes import choices, taste_of
from aedilis.server.people.accounts import set_language as keep_language
from aedilis.server.people.visitors import set_language, set_session, visitor_of
from aedilis.server.store import bonds, game_lists

if TYPE_CHECKING:
    from aedilis.server.service import Service

PART: Final = "games"
ALIVE_SECONDS: Final = 20.0
MOST_OF_MINE: Final = 12
MOST_SHOWN: Final = 200


async def lobby(request: Request) -> Response:
    """The lobby, or (`?part=games`) what of it changes by itself."""
    service, person = service_of(request), person_of(request)
    guests = service.settings.guests
    language, taste = language_of(request), await taste_of(request)
    mine = await service.lobby.games_of(person) if person is not None else []
    current = [c for c in mine if c.status in ("open", "running") and not c.sandbox]
    own = {card.id for card in mine}
    ended = {card.game for card in mine if card.status == "over"}
    values: dict[str, Any] = {
        "mine": current[:MOST_OF_MINE],
        "more": len(mine) > len(current[:MOST_OF_MINE]),
        "open": [
            card
            for card in await service.lobby.open_games(person, language=language, taste=taste)
            if card.id not in own
        ],
        "running": [
            card
            for card in await service.lobby.running_games(person, language=language, taste=taste)
            if card.id not in own
        ],
        "taste": taste,
        "invited": await service.lobby.invitations(person) if person is not None else [],
        "asking": await _asking(request),
        "make": [taste.game] if taste.game else list(GAMES) if person or guests else [],
    }
    if request.query_params.get("part") == PART:
        return render(request, "parts/games.html", **values)
    taken = request.query_params.get("removed", "")
    return render(
        request,
        "lobby.html",
        removed=await service.lobby.removed(person, taken) if taken else "",
        kinds=list(GAMES),
        alone=[name for name, package in PACKAGES.items() if package.seats.least == 1],
        guests=guests,
        # Whoever has brought a game to its end needs no guide to it.
        levels={name: level_choices(name, language_of(request)) for name in GAMES},
        usual={
            name: next((one for one, bot in levels(name).items() if bot == best_bot(name)), "")
            for name in GAMES
        },
        guides={name: "" if name in ended else guide_of(name) for name in GAMES},
        **values,
        **choices(request, taste),
    )


async def _asking(request: Request) -> int:
    """How many ask to be a friend of whoever reads."""
    person = person_of(request)
    if person is None or person.kind != "person":
        return 0
    async with service_of(request).store.reading() as c:
        return await bonds.count_asking(c, person.id)


async def play_now(request: Request) -> Response:
    """A table at once, against bots or alone. A stranger becomes a guest, named or not."""
    game = game_of(request)
    form = await read_form(request)
    service = service_of(request)
    person, token = await person_or_guest(request, form.text("name", 80))
    level = form.word("level", ("", *levels(game)), "")
    table = quick_game(game, language_of(request), form.flag("alone"), level)
    card = await service.lobby.create(person, table)
    response = go(f"/table/{card.id}")
    if token:
        set_session(response, token, service.settings)
    return response


async def my_games(request: Request) -> Response:
    """One's own tables: those that wait for one first, the most urgent before the others, then
    running, open, and past ones, with how many there are of each.
    """
    person = person_of(request)
    if person is None:
        return log_in_first(request)
    service = service_of(request)
    found = await service.lobby.games_of(person, MOST_SHOWN)
    # What one tries out is no table that waits for anybody.
    cards, tried = [c for c in found if not c.sandbox], [c for c in found if c.sandbox]
    waiting = [one.id for one in await waiting_for(service, person)]
    last = len(waiting)
    turn = [card for card in cards if card.my_turn]
    groups = {
        "turn": sorted(turn, key=lambda c: waiting.index(c.id) if c.id in waiting else last),
        "running": [card for card in cards if card.status == "running" and not card.my_turn],
        "open": [card for card in cards if card.status == "open"],
        "over": [card for card in cards if card.status in ("over", "stopped")],
        "sandboxes": tried,
    }
    async with service.store.reading() as c:
        rows = await game_lists.games_of(c, person.id, MOST_SHOWN)
    won = {
        row.id
        for row, sitting in rows
        if row.ending is not None
        and any(
            one.person == person.id and one.seat in row.ending.get("winners", ()) for one in sitting
        )
    }
    counts = [
        {
            "game": game,
            "turn": sum(c.game == game and c.my_turn for c in cards),
            "running": sum(c.game == game and c.status == "running" for c in cards),
            "over": sum(c.game == game and c.status == "over" for c in cards),
            "won": sum(c.game == game and c.id in won for c in cards),
        }
        for game in GAMES
    ]
    template = "parts/mine.html" if request.query_params.get("part") == "mine" else "mine.html"
    nothing = request.query_params.get("waits") == "none" and not waiting
    return render(
        request,
        template,
        groups=groups,
        counts=counts,
        nothing=nothing,
        import_to=f"{PREFIX}/games/import",
        most_seats=LARGEST_TABLE,
    )


async def events(request: Request) -> Response:
    """A stream that says when the lobby has changed, and no more; whoever hears it looks anew."""
    service, key = service_of(request), visitor_of(request)
    if not service.limits.streams.take(key):
        raise Refused("too-many-streams", params={"seconds": 60}, status=429)
    return _News(service, key)


class _News(StreamingResponse):
    """The stream of one reader."""

    def __init__(self, service: "Service", key: str) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(self._tell(), headers=headers, media_type="text/event-stream")
        self._service = service
        self._key = key
        self._news = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        end = self._service.bus.subscribe("lobby", self._heard)
        try:
            await super().__call__(scope, receive, send)
        finally:
            end()
            self._service.limits.streams.give_back(self._key)

    async def _heard(self, topic: str, payload: str) -> None:
        self._news.set()

    async def _tell(self) -> AsyncIterator[bytes]:
        yield b"retry: 5000\n\n"
        while True:
            try:
                async with asyncio.timeout(ALIVE_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                yield b": here\n\n"
                continue
            self._news.clear()
            yield b"data: changed\n\n"


async def choose_language(request: Request) -> Response:
    """Read in another language from now on."""
    form = await read_form(request)
    language = form.word("language", LANGUAGES)
    person = person_of(request)
    service = service_of(request)
    if person is not None:
        await keep_language(service.store, person, language)
    response = go(form.text("next"))
    set_language(response, language, service.settings)
    return response


routes: list[BaseRoute] = [
    Route("/", lobby),
    Route("/lobby/events", events),
    Route("/play/{game}", play_now, methods=["POST"]),
    Route("/games", my_games),
    Route("/language", choose_language, methods=["POST"]),
]
