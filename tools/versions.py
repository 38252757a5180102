"""Whether games go as they went under the rules version that they name.

`tests/versions.json` keeps for each game a digest of its golden games for each version of its
rules. Games that go otherwise need a higher `rules_version`: records name it, and whoever reads one
has to know by which rules it was played.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import structs

from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.codec import encode
from aedilis.kernel.record import Header, Record
from aedilis.kernel.table import Table, state_digest

Golden = dict[str, dict[str, bytes]]
"""For each game its golden files, by name."""

Versions = dict[str, dict[str, str]]
"""For each game the digest of its golden files under each version, the latest last."""


def unusual(header: Header) -> dict[str, object]:
    """What a game is played by, without the options that are as usual in its edition or scenario:
    one more option, with its usual value, changes no golden game.
    """
    variants = PACKAGES[header.game].variants
    chosen = {variants.option: header.options[variants.option]} if variants is not None else {}
    usual = GAMES[header.game].options(chosen, len(header.seats))
    others = {name: one for name, one in header.options.items() if one != usual[name]}
    return {**chosen, **others}


def record_facts(record: Record) -> bytes:
    """A record without what it says of its version: how the game went."""
    return b"\n".join([encode(unusual(record.header)), *list(record.encoded())[1:]])


def closed_as(table: Table, kept: Record) -> Record:
    """The record of a finished table as it would be, had its game been begun with the options that
    another record names: one that was added since makes no golden game another.
    """
    record = table.record
    if record.end is None:
        raise ValueError("the game is not over")
    names = kept.header.options
    options = {name: one for name, one in record.header.options.items() if name in names}
    end = structs.replace(record.end, digest=state_digest(table.game, table.state, options))
    return Record(structs.replace(record.header, options=options), record.lines, end)


def digests(golden: Golden) -> dict[str, str]:
    """For each game the digest of its golden files."""
    found: dict[str, str] = {}
    for game, files in golden.items():
        h = hashlib.blake2b(digest_size=16)
        for name, content in sorted(files.items()):
            h.update(f"{name} {len(content)}\n".encode())
            h.update(content)
        found[game] = h.hexdigest()
    return found


def problem(game: str, version: str, digest: str, kept: Mapping[str, str]) -> str:
    """Why games cannot go so under a version; empty where they can. A version that is not kept yet
    is sound if it is higher than all that are.
    """
    last = max((int(one) for one in kept), default=0)
    if int(version) < last:
        return f"{game}: rules_version {version} is earlier than {last}, which is kept"
    if kept.get(version, digest) != digest:
        return (
            f"{game}: the golden games go otherwise than under rules {version}: raise "
            "rules_version, say in the changelog what is other, and run `make playthroughs`"
        )
    return ""


def problems(found: Mapping[str, str], kept: Versions) -> list[str]:
    """What forbids to keep these digests, a line for each game."""
    told = [
        problem(game, GAMES[game].rules_version, digest, kept.get(game, {}))
        for game, digest in found.items()
    ]
    return [one for one in told if one]


def unkept(found: Mapping[str, str], kept: Versions) -> list[str]:
    """The games of whose version nothing is kept, a line for each."""
    return [
        f"{game}: nothing is kept of rules {GAMES[game].rules_version}; run `make playthroughs`"
        for game in found
        if GAMES[game].rules_version not in kept.get(game, {})
    ]


def read(path: Path) -> Versions:
    """What is kept; nothing where there is no file yet."""
    if not path.exists():
        return {}
    kept: Any = json.loads(path.read_text("utf-8"))
    return {game: dict(versions) for game, versions in kept.items()}


def write(path: Path, found: Mapping[str, str]) -> None:
    """Keep the digests under the versions of now, after those that are kept."""
    kept = read(path)
    for game, digest in found.items():
        kept.setdefault(game, {})[GAMES[game].rules_version] = digest
    path.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
