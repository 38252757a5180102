"""A new alliance: an enemy makes peace at the end of the Senate Phase (rule 1.07.21)."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.named import NEW_ALLIANCE
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.peace import BOUGHT, RESHUFFLED, end_war
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.rules.wars import spoils, the_front
from aedilis.republic.state.choices import WAR, code, index
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import REVOLTING


@rule("R 1.07.21", "R 1.07.333")
def may_make_peace(s: RepublicState) -> list[int]:
    """The wars that the alliance can end: any in the Forum; on the dark side no revolts."""
    if not s.events[NEW_ALLIANCE]:
        return []
    dark = s.events[NEW_ALLIANCE] > 1
    return [front.war for front in s.fronts if not (dark and is_revolt(front))]


def is_revolt(front: Front) -> bool:
    """Whether a war is a revolt."""
    return front.revolt or front.war >= REVOLTING


@rule("R 1.07.21")
def make_peace(s: RepublicState, war: int) -> None:
    """A war ends by alliance. The State gets half its spoils and it goes back among the next cards;
    on the dark side it is over for good and all its spoils are the State's. A province in revolt
    gives in either way.
    """
    front = the_front(s, war)
    dark = s.events[NEW_ALLIANCE] > 1
    gain = spoils(s, front) if dark else spoils(s, front) // 2
    if s.log is not None:
        s.note("republic-alliance", -1, {"war": war, "talents": gain})
    pay(s, BANK, STATE, gain)
    end_war(s, front, BOUGHT if dark or war >= REVOLTING else RESHUFFLED)


cite("R 1.07.21", "R 1.09.1")


class NewAllianceFrame(RepublicFrame):
    """The Senate Phase closes with this: the highest ranking official must choose a war, where
    there are several.
    """

    __slots__ = ()

    def kind(self) -> str:
        return "new_alliance"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        wars = may_make_peace(state)
        if len(wars) > 1:
            return False
        state.stack.pop()
        if wars:
            make_peace(state, wars[0])
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        options = [code("war", WAR, war) for war in may_make_peace(state)]
        return [Choose(hrao_seat(state), "republic-ask-alliance", "R 1.07.21", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        make_peace(state, index(move[0], WAR))
