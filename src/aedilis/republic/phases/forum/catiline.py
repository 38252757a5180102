"""The conspiracy of Catiline: the highest ranking official strikes at another faction (rule
1.07.37).
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FORUM_EVENTS
from aedilis.republic.definitions.named import CATILINE
from aedilis.republic.phases.forum.misfortunes import struck
from aedilis.republic.rules.chits import draw_chits
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import gain_popularity, hrao, hrao_seat, who
from aedilis.republic.rules.rolls import count_under_omens
from aedilis.republic.state.choices import SEAT, index, seats
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME


@rule("R 1.07.37")
def accusable(s: RepublicState) -> list[int]:
    """The factions that may be named: all but that of the highest ranking official."""
    own = hrao_seat(s)
    return [seat for seat in s.playing() if seat != own]


@rule("R 1.07.37")
def conspiracy(s: RepublicState, seat: int) -> None:
    """A die of chits is drawn: members of the named faction in Rome die by them. The official loses
    popularity for each chit.
    """
    official = hrao(s)
    dice = s.dice.die()
    count = count_under_omens(s, dice)
    if s.log is not None:
        told = {"person": who(s, official), "to": [seat], "dice": dice, "count": count}
        s.note("republic-catiline", s.senator(official).faction, told)
    gain_popularity(s.senator(official), count * FORUM_EVENTS[CATILINE].popularity)
    for chit in draw_chits(s.dice, count, s.switches.draw_two_chits):
        slot = struck(s, chit)
        if slot == NONE:
            continue
        if s.senator(slot).faction == seat and s.senator(slot).place == ROME:
            die(s, slot)


cite("R 1.07.37")


class CatilineFrame(RepublicFrame):
    """The highest ranking official names the faction; nobody does if no faction has a senator."""

    __slots__ = ()

    def kind(self) -> str:
        return "catiline"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        named = accusable(state)
        if len(named) > 1 and hrao(state) != NONE:
            return False
        state.stack.pop()
        if named and hrao(state) != NONE:
            conspiracy(state, named[0])
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        options = seats("seat", accusable(state))
        return [Choose(hrao_seat(state), "republic-ask-catiline", "R 1.07.37", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        conspiracy(state, index(move[0], SEAT))
