"""Proof of a puzzle: walks every way its reader could go, and gives those that reach the goal."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from aedilis.kernel.dice import DICE
from aedilis.kernel.game import Game, Words
from aedilis.kernel.lesson_file import SURE_OF_ANSWERS, SURE_OF_DICE, Lesson
from aedilis.kernel.lesson_run import DONE, PLAYING, LessonRun, puzzle_state, replies
from aedilis.kernel.prompt import Move, Prompt


class Made(NamedTuple):
    """A move in words, and which moves of the solution it can be."""

    words: Words
    meant: list[int]


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


def ways(lesson: Lesson) -> list[list[Made]]:
    """All ways that reach the goal of a puzzle."""
    run = LessonRun(lesson, lesson.scenario.seats)
    game = run.table.game
    wanted = lesson.puzzle.solution if lesson.puzzle is not None else ()
    found: list[list[Made]] = []
    tried = 0

    def walk(state: Any, made: list[Made]) -> None:
        nonlocal tried
        prompt = game.prompt(state, lesson.seat)
        assert prompt is not None, f"{lesson.name}: nothing is asked after {made}"
        fitting = [{tuple(x) for x in game.matches(state, lesson.seat, one)} for one in wanted]
        for move in answers(prompt):
            tried += 1
            assert tried < MOST_WAYS, f"{lesson.name}: too many ways to walk"
            after = copy(game, state)
            meant = [n for n, one in enumerate(wanted) if tuple(move) in fitting[n]]
            words = Made(game.words(after, lesson.seat, move), meant)
            game.apply(after, lesson.seat, move)
            for seat, reply in replies(lesson, game, after):
                game.apply(after, seat, reply)
            stands = puzzle_state(lesson, after, len(made) + 1)
            if stands == DONE:
                found.append([*made, words])
            elif stands == PLAYING:
                walk(after, [*made, words])

    assert run.state == PLAYING, f"{lesson.name}: it is solved before a move is made"
    walk(run.table.state, [])
    assert tried > len(found), f"{lesson.name}: every move solves it"
    return found


def unsure(lesson: Lesson) -> list[str]:
    """The courses of things in which the solution of a puzzle that is said to be sure fails: each
    throw of the dice that the file tells, where it is sure of dice, and each answer of the others
    to what they are asked, where it is sure of those.
    """
    puzzle = lesson.puzzle
    assert puzzle is not None
    run = LessonRun(lesson, lesson.scenario.seats)
    game = run.table.game
    told = lesson.scenario.data["given"].get(DICE, [])
    throws = [tuple(told)]
    if SURE_OF_DICE in puzzle.sure:
        assert told, f"{lesson.name}: it tells no dice to be thrown anew"
        throws = list(product(range(1, 7), repeat=len(told)))
    failed: list[str] = []
    tried = 0

    def go_on(state: Any, made: int, course: list[Words]) -> None:
        """Play on from where the others, or the reader, are to answer."""
        nonlocal tried
        tried += 1
        assert tried < MOST_WAYS, f"{lesson.name}: too many courses to follow"
        others = [one for one in game.asked(state) if not one.optional and one.seat != lesson.seat]
        if SURE_OF_ANSWERS in puzzle.sure and others and not state.over:
            for move in answers(others[0]):
                after = copy(game, state)
                words = game.words(after, others[0].seat, move)
                game.apply(after, others[0].seat, move)
                go_on(after, made, [*course, words])
            return
        for seat, reply in replies(lesson, game, state):
            game.apply(state, seat, reply)
            if SURE_OF_ANSWERS in puzzle.sure:
                go_on(state, made, course)
                return
        if puzzle_state(lesson, state, made) == DONE:
            return
        if made == len(puzzle.solution):
            failed.append(f"{lesson.name}: {told} {course}")
            return
        move = game.parse(state, lesson.seat, puzzle.solution[made])
        game.apply(state, lesson.seat, move)
        go_on(state, made + 1, course)

    for told in throws:
        state = copy(game, run.table.state)
        if state.dice.queues is not None:
            state.dice.queues[DICE] = list(told)
        go_on(state, 0, [])
    return failed


def answers_it(way: list[Made], solution: tuple[Words, ...]) -> bool:
    """Whether a way makes all moves of the solution, in whatever order."""
    left = list(way)
    for n in range(len(solution)):
        found = next((one for one in left if n in one.meant), None)
        if found is None:
            return False
        left.remove(found)
    return True
