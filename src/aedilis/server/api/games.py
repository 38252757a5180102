"""The lobby for programs: games are listed, made, joined, left, begun and taken back."""

from typing import Any

import msgspec

from aedilis.bots.registry import bots_of, levels
from aedilis.games import GAMES
from aedilis.server.api.bodies import Join, SeatFor
from aedilis.server.api.keyed import answer_once
from aedilis.server.api.operations import Call, Operations
from aedilis.server.api.queries import GamesQuery, InGame, WaitingQuery
from aedilis.server.lobby.game_cards import OPEN, GameCard, NewGame
from aedilis.server.lobby.waiting import Waiting, from_here, waiting_for

operations = Operations("Games")


class Kind(msgspec.Struct):
    """A game there is: its name, the version of its rules as records tell it, its bots,
    the moments for which standing orders can be given, and the levels at which bots play it, from
    the lowest on, each with the bot that does.
    """

    game: str
    rules: str
    bots: list[str]
    windows: list[str]
    levels: dict[str, str] = {}


class Kinds(msgspec.Struct):
    """The games there are."""

    kinds: list[Kind]


class Games(msgspec.Struct):
    """Games in a list."""

    games: list[GameCard]


class WaitingGames(msgspec.Struct):
    """The games that wait for you, in their order."""

    games: list[Waiting]


class Seated(msgspec.Struct):
    """The seat you sit in."""

    seat: int


@operations("GET", "/kinds", answer=Kinds, who="anyone")
async def list_kinds(call: Call) -> Kinds:
    """The games that can be played here, and their bots."""
    kinds = [
        Kind(
            name,
            game.rules_version,
            list(bots_of(name)),
            list(game.windows),
            dict(levels(name)),
        )
        for name, game in GAMES.items()
    ]
    return Kinds(kinds)


@operations("GET", "/games", answer=Games, query=GamesQuery, who="anyone")
async def list_games(call: Call) -> Games:
    """Games that are open, that run, or that are yours.

    Your own come in this order: those that wait for you, running, open, over.
    """
    lobby, query, language = call.service.lobby, call.query, call.language
    if query.which == "mine":
        return Games(await lobby.games_of(call.person, query.limit))
    if query.which == "running":
        found = lobby.running_games
    else:
        found = lobby.open_games
    taste = query.taste
    return Games(await found(call.visitor, query.limit, language=language, taste=taste))


@operations("GET", "/waiting", answer=WaitingGames, query=WaitingQuery)
async def list_waiting(call: Call) -> WaitingGames:
    """The games that wait for you, the most urgent first.

    First by deadline, then those without a clock by how long they have waited. Sandboxes are not
    among them, nor games in which a bot plays for you.
    """
    return WaitingGames(from_here(await waiting_for(call.service, call.person), call.query.after))


@operations("POST", "/games", answer=GameCard, status=201, body=NewGame, keyed=True)
async def make_game(call: Call) -> Any:
    """Make a game; it begins at once when no seat is open."""
    lobby = call.service.lobby
    return await answer_once(
        call, lambda idempotent: lobby.create(call.person, call.body, idempotent)
    )


@operations("GET", "/games/{game}", answer=GameCard, query=InGame, who="anyone")
async def get_game(call: Call) -> GameCard:
    """A game as lists show it."""
    lobby, key = call.service.lobby, call.query.key or None
    return await lobby.card(call.game, call.visitor, key, language=call.language)


@operations("DELETE", "/games/{game}", refuses=(409,))
async def stop_game(call: Call) -> None:
    """Take back a game of yours that has not begun, or a sandbox."""
    await known(call)
    await call.service.lobby.stop(call.person, call.game)


@operations("POST", "/games/{game}/join", answer=Seated, body=Join, refuses=(409,))
async def join_game(call: Call) -> Seated:
    """Sit down. The last one who comes begins the game. Who sits there already keeps the seat."""
    body: Join = call.body
    seat = await call.service.lobby.join(call.person, call.game, body.key or None, body.seat)
    return Seated(seat)


@operations("POST", "/games/{game}/leave", refuses=(409,))
async def leave_game(call: Call) -> None:
    """Stand up.

    Before the start the seat is open again, and an open game ends when its host leaves. In a
    running game a bot plays on, and whoever may come in can take the seat.
    """
    await known(call)
    await call.service.lobby.leave(call.person, call.game)


@operations("PUT", "/games/{game}/seats/{seat}", body=SeatFor, refuses=(409,))
async def set_seat(call: Call) -> None:
    """Before the start, as host: give a free seat to a bot, or open it again."""
    await known(call)
    bot = call.body.bot or OPEN
    await call.service.lobby.set_seat(call.person, call.game, call.path["seat"], bot)


@operations("POST", "/games/{game}/start", refuses=(409, 422))
async def start_game(call: Call) -> None:
    """Begin, as host; bots take the seats that are still open."""
    await known(call)
    await call.service.lobby.start(call.person, call.game)


async def known(call: Call) -> None:
    """Raises Refused, as if there were no such game, for whoever may not know of it."""
    room = await call.service.rooms.room(call.game)
    call.service.lobby.admit(room.row, room.sitting, call.person, None)
