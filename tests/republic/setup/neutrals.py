"""Tables of one or two people with just those senators that a test wants, and known dice."""

from aedilis.kernel.dice import DICE, stream
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CARD_IDS, STATESMEN, index_of
from aedilis.republic.definitions.named import (
    CONSERVATIVES,
    IMPERIALS,
    PLUTOCRATS,
    POPULISTS,
)
from aedilis.republic.rules.persons import enter_family, enter_statesman
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import HAND, PLAY

YOU = 0
IMPERIAL, PLUTOCRAT, CONSERVATIVE, POPULIST = (
    1 + one for one in (IMPERIALS, PLUTOCRATS, CONSERVATIVES, POPULISTS)
)


def bare(seats: int = 1, scenario: str = "early") -> RepublicState:
    """A table in its first turn with nobody at it yet."""
    s = RepublicState(index_of("scenario", scenario), seats, stream("bare", "game"))
    s.turn = 1
    s.log = []
    return s


def member(s: RepublicState, faction: int, name: str, influence: int = -1, talents: int = 0) -> int:
    """A senator of a faction, in Rome; gives his slot."""
    if index_of("statesman", name) != NONE:
        slot = enter_statesman(s, faction, index_of("statesman", name))
        s.zone[STATESMEN[index_of("statesman", name)].card] = PLAY
    else:
        slot = enter_family(s, index_of("family", name), faction)
    one = s.senator(slot)
    one.influence = influence if influence >= 0 else one.influence
    one.talents = talents
    s.bank -= talents
    return slot


def chest(s: RepublicState, faction: int, talents: int) -> None:
    """A faction has so much in its treasury."""
    s.bank -= talents - s.factions[faction].treasury
    s.factions[faction].treasury = talents


def holds(s: RepublicState, faction: int, card: str) -> int:
    """A faction holds a card; gives its number."""
    number = next(one for one in CARD_IDS[card] if s.zone[one] != HAND)
    s.factions[faction].hand.append(number)
    s.factions[faction].hand.sort()
    s.zone[number] = HAND
    return number


def throws(s: RepublicState, *dice: int) -> None:
    """The dice that come next."""
    s.dice.queues = {DICE: list(dice)}


def named(s: RepublicState, key: str) -> list[dict[str, object]]:
    """The parameters of all events with a key."""
    return [dict(event.params) for event in s.log or [] if event.key == key]
