"""The Primary Rebel marches on Rome or stays in his province, and his men in the garrisons of
others come to him (rules 2.03.7, 2.03.8, 2.03.22).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.armies import legions_at, send_legions
from aedilis.republic.rules.camps import (
    army_place,
    has_army,
    land,
    province_of_rebel,
    rebel_provinces,
    set_out,
    the_rising,
)
from aedilis.republic.rules.frontier import side
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import NO, YES, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.rising import AT_HOME
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, REBEL

MARCH: Final = verb("march")
HOLD: Final = verb("hold_province")

MARCHES: Final = "marches"
CALLS: Final = "calls"


@rule("R 2.03.7", "R 2.03.8")
def may_march(s: RepublicState) -> bool:
    """Whether the Primary Rebel is a governor in his province, and has anybody to march with."""
    if s.rebel == NONE:
        return False
    home = province_of_rebel(s, s.rebel)
    return home != NONE and the_rising(s).camp[home] == AT_HOME and has_army(s, home)


@rule("R 2.03.7", "R 2.03.72", "R 2.03.8")
def march(s: RepublicState, at_once: bool) -> None:
    """The Primary Rebel leaves his province for good with all he has. In the turn in which he
    declares himself, or from a province without ships of its own, he lands at once.
    """
    home = province_of_rebel(s, s.rebel)
    lands = at_once or side(s, home).naval == 0
    if s.log is not None:
        told = {"person": who(s, s.rebel), "province": home, "lands": int(lands)}
        s.note("republic-marches", s.senator(s.rebel).faction, told)
    set_out(s, home)
    if lands:
        land(s, home)


@rule("R 2.03.22")
def callable_from(s: RepublicState) -> list[int]:
    """The provinces of other rebel governors in whose garrisons there are veterans of rebels."""
    return [
        province
        for province in rebel_provinces(s)
        if governor_at(s, province) != s.rebel and rebel_veterans(s, province)
    ]


def rebel_veterans(s: RepublicState, province: int) -> list[int]:
    """The veterans in a garrison who are loyal to a rebel."""
    return [
        n
        for n in legions_at(s, AT_PROVINCE + province)
        if s.loyal[n] != NONE and s.senator(s.loyal[n]).place == REBEL
    ]


class _Asking(RepublicFrame):
    """Whether the Primary Rebel marches."""

    __slots__ = ()

    def question(self, s: RepublicState) -> Choose:
        """The question, with what he is to march with."""
        home = province_of_rebel(s, s.rebel)
        seat = s.senator(s.rebel).faction
        asked = Choose(seat, "republic-ask-march", "R 2.03.7", [MARCH, HOLD])
        asked.params = {"person": who(s, s.rebel), "province": home}
        return asked

    def decide(self, s: RepublicState, choice: int, at_once: bool) -> None:
        """He has decided."""
        if choice == MARCH:
            march(s, at_once)
        elif s.log is not None:
            told = {"person": who(s, s.rebel), "province": province_of_rebel(s, s.rebel)}
            s.note("republic-holds-province", s.senator(s.rebel).faction, told)


cite("R 2.03.7", "R 2.03.22")


class AtOnceFrame(_Asking):
    """Right after a revolt has begun: whether its leader, if he is a governor, marches; and for
    each other rebel governor whether the veterans in his garrison come.

    `waiting` are the provinces of those, once `step` says so.
    """

    __slots__ = ("step", "waiting")

    def __init__(self, step: str = MARCHES, waiting: list[int] | None = None) -> None:
        self.step = step
        self.waiting = waiting if waiting is not None else []

    def kind(self) -> str:
        return "at_once"

    def fields(self) -> list[object]:
        return [self.step, self.waiting]

    def advance(self, state: RepublicState) -> bool:
        if self.step == MARCHES:
            if may_march(state):
                return False
            self._call(state)
        elif self.waiting:
            return False
        else:
            state.stack.pop()
        return True

    def _call(self, s: RepublicState) -> None:
        self.step = CALLS
        self.waiting = callable_from(s)

    def asks(self, state: RepublicState) -> list[Prompt]:
        if self.step == MARCHES:
            return [self.question(state)]
        province = self.waiting[0]
        seat = state.senator(state.rebel).faction
        asked = Choose(seat, "republic-ask-garrison-joins", "R 2.03.22", [YES, NO])
        asked.params = {
            "person": who(state, governor_at(state, province)),
            "other": who(state, state.rebel),
            "province": province,
            "count": len(rebel_veterans(state, province)),
        }
        return [asked]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if self.step == MARCHES:
            self.decide(state, move[0], at_once=True)
            self._call(state)
            return
        province = self.waiting.pop(0)
        if move[0] == YES:
            came = rebel_veterans(state, province)
            send_legions(state, came, army_place(state))
            if state.log is not None:
                state.note("republic-veterans-join", seat, {"count": len(came)})


cite("R 2.03.8", "R 2.03.7")


class MarchFrame(_Asking):
    """In a later turn: whether the Primary Rebel, who has stayed in his province, marches now."""

    __slots__ = ()

    def kind(self) -> str:
        return "march"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        return False

    def asks(self, state: RepublicState) -> list[Prompt]:
        return [self.question(state)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        self.decide(state, move[0], at_once=False)
