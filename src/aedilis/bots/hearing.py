"""What bots remember of a game is told to them here, from what their seats were told."""

from collections.abc import Iterable, Sequence

from aedilis.kernel.event import Event
from aedilis.kernel.player import Player
from aedilis.kernel.table import Entry
from aedilis.kernel.unheard import taken_back


def tell(players: Iterable[Player], events: Sequence[Event]) -> None:
    """Tell those who listen what has just happened."""
    for player in players:
        if player.listens:
            for event in events:
                player.hear(event.seen_by(player.seat))


def remind(player: Player, entries: Sequence[Entry]) -> None:
    """Tell a player that listens the whole history of a table anew, without what was taken back."""
    if not player.listens:
        return
    player.forget()
    for entry in not_taken_back(entries):
        for event in entry.events:
            player.hear(event.seen_by(player.seat))


def not_taken_back(entries: Sequence[Entry]) -> list[Entry]:
    """The entries of a table's history that were not taken back."""
    gone = taken_back(entry.line for entry in entries)
    return [entry for entry in entries if entry.line.n not in gone]
