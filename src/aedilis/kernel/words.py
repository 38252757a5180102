"""Moves in words: how a flat list of ints is written down, and which moves a description fits.

A written move is a small mapping. Each field of the prompt gives its part: a choice gives the words
of its code, a pick `{name: [items]}`, an amount `{name: number}`, a text `{name: "text"}`. A
description may leave words out, but for those of a part that has to be named; it fits every legal
move that agrees with all the words it has.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from aedilis.kernel.prompt import (
    Amount,
    Choose,
    Form,
    Move,
    Pick,
    Prompt,
    Text,
    text_move,
    text_of,
)

if TYPE_CHECKING:
    from aedilis.kernel.game import Game, Words

LIMIT = 5000
"""At most so many ways to finish one pick are tried; a description that names its cards needs one.
"""

TRIES = 1000
"""So many parts of forms are tried to find the next move that a description means. One that names
what it is about needs few; one that fits nothing would else go through every move there is.
"""


def to_words(game: "Game[Any]", state: Any, prompt: Prompt, move: Sequence[int]) -> "Words":
    """A legal answer to `prompt` in words."""
    if isinstance(prompt, Choose):
        return game.word(state, prompt.seat, move[0])
    if isinstance(prompt, Amount):
        return {prompt.name: move[0]}
    if isinstance(prompt, Pick):
        return {prompt.name: [game.item_word(state, item) for item in move[1:]]}
    if isinstance(prompt, Text):
        return {prompt.name: text_of(move[1:])}
    if isinstance(prompt, Form):
        words: Words = {}
        at = 0
        while True:
            field = prompt.field(move[:at])
            if field is None:
                return words
            n = field.span(move, at)
            words.update(to_words(game, state, field, move[at : at + n]))
            at += n
    raise TypeError(f"no words for {type(prompt).__name__}")


def matching(game: "Game[Any]", state: Any, prompt: Prompt, words: "Words") -> Iterator[Move]:
    """The answers to `prompt` that agree with every word of `words`, as long as each is found
    within `TRIES` tries.
    """
    left = [TRIES]
    for move, used in _fit(game, state, prompt, words, left):
        if len(used) == len(words):
            left[0] = TRIES
            yield move


def _fit(
    game: "Game[Any]", state: Any, prompt: Prompt, words: "Words", left: list[int]
) -> Iterator[tuple[Move, set[str]]]:
    """Answers that contradict no word, each with the words it accounts for. `left` holds how many
    tries are left.
    """
    if isinstance(prompt, Choose):
        for code in prompt.options:
            mine = game.word(state, prompt.seat, code)
            if prompt.named and not any(k in words for k in mine):
                continue
            if all(_agree(game, state, mine[k], words[k]) for k in mine if k in words):
                yield [code], {k for k in mine if k in words}
    elif isinstance(prompt, Amount):
        if prompt.name in words:
            n = words[prompt.name]
            if isinstance(n, int) and not isinstance(n, bool) and prompt.low <= n <= prompt.high:
                yield [n], {prompt.name}
        elif not prompt.named:
            for n in range(prompt.low, prompt.high + 1):
                yield [n], set()
    elif isinstance(prompt, Pick):
        if prompt.named and prompt.name not in words:
            return
        used = {prompt.name} if prompt.name in words else set[str]()
        for move in _picks(game, state, prompt, words.get(prompt.name)):
            yield move, used
    elif isinstance(prompt, Text):
        text = words.get(prompt.name)
        if isinstance(text, str) and prompt.accepts(text_move(text)):
            yield text_move(text), {prompt.name}
    elif isinstance(prompt, Form):
        yield from _fit_form(game, state, prompt, words, [], left)


def _fit_form(
    game: "Game[Any]", state: Any, prompt: Form, words: "Words", done: Move, left: list[int]
) -> Iterator[tuple[Move, set[str]]]:
    field = prompt.field(done)
    if field is None:
        yield done, set()
        return
    for part, used in _fit(game, state, field, words, left):
        if left[0] == 0:
            return
        left[0] -= 1
        for move, more in _fit_form(game, state, prompt, words, done + part, left):
            yield move, used | more


def _agree(game: "Game[Any]", state: Any, mine: object, given: object) -> bool:
    """Whether one word of a move is what a description asks for; cards in lists match in any
    order.
    """
    if mine == given:
        return True
    code = game.code_of(state, mine)
    if code is not None:
        return game.item_matches(state, code, given)
    if isinstance(mine, list) and isinstance(given, list) and len(mine) == len(given):
        return all(_agree(game, state, m, g) for m, g in zip(mine, given, strict=True))
    return False


def _picks(game: "Game[Any]", state: Any, pick: Pick, given: object) -> Iterator[Move]:
    """Every legal pick, or those that the written list can mean, each once."""
    left = LIMIT
    if given is None:
        for n in range(pick.low, pick.high + 1):
            for items in _multisets(pick.items, pick.counts, n):
                if left == 0:
                    return
                left -= 1
                yield [n, *items]
        return
    if not isinstance(given, list) or not pick.low <= len(given) <= pick.high:
        return
    seen: set[tuple[int, ...]] = set()
    for chosen in _assign(game, state, pick, given, [0] * len(pick.items), 0):
        if chosen not in seen and left > 0:
            left -= 1
            seen.add(chosen)
            items = [item for item, n in zip(pick.items, chosen, strict=True) for _ in range(n)]
            yield [len(given), *items]


def _assign(
    game: "Game[Any]", state: Any, pick: Pick, given: list[object], taken: list[int], at: int
) -> Iterator[tuple[int, ...]]:
    if at == len(given):
        yield tuple(taken)
        return
    for i, item in enumerate(pick.items):
        if taken[i] < pick.counts[i] and game.item_matches(state, item, given[at]):
            taken[i] += 1
            yield from _assign(game, state, pick, given, taken, at + 1)
            taken[i] -= 1


def _multisets(items: list[int], counts: list[int], n: int) -> Iterator[Move]:
    if n == 0:
        yield []
        return
    if not items:
        return
    for k in range(min(counts[0], n), -1, -1):
        for rest in _multisets(items[1:], counts[1:], n - k):
            yield [items[0]] * k + rest
