"""Games for the people (rule 1.07.6)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import GAMES
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import gain_popularity, of_faction, who
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.state.choices import GAMES as GAMES_FROM
from aedilis.republic.state.choices import STOP, code, index, senator, senators, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL

HOLD: Final = verb("games")
CHEAPEST: Final = min(one.talents for one in GAMES)


@rule("R 1.07.6", "R VII.bank-vs-treasury")
def sponsors(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction, wherever they are, who can pay for games themselves."""
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.talents >= CHEAPEST and one.place not in (CAPTIVE, REBEL)
    ]


@rule("R 1.07.6")
def games_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The fields: who holds which games; or nobody."""
    if not done:
        return Choose(seat, "republic-ask-games", "R 1.07.6", [HOLD, STOP])
    if done[0] == STOP or len(done) == 3:
        return None
    if len(done) == 1:
        options = senators("senator", sponsors(s, seat))
        return Choose(seat, "republic-ask-sponsor", "R 1.07.6", options)
    purse = s.senator(senator(done[1])).talents
    kinds = [code("games", GAMES_FROM, one.index) for one in GAMES if one.talents <= purse]
    return Choose(seat, "republic-ask-kind-of-games", "R 1.07.6", kinds)


@rule("R 1.07.6")
def hold_games(s: RepublicState, move: Sequence[int]) -> None:
    """The sponsor pays the bank; he is more popular, and there is less unrest."""
    slot, kind = senator(move[1]), GAMES[index(move[2], GAMES_FROM)]
    pay(s, slot, BANK, kind.talents)
    gain_popularity(s.senator(slot), kind.popularity)
    change_unrest(s, kind.unrest)
    if s.log is not None:
        told = {"person": who(s, slot), "games": kind.index, "talents": kind.talents}
        s.note("republic-games", s.senator(slot).faction, told)
