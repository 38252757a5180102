"""Replaying the games of a database: does each still come out as it was played?

Every game is played twice: from its recorded outcomes, as anyone can who has the record, and from
its seed and the codes of its moves, as the server itself does when it reads the game. All lines and
events must come out the same, and the seed must fit the commitment given at the start.
"""

import zlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.games import GAMES, difference
from aedilis.kernel.codec import encode
from aedilis.kernel.identity import other_rules
from aedilis.kernel.record import Line, Record, commit
from aedilis.kernel.replaying import replay
from aedilis.kernel.table import Mismatch, Table
from aedilis.kernel.text import best_language
from aedilis.server.live.clocks import ending_of
from aedilis.server.live.history import Changed, header_of, restore
from aedilis.server.store import games as kept
from aedilis.server.store.affairs import BY_PEOPLE
from aedilis.server.store.games import GameRow
from aedilis.server.store.lines import LineRow, read_lines, read_snapshot
from aedilis.server.store.schema import games
from aedilis.server.store.store import Store

UNREADABLE: Final = (
    kept.Damaged, msgspec.MsgspecError, zlib.error, LookupError, TypeError, ValueError,
)  # fmt: skip
"""What reading a row that is damaged may raise."""


class GameCheck(msgspec.Struct):
    """What the check of one game found. `state` is "ok", "differs", "other-rules" (it was played
    by another version and does not come out the same), "recorded" (so was it where it was brought
    in from, and that was known) or "unread"; `line` is the first line that differs.
    """

    id: str
    game: str
    status: str
    moves: int
    state: str
    line: int | None = None
    difference: str = ""

    @property
    def holds(self) -> bool:
        """Whether the game comes out as it was played, or is kept as one that does not."""
        return self.state in ("ok", "recorded")


async def games_to_verify(store: Store, wanted: Sequence[str]) -> list[str]:
    """The ids of all games that have begun, or those of `wanted`. Raises LookupError with the first
    that is not there, or has not begun.
    """
    begun = (
        select(games.c.id).where(games.c.header.is_not(None)).order_by(games.c.created, games.c.id)
    )
    async with store.reading() as c:
        found = [id_ for (id_,) in (await c.execute(begun)).all()]
    for id_ in wanted:
        if id_ not in found:
            raise LookupError(id_)
    return [id_ for id_ in found if id_ in wanted] if wanted else found


async def verify_games(store: Store, ids: Sequence[str]) -> AsyncIterator[GameCheck]:
    """Check games one after the other; one that has gone meanwhile is left out."""
    for id_ in ids:
        async with store.reading() as c:
            verdict = await verify_game(c, id_)
        if verdict is not None:
            yield verdict


async def verify_game(c: AsyncConnection, id_: str) -> GameCheck | None:
    """Check one game; None when it is not there."""
    columns = (games.c.game, games.c.status, games.c.lines)
    found = (await c.execute(select(*columns).where(games.c.id == id_))).first()
    if found is None:
        return None
    verdict = GameCheck(id_, found.game, found.status, max(found.lines - 1, 0), "ok")
    try:
        row = await kept.read_game(c, id_)
        assert row is not None
        lines = await read_lines(c, id_)
        snapshot = await read_snapshot(c, id_)
        header = header_of(row)
        game = GAMES[row.game]
    except UNREADABLE as error:
        verdict.state = "unread"
        verdict.difference = f"cannot be read ({' '.join(str(error).split())})"
        return verdict
    try:
        _check(row, lines, snapshot)
    except Exception as error:
        # Damaged codes may trip up anything, and no game may keep the next one from being checked.
        other = other_rules(game, header)
        if row.settings.get("recorded") and isinstance(error, Mismatch):
            verdict.state = "recorded"
        else:
            verdict.state = "other-rules" if other else "differs"
        if isinstance(error, Mismatch):
            verdict.line = error.n
            verdict.difference = difference(error, header, best_language())
        else:
            verdict.difference = f"cannot be played ({' '.join(str(error).split())})"
            verdict.difference += f" ({other})" if other else ""
    return verdict


def _check(
    row: GameRow, lines: Sequence[LineRow], snapshot: tuple[int, dict[str, Any]] | None
) -> None:
    """Raise Mismatch at the first difference."""
    if [line.n for line in lines] != list(range(row.lines)):
        raise Mismatch(len(lines), f"{row.lines} lines are counted and {len(lines)} kept")
    for line in lines:
        try:
            msgspec.convert(line.line, Line)
        except msgspec.ValidationError as error:
            raise Mismatch(line.n, f"not a line of a record ({error})") from None
    header = header_of(row)
    if header.commitment and header.commitment != commit(row.seed or ""):
        raise Mismatch(0, "the seed does not fit the commitment")
    # What a sandbox began with may have been imagined; then it has no line to begin from.
    imagined = bool(row.settings.get("imagined"))
    try:
        table = restore(row, lines, snapshot if imagined else None)
    except Changed as error:
        raise Mismatch(error.n, "the seed and the codes give another line") from None
    for line, entry in zip(lines, table.entries, strict=True):
        if encode([event.to_data() for event in entry.events]) != encode(line.events):
            raise Mismatch(line.n, "other things happened")
    if not imagined:
        replay(table.game, Record(header, [entry.line for entry in table.entries]))
    _check_state(row, table)


def _check_state(row: GameRow, table: Table) -> None:
    """What the store says of the game as a whole must be so."""
    game, state, last = table.game, table.state, len(table.entries) - 1
    by_people = row.status == "over" and (row.ending or {}).get("word") in BY_PEOPLE
    if bool(state.over) != (row.status == "over") and not by_people:
        raise Mismatch(last, f"it is kept as {row.status}")
    if state.over:
        ending = ending_of(table)
        # What a state is made of is each version's own; the line and its events prove it.
        if not row.ending or {**ending, **row.ending, "digest": ending["digest"]} != ending:
            raise Mismatch(last, f"it ended by {ending['word']}, won by {ending['winners']}")
    elif row.status == "running" and row.awaited != game.awaited(state):
        raise Mismatch(last, f"it waits for {game.awaited(state)}")
