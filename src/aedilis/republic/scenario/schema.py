"""The JSON schema of the Republic's scenario files, with the ids and numbers of the facts."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from aedilis.kernel.scenario_schema import read_schema
from aedilis.republic.definitions.codes import ERAS, EVENT, FACTION_CARD, NONE
from aedilis.republic.definitions.components import (
    ALL_CARDS,
    CHIT_DRAW_TWO,
    CHIT_NONE,
    CONCESSIONS,
    EVENTS,
    FAMILIES,
    FORUM_EVENTS,
    LAND_BILLS,
    LAWS,
    LEADERS,
    OFFICES,
    PROVINCES,
    SCENARIOS,
    STATESMEN,
    WARS,
    Definition,
    card_word,
)
from aedilis.republic.definitions.numbers import (
    GOVERNOR_TERM,
    MAJOR_PROSECUTIONS,
    MINOR_PROSECUTIONS,
    POPULARITY_MAX,
    POPULARITY_MIN,
)
from aedilis.republic.scenario.given.moment import STEPS
from aedilis.republic.scenario.rest import WAYS
from aedilis.republic.state.options import ALONE, PLAYABLE
from aedilis.republic.state.table import FLEETS, LEGIONS
from aedilis.republic.state.zones import MARKS, STATUSES

CHIT_WORDS: Final[dict[object, int]] = {
    "none": CHIT_NONE,
    "draw_two": CHIT_DRAW_TWO,
    **{family.id: family.number for family in FAMILIES},
}


@cache
def schema() -> Mapping[str, Any]:
    """The JSON schema of the files."""
    facts = {**_things(), **_moments(), **_numbers()}
    return read_schema(files("aedilis.republic").joinpath("data", "scenario.schema.json"), facts)


def _things() -> dict[str, object]:
    """The ids of everything that a file can name."""
    wars, provinces = _ids(WARS), _ids(PROVINCES)
    battles = [*wars, *(f"revolt.{province}" for province in provinces)]
    bequests = _ids(one for one in FORUM_EVENTS if one.creates != NONE)
    drawn = [one for one in ALL_CARDS if one.kind != EVENT]
    # A card may be called by its id alone where it does not matter which of its copies it is.
    words = [word for one in drawn for word in (one.id, card_word(one.number))]
    return {
        "scenarios": list(PLAYABLE),
        "scenarios_or_all": ["all", *PLAYABLE],
        "families": _ids(FAMILIES),
        "senators": [*_ids(FAMILIES), *_ids(STATESMEN)],
        "concessions": _ids(CONCESSIONS),
        "cards": list(dict.fromkeys(words)),
        "chits": list(CHIT_WORDS),
        "provinces": provinces,
        "wars": wars,
        "battles": battles,
        "enemy_leaders": _ids(one for one in LEADERS if not one.traits & FACTION_CARD),
        "events": _ids(EVENTS),
        "land_bills": list(range(1, len(LAND_BILLS) + 1)),
        "laws": _ids(LAWS),
        "bequests": bequests,
        "offices": _ids(OFFICES),
        "ranked_offices": _ids(one for one in OFFICES if one.rank),
        "fields": [*battles, *bequests, "rebel", *provinces],
        "captors": [*battles, "raiders"],
    }


def _moments() -> dict[str, object]:
    """The words for when a position is, and for what somebody or something is marked with then."""
    return {
        "eras": list(ERAS),
        "phases": list(STEPS),
        "steps": list(dict.fromkeys(step for steps in STEPS.values() for step in steps)),
        "marks": list(MARKS),
        "statuses": list(STATUSES),
        "rest_words": list(WAYS),
    }


def _numbers() -> dict[str, object]:
    """How many of a thing there are, and the bounds of the rules."""
    least, most = ALONE.start, max(one.seats_max for one in SCENARIOS)
    return {
        "least_seats": least,
        "most_seats": most,
        "names_of_seats": f"{least} to {most} names of seats, clockwise, each once",
        "last_family": max(one.number for one in FAMILIES),
        "legions": LEGIONS,
        "last_legion": LEGIONS - 1,
        "fleets": FLEETS,
        "least_popularity": POPULARITY_MIN,
        "most_popularity": POPULARITY_MAX,
        "minor_prosecutions": MINOR_PROSECUTIONS,
        "major_prosecutions": MAJOR_PROSECUTIONS,
        "governor_term": GOVERNOR_TERM,
    }


def _ids(definitions: Iterable[Definition]) -> list[str]:
    return [one.id for one in definitions]
