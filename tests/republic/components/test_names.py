"""Everything has a name in every language, and no name is left over."""

import pytest

from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.names import names_in
from aedilis.republic.definitions.components import ALL_KINDS, PRINTED_EVENTS

KINDS = {kind: [one.id for one in ones] for kind, ones in ALL_KINDS}
SIDES = {"event_dark": KINDS["event"], "province_developed": ["bithynia"]}
"""What has a second name on its other side."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_complete(language: str) -> None:
    names = names_in("aedilis.republic.presentation", language)
    assert {kind: sorted(of) for kind, of in names.items()} == {
        kind: sorted(ids) for kind, ids in (KINDS | SIDES).items()
    }
    for text in (name for of in names.values() for name in of.values()):
        # French holds a colon to its word, by a space of its own kind.
        assert text.replace("\u00a0:", " :") == " ".join(text.split())
        assert text[0].isupper() or text[0].isdigit()
        assert not text.endswith(".")


def test_how_many_there_are_of_each_kind() -> None:
    printed = KINDS | {"event": [one.id for one in PRINTED_EVENTS]}
    assert {kind: len(ids) for kind, ids in printed.items()} == {
        "family": 30, "statesman": 19, "concession": 13, "series": 8, "war": 31, "leader": 9,
        "intrigue": 11, "law": 10, "forum_event": 5, "event": 18, "province": 15, "land": 7,
        "office": 7, "games": 3, "land_bill": 3, "scenario": 7, "neutral": 4,
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_of_a_kind_share_a_name(language: str) -> None:
    names = names_in("aedilis.republic.presentation", language)
    for kind, of in names.items():
        assert len(set(of.values())) == len(of), kind
    assert not set(names["event"].values()) & set(names["event_dark"].values())
    assert names["province"]["bithynia"] != names["province_developed"]["bithynia"]
