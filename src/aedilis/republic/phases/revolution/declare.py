"""Victorious generals lay down their commands or rebel (rules 1.11.3, 1.11.31).

From the HRAO on, as if everybody were in Rome, each may find out which of his legions would follow
him, and says then what he does. Of two factions that want to rebel the one with the stronger army
does, the first where they are equal. Under the Manilian Law a general may keep his army and lead it
to another war.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.form import Ask
from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import MANILIAN
from aedilis.republic.phases.revolution.asking import (
    CONSIDERS,
    PERMITS,
    REBEL,
    ROLL,
    LoyaltyFrame,
    Permits,
    Question,
)
from aedilis.republic.phases.revolution.bequest import BequestFrame, collected_by
from aedilis.republic.phases.revolution.loyalty import roll_loyalty, to_roll
from aedilis.republic.phases.revolution.secondary import SecondaryFrame, may_join
from aedilis.republic.rules.abroad import become_proconsul, bring_home
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.outbreak import activate, waits_for_province
from aedilis.republic.rules.persons import hrao, ranking, who
from aedilis.republic.rules.revolt import begin, claim, would_follow
from aedilis.republic.rules.wars import support, the_front
from aedilis.republic.state.choices import WAR, code, index, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, UNDER, VICTOR

LAY_DOWN: Final = verb("lay_down")
MOVE_ARMY: Final = verb("move_army")


@rule("R 1.11.3")
def candidates(s: RepublicState) -> list[int]:
    """The victorious generals still in command, from the HRAO on by seats, of one faction by rank,
    all as if they were in Rome.
    """
    victors = [slot for slot, one in s.called().afield if one.marks & VICTOR]
    top = hrao(s, everywhere=True) if victors else NONE
    if top == NONE:
        return []
    found = [slot for slot in ranking(s, everywhere=True) if slot in victors]
    order = s.round_from(s.senator(top).faction)
    return sorted(found, key=lambda slot: order.index(s.senator(slot).faction))


cite("R 1.11.3")


class Decides(Question["DeclareFrame"]):
    """A general says what he does, who knows which of his legions would follow him. `key` is that
    of the question. He is not asked when he can only lay down his command.
    """

    __slots__ = ("key",)

    def __init__(self, name: str, key: str) -> None:
        super().__init__(name)
        self.key: Final = key

    def run(self, state: RepublicState, frame: "DeclareFrame") -> bool:
        if self.options(state, frame) != [LAY_DOWN]:
            return False
        lay_down(state, frame.general())
        frame.next_general()
        return True

    def options(self, s: RepublicState, frame: "DeclareFrame") -> list[int]:
        """What he may do."""
        slot = frame.general()
        options: list[int] = []
        if frame.might_rebel(s, slot):
            options.append(self.to_rebel(s, slot))
        if other_wars(s, slot):
            options.append(MOVE_ARMY)
        return [*options, LAY_DOWN]

    def to_rebel(self, s: RepublicState, slot: int) -> int:
        """What he does next who wants to rebel."""
        return REBEL

    def asks(self, s: RepublicState, frame: "DeclareFrame") -> list[Prompt]:
        slot = frame.general()
        asked = Ask(frame, s, s.senator(slot).faction, self.key, "R 1.11.3")
        asked.params = {"person": who(s, slot)}
        return [asked]

    def field(
        self, s: RepublicState, frame: "DeclareFrame", seat: int, done: Sequence[int]
    ) -> Prompt | None:
        if not done:
            return Choose(seat, "republic-ask-declare", "R 1.11.3", self.options(s, frame))
        if done[0] == ROLL:
            return frame.paying(s, seat, done).open
        if done[0] == MOVE_ARMY and len(done) == 1:
            wars = [code("war", WAR, war) for war in other_wars(s, frame.general())]
            return Choose(seat, "republic-ask-move-army", "R 1.07.36", wars)
        return None

    def answer(
        self, s: RepublicState, frame: "DeclareFrame", seat: int, move: Sequence[int]
    ) -> None:
        if move[0] == ROLL:
            frame.take_pay(s, seat, frame.paying(s, seat, move))
            return
        if move[0] == REBEL:
            frame.claim(s)
        elif move[0] == MOVE_ARMY:
            move_army(s, frame.general(), index(move[1], WAR))
        else:
            lay_down(s, frame.general())
        frame.next_general()


cite("R 1.11.3", "R 1.11.31")


class Considers(Decides):
    """The same before he has asked them, if there is anybody to ask."""

    __slots__ = ()

    def to_rebel(self, s: RepublicState, slot: int) -> int:
        return ROLL if to_roll(s, slot) else REBEL


DECLARE_STEPS: Final = Phase(
    (
        Considers(CONSIDERS, "republic-ask-declare"),
        Permits(PERMITS),
        Decides("decides", "republic-ask-rebel"),
    ),
    goes_round=True,
)

cite("R 1.11.3", "R 1.11.31")


class DeclareFrame(LoyaltyFrame):
    """The generals not yet heard are in `waiting`; each begins with the first step. `claimant` is
    the slot of who has said that he rebels, NONE while nobody has.
    """

    __slots__ = ("claimant", "waiting")

    def __init__(
        self,
        waiting: list[int],
        step: Step[Any, Any],
        claimant: int,
        refused: int,
        paid: list[int],
        share: int,
    ) -> None:
        super().__init__(step, refused, paid, share)
        self.waiting = waiting
        self.claimant = claimant

    def kind(self) -> str:
        return "declare"

    def steps(self) -> Phase:
        return DECLARE_STEPS

    def general(self) -> int:
        return self.waiting[0]

    def fields(self) -> list[object]:
        return [self.waiting, self.step, self.claimant, self.refused, self.paid, self.share]

    def advance(self, state: RepublicState) -> bool:
        if self.waiting:
            return super().advance(state)
        state.stack.pop()
        if self.claimant != NONE:
            bequest = collected_by(state, self.claimant)
            begin(state, self.claimant)
            state.stack.append(SecondaryFrame(may_join(state)))
            if bequest != NONE:
                state.stack.append(BequestFrame(bequest))
        return True

    def might_rebel(self, s: RepublicState, slot: int) -> bool:
        """Whether he can still be the rebel with the legions under him, and his veterans. Where
        governors may rebel, who wants to has said so before (`rise`).
        """
        army = would_follow(s, slot)
        if s.rebel != NONE or s.life == slot or not army or s.rising is not None:
            return False
        if self.claimant == NONE:
            return True
        if s.senator(self.claimant).faction == s.senator(slot).faction:
            return False
        first = claim(s, self.claimant, would_follow(s, self.claimant))
        return claim(s, slot, army) > first

    def roll(self, s: RepublicState) -> None:
        roll_loyalty(s, self.waiting[0], self.paid, self.share, 0, 0)
        self.paid = []
        self.share = 0
        self.step = DECLARE_STEPS.step("decides")

    @rule("R 1.11.3")
    def claim(self, s: RepublicState) -> None:
        """The general declares that he rebels; whoever did before with a weaker army lays down his
        command.
        """
        slot = self.waiting[0]
        if self.claimant != NONE:
            lay_down(s, self.claimant)
        self.claimant = slot
        if s.log is not None:
            told = {"person": who(s, slot), "strength": claim(s, slot, would_follow(s, slot))}
            s.note("republic-declares", s.senator(slot).faction, told)

    def next_general(self) -> None:
        """The first of those who wait has said what he does."""
        del self.waiting[0]
        self.step = DECLARE_STEPS.first
        self.refused = 0


@rule("R 1.11.3")
def lay_down(s: RepublicState, slot: int) -> None:
    """A victorious general gives up his command; all his forces are in Rome."""
    bring_home(s, slot)
    if s.log is not None:
        s.note("republic-lays-down", s.senator(slot).faction, {"person": who(s, slot)})


@rule("R 1.07.36")
def other_wars(s: RepublicState, slot: int) -> list[int]:
    """The wars to which the Manilian Law lets a victorious general lead his army: those his fleets
    can support.
    """
    if not in_force(s, MANILIAN) or not legions_at(s, UNDER + slot):
        return []
    fleets = len(fleets_at(s, UNDER + slot))
    return [
        front.war
        for front in s.fronts
        if support(front.war) <= fleets and not waits_for_province(s, front.war)
    ]


@rule("R 1.07.36", "R 1.10.8", "R VII.proconsul")
def move_army(s: RepublicState, slot: int, war: int) -> None:
    """A victorious general goes to another war as Proconsul; one that was not active breaks
    out.
    """
    become_proconsul(s, slot)
    general = s.senator(slot)
    general.marks &= ~VICTOR
    general.at = war
    s.serial += 1
    general.serial = s.serial
    if s.log is not None:
        s.note("republic-moves-army", general.faction, {"person": who(s, slot), "war": war})
    front = the_front(s, war)
    if front.status != ACTIVE:
        activate(s, front)
