"""How a game ends (rules G.end, G.b.forum): looked for after every change that may bring it
about.
"""

from aedilis.glory.definitions.cards import (
    FORUM,
    LABORER,
    LUDUS_MAGNA,
    MERCHANT,
    STOREROOM,
)
from aedilis.glory.rules.scoring import best
from aedilis.glory.state.table import END_FORUM, END_NONE, Camp, GloryState
from aedilis.glory.state.zones import ALL_MATERIALS, count_materials, materials_in
from aedilis.kernel.rule import rule


@rule("G.end.1", "G.end.3", "G.end.6", "G.end.7", "G.score.1")
def settle(s: GloryState) -> None:
    """End the game if it is won or a condition is fulfilled. A Forum win goes before every other
    end.
    """
    s.flagged = False
    winners = forum_winners(s)
    if winners:
        s.ending = END_FORUM
        finish(s, winners)
    elif s.ending != END_NONE:
        _keep_drawn(s)  # before the count, since cards in hand break ties
        finish(s, best(s, list(range(s.seats))))


@rule("G.end.4", "G.b.forum.1", "G.b.forum.4", "G.b.forum.5")
def forum_winners(s: GloryState) -> list[int]:
    """The seat that wins by Forum now; of several that qualify together the one with the most
    points.
    """
    qualified = [
        seat
        for seat, camp in enumerate(s.camps)
        if camp.active >> FORUM & 1 and forum_ready(s, camp)
    ]
    return best(s, qualified) if len(qualified) > 1 else qualified


@rule("G.b.forum.2", "G.b.forum.3")
def forum_ready(s: GloryState, camp: Camp) -> bool:
    """Whether the clients fill all six roles, each client one of them (and the edition's materials
    are there).

    A client fills its own role. With Ludus Magna a merchant may fill any; with Storeroom any client
    may be the laborer. Because the two exceptions are so regular the matching can be counted: every
    other role keeps one client of its own if it has one, merchants to spare fill gaps, anybody to
    spare is the laborer.
    """
    if len(camp.clientele) < 6:
        return False
    counts = count_materials(camp.clientele)
    if s.rules.forum_needs_materials and materials_in(camp.stockpile) != ALL_MATERIALS:
        return False
    gaps = [role for role in range(6) if counts[role] == 0]
    # Whoever is to spare beyond one client for each other role can take the laborer's place, and
    # with six clients there is always such a one.
    if LABORER in gaps and camp.active >> STOREROOM & 1:
        gaps.remove(LABORER)
    if not gaps:
        return True
    return bool(camp.active >> LUDUS_MAGNA & 1) and counts[MERCHANT] - 1 >= len(gaps)


@rule("G.end.6")
def finish(s: GloryState, winners: list[int]) -> None:
    """Stop at once: nothing more is done."""
    _keep_drawn(s)
    s.over = True
    s.winners = winners
    s.stack.clear()
    s.asked = None
    if s.log is not None:
        s.note("glory-over", -1, {"ending": s.ending, "winners": list(winners)})


@rule("G.end.1")
def _keep_drawn(s: GloryState) -> None:
    """A card drawn with Fountain and not yet placed when the game ends belongs to the hand."""
    for camp in s.camps:
        if camp.drawn >= 0:
            camp.hand.append(camp.drawn)
            camp.hand.sort()
            camp.drawn = -1
