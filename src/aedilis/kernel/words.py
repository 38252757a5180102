"""Moves in words: how a flat list of ints is written down, and which moves a description fits.

A written move is a small mapping. Each field of the prompt gives its part: a choice gives the words
of its code, a pick `{name: [items]}`, an amount `{name: number}`, a text `{name: "text"}`. A
description may leave words out, but for those of a part that has to be named; it fits every legal
move that agrees with all the words it has.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.frame import State
from aedilis.kernel.prompt import (
    Amount,
    Choose,
    Form,
    Move,
    Pick,
    Prompt,
    Text,
    Wider,
    text_move,
    text_of,
)

S = TypeVar("S", bound=State)

Words = dict[str, Any]
"""A move in words, as records and scenario files write it."""

LIMIT: Final = 5000
"""At most so many ways to make one pick are tried, or so many steps to make it of words that each
can mean several things; a description that names its cards needs one.
"""

TRIES: Final = 400
"""So many parts of forms are tried to find the next move that a description means. One that names
what it is about needs few; one that fits nothing would else go through every move there is.
"""


LARGEST_NUMBER: Final = 1_000_000_000
"""No move of any game has a number beyond this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worded(Generic[S]):
    """What a game says of its codes, so that moves can be written in words and read again."""

    def word(self, state: S, seat: int, code: int) -> Words:
        """One choice code in words."""
        raise NotImplementedError

    def item_word(self, state: S, code: int) -> object:
        """One item of a `Pick` in words."""
        raise NotImplementedError

    def item_matches(self, state: S, code: int, word: object) -> bool:
        """Whether a word of a written move can mean this item (a material: any card of it)."""
        return self.item_word(state, code) == word

    def code_of(self, state: S, word: object) -> int | None:
        """The item a word of a choice names, if it names one that descriptions may loosen; else
        None.
        """
        return None


def odd_word(words: Mapping[Any, object]) -> str | None:
    """The first word of a description that stands for something no move says; None in a sound one.

    A word is a text and stands for a text, a whole number, true or false, or a list of texts and
    numbers, or of lists of these. What a program describes may have anything in a word's place.
    """
    for word, value in words.items():
        if not isinstance(word, str) or not _plain(value, 2):
            return str(word)
    return None


def _plain(value: object, levels: int) -> bool:
    """Whether this can be said in a move, with so many levels of lists."""
    if isinstance(value, list):
        return levels > 0 and all(_plain(one, levels - 1) for one in value)
    if isinstance(value, str):
        return True
    return isinstance(value, int) and -LARGEST_NUMBER <= value <= LARGEST_NUMBER


def to_words(game: Worded[Any], state: Any, prompt: Prompt, move: Sequence[int]) -> Words:
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


def matching(game: Worded[Any], state: Any, prompt: Prompt, words: Words) -> Iterator[Move]:
    """The answers to `prompt` that agree with every word of `words`, as long as each is found
    within `TRIES` tries.
    """
    fitting = _Fitting(game, state, words)
    for move, used in fitting.answers(prompt):
        if used.bit_count() == len(words):
            fitting.left = TRIES
            yield move
        elif fitting.left == 0:
            return
        else:
            fitting.left -= 1


class _Fitting:
    """A search for the answers that a description fits. `left` is how many tries are left.

    What a code and an item have to do with the words is looked up once: however many ways lead to
    a field, it offers much the same.
    """

    __slots__ = ("_bits", "_codes", "_game", "_items", "_state", "_words", "left")

    def __init__(self, game: Worded[Any], state: Any, words: Words) -> None:
        self._game = game
        self._state = state
        self._words = words
        self._bits: dict[str, int] = {}
        self._codes: dict[int, int] = {}
        self._items: dict[tuple[str, int], list[int]] = {}
        self.left = TRIES

    def answers(self, prompt: Prompt) -> Iterator[tuple[Move, int]]:
        """Answers that contradict no word, each with the mask of the words it accounts for."""
        words = self._words
        if isinstance(prompt, Choose):
            # What the words speak of comes first: the tries must not be spent on all the ways on
            # from what they leave open before that.
            options = prompt.options
            if isinstance(prompt, Wider):
                options = options + prompt.also
            used = [self._used(prompt.seat, code) for code in options]
            yield from (([code], u) for code, u in zip(options, used, strict=True) if u > 0)
            if not prompt.named:
                silent = zip(options, used, strict=True)
                yield from (([code], u) for code, u in silent if u == 0)
        elif isinstance(prompt, Amount):
            if prompt.name in words:
                n = words[prompt.name]
                whole = isinstance(n, int) and not isinstance(n, bool)
                if whole and prompt.low <= n <= prompt.high:
                    yield [n], self._bit(prompt.name)
            elif not prompt.named:
                for n in range(prompt.low, prompt.high + 1):
                    yield [n], 0
        elif isinstance(prompt, Pick):
            if prompt.name in words:
                for move in self._meant(prompt, words[prompt.name]):
                    yield move, self._bit(prompt.name)
            elif not prompt.named:
                for move in _picks(prompt):
                    yield move, 0
        elif isinstance(prompt, Text):
            text = words.get(prompt.name)
            if isinstance(text, str) and len(text) <= prompt.high:
                move = text_move(text)
                if prompt.accepts(move):
                    yield move, self._bit(prompt.name)
        elif isinstance(prompt, Form):
            yield from self._form(prompt, [])

    def _form(self, prompt: Form, done: Move) -> Iterator[tuple[Move, int]]:
        field = prompt.field(done)
        if field is None:
            yield done, 0
            return
        for part, used in self.answers(field):
            if self.left == 0:
                return
            self.left -= 1
            for move, more in self._form(prompt, done + part):
                yield move, used | more

    def _bit(self, word: str) -> int:
        """The bit that a word has in masks."""
        return self._bits.setdefault(word, 1 << len(self._bits))

    def _used(self, seat: int, code: int) -> int:
        """The mask of the words that a choice accounts for; -1 if it contradicts one."""
        if code not in self._codes:
            mine = self._game.word(self._state, seat, code)
            said = [word for word in mine if word in self._words]
            agree = all(self._agree(mine[word], self._words[word]) for word in said)
            self._codes[code] = sum(self._bit(word) for word in said) if agree else -1
        return self._codes[code]

    def _agree(self, mine: object, given: object) -> bool:
        """Whether one word of a move is what a description asks for; cards in lists match in any
        order.
        """
        if mine == given:
            return True
        code = self._game.code_of(self._state, mine)
        if code is not None:
            return self._game.item_matches(self._state, code, given)
        if isinstance(mine, list) and isinstance(given, list) and len(mine) == len(given):
            return all(self._agree(m, g) for m, g in zip(mine, given, strict=True))
        return False

    def _meant(self, pick: Pick, given: object) -> Iterator[Move]:
        """The legal picks that a written list can mean, each once."""
        if not isinstance(given, list) or not pick.low <= len(given) <= pick.high:
            return
        fitting = self._places(pick, given)
        if not all(fitting):
            return
        seen: set[tuple[int, ...]] = set()
        for chosen in _assign(pick, given, fitting, [0] * len(pick.items), [], [LIMIT]):
            if chosen not in seen:
                seen.add(chosen)
                items = [item for item, n in zip(pick.items, chosen, strict=True) for _ in range(n)]
                yield [len(given), *items]

    def _places(self, pick: Pick, given: list[object]) -> list[list[int]]:
        """For each word of a list the places of the items that it can mean."""
        fitting: list[list[int]] = [[] for _ in given]
        for place, item in enumerate(pick.items):
            at = (pick.name, item)
            if at not in self._items:
                self._items[at] = [
                    n
                    for n, word in enumerate(given)
                    if self._game.item_matches(self._state, item, word)
                ]
            for n in self._items[at]:
                fitting[n].append(place)
        return fitting


def _assign(
    pick: Pick,
    given: list[object],
    fitting: list[list[int]],
    taken: list[int],
    places: list[int],
    left: list[int],
) -> Iterator[tuple[int, ...]]:
    """The ways in which the words of a list can each mean an item, as how many of each are taken.
    `places` are those of the words before; `left` holds how many steps are left.
    """
    at = len(places)
    if at == len(given):
        yield tuple(taken)
        return
    # Of the same word said twice the second means no earlier item: the other way round is the same.
    first = max((places[n] for n in range(at) if given[n] == given[at]), default=0)
    open_ = [place for place in fitting[at] if place >= first]
    room = sum(pick.counts[place] - taken[place] for place in open_)
    wanted = sum(1 for word in given[at:] if word == given[at])
    for place in open_:
        if room < wanted or left[0] == 0:
            return
        free = pick.counts[place] - taken[place]
        room -= free
        if free == 0:
            continue
        left[0] -= 1
        taken[place] += 1
        yield from _assign(pick, given, fitting, taken, [*places, place], left)
        taken[place] -= 1


def _picks(pick: Pick) -> Iterator[Move]:
    """Legal picks, the smallest first."""
    left = LIMIT
    for n in range(pick.low, pick.high + 1):
        for items in _multisets(pick.items, pick.counts, n):
            if left == 0:
                return
            left -= 1
            yield [n, *items]


def _multisets(items: list[int], counts: list[int], n: int) -> Iterator[Move]:
    if n == 0:
        yield []
        return
    if not items:
        return
    for k in range(min(counts[0], n), -1, -1):
        for rest in _multisets(items[1:], counts[1:], n - k):
            yield [items[0]] * k + rest
