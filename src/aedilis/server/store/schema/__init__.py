"""The tables of the store, by the rooms they belong to. Times are seconds since 1970 (float);
secrets are kept as digests where a digest is enough. A column that refers to people has an index,
since an account that is deleted is looked for in all of them.

They are gathered here: `metadata` is whole only once all of them are there.
"""

from aedilis.server.store.schema.games import (
    chat,
    games,
    lines,
    notes,
    rated,
    ratings,
    seats,
    snapshots,
)
from aedilis.server.store.schema.keeping import (
    acts,
    failures,
    meta,
    outbox,
    owed,
    reports,
    requests,
)
from aedilis.server.store.schema.metadata import metadata
from aedilis.server.store.schema.people import blocks, friends, people, resets, sessions, tokens
from aedilis.server.store.schema.tournaments import entrants, matches, tournaments

__all__ = [
    "acts",
    "blocks",
    "chat",
    "entrants",
    "failures",
    "friends",
    "games",
    "lines",
    "matches",
    "meta",
    "metadata",
    "notes",
    "outbox",
    "owed",
    "people",
    "rated",
    "ratings",
    "reports",
    "requests",
    "resets",
    "seats",
    "sessions",
    "snapshots",
    "tokens",
    "tournaments",
]
