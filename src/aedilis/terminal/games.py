"""Which game a record is of, if it can be shown in the terminal."""

from typing import Any

from aedilis.games import GAMES
from aedilis.kernel.codec import BadFile
from aedilis.kernel.game import Game
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import Record


def game_of(record: Record) -> Game[Any]:
    """The game of a record. Raises BadFile for one that is not known, and for names of seats that
    cannot be shown.
    """
    game = GAMES.get(record.header.game)
    if game is None:
        raise BadFile(f"game: {cut(record.header.game)!r} is not one of {', '.join(GAMES)}")
    for name in record.header.seats:
        if not name.strip() or not name.isprintable():
            raise BadFile(f"seats: {cut(name)!r} is not a name that can be shown")
    return game
