"""A Field Consul who has taken up a bequest and rebels may keep its talents (rule 1.07.37)."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FORUM_EVENTS
from aedilis.republic.phases.senate.commands import bequest_of
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.wars import is_bequest
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState


@rule("R 1.07.37")
def collected_by(s: RepublicState, slot: int) -> int:
    """The bequest whose talents a general has with him, for the State; NONE without any."""
    at = s.senator(slot).at
    return bequest_of(at) if is_bequest(at) and bequest_of(at) in s.bequests else NONE


@rule("R 1.07.37", "R 1.11.3")
def keep_bequest(s: RepublicState, slot: int, bequest: int) -> None:
    """The rebel has the talents of a bequest, and the State will not get them. The land is Rome's
    in any case.
    """
    s.bequests.remove(bequest)
    s.bequests_kept.append(bequest)
    event = FORUM_EVENTS[bequest]
    pay(s, BANK, slot, event.talents)
    if s.log is not None:
        told = {"person": who(s, slot), "card": event.card, "talents": event.talents}
        s.note("republic-keeps-bequest", s.senator(slot).faction, told)


cite("R 1.07.37")


class BequestFrame(RepublicFrame):
    """The Primary Rebel is to say whether he keeps what he has collected of `bequest`."""

    __slots__ = ("bequest",)

    def __init__(self, bequest: int) -> None:
        self.bequest = bequest

    def kind(self) -> str:
        return "bequest"

    def fields(self) -> list[object]:
        return [self.bequest]

    def advance(self, state: RepublicState) -> bool:
        return False

    def asks(self, state: RepublicState) -> list[Prompt]:
        event = FORUM_EVENTS[self.bequest]
        seat = state.senator(state.rebel).faction
        asked = Choose(seat, "republic-ask-keep-bequest", "R 1.07.37", [YES, NO])
        asked.params = {
            "person": who(state, state.rebel), "card": event.card, "talents": event.talents,
        }  # fmt: skip
        return [asked]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        if move[0] == YES:
            keep_bequest(state, state.rebel, self.bequest)
