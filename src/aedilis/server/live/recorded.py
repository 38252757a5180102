"""A finished game that these rules do not fit: kept, shown and given away as it was recorded.

Its positions are shown as far as its lines come out from their outcomes, and what follows is told
in the words of its record. Who won stands with its ending. It is not played on, reviewed or
counted.
"""

from typing import TYPE_CHECKING, NamedTuple

from aedilis.games import GAMES, difference, ending_named
from aedilis.kernel.identity import other_rules
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import End, Record
from aedilis.kernel.recorded import told_end
from aedilis.kernel.replaying import follow, prove_seed
from aedilis.kernel.table import Mismatch, Table
from aedilis.server.live.history import header_of
from aedilis.server.store.affairs import BY_PEOPLE
from aedilis.server.store.games import GameRow
from aedilis.server.store.shapes import ending_in
from aedilis.server.wire.parts import Differs, Result
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory


class Fit(NamedTuple):
    """How far these rules fit a finished game: its first `lines` come out, and what `differs`."""

    lines: int
    differs: Mismatch | None


def record_of(row: GameRow, book: Table) -> Record:
    """The record of a finished game, as it was made: with the rules that it was begun under."""
    lines = [entry.line for entry in book.entries]
    ending = ending_in(row.ending) if row.ending is not None else None
    if ending is None or (ending.word in BY_PEOPLE and not row.settings.get("recorded")):
        return Record(header_of(row), lines)
    seed = (row.seed or "") if header_of(row).commitment else ""
    return Record(
        header_of(row), lines, End(ending.word, list(ending.winners), ending.digest, seed)
    )


def read_again(row: GameRow, book: Table) -> Fit:
    """Play a finished game again from its outcomes, as far as that goes."""
    if row.settings.get("imagined"):
        # It has no first line to begin from.
        return Fit(0, None)
    game, record = GAMES[row.game], record_of(row, book)
    found = follow(game, record)
    differs = found.differs
    if differs is None:
        try:
            prove_seed(game, record)
        except Mismatch as error:
            differs = error
    return Fit(found.lines, differs)


def why(room: "GameInMemory", language: str) -> Differs | None:
    """From which line on these rules do not fit a finished game, and why; None where they do."""
    found = room.unfit
    if found is None or room.row.status != "over":
        return None
    header, game = header_of(room.row), GAMES[room.row.game]
    all_fit = room.positions == len(room.times)
    text = words(language).text(
        "server-table-unproved" if all_fit else "server-table-differs",
        {"problem": difference(found, header, language), "line": found.n},
    )
    other = bool(other_rules(game, header))
    return Differs(found.n, cut(header.rules) if other else "", game.rules_version, text)


def ended(room: "GameInMemory", language: str) -> Result:
    """How the game ended by its record, and who won it."""
    ending = ending_in(room.row.ending)
    named = ending_named(room.row.game, ending.word, language)
    heading = told_end(words(language), named, ending.winners, room.names)
    return Result(heading, [], list(ending.winners))
