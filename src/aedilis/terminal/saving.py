"""Where a game in the terminal is kept: one record file, whose name the player gives or gets told.

A file that was there before is never overwritten, unless it is the one this game was saved to or
loaded from.
"""

from pathlib import Path
from typing import Final

from aedilis.kernel.record import Record

SUFFIX: Final = ".jsonl"


class CannotSave(Exception):
    """A file that cannot be written: the key of the message, the file, and what the system says."""

    def __init__(self, key: str, file: str, why: str = "") -> None:
        super().__init__(key, file, why)
        self.key = key
        self.file = file
        self.why = why


class SaveFile:
    """The file of one game. `path` is None until the game is saved for the first time."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path

    def suggestion(self) -> Path:
        """The file used when the player names none: the one used before, or the next free one."""
        if self.path is not None:
            return self.path
        number = 1
        while Path(f"{self.game}-{number}{SUFFIX}").exists():
            number += 1
        return Path(f"{self.game}-{number}{SUFFIX}")

    def save(self, record: Record, name: str = "") -> Path:
        """Write the record, to the suggested file or to one so named. Raises CannotSave."""
        try:
            path = Path(name).expanduser() if name else self.suggestion()
            if name and not path.suffix:
                path = path.with_name(path.name + SUFFIX)
            if path != self.path and path.exists():
                raise CannotSave("terminal-save-exists", str(path))
            record.write(path)
        except (OSError, ValueError, RuntimeError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise CannotSave("terminal-save-failed", name or self.game, why) from None
        self.path = path
        return path
