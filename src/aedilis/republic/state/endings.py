"""The ways a game can end, and its end (rules 1.12.2, 1.12.3)."""

from typing import Final

from aedilis.republic.state.table import RepublicState

# Endings. The first is that of a game that goes on.
GOING_ON: Final = 0
REBEL_BATTLE: Final = 1
REBEL_BANKRUPTCY: Final = 2
REBEL_REVOLT: Final = 3
CONSUL_APPOINTED: Final = 4
CONSUL_ELECTED: Final = 5
ERA_ENDS: Final = 6
LOST_WARS: Final = 7
LOST_REVOLT: Final = 8
LOST_BANKRUPTCY: Final = 9
LOST_REBEL: Final = 10
ENDINGS: Final = (
    "", "rebel_battle", "rebel_bankruptcy", "rebel_revolt", "consul_appointed", "consul_elected",
    "era_ends", "lost_wars", "lost_revolt", "lost_bankruptcy", "lost_rebel",
)  # fmt: skip


def finish(s: RepublicState, ending: int, winners: list[int]) -> None:
    """The game is over; nobody wins when Rome has fallen."""
    s.over = True
    s.ending = ending
    s.winners = winners
    if s.log is not None:
        s.note("republic-over", -1, {"ending": ending, "seats": winners[:]})
