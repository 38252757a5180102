"""A backup as a file: compressed JSON lines, the same for SQLite and for PostgreSQL.

The first line says what it is and which version the tables have. Then each table: a line with its
name and columns, and a line a row. The last line counts the rows and has a digest of everything
before it, so that a file that was cut short or has changed is never taken for a backup.
"""

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec

from aedilis.kernel.codec import BadFile

KIND: Final = "backup"
FORMAT: Final = 1
LONGEST_LINE: Final = 256 * 1024 * 1024


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The first line. `schema` is the version of the tables, `made` seconds since 1970."""

    aedilis: str
    format: int
    schema: str
    software: str
    made: float


class TableLine(msgspec.Struct, forbid_unknown_fields=True):
    """The line before a table's rows."""

    table: str
    columns: list[str]


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class ArchiveWriter:
    """Writes a backup beside its place; only `finish` moves it there, whole and on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.{os.getpid()}.part")
        self.digest = hashlib.sha256()
        self.rows: dict[str, int] = {}
        self._table = ""

    def __enter__(self) -> "ArchiveWriter":
        # Digests of passwords and the server's own keys are in it: nobody else may read it.
        number = os.open(self.part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        self._file: IO[bytes] = os.fdopen(number, "wb")
        self._packed = gzip.GzipFile("", "wb", 6, self._file, 0)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # On a full disk closing fails as well, and the part must go all the same.
        with suppress(OSError):
            self._packed.close()
        with suppress(OSError):
            self._file.close()
        self.part.unlink(missing_ok=True)

    def heading(self, heading: Heading) -> None:
        """Write the first line."""
        self._write(heading)

    def table(self, name: str, columns: Sequence[str]) -> None:
        """Begin a table."""
        self._table = str(name)
        self.rows[self._table] = 0
        self._write(TableLine(str(name), [str(column) for column in columns]))

    def row(self, values: Sequence[Any]) -> None:
        """Write a row of the table begun last."""
        self.rows[self._table] += 1
        self._write(list(values))

    def finish(self) -> int:
        """Write the last line, and put the file in its place; gives its size."""
        self._write(Closing(self.rows, self.digest.hexdigest()))
        self._packed.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        size = self._file.tell()
        self.part.replace(self.path)
        directory = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
        return size

    def _write(self, data: Any) -> None:
        line = msgspec.json.encode(data) + b"\n"
        self.digest.update(line)
        self._packed.write(line)


class Archive:
    """A backup that is whole: its heading, and how many rows each table has."""

    def __init__(self, path: Path) -> None:
        """Look through the whole file. Raises BadFile when it is none, or not whole."""
        self.path = path
        self.heading, self.closing = self._check()

    def tables(self) -> Iterator[tuple[TableLine, Iterator[list[Any]]]]:
        """Each table with its rows; take the rows of one before asking for the next."""
        lines = self._lines()
        next(lines)
        rest = next(lines, None)
        while rest is not None and rest[1].startswith(b'{"table"'):
            table: TableLine = self._decode(rest[1], TableLine, rest[0])
            after: list[tuple[int, bytes]] = []

            def rows(after: list[tuple[int, bytes]] = after) -> Iterator[list[Any]]:
                for number, line in lines:
                    if not line.startswith(b"["):
                        after.append((number, line))
                        return
                    row: list[Any] = self._decode(line, list, number)
                    yield row

            yield table, rows()
            rest = after[0] if after else None

    def _check(self) -> tuple[Heading, Closing]:
        digest = hashlib.sha256()
        heading: Heading | None = None
        closing: Closing | None = None
        counts: dict[str, int] = {}
        table: TableLine | None = None
        for number, line in self._lines():
            if closing is not None:
                raise self._bad(number, "something follows the end")
            if heading is None:
                heading = self._heading(line)
            elif line.startswith(b"["):
                row: list[Any] = self._decode(line, list, number)
                if table is None or len(row) != len(table.columns):
                    raise self._bad(number, "a row that fits no table")
                counts[table.table] += 1
            elif line.startswith(b'{"table"'):
                table = self._decode(line, TableLine, number)
                counts[table.table] = 0
            else:
                closing = self._closing(line, number)
                if closing.sha256 != digest.hexdigest() or closing.rows != counts:
                    raise self._bad(number, "the file has changed since it was written")
            digest.update(line)
        if heading is None or closing is None:
            raise BadFile(f"{self.path}: the end is missing; the file was cut short")
        return heading, closing

    def _heading(self, line: bytes) -> Heading:
        heading: Heading = self._decode(line, Heading, 1)
        if heading.aedilis != KIND:
            raise self._bad(1, f"aedilis: {heading.aedilis!r} is not {KIND!r}")
        if heading.format != FORMAT:
            raise self._bad(1, f"format: {heading.format} is not {FORMAT}; use a newer Aedilis")
        return heading

    def _closing(self, line: bytes, number: int) -> Closing:
        closing: Closing = self._decode(line, Closing, number)
        return closing

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        number = 0
        try:
            with gzip.open(self.path, "rb") as file:
                while line := file.readline(LONGEST_LINE):
                    number += 1
                    yield number, line
        except (EOFError, zlib.error):
            raise BadFile(f"{self.path}: the end is missing; the file was cut short") from None
        except gzip.BadGzipFile:
            raise BadFile(f"{self.path}: not a backup") from None
        except OSError as error:
            raise BadFile(f"{self.path}: cannot be read ({error.strerror})") from None

    def _decode(self, line: bytes, kind: Any, number: int) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self._bad(number, " ".join(str(error).split())) from None

    def _bad(self, number: int, what: str) -> BadFile:
        return BadFile(f"{self.path}: line {number}: {what}")


def unpack(text: str) -> bytes:
    """The bytes that a row has as text."""
    return base64.b64decode(text)
