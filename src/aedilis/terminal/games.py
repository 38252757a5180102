"""The games that can be played and shown in the terminal, by name."""

from typing import Any, Final

from aedilis.glory.game import Glory
from aedilis.kernel.codec import BadFile
from aedilis.kernel.game import Game
from aedilis.kernel.record import Record

GAMES: Final[dict[str, Game[Any]]] = {"glory": Glory()}


def game_of(record: Record) -> Game[Any]:
    """The game of a record. Raises BadFile for one that is not known, and for names of seats that
    cannot be shown.
    """
    game = GAMES.get(record.header.game)
    if game is None:
        raise BadFile(f"game: {record.header.game!r} is not one of {', '.join(GAMES)}")
    for name in record.header.seats:
        if not name.strip() or not name.isprintable():
            raise BadFile(f"seats: {name!r} is not a name that can be shown")
    return game
