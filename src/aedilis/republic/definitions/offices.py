"""The offices, and the guidelines of factions without a player (rules 1.09.11, 4.01.2 to 4.05)."""

from typing import Final

from aedilis.republic.definitions.codes import (
    CHARITY,
    CHOSEN_BY,
    LEADER_BY,
    NEUTRAL_REVENUE,
    SPOILS,
)
from aedilis.republic.definitions.facts import world as facts
from aedilis.republic.definitions.source import (
    Definition,
    build,
    indexes_of,
    place,
    places,
    read,
)


class Office(Definition):
    """An office. `rank` is its place in the order of the HRAO from 1, 0 if it has none.

    `influence` is gained with it; `major` offices earn a Major marker; `advanced` ones belong to
    an advanced rule.
    """

    __slots__ = ("advanced", "influence", "major", "rank")

    def __init__(self, index: int, row: facts.Office) -> None:
        super().__init__("office", index, row.id)
        self.rank: Final = row.rank
        self.influence: Final = row.influence
        self.major: Final = row.major
        self.advanced: Final = row.advanced


class Neutral(Definition):
    """The guideline of a faction without a player, its words as places in `codes`.

    Its governors take the spoils on a die of `spoils_die` or more; those of the start have a term
    of `first_term`. `knight_talents` are spent on each knight; `initiative` changes its bids;
    `charity` and `spoils_order` are in order of preference.
    """

    __slots__ = (
        "charity", "chosen_by", "first_term", "initiative", "knight_talents", "leader_by",
        "more_senators", "revenue", "spoils_die", "spoils_order",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.Neutral) -> None:
        super().__init__("neutral", index, row.id)
        self.chosen_by: Final = place(CHOSEN_BY, row.chosen_by)
        self.leader_by: Final = place(LEADER_BY, row.leader_by)
        self.more_senators: Final = row.more_senators
        self.first_term: Final = row.first_term
        self.revenue: Final = place(NEUTRAL_REVENUE, row.revenue)
        self.spoils_die: Final = row.spoils_die
        self.knight_talents: Final = row.knight_talents
        self.initiative: Final = row.initiative
        self.charity: Final = places(CHARITY, row.charity)
        self.spoils_order: Final = places(SPOILS, row.spoils_order)


_neutrals = read("neutrals", facts.Neutrals)

OFFICES: Final[tuple[Office, ...]] = build("office", read("offices", facts.Offices).office, Office)
NEUTRALS: Final[tuple[Neutral, ...]] = build("neutral", _neutrals.neutral, Neutral)

NEVER_TAKE_SPOILS: Final = indexes_of("statesman", _neutrals.exceptions.never_take_spoils)
"""The statesmen who, as neutrals, never take provincial spoils, whatever the guideline."""

BRIBE_REACHES: Final = _neutrals.persuasion.reaches
BRIBE_MOST: Final = _neutrals.persuasion.most
DEFENDS_TO: Final = _neutrals.persuasion.defends
TRIES_FROM: Final = _neutrals.persuasion.tries
"""Neutrals bribe where that brings the base number to the first of these, and up to the second;
bring it down to the third; and try without a bribe from the fourth on (4.04.2, 4.04.21).
"""
FREE_BID: Final = _neutrals.auction.free
BID_DIE: Final = _neutrals.auction.die
"""They raise up to the turn's number and the first of these, and above on a die of the second."""
REVOLT_TALENTS: Final = _neutrals.revolt.talents
REVOLT_PERCENT: Final = _neutrals.revolt.percent
"""Talents for each of his legions, and the share of all legions, with which a general revolts."""
GUARD_INFLUENCE: Final = _neutrals.guard.influence
"""From this influence on they play the Open Bodyguard on a senator."""
