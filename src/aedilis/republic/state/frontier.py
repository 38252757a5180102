"""What the Provincial Wars add to the table (rules 2.02): the provinces' own forces, and those that
have gone over to the enemy.

There is a `Frontier` only in games with that rule. All of it is public.
"""

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES


class Frontier:
    """By province: `troops` and `fleets` of its own, and the war that it has joined as an `ally`,
    or NONE.

    A province that is an ally is not Rome's: `RepublicState.holdings` has none for it, and
    `developed` is the mask of those whose developed side lies up. `held` are the wars against which
    a Roman army has had a victory, a stalemate or a standoff this turn.
    """

    __slots__ = ("ally", "developed", "fleets", "held", "troops")

    def __init__(self) -> None:
        self.troops: list[int] = [0] * len(PROVINCES)
        self.fleets: list[int] = [0] * len(PROVINCES)
        self.ally: list[int] = [NONE] * len(PROVINCES)
        self.developed = 0
        self.held: list[int] = []

    def clone(self) -> "Frontier":
        """An independent copy."""
        other = Frontier()
        other.troops = self.troops[:]
        other.fleets = self.fleets[:]
        other.ally = self.ally[:]
        other.developed = self.developed
        other.held = self.held[:]
        return other
