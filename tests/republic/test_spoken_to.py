"""Whoever something is done to is spoken to, and everybody else hears the name."""

import pytest

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.prompt import Choose
from aedilis.kernel.text import LANGUAGES, capital
from aedilis.republic.phases.forum.persuasion import persuasion_field
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.presentation.weights import weigh
from aedilis.republic.rules.odds import persuasion_chance
from aedilis.republic.state.choices import senator, senators, verb
from tests.republic.setup.forum import GAME, initiative
from tests.republic.setup.persuasion import two

NAMES = ["Ana", "Luis", "Marta"]
NBSP = "\u00a0"

DONE_TO: dict[str, dict[str, object]] = {
    "republic-peddled": {},
    "republic-peddled-seen": {"card": 3},
    "republic-deal-paid": {"deal": 2, "talents": 5},
    "republic-deal-card": {"deal": 2, "card": 3},
    "republic-gift-hidden": {},
    "republic-gift-hidden-seen": {"talents": 5},
    "republic-cards-given": {"count": 2},
    "republic-cards-given-seen": {"cards": [3]},
    "republic-trade-offered": {},
    "republic-trade-refused": {},
    "republic-mob-incited": {"person": 4, "dice": [3], "count": 2},
    "republic-gift-in": {"person": 4, "talents": 5},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", DONE_TO)
def test_it_is_told_to_whom_it_is_done(key: str, language: str) -> None:
    event = SeenEvent(key, 0, {**DONE_TO[key], "to": [1]})
    to_luis = RepublicText(language, NAMES, 1, strict=True).event(event)
    assert "Luis" not in to_luis, to_luis
    assert "Luis" in RepublicText(language, NAMES, 2, strict=True).event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_faction_has_no_name(language: str) -> None:
    event = SeenEvent("republic-leader", 1, {"person": 4})
    assert "Luis" not in RepublicText(language, NAMES, 1, strict=True).event(event)
    assert "Luis" in RepublicText(language, NAMES, 2, strict=True).event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_agreement_binds_those_it_names(language: str) -> None:
    text = RepublicText(language, NAMES, 2)
    told = {"deal": 7, "seats": [1, 0]}
    now = text.event(SeenEvent("republic-deal-binds", -1, told))
    assert [name for name in NAMES if name in now] == ["Ana", "Luis"]
    # Lines that were kept by earlier versions name none.
    before = text.event(SeenEvent("republic-deal-binds", -1, {"deal": 7}))
    assert "7" in before
    assert "seats" not in before
    assert "  " not in before


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_be_persuaded_has_the_chance_beside_his_name(language: str) -> None:
    s, persuader, target = two()
    s.senator(persuader).influence = 15
    initiative(s, 0)
    view = GAME.view(s, 0)
    text = RepublicText(language, NAMES, 0, strict=True)
    field = persuasion_field(s, 0, [verb("persuade"), senators("senator", [persuader])[0]])
    assert isinstance(field, Choose)
    space = "" if language == "en" else NBSP
    named = {senator(code): text.choice(code, field, view) for code in field.options}
    for slot, label in named.items():
        chance = f"{round(100 * persuasion_chance(s, persuader, slot, 0, 0))}{space}%"
        assert label == f"{capital(text.slot(slot, s))} ({chance})"
    assert len({label.partition("(")[2] for label in named.values()}) > 1
    assert "(0" not in named[target]


@pytest.mark.parametrize("word", ["gift", "gift-in", "gift-out", "gift-hidden-seen"])
def test_what_one_has_given_is_no_news_to_oneself(word: str) -> None:
    event = SeenEvent(f"republic-{word}", 0, {"to": [1], "talents": 5, "person": 4, "other": 5})
    assert [weigh(event, seat).weight for seat in (-1, 0, 1)] == [4, 0, 4]
