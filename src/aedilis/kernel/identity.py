"""Which rules and facts a game is played by, and whether a record names the same.

A record names the rules version, which is raised when games go otherwise, and one short hash of
facts. Facts are what a data file says that play can depend on: numbers, counts, switches, ids.
Comments and layout are gone once a file is parsed, names stand with the words, and the keys that a
game declares to be only told never count. Which rows an edition or a scenario uses, its game says.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from aedilis.kernel.codec import encode
from aedilis.kernel.game import BadOption, Game
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import Header


def facts_in(data: Any, told: frozenset[str] = frozenset()) -> Any:
    """Parsed data without the keys that are only told."""
    if isinstance(data, Mapping):
        return {key: facts_in(value, told) for key, value in data.items() if key not in told}
    if isinstance(data, list):
        return [facts_in(value, told) for value in data]
    return data


def facts_hash(facts: Any) -> str:
    """The hash of facts, the same whatever order their keys are written in."""
    return hashlib.blake2b(encode(facts), digest_size=8).hexdigest()


def renewed(game: Game[Any], header: Header) -> Header:
    """The header of a game that has been played again by the rules of now, and goes on by them."""
    seats = len(header.seats)
    data = game.identity(game.options(header.options, seats), seats)
    return msgspec.structs.replace(header, rules=game.rules_version, data=data)


def other_rules(game: Game[Any], header: Header) -> str:
    """In what a record was played by other rules or facts than these; empty where by the same."""
    if header.rules != game.rules_version:
        return f"recorded under rules {cut(header.rules)}, these are rules {game.rules_version}"
    try:
        now = renewed(game, header).data
    except BadOption:
        # It is no game of these rules, whatever facts it names.
        return ""
    return f"recorded with facts {cut(header.data)}, these are {now}" if header.data != now else ""
