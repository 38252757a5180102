"""A move tried on a table: what its rules refuse becomes a refusal of the server."""

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import Move
from aedilis.kernel.table import CannotUndo, Table
from aedilis.server.errors import Refused


def play(table: Table, seat: int, move: Move) -> None:
    """Make a move. Raises Illegal."""
    try:
        table.play(seat, move)
    except IllegalMove as error:
        raise Illegal(error) from None


def undo(table: Table, seat: int) -> None:
    """Take back the seat's last move. Raises Refused."""
    try:
        table.undo(seat)
    except CannotUndo as error:
        raise Refused("no-undo", error.key) from None


class Illegal(Refused):
    """A refused move; its text is made by the reader who tried it."""

    def __init__(self, error: IllegalMove) -> None:
        super().__init__("illegal", "server-error-illegal", rule=error.rule, status=422)
        self.error = error
