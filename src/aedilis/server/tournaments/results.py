"""What became of a table: the winners first, the others by the scores of their game, where it has
any. Where nobody wins, all share the first place. A game that was cut short counts as it stands, by
what everybody can see; where that cannot be told, all share.
"""

from collections.abc import Sequence

from aedilis.games import PACKAGES
from aedilis.kernel.table import Table
from aedilis.server.live.room import Room
from aedilis.server.store.tournaments import How, MatchRow, Result
from aedilis.server.tournaments.played import Played

Scores = Sequence[tuple[int, ...]]


def result_of(room: Room) -> Result:
    """What became of a game, or how it stands. The caller holds the room's lock."""
    table, row = room.table, room.row
    over = row.status == "over"
    if table is None or row.status not in ("over", "running"):
        return drawn(len(room.sitting))
    scores = scores_of(table)
    winners: Sequence[int] | None = None
    if over:
        winners = (row.ending or {}).get("winners", table.game.winners(table.state))
    places = places_of(len(room.sitting), winners, scores)
    how: How = "over" if over else "time"
    return Result(places, [one[0] for one in scores], how)


def scores_of(table: Table) -> Scores:
    """What each seat has, as a spectator sees it; nothing where the game does not tell."""
    scores = PACKAGES[table.game.name].scores
    return scores(table.game.view(table.state, -1)) if scores is not None else []


def places_of(seats: int, winners: Sequence[int] | None, scores: Scores) -> list[int]:
    """The place of each seat; `winners` of a game that goes on are None."""
    if winners is not None and not winners:
        return [1] * seats

    def key(seat: int) -> tuple[bool, tuple[int, ...]]:
        won = winners is not None and seat in winners
        # Who win together are not told apart by what they have.
        return won, () if won or not scores else tuple(scores[seat])

    keys = [key(seat) for seat in range(seats)]
    return [1 + sum(other > mine for other in keys) for mine in keys]


def drawn(seats: int) -> Result:
    """A table of which nothing can be said: all share its points."""
    return Result([1] * seats, [], "drawn")


def played_of(matches: Sequence[MatchRow]) -> list[Played]:
    """Tables as pairing and standings know them."""
    return [
        Played(
            one.round,
            tuple(one.seats),
            tuple(one.result.places) if one.result is not None else (),
            tuple(one.result.scores) if one.result is not None else (),
        )
        for one in matches
    ]
