"""How games of The Republic of Rome have ended."""

from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import sound


def outcome(s: RepublicState) -> tuple[str, list[int]]:
    """How the game has ended ("" while it goes on), and who has won."""
    sound(s)
    return (ENDINGS[s.ending] if s.over else ""), s.winners
