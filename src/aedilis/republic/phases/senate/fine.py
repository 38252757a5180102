"""The fine of the Calpurnian Law, and who may impose it (rule 1.07.36).

It is the Censor's; after the Acilian Law it belongs to the faction with most knights.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import ACILIAN, CALPURNIAN, CENSOR
from aedilis.republic.phases.senate.floor import controller, in_session, may_preside
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.money import BANK, FACTION, balance, pay
from aedilis.republic.rules.persons import (
    gain_influence,
    gain_popularity,
    holder,
    in_rome,
    of_faction,
    who,
)
from aedilis.republic.rules.rolls import count_under_omens
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT, RETURNED

FINE: Final = verb("fine")


@rule("R 1.07.36")
def culprits(s: RepublicState) -> list[int]:
    """The slots of the corrupt governors who have come home this turn."""
    wanted = CORRUPT | RETURNED
    return [slot for slot in in_rome(s) if s.senator(slot).marks & wanted == wanted]


@rule("R 1.07.36", "R 1.04.8")
def finers(s: RepublicState) -> list[int]:
    """The factions that may impose the fine; several, where dice have still to decide."""
    if not in_force(s, ACILIAN):
        censor = holder(s, CENSOR)
        return [s.senator(censor).faction] if may_preside(s, censor) else []
    there = s.playing()
    knights = {seat: sum(one.knights for _, one in of_faction(s, seat)) for seat in there}
    most = max(knights.values())
    first = [seat for seat in there if knights[seat] == most]
    winner = s.sitting().finer
    return [winner] if winner in first else first


@rule("R 1.07.36", "R 1.09.823")
def fine_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, for who decides for a faction that may fine, once a turn."""
    if not in_session(s) or not in_force(s, CALPURNIAN) or s.sitting().fined:
        return []
    mine = [faction for faction in finers(s) if controller(s, faction) == seat]
    return [FINE] if mine and culprits(s) else []


def fine_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Who is fined."""
    if len(done) == 1:
        slots = senators("target", culprits(s))
        return Choose(seat, "republic-ask-fine", "R 1.07.36", slots)
    return None


@rule("R 1.07.36", "R 1.04.8")
def fine(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """The fine is imposed; of factions with as many knights dice choose the one that may do it this
    turn, which then has the word itself if it is another.
    """
    rivals = finers(s)
    if len(rivals) > 1:
        winner = contest(s, rivals)
        s.sitting().finer = winner
        if controller(s, winner) != seat:
            return
    impose(s, seat, senator(move[1]))


def contest(s: RepublicState, seats: list[int]) -> int:
    """Two dice each; the highest wins, and those who tie throw again."""
    while len(seats) > 1:
        throws = [s.dice.die() + s.dice.die() for _ in seats]
        if s.log is not None:
            for seat, total in zip(seats, throws, strict=True):
                s.note("republic-tie-roll", seat, {"total": total})
        best = max(throws)
        seats = [seat for seat, total in zip(seats, throws, strict=True) if total == best]
    return seats[0]


@rule("R 1.07.36")
def impose(s: RepublicState, seat: int, slot: int) -> None:
    """He pays himself, then his faction; what is left over costs him popularity and influence."""
    s.sitting().fined = True
    one = s.senator(slot)
    thrown = s.dice.die()
    owed = count_under_omens(s, thrown)
    own = min(owed, one.talents)
    shared = min(owed - own, balance(s, FACTION + one.faction))
    pay(s, slot, BANK, own)
    pay(s, FACTION + one.faction, BANK, shared)
    left = owed - own - shared
    gain_popularity(one, -left)
    gain_influence(s, slot, -left)
    if s.log is not None:
        told = {"person": who(s, slot), "dice": thrown, "talents": own, "paid": shared}
        s.note("republic-fined", seat, {**told, "left": left})
