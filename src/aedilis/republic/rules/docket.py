"""Laws on their way to a vote: played, back in the hand, or out of the game (rule 2.06.2)."""

from bisect import insort

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DOUBLE_KNIGHTS_ON_LAWS, NONE
from aedilis.republic.definitions.components import LAWS, STATESMEN
from aedilis.republic.rules.persons import has, votes
from aedilis.republic.state.docket import BY, LAW
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD, HAND, PLAY, REMOVED


@rule("R 2.06.2")
def lay_open(s: RepublicState, seat: int, law: int) -> None:
    """A law goes from a hand to the table, where it lies until it is decided."""
    number = LAWS[law].card
    s.factions[seat].hand.remove(number)
    s.zone[number] = PLAY


@rule("R 2.06.2")
def take_back(s: RepublicState, seat: int, law: int) -> None:
    """A law that is not voted on goes back to the hand it came from, if that is still there."""
    number = LAWS[law].card
    if s.log is not None:
        s.note("republic-law-back", seat, {"law": law})
    if s.factions[seat].gone:
        s.zone[number] = DISCARD
        s.discards.append(number)
        return
    insort(s.factions[seat].hand, number)
    s.zone[number] = HAND


@rule("R 2.06.2")
def strike_out(s: RepublicState, law: int) -> None:
    """A law that was rejected is out of the game."""
    s.zone[LAWS[law].card] = REMOVED


def recall_laws(s: RepublicState) -> None:
    """The sitting ends: laws that still wait go back to the hands they came from."""
    if s.docket is not None:
        for one in s.docket.queue:
            take_back(s, one[BY], one[LAW])
        s.docket.queue = []


@rule("R 2.06.2")
def votes_on_law(one: Senator) -> int:
    """The votes of a senator on a law before any are bought: some statesmen have more."""
    if one.statesman == NONE:
        return votes(one)
    knights = one.knights if has(one, DOUBLE_KNIGHTS_ON_LAWS) else 0
    return votes(one) + knights + STATESMEN[one.statesman].law_votes
