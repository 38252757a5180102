"""Captives come home for money (rule 1.10.71): a move out of turn of their factions."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.numbers import RANSOM_MINIMUM, RANSOM_PER_INFLUENCE
from aedilis.republic.rules.abroad import come_home
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import in_play, of_faction, who
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, RAIDERS

RANSOM: Final = verb("ransom")


@rule("R 1.10.71")
def ransom(s: RepublicState, slot: int) -> int:
    """What a captive costs now."""
    return max(RANSOM_MINIMUM, RANSOM_PER_INFLUENCE * s.senator(slot).influence)


@rule("R 1.10.71", "R 1.06.31")
def redeemable(s: RepublicState, seat: int) -> list[int]:
    """The captives whom a faction can pay for, from their own purse and its treasury together."""
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.place == CAPTIVE and one.talents + s.factions[seat].treasury >= ransom(s, slot)
    ]


@rule("R 1.10.71")
def ransom_options(s: RepublicState, seat: int) -> list[int]:
    """Whether a faction may ransom somebody now."""
    return [RANSOM] if redeemable(s, seat) else []


@rule("R 1.10.71")
def ransom_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Whom, and how much of it he pays himself; the faction's treasury pays the rest."""
    if len(done) == 1:
        options = senators("senator", redeemable(s, seat))
        return Choose(seat, "republic-ask-ransom", "R 1.10.71", options)
    if len(done) == 2:
        slot = senator(done[1])
        price = ransom(s, slot)
        low = max(0, price - s.factions[seat].treasury)
        high = min(price, s.senator(slot).talents)
        prompt = Amount(seat, "republic-ask-ransom-own", "R 1.10.71", "personal", low, high)
        prompt.params = {"person": who(s, slot), "talents": price}
        return prompt
    return None


@rule("R 1.10.71", "R 1.06.31")
def pay_ransom(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """He is paid for, and is in Rome at once."""
    slot, own = senator(move[1]), move[2]
    price = ransom(s, slot)
    pay(s, slot, BANK, own)
    pay(s, FACTION + seat, BANK, price - own)
    come_home(s, slot)
    if s.log is not None:
        s.note("republic-ransomed", seat, {"person": who(s, slot), "talents": price})


@rule("R 1.10.71", "R 1.07.1")
def raiders_kill(s: RepublicState) -> None:
    """Nobody is ransomed from barbarian raiders any more once the Forum Phase begins, or by another
    reading the Senate's.
    """
    if not s.called().captive:
        return
    for slot, one in in_play(s):
        if one.place == CAPTIVE and one.at == RAIDERS:
            die(s, slot)
