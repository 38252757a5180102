"""What a rated table asks for: at least two people, all with accounts, no bots, and a clock, so
that nobody who is behind can let the game stand for ever.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aedilis.server.errors import Refused
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.ratings import is_rated

if TYPE_CHECKING:
    from aedilis.server.lobby.game_cards import NewGame
    from aedilis.server.people import Person

OUR_SEATS = ("me", "open")


def check_spec(spec: "NewGame", person: "Person") -> None:
    """Whether a table can be rated as it is to be made. Raises Refused."""
    check_sitter(person)
    if any(seat not in OUR_SEATS for seat in spec.seats):
        raise Refused("rated-bots", status=422)
    if len(spec.seats) < 2:
        raise Refused("rated-alone", status=422)
    if spec.clock.kind == "none":
        raise Refused("rated-clock", status=422)


def check_sitter(person: "Person") -> None:
    """Whether somebody may sit at a rated table. Raises Refused."""
    if person.kind != "person":
        raise Refused("rated-account", status=403)


def check_bot_seat(row: GameRow) -> None:
    """Whether a bot may have a seat before the start. Raises Refused."""
    if is_rated(row):
        raise Refused("rated-bots")


def check_full(row: GameRow, sitting: Sequence[SeatRow]) -> None:
    """Whether the host may begin: in what is rated no bot takes what is still open. Raises
    Refused.
    """
    if is_rated(row) and any(one.person is None for one in sitting):
        raise Refused("rated-open")
