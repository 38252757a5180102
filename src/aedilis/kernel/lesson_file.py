"""Lessons: scenario files that carry a `lesson`, a guide or a puzzle, as well as a position.

A guide is a list of steps, each with a text, the things of the table that it points at, the move
that it waits for, and what the others do then. A puzzle has a goal, in the words of `then`, that
can be reached in so many moves of one's own, and the moves that reach it. The texts are attributes
of one message in the game's catalogue, which is called after the file. What is read here
`aedilis.kernel.lesson_run` plays.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from aedilis.kernel.game import Words
from aedilis.kernel.plain_yaml import Place, ScenarioError, check_schema
from aedilis.kernel.quoting import flow
from aedilis.kernel.scenario import (
    CheckStep,
    Scenario,
    Step,
    parse,
    read_check,
    read_move,
    read_step,
)
from aedilis.kernel.vocabulary import Vocabulary

GUIDE: Final = "guide"
PUZZLE: Final = "puzzle"
SUFFIX: Final = ".yaml"
SURE_OF_DICE: Final = "dice"
SURE_OF_ANSWERS: Final = "answers"
LAST: Final = 1000
"""The place in lists of a lesson that names none."""

OF_GUIDES: Final = ("steps",)
OF_PUZZLES: Final = ("goal", "solution", "moves", "hints", "others", "sure")


@dataclass(frozen=True)
class GuideStep:
    """One step of a guide: the attribute of its text, what it points at, the moves that do what it
    asks, of which the first one is told, and what happens then without the reader.
    """

    place: Place
    say: str
    points: tuple[str, ...]
    moves: tuple[Words, ...]
    meanwhile: tuple[Step, ...]


@dataclass(frozen=True)
class Puzzle:
    """What is to be reached, in how many moves of one's own, and by which; what is done by each
    seat without the reader deciding, the first of its moves that is legal; how many hints there
    are; and whether the solution holds whatever the dice that are told show (`SURE_OF_DICE`), and
    whatever the others answer (`SURE_OF_ANSWERS`).
    """

    goal: CheckStep
    solution: tuple[Words, ...]
    moves: int
    hints: int
    others: Mapping[int, tuple[Words, ...]]
    sure: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson that has been read and found to make sense. `seat` is the reader's; `end` is what
    must be true at the end of a guide; a guide has `steps`, a puzzle a `puzzle`.
    """

    name: str
    kind: str
    order: int
    scenario: Scenario
    seat: int
    steps: tuple[GuideStep, ...]
    puzzle: Puzzle | None
    end: CheckStep | None

    @property
    def game(self) -> str:
        """The name of the game that it is about."""
        return str(self.scenario.vocabulary.game.name)

    def key(self, attribute: str = "") -> str:
        """The message of the game's catalogue that has one of its texts; its title by itself."""
        message = f"{self.game}-lesson-{self.name}"
        return f"{message}.{attribute}" if attribute else message

    def texts(self) -> list[str]:
        """The attributes of its message that it needs."""
        hints = self.puzzle.hints if self.puzzle is not None else 0
        said = [step.say for step in self.steps]
        return list(dict.fromkeys(["intro", *said, *map(hint, range(hints)), "end"]))


def hint(n: int) -> str:
    """The attribute of a puzzle's hint, counted from 0."""
    return f"hint-{n + 1}"


@cache
def lesson_schema() -> Mapping[str, Any]:
    """The JSON schema of what stands under `lesson`."""
    text = files("aedilis.kernel").joinpath("lesson.schema.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def read_lessons(folder: Traversable, vocabulary: Vocabulary[Any]) -> dict[str, Lesson]:
    """The lessons of a folder by name, in their order. Raises ScenarioError."""
    found: list[Lesson] = []
    for file in folder.iterdir():
        if file.name.endswith(SUFFIX):
            games = {vocabulary.game.name: vocabulary}
            scenario = parse(file.read_text("utf-8"), file.name, games)
            found.append(read_lesson(scenario, file.name.removesuffix(SUFFIX)))
    return {one.name: one for one in sorted(found, key=lambda one: (one.order, one.name))}


def read_lesson(scenario: Scenario, name: str) -> Lesson:
    """The lesson that a scenario file holds. Raises ScenarioError for whatever is wrong with it."""
    try:
        return _read(scenario, name)
    except ScenarioError as error:
        raise error.within(scenario.name, scenario.lines) from error


def _read(scenario: Scenario, name: str) -> Lesson:
    data = scenario.data.get("lesson")
    if data is None:
        raise ScenarioError("lesson is missing")
    try:
        check_schema(data, lesson_schema())
    except ScenarioError as error:
        raise ScenarioError(error.text, ("lesson", *error.place)) from error
    kind = data["kind"]
    _check_parts(data, kind)
    seats = scenario.seats
    you = data.get("you", seats[0])
    if you not in seats:
        raise ScenarioError(f"{flow(you)} is none of the seats", ("lesson", "you"))
    steps = tuple(_guide_step(scenario, i, one) for i, one in enumerate(data.get("steps", ())))
    end: CheckStep | None = None
    if "then" in scenario.data:
        end = read_check(scenario.vocabulary, seats, scenario.data["then"], ("then",))
    return Lesson(
        name=name,
        kind=kind,
        order=data.get("order", LAST),
        scenario=scenario,
        seat=seats.index(you),
        steps=steps,
        puzzle=_puzzle(scenario, data) if kind == PUZZLE else None,
        end=end,
    )


def _check_parts(data: Mapping[str, Any], kind: str) -> None:
    """What belongs to the other kind of lesson must not be there, and what makes this one must."""
    own, foreign = (OF_GUIDES, OF_PUZZLES) if kind == GUIDE else (OF_PUZZLES, OF_GUIDES)
    for word in foreign:
        if word in data:
            raise ScenarioError(f"a {kind} has none", ("lesson", word))
    for word in own[:2]:
        if word not in data:
            raise ScenarioError(f"{word} is missing", ("lesson",))


def _guide_step(scenario: Scenario, i: int, data: Mapping[str, Any]) -> GuideStep:
    vocabulary, seats = scenario.vocabulary, scenario.seats
    place: Place = ("lesson", "steps", i)
    for n, word in enumerate(data.get("point", ())):
        try:
            vocabulary.check_point(word, seats)
        except ScenarioError as error:
            raise ScenarioError(error.text, (*place, "point", n)) from error
    moves = [read_move(vocabulary, seats, data["do"], (*place, "do"))]
    for n, words in enumerate(data.get("or", ())):
        moves.append(read_move(vocabulary, seats, words, (*place, "or", n)))
    meanwhile = [
        read_step(vocabulary, seats, one, (*place, "meanwhile", n))
        for n, one in enumerate(data.get("meanwhile", ()))
    ]
    return GuideStep(
        place=place,
        say=data["say"],
        points=tuple(data.get("point", ())),
        moves=tuple(moves),
        meanwhile=tuple(meanwhile),
    )


def _puzzle(scenario: Scenario, data: Mapping[str, Any]) -> Puzzle:
    vocabulary, seats = scenario.vocabulary, scenario.seats
    solution = _moves(scenario, data["solution"], ("lesson", "solution"))
    others: dict[int, tuple[Words, ...]] = {}
    for who, moves in data.get("others", {}).items():
        place: Place = ("lesson", "others", who)
        if who not in seats:
            raise ScenarioError(f"{flow(who)} is none of the seats", place)
        others[seats.index(who)] = _moves(scenario, moves, place)
    return Puzzle(
        goal=read_check(vocabulary, seats, data["goal"], ("lesson", "goal")),
        solution=solution,
        moves=data.get("moves", len(solution)),
        hints=data.get("hints", 0),
        others=others,
        sure=tuple(data.get("sure", ())),
    )


def _moves(scenario: Scenario, moves: Sequence[object], place: Place) -> tuple[Words, ...]:
    return tuple(
        read_move(scenario.vocabulary, scenario.seats, words, (*place, n))
        for n, words in enumerate(moves)
    )
