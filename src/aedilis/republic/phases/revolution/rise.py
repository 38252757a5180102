"""Which faction rises (rules 2.03.2 to 2.03.23): its generals and governors together.

From the HRAO's faction on, the victorious generals of each may find out who of those under them
would follow; then its player declares once who rebels and who leads, or lets it be. A group that is
stronger than the one that stands takes its place. When all have been heard those who stand rebel.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.form import Ask
from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
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
from aedilis.republic.phases.revolution.declare import candidates, lay_down
from aedilis.republic.phases.revolution.loyalty import roll_loyalty, to_roll
from aedilis.republic.phases.revolution.march import AtOnceFrame
from aedilis.republic.phases.revolution.secondary import SecondaryFrame, may_join
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.persons import hrao, who
from aedilis.republic.rules.uprising import Group, may_rise, rise, worth
from aedilis.republic.state.choices import (
    PASS,
    STOP,
    numbered,
    senator,
    senators,
    thing,
    verb,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD, UNDER


@rule("R 2.03.2", "R 1.11.3", "R VII.rebel-governor")
def in_order(s: RepublicState) -> list[int]:
    """The factions that have a victorious general or a governor who may rebel, from the HRAO's on,
    as if everybody were in Rome.
    """
    top = hrao(s, everywhere=True)
    first = s.senator(top).faction if top != NONE else 0
    seats = [(first + n) % len(s.factions) for n in range(len(s.factions))]
    return [seat for seat in seats if generals_of(s, seat) or may_rise(s, seat)]


def generals_of(s: RepublicState, seat: int) -> list[int]:
    """The victorious generals of a faction who could lead a revolt."""
    return [
        slot
        for slot in candidates(s)
        if s.senator(slot).faction == seat and s.life != slot and legions_at(s, UNDER + slot)
    ]


class Enters(Step[RepublicState, "RiseFrame"]):
    """A faction's turn begins."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "RiseFrame") -> bool:
        frame.generals = generals_of(state, frame.seats[0])
        frame.step = self.next
        return True


cite("R 2.03.23")


class Considers(Question["RiseFrame"]):
    """Each of its generals may find out who would follow him."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "RiseFrame") -> bool:
        if not frame.generals:
            frame.step = DECLARES
        elif not frame.may_roll(state):
            del frame.generals[0]
        else:
            return False
        return True

    def asks(self, s: RepublicState, frame: "RiseFrame") -> list[Prompt]:
        asked = Ask(frame, s, frame.seats[0], "republic-ask-loyalty", "R 2.03.23")
        asked.params = {"person": who(s, frame.general())}
        return [asked]

    def field(
        self, s: RepublicState, frame: "RiseFrame", seat: int, done: Sequence[int]
    ) -> Prompt | None:
        if not done:
            return Choose(seat, "republic-ask-loyalty", "R 2.03.23", [ROLL, PASS])
        return None if done[0] == PASS else frame.paying(s, seat, done).open

    def answer(self, s: RepublicState, frame: "RiseFrame", seat: int, move: Sequence[int]) -> None:
        if move[0] == PASS:
            frame.next_general()
            return
        found = frame.paying(s, seat, move)
        frame.ships = found.fleets
        frame.take_pay(s, seat, found)


cite("R 2.03.2", "R 2.03.21")


class Declares(Question["RiseFrame"]):
    """Its player says who rebels, if anybody could."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "RiseFrame") -> bool:
        if frame.leaders(state):
            return False
        frame.next_faction()
        return True

    def asks(self, s: RepublicState, frame: "RiseFrame") -> list[Prompt]:
        return [Ask(frame, s, frame.seats[0], "republic-ask-rise", "R 2.03.2")]

    def field(
        self, s: RepublicState, frame: "RiseFrame", seat: int, done: Sequence[int]
    ) -> Prompt | None:
        if not done:
            return Choose(seat, "republic-ask-rise", "R 2.03.2", [REBEL, STOP])
        if done[0] == STOP:
            return None
        if len(done) == 1:
            options = senators("senator", frame.leaders(s))
            return Choose(seat, "republic-ask-rise-leader", "R 2.03.2", options)
        return frame.group_field(s, seat, done)

    def answer(self, s: RepublicState, frame: "RiseFrame", seat: int, move: Sequence[int]) -> None:
        if move[0] == REBEL:
            frame.claim(s, move)
        frame.next_faction()


DECLARES: Final[Step[Any, Any]] = Declares("declares")

RISE_STEPS: Final = Phase(
    (Enters("enters"), Considers(CONSIDERS), Permits(PERMITS), DECLARES), goes_round=True
)

cite("R 2.03.2", "R 2.03.21", "R 2.03.23", "R 1.11.31")


class RiseFrame(LoyaltyFrame):
    """The factions not yet heard are in `seats`, and in `generals` those of the first one's
    generals who have not yet considered. `rolled` are the generals who know who follows them.

    Of the first general's fleets `ships` are paid for. `strongest` is the strongest group so far,
    its leader NONE while there is none; what it holds is saved among the fields of the frame.
    """

    __slots__ = ("generals", "rolled", "seats", "ships", "strongest")

    def __init__(
        self,
        seats: list[int],
        step: Step[Any, Any],
        generals: list[int],
        rolled: list[int],
        paid: list[int],
        ships: int,
        share: int,
        refused: int,
        strongest: Group,
    ) -> None:
        super().__init__(step, refused, paid, share)
        self.seats = seats
        self.generals = generals
        self.rolled = rolled
        self.ships = ships
        self.strongest = strongest

    def kind(self) -> str:
        return "rise"

    def fields(self) -> list[object]:
        return [
            self.seats, self.step, self.generals, self.rolled, self.paid, self.ships, self.share,
            self.refused, self.strongest,
        ]  # fmt: skip

    def saved(self) -> dict[str, object]:
        found = super().saved()
        group = self.strongest
        found["leader"] = group.leader
        found["fleets"] = group.fleets
        found["governors"] = group.governors[:]
        del found["strongest"]
        return found

    def steps(self) -> Phase:
        return RISE_STEPS

    def general(self) -> int:
        return self.generals[0]

    def rolling(self, s: RepublicState) -> int:
        return len(fleets_at(s, UNDER + self.generals[0]))

    def advance(self, state: RepublicState) -> bool:
        if self.seats:
            return super().advance(state)
        state.stack.pop()
        self._settle(state)
        return True

    def _settle(self, s: RepublicState) -> None:
        """The group that stands rebels; whoever else of its faction may join is asked, and then
        the Primary Rebel whether he marches.
        """
        if self.strongest.leader == NONE:
            return
        bequest = collected_by(s, self.strongest.leader)
        rise(s, self.strongest)
        s.stack.append(AtOnceFrame())
        s.stack.append(SecondaryFrame(may_join(s)))
        if bequest != NONE:
            s.stack.append(BequestFrame(bequest))

    def next_faction(self) -> None:
        """The faction whose turn it is has declared."""
        del self.seats[0]
        self.step = RISE_STEPS.first
        self.generals = []

    def _beats(self, s: RepublicState, group: Group) -> bool:
        """Whether a group is stronger than the one that stands."""
        return self.strongest.leader == NONE or worth(s, group) > worth(s, self.strongest)

    def _others(self, s: RepublicState, leader: int) -> list[int]:
        """The governors of the faction who may rise with somebody."""
        return [slot for slot in may_rise(s, self.seats[0]) if slot != leader]

    def _group(self, s: RepublicState, leader: int, fleets: int, others: list[int]) -> Group:
        """A leader with other governors; he is one of them unless he is a general."""
        field = s.senator(leader).place == FIELD
        return Group(leader, fleets, others if field else sorted([leader, *others]))

    def _ships(self, s: RepublicState, leader: int) -> int:
        """The fleets that follow a general, who has asked them."""
        return len(fleets_at(s, UNDER + leader)) if leader in self.rolled else 0

    def may_roll(self, s: RepublicState) -> bool:
        """Whether the first general has anybody to ask, and might lead the strongest group if all
        of them followed.
        """
        slot = self.generals[0]
        fleets = self.rolling(s)
        if not to_roll(s, slot) and not fleets:
            return False
        return self._beats(s, self._group(s, slot, fleets, self._others(s, slot)))

    def leaders(self, s: RepublicState) -> list[int]:
        """Who of the faction can lead, so that the group is strong enough with all who may rise."""
        seat = self.seats[0]
        ready = [x for x in generals_of(s, seat) if x in self.rolled or not to_roll(s, x)]
        return [
            slot
            for slot in [*ready, *may_rise(s, seat)]
            if self._beats(s, self._group(s, slot, self._ships(s, slot), self._others(s, slot)))
        ]

    def group_field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        """How many fleets a general keeps, and which other governors rise, one after the other."""
        leader = senator(done[1])
        ships, others = self._ships(s, leader), self._others(s, leader)
        at = 2
        if ships:
            if len(done) == at:
                low = next(
                    n for n in range(ships + 1) if self._beats(s, self._group(s, leader, n, others))
                )
                key = "republic-ask-rise-fleets"
                return Amount(seat, key, "R 2.03.23", "fleets", low, ships)
            ships = done[at]
            at += 1
        chosen = [senator(choice) for choice in done[at:] if not _enough(choice)]
        left = [x for x in others if not chosen or x > chosen[-1]]
        if len(chosen) < len(done) - at or not left:
            return None
        field = numbered("senator", len(chosen) + 1)
        # Whoever is passed over does not come: enough have to be left to be the strongest.
        options = [
            slot
            for n, slot in enumerate(left)
            if self._beats(s, self._group(s, leader, ships, [*chosen, *left[n:]]))
        ]
        found = senators(field, options)
        if self._beats(s, self._group(s, leader, ships, chosen)):
            found.append(verb("no", field))
        return Choose(seat, "republic-ask-rise-also", "R 2.03.21", found)

    def roll(self, s: RepublicState) -> None:
        slot = self.generals[0]
        roll_loyalty(s, slot, self.paid, self.share, self.rolling(s), self.ships)
        self.rolled.append(slot)
        self.next_general()

    def next_general(self) -> None:
        """The first general knows all he will know."""
        del self.generals[0]
        self.paid = []
        self.ships = 0
        self.share = 0
        self.refused = 0
        self.step = RISE_STEPS.step(CONSIDERS)

    @rule("R 2.03.2", "R 1.11.3")
    def claim(self, s: RepublicState, move: Sequence[int]) -> None:
        """The faction declares; a general whose group is outdone lays down his command, and
        governors simply stay loyal.
        """
        outdone = self.strongest.leader
        if outdone != NONE and s.senator(outdone).place == FIELD:
            lay_down(s, outdone)
        leader = senator(move[1])
        at = 3 if self._ships(s, leader) else 2
        others = [senator(choice) for choice in move[at:] if not _enough(choice)]
        self.strongest = self._group(s, leader, move[2] if at == 3 else 0, others)
        if s.log is not None:
            told = {"person": who(s, leader), "strength": worth(s, self.strongest)}
            s.note("republic-declares", s.senator(leader).faction, told)


@rule("R 2.03.2")
def hear_factions(s: RepublicState) -> RiseFrame:
    """The hearing of all factions that could rebel, as it begins."""
    return RiseFrame(
        seats=in_order(s), step=RISE_STEPS.first, generals=[], rolled=[], paid=[], ships=0, share=0,
        refused=0, strongest=Group(NONE, 0, []),
    )  # fmt: skip


def kept_rise(leader: int, fleets: int, governors: list[int], **fields: Any) -> RiseFrame:
    """The frame of a kept game."""
    return RiseFrame(strongest=Group(leader, fleets, governors), **fields)


def _enough(choice: int) -> bool:
    """Whether a choice says that nobody else rises."""
    return thing(choice) == thing(verb("no"))
