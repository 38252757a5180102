"""A victorious general finds out who of those under him would follow (rules 1.11.31, 2.03.23).

He says what he pays for their loyalty; his Master of Horse, if he is of another faction, says
whether he gives his share of it.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose
from aedilis.kernel.rule import cite, rule
from aedilis.republic.phases.revolution.loyalty import Pay, master_gives, read_pay
from aedilis.republic.rules.abroad import companions
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import NO, YES, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

ROLL: Final = verb("roll")
REBEL: Final = verb("rebel")

CONSIDERS: Final = "considers"
"""He thinks about it: nothing has been rolled."""
PERMITS: Final = "permits"
"""His Master of Horse, of another faction, is asked for money."""

cite("R 1.11.31", "R 2.03.23")


class LoyaltyFrame(RepublicFrame):
    """Generals consider one after the other; `step` is where the first of them stands.

    He has said that the legions in `paid` are paid for, `share` of it by his Master of Horse, who
    gives nothing if he has `refused`.
    """

    __slots__ = ("paid", "refused", "share", "step")

    def __init__(self, step: str, refused: int, paid: list[int], share: int) -> None:
        self.step = step
        self.refused = refused
        self.paid = paid
        self.share = share

    def general(self) -> int:
        """The slot of the first general."""
        raise NotImplementedError

    def rolling(self, s: RepublicState) -> int:
        """How many fleets roll with his legions."""
        return 0

    def roll(self, s: RepublicState) -> None:
        """All is paid: those under him roll."""
        raise NotImplementedError

    @rule("R 1.11.31", "R 2.03.23")
    def paying(self, s: RepublicState, seat: int, done: Sequence[int]) -> Pay:
        """What he pays, as far as his answer goes."""
        slot = self.general()
        others = 0 if self.refused else master_gives(s, slot)
        return read_pay(s, seat, slot, others, self.rolling(s), done)

    @rule("R 1.11.31")
    def take_pay(self, s: RepublicState, seat: int, found: Pay) -> None:
        """He has said what he pays. A Master of Horse of another faction is asked before anything
        is rolled.
        """
        self.paid = found.legions
        self.share = found.share
        beside = companions(s, self.general())
        if self.share and any(s.senator(one).faction != seat for one in beside):
            self.step = PERMITS
        else:
            self.roll(s)

    @rule("R 1.11.31")
    def ask_master(self, s: RepublicState) -> Choose:
        """Whether his Master of Horse gives his share."""
        master = companions(s, self.general())[0]
        asked = Choose(
            s.senator(master).faction, "republic-ask-master-pays", "R 1.11.31", [YES, NO]
        )
        asked.params = {
            "person": who(s, master), "general": who(s, self.general()), "talents": self.share,
        }  # fmt: skip
        return asked

    @rule("R 1.11.31")
    def master_answers(self, s: RepublicState, seat: int, choice: int) -> None:
        """He gives it, or the general considers again without his money."""
        if choice == YES:
            self.roll(s)
            return
        self.refused = 1
        self.step = CONSIDERS
        if s.log is not None:
            master = companions(s, self.general())[0]
            s.note("republic-master-refuses", seat, {"person": who(s, master)})
