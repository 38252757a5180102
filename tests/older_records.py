"""Records of rules that there are no more, made up from finished games: the same lines under
another rules version, one of them with what these rules never had.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

GAMES: Final = Path(__file__).parent / "games"

FINISHED: Final = {
    "glory": GAMES / "glory-concession.jsonl",
    "republic": GAMES / "republic-lost_wars.jsonl",
}
"""A short finished game of each."""

NEVER: Final = {"do": "haruspicy", "with": ["a liver"]}
"""A move of no rules."""


def rows_of(game: str) -> list[Any]:
    """The lines of a finished game's record as data: header, lines, end."""
    return [msgspec.json.decode(row) for row in FINISHED[game].read_bytes().splitlines()]


def written(rows: list[Any]) -> bytes:
    """The file again."""
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def older(game: str, n: int) -> bytes:
    """A record of rules "0" that these fit up to line `n`, which they refuse; -1: all lines fit,
    and it ended otherwise.
    """
    rows = rows_of(game)
    rows[0]["rules"] = "0"
    if n < 0:
        rows[-1]["end"] = "haruspices"
    elif n == 0:
        rows[1]["out"] = ["a liver", *rows[1]["out"]]
    else:
        rows[n + 1] = {"n": n, "seat": rows[n + 1]["seat"], "move": NEVER, "out": [3, "a liver"]}
    return written(rows)
