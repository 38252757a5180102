"""Cards against a Tribune that has been used: Graft, Murder of a Tribune, and Mob Incited to
Violence, which avenges him (rule 1.07.35).

A Tribune waits on the stack while he may be silenced; whoever did it, or tried, waits there while
the mob may be incited against him.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.named import EVIL_OMENS, GRAFT, MOB_INCITED, MURDER
from aedilis.republic.phases.senate.floor import controller, keep_chair
from aedilis.republic.phases.senate.punishment import drawn
from aedilis.republic.phases.senate.tribunes import TribuneFrame
from aedilis.republic.rules.death import die
from aedilis.republic.rules.laws import may_be_held, throw_away
from aedilis.republic.rules.moments import HoldFrame, hold
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import any_in_rome, gain_popularity, in_rome, oratory, who
from aedilis.republic.rules.rolls import count_under_omens
from aedilis.republic.state.choices import NO, YES, senator, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

BRIBE: Final = verb("graft")
KILL: Final = verb("murder")
INCITE: Final = verb("mob")


def threatened(s: RepublicState) -> TribuneFrame | None:
    """The Tribune that can be silenced now; None if there is none."""
    if len(s.stack) < 2:
        return None
    waiting, frame = s.stack[-1], s.stack[-2]
    if isinstance(waiting, HoldFrame) and waiting.moment == "tribune":
        return frame if isinstance(frame, TribuneFrame) else None
    return None


def roll(s: RepublicState) -> tuple[int, int]:
    """A die as it falls, and what it comes to under the omens."""
    thrown = s.dice.die()
    return thrown, count_under_omens(s, thrown)


@rule("R 1.07.35")
def payers(s: RepublicState, seat: int) -> list[int]:
    """The slots of those of a faction who may have enough to buy a Tribune off."""
    least = 1 - s.events[EVIL_OMENS]
    return [slot for slot in in_rome(s, seat) if s.senator(slot).talents >= least]


@rule("R 1.07.35", "R 1.09.15", "R 1.09.823")
def silence_options(s: RepublicState, seat: int) -> list[int]:
    """The cards of a hand that can silence the Tribune of another faction now, or avenge him."""
    if controller(s, seat) != seat:
        return []
    tribune = threatened(s)
    found: list[int] = []
    if tribune is not None and tribune.seat != seat:
        if at_hand(s, seat, GRAFT) and payers(s, seat):
            found.append(BRIBE)
        if at_hand(s, seat, MURDER) and any_in_rome(s, seat):
            found.append(KILL)
    attacker = attacker_of_tribune(s)
    if attacker not in (seat, -1) and at_hand(s, seat, MOB_INCITED) and any_in_rome(s, seat):
        found.append(INCITE)
    return found


def silence_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Who of the faction pays, murders or speaks to the mob."""
    if len(done) > 1:
        return None
    if done[0] == BRIBE:
        slots = senators("senator", payers(s, seat))
        return Choose(seat, "republic-ask-graft", "R 1.07.35", slots)
    key = "republic-ask-murder" if done[0] == KILL else "republic-ask-mob"
    return Choose(seat, key, "R 1.07.35", senators("senator", in_rome(s, seat)))


def play_on_tribune(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A card is played."""
    slot = senator(move[1])
    if move[0] == BRIBE:
        bribe(s, seat, slot)
    elif move[0] == KILL:
        murder(s, seat, slot)
    else:
        incite(s, seat, slot)


@rule("R 1.07.35")
def bribe(s: RepublicState, seat: int, slot: int) -> None:
    """The price of a Tribune is thrown; the senator may pay it or not. The card is gone."""
    throw_away(s, seat, at_hand(s, seat, GRAFT)[0])
    thrown, price = roll(s)
    if s.log is not None:
        told = {"person": who(s, slot), "dice": thrown, "talents": price}
        s.note("republic-graft", seat, told)
    s.stack.append(GraftFrame(seat, slot, price))


@rule("R 1.07.35")
def murder(s: RepublicState, seat: int, slot: int) -> None:
    """An even throw silences the Tribune; whoever had him attacked is the less popular for it."""
    throw_away(s, seat, at_hand(s, seat, MURDER)[0])
    thrown, total = roll(s)
    gain_popularity(s.senator(slot), -total)
    done = total % 2 == 0
    if s.log is not None:
        told = {"person": who(s, slot), "dice": thrown, "total": total}
        s.note("republic-murder" if done else "republic-murder-failed", seat, told)
    attacked(s, seat, done)


def attacked(s: RepublicState, seat: int, done: bool) -> None:
    """A Tribune was attacked by a faction, and is silenced if it was `done`. The mob may rise."""
    if done:
        tribune = threatened(s)
        assert tribune is not None
        tribune.silence(seat)
        s.stack.pop()
    if may_be_held(s, MOB_INCITED):
        s.stack.append(SilencedFrame(seat))
        hold(s, "silenced", True)


cite("R 1.07.35")


class GraftFrame(RepublicFrame):
    """A senator decides whether to pay the price of a Tribune."""

    __slots__ = ("price", "seat", "slot")

    def __init__(self, seat: int, slot: int, price: int) -> None:
        self.seat = seat
        self.slot = slot
        self.price = price

    def kind(self) -> str:
        return "graft"

    def fields(self) -> list[object]:
        return [self.seat, self.slot, self.price]

    def advance(self, state: RepublicState) -> bool:
        if state.senator(self.slot).talents >= self.price:
            return False
        self._end(state, False)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        prompt = Choose(self.seat, "republic-ask-graft-price", "R 1.07.35", [YES, NO])
        prompt.params = {"person": who(state, self.slot), "talents": self.price}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == YES:
            pay(state, self.slot, BANK, self.price)
        self._end(state, move[0] == YES)

    def _end(self, s: RepublicState, paid: bool) -> None:
        s.stack.pop()
        if s.log is not None:
            told = {"person": who(s, self.slot), "talents": self.price}
            s.note("republic-graft-paid" if paid else "republic-graft-refused", self.seat, told)
        attacked(s, self.seat, paid)


# -- the mob ---------------------------------------------------------------------------------------


cite("R 1.07.35")


class SilencedFrame(RepublicFrame):
    """A faction has attacked a Tribune; the mob may be incited against it now."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "silenced"

    def fields(self) -> list[object]:
        return [self.seat]

    def said_by(self, state: RepublicState) -> int:
        return self.seat

    def advance(self, state: RepublicState) -> bool:
        state.stack.pop()
        return True


def attacker_of_tribune(s: RepublicState) -> int:
    """The seat against which the mob can be incited now; -1 if there is none."""
    if len(s.stack) < 2:
        return -1
    waiting, frame = s.stack[-1], s.stack[-2]
    if isinstance(waiting, HoldFrame) and waiting.moment == "silenced":
        return frame.seat if isinstance(frame, SilencedFrame) else -1
    return -1


@rule("R 1.07.35")
def incite(s: RepublicState, seat: int, slot: int) -> None:
    """The mob is incited against who has attacked a Tribune."""
    attacker = attacker_of_tribune(s)
    # There is no second mob: whoever was waited for need not be any more.
    s.stack.pop()
    s.stack.pop()
    rise(s, seat, slot, attacker)


@rule("R 1.07.35", "R 1.05.21")
def rise(s: RepublicState, seat: int, slot: int, attacker: int) -> None:
    """The better the speaker, the more chits threaten the attacker's senators in Rome."""
    throw_away(s, seat, at_hand(s, seat, MOB_INCITED)[0])
    thrown, total = roll(s)
    count = total + oratory(s.senator(slot))
    if s.log is not None:
        told = {"person": who(s, slot), "dice": thrown, "count": count, "to": [attacker]}
        s.note("republic-mob-incited", seat, told)
    for victim in drawn(s, count, in_rome(s, attacker)):
        die(s, victim)
    keep_chair(s)
