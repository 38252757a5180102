"""Moves in words: texts, and parts that a description has to name."""

from collections.abc import Sequence

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Amount, Choose, Form, Pick, Prompt, Text, text_move
from aedilis.kernel.words import LIMIT, TRIES, matching, to_words
from tests.kernel.bundle import Bundle
from tests.kernel.toy import AGAINST, FOR, SHOUT, VETO, Toy, ToyState

GAME = Toy()
STATE = GAME.new({}, 3, stream("words", "game"))


class Letter(Form):
    """A vote, then words about it and a price."""

    __slots__ = ("named",)

    def field(self, done: Sequence[int]) -> Prompt | None:
        first = Choose(0, "test", "T.1", [FOR, AGAINST])
        first.named = self.named
        parts: list[Prompt] = [
            first,
            Text(0, "test", "T.1", "say", 20),
            Amount(0, "test", "T.1", "price", 1, 3),
            Pick(0, "test", "T.1", "backers", [1, 2], [1, 1], 0, 1),
        ]
        at = 0
        for part in parts:
            part.named = part.named or self.named
            n = part.span(done, at)
            if n < 0:
                return part
            at += n
        return None


def letter(named: bool) -> Letter:
    form = Letter(0, "test", "T.1")
    form.named = named
    return form


def test_a_text_is_written_as_it_is() -> None:
    form = letter(False)
    move = [FOR, *text_move("Yes, but"), 2, 1, 1]
    words = {"vote": "for", "say": "Yes, but", "price": 2, "backers": [1]}
    assert to_words(GAME, STATE, form, move) == words
    assert list(matching(GAME, STATE, form, words)) == [move]


def test_a_description_has_to_say_a_text() -> None:
    assert list(matching(GAME, STATE, letter(False), {"vote": "for"})) == []
    found = list(matching(GAME, STATE, letter(False), {"say": "Hm"}))
    assert len(found) == 2 * 3 * 3
    for odd in (7, ["Hm"], "", "far too long to be said in one go", "two\nlines"):
        assert list(matching(GAME, STATE, letter(False), {"say": odd})) == []


def test_a_description_names_every_part_that_has_to_be_named() -> None:
    words = {"vote": "for", "say": "Hm", "price": 1, "backers": []}
    assert len(list(matching(GAME, STATE, letter(True), words))) == 1
    for left_out in words:
        some = {word: said for word, said in words.items() if word != left_out}
        assert list(matching(GAME, STATE, letter(True), some)) == []


class Endless(Form):
    """Sixty votes, one after the other; counts how often it is asked for a field."""

    __slots__ = ("asked",)

    asked: int

    def field(self, done: Sequence[int]) -> Prompt | None:
        self.asked += 1
        return Choose(0, "test", "T.1", [FOR, AGAINST]) if len(done) < 60 else None


def endless() -> Endless:
    form = Endless(0, "test", "T.1")
    form.asked = 0
    return form


def test_words_that_fit_nothing_are_soon_given_up() -> None:
    form = endless()
    assert list(matching(GAME, STATE, form, {"surplus": 1})) == []
    assert 60 < form.asked <= TRIES + 1
    assert next(matching(GAME, STATE, endless(), {"vote": "against"})) == [AGAINST] * 60


class Loose(Toy):
    """A game in which "any" means every item; counts how often it is asked."""

    looked = 0

    def item_matches(self, state: ToyState, code: int, word: object) -> bool:
        self.looked += 1
        return word == "any" or super().item_matches(state, code, word)


def test_a_pick_that_is_not_named_is_soon_given_up() -> None:
    pick = Pick(0, "test", "T.1", "cards", list(range(24)), [1] * 24, 0, 24)
    assert list(matching(GAME, STATE, pick, {"surplus": 1})) == []
    found = list(matching(GAME, STATE, pick, {}))
    assert len(found) == LIMIT
    assert found[0] == [0]


def test_the_same_word_said_often_in_a_list_is_no_riddle() -> None:
    game = Loose()
    pick = Pick(0, "test", "T.1", "cards", list(range(24)), [1] * 24, 0, 24)
    found = list(matching(game, STATE, pick, {"cards": ["any"] * 23}))
    assert len(found) == 24
    assert found[0] == [23, *range(23)]
    assert len(list(matching(game, STATE, pick, {"cards": ["any"] * 12}))) < LIMIT
    assert list(matching(game, STATE, pick, {"cards": ["any"] * 12 + [77]})) == []
    assert game.looked <= 3 * 24 * 24
    words = {"cards": ["any"] * 22 + [5, 7]}
    assert list(matching(game, STATE, pick, words)) == [[24, *range(24)]]


def test_each_way_to_make_a_pick_is_given_once_in_the_order_of_the_items() -> None:
    pick = Pick(0, "test", "T.1", "cards", [4, 5, 6], [2, 1, 1], 0, 4)
    found = list(matching(Loose(), STATE, pick, {"cards": ["any", 5, "any"]}))
    assert found == [[3, 4, 4, 5], [3, 4, 5, 6]]


def test_a_word_that_two_parts_of_a_form_account_for_counts_once() -> None:
    two = Bundle([Choose(0, "test", "T.1", [FOR, AGAINST]), Choose(0, "test", "T.1", [AGAINST])])
    assert list(matching(GAME, STATE, two, {"vote": "against"})) == [[AGAINST, AGAINST]]
    assert list(matching(GAME, STATE, two, {"vote": "for"})) == []


def test_all_moves_of_a_form_are_found_however_many() -> None:
    form = Bundle([Amount(0, "test", "T.1", f"n{i}", 1, 40) for i in range(3)])
    assert sum(1 for _ in matching(GAME, STATE, form, {})) == 40**3


class Auction(Form):
    """A shout with a number of up to a thousand, or a vote instead."""

    __slots__ = ()

    def field(self, done: Sequence[int]) -> Prompt | None:
        if not done:
            return Choose(0, "test", "T.1", [SHOUT, VETO, FOR])
        if done[0] == FOR or len(done) == 2:
            return None
        return Amount(0, "test", "T.1", "bid", 1, 10 * TRIES)


def test_what_the_words_leave_open_does_not_hide_what_they_say() -> None:
    """The record of a game could not be read again once somebody was rich enough to bid so much."""
    form = Auction(0, "test", "T.1")
    assert next(matching(GAME, STATE, form, {"vote": "for"})) == [FOR]
    assert next(matching(GAME, STATE, form, {"bid": 7})) == [SHOUT, 7]
