"""What becomes of an assassin who is caught, and of his faction (rules 1.05.4, 1.09.74)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.leaving import eliminate
from aedilis.republic.rules.chits import chits_strike
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import in_rome, of_faction, who
from aedilis.republic.state.table import RepublicState


@rule("R 1.09.74", "R 1.05.3", "R 1.05.4")
def execute(s: RepublicState, slot: int) -> None:
    """An assassin, his leader or an accomplice is put to death; his family does not stay.

    If he was the last of his faction, it is out of the game.
    """
    seat = s.senator(slot).faction
    last = all(member == slot for member, _ in of_faction(s, seat))
    if last:
        # Told beforehand, so that nobody is called from the Curia for it.
        s.factions[seat].gone = True
    if s.log is not None:
        s.note("republic-assassin-executed", seat, {"person": who(s, slot)})
    die(s, slot, heir=False)
    if last:
        eliminate(s, seat)
        if s.log is not None:
            s.note("republic-eliminated", seat)


@rule("R 1.09.74")
def accomplices(s: RepublicState, seat: int, popularity: int) -> None:
    """As many mortality chits as the target was popular; whom they name of the assassin's faction
    in Rome is executed too.
    """
    for slot in drawn(s, popularity, in_rome(s, seat)):
        execute(s, slot)


@rule("R 1.05.21", "R 1.05.22")
def drawn(s: RepublicState, count: int, threatened: list[int]) -> list[int]:
    """Draw mortality chits, and give the slots they name among those they threaten, in order."""
    struck = chits_strike(s, threatened, count)
    return [slot for slot in dict.fromkeys(struck) if slot != NONE]
