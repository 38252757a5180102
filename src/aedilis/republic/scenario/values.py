"""What the words of `then` in scenario files mean: values read from a position, as plain words.

Everything is read from the state itself, hidden parts too: a scenario is told by someone who sees
the whole table.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from aedilis.kernel.game import Game
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.republic.definitions.codes import ERAS, NONE
from aedilis.republic.definitions.components import (
    CARD_IDS,
    CONCESSIONS,
    EVENTS,
    FORUM_EVENTS,
    LAND_BILLS,
    LEADERS,
    OFFICES,
    PROVINCES,
    WARS,
    card,
    card_word,
    index_of,
)
from aedilis.republic.phases.revenue.books import held
from aedilis.republic.phases.senate.vote import VoteFrame, the_vote
from aedilis.republic.rules.alliance import exists
from aedilis.republic.rules.armies import fleets_at, is_veteran, legions_at
from aedilis.republic.rules.camps import the_rising
from aedilis.republic.rules.college import is_priest, pontifex, priests
from aedilis.republic.rules.concessions import in_forum, of_senator
from aedilis.republic.rules.frontier import the_frontier
from aedilis.republic.rules.persons import (
    hrao,
    in_play,
    in_the_forum,
    of_faction,
    oratory,
    printed,
    votes,
    votes_in_rome,
)
from aedilis.republic.rules.veterans import discharged
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import (
    active_wars,
    disaster_numbers,
    land_strength,
    leaders_on,
    naval_strength,
    standoff_numbers,
    support,
    the_front,
)
from aedilis.republic.scenario.camps import COALITION_OF
from aedilis.republic.state.agreement import FATES, STATES
from aedilis.republic.state.choices import WAR
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.rising import CAMPS
from aedilis.republic.state.table import PHASES, RepublicState, Senator
from aedilis.republic.state.words import FIXED, PERSONS, slot_of
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    FIELD,
    FORUM,
    MARKS,
    PLACES,
    POOL,
    PROVINCE,
    REBEL,
    REMOVED,
    ROME,
    STATUSES,
    UNDER,
)
from aedilis.republic.state.zones import LAW as IN_FORCE

NOBODY: Final = "nobody"
ASK: Final = "republic-ask-"

Of = Callable[[RepublicState, int], object]
"""Reads one thing of a person, a seat, a war or a province, which is told by its number."""


def means(item: object, word: object) -> bool:
    """Whether a word can mean an item: itself, or the id that copies of a card share."""
    if item == word:
        return True
    return isinstance(item, str) and item.partition(".")[0] == word and word in CARD_IDS


def _who(s: RepublicState, slot: int) -> str:
    return printed(s.senator(slot)).id if slot != NONE else NOBODY


def _all(s: RepublicState, slots: Sequence[int]) -> list[str]:
    return [_who(s, slot) for slot in slots]


def _cards(numbers: Sequence[int]) -> list[str]:
    return [card_word(number) for number in numbers]


def _zone(s: RepublicState, zone: int) -> list[int]:
    return [number for number, where in enumerate(s.zone) if number and where == zone]


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
    "hand": lambda s, n: _cards(s.factions[n].hand),
    "hand_size": lambda s, n: len(s.factions[n].hand),
    "leader": lambda s, n: _who(s, s.factions[n].leader),
    "senators": lambda s, n: _all(s, [slot for slot, _ in of_faction(s, n)]),
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
    "commanders": lambda s, n: [_who(s, x) for x, one in in_play(s) if _commands(one, n)],
    "captives": lambda s, n: [
        _who(s, x) for x, one in in_play(s) if (one.place, one.at) == (CAPTIVE, n)
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
    "governor": lambda s, n: _who(s, held(s, n).governor),
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
VOTE: Final[Mapping[str, Callable[[VoteFrame, RepublicState], object]]] = {
    "what": lambda vote, s: vote.motion.what,
    "yes": lambda vote, s: vote.totals(s)[0],
    "no": lambda vote, s: vote.totals(s)[1],
}

TABLE: Final[Mapping[str, Callable[[RepublicState], object]]] = {
    "turn": lambda s: s.turn,
    "era": lambda s: ERAS[s.era],
    "phase": lambda s: PHASES[s.phase],
    "step": lambda s: s.session.step if s.session is not None else "none",
    "treasury": lambda s: s.treasury,
    "unrest": lambda s: s.unrest,
    "hrao": lambda s: _who(s, hrao(s)),
    "presiding": lambda s: _who(s, s.session.chair if s.session is not None else NONE),
    "persons": lambda s: _all(s, [slot for slot, _ in in_play(s)]),
    "forum": lambda s: _all(s, in_the_forum(s)),
    "concessions": lambda s: [CONCESSIONS[index].id for index in in_forum(s)],
    "bequests": lambda s: [one.id for one in FORUM_EVENTS if s.zone[one.card] == FORUM],
    "curia": lambda s: _cards(s.curia),
    "discards": lambda s: _cards(s.discards),
    "removed": lambda s: _cards(_zone(s, REMOVED)),
    "deck_size": lambda s: s.deck_size(),
    "laws": lambda s: [card(n).id for n in _zone(s, IN_FORCE)],
    "leaders": lambda s: [LEADERS[leader].id for leader in s.leaders],
    "refugees": lambda s: [LEADERS[leader].id for leader in s.refugees],
    "active_wars": active_wars,
    "rebel": lambda s: _who(s, s.rebel),
    "rebels": lambda s: [_who(s, slot) for slot, one in in_play(s) if one.place == REBEL],
    "stalemate": lambda s: the_rising(s).stalemate,
    "consul_for_life": lambda s: _who(s, s.life),
    "guarded": lambda s: _who(s, s.guarded),
    "pontifex": lambda s: _who(s, pontifex(s)),
    "priests": lambda s: _all(s, priests(s)),
    "cleopatra": lambda s: ("nobody", "ally", "enemy")[s.cleopatra],
    "no_recruitment": lambda s: s.no_recruitment,
    "over": lambda s: s.over,
    "ending": lambda s: ENDINGS[s.ending] if s.over else "none",
}
"""What can be read of the table as a whole; a few words more are in `RepublicReader`."""

DEEPER: Final[Mapping[str, Sequence[str]]] = {
    "rome": tuple(ROME_OF),
    "pool": tuple(POOL_OF),
    "vote": tuple(VOTE),
    "asked": ("key", "base"),
    "events": tuple(one.id for one in EVENTS),
    "bills": tuple(str(one.index + 1) for one in LAND_BILLS),
}
"""Words that go on, and with what."""

ALONE: Final = (
    "asked", "events", "bills", "wars", "provinces", "winners", "deals", *COALITION_OF,
)  # fmt: skip
"""Words that may stand alone, though some go on as well."""


class RepublicReader:
    """Reads the words of `then`."""

    centre: Final = (*TABLE, *DEEPER, *ALONE)

    def __init__(self, game: Game[RepublicState]) -> None:
        self.game = game

    # -- which words there are -------------------------------------------------------------------

    def check_word(self, path: Sequence[str], seats: Sequence[str]) -> None:
        """Raise ScenarioError when there is no such word."""
        head, rest = path[0], list(path[1:])
        if head in seats:
            _one_of(rest, SEAT)
        elif head in PERSONS:
            _one_of(rest, [*PERSON, "faction", "in_play"])
        elif head == "wars" and rest:
            war, word = _war_path(rest)
            if not war:
                raise _no_word(rest[0], [*(one.id for one in WARS), "revolt"])
            _one_of(word, WARS_OF)
        elif head == "provinces" and rest:
            if index_of("province", rest[0]) == NONE:
                raise _no_word(rest[0], [one.id for one in PROVINCES])
            _one_of(rest[1:], PROVINCES_OF)
        elif head == "deals" and rest:
            if len(rest) > 2 or not all(word.isdecimal() for word in rest):
                raise ScenarioError("deals goes on with the number of a deal, and of a clause")
        elif head in DEEPER and (rest or head not in ALONE):
            _one_of(rest, DEEPER[head])
        elif head not in TABLE and head not in ALONE:
            raise _no_word(head, [*seats, *dict.fromkeys(self.centre), "can", "cannot"])
        elif rest:
            raise ScenarioError(f"{head} has no words below it")

    # -- what they say ---------------------------------------------------------------------------

    def read(self, s: RepublicState, path: Sequence[str], seats: Sequence[str]) -> object:
        """The value of a known word. Raises KeyError, telling which, for what is not there."""
        head, rest = path[0], path[1:]
        if head in seats:
            return SEAT[rest[0]](s, seats.index(head))
        if head in PERSONS:
            return self._of_person(s, head, rest[0], seats)
        if head in TABLE:
            return TABLE[head](s)
        if head == "wars":
            return _of_wars(s, rest)
        if head == "provinces":
            return _of_provinces(s, rest)
        if head == "rome":
            return ROME_OF[rest[0]](s, 0)
        if head == "pool":
            return POOL_OF[rest[0]](s, 0)
        if head == "winners":
            return [seats[seat] for seat in s.winners]
        if head in COALITION_OF:
            return COALITION_OF[head](s, seats)
        if head == "deals":
            return _of_deals(s, [int(word) for word in rest])
        return self._of_moment(s, head, rest, seats)

    def _of_person(self, s: RepublicState, id_: str, word: str, seats: Sequence[str]) -> object:
        slot = slot_of(s, id_)
        if word == "in_play":
            return slot != NONE
        if slot == NONE:
            raise KeyError(id_)
        if word == "faction":
            faction = s.senator(slot).faction
            return seats[faction] if faction != NONE else NOBODY
        return PERSON[word](s, slot)

    def _of_moment(
        self, s: RepublicState, head: str, rest: Sequence[str], seats: Sequence[str]
    ) -> object:
        if head == "asked":
            asked = self.game.asked(s)
            if rest and rest[0] == "base":
                params = asked[0].params if asked else None
                if params is None or "base" not in params:
                    raise KeyError("base number")
                return params["base"]
            if rest:
                return asked[0].key.removeprefix(ASK) if asked else NOBODY
            return [seats[seat] for seat in self.game.awaited(s)] or [NOBODY]
        if head == "vote":
            vote = the_vote(s)
            if vote is None:
                raise KeyError("vote")
            return VOTE[rest[0]](vote, s)
        if head == "events":
            if rest:
                return s.events[index_of("event", rest[0])]
            return [one.id for one in EVENTS if s.events[one.index]]
        if rest:
            return s.bills[int(rest[0]) - 1]
        return [one.index + 1 for one in LAND_BILLS for _ in range(s.bills[one.index])]


def _one_of(rest: Sequence[str], words: Iterable[str]) -> None:
    if len(rest) != 1 or rest[0] not in words:
        raise _no_word(".".join(rest) or "nothing", words)


def _no_word(word: str, words: Iterable[str]) -> ScenarioError:
    return ScenarioError(f"no such word: {word}; there are: {', '.join(words)}")


def _war_path(rest: Sequence[str]) -> tuple[str, Sequence[str]]:
    """A war, empty if there is none of that name, and what of it. A revolt has two words."""
    if rest[0] == "revolt":
        found = len(rest) > 1 and index_of("province", rest[1]) != NONE
        return (".".join(rest[:2]), rest[2:]) if found else ("", rest)
    return (rest[0], rest[1:]) if index_of("war", rest[0]) != NONE else ("", rest)


def _of_wars(s: RepublicState, rest: Sequence[str]) -> object:
    there = {str(FIXED[WAR + front.war]): front.war for front in s.fronts}
    if not rest:
        return list(there)
    war, word = _war_path(rest)
    if war not in there:
        raise KeyError(war)
    return WARS_OF[word[0]](s, there[war])


def _of_provinces(s: RepublicState, rest: Sequence[str]) -> object:
    if not rest:
        return [one.id for one in PROVINCES if s.holdings[one.index] is not None]
    province = index_of("province", rest[0])
    if s.holdings[province] is None and not (rest[1] in OWN_FORCES and exists(s, province)):
        raise KeyError(rest[0])
    return PROVINCES_OF[rest[1]](s, province)


def _of_deals(s: RepublicState, numbers: Sequence[int]) -> object:
    """The deals by what has become of them; one of them; or one of its clauses."""
    if not numbers:
        return [STATES[deal.state] for deal in s.deals]
    deal = next((one for one in s.deals if one.number == numbers[0]), None)
    if deal is None or (len(numbers) == 2 and not 1 <= numbers[1] <= len(deal.clauses)):
        raise KeyError("deal " + ".".join(str(number) for number in numbers))
    return STATES[deal.state] if len(numbers) == 1 else FATES[deal.clauses[numbers[1] - 1].fate]
