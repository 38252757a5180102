"""Who joins the Primary Rebel of his faction (rule 1.11.32)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.named import MASTER_OF_HORSE
from aedilis.republic.rules.persons import ranking, who
from aedilis.republic.rules.revolt import forget_deputy, join
from aedilis.republic.state.choices import verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, DEPUTY, PROVINCE, REBEL, VICTOR

JOIN: Final = verb("join")
STAY: Final = verb("stay")


@rule("R 1.11.32", "R 1.09.823", "R 2.03.2", "R 2.03.21")
def may_join(s: RepublicState) -> list[int]:
    """The senators of the Primary Rebel's faction who are to say whether they join him: by rank,
    all as if in Rome, his former Master of Horse last. A captive cannot, a Consul for Life may not.
    Where governors may rebel, those who have not declared it by now stay loyal, and so does a
    victorious general: he rebels as the leader or not at all.
    """
    away = [REBEL, CAPTIVE] if s.rising is None else [REBEL, CAPTIVE, PROVINCE]
    barred = 0 if s.rising is None else VICTOR
    seat = s.senator(s.rebel).faction
    asked = [
        slot
        for slot in ranking(s, everywhere=True)
        if s.senator(slot).faction == seat
        and s.senator(slot).place not in away
        and not s.senator(slot).marks & barred
        and s.life != slot
    ]
    return sorted(asked, key=lambda slot: s.senator(slot).marks & DEPUTY)


cite("R 1.11.32", "R 1.11.3")


class SecondaryFrame(RepublicFrame):
    """Right after a revolt has begun: each senator in `waiting` joins it or stays loyal."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def kind(self) -> str:
        return "secondary"

    def fields(self) -> list[object]:
        return [self.waiting]

    def advance(self, state: RepublicState) -> bool:
        if self.waiting:
            if may_rebel_now(state, self.waiting[0]):
                return False
            del self.waiting[0]
            return True
        forget_deputy(state)
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        slot = self.waiting[0]
        seat = state.senator(slot).faction
        asked = Choose(seat, "republic-ask-join", "R 1.11.32", [JOIN, STAY])
        asked.params = {"person": who(state, slot), "other": who(state, state.rebel)}
        return [asked]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        slot = self.waiting.pop(0)
        if move[0] == JOIN:
            join(state, slot)
        elif state.log is not None:
            state.note("republic-stays-loyal", seat, {"person": who(state, slot)})


@rule("R 1.11.3", "R 1.09.34")
def may_rebel_now(s: RepublicState, slot: int) -> bool:
    """Whether a senator may join now: a Master of Horse only when his Dictator has rebelled, and
    then he holds that office no more.
    """
    return not s.senator(slot).offices >> MASTER_OF_HORSE & 1
