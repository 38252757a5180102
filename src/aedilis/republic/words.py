"""Moves of The Republic of Rome in words, for records, scenario files and refusals.

A choice is `{field: thing}`. A person is named by the card whose ratings count (statesman or
family), a war by its id or `revolt.` and the province, a land bill by its number; seats, legions,
clauses and deals are numbers; everything else has its id.
"""

from typing import Final

from aedilis.kernel.game import Words
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CARD_IDS,
    CARDS,
    CONCESSIONS,
    EVENTS,
    FAMILIES,
    FORUM_EVENTS,
    GAMES,
    LAND_BILLS,
    LAWS,
    LEADERS,
    OFFICES,
    PROVINCES,
    STATESMEN,
    WARS,
    card_word,
)
from aedilis.republic.rules.moments import CODED
from aedilis.republic.rules.persons import in_play, printed
from aedilis.republic.rules.wars import rebelling, revolting
from aedilis.republic.state.agreement import MOST_CLAUSES
from aedilis.republic.state.choices import (
    ALL_FIELDS,
    BILL,
    CARD,
    CLAUSE,
    CONCESSION,
    DEAL,
    DISBANDED,
    EVENT,
    LAW,
    LEADER,
    LEGION,
    MOMENT,
    OFFICE,
    PROVINCE,
    REBEL_WAR,
    SEAT,
    SENATOR,
    VERBS,
    WAR,
)
from aedilis.republic.state.choices import GAMES as GAMES_THING
from aedilis.republic.state.choices import thing as thing_of
from aedilis.republic.state.table import LEGIONS, SLOTS, RepublicState
from aedilis.republic.state.zones import BEQUESTS, MARCH, RAIDERS

MOST_SEATS: Final = 6


def _fixed() -> dict[int, object]:
    """The words of all things that are called the same in every state."""
    words: dict[int, object] = dict(enumerate(VERBS))
    words.update({CARD + number: card_word(number) for number in range(1, CARDS + 1)})
    words.update({WAR + one.index: one.id for one in WARS})
    words[WAR + RAIDERS] = "raiders"
    words[WAR + MARCH] = "rebel"
    words[REBEL_WAR] = "rebel"
    words.update({WAR + BEQUESTS - one.index: one.id for one in FORUM_EVENTS})
    words.update({WAR + rebelling(one.index): one.id for one in PROVINCES})
    for one in PROVINCES:
        words[PROVINCE + one.index] = one.id
        for developed in (False, True):
            words[WAR + revolting(one.index, developed)] = f"revolt.{one.id}"
    words.update({SEAT + seat: seat for seat in range(MOST_SEATS)})
    words.update({OFFICE + one.index: one.id for one in OFFICES})
    words.update({CONCESSION + one.index: one.id for one in CONCESSIONS})
    words.update({GAMES_THING + one.index: one.id for one in GAMES})
    words.update({BILL + one.index: one.index + 1 for one in LAND_BILLS})
    words.update({LEADER + one.index: one.id for one in LEADERS})
    words.update({EVENT + one.index: one.id for one in EVENTS})
    words.update({LAW + one.index: one.id for one in LAWS})
    words.update({LEGION + number: number for number in range(LEGIONS)})
    words.update({DISBANDED + number: number for number in range(LEGIONS)})
    words.update({MOMENT + n: name for n, name in enumerate(CODED)})
    words.update({thing: thing - CLAUSE for thing in range(CLAUSE, DEAL)})
    words.update({CLAUSE + number: number + 1 for number in range(MOST_CLAUSES)})
    return words


FIXED: Final = _fixed()


def _inverse() -> dict[str, list[int]]:
    named: dict[str, list[int]] = {}
    for thing, word in FIXED.items():
        if isinstance(word, str):
            named.setdefault(word, []).append(thing)
    return named


NAMED: Final = _inverse()
"""The things that each word of `FIXED` names: several where one id serves two kinds."""

PERSONS: Final = frozenset(one.id for one in (*FAMILIES, *STATESMEN))
"""The words of all persons, in play or not."""


def thing_word(s: RepublicState, thing: int) -> object:
    """A thing in words. Raises ValueError for an int that is no thing of this state."""
    if SENATOR <= thing < SENATOR + SLOTS:
        one = s.senators[thing - SENATOR]
        if one is None:
            raise ValueError(f"nobody sits in slot {thing - SENATOR}")
        return printed(one).id
    if DEAL <= thing < MOMENT:
        return thing - DEAL
    word = FIXED.get(thing)
    if word is None:
        raise ValueError(f"{thing} is no thing")
    return word


def choice_words(s: RepublicState, choice: int) -> Words:
    """A choice in words. Raises ValueError for an int that is no choice."""
    if choice < 0 or choice >> 12 >= len(ALL_FIELDS):
        raise ValueError(f"{choice} is no choice")
    return {ALL_FIELDS[choice >> 12]: thing_word(s, thing_of(choice))}


def slot_of(s: RepublicState, word: object) -> int:
    """The slot of the person in play that a word names, NONE if it names none."""
    for slot, one in in_play(s):
        if printed(one).id == word:
            return slot
    return NONE


def things_of(s: RepublicState, word: object) -> list[int]:
    """The things that a word of text can mean, of whatever kind; a number can mean too much."""
    if not isinstance(word, str):
        return []
    slot = slot_of(s, word)
    persons = [SENATOR + slot] if slot != NONE else []
    copies = [CARD + number for number in CARD_IDS.get(word, ())]
    named = NAMED.get(word, [])
    return persons + named + [thing for thing in copies if thing not in named]


def item_matches(s: RepublicState, code: int, word: object) -> bool:
    """Whether a written word can mean this item: its own word, or the id of an intrigue card that
    has copies.
    """
    thing = thing_of(code)
    if isinstance(word, str) and CARD < thing <= CARD + CARDS:
        return word == card_word(thing - CARD) or thing - CARD in CARD_IDS.get(word, ())
    return thing_word(s, thing) == word


def copy_of(word: object) -> int | None:
    """The item that a word names if it is a card with copies, which a description may call by the
    id they share; else None.
    """
    if isinstance(word, str) and "." in word:
        for thing in NAMED.get(word, []):
            if CARD < thing <= CARD + CARDS:
                return thing
    return None
