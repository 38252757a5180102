"""What was read in each source of a checkout, kept until the source changes.

Reading all sources and tests takes seconds, and few of them change from one call to the next. What
a file says is kept under `build/` with the time and the size that the file had; a file is read
again when either is another. Whoever cannot write there reads everything each time.
"""

import hashlib
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from aedilis.rules import sources
from aedilis.rules.paragraphs import GAMES
from aedilis.rules.sources import Found, Named, Place

KEPT: Final = Path("build") / "rules" / "readings.json"

SETTLED: Final = 2_000_000_000
"""So many nanoseconds after its last change a file is taken for finished: two changes within a tick
of the clock bear the same time.
"""

Reader = Callable[[Path, str], Found]
Saying = tuple[str, str, int, bool]
"""An id with the name and the line of its place, and whether it is held there."""


class Reading(msgspec.Struct, array_like=True):
    """What one file said when it had this time and size."""

    time: int
    size: int
    said: list[Saying]
    problems: list[str]

    def found(self, file: str) -> Found:
        """The same as the reader found it."""
        named = [Named(id_, Place(file, name, line), holds) for id_, name, line, holds in self.said]
        return Found(named, list(self.problems))


class Kept(msgspec.Struct):
    """All that is kept. `readers` names the code that read it."""

    readers: str
    files: dict[str, Reading]


class Readings:
    """The sources of the project at `root`, read once for each change."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._kept = Kept(_readers(), {})
        self._changed = False
        try:
            kept = msgspec.json.decode((root / KEPT).read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return
        if kept.readers == self._kept.readers:
            self._kept = kept

    def read(self, path: Path, reader: Reader) -> Found:
        """What a file says, read by `reader` if it has changed."""
        file = path.relative_to(self._root).as_posix()
        facts = path.stat()
        kept = self._kept.files.get(file)
        if kept is not None and (kept.time, kept.size) == (facts.st_mtime_ns, facts.st_size):
            return kept.found(file)
        found = reader(path, file)
        self._changed = True
        self._kept.files.pop(file, None)
        places = {one.place.file for one in found.named}
        if places <= {file} and time.time_ns() - facts.st_mtime_ns > SETTLED:
            said = [(one.id, one.place.name, one.place.line, one.holds) for one in found.named]
            reading = Reading(facts.st_mtime_ns, facts.st_size, said, found.problems)
            self._kept.files[file] = reading
        return found

    def keep(self) -> None:
        """Write down what was read anew."""
        if not self._changed:
            return
        path = self._root / KEPT
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                beside.write_bytes(msgspec.json.encode(self._kept))
                beside.replace(path)
            finally:
                beside.unlink(missing_ok=True)


def _readers() -> str:
    """Which code reads, and which ids it looks for."""
    patterns = "\n".join(game.pattern.pattern for game in GAMES.values())
    code = Path(sources.__file__).read_bytes()
    return hashlib.blake2b(code + patterns.encode(), digest_size=8).hexdigest()
