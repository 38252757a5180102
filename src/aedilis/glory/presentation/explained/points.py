"""The points that all can count while a game goes on (rule G.score.2): influence, a Statue, a Wall,
and the cards in vaults whose faces are known. What lies face down has bounds.
"""

from typing import Final, NamedTuple

from aedilis.glory.definitions.cards import BONUS, MATERIAL, STATUE, VALUE, WALL
from aedilis.glory.view import HIDDEN, GloryView

STATUE_POINTS: Final = 3


class Points(NamedTuple):
    """What a camp is worth: `influence`, `statue`, `wall` and the known faces of its `vault`;
    `hidden` cards lie face down in it, worth from `least` to `most`. `bonuses` are known
    at the end only.
    """

    influence: int
    vault: int
    statue: int
    wall: int
    hidden: int
    bonuses: int = 0

    def sure(self) -> int:
        """All that can be counted."""
        return self.influence + self.vault + self.statue + self.wall + self.bonuses

    def least(self) -> int:
        """What the face-down cards are worth at least."""
        return self.hidden * min(VALUE)

    def most(self) -> int:
        """What the face-down cards are worth at most, without bonuses."""
        return self.hidden * max(VALUE)


def points(view: GloryView, seat: int) -> Points:
    """What a viewer can count of a seat."""
    camp = view.camps[seat]
    known = [VALUE[MATERIAL[card]] for card in camp.vault if card != HIDDEN]
    return Points(
        influence=camp.influence,
        vault=sum(known),
        statue=STATUE_POINTS if camp.active >> STATUE & 1 else 0,
        wall=len(camp.stockpile) // 2 if camp.active >> WALL & 1 else 0,
        hidden=len(camp.vault) - len(known),
        bonuses=view.scores[seat].bonuses if view.over else 0,
    )


def bonuses(view: GloryView) -> int:
    """What all merchant bonuses together are worth while nobody can tell whose they are; 0 where
    no card lies in any vault, or the game is over.
    """
    open_still = not view.over and any(camp.vault for camp in view.camps)
    return BONUS * len(VALUE) if open_still else 0
