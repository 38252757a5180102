"""Time: whom the game waits for, since when, until when, and what is left on the clocks.

`since` is when the newest of those who are awaited was asked. What is left on a clock is written
when its seat has answered, or when `since` moves on; until then the time since then comes off it.
"""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from aedilis.games import PACKAGES
from aedilis.kernel.results import result
from aedilis.kernel.table import Table, state_digest
from aedilis.kernel.unheard import taken_back
from aedilis.server.live.in_memory import LATE_KEY
from aedilis.server.live.pulse import LEAST_SECONDS
from aedilis.server.store.lines import Change

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory

log = logging.getLogger("aedilis.room")


class Before(NamedTuple):
    """How things stood before a line: who was `waiting`, who made it, whether it `answered` what he
    was asked (or was something out of turn), whether it was an `undo`, and whether it was made for
    him because he was `late`. `offered` are the offers that seats could answer already.
    """

    waiting: list[int]
    mover: int = -1
    answered: bool = False
    undo: bool = False
    late: bool = False
    offered: Sequence[tuple[int, int]] = ()


def before(table: Table, mover: int, codes: Sequence[int], key: str | None = None) -> Before:
    """How things stand before a seat's move (no codes: it takes one back)."""
    prompt = table.game.prompt(table.state, mover)
    answered = prompt is not None and prompt.accepts(codes)
    late = key is not None and key.startswith(LATE_KEY)
    game, state = table.game, table.state
    return Before(game.awaited(state), mover, answered, not codes, late, game.offered(state))


def change_after(room: "GameInMemory", table: Table, now: float, before: Before) -> Change:
    """What the newest line of a table changes in its game."""
    game, state = table.game, table.state
    awaited = game.awaited(state)
    over = bool(state.over)
    clock = clock_of(room)
    asked_again = before.answered and before.mover in awaited
    anew = asked_again or not set(awaited) <= set(before.waiting) or room.row.since is None
    left: dict[int, float] = {}
    if clock.get("kind") == "bank":
        charged = [one for one in before.waiting if anew or over or one not in awaited]
        left = spent(room, now, charged)
        increment = float(clock.get("increment", 0))
        if before.answered and before.mover in left:
            left[before.mover] += increment
            if before.late:
                # Whoever was late has time for the next decision.
                left[before.mover] = max(left[before.mover], LEAST_SECONDS)
        kept = room.sitting[before.mover].clock if before.undo else None
        if kept is not None and _was_answer(room, table, before.mover):
            # What was won by the answer that was taken back goes with it.
            left[before.mover] = max(0.0, left.get(before.mover, kept) - increment)
    since = now if anew or room.row.since is None else room.row.since
    return Change(
        status="over" if over else "running",
        awaited=awaited,
        since=None if over else since,
        until=None if over else deadline(room, awaited, since, left),
        ending=ending_of(table) if over else None,
        clocks=left,
    )


def _was_answer(room: "GameInMemory", table: Table, seat: int) -> bool:
    """Whether what the newest line has taken back was an answer, or something out of turn."""
    lines = [entry.line for entry in table.entries]
    # The newest line and the one that it has taken back: that came first.
    n = min(taken_back(lines) - taken_back(lines[:-1]))
    prompt = table.game.prompt(table.state, seat)
    return prompt is not None and prompt.accepts(room.codes[n])


def clock_of(room: "GameInMemory") -> dict[str, Any]:
    """The kind of clock that a game has; empty for none."""
    clock: dict[str, Any] = room.row.settings.get("clock") or {}
    return clock


def spent(room: "GameInMemory", now: float, seats: Sequence[int]) -> dict[int, float]:
    """What is left for people whom the game waits for, the time since then taken off."""
    since = room.row.since if room.row.since is not None else now
    out: dict[int, float] = {}
    for seat in seats:
        sitting = room.sitting[seat]
        if sitting.clock is not None and not sitting.bot and not sitting.stand_in:
            out[seat] = max(0.0, sitting.clock - max(0.0, now - since))
    return out


def deadline(
    room: "GameInMemory",
    awaited: Sequence[int],
    since: float,
    left: dict[int, float],
    played: dict[int, str] | None = None,
) -> float | None:
    """When the time of somebody who is awaited runs out; None when it never does. Bots have time.
    `left` are the clocks and `played` the bots that stand in that are not kept yet.
    """
    clock = clock_of(room)
    stand_ins = {one.seat: one.stand_in for one in room.sitting} | (played or {})
    people = [seat for seat in awaited if not (room.sitting[seat].bot or stand_ins[seat])]
    if not people or clock.get("kind", "none") == "none":
        return None
    if clock["kind"] == "move":
        # Whoever is asked when the server is just back may not be there yet.
        return max(since + float(clock["seconds"]), room.service.pulse.returned + LEAST_SECONDS)
    return since + min(left.get(seat, room.sitting[seat].clock or 0.0) for seat in people)


def late(room: "GameInMemory", now: float) -> list[int]:
    """The seats of people whose time has run out."""
    row = room.row
    if row.status != "running" or row.until is None or row.until > now:
        return []
    if not room.service.pulse.regular():
        # Nobody could move; that time is given back when the database is.
        return []
    people = [
        seat for seat in row.awaited if not (room.sitting[seat].bot or room.sitting[seat].stand_in)
    ]
    if clock_of(room).get("kind") != "bank":
        return people
    return [seat for seat, left in spent(room, now, people).items() if left <= 0.01]


def first_clock(settings: dict[str, Any]) -> float | None:
    """What is on each clock when the game begins."""
    clock = settings.get("clock") or {}
    return float(clock["seconds"]) if clock.get("kind") == "bank" else None


def ending_of(table: Table) -> dict[str, Any]:
    """How a game ended, as it is kept; with what a game of one seat is remembered by. With the
    digest of its last state its record is whole even when these rules are no more.
    """
    game, state = table.game, table.state
    ending = {
        "word": game.ending(state),
        "winners": game.winners(state),
        "digest": state_digest(game, state, table.header.options),
    }
    try:
        measured = result(PACKAGES[game.name], state, len(table.header.seats))
    except Exception:
        # A package that cannot count keeps no game from its end.
        log.exception("what a game came to cannot be counted", extra={"kind": game.name})
        measured = {}
    return {**ending, "measured": measured} if measured else ending
