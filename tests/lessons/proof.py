"""Proof of a puzzle: walks every way its reader could go, and gives those that reach the goal."""

from collections.abc import Iterator
from typing import Any

from aedilis.kernel.game import Game, Words
from aedilis.kernel.lesson_file import Lesson
from aedilis.kernel.lesson_run import DONE, PLAYING, LessonRun, fits, replies, standing
from aedilis.kernel.prompt import Move, Prompt

MOST_WAYS = 60_000


def copy(game: Game[Any], state: Any) -> Any:
    """A state to try things on, with the outcomes that still wait."""
    other = game.clone(state)
    queues = state.dice.queues
    other.dice.queues = {k: list(v) for k, v in queues.items()} if queues is not None else None
    return other


def answers(prompt: Prompt, begun: Move | None = None) -> Iterator[Move]:
    """Every whole answer to a question."""
    begun = begun if begun is not None else []
    choices = prompt.choices(begun)
    if not choices:
        yield begun
    for choice in choices:
        yield from answers(prompt, [*begun, choice])


def ways(lesson: Lesson) -> list[list[Words]]:
    """All ways that reach the goal of a puzzle, each the reader's moves in words."""
    run = LessonRun(lesson, lesson.scenario.seats)
    game = run.table.game
    found: list[list[Words]] = []
    tried = 0

    def walk(state: Any, made: list[Words]) -> None:
        nonlocal tried
        prompt = game.prompt(state, lesson.seat)
        assert prompt is not None, f"{lesson.name}: nothing is asked after {made}"
        for move in answers(prompt):
            tried += 1
            assert tried < MOST_WAYS, f"{lesson.name}: too many ways to walk"
            after = copy(game, state)
            words = game.words(after, lesson.seat, move)
            game.apply(after, lesson.seat, move)
            for seat, reply in replies(lesson, game, after):
                game.apply(after, seat, reply)
            stands = standing(lesson, after, len(made) + 1)
            if stands == DONE:
                found.append([*made, words])
            elif stands == PLAYING:
                walk(after, [*made, words])

    walk(run.table.state, [])
    assert tried > len(found), f"{lesson.name}: every move solves it"
    return found


def answers_it(way: list[Words], solution: tuple[Words, ...]) -> bool:
    """Whether a way makes all moves of the solution, in whatever order."""
    left = list(way)
    for wanted in solution:
        found = next((words for words in left if fits(words, wanted)), None)
        if found is None:
            return False
        left.remove(found)
    return True
