"""Who sits where in a game that has not begun."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aedilis.bots.registry import BOT_NAMES, free_names
from aedilis.server.lobby.game_cards import ME, OPEN
from aedilis.server.store.games import GameRow, SeatRow

if TYPE_CHECKING:
    from aedilis.server.people import Person


def full(sitting: Sequence[SeatRow]) -> bool:
    """Whether no seat is open."""
    return all(one.bot or one.person is not None for one in sitting)


def in_tournament(row: GameRow) -> bool:
    """Whether a game is a table of a tournament, whose seats are its entrants'."""
    return bool(row.settings.get("tournament"))


def sit(person: "Person", wanted: Sequence[str]) -> list[SeatRow]:
    """The seats of a new game: each is `ME`, `OPEN`, or a bot's name."""
    out: list[SeatRow] = []
    taken = [person.name]
    for seat, what in enumerate(wanted):
        if what == ME:
            out.append(SeatRow(seat=seat, name=person.name, person=person.id))
        elif what == OPEN:
            out.append(SeatRow(seat=seat, name=""))
        else:
            taken.append(bot_name(taken))
            out.append(SeatRow(seat=seat, name=taken[-1], bot=what))
    return out


def bot_name(taken: Sequence[str]) -> str:
    """A name for a bot that nobody at the table has, and nobody's initial if there is one left."""
    return next(iter(free_names(taken)), BOT_NAMES[0])
