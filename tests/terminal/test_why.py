"""Why something is not allowed is told of what the player has before it, promises first, and in the
words of its language.
"""

import re
from typing import Any

import pytest

from aedilis.glory.definitions.cards import DOCK, STAIRWAY
from aedilis.glory.presentation.terminal.attempts import attempts as glory_attempts
from aedilis.kernel.game import Game
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.presentation.terminal.attempts import attempts as republic_attempts
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.persons import has, in_play, of_faction
from aedilis.republic.state.choices import VERBS
from aedilis.republic.state.table import RepublicState
from aedilis.server.wire.reader import Reader
from tests.glory.buildings.completing import completed
from tests.glory.random_play import GAME as GLORY
from tests.glory.random_play import positions as glory_positions
from tests.glory.table import Table
from tests.glory.turns import led
from tests.republic.setup.games import GAME as REPUBLIC
from tests.republic.setup.games import positions as republic_positions
from tests.republic.setup.promises import a_concession, promise
from tests.republic.setup.trials import GAME, asked, do, run
from tests.republic.setup.tribunes import raising, with_statesman

NAMES = ["Aurelia", "Marcus", "Igor", "Ulla", "Zeno"]
RAW = re.compile(rf"«\s?(?:{'|'.join(VERBS)})\s?»|“(?:{'|'.join(VERBS)})”|\b\w+_\w+\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["glory", "republic"])
def test_no_reason_has_a_raw_word(game: str, language: str) -> None:
    rules: Game[Any] = GLORY if game == "glory" else REPUBLIC
    states = (
        glory_positions({"edition": "it2011"}, 4, "why", 9)
        if game == "glory"
        else republic_positions("late", 4, "why", 15, 450)
    )
    told = 0
    for state in states:
        for prompt in [] if state.over else rules.asked(state):
            reader = Reader(game, language, NAMES, prompt.seat)
            view = rules.view(state, prompt.seat)
            for one in reader.refusals(rules, state, view, prompt):
                told += 1
                assert not RAW.search(f"{one.label} {one.why}"), one
                assert one.why.strip() == one.why != ""
    assert told > 60


def test_nobody_is_told_of_other_factions_where_ones_own_can_be_chosen() -> None:
    seen = 0
    for state in republic_positions("early", 5, "own", 3, 450):
        for prompt in [] if state.over else REPUBLIC.asked(state):
            text = RepublicText("en", NAMES, prompt.seat, strict=True)
            view = REPUBLIC.view(state, prompt.seat)
            own = {text.slot(slot, view.table) for slot, _ in of_faction(view.table, prompt.seat)}
            everybody = {text.slot(slot, view.table) for slot, _ in in_play(view.table)}
            about = {one for one, _ in republic_attempts(text, view, prompt)} & everybody
            assert about <= own or not about & own
            seen += bool(about)
    assert seen > 10


def test_the_verbs_of_cards_are_tried_only_with_such_a_card_or_statesman() -> None:
    from aedilis.republic.explain.reasons_for_verbs import CARD_FOR, tribune_abilities
    from aedilis.republic.rules.laws import held

    for state in republic_positions("middle", 4, "cards", 5, 400):
        for prompt in [] if state.over else REPUBLIC.asked(state):
            text = RepublicText("en", NAMES, prompt.seat, strict=True)
            for _, words in republic_attempts(text, REPUBLIC.view(state, prompt.seat), prompt):
                word = str(words.get("do"))
                card = CARD_FOR.get(word)
                free = tribune_abilities(word) if word in ("veto", "tribune") else 0
                people = of_faction(state, prompt.seat)
                assert (
                    card is None
                    or held(state, prompt.seat, card[0])
                    or any(has(one, free) for _, one in people)
                )


def test_what_a_building_begun_would_allow_is_tried() -> None:
    tried: set[str] = set()
    for seed in range(6):
        for state in glory_positions({"edition": "es2011"}, 4, f"built {seed}", 2):
            for prompt in [] if state.over else GLORY.asked(state):
                view = GLORY.view(state, prompt.seat)
                built = {one.name for one in view.camps[prompt.seat].structures}
                active = view.camps[prompt.seat].active
                for _, words in glory_attempts(view, prompt):
                    if "dock" in words:
                        assert DOCK in built or active >> DOCK & 1
                        tried.add("dock")
                    if "open" in words:
                        assert STAIRWAY in built or active >> STAIRWAY & 1
                        tried.add("open")
                    if words.get("from") == "pool" and "add" in words:
                        tried.add("archway")
    assert tried == {"dock", "open", "archway"}


def why(t: Table, seat: int = 0) -> list[tuple[str, str]]:
    """What a seat is told that it may not do: what it is about, and the paragraph."""
    prompt = GLORY.prompt(t.s, seat)
    assert prompt is not None
    reader = Reader("glory", "en", NAMES, seat)
    return [
        (one.label, one.rule) for one in reader.refusals(GLORY, t.s, GLORY.view(t.s, seat), prompt)
    ]


def test_what_latrine_and_vomitorium_throw_away_is_tried_while_they_are_begun() -> None:
    t = Table().hand(0, "dock", "road").begin(0, "latrine").begin(0, "vomitorium").lead(0)
    assert ("Road, Dock", "G.b.latrine.1") in why(t)
    assert ("", "G.b.vomitorium.1") in why(t)
    bare = Table().hand(0, "dock", "road").lead(0)
    assert not {rule for _, rule in why(bare)} & {"G.b.latrine.1", "G.b.vomitorium.1"}


def test_a_draw_with_fountain_is_tried_while_it_is_begun() -> None:
    t = led(Table().hand(0, "dock").begin(0, "fountain"), "craftsman")
    assert ("", "G.b.fountain.1") in why(t)


def test_a_client_acts_as_a_laborer_only_with_storeroom() -> None:
    t = led(Table().begin(0, "storeroom").pool("wood"), "patron")
    assert ("", "G.b.storeroom.1") in why(t)


def test_the_buildings_that_prison_cannot_take_are_named() -> None:
    t = Table().build(1, "tower").build(1, "dock").begin(0, "dock")
    assert why(completed(t, "prison")) == [("Dock", "G.b.prison.5")]


def test_the_other_ways_of_a_client_of_bath_are_tried() -> None:
    t = Table("it2011").build(0, "bath").begin(0, "ludus_magna").begin(0, "storeroom")
    led(t.pool("stone", "wood").stockpile(0, "wood"), "patron")
    # A merchant acts as nothing else, and cannot wait; of the craftsman there is a choice.
    t.do(0, {"hire": "wood"})
    assert t.key() == "glory-ask-bath"
    assert why(t) == [("", "G.b.bath.5")]


@pytest.mark.parametrize("used", [False, True])
def test_a_veto_is_tried_for_a_statesman_who_has_a_tribune(used: bool) -> None:
    s, cato = with_statesman("cato_the_elder")
    run(s)
    if used:
        s.sitting().free |= 1 << cato
    raising(s)
    do(s, 0, seat=2)
    told = senate_why(s, 2)
    cato_had_his = "Cato the Elder has used his Tribune this turn."
    assert (cato_had_his in told) is used
    assert not any("no card of this kind: Tribune" in one for one in told)


def test_a_statesman_who_vetoes_land_bills_alone_is_named() -> None:
    s, _ = with_statesman("popillius_laenas")
    run(s)
    raising(s)
    do(s, 0, seat=2)
    told = senate_why(s, 2)
    assert "Popillius Laenas vetoes land bills only." in told
    assert not any("no card of this kind" in one for one in told)


def senate_why(s: RepublicState, seat: int) -> list[str]:
    """What a seat is told that it may not do in the Senate."""
    prompt = REPUBLIC.prompt(s, seat)
    assert prompt is not None
    reader = Reader("republic", "en", NAMES, seat)
    return [one.why for one in reader.refusals(REPUBLIC, s, REPUBLIC.view(s, seat), prompt)]


def test_a_promise_is_the_first_of_all_reasons() -> None:
    s, content = a_concession()
    free = run(GAME.clone(s))
    (seat, _), *_ = asked(free)
    promise(s, seat, "concessions", content)
    run(s)
    prompt = REPUBLIC.prompt(s, seat)
    assert prompt is not None
    reader = Reader("republic", "en", NAMES, seat)
    first, *others = reader.refusals(REPUBLIC, s, REPUBLIC.view(s, seat), prompt)
    assert first.rule == "R 1.04.3"
    assert first.why.startswith("You have promised")
    assert first.label == "Adjourn the Senate"
    assert "oncession" in first.why
    assert all(one.rule != "R 1.04.3" for one in others)
