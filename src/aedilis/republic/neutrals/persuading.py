"""Persuasion by factions without a player: whom, with how much, and against how much (rules 4.04.2,
4.04.21, 4.07.7).

What an attempt is worth is the base number that is left when the other side has answered it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from aedilis.kernel.event import EVERYONE
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.offices import (
    BRIBE_MOST,
    BRIBE_REACHES,
    DEFENDS_TO,
    TRIES_FROM,
)
from aedilis.republic.neutrals.guidelines import guided
from aedilis.republic.phases.forum.persuasion import ROLL, PersuasionFrame, targets
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.odds import persuasiveness, resistance
from aedilis.republic.rules.persons import in_rome, printed, votes_in_rome, who
from aedilis.republic.state.choices import SENATOR, STOP, code, verb
from aedilis.republic.state.table import RepublicState

OPENLY: Final = verb("persuade")
CARDS: Final = (verb("blackmail"), verb("seduce"))
"""The ways that nobody can answer."""
LEAST: Final = -1000
"""Less than any base number."""


@mypyc_attr(acyclic=True)
class Attempt:
    """What an attempt comes to with the bribe that makes most of it: its base number after the
    other side's money (`answer`), and that of the same attempt without a bribe (`plain`).
    """

    __slots__ = ("answer", "bribe", "persuader", "plain", "target")

    def __init__(self, persuader: int, target: int, bribe: int, plain: int, answer: int) -> None:
        self.persuader = persuader
        self.target = target
        self.bribe = bribe
        self.plain = plain
        self.answer = answer


@mypyc_attr(acyclic=True)
class Ward:
    """Somebody to be persuaded: his resistance (`held`), the talents that his faction lays against
    an attempt in any case (`spent`), and up to which base number it brings one down to where it
    wants it (`defended`).
    """

    __slots__ = ("defended", "held", "spent", "target")

    def __init__(self, target: int, held: int, spent: int, defended: int) -> None:
        self.target = target
        self.held = held
        self.spent = spent
        self.defended = defended

    def left_of(self, base: int) -> int:
        """What is left of a base number when his faction has answered it."""
        left = base - self.spent
        return DEFENDS_TO if DEFENDS_TO < left <= self.defended else left


@rule("R 4.04.2", "R 4.04.21")
def ward(s: RepublicState, target: int, silent: bool) -> Ward:
    """How a target is defended: not at all where nobody can answer (`silent`) or where he has no
    faction. A player is taken to spend all he has; a Neutral lays just enough, if it can.
    """
    held, owner = resistance(s, target), s.senator(target).faction
    if silent or owner == NONE:
        return Ward(target, held, 0, DEFENDS_TO)
    treasury = s.factions[owner].treasury
    if owner < s.seats:
        return Ward(target, held, treasury, DEFENDS_TO)
    return Ward(target, held, 0, DEFENDS_TO + treasury)


@rule("R 4.04.21")
def can_defend(s: RepublicState, faction: int, base: int) -> bool:
    """Whether a Neutral can bring a base number down as far as it wants to."""
    return s.factions[faction].treasury >= base - DEFENDS_TO


@rule("R 4.04.2", "R 4.07.7")
def attempts(s: RepublicState, persuaders: list[int], wards: list[Ward]) -> list[Attempt]:
    """What attempts could be made, each with the least bribe that makes most of it; of those that
    others surpass, answered and without a bribe, not all. A talent more never makes less of one.
    """
    found: list[Attempt] = []
    most_answered = most_plain = LEAST
    for persuader in persuaders:
        speaker = s.senator(persuader)
        talents = speaker.talents
        power = persuasiveness(speaker)
        for one in wards:
            plain = power - one.held
            bribe = min(talents, max(0, BRIBE_MOST - plain))
            answer = one.left_of(plain + bribe)
            if answer < most_answered and plain < most_plain:
                continue
            most_answered = max(most_answered, answer)
            most_plain = max(most_plain, plain)
            if answer == DEFENDS_TO and not one.spent:
                # More than this the other side would take away again.
                bribe = max(0, DEFENDS_TO - plain)
            found.append(Attempt(persuader, one.target, bribe, plain, answer))
    return found


@rule("R 4.04.2", "R 4.01.3")
def best_attempt(s: RepublicState, faction: int, silent: bool) -> Attempt | None:
    """The attempt that a guideline makes, with the highest base number for least money, if any is
    worth it. With a card that nobody can answer one is made whatever it is worth.
    """
    persuaders = in_rome(s, faction)
    wards = [ward(s, target, silent) for target in targets(s, faction)] if persuaders else []
    if not wards:
        return None
    if any(0 <= s.senator(one.target).faction < s.seats for one in wards):
        # What a player has in his treasury may tell in what a Neutral does.
        s.learns(EVERYONE)
    found = attempts(s, persuaders, wards)
    answered = max([one.answer for one in found])
    plain = max([one.plain for one in found])
    if answered >= BRIBE_REACHES:
        left = [one for one in found if one.answer == answered]
        least = min([one.bribe for one in left])
        left = [one for one in left if one.bribe == least]
    elif plain < TRIES_FROM and not silent:
        return None
    else:
        left = [one for one in found if one.plain == plain]
        for one in left:
            one.bribe = 0
    return _most_powerful(s, left)


@rule("R 4.04.2", "R 1.04.8")
def _most_powerful(s: RepublicState, left: list[Attempt]) -> Attempt:
    """Of attempts worth the same that on the most powerful target, then of the faction with most
    votes, then by lot.
    """
    numbers = list(range(len(left)))
    numbers = best(numbers, [_power(s, left[n].target) for n in numbers])
    numbers = best(numbers, [_votes_behind(s, left[n].target) for n in numbers])
    return left[drawn_by_lot(s, numbers)]


def _power(s: RepublicState, slot: int) -> int:
    card = printed(s.senator(slot))
    return card.oratory + card.military


def _votes_behind(s: RepublicState, slot: int) -> int:
    owner = s.senator(slot).faction
    return votes_in_rome(s, owner) if owner != NONE else 0


@rule("R 4.04.2", "R 4.07.7")
def persuasion(s: RepublicState, prompt: Prompt) -> Move:
    """Whom a Neutral tries to persuade: with a card that it has, or openly, or nobody."""
    assert isinstance(prompt, Form)
    ways = prompt.field([])
    assert isinstance(ways, Choose)
    cards = [way for way in CARDS if way in ways.options]
    found = best_attempt(s, prompt.of, bool(cards))
    if found is None:
        guided(s, prompt.of, "republic-neutral-persuades-nobody", "R 4.04.2")
        return [STOP]
    told = {
        "person": who(s, found.persuader), "target": who(s, found.target), "talents": found.bribe,
    }  # fmt: skip
    guided(s, prompt.of, "republic-neutral-persuades", "R 4.07.7" if cards else "R 4.04.2", told)
    return [
        cards[0] if cards else OPENLY,
        code("senator", SENATOR, found.persuader),
        code("target", SENATOR, found.target),
        found.bribe,
    ]


@rule("R 4.04.21")
def counter(s: RepublicState, prompt: Prompt) -> Move:
    """What a Neutral lays against an attempt: for its own senators alone, and just enough."""
    assert isinstance(prompt, Amount)
    frame = s.stack[-1]
    assert isinstance(frame, PersuasionFrame)
    base = frame.base(s)
    own = s.senator(frame.target).faction == prompt.of
    if not own or base <= DEFENDS_TO or not can_defend(s, prompt.of, base):
        return [0]
    told = {"target": who(s, frame.target), "talents": base - DEFENDS_TO}
    guided(s, prompt.of, "republic-neutral-defends", "R 4.04.21", told)
    return [base - DEFENDS_TO]


@rule("R 4.04.2", "R 4.04.21")
def persist(s: RepublicState, prompt: Prompt) -> Move:
    """A Neutral bribes once: it throws the dice."""
    return [ROLL]
