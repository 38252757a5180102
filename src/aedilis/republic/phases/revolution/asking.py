"""A victorious general finds out who of those under him would follow (rules 1.11.31, 2.03.23).

He says what he pays for their loyalty; his Master of Horse, if he is of another faction, says
whether he gives his share of it.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.phases.revolution.loyalty import Pay, master_gives, read_pay
from aedilis.republic.rules.abroad import companions
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import NO, YES, verb
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import RepublicState

L = TypeVar("L", bound="LoyaltyFrame")

ROLL: Final = verb("roll")
REBEL: Final = verb("rebel")

CONSIDERS: Final = "considers"
"""The step at which he thinks about it: nothing has been rolled."""
PERMITS: Final = "permits"
"""The step at which his Master of Horse, of another faction, is asked for money."""


class Question(Step[RepublicState, L]):
    """A step at which somebody is asked: it says what, and takes the answer."""

    __slots__ = ()

    def asks(self, s: RepublicState, frame: L) -> list[Prompt]:
        """The prompts, as `Frame.asks` gives them."""
        raise NotImplementedError

    def field(self, s: RepublicState, frame: L, seat: int, done: Sequence[int]) -> Prompt | None:
        """The next field, as `Frame.field` gives it."""
        raise NotImplementedError

    def answer(self, s: RepublicState, frame: L, seat: int, move: Sequence[int]) -> None:
        """Take an answer, as `Frame.answer` does."""
        raise NotImplementedError


cite("R 1.11.31")


class Permits(Question["LoyaltyFrame"]):
    """The Master of Horse says whether he gives his share of what is paid."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "LoyaltyFrame") -> bool:
        return False

    def asks(self, s: RepublicState, frame: "LoyaltyFrame") -> list[Prompt]:
        return [frame.ask_master(s)]

    def answer(
        self, s: RepublicState, frame: "LoyaltyFrame", seat: int, move: Sequence[int]
    ) -> None:
        frame.master_answers(s, seat, move[0])


cite("R 1.11.31", "R 2.03.23")


class LoyaltyFrame(RepublicPhase):
    """Generals consider one after the other; `step` is where the first of them stands. All steps at
    which it waits are `Question`s.

    He has said that the legions in `paid` are paid for, `share` of it by his Master of Horse, who
    gives nothing if he has `refused`.
    """

    __slots__ = ("paid", "refused", "share")

    def __init__(self, step: Step[Any, Any], refused: int, paid: list[int], share: int) -> None:
        super().__init__(step)
        self.refused = refused
        self.paid = paid
        self.share = share

    def steps(self) -> Phase:
        """The steps of this frame, among them `CONSIDERS` and `PERMITS`."""
        raise NotImplementedError

    def general(self) -> int:
        """The slot of the first general."""
        raise NotImplementedError

    def rolling(self, s: RepublicState) -> int:
        """How many fleets roll with his legions."""
        return 0

    def roll(self, s: RepublicState) -> None:
        """All is paid: those under him roll."""
        raise NotImplementedError

    def question(self) -> Question[Any]:
        """The step at which it waits."""
        step = self.step
        assert isinstance(step, Question)
        return step

    def asks(self, state: RepublicState) -> list[Prompt]:
        return self.question().asks(state, self)

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return self.question().field(state, self, seat, done)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.question().answer(state, self, seat, move)

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
            self.step = self.steps().step(PERMITS)
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
        self.step = self.steps().step(CONSIDERS)
        if s.log is not None:
            master = companions(s, self.general())[0]
            s.note("republic-master-refuses", seat, {"person": who(s, master)})
