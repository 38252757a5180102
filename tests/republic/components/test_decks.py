"""The cards by number, deck and kind."""

import copy
import pickle
from collections import Counter

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import EARLY, LATE, MIDDLE, MIXED, NONE
from aedilis.republic.definitions.components import (
    ALL_CARDS,
    ALL_KINDS,
    CARDS,
    ERA_ENDS,
    EVENTS,
    INTRIGUES,
    PRINTED_EVENTS,
    card,
    card_from_word,
    card_word,
    cards_of,
    deck_cards,
    find,
    kind_word,
)


@rule("R 1.02-b")
def test_every_number_is_one_card() -> None:
    assert [one.number for one in ALL_CARDS] == list(range(1, CARDS + 1))
    assert CARDS - len(EVENTS) == 160
    assert len(PRINTED_EVENTS) == 18
    assert all(card(one.number) is one for one in ALL_CARDS)


@rule("R 3.00-a")
@pytest.mark.parametrize(
    ("deck", "total", "forum", "kinds"),
    [
        (
            EARLY, 64, 32,
            {
                "war": 8, "family": 20, "statesman": 5, "leader": 4, "intrigue": 14,
                "concession": 13,
            },
        ),
        (
            MIDDLE, 46, 17,
            {
                "war": 10, "statesman": 8, "family": 5, "leader": 1, "intrigue": 16,
                "forum_event": 1, "law": 5,
            },
        ),
        (
            LATE, 49, 24,
            {
                "war": 13, "statesman": 6, "family": 5, "leader": 3, "leader_intrigue": 1,
                "intrigue": 13, "forum_event": 3, "law": 5,
            },
        ),
    ],
)  # fmt: skip
def test_deck(deck: int, total: int, forum: int, kinds: dict[str, int]) -> None:
    numbers = deck_cards(deck)
    assert len(numbers) == total
    assert Counter(kind_word(number) for number in numbers) == kinds
    assert sum(not card(number).faction for number in numbers) == forum


def test_decks_follow_each_other_around_era_ends() -> None:
    assert deck_cards(EARLY) == list(range(1, 65))
    assert deck_cards(MIDDLE) == list(range(66, 112))
    assert deck_cards(LATE) == list(range(112, 161))
    assert card(ERA_ENDS).id == "era_ends"
    assert card(ERA_ENDS).deck == NONE
    assert not card(ERA_ENDS).faction
    assert cards_of(MIXED) == [n for n in range(1, 161) if n != ERA_ENDS]


def test_event_cards_belong_to_no_deck() -> None:
    events = [one.number for one in ALL_CARDS if kind_word(one.number) == "event"]
    assert events == list(range(161, CARDS + 1))
    assert {card(number).deck for number in events} == {NONE}


@pytest.mark.parametrize(
    ("id_", "counts"),
    [
        ("tribune", (9, 7, 4)),
        ("assassin", (1, 2, 3)),
        ("secret_bodyguard", (1, 2, 1)),
        ("open_bodyguard", (0, 0, 1)),
        ("influence_peddling", (1, 1, 1)),
        ("seduction", (1, 0, 0)),
        ("blackmail", (1, 0, 0)),
        ("graft", (0, 1, 1)),
        ("murder_of_a_tribune", (0, 2, 1)),
        ("mob_incited", (0, 1, 0)),
        ("proscription", (0, 0, 1)),
    ],
)
def test_intrigue_copies(id_: str, counts: tuple[int, ...]) -> None:
    found = [len([n for n in deck_cards(era) if card(n).id == id_]) for era in (0, 1, 2)]
    assert tuple(found) == counts


def test_intrigue_total() -> None:
    assert len(INTRIGUES) == 11
    assert sum(len(numbers) for one in INTRIGUES for numbers in one.cards) == 43


def test_words_lead_back_to_the_card() -> None:
    words = [card_word(one.number) for one in ALL_CARDS]
    assert len(set(words)) == CARDS
    assert [card_from_word(word) for word in words] == list(range(1, CARDS + 1))
    assert card_word(38) == "tribune.38"
    assert card_word(33) == "cato_the_elder"


@pytest.mark.parametrize("word", ["", "tribune", "tribune.37", "tribune.x", "cicero.130", "nobody"])
def test_unknown_words(word: str) -> None:
    assert card_from_word(word) == NONE


def test_ids_are_unique_within_and_across_the_cards() -> None:
    for kind, definitions in ALL_KINDS:
        ids = [one.id for one in definitions]
        assert len(set(ids)) == len(ids), kind
        assert [one.index for one in definitions] == list(range(len(definitions)))
        assert {one.kind for one in definitions} == {kind}
    on_cards = [one.definition for one in ALL_CARDS]
    assert len({one.id for one in on_cards}) == len({id(one) for one in on_cards})


def test_ids_are_plain_words() -> None:
    for _, definitions in ALL_KINDS:
        for one in definitions:
            assert one.id.replace("_", "").isalnum()
            assert one.id == one.id.lower()
            assert one.id.isascii()


def test_find() -> None:
    for kind, definitions in ALL_KINDS:
        for one in definitions:
            assert find(kind, one.id) is one
        assert find(kind, "nothing") is None
    assert find("nothing", "tribune") is None


def test_copies_are_the_same_object() -> None:
    for _, definitions in ALL_KINDS:
        for one in definitions:
            assert pickle.loads(pickle.dumps(one)) is one
            assert copy.deepcopy(one) is one
    for one_card in ALL_CARDS:
        assert pickle.loads(pickle.dumps(one_card)) is one_card
