"""Several moves sent as one: each is made only where it answers what its sender had in mind."""

from aedilis.kernel.table import Table
from aedilis.kernel.unheard import known_of
from aedilis.server.errors import Refused


class Course:
    """The questions that a seat may be asked one after the other, if it is asked something now:
    this, and what follows at once where nothing is done.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        now = table.game.prompt(table.state, seat)
        further = table.game.further(table.state, seat) if now is not None else []
        self.left = [now.key, *(one.key for one in further)] if now is not None else []

    def go_on(self, table: Table) -> None:
        """A move was made. Raises Refused where the seat is now asked nothing more of these."""
        now = table.game.prompt(table.state, self.seat)
        if now is None or now.key not in self.left:
            seen = known_of(table.hidden_from(self.seat), len(table.entries))
            raise Refused("stale", params={"seen": seen, "now": seen})
        self.left = self.left[self.left.index(now.key) :]
