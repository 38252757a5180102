"""What scenario files can read of one thing: a person, a seat, a war, a province, or a place where
forces stand.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CONCESSIONS,
    LEADERS,
    OFFICES,
    PROVINCES,
    card_word,
)
from aedilis.republic.phases.revenue.books import held
from aedilis.republic.rules.armies import fleets_at, is_veteran, legions_at
from aedilis.republic.rules.camps import the_rising
from aedilis.republic.rules.college import is_priest
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.frontier import the_frontier
from aedilis.republic.rules.persons import (
    in_play,
    of_faction,
    oratory,
    printed,
    votes,
    votes_in_rome,
)
from aedilis.republic.rules.veterans import discharged
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import (
    disaster_numbers,
    land_strength,
    leaders_on,
    naval_strength,
    standoff_numbers,
    support,
    the_front,
)
from aedilis.republic.state.choices import WAR
from aedilis.republic.state.person import Senator
from aedilis.republic.state.rising import CAMPS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    FIELD,
    MARKS,
    PLACES,
    POOL,
    PROVINCE,
    ROME,
    STATUSES,
    UNDER,
)
from aedilis.republic.words import FIXED

NOBODY: Final = "nobody"

Of = Callable[[RepublicState, int], object]
"""Reads one thing of a person, a seat, a war or a province, which is told by its number."""


def who_sits(s: RepublicState, slot: int) -> str:
    """The word for who sits in a slot, and for nobody."""
    return printed(s.senator(slot)).id if slot != NONE else NOBODY


def all_sit(s: RepublicState, slots: Sequence[int]) -> list[str]:
    """The words for who sits in some slots."""
    return [who_sits(s, slot) for slot in slots]


def card_words(numbers: Sequence[int]) -> list[str]:
    """The words for some cards."""
    return [card_word(number) for number in numbers]


def _units(place: Callable[[int], int]) -> dict[str, Of]:
    """The forces of a place, which follows from the number of what is read."""
    return {
        "legions": lambda s, n: sum(not is_veteran(s, x) for x in legions_at(s, place(n))),
        "veterans": lambda s, n: sum(is_veteran(s, x) for x in legions_at(s, place(n))),
        "fleets": lambda s, n: len(fleets_at(s, place(n))),
    }


def _at(s: RepublicState, slot: int) -> object:
    one = s.senator(slot)
    if one.place == PROVINCE:
        return PROVINCES[one.at].id
    return FIXED[WAR + one.at] if one.place in (FIELD, CAPTIVE) else NOBODY


def _place(s: RepublicState, slot: int) -> str:
    one = s.senator(slot)
    return "forum" if one.place == ROME and one.faction == NONE else PLACES[one.place]


PERSON: Final[Mapping[str, Of]] = {
    "influence": lambda s, n: s.senator(n).influence,
    "popularity": lambda s, n: s.senator(n).popularity,
    "knights": lambda s, n: s.senator(n).knights,
    "talents": lambda s, n: s.senator(n).talents,
    "votes": lambda s, n: votes(s.senator(n)),
    "offices": lambda s, n: [x.id for x in OFFICES if s.senator(n).offices >> x.index & 1],
    "marks": lambda s, n: [word for i, word in enumerate(MARKS) if s.senator(n).marks >> i & 1],
    "priest": is_priest,
    "place": _place,
    "at": _at,
    "concessions": lambda s, n: [CONCESSIONS[x].id for x in of_senator(s, n)],
    "exposed": lambda s, n: [CONCESSIONS[x].id for x in of_senator(s, n) if s.exposed >> x & 1],
    "loyal": lambda s, n: sum(patron == n for patron in s.loyal),
    "oratory": lambda s, n: oratory(s.senator(n)),
    "discharged": lambda s, n: len(discharged(s, n)),
    "with_family": lambda s, n: s.senator(n).statesman != NONE and s.senator(n).family != NONE,
    **_units(lambda slot: UNDER + slot),
}
SEAT: Final[Mapping[str, Of]] = {
    "treasury": lambda s, n: s.factions[n].treasury,
    "hand": lambda s, n: card_words(s.factions[n].hand),
    "hand_size": lambda s, n: len(s.factions[n].hand),
    "leader": lambda s, n: who_sits(s, s.factions[n].leader),
    "senators": lambda s, n: all_sit(s, [slot for slot, _ in of_faction(s, n)]),
    "influence": faction_influence,
    "votes": votes_in_rome,
    "gone": lambda s, n: s.factions[n].gone,
    "answerable": lambda s, n: s.college is not None and s.college.answerable == n,
}
WARS_OF: Final[Mapping[str, Of]] = {
    "status": lambda s, n: STATUSES[the_front(s, n).status],
    "land": land_strength,
    "naval": naval_strength,
    "support": lambda s, n: support(n),
    "disaster": lambda s, n: sorted(set().union(*disaster_numbers(s, n))),
    "standoff": lambda s, n: sorted(set().union(*standoff_numbers(s, n))),
    "leaders": lambda s, n: [LEADERS[x].id for x in leaders_on(s, n)],
    "naval_won": lambda s, n: the_front(s, n).naval_won,
    "revolt": lambda s, n: the_front(s, n).revolt,
    "unprosecuted": lambda s, n: the_front(s, n).unprosecuted,
    "commanders": lambda s, n: [who_sits(s, x) for x, one in in_play(s) if _commands(one, n)],
    "captives": lambda s, n: [
        who_sits(s, x) for x, one in in_play(s) if (one.place, one.at) == (CAPTIVE, n)
    ],
    **_units(lambda war: AT_WAR + war),
}
CAMP: Final[Mapping[str, Of]] = {
    "camp": lambda s, n: CAMPS[the_rising(s).camp[n]],
    "naval_won": lambda s, n: bool(the_rising(s).naval_won >> n & 1),
}
"""Of a rebel governor's province: where his forces are, and whether his fleet is beaten."""
OWN_FORCES: Final[Mapping[str, Of]] = {
    "own_troops": lambda s, n: the_frontier(s).troops[n],
    "own_fleets": lambda s, n: the_frontier(s).fleets[n],
    "ally": lambda s, n: _ally(the_frontier(s).ally[n]),
}
"""What a province has of its own, and the war that it is in league with."""
PROVINCES_OF: Final[Mapping[str, Of]] = {
    "developed": lambda s, n: held(s, n).developed,
    "governor": lambda s, n: who_sits(s, held(s, n).governor),
    "term": lambda s, n: held(s, n).term,
    "legate": lambda s, n: held(s, n).legate,
    "overrun": lambda s, n: held(s, n).overrun,
    "disorder": lambda s, n: held(s, n).disorder,
    **OWN_FORCES,
    **CAMP,
    **_units(lambda province: AT_PROVINCE + province),
}


def _ally(war: int) -> object:
    return FIXED[WAR + war] if war != NONE else NOBODY


def _commands(one: Senator, war: int) -> bool:
    return (one.place, one.at) == (FIELD, war) and one.serial > 0


ROME_OF: Final = _units(lambda _: BARRACKS)
POOL_OF: Final = _units(lambda _: POOL)
