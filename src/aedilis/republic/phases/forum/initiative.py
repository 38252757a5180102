"""One initiative: a card or an event, and what the faction may do after it (rules 1.07.2, 1.03)."""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.form import Ask
from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import INITIATIVE_DICE, INITIATIVE_EVENT_ON
from aedilis.republic.phases.forum.drawing import draw
from aedilis.republic.phases.forum.events import roll_event
from aedilis.republic.phases.forum.games import games_field, hold_games, sponsors
from aedilis.republic.phases.forum.knights import knights_field, may_use_knights, use_knights
from aedilis.republic.phases.forum.leader import candidates, lead, leader_field, settle_leader
from aedilis.republic.phases.forum.persuasion import (
    begin_attempt,
    may_persuade,
    persuasion_field,
)
from aedilis.republic.rules.rolls import throw
from aedilis.republic.state.choices import STOP, senator
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import RepublicState


@rule("R 1.07.2", "R 1.07.21")
def throw_for_initiative(s: RepublicState, seat: int) -> None:
    """Two dice: on a seven an event comes up, else a card is drawn. Evil omens leave them alone."""
    dice = throw(s, INITIATIVE_DICE.dice)
    if s.log is not None:
        s.note("republic-initiative", seat, {"dice": dice})
    if dice == INITIATIVE_EVENT_ON:
        roll_event(s, seat)
    else:
        draw(s, seat)


class Dice(Step[RepublicState, "InitiativeFrame"]):
    """The throw that begins it."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "InitiativeFrame") -> bool:
        frame.step = self.next
        throw_for_initiative(state, frame.seat)
        return True


class Undertaking(Step[RepublicState, "InitiativeFrame"]):
    """Something the faction may do once. It is asked if it has somebody to do it, which depends
    only on what lies open. `key` and `rule` are those of its question.
    """

    __slots__ = ("key", "rule")

    def __init__(self, name: str, key: str, rule: str) -> None:
        super().__init__(name)
        self.key: Final = key
        self.rule: Final = rule

    def possible(self, s: RepublicState, seat: int) -> bool:
        """Whether the faction has somebody to do it."""
        raise NotImplementedError

    def run(self, state: RepublicState, frame: "InitiativeFrame") -> bool:
        if self.possible(state, frame.seat):
            return False
        frame.step = self.next
        return True

    def will_ask(self, s: RepublicState, seat: int) -> bool:
        """Whether the faction will be asked, if it does nothing before."""
        return self.possible(s, seat)

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        """The next field of its question."""
        raise NotImplementedError

    def act(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        """Do it."""
        raise NotImplementedError


class Persuasion(Undertaking):
    """To win over a senator."""

    __slots__ = ()

    def possible(self, s: RepublicState, seat: int) -> bool:
        return may_persuade(s, seat)

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return persuasion_field(s, seat, done)

    def act(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        begin_attempt(s, seat, move)


class Knights(Undertaking):
    """To attract a knight, or to press some."""

    __slots__ = ()

    def possible(self, s: RepublicState, seat: int) -> bool:
        return may_use_knights(s, seat)

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return knights_field(s, seat, done)

    def act(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        use_knights(s, seat, move)


class Games(Undertaking):
    """To sponsor games."""

    __slots__ = ()

    def possible(self, s: RepublicState, seat: int) -> bool:
        return bool(sponsors(s, seat))

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return games_field(s, seat, done)

    def act(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        hold_games(s, move)


class Leader(Undertaking):
    """To change the faction's leader."""

    __slots__ = ()

    def possible(self, s: RepublicState, seat: int) -> bool:
        return bool(candidates(s, seat))

    def run(self, state: RepublicState, frame: "InitiativeFrame") -> bool:
        settle_leader(state, frame.seat)
        return super().run(state, frame)

    def will_ask(self, s: RepublicState, seat: int) -> bool:
        # A leader whom a faction has no choice about is named without asking.
        settled = s.factions[seat].leader == NONE and len(candidates(s, seat)) == 1
        return self.possible(s, seat) and not settled

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return leader_field(s, seat, done)

    def act(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        lead(s, seat, senator(move[0]))


INITIATIVE_STEPS: Final = Phase(
    (
        Dice("dice"),
        Persuasion("persuasion", "republic-ask-persuasion", "R 1.07.4"),
        Knights("knights", "republic-ask-knights", "R 1.07.5"),
        Games("games", "republic-ask-games", "R 1.07.6"),
        Leader("leader", "republic-ask-new-leader", "R 1.07.7"),
    )
)

cite("R 1.07.2", "R 1.07.22", "R 1.03")


class InitiativeFrame(RepublicPhase):
    """A faction's initiative: the dice, then each thing it may do, in order and once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else INITIATIVE_STEPS.first)
        self.seat = seat

    def kind(self) -> str:
        return "initiative"

    def fields(self) -> list[object]:
        return [self.seat, self.step]

    def asks(self, state: RepublicState) -> list[Prompt]:
        undertaking = self.step
        assert isinstance(undertaking, Undertaking)
        return [Ask(self, state, self.seat, undertaking.key, undertaking.rule)]

    def further(self, state: RepublicState) -> list[Prompt]:
        """What the faction may do after this, if it lets this be."""
        found: list[Prompt] = []
        step = self.step.next
        while isinstance(step, Undertaking):
            if step.will_ask(state, self.seat):
                later = InitiativeFrame(self.seat, step)
                found.append(Ask(later, state, self.seat, step.key, step.rule))
            step = step.next
        return found

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        undertaking = self.step
        assert isinstance(undertaking, Undertaking)
        return undertaking.field(state, seat, done)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        undertaking = self.step
        assert isinstance(undertaking, Undertaking)
        self.step = undertaking.next
        if move[0] != STOP:
            undertaking.act(state, seat, move)
