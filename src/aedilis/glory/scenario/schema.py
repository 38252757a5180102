"""The JSON schema of Glory's scenario files, with the cards, editions and numbers of the facts."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    JACKS,
    MATERIAL_IDS,
    ROLE_IDS,
    SITES,
    START_INFLUENCE,
    VALUE,
    copies,
)
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.definitions.options import SEATS
from aedilis.kernel.scenario_schema import read_schema

THINK: Final = "think"
REST_STOP: Final = "stop"
REST_WORDS: Final = (THINK, REST_STOP)
"""What a `rest` step may say."""


@cache
def schema() -> Mapping[str, Any]:
    """The JSON schema of the files."""
    cards = [*MATERIAL_IDS, *BUILDING_IDS]
    facts = {
        "editions": list(EDITIONS),
        "editions_or_all": ["all", *EDITIONS],
        "least_seats": SEATS[0],
        "most_seats": SEATS[-1],
        "names_of_seats": f"{SEATS[0]} to {SEATS[-1]} names of seats, clockwise, each once",
        "buildings": list(BUILDING_IDS),
        "materials": list(MATERIAL_IDS),
        "roles": list(ROLE_IDS),
        "cards": cards,
        "hand_cards": ["jack", *cards],
        "whole_hand_or_card": ["hand", "jack", *cards],
        "deck_or_card": ["deck", "jack", *cards],
        "deck": sum(copies([])),
        "jacks": JACKS,
        "sites": {
            material: {"type": "integer", "minimum": 0, "maximum": most}
            for material, most in zip(MATERIAL_IDS, SITES, strict=True)
        },
        "least_influence": START_INFLUENCE,
        "most_influence": START_INFLUENCE
        + sum(value * most for value, most in zip(VALUE, SITES, strict=True)),
        "rest_words": list(REST_WORDS),
    }
    return read_schema(files("aedilis.glory").joinpath("data", "scenario.schema.json"), facts)
