"""What a faction has of its own beside its senators (rules 1.04.9, 1.06.31)."""

from aedilis.republic.definitions.codes import NONE


class Faction:
    """One player's faction. `hand` (sorted card numbers) and `treasury` are his alone to know.

    `leader` is the slot of its leader, NONE while it has none; `gone` once it is out of the game.
    `knight_drm` is added to its rolls for knights; with `no_knights` it may attract none.
    """

    __slots__ = ("gone", "hand", "knight_drm", "leader", "no_knights", "treasury")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.treasury = 0
        self.leader = NONE
        self.gone = False
        self.knight_drm = 0
        self.no_knights = False

    def clone(self) -> "Faction":
        """An independent copy."""
        other = Faction()
        other.hand = self.hand[:]
        other.treasury = self.treasury
        other.leader = self.leader
        other.gone = self.gone
        other.knight_drm = self.knight_drm
        other.no_knights = self.no_knights
        return other
