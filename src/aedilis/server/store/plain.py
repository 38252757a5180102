"""Reading what is kept as JSON. A row that is damaged must not take others with it: whoever reads
many leaves such a one out, and says so.
"""

import json
import logging
from typing import Any, Final

MOST_TOLD: Final = 10_000
_told: set[str] = set()
"""The rows of which it has been said."""

log = logging.getLogger("aedilis.store")


def plain(text: str | None) -> Any:
    """A column's JSON as plain data; None for what is none."""
    if text is None:
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def damaged(table: str, name: object, error: Exception) -> None:
    """Say that a row cannot be read: which, never what is in it, and of each only once."""
    row = f"{table} {name}"
    if row in _told:
        return
    if len(_told) < MOST_TOLD:
        _told.add(row)
    log.warning("a row cannot be read: %s: %s", row, type(error).__name__)
