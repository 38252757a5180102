"""The Dominant Player conducts the war where no plan of the lists does, or where only players rule
(rules 4.05.3, 4.05.33).

He raises, sends, reinforces and recalls as the Senate could; nobody votes on it, and nobody has to
consent.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.named import MANPOWER
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.deciding import decider
from aedilis.republic.neutrals.strategy import OWN, may_recruit, only_players_rule
from aedilis.republic.phases.senate.kinds import Kind, next_field, whole_parts
from aedilis.republic.phases.senate.propose import kind_word, propose_verb
from aedilis.republic.phases.senate.registry import kind_of
from aedilis.republic.state.choices import STOP
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.sitting import OTHER
from aedilis.republic.state.table import RepublicState

ORDERS: Final = ("forces", "deploy", "reinforce", "recall", "garrison", "recall_garrison")
"""The kinds of proposals that he carries out by himself."""
MOST: Final = 30
"""He gives at most so many orders: more could only undo each other."""

cite("R 4.05.3", "R 4.05.33", "R 4.02.2")


class CommandFrame(RepublicFrame):
    """The Dominant Player gives one order after the other; `given` counts them."""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given

    def kind(self) -> str:
        return "command"

    def fields(self) -> list[object]:
        return [self.given]

    @rule("R 4.05.33", "R 4.05.3")
    def kinds(self, s: RepublicState) -> list[Kind]:
        """What he can do now. With a shortage of men nothing is raised but in a crisis, unless
        players alone rule.
        """
        found = [kind_of(name) for name in ORDERS]
        barred = bool(s.events[MANPOWER]) and not may_recruit(s) and not only_players_rule(s)
        return [
            kind
            for kind in found
            if kind.may(s, decider(s), False) and not (barred and kind.name == "forces")
        ]

    def advance(self, state: RepublicState) -> bool:
        if self.given < MOST and self.kinds(state):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        return [Ask(self, state, decider(state), "republic-ask-command", "R 4.05.3")]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = [propose_verb(kind.name) for kind in self.kinds(state)]
            return Choose(decider(state), "republic-ask-command", "R 4.05.3", [*options, STOP])
        if done[0] == STOP:
            return None
        return next_field(kind_of(kind_word(done[0])), state, decider(state), done[1:])

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.given += 1
        if move[0] == STOP:
            self.given = MOST
            return
        kind = kind_of(kind_word(move[0]))
        kind.carry(state, whole_parts(move[1:]), seat)


def give_command(s: RepublicState) -> None:
    """Where there is no plan of the lists, the Dominant Player conducts the war."""
    if kept(s).plan[0] == OWN:
        s.sitting().step = OTHER
        s.stack.append(CommandFrame(0))
