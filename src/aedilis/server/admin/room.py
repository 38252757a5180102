"""`aedilis admin usage` and `aedilis admin drop`: what takes room, and how it is given back."""

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from aedilis.kernel.quoting import cut
from aedilis.server.store.usage import Dropped, Share, Usage, shares

UNITS: Final = ("bytes", "kB", "MB", "GB")


class NoGame(LookupError):
    """There are no such games; the text names them."""


def find(usages: Sequence[Usage], ids: Sequence[str]) -> list[Usage]:
    """The games of these ids, each once. Raises NoGame naming those that are not there."""
    known = {one.id: one for one in usages}
    missing = [id_ for id_ in dict.fromkeys(ids) if id_ not in known]
    if missing:
        raise NoGame(f"drop: there is no game {', '.join(repr(cut(id_)) for id_ in missing)}")
    return [known[id_] for id_ in dict.fromkeys(ids)]


def report(what: str, usages: Sequence[Usage], most: int) -> dict[str, Any]:
    """What takes room as one object: the `most` largest, and how many there are and how much they
    take in all.
    """
    found: Sequence[Usage] | Sequence[Share] = usages
    if what == "people":
        found = shares(usages)
    elif what == "imports":
        found = [one for one in usages if one.imported]
    return {
        "bytes": sum(one.bytes for one in found),
        "count": len(found),
        what: [msgspec.to_builtins(one) for one in found[:most]],
    }


def told(what: str, data: dict[str, Any]) -> Iterator[str]:
    """The same as lines of text, the sum last."""
    for one in data[what]:
        yield f"{size(one['bytes']):>10}  {_share(one) if what == 'people' else _game(one)}"
    yield f"{size(data['bytes'])} in all, {data['count']} {what}"


def _share(one: dict[str, Any]) -> str:
    host = _host(one["person"], one["name"])
    imports = f"{one['imports']} imported with {size(one['import_bytes'])}"
    return f"{host}: {one['games']} games, {one['sandboxes']} of them sandboxes, {imports}"


def _game(one: dict[str, Any]) -> str:
    kind = "imported" if one["imported"] else "sandbox" if one["sandbox"] else one["game"]
    day = time.strftime("%Y-%m-%d", time.gmtime(one["updated"]))
    host = _host(one["host"], one["name"])
    return f"{one['id']}  {kind}, {one['status']}, {one['lines']} lines, {day}, {host}"


def _host(person: int | None, name: str) -> str:
    return f"{name} (number {person})" if person is not None else "nobody"


def summary(wanted: Sequence[Usage]) -> str:
    """What would be deleted, in a line."""
    running = sum(one.status == "running" for one in wanted)
    count = "1 game" if len(wanted) == 1 else f"{len(wanted)} games"
    return f"{count} with {size(sum(one.bytes for one in wanted))}, {running} of them running"


def deleted(one: Dropped) -> str:
    """What was deleted, in a line."""
    return f"deleted {_game(msgspec.to_builtins(one.game))}, {size(one.game.bytes)}"


def size(count: int) -> str:
    """A number of bytes as people read it."""
    amount, unit = float(count), UNITS[0]
    for unit in UNITS:
        if amount < 1000 or unit == UNITS[-1]:
            break
        amount /= 1000
    return f"{count} bytes" if unit == UNITS[0] else f"{amount:.1f} {unit}"
