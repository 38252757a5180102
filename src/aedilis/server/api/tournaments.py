"""Tournaments for programs: listed, called, entered, led and looked at. They are of people with
accounts; their games are played as any other.
"""

from typing import Any

import msgspec

from aedilis.server.api.bodies import Enter, InPlaceOf
from aedilis.server.api.keyed import answer_once
from aedilis.server.api.operations import Call, Operations
from aedilis.server.api.queries import InGame, TournamentsQuery
from aedilis.server.tournaments.plan import NewTournament
from aedilis.server.tournaments.tournament_cards import Tournament, TournamentCard

operations = Operations("Tournaments")


class Tournaments(msgspec.Struct):
    """Tournaments in a list."""

    tournaments: list[TournamentCard]


class Entered(msgspec.Struct):
    """Your number in a tournament."""

    entrant: int


def _id(call: Call) -> str:
    return str(call.path["tournament"])


@operations("GET", "/tournaments", answer=Tournaments, query=TournamentsQuery, who="anyone")
async def list_tournaments(call: Call) -> Tournaments:
    """Public tournaments that are open, that run or that are over, or your own."""
    query = call.query
    found = await call.service.tournaments.list_tournaments(
        call.visitor, query.which, query.limit, language=call.language
    )
    return Tournaments(found)


@operations("POST", "/tournaments", answer=Tournament, status=201, body=NewTournament, keyed=True)
async def call_tournament(call: Call) -> Any:
    """Call a tournament.

    You are its organiser, and play in it if you enter. It takes an account: bots and guests call
    none, and enter none.
    """
    tournaments = call.service.tournaments
    return await answer_once(
        call, lambda idempotent: tournaments.call(call.person, call.body, idempotent)
    )


@operations("GET", "/tournaments/{tournament}", answer=Tournament, query=InGame, who="anyone")
async def get_tournament(call: Call) -> Tournament:
    """A tournament: who has entered, its rounds with their tables, the newest first, and how all
    stand.
    """
    key, language = call.query.key, call.language
    return await call.service.tournaments.get(_id(call), call.visitor, key, language=language)


@operations("POST", "/tournaments/{tournament}/enter", answer=Entered, body=Enter, refuses=(409,))
async def enter_tournament(call: Call) -> Entered:
    """Enter, while it is open. Who has entered keeps the number."""
    return Entered(await call.service.tournaments.enter(call.person, _id(call), call.body.key))


@operations("POST", "/tournaments/{tournament}/withdraw", refuses=(409,))
async def leave_tournament(call: Call) -> None:
    """Leave. After the start a bot plays your table of the round to its end, and you are in none of
    the next.
    """
    await call.service.tournaments.withdraw(call.person, _id(call))


@operations("POST", "/tournaments/{tournament}/start", refuses=(409,))
async def start_tournament(call: Call) -> None:
    """Begin, as its organiser: nobody enters any more, and the first round is made."""
    await call.service.tournaments.start(call.person, _id(call))


@operations("POST", "/tournaments/{tournament}/close-round", refuses=(409,))
async def close_round(call: Call) -> None:
    """End the round, as its organiser: tables that are not done count as they stand, by what
    everybody can see. Their games may be played to their end.
    """
    await call.service.tournaments.close_round(call.person, _id(call))


@operations("DELETE", "/tournaments/{tournament}", refuses=(409,))
async def cancel_tournament(call: Call) -> None:
    """Call it off, as its organiser. Games that run go on, and count for nothing."""
    await call.service.tournaments.cancel(call.person, _id(call))


@operations("PUT", "/tournaments/{tournament}/entrants/{entrant}", body=InPlaceOf, refuses=(409,))
async def replace_entrant(call: Call) -> None:
    """Let somebody else go on in an entrant's place, as the organiser, with all that was won there.

    The seat at the table of the round is his as well.
    """
    number, name = call.path["entrant"], call.body.name
    await call.service.tournaments.replace(call.person, _id(call), number, name)


@operations("DELETE", "/tournaments/{tournament}/entrants/{entrant}", refuses=(409,))
async def remove_entrant(call: Call) -> None:
    """Remove somebody, as the organiser; it is as if he had left."""
    await call.service.tournaments.remove(call.person, _id(call), call.path["entrant"])
