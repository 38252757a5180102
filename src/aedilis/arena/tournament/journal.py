"""The folder of a tournament: a journal, one line a game, that is only ever added to, and the
records of the games beside it.

A tournament that was killed goes on from it. The line of a game is written after its record, and a
line that was cut off is taken away: what stands in the journal is whole.
"""

import os
from pathlib import Path
from typing import Final

import msgspec

from aedilis.arena.tournament.plan import Contest
from aedilis.arena.tournament.playing import Played

JOURNAL: Final = "tournament.jsonl"


class OtherTournament(ValueError):
    """A folder is not this tournament's; the text says why."""


class Journal:
    """The journal of a tournament, open for more."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        """Begin or go on. Raises OtherTournament, OSError."""
        self.folder = folder
        self.played: dict[int, Played] = {}
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / JOURNAL
        kept = self._read(path, contest) if path.exists() else b""
        if not kept:
            _write(path, msgspec.json.encode(contest) + b"\n")
        elif len(kept) < path.stat().st_size:
            os.truncate(path, len(kept))
        self._file = path.open("ab")

    def _read(self, path: Path, contest: Contest) -> bytes:
        """What is whole of a journal that is there. Of the same tournament more games may be asked
        for than at first, or fewer.
        """
        lines = path.read_bytes().splitlines(keepends=True)
        if not lines or not lines[0].endswith(b"\n"):
            return b""
        try:
            begun = msgspec.json.decode(lines[0], type=Contest)
        except msgspec.DecodeError:
            raise OtherTournament(f"record: {path} is no journal of a tournament") from None
        if msgspec.structs.replace(begun, games=contest.games) != contest:
            raise OtherTournament(f"record: {self.folder} holds another tournament")
        whole = [lines[0]]
        for line in lines[1:]:
            if not line.endswith(b"\n"):
                break
            try:
                one = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                number = len(whole) + 1
                raise OtherTournament(f"record: {path}: line {number} is no game") from None
            self.played[one.number] = one
            whole.append(line)
        return b"".join(whole)

    def add(self, games: list[tuple[Played, str]]) -> None:
        """Keep games that were played. Raises OSError."""
        for played, record in games:
            if record:
                (self.folder / "games").mkdir(exist_ok=True)
                _write(self.folder / "games" / f"{played.number}.jsonl", record.encode())
            self.played[played.number] = played
        lines = b"".join(msgspec.json.encode(played) + b"\n" for played, _ in games)
        self._file.write(lines)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more is added."""
        self._file.close()


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
