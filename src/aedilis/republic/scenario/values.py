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
    PROVINCES,
    WARS,
    card,
    index_of,
)
from aedilis.republic.phases.senate.vote import VoteFrame, the_vote
from aedilis.republic.rules.alliance import exists
from aedilis.republic.rules.camps import the_rising
from aedilis.republic.rules.college import pontifex, priests
from aedilis.republic.rules.concessions import in_forum
from aedilis.republic.rules.persons import (
    hrao,
    in_play,
    in_the_forum,
)
from aedilis.republic.rules.wars import (
    active_wars,
)
from aedilis.republic.scenario.camps import COALITION_OF
from aedilis.republic.scenario.one_thing import (
    NOBODY,
    OWN_FORCES,
    PERSON,
    POOL_OF,
    PROVINCES_OF,
    ROME_OF,
    SEAT,
    WARS_OF,
    all_sit,
    card_words,
    who_sits,
)
from aedilis.republic.state.agreement import FATES, STATES
from aedilis.republic.state.choices import WAR
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.table import PHASES, RepublicState
from aedilis.republic.state.zones import (
    FORUM,
    REBEL,
    REMOVED,
)
from aedilis.republic.state.zones import LAW as IN_FORCE
from aedilis.republic.words import FIXED, PERSONS, slot_of

ASK: Final = "republic-ask-"


def means(item: object, word: object) -> bool:
    """Whether a word can mean an item: itself, or the id that copies of a card share."""
    if item == word:
        return True
    return isinstance(item, str) and item.partition(".")[0] == word and word in CARD_IDS


def _zone(s: RepublicState, zone: int) -> list[int]:
    return [number for number, where in enumerate(s.zone) if number and where == zone]


VOTE: Final[Mapping[str, Callable[[VoteFrame, RepublicState], object]]] = {
    "what": lambda vote, s: vote.motion.what,
    "yes": lambda vote, s: vote.totals(s)[0],
    "no": lambda vote, s: vote.totals(s)[1],
}

TABLE: Final[Mapping[str, Callable[[RepublicState], object]]] = {
    "turn": lambda s: s.turn,
    "era": lambda s: ERAS[s.era],
    "phase": lambda s: PHASES[s.phase],
    "step": lambda s: s.senate_session.step if s.senate_session is not None else "none",
    "treasury": lambda s: s.treasury,
    "unrest": lambda s: s.unrest,
    "hrao": lambda s: who_sits(s, hrao(s)),
    "presiding": lambda s: who_sits(
        s, s.senate_session.chair if s.senate_session is not None else NONE
    ),
    "persons": lambda s: all_sit(s, [slot for slot, _ in in_play(s)]),
    "forum": lambda s: all_sit(s, in_the_forum(s)),
    "concessions": lambda s: [CONCESSIONS[index].id for index in in_forum(s)],
    "bequests": lambda s: [one.id for one in FORUM_EVENTS if s.zone[one.card] == FORUM],
    "curia": lambda s: card_words(s.curia),
    "discards": lambda s: card_words(s.discards),
    "removed": lambda s: card_words(_zone(s, REMOVED)),
    "deck_size": lambda s: s.deck_size(),
    "laws": lambda s: [card(n).id for n in _zone(s, IN_FORCE)],
    "leaders": lambda s: [LEADERS[leader].id for leader in s.leaders],
    "refugees": lambda s: [LEADERS[leader].id for leader in s.refugees],
    "active_wars": active_wars,
    "rebel": lambda s: who_sits(s, s.rebel),
    "rebels": lambda s: [who_sits(s, slot) for slot, one in in_play(s) if one.place == REBEL],
    "stalemate": lambda s: the_rising(s).stalemate,
    "consul_for_life": lambda s: who_sits(s, s.life),
    "guarded": lambda s: who_sits(s, s.guarded),
    "pontifex": lambda s: who_sits(s, pontifex(s)),
    "priests": lambda s: all_sit(s, priests(s)),
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
