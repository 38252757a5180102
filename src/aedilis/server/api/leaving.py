"""Leaving and coming back for programs: resigning, ending a game by agreement, seats that change
hands, rematches.
"""

import msgspec

from aedilis.server.api.bodies import AnswerEnd, OfferSeat, Resign
from aedilis.server.api.games import known
from aedilis.server.api.operations import Call, Operations
from aedilis.server.errors import Refused

operations = Operations("Leaving and coming back")


class Rematch(msgspec.Struct):
    """The game at which you sit now; `url` is its page."""

    id: str
    url: str


@operations("POST", "/games/{game}/resign", body=Resign, refuses=(409,))
async def resign(call: Call) -> None:
    """Give up your seat in a running game, for good.

    A bot plays it on until the others have found somebody for it. `end`: and propose to them that
    the game ends now. Where nobody else is left it ends at once. Who has resigned does not sit down
    at that table again, and is named beside the result.
    """
    await known(call)
    await call.service.lobby.resign(call.person, call.game, end=call.body.end)


@operations("POST", "/games/{game}/end", body=AnswerEnd, refuses=(409,))
async def answer_end(call: Call) -> None:
    """Propose to end a running game now without a winner, agree to it, or refuse it.

    It ends when all people who sit there have agreed; programs are not asked, unless nobody else
    sits there. Who refuses ends the proposal, and who has made it takes it back so.
    """
    await known(call)
    if not call.service.limits.chat.take(f"person:{call.person.id}"):
        raise Refused("too-fast", status=429)
    await call.service.lobby.answer_end(call.person, call.game, call.body.answer)


@operations("PUT", "/games/{game}/seats/{seat}/offer", body=OfferSeat, refuses=(409,))
async def offer_seat(call: Call) -> None:
    """In a running game, as somebody who sits there: offer a seat whose person is away or gone.

    A bot plays it then. `lobby`: all may take it, also at a private table. `link`: whoever has its
    link, the key of which stands in the seat of the table (`/join/GAME?key=KEY`). Empty: it is
    offered no more. Who takes it plays on from there; until then its person may take it back.
    """
    await known(call)
    await call.service.lobby.offer(call.person, call.game, call.path["seat"], call.body.way)


@operations("POST", "/games/{game}/rematch", answer=Rematch, refuses=(409,))
async def rematch(call: Call) -> Rematch:
    """Sit down at the rematch of a game that is over.

    It is made for the first who asks: the same people, rules, options and clocks, and everybody one
    seat further. The seats of the others are kept for them, and they are told.
    """
    await known(call)
    id_ = await call.service.lobby.rematch(call.person, call.game)
    return Rematch(id_, f"/join/{id_}")


@operations("DELETE", "/games/{game}/seats/{seat}", refuses=(409,))
async def free_seat(call: Call) -> None:
    """Before the start, as host: open a seat again, whoever sits there.

    Somebody who is taken from it is told, and cannot sit down at this table again.
    """
    await known(call)
    await call.service.lobby.remove(call.person, call.game, call.path["seat"])
