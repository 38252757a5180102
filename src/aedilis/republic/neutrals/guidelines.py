"""The guideline of a faction, and what its members are best for (rules 4.01.2, 4.01.3, 4.03.2).

An event for each thing that a faction without a player does names the guideline that made it do so.
"""

from collections.abc import Mapping
from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CHARITY, LEADER_BY, NONE
from aedilis.republic.definitions.components import NEUTRALS
from aedilis.republic.definitions.offices import Neutral
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import of_faction, printed, who
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState

GIVES_GAMES: Final = CHARITY.index("games")
GIVES_TO_STATE: Final = CHARITY.index("treasury")
"""The charities."""


@rule("R VII.neutral-player")
def is_neutral(s: RepublicState, faction: int) -> bool:
    """Whether nobody plays a faction."""
    return faction >= s.seats


def guideline(s: RepublicState, faction: int) -> Neutral:
    """The guideline of a faction that nobody plays. Raises IndexError for a player's."""
    if faction < s.seats:
        raise IndexError(faction)
    return NEUTRALS[faction - s.seats]


def neutral_factions(s: RepublicState) -> list[int]:
    """The factions in the game that nobody plays."""
    return [faction for faction in s.playing() if faction >= s.seats]


def guided(
    s: RepublicState, faction: int, key: str, rule: str, told: Mapping[str, object] | None = None
) -> None:
    """Tell what a faction does by its guideline, and in which paragraph that is."""
    if s.log is not None:
        s.note(key, faction, {"rule": rule, **(told or {})})


@rule("R 4.01.3")
def _worth(leader_by: str, one: Senator) -> int:
    if leader_by == "military":
        return printed(one).military
    if leader_by == "influence_and_popularity":
        return one.influence + one.popularity
    return one.influence


@rule("R 4.01.3", "R 1.05.31", "R 1.04.8")
def fittest_leader(s: RepublicState, faction: int) -> int:
    """The slot of who should lead a faction by its guideline: whoever leads it as long as nobody
    fits better. NONE for a faction without members.
    """
    members = of_faction(s, faction)
    leader_by = LEADER_BY[guideline(s, faction).leader_by]
    found = best([slot for slot, _ in members], [_worth(leader_by, one) for _, one in members])
    if not found:
        return NONE
    leader = s.factions[faction].leader
    return leader if leader in found else drawn_by_lot(s, found)


def told_of(s: RepublicState, slot: int) -> dict[str, object]:
    """What an event says of a person."""
    return {"person": who(s, slot)}
