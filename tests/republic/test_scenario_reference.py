"""The reference of scenario files names every printed thing that a file can name, by its id."""

import re
from pathlib import Path

import pytest

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CONCESSIONS,
    FAMILIES,
    FORUM_EVENTS,
    GAMES,
    INTRIGUES,
    LAWS,
    LEADERS,
    PRINTED_EVENTS,
    PROVINCES,
    STATESMEN,
    WARS,
)
from aedilis.republic.definitions.source import Definition

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "scenario-files.md"

THINGS: dict[str, tuple[Definition, ...]] = {
    "Families": FAMILIES,
    "Statesmen": STATESMEN,
    "Concessions": CONCESSIONS,
    "Intrigue cards": INTRIGUES,
    "Laws": LAWS,
    "Wars": WARS,
    "Enemy leaders": LEADERS,
    "Provinces": PROVINCES,
    "Events": PRINTED_EVENTS,
    "Bequests": tuple(one for one in FORUM_EVENTS if one.creates != NONE),
    "Other cards": tuple(one for one in FORUM_EVENTS if one.creates == NONE),
    "Games": GAMES,
}


def listed() -> dict[str, list[str]]:
    """The ids in the table of ids, by kind."""
    section = PAGE.read_text(encoding="utf-8").partition("### Ids\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| ([A-Z][a-z ]+) \| (.*) \|$", section, re.MULTILINE)
    return {kind: re.findall(r"`([a-z0-9_]+)`", ids) for kind, ids in rows if kind != "Kind"}


@pytest.mark.parametrize("kind", THINGS)
def test_every_id_is_listed(kind: str) -> None:
    assert listed()[kind] == [one.id for one in THINGS[kind]]


def test_no_other_kind_is_listed() -> None:
    assert set(listed()) == set(THINGS)
