"""Positions of the Senate Phase of one or two people, and how they are played on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.dice import DICE
from aedilis.kernel.event import Event
from aedilis.kernel.game import Words
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.division import Division, division
from aedilis.republic.scenario.camps import camps
from aedilis.republic.scenario.given.position import lay_out
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.table import RepublicState
from aedilis.republic.words import slot_of
from tests.republic.setup.games import GAME

NAMES: Final = ("you", "rival")
"""The seats of one or two people."""


def lay(
    given: Mapping[str, Any], people: int = 1, dice: Sequence[int] = (), scenario: str = "early"
) -> RepublicState:
    """A position in the Senate Phase, run to its first decision with such dice."""
    data = {"seats": list(NAMES[:people]), "given": {"phase": "senate", **given}}
    queues = {DICE: list(dice)} if dice else {}
    return lay_out(data, scenario, queues, [])


def faction(s: RepublicState, name: str) -> int:
    """The number of a faction by its name."""
    return camps(NAMES[: s.seats]).index(name)


def names(s: RepublicState, factions: Sequence[int]) -> list[str]:
    """The names of some factions."""
    return [camps(NAMES[: s.seats])[one] for one in factions]


def ruling(s: RepublicState) -> list[str]:
    """The ruling coalition by names."""
    return names(s, kept(s).coalition)


def say(s: RepublicState, words: Words, seat: int = 0) -> list[Event]:
    """A seat says something; gives what happened."""
    s.log = []
    move = GAME.parse(s, seat, words)
    GAME.apply(s, seat, move)
    told, s.log = s.log, None
    return told


def asked(s: RepublicState) -> str:
    """What is asked, without the beginning of the key; a game that waits for it can be saved."""
    found = GAME.asked(s)
    saved = to_data(s)
    assert to_data(GAME.from_data(saved)) == saved
    return found[0].key.removeprefix("republic-ask-") if found else ""


def let_go(s: RepublicState) -> list[Event]:
    """Let every moment go by in which somebody could speak up."""
    told: list[Event] = []
    while asked(s).startswith("hold-"):
        told += say(s, {"do": "pass"}, GAME.asked(s)[0].seat)
    return told


def slot(s: RepublicState, name: str) -> int:
    """The slot of a person by his id; NONE when he is not in play."""
    return slot_of(s, name)


def keys(events: list[Event]) -> list[str]:
    """What has happened, by the keys of its events."""
    return [one.key.removeprefix("republic-") for one in events]


def the_division(s: RepublicState) -> Division:
    """The division of the spoils that is under way."""
    found = division(s)
    assert found is not None
    return found
