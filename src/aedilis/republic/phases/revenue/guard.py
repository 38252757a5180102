"""The Open Bodyguard: played in the Revenue Phase, and paid in each (rules 1.07.35, 1.09.73)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.hand import at_hand
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import OPEN_BODYGUARD
from aedilis.republic.phases.revenue.books import has_free_purse
from aedilis.republic.rules.bodyguard import guard_leaves
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import gain_popularity, in_rome, who
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.table import REVENUE, RepublicState
from aedilis.republic.state.zones import PLAY

GUARD: Final = verb("guard")


@rule("R 1.07.35", "R 1.09.73", "R VII.bodyguard")
def guard_options(s: RepublicState, seat: int) -> list[int]:
    """Playing the card: for whoever holds it and has a senator in Rome, in the Revenue Phase."""
    may = s.phase == REVENUE and at_hand(s, seat, OPEN_BODYGUARD) and in_rome(s, seat)
    return [GUARD] if may else []


def guard_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Whom it protects."""
    if len(done) > 1:
        return None
    options = senators("target", in_rome(s, seat))
    return Choose(seat, "republic-ask-guard", "R 1.07.35", options)


@rule("R 1.07.35")
def play_guard(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """The card lies with a senator from now on."""
    number = at_hand(s, seat, OPEN_BODYGUARD)[0]
    s.factions[seat].hand.remove(number)
    s.zone[number] = PLAY
    s.guarded = senator(move[1])
    if s.log is not None:
        s.note("republic-guarded", seat, {"person": who(s, s.guarded), "card": number})


@rule("R 1.07.35", "R 1.07.31")
def pay_guard(s: RepublicState) -> None:
    """Whom it protects pays for it at the end of the phase and is the less liked; if he cannot pay,
    or his money may not move, the card is discarded.
    """
    if s.guarded == NONE:
        return
    one = s.senator(s.guarded)
    card = INTRIGUES[OPEN_BODYGUARD]
    if has_free_purse(one) and one.talents >= -card.talents:
        pay(s, s.guarded, BANK, -card.talents)
        gain_popularity(one, card.popularity)
        if s.log is not None:
            told = {"person": who(s, s.guarded), "talents": -card.talents}
            s.note("republic-guard-paid", one.faction, {**told, "popularity": -card.popularity})
        return
    if s.log is not None:
        s.note("republic-guard-leaves", one.faction, {"person": who(s, s.guarded)})
    guard_leaves(s)
