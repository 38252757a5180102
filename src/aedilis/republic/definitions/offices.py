"""The offices, and the guidelines of factions without a player (rules 1.09.11, 4.01.2 to 4.05)."""

from typing import Final

from aedilis.republic.definitions.codes import (
    CHARITY,
    CHOSEN_BY,
    LEADER_BY,
    NEUTRAL_REVENUE,
    SPOILS,
)
from aedilis.republic.definitions.source import Definition, Entry, build, section


class Office(Definition):
    """An office. `rank` is its place in the order of the HRAO from 1, 0 if it has none.

    `influence` is gained with it; `major` offices earn a Major marker; `advanced` ones belong to
    an advanced rule.
    """

    __slots__ = ("advanced", "influence", "major", "rank")

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("office", index, entry)
        self.rank: Final = entry.number_or("rank", 0)
        self.influence: Final = entry.number("influence")
        self.major: Final = entry.flag("major")
        self.advanced: Final = entry.flag("advanced")


class Neutral(Definition):
    """The guideline of a faction without a player, its words as places in `codes`.

    Its governors take the spoils on a die of `spoils_die` or more; `knight_talents` are spent on
    each knight; `initiative` changes its bids; `charity` and `spoils_order` are in order of
    preference.
    """

    __slots__ = (
        "charity", "chosen_by", "initiative", "knight_talents", "leader_by", "more_senators",
        "revenue", "spoils_die", "spoils_order",
    )  # fmt: skip

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("neutral", index, entry)
        self.chosen_by: Final = entry.word("chosen_by", CHOSEN_BY)
        self.leader_by: Final = entry.word("leader_by", LEADER_BY)
        self.more_senators: Final = entry.number("more_senators")
        self.revenue: Final = entry.word("revenue", NEUTRAL_REVENUE)
        self.spoils_die: Final = entry.number("spoils_die")
        self.knight_talents: Final = entry.number("knight_talents")
        self.initiative: Final = entry.number("initiative")
        self.charity: Final = entry.places("charity", CHARITY)
        self.spoils_order: Final = entry.places("spoils_order", SPOILS)


OFFICES: Final[tuple[Office, ...]] = build("office", Office)
NEUTRALS: Final[tuple[Neutral, ...]] = build("neutral", Neutral)

_exceptions = section("neutrals", "exceptions")
NEVER_TAKE_SPOILS: Final = _exceptions.refs("never_take_spoils", "statesman")
"""The statesmen who, as neutrals, never take provincial spoils, whatever the guideline."""
_exceptions.done()
