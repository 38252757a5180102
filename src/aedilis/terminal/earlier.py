"""What the games that somebody ended alone in this terminal came to: a small file of his own with a
line for each, and how the newest stands beside those before it.

The file only ever grows by whole lines. A line that cannot be read is none, and a game whose record
is there already is not counted again.
"""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from aedilis.games import PACKAGES
from aedilis.kernel.codec import encode
from aedilis.kernel.places import own_data
from aedilis.kernel.results import compare, kind_of, played_by, result
from aedilis.kernel.table import Table
from aedilis.terminal.words import terminal_words

MOST_BYTES: Final = 1_000_000
"""No more than so much of the end of the file is read."""


class Ended(msgspec.Struct):
    """One game that is over: of which game and which edition or scenario, a digest of its record,
    whether it was won, and what it is remembered by.
    """

    game: str
    variant: str
    record: str
    won: bool
    measured: dict[str, int]


def results_file() -> Path:
    """The file of results."""
    return own_data() / "alone.jsonl"


def ended(table: Table) -> Ended | None:
    """What is kept of a finished table; None where nothing is."""
    header = table.header
    package = PACKAGES[header.game]
    measured = result(package, table.state, len(header.seats))
    if not measured:
        return None
    lines = [msgspec.to_builtins(entry.line) for entry in table.entries]
    digest = hashlib.blake2b(encode(lines), digest_size=16).hexdigest()
    won = 0 in table.game.winners(table.state)
    return Ended(header.game, played_by(package, header.options), digest, won, measured)


def earlier_than(one: Ended, file: Path) -> list[Ended]:
    """The other results of the same kind in a file, the oldest first."""
    try:
        with file.open("rb") as source:
            source.seek(0, 2)
            source.seek(max(0, source.tell() - MOST_BYTES))
            lines = source.read().splitlines()
    except OSError:
        return []
    found: dict[str, Ended] = {}
    for line in lines:
        with suppress(msgspec.MsgspecError, ValueError):
            kept = msgspec.json.decode(line, type=Ended)
            if (kept.game, kept.variant) == (one.game, one.variant):
                found.setdefault(kept.record, kept)
    found.pop(one.record, None)
    return list(found.values())


def keep(one: Ended, file: Path) -> str:
    """Add a result to a file; gives what the system says where it cannot, else nothing."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab") as target:
            target.write(b"\n" * _torn(file) + msgspec.json.encode(one) + b"\n")
    except OSError as error:
        return error.strerror or str(error)
    return ""


def _torn(file: Path) -> bool:
    """Whether the last line of a file has no end."""
    with file.open("rb") as source:
        if source.seek(0, 2) == 0:
            return False
        source.seek(-1, 2)
        return source.read(1) != b"\n"


def told(one: Ended, before: Sequence[Ended], table: Table, language: str) -> tuple[str, list[str]]:
    """A result beside those before it: a heading, and a line a measure."""
    say = terminal_words(language).text
    package = PACKAGES[one.game]
    terms = package.terms(language)
    kind = kind_of(package, table.header.options, language)
    count = {"kind": kind, "count": len(before), "won": sum(kept.won for kept in before)}
    lines: list[str] = []
    for each in compare(one.measured, [kept.measured for kept in before]):
        params: dict[str, object] = {"measure": terms.measure(each.measure), "now": each.now}
        if each.best is None or each.median is None:
            lines.append(say("kernel-earlier-line", params))
            continue
        key = "kernel-earlier-line-better" if each.better else "kernel-earlier-line-beside"
        lines.append(say(key, {**params, "best": each.best, "median": each.median}))
    return say("kernel-earlier" if before else "kernel-earlier-first", count), lines
