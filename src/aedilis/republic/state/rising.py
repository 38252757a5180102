"""What Rebel Governors add to the table (rules 2.03): where each of them stands with his forces.

There is a `Rising` only in games with that rule, whether somebody rebels or not. All of it is
public.
"""

from typing import Final

from aedilis.republic.definitions.components import PROVINCES

LOYAL: Final = 0
"""No rebel's province."""
AT_HOME: Final = 1
"""Its governor holds it, with his garrison and the province's own forces."""
AT_SEA: Final = 2
"""They are on their way to Italy, and may be stopped at sea."""
IN_ITALY: Final = 3
"""They have landed, and will not come back. The province itself is his still."""
CAMPS: Final = ("loyal", "at_home", "at_sea", "in_italy")


class Rising:
    """By province: `camp`, where the forces of its rebel governor are, who is the governor that its
    holding names; and `fought`, how it was attacked this turn, as `Front` has it.

    `naval_won` is the mask of the provinces whose fleets are beaten. `stalemate` says that the
    Primary Rebel has held out in Italy in the last Combat Phase. `stopped` says that he was turned
    back at sea in it.
    """

    __slots__ = ("camp", "fought", "naval_won", "stalemate", "stopped")

    def __init__(self) -> None:
        self.camp: list[int] = [LOYAL] * len(PROVINCES)
        self.fought: list[int] = [0] * len(PROVINCES)
        self.naval_won = 0
        self.stalemate = False
        self.stopped = False

    def clone(self) -> "Rising":
        """An independent copy."""
        other = Rising()
        other.camp = self.camp[:]
        other.fought = self.fought[:]
        other.naval_won = self.naval_won
        other.stalemate = self.stalemate
        other.stopped = self.stopped
        return other
