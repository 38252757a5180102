"""What cards, editions and options say, in one line each (rules G.components, G.b).

A function is told in our own words and, where editions differ, as the game at hand has it.
"""

from dataclasses import dataclass
from typing import Final

from aedilis.glory.definitions.cards import (
    BATH,
    BUILDING_IDS,
    CIRCUS,
    FORUM,
    GATE,
    JACK,
    MATERIAL,
    PRISON,
    SCRIPTORIUM,
    STAIRWAY,
    VALUE,
)
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.definitions.rules import Rules
from aedilis.glory.presentation.names import Names
from aedilis.kernel.text import capital

EFFECT: Final = "glory-effect-"
EDITION: Final = "glory-edition-"
EDITION_NAME: Final = "glory-edition-name-"
OPTION: Final = "glory-option-"


@dataclass(frozen=True)
class CardFace:
    """A card to be shown: its names, its value and what it does. A jack has no role or material."""

    name: str
    role: str
    material: str
    value: int
    effect: str


def effect_key(card: int, rules: Rules) -> str:
    """The message key of a card's function under these rules."""
    if card == JACK:
        return "glory-effect-jack"
    if rules.beginner:
        return "glory-effect-none"
    if card == CIRCUS:
        return EFFECT + ("circus-architect" if rules.circus_architect else "circus-pair")
    variants = {
        BATH: (rules.bath_out_of_town, "together"),
        FORUM: (rules.forum_needs_materials, "materials"),
        GATE: (rules.gate_road, "road"),
        PRISON: (rules.switches.prison_triggers, "triggers"),
        SCRIPTORIUM: (rules.switches.scriptorium_completes, "completes"),
        STAIRWAY: (rules.stairway_extra, "extra"),
    }
    differs, variant = variants.get(card, (False, ""))
    key = EFFECT + BUILDING_IDS[card].replace("_", "-")
    return f"{key}-{variant}" if differs else key


def effect(names: Names, card: int, rules: Rules) -> str:
    """What a card does, in one line."""
    return names.say(effect_key(card, rules))


def card_face(names: Names, card: int, rules: Rules) -> CardFace:
    """The face of a card under these rules. Cards are those of buildings, and the jack."""
    if card == JACK:
        return CardFace(names.card(card), "", "", 0, effect(names, card, rules))
    material = MATERIAL[card]
    return CardFace(
        names.card(card),
        names.role(material),
        capital(names.material(material)),
        VALUE[material],
        effect(names, card, rules),
    )


def edition_line(names: Names, edition: str) -> str:
    """What distinguishes an edition. Raises ValueError for one that does not exist."""
    return names.say(EDITION + _known(edition))


def edition_name(names: Names, edition: str) -> str:
    """What an edition is called where people read: by its title, never by its id. Raises
    ValueError for one that does not exist.
    """
    return names.say(EDITION_NAME + _known(edition))


def _known(edition: str) -> str:
    if edition not in EDITIONS:
        raise ValueError(f"edition: {edition!r} is not one of {', '.join(EDITIONS)}")
    return edition


def option_line(names: Names, option: str) -> str:
    """What an option of a new game is for."""
    return names.say(OPTION + option)
