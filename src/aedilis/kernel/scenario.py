"""Scenario files: a position, what is done, what must be true then.

A file is YAML checked against its game's JSON schema. What the words under `given` and `then` mean
is the game's affair (`aedilis.kernel.vocabulary`); the steps and the checks are the same for every
game. Here a file is read and understood; `aedilis.kernel.scenario_run` carries it out, once for
each edition it names.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from aedilis.kernel.dice import ScriptError
from aedilis.kernel.game import Words
from aedilis.kernel.plain_yaml import (
    Lines,
    Place,
    ScenarioError,
    check_plain,
    check_schema,
    read_yaml,
)
from aedilis.kernel.quoting import flow
from aedilis.kernel.vocabulary import Vocabulary


@dataclass(frozen=True)
class MoveStep:
    """A seat makes the one move that the words mean."""

    place: Place
    seat: int
    words: Words


@dataclass(frozen=True)
class RefusedStep:
    """A seat tries what is not legal; `rule` is the paragraph that must forbid it, if given."""

    place: Place
    seat: int
    words: Words
    rule: str


@dataclass(frozen=True)
class RestStep:
    """All who are still asked do the plain thing that `word` says."""

    place: Place
    word: str


@dataclass(frozen=True)
class QueueStep:
    """Outcomes of a kind that come next, after those that wait already."""

    place: Place
    queue: str
    outcomes: tuple[int, ...]


@dataclass(frozen=True)
class Value:
    """One thing that must be so: the word at `path` compares with `wanted` as `relation` says."""

    place: Place
    path: tuple[str, ...]
    relation: str
    wanted: object


@dataclass(frozen=True)
class May:
    """A move that must be open (`allowed`) to a seat now, or must not."""

    place: Place
    seat: int
    words: Words
    allowed: bool


@dataclass(frozen=True)
class CheckStep:
    """What must be true at this point."""

    place: Place
    values: tuple[Value | May, ...]


Step = MoveStep | RefusedStep | RestStep | QueueStep | CheckStep


@dataclass(frozen=True)
class Scenario:
    """A scenario file that has been read and found to make sense."""

    name: str
    title: str
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    editions: tuple[str, ...]
    steps: tuple[Step, ...]
    data: Mapping[str, Any]
    lines: Lines
    vocabulary: Vocabulary[Any]


# -- reading ---------------------------------------------------------------------------------------


def load(path: Path, games: Mapping[str, Vocabulary[Any]]) -> Scenario:
    """The scenario in a file. Raises ScenarioError, one line with the file's name."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"cannot be read: {error}", (), str(path)) from error
    return parse(text, str(path), games)


def parse(text: str, name: str, games: Mapping[str, Vocabulary[Any]]) -> Scenario:
    """The scenario written in `text`; `name` stands in errors. Raises ScenarioError."""
    try:
        data, lines = read_yaml(text)
    except ScenarioError as error:
        raise error.within(name, {}) from error
    return from_data(data, name, games, lines)


def from_data(
    data: object, name: str, games: Mapping[str, Vocabulary[Any]], lines: Lines | None = None
) -> Scenario:
    """The scenario in plain data. Raises ScenarioError for whatever is wrong with it."""
    where: Lines = lines if lines is not None else {}
    try:
        check_plain(data)
        if not isinstance(data, dict):
            raise ScenarioError("a scenario file is a mapping with game, title, when and then")
        game = data.get("game")
        if not isinstance(game, str) or game not in games:
            known = ", ".join(sorted(games))
            raise ScenarioError(f"{flow(game)} is no game; there are: {known}", ("game",))
        return _understand(data, name, where, games[game])
    except ScenarioError as error:
        raise error.within(name, where) from error


def _understand(
    data: Mapping[str, Any], name: str, lines: Lines, vocabulary: Vocabulary[Any]
) -> Scenario:
    check_schema(data, vocabulary.schema())
    vocabulary.check(data)
    seats = tuple(data["seats"])
    steps = [
        read_step(vocabulary, seats, step, ("when", i))
        for i, step in enumerate(data.get("when", []))
    ]
    if "then" in data and "lesson" not in data:
        steps.append(read_check(vocabulary, seats, data["then"], ("then",)))
    return Scenario(
        name=name,
        title=data["title"],
        rules=tuple(data.get("rules", ())),
        seats=seats,
        editions=tuple(vocabulary.editions(data)),
        steps=tuple(steps),
        data=data,
        lines=lines,
        vocabulary=vocabulary,
    )


def read_step(
    vocabulary: Vocabulary[Any], seats: Sequence[str], step: Mapping[str, Any], place: Place
) -> Step:
    """A step of a list like `when`. Raises ScenarioError with its place."""
    if len(step) != 1:
        raise ScenarioError("a step has one key: a seat, then, or rest", place)
    who, what = next(iter(step.items()))
    at = (*place, who)
    if who == "then":
        return read_check(vocabulary, seats, what, at)
    if who == "rest":
        if what not in vocabulary.rest_words():
            raise ScenarioError(
                f"{flow(what)} is not one of {', '.join(vocabulary.rest_words())}", at
            )
        return RestStep(at, what)
    if who in vocabulary.queues() and who not in seats:
        return QueueStep(at, who, tuple(outcomes(vocabulary, who, what, at)))
    seat = read_seat(seats, who, at)
    if not isinstance(what, dict):
        raise ScenarioError("a move is a mapping such as {think: refill}", at)
    if "refused" in what:
        words = read_move(vocabulary, seats, what["refused"], (*at, "refused"))
        return RefusedStep(at, seat, words, what.get("rule", ""))
    return MoveStep(at, seat, read_move(vocabulary, seats, what, at))


def outcomes(vocabulary: Vocabulary[Any], queue: str, words: object, place: Place) -> Iterator[int]:
    """The outcomes that a list of words means. Raises ScenarioError with the place of the wrong
    one.
    """
    if not isinstance(words, list):
        raise ScenarioError(f"must be a list of {queue} to come", place)
    for i, word in enumerate(words):
        try:
            yield vocabulary.outcome(queue, word)
        except ScenarioError as error:
            raise ScenarioError(error.text, (*place, i)) from error


def impossible(vocabulary: Vocabulary[Any], error: ScriptError) -> str:
    """Why an outcome that was told beforehand cannot come."""
    word = flow(vocabulary.outcome_word(error.queue, error.value))
    return f"{error.queue}: {word} comes next, and cannot come now"


def read_seat(seats: Sequence[str], word: object, place: Place) -> int:
    """The number of a seat by its name. Raises ScenarioError with the place."""
    if isinstance(word, str) and word in seats:
        return seats.index(word)
    raise ScenarioError(f"{flow(word)} is no seat; there are: {', '.join(seats)}", place)


def read_move(
    vocabulary: Vocabulary[Any], seats: Sequence[str], words: object, place: Place
) -> Words:
    """A move of a file in the words of records. Raises ScenarioError with the place."""
    if not isinstance(words, dict) or not words:
        raise ScenarioError("a move is a mapping such as {think: refill}", place)
    try:
        return vocabulary.to_move(words, seats)
    except ScenarioError as error:
        raise ScenarioError(error.text, (*place, *error.place)) from error


RELATIONS: Final = ("contains", "lacks", "at_least", "at_most", "not")


def read_check(
    vocabulary: Vocabulary[Any], seats: Sequence[str], wanted: object, place: Place
) -> CheckStep:
    """What must be true, of a mapping like `then`. Raises ScenarioError with the place."""
    if not isinstance(wanted, dict) or not wanted:
        raise ScenarioError("then is a mapping such as {over: false}", place)
    values: list[Value | May] = []
    for key, value in wanted.items():
        at = (*place, key)
        if key in ("can", "cannot"):
            values.extend(_mays(vocabulary, seats, value, at, key == "can"))
        else:
            values.extend(_values(vocabulary, seats, tuple(key.split(".")), value, at))
    return CheckStep(place, tuple(values))


def _mays(
    vocabulary: Vocabulary[Any], seats: Sequence[str], value: object, place: Place, allowed: bool
) -> Iterator[May]:
    if not isinstance(value, list) or not value:
        raise ScenarioError("must be [seat, {move}], or a list of these", place)
    pairs: list[tuple[Place, object]] = [(place, value)]
    if isinstance(value[0], list):
        pairs = [((*place, i), pair) for i, pair in enumerate(value)]
    for at, pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise ScenarioError("must be [seat, {move}], or a list of these", at)
        seat = read_seat(seats, pair[0], (*at, 0))
        yield May(at, seat, read_move(vocabulary, seats, pair[1], (*at, 1)), allowed)


def _values(
    vocabulary: Vocabulary[Any],
    seats: Sequence[str],
    path: tuple[str, ...],
    value: object,
    place: Place,
) -> Iterator[Value]:
    """One check, or those of a mapping: of comparisons, or of words further down."""
    if isinstance(value, dict) and not set(value) & set(RELATIONS):
        if not value:
            raise ScenarioError("an empty mapping says nothing", place)
        for key, inner in value.items():
            further = (*path, *key.split("."))
            yield from _values(vocabulary, seats, further, inner, (*place, key))
        return
    try:
        vocabulary.check_word(path, seats)
    except ScenarioError as error:
        raise ScenarioError(error.text, place) from error
    if not isinstance(value, dict):
        yield Value(place, path, "is", value)
        return
    for relation, inner in value.items():
        if relation not in RELATIONS:
            raise ScenarioError(
                f"no such comparison; there are: {', '.join(RELATIONS)}", (*place, relation)
            )
        if relation in ("at_least", "at_most") and type(inner) is not int:
            raise ScenarioError("must be a whole number", (*place, relation))
        yield Value((*place, relation), path, relation, inner)
