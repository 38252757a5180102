"""Elections of Consuls."""

from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import name
from tests.republic.setup.senate import finish_vote, propose
from tests.republic.setup.trials import do


def elect(s: RepublicState, first: int, second: int) -> RepublicState:
    """Faction 0 presides, and two are elected Consuls."""
    propose(s, 0, "consuls", first=name(s, first), second=name(s, second))
    return finish_vote(s, "yes")


def settle_posts(s: RepublicState, first: int, second: int) -> RepublicState:
    """Two Consuls of different factions, the first takes Rome."""
    do(s, s.senator(first).faction, office="rome_consul")
    return do(s, s.senator(second).faction, office="field_consul")
