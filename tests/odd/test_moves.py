"""Moves in words with anything in the place of a word: each is legal, or refused in one clear line
in each of the four languages.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from aedilis.games import GAMES, face_of
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.game import Game, IllegalMove, Words
from aedilis.kernel.prompt import walk
from aedilis.kernel.text import LANGUAGES
from tests.odd.mutating import NO_JSON, STRANGE, clear, mutations

TABLES: list[tuple[str, dict[str, object], int]] = [
    ("glory", {"edition": "it2011"}, 3),
    ("glory", {"edition": "es2011"}, 2),
    ("republic", {"scenario": "early"}, 3),
    ("republic", {"scenario": "late"}, 5),
]
MOVES = 4000
SPOILT = 25
"""So many of the ways to spoil a move are tried at each position."""


def positions(
    game: Game[Any], options: dict[str, object], seats: int
) -> Iterator[tuple[Any, int, Words, Dice]]:
    """Each new kind of move in a random game: the position before it, the seat, and its words."""
    dice = stream("odd words", "moves")
    state = game.new(options, seats, stream("odd words", "game"))
    met: set[tuple[str, ...]] = set()
    for _ in range(MOVES):
        if state.over:
            state = game.new(options, seats, dice)
        aside = game.aside(state, seat := dice.below(seats))
        if aside is None or dice.below(5):
            prompts = game.asked(state)
            prompt = prompts[dice.below(len(prompts))]
            seat = prompt.seat
        else:
            prompt = aside
        move = walk(prompt, dice)
        words = game.words(state, seat, move)
        kind = (prompt.key, *words, *(str(words.get(verb)) for verb in ("do", "think", "as")))
        if kind not in met:
            met.add(kind)
            yield state, seat, words, dice
        game.apply(state, seat, move)


def refusal(game: Game[Any], state: Any, seat: int, words: Words) -> IllegalMove | None:
    """Why words are refused, None if they are a move."""
    try:
        game.parse(state, seat, words)
    except IllegalMove as error:
        return error
    return None


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_any_words_are_a_move_or_refused_in_one_clear_line(
    name: str, options: dict[str, object], seats: int
) -> None:
    game = GAMES[name]
    people = [f"Player {n}" for n in range(seats)]
    faces = [face_of(name, language, people, 0) for language in LANGUAGES]
    told: set[str] = set()
    tried = 0
    for state, seat, words, dice in positions(game, options, seats):
        spoilt = list(mutations(words, STRANGE + NO_JSON))
        for _ in range(min(SPOILT, len(spoilt))):
            place, odd = spoilt.pop(dice.below(len(spoilt)))
            if not isinstance(odd, dict):
                continue
            tried += 1
            refused = refusal(game, state, seat, odd)
            if refused is None:
                continue
            told.add(refused.key)
            for face in faces:
                wrong = clear(face.refusal(refused))
                assert not wrong, (wrong, refused.key, place, str(odd)[:300])
    assert tried > 400
    assert len(told) >= 10
