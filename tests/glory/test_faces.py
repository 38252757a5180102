"""What cards, editions and options say: one line each in every language, and none unused."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from aedilis.glory.definitions.cards import BUILDINGS, CIRCUS, FORUM, JACK
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.definitions.options import GlorySwitches, switches_of
from aedilis.glory.definitions.rules import Rules
from aedilis.glory.presentation.faces import effect_key
from aedilis.glory.presentation.text import GloryText
from aedilis.kernel.options import declared
from aedilis.kernel.text import LANGUAGES
from tools.catalogues import read_language

ROOT = Path(__file__).resolve().parents[2]


def texts() -> list[GloryText]:
    return [GloryText(language, [], strict=True) for language in LANGUAGES]


def all_rules() -> Iterator[Rules]:
    for edition in EDITIONS:
        for beginner in (False, True):
            yield Rules(switches_of({"edition": edition, "beginner": beginner}, 3))


def english_keys(prefix: str) -> set[str]:
    locale = ROOT / "src" / "aedilis" / "glory" / "presentation" / "locale"
    english = read_language(locale, "en")
    return {key for key in english if key.startswith(prefix)}


def test_every_card_says_what_it_does_in_every_edition() -> None:
    for rules in all_rules():
        for text in texts():
            faces = [text.face(card, rules) for card in range(BUILDINGS)]
            assert all(face.effect and face.name for face in faces)
            there = zip(faces, rules.copies, strict=True)
            values = [face.value for face, number in there if number]
            assert sum(values) == 4 + 4 + 16 + 16 + 24 + 24
            assert len({face.material for face in faces}) == len({face.role for face in faces}) == 6
            assert text.face(JACK, rules).role == ""


def test_no_effect_is_written_for_nothing() -> None:
    cards = [*range(BUILDINGS), JACK]
    reached = {effect_key(card, rules) for rules in all_rules() for card in cards}
    assert reached == english_keys("glory-effect-")


def test_functions_are_told_as_the_edition_has_them() -> None:
    text = GloryText("en", [], strict=True)
    told = {
        rules.edition: [text.face(card, rules).effect for card in (CIRCUS, FORUM)]
        for rules in all_rules()
        if not rules.beginner
    }
    assert told["es2011"] == [
        "Any card can be played as Architect.",
        "You win at once when you have a client of each role and each material in your stockpile.",
    ]
    assert told["es2011-original"] == told["it2011"] == told["fr2008"]
    assert told["fr2008"][0] == "Two cards of one role can be played as a jack."


def test_editions_and_options_have_a_line_each() -> None:
    options = [option.name for option in declared(GlorySwitches)]
    kinds = ("glory-edition-", "glory-edition-name-")
    assert english_keys("glory-edition-") == {kind + name for kind in kinds for name in EDITIONS}
    assert english_keys("glory-option-") == {f"glory-option-{name}" for name in options}
    for text in texts():
        assert len({text.edition(name) for name in EDITIONS}) == len(EDITIONS)
        assert len({text.edition_name(name) for name in EDITIONS}) == len(EDITIONS)
        assert len({text.option(name) for name in options}) == len(options)
    with pytest.raises(ValueError, match="edition: 'la1' is not one of"):
        texts()[0].edition("la1")
    with pytest.raises(ValueError, match="edition: 'la1' is not one of"):
        texts()[0].edition_name("la1")
