"""A game as a file: JSON lines that anyone can replay, and at the end check.

The first line is the header: game, options, rules version, facts' hash, seat names and a commitment
to the seed. Then one line a move: who, the move in words, and the outcomes that chance gave (drawn
cards by name, dice by number). The last line opens the seed. A record replays from its outcomes
alone; the seed proves that nobody bent them.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from aedilis.kernel.codec import BadFile, encode
from aedilis.kernel.game import Words
from aedilis.kernel.quoting import cut

FORMAT = 1


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line. `data` is the hash of the facts that its edition or scenario uses,
    `commitment` that of the seed.
    """

    aedilis: int
    game: str
    rules: str
    data: str
    options: dict[str, Any]
    seats: list[str]
    commitment: str


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move (line 0 is the deal). `undo` takes back the seat's last move instead of making
    one. `loud` is a standing order by which the game went on, so that all saw it.
    """

    n: int
    seat: int = -1
    move: Words | None = None
    undo: bool = False
    out: list[str | int] = []
    loud: bool = False


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a finished game: how it ended, who won, the digest of the last state, the
    seed.
    """

    end: str
    winners: list[int]
    digest: str
    seed: str


_HEADER = msgspec.json.Decoder(Header)
_LINE = msgspec.json.Decoder(Line)
_END = msgspec.json.Decoder(End)


def commit(seed: str) -> str:
    """The commitment to a seed. A seed that can be guessed can be found out from it; secret ones
    are long and random.
    """
    return hashlib.blake2b(seed.encode(), digest_size=16, person=b"aedilis-seed").hexdigest()


class Record:
    """A recorded game: header, lines, and the end when there is one."""

    def __init__(self, header: Header, lines: list[Line], end: End | None = None) -> None:
        self.header = header
        self.lines = lines
        self.end = end

    def encoded(self) -> Iterator[bytes]:
        """The file's lines."""
        yield encode(msgspec.to_builtins(self.header)) + b"\n"
        for line in self.lines:
            yield encode(msgspec.to_builtins(line)) + b"\n"
        if self.end is not None:
            yield encode(msgspec.to_builtins(self.end)) + b"\n"

    def write(self, path: Path) -> None:
        """Write the file whole or not at all: beside its place first, then moved there."""
        beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with beside.open("wb") as file:
                file.writelines(self.encoded())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)

    def cut(self, moves: int) -> "Record":
        """The record up to and with line number `moves` (0: the deal alone), without its end."""
        return Record(self.header, self.lines[: moves + 1])


def read(path: Path) -> Record:
    """Read a record. Raises BadFile with file, line and field when it is none."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path}: cannot be read ({error.strerror})") from None
    return parse(raw, str(path))


def parse(raw: bytes, name: str) -> Record:
    """Read a record from bytes; `name` is what errors call it."""
    rows = [(i, row) for i, row in enumerate(raw.split(b"\n"), 1) if row.strip()]
    if not rows:
        raise BadFile(f"{name}: empty; a record begins with a header line")
    header: Header = _decode(_HEADER, rows[0][1], f"{name}:{rows[0][0]}")
    if header.aedilis != FORMAT:
        raise BadFile(f"{name}:1: aedilis: format {header.aedilis} is not {FORMAT}")
    end: End | None = None
    body = rows[1:]
    if body and b'"end"' in body[-1][1] and b'"seed"' in body[-1][1]:
        number, row = body.pop()
        end = _decode(_END, row, f"{name}:{number}")
    lines: list[Line] = []
    for number, row in body:
        line: Line = _decode(_LINE, row, f"{name}:{number}")
        where = f"{name}:{number}"
        if line.n != len(lines):
            raise BadFile(f"{where}: n: {line.n} is not {len(lines)}, the next number")
        if line.n > 0 and not 0 <= line.seat < len(header.seats):
            raise BadFile(f"{where}: seat: {line.seat} is not from 0 to {len(header.seats) - 1}")
        if line.n > 0 and (line.move is None) != line.undo:
            raise BadFile(f"{where}: move: a line has either a move or undo")
        lines.append(line)
    if not lines:
        raise BadFile(f"{name}: no line 0; the deal is missing")
    return Record(header, lines, end)


def _decode(decoder: Any, row: bytes, where: str) -> Any:
    try:
        return decoder.decode(row)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        # What is wrong may hold what the file holds, line breaks among it.
        raise BadFile(f"{where}: {cut(str(error), 160)}") from None
