"""Persuasion: a senator in Rome tries to win another for his faction (rules 1.07.4 to 1.07.414).

Money for and against an attempt lies on the table until the dice are thrown, and is the target's
in the end.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import BLACKMAIL, EVIL_OMENS, SEDUCTION
from aedilis.republic.definitions.numbers import PERSUASION_DICE
from aedilis.republic.rules.death import bereave
from aedilis.republic.rules.laws import throw_away
from aedilis.republic.rules.money import FACTION, TABLE, pay
from aedilis.republic.rules.odds import base_number, persuades
from aedilis.republic.rules.persons import (
    any_in_rome,
    gain_influence,
    gain_popularity,
    in_rome,
    in_the_forum,
    who,
)
from aedilis.republic.rules.rolls import count_under_omens, throw
from aedilis.republic.state.choices import STOP, senator, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

# How an attempt is made: openly, or with a card that nobody can answer.
OPENLY: Final = 0
BY_SEDUCTION: Final = 1
BY_BLACKMAIL: Final = 2
_CARDS: Final = (NONE, SEDUCTION, BLACKMAIL)
_VERBS: Final = (verb("persuade"), verb("seduce"), verb("blackmail"))
ROLL: Final = verb("roll")
RAISE: Final = verb("raise")


@rule("R 1.07.4", "R VII.aligned-senator")
def targets(s: RepublicState, seat: int) -> list[int]:
    """Whom a faction may persuade: the unaligned in the Forum, and members of others in Rome who do
    not lead them.
    """
    found = in_the_forum(s)
    here = s.called().in_rome
    for other, faction in enumerate(s.factions):
        if other != seat:
            for slot in here[other]:
                if slot != faction.leader:
                    found.append(slot)
    found.sort()
    return found


@rule("R 1.07.4")
def may_persuade(s: RepublicState, seat: int) -> bool:
    """Whether a faction has somebody to persuade, and somebody in Rome to do it."""
    return any_in_rome(s, seat) and bool(targets(s, seat))


@rule("R 1.07.4", "R 1.07.412", "R 1.07.35")
def persuasion_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The fields of an attempt: how, by whom, whom, and with which bribe; or none."""
    if not done:
        ways = [_VERBS[n] for n, one in enumerate(_CARDS) if n == OPENLY or at_hand(s, seat, one)]
        return Choose(seat, "republic-ask-persuasion", "R 1.07.4", [*ways, STOP])
    if done[0] == STOP or len(done) == 4:
        return None
    if len(done) == 1:
        options = senators("senator", in_rome(s, seat))
        return Choose(seat, "republic-ask-persuader", "R 1.07.4", options)
    if len(done) == 2:
        options = senators("target", targets(s, seat))
        prompt = Choose(seat, "republic-ask-target", "R 1.07.4", options)
        prompt.params = {"persuader": senator(done[1])}
        return prompt
    high = s.senator(senator(done[1])).talents
    return Amount(seat, "republic-ask-bribe", "R 1.07.412", "bribe", 0, high)


@rule("R 1.07.4", "R 1.07.414", "R 1.07.35")
def begin_attempt(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """An attempt is announced, its card shown and its bribe laid on the table."""
    how = _VERBS.index(move[0])
    persuader, target, bribe = senator(move[1]), senator(move[2]), move[3]
    if how != OPENLY:
        number = at_hand(s, seat, _CARDS[how])[0]
        throw_away(s, seat, number)
        if s.log is not None:
            s.note("republic-plays", seat, {"card": number})
    if s.log is not None:
        told = {
            "person": who(s, persuader), "target": who(s, target), "talents": bribe,
            "base": base_number(s, persuader, target, bribe),
        }  # fmt: skip
        s.note("republic-persuades", seat, told)
    pay(s, persuader, TABLE, bribe)
    s.stack.append(PersuasionFrame(seat, how, persuader, target, bribe, 0, 1))


cite("R 1.07.413", "R 1.07.414", "R 1.07.412")


class PersuasionFrame(RepublicFrame):
    """An attempt: rounds of counter-bribes, after each of which the persuader throws the dice or
    lays more on the table.

    `at` counts seats from his: at his own he decides. `bribe` and `counter` lie on the table.
    """

    __slots__ = ("at", "bribe", "counter", "how", "persuader", "seat", "target")

    def __init__(
        self, seat: int, how: int, persuader: int, target: int, bribe: int, counter: int, at: int
    ) -> None:
        self.seat = seat
        self.how = how
        self.persuader = persuader
        self.target = target
        self.bribe = bribe
        self.counter = counter
        self.at = at

    def kind(self) -> str:
        return "persuasion"

    def fields(self) -> list[object]:
        return [
            self.seat, self.how, self.persuader, self.target, self.bribe, self.counter, self.at,
        ]  # fmt: skip

    def turn(self, s: RepublicState) -> int:
        """The seat whose turn it is."""
        return s.at_place(self.seat, self.at)

    def advance(self, state: RepublicState) -> bool:
        if self.how == OPENLY and self.at < len(state.factions):
            if not state.factions[self.turn(state)].gone:
                return False
            self.at += 1
            return True
        if self.how == OPENLY and state.senator(self.persuader).talents:
            return False
        state.stack.pop()
        self.resolve(state)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        prompt: Prompt
        if self.at < len(state.factions):
            high = state.factions[seat].treasury
            prompt = Amount(seat, "republic-ask-counter", "R 1.07.413", "counter", 0, high)
        else:
            prompt = Ask(self, state, seat, "republic-ask-persist", "R 1.07.414")
        prompt.params = self.told(state)
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            prompt = Choose(seat, "republic-ask-persist", "R 1.07.414", [ROLL, RAISE])
            prompt.params = self.told(state)
            return prompt
        if done[0] == ROLL or len(done) == 2:
            return None
        high = state.senator(self.persuader).talents
        return Amount(seat, "republic-ask-bribe", "R 1.07.412", "bribe", 1, high)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if self.at < len(state.factions):
            pay(state, FACTION + seat, TABLE, move[0])
            self.counter += move[0]
            self.at += 1
            if move[0] and state.log is not None:
                told = {"talents": move[0], "target": who(state, self.target)}
                state.note("republic-counter-bribe", seat, {**told, "base": self.base(state)})
        elif move[0] == ROLL:
            state.stack.pop()
            self.resolve(state)
        else:
            pay(state, self.persuader, TABLE, move[1])
            self.bribe += move[1]
            self.at = 1
            if state.log is not None:
                told = {"talents": move[1], "target": who(state, self.target)}
                state.note("republic-bribe-raised", seat, {**told, "base": self.base(state)})

    def told(self, s: RepublicState) -> dict[str, object]:
        """What a question about the attempt says."""
        return {
            "person": who(s, self.persuader), "target": who(s, self.target), "base": self.base(s),
        }  # fmt: skip

    def base(self, s: RepublicState) -> int:
        """The base number as it stands."""
        return base_number(s, self.persuader, self.target, self.bribe, self.counter)

    def resolve(self, s: RepublicState) -> None:
        """Throw the dice, pay the target what lies on the table, and see what comes of it."""
        base = self.base(s)
        dice = throw(s, PERSUASION_DICE.dice)
        won = persuades(s, dice, base)
        if s.log is not None:
            omens = s.events[EVIL_OMENS]
            told = {
                "person": who(s, self.persuader), "target": who(s, self.target), "dice": dice,
                "omens": omens, "total": dice + omens, "base": base,
            }  # fmt: skip
            key = "republic-persuaded" if won else "republic-persuasion-fails"
            s.note(key, self.seat, told)
        pay(s, TABLE, self.target, self.bribe + self.counter)
        if won:
            win_over(s, self.target, self.seat)
        elif self.how == BY_BLACKMAIL:
            expose(s, self.target)


@rule("R 1.07.41", "R 1.07.4", "R 1.05.4")
def win_over(s: RepublicState, target: int, seat: int) -> None:
    """A senator changes his faction, with all that lies on him."""
    former = s.senator(target).faction
    s.senator(target).faction = seat
    bereave(s, former)


@rule("R 1.07.35")
def expose(s: RepublicState, target: int) -> None:
    """Blackmail that failed: one throw of two dice is lost of influence and of popularity."""
    roll = INTRIGUES[BLACKMAIL].dice
    assert roll is not None
    dice = throw(s, roll.dice)
    loss = count_under_omens(s, dice)
    if s.log is not None:
        s.note("republic-exposed", -1, {"person": who(s, target), "dice": dice, "count": loss})
    gain_influence(s, target, -loss)
    gain_popularity(s.senator(target), -loss)
