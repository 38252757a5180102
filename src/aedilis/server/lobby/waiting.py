"""The tables that wait for somebody, the most urgent first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from aedilis.server.store import game_lists
from aedilis.server.store.games import GameRow, SeatRow

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service


class Waiting(msgspec.Struct, omit_defaults=True):
    """A table that waits for you at `seat`: since when, and by when you have to answer, if there is
    a clock. Times are seconds since 1970.
    """

    id: str
    game: str
    title: str
    seat: int
    since: float
    until: float | None = None


async def waiting_for(service: "Service", person: "Person") -> list[Waiting]:
    """The tables that wait for a person, by deadline, then those without one, by how long they
    have waited. Sandboxes wait for nobody, and neither does a seat that a bot plays.
    """
    async with service.store.reading() as c:
        found = await game_lists.running_with(c, person.id)
    out = []
    for row, sitting in found:
        mine = next(one for one in sitting if one.person == person.id)
        if mine.seat in row.awaited and not mine.stand_in:
            since = row.since if row.since is not None else row.updated
            until = _deadline(row, mine, since)
            out.append(Waiting(row.id, row.game, row.title, mine.seat, since, until))
    return sorted(out, key=_urgency)


def _deadline(row: GameRow, mine: SeatRow, since: float) -> float | None:
    """When a seat's own time ends. The game's deadline is that of whoever has least."""
    clock = row.settings.get("clock") or {}
    if clock.get("kind") == "move":
        return since + float(clock.get("seconds", 0))
    return since + mine.clock if clock.get("kind") == "bank" and mine.clock is not None else None


def _urgency(one: Waiting) -> tuple[bool, float, float, str]:
    return one.until is None, one.until or 0.0, one.since, one.id


def from_here(found: Sequence[Waiting], after: str) -> list[Waiting]:
    """The same beginning behind the table that somebody looks at, and round to that one itself; if
    it does not wait any more, with the most urgent.
    """
    at = next((n + 1 for n, one in enumerate(found) if one.id == after), 0)
    return [*found[at:], *found[:at]]
