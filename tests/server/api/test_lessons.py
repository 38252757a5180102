"""Lessons over the API: a program learns as a person does, and nothing of it is kept."""

from typing import Any

import pytest

from aedilis.games import PACKAGES, lessons_of
from aedilis.kernel.lesson_file import PUZZLE, Lesson
from aedilis.kernel.lesson_run import LessonRun
from aedilis.server.live.lessons.course import MOST_MOVES, names_at
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio

LESSONS = [lesson for game in PACKAGES for lesson in lessons_of(game).values()]
FIRST = [next(iter(lessons_of(game).values())) for game in PACKAGES if lessons_of(game)]
PUZZLES = [lesson for lesson in LESSONS if lesson.kind == PUZZLE]
PLAYED = [*(one for one in LESSONS if one.kind != PUZZLE), PUZZLES[0], PUZZLES[-1]]

HINTING = [one for one in PUZZLES if one.puzzle is not None and one.puzzle.hints][:3]


async def at(world: World, lesson: Lesson, **body: Any) -> dict[str, Any]:
    """Where a lesson stands, for a stranger."""
    path = f"/lessons/{lesson.name}/table"
    answer = await world.ask("POST", path, body, who="nobody")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("lesson", PLAYED, ids=lambda lesson: lesson.name)
async def test_a_lesson_is_played_to_its_end_in_words(world: World, lesson: Lesson) -> None:
    run = LessonRun(lesson, names_at(lesson, "en"))
    stands = await at(world, lesson)
    while stands["lesson"]["state"] == "playing":
        words = run.wanted()
        stands = await at(world, lesson, made=stands["lesson"]["made"], words=words)
        run.play(stands["lesson"]["made"][-1])
    assert stands["lesson"]["state"] == "done"
    assert len(stands["lesson"]["made"]) == len(run.made) > 0
    # Nobody is asked any more, and nothing more can be done.
    assert "question" not in stands["table"]
    body = {"made": stands["lesson"]["made"], "move": run.made[-1]}
    after = await world.ask("POST", f"/lessons/{lesson.name}/table", body, who="nobody")
    assert (after.status_code, problem(after)) == (409, "lesson-over")


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game)
async def test_a_move_is_composed_taken_back_and_refused(world: World, lesson: Lesson) -> None:
    path = f"/lessons/{lesson.name}"
    run = LessonRun(lesson, names_at(lesson, "en"))
    first = await at(world, lesson)
    move = run.table.game.parse(run.table.state, lesson.seat, run.wanted())
    for n in range(len(move) + 1):
        part = await world.ask("POST", f"{path}/part", {"done": move[:n]}, who="nobody")
        assert part.status_code == 200, part.text
    assert part.json()["field"] is None
    after = await at(world, lesson, move=part.json()["done"])
    assert len(after["lesson"]["made"]) == 1
    again = await at(world, lesson, made=after["lesson"]["made"])
    assert again["lesson"] == after["lesson"]
    assert again["table"]["picture"] == after["table"]["picture"]
    # Without its last move it stands where it stood.
    assert (await at(world, lesson, made=[]))["lesson"] == first["lesson"]
    illegal = await world.ask("POST", f"{path}/table", {"move": [-1, -1]}, who="nobody")
    assert (illegal.status_code, problem(illegal)) == (422, "illegal")
    assert illegal.json()["rule"]
    assert illegal.json()["text"]
    nonsense = await world.ask("POST", f"{path}/table", {"words": {"do": [["x"]]}}, who="nobody")
    assert (nonsense.status_code, problem(nonsense)) == (422, "illegal")
    both = await world.ask("POST", f"{path}/table", {"move": [1], "words": {}}, who="nobody")
    assert (both.status_code, problem(both)) == (422, "bad-field")


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game)
async def test_what_is_allowed_and_not_taught_is_refused(world: World, lesson: Lesson) -> None:
    run = LessonRun(lesson, names_at(lesson, "en"))
    prompt = run.prompt()
    assert prompt is not None
    found = []
    for choice in prompt.choices([]):
        body = {"move": [choice]}
        answer = await world.ask("POST", f"/lessons/{lesson.name}/table", body, who="nobody")
        found.append(answer.status_code if answer.status_code == 200 else problem(answer))
    assert "lesson-other" in found


@pytest.mark.parametrize("lesson", HINTING, ids=lambda lesson: lesson.name)
async def test_hints_come_one_by_one_and_the_move_last(world: World, lesson: Lesson) -> None:
    assert lesson.puzzle is not None
    texts = []
    for given in range(lesson.puzzle.hints + 1):
        path = f"/lessons/{lesson.name}/hint"
        answer = await world.ask("POST", path, {"given": given}, who="nobody")
        assert answer.status_code == 200, answer.text
        texts.append(answer.json()["text"])
    assert len(set(texts)) == len(texts) > 1
    assert texts[-1].startswith("Try this")


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game)
async def test_a_lesson_goes_on_as_a_game_once_for_one_request(
    world: World, lesson: Lesson
) -> None:
    run = LessonRun(lesson, names_at(lesson, "en"))
    made = (await at(world, lesson, words=run.wanted()))["lesson"]["made"]
    path, headers = f"/lessons/{lesson.name}/leave", {"Idempotency-Key": "out"}
    left = await world.ask("POST", path, {"made": made}, headers=headers)
    assert left.status_code == 201, left.text
    again = await world.ask("POST", path, {"made": made}, headers=headers)
    assert again.json() == left.json()
    game = left.json()["id"]
    table = (await world.ask("GET", f"/games/{game}/table")).json()
    assert (table["game"], table["seq"]) == (lesson.game, len(run_of(lesson, made).table.entries))
    stranger = await world.ask("POST", path, {"made": made}, who="nobody")
    assert stranger.status_code == 401


def run_of(lesson: Lesson, made: list[list[int]]) -> LessonRun:
    """A lesson after some moves."""
    run = LessonRun(lesson, names_at(lesson, "en"))
    for move in made:
        run.play(move)
    return run


async def test_what_is_no_lesson_or_no_list_of_moves_is_refused(world: World) -> None:
    unknown = await world.ask("POST", "/lessons/no-such-one/table", {}, who="nobody")
    assert unknown.status_code == 404
    path = f"/lessons/{FIRST[0].name}/table"
    for made in ([[1]] * (MOST_MOVES + 1), [["x"]], "1", [[2**40]], {"0": [1]}):
        answer = await world.ask("POST", path, {"made": made}, who="nobody")
        assert (answer.status_code, problem(answer)) == (422, "bad-field")
    # Moves that do not belong there are left out.
    stands = await at(world, FIRST[0], made=[[-5, 7], [1]])
    assert stands["lesson"]["made"] == []
