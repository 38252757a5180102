"""Every name in four languages."""

import pytest

from aedilis.republic.components import ALL_KINDS, EVENTS, LANGUAGES, PROVINCES
from aedilis.republic.definitions.source import Names
from aedilis.republic.definitions.supply import CHIT_DRAW_TWO_NAMES, CHIT_NONE_NAMES


def all_names() -> list[tuple[str, Names]]:
    found = [(f"{kind} {one.id}", one.names) for kind, ones in ALL_KINDS for one in ones]
    found += [(f"dark {one.id}", one.dark.names) for one in EVENTS]
    found += [(f"developed {one.id}", one.developed_names) for one in PROVINCES]
    return [*found, ("no death", CHIT_NONE_NAMES), ("draw two", CHIT_DRAW_TWO_NAMES)]


@pytest.mark.parametrize(("what", "names"), all_names(), ids=[what for what, _ in all_names()])
def test_names_are_complete(what: str, names: Names) -> None:
    assert tuple(names) == LANGUAGES
    for text in names.values():
        assert text == " ".join(text.split())
        assert text[0].isupper() or text[0].isdigit()
        assert not text.endswith(".")


def test_how_many_there_are_of_each_kind() -> None:
    assert {kind: len(definitions) for kind, definitions in ALL_KINDS} == {
        "family": 30, "statesman": 19, "concession": 13, "series": 8, "war": 31, "leader": 9,
        "intrigue": 11, "law": 10, "forum_event": 5, "event": 18, "province": 15, "office": 7,
        "games": 3, "land_bill": 3, "scenario": 7, "neutral": 4,
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_of_a_kind_share_a_name(language: str) -> None:
    for kind, definitions in ALL_KINDS:
        texts = [one.names[language] for one in definitions]
        assert sorted(set(texts)) == sorted(texts), kind
    sides = [side.names[language] for one in EVENTS for side in (one.light, one.dark)]
    assert len(set(sides)) == 36


def test_the_two_sides_of_bithynia() -> None:
    changed = [one.id for one in PROVINCES if one.names != one.developed_names]
    assert changed == ["bithynia"]


def test_names_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        PROVINCES[0].names["en"] = "Atlantis"  # type: ignore[index]
