"""What a table of one or two people keeps beside the rest: factions without a player (rules 4.00 to
4.02).

There are five factions whatever the number of people. The first of them are theirs, by seat; each
of the others is a Neutral, with the guideline that its number says: Imperials, Plutocrats,
Conservatives, Populists. Where they sit round the table is another matter, which lots decide.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.offices import NEUTRALS, Neutral
from aedilis.republic.definitions.scenarios import SOLO_SEATS

MOST_PEOPLE: Final = SOLO_SEATS - len(NEUTRALS) + 1
"""With more people than this no faction is without a player."""


class Neutrals:
    """What such a table keeps from one Senate Phase to the next.

    `order` are the factions clockwise. `ranks` are those of the last Senate Phase, the one with
    most votes first, and `coalition` those of them that ruled then, in that order; empty before the
    first. `dominant` is the seat of the player who decides what no guideline does. `crisis` says
    that the last one found Rome in a crisis. `plan` is the military plan of the year: the line of
    its list, and the wars it is for (`neutrals/strategy.py`); empty before the first. `pointer` the
    place in the coalition of whoever chooses next, `passed` how many have passed one after the
    other, `checked` is the mask of the seats that have asked for an assassination check,
    `given` what the players have given to the State this year. `won` counts the wars won in
    battle.
    """

    __slots__ = (
        "checked", "coalition", "crisis", "dominant", "given", "order", "passed", "plan", "pointer",
        "ranks", "won",
    )  # fmt: skip

    def __init__(self) -> None:
        self.order: list[int] = list(range(SOLO_SEATS))
        self.ranks: list[int] = []
        self.coalition: list[int] = []
        self.dominant = 0
        self.crisis = False
        self.plan: list[int] = []
        self.pointer = 0
        self.passed = 0
        self.checked = 0
        self.given = 0
        self.won = 0

    def clone(self) -> "Neutrals":
        """An independent copy."""
        other = Neutrals()
        other.order = self.order[:]
        other.ranks = self.ranks[:]
        other.coalition = self.coalition[:]
        other.dominant = self.dominant
        other.crisis = self.crisis
        other.plan = self.plan[:]
        other.pointer = self.pointer
        other.passed = self.passed
        other.checked = self.checked
        other.given = self.given
        other.won = self.won
        return other


@rule("R 4.00", "R 4.01.1")
def factions_for(seats: int) -> int:
    """How many factions there are at a table of so many people."""
    return SOLO_SEATS if seats <= MOST_PEOPLE else seats


@rule("R 4.01.1", "R 4.01.2")
def guideline_of(seats: int, faction: int) -> Neutral | None:
    """The guideline of a faction at a table of so many people; None for a player's."""
    return NEUTRALS[faction - seats] if seats <= faction else None
