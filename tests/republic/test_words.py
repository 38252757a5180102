"""Moves in words, and what words mean."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.republic.definitions.components import (
    CARD_IDS,
    CARDS,
    FAMILIES,
    INTRIGUES,
    LEADERS,
    OFFICES,
    PROVINCES,
    index_of,
)
from aedilis.republic.definitions.named import TRIBUNE
from aedilis.republic.rules.persons import enter_family
from aedilis.republic.rules.wars import revolting
from aedilis.republic.state.choices import (
    ALL_FIELDS,
    BILL,
    CARD,
    DEAL,
    END,
    KINDS,
    LEADER,
    LEGION,
    MOMENT,
    OFFICE,
    PROVINCE,
    SEAT,
    SENATOR,
    VERBS,
    WAR,
    code,
    kind_of,
    verb,
)
from aedilis.republic.state.table import SLOTS
from aedilis.republic.state.zones import MARCH
from aedilis.republic.words import thing_word, things_of
from tests.republic.setup.games import GAME, TABLES, begun, positions
from tests.republic.setup.opening import bring, opened, vacate


def test_each_thing_has_its_word() -> None:
    s = opened("late", 3)
    slot = bring(s, 1, "julius_caesar")
    sicilia = index_of("province", "sicilia")
    tribune = INTRIGUES[TRIBUNE].cards[0][0]
    hannibal = index_of("leader", "hannibal")
    told = {
        verb("veto"): {"do": "veto"},
        verb("yes", "answer"): {"answer": "yes"},
        code("sponsor", SENATOR, slot): {"sponsor": "julius_caesar"},
        code("card", CARD, tribune): {"card": f"tribune.{tribune}"},
        code("war", WAR, index_of("war", "first_punic_war")): {"war": "first_punic_war"},
        code("war", WAR, revolting(sicilia, True)): {"war": "revolt.sicilia"},
        code("war", WAR, MARCH): {"war": "rebel"},
        code("province", PROVINCE, sicilia): {"province": "sicilia"},
        code("seat", SEAT, 2): {"seat": 2},
        code("office", OFFICE, 0): {"office": OFFICES[0].id},
        code("bill", BILL, 2): {"bill": 3},
        code("leader", LEADER, hannibal): {"leader": LEADERS[hannibal].id},
        code("legion", LEGION, 24): {"legion": 24},
        code("deal", DEAL, 17): {"deal": 17},
    }
    for choice, words in told.items():
        assert GAME.word(s, 0, choice) == words


def test_a_thing_is_of_the_kind_that_begins_last_before_it() -> None:
    assert list(KINDS) == sorted(set(KINDS))
    assert [kind_of(kind) for kind in KINDS] == [kind_of(kind + 1) for kind in KINDS] == list(KINDS)
    assert {kind_of(number) for number in range(len(VERBS))} == {0}
    assert [kind_of(kind - 1) for kind in KINDS] == [0, *KINDS[:-1]]


def test_a_family_is_named_until_a_statesman_lies_on_it() -> None:
    s = opened("early", 3)
    slot = next(n for n in range(SLOTS) if s.senators[n] is not None)
    family = s.senator(slot).family
    word = thing_word(s, SENATOR + slot)
    assert word == FAMILIES[family].id
    assert things_of(s, word) == [SENATOR + slot, CARD + FAMILIES[family].card]
    assert things_of(s, "nobody_at_all") == []
    there = enter_family(s, vacate(s, index_of("family", "cornelius")), 0)
    assert things_of(s, "cornelius")[0] == SENATOR + there
    bring(s, 0, "scipio_africanus")
    assert thing_word(s, SENATOR + there) == "scipio_africanus"
    assert SENATOR + there not in things_of(s, "cornelius")


def test_what_is_no_choice_has_no_word() -> None:
    s = begun()
    empty = next(n for n in range(SLOTS) if s.senators[n] is None)
    for wrong in (-1, len(VERBS), code("senator", SENATOR, empty), END, len(ALL_FIELDS) << 12):
        with pytest.raises(ValueError, match=r"is no|nobody sits"):
            GAME.word(s, 0, wrong)


def test_a_card_with_copies_may_be_called_by_the_id_they_share() -> None:
    s = begun()
    first, second = CARD_IDS["tribune"][:2]
    assert GAME.code_of(s, f"tribune.{first}") == CARD + first
    assert GAME.code_of(s, "tribune") is None
    assert GAME.item_word(s, CARD + first) == f"tribune.{first}"
    assert GAME.item_matches(s, CARD + first, "tribune")
    assert GAME.item_matches(s, CARD + first, f"tribune.{first}")
    assert not GAME.item_matches(s, CARD + first, f"tribune.{second}")
    assert not GAME.item_matches(s, CARD + first, "assassin")


def test_no_two_things_of_a_kind_share_a_word() -> None:
    s = begun()
    for base, end in (
        (CARD, CARD + CARDS + 1),
        (PROVINCE, SEAT),
        (OFFICE, BILL),
        (BILL, MOMENT),
        (MOMENT, END),
    ):
        words: list[object] = []
        for thing in range(base, end):
            try:
                words.append(thing_word(s, thing))
            except ValueError:
                continue
        strings = [word for word in words if isinstance(word, str)]
        assert strings
        assert len(set(strings)) == len(strings)
    assert len({one.id for one in PROVINCES}) == len(PROVINCES)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_move_has_words_that_mean_it_alone(scenario: str, seats: int) -> None:
    dice = stream("words", "test")
    for state in positions(scenario, seats, "words", 5):
        for prompt in GAME.asked(state):
            move = walk(prompt, dice)
            words = GAME.words(state, prompt.seat, move)
            assert GAME.parse(state, prompt.seat, words) == move
        seat = dice.below(seats)
        aside = GAME.aside(state, seat)
        if aside is not None:
            move = walk(aside, dice)
            words = GAME.words(state, seat, move)
            assert GAME.parse(state, seat, words) == move
