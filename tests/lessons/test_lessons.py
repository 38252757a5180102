"""Every guide and puzzle: it goes as written, its words are there, and a puzzle has one answer."""

import json
from pathlib import Path

import pytest

import aedilis
from aedilis.cli import main
from aedilis.games import PACKAGES, face_of, lesson_named
from aedilis.kernel.dice import stream
from aedilis.kernel.lesson_file import GUIDE, PUZZLE, Lesson
from aedilis.kernel.lesson_run import DONE, FAILED, OTHER, TAUGHT, LessonRun, own_way
from aedilis.kernel.prompt import walk
from aedilis.kernel.text import LANGUAGES
from aedilis.terminal.lesson_cli import all_lessons
from tests.lessons.proof import answers_it, unsure, ways
from tests.lessons.pupil import pupil
from tests.terminal.robot import listed, play
from tools.catalogues import read_language

LESSONS = list(all_lessons())
GUIDES = [one for one in LESSONS if one.kind == GUIDE]
PUZZLES = [one for one in LESSONS if one.kind == PUZZLE]


def name_of(lesson: Lesson) -> str:
    return lesson.name


def is_sure(lesson: Lesson) -> bool:
    return lesson.puzzle is not None and bool(lesson.puzzle.sure)


def test_names_are_of_one_lesson_each() -> None:
    names = [one.name for one in LESSONS]
    assert len(set(names)) == len(names)
    assert [lesson_named(name) for name in names] == LESSONS
    assert lesson_named("nothing-of-the-kind") is None


def test_there_are_enough_and_none_is_long() -> None:
    for game in ("glory", "republic"):
        assert [one.kind for one in LESSONS if one.game == game].count(GUIDE) == 1
        assert [one.kind for one in LESSONS if one.game == game].count(PUZZLE) >= 12
    assert all(8 <= len(one.steps) <= 12 for one in GUIDES)


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_goes_as_it_is_written(lesson: Lesson) -> None:
    assert own_way(lesson) == []


def test_the_tool_plays_every_lesson_by_its_own_moves(capsys: pytest.CaptureFixture[str]) -> None:
    home = Path(aedilis.__file__).parent
    files = [str(home / one.game / "lessons" / f"{one.name}.yaml") for one in LESSONS]
    assert main(["scenario", *files]) == 0
    assert f"{len(LESSONS)} hold, 0 differ" in capsys.readouterr().out


@pytest.mark.parametrize("lesson", PUZZLES, ids=name_of)
def test_a_puzzle_has_one_answer(lesson: Lesson) -> None:
    puzzle = lesson.puzzle
    assert puzzle is not None
    found = ways(lesson)
    assert found
    assert [way for way in found if not answers_it(way, puzzle.solution)] == []


@pytest.mark.parametrize("lesson", [one for one in PUZZLES if is_sure(one)], ids=name_of)
def test_a_sure_answer_holds_whatever_comes(lesson: Lesson) -> None:
    assert unsure(lesson) == []


@pytest.mark.parametrize("lesson", GUIDES, ids=name_of)
def test_every_move_that_teaches_the_same_leads_on(lesson: Lesson) -> None:
    for n, step in enumerate(lesson.steps):
        for words in step.moves[1:]:
            run = LessonRun(lesson, lesson.scenario.seats)
            while run.at < n:
                run.play(run.table.game.parse(run.table.state, lesson.seat, run.wanted()))
            move = run.table.game.parse(run.table.state, lesson.seat, words)
            assert run.play(move) == TAUGHT
            while run.wanted():
                run.play(run.table.game.parse(run.table.state, lesson.seat, run.wanted()))
            assert run.state == DONE


@pytest.mark.parametrize("lesson", GUIDES, ids=name_of)
def test_a_guide_can_be_left_at_every_step(lesson: Lesson) -> None:
    """The game goes on, and nothing of what the guide would have brought comes any more."""
    for n in range(len(lesson.steps)):
        run = LessonRun(lesson, lesson.scenario.seats)
        while run.at < n:
            run.play(run.table.game.parse(run.table.state, lesson.seat, run.wanted()))
        table, choice = run.leave(), stream("left", str(n))
        assert not table.state.dice.queues
        for _ in range(150):
            asked = table.game.asked(table.state)
            if asked:
                prompt = asked[choice.below(len(asked))]
                table.play(prompt.seat, walk(prompt, choice))
        assert table.state.over or len(table.entries) > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name, one in PACKAGES.items() if one.lessons])
def test_texts_and_files_are_of_each_other(game: str, language: str) -> None:
    locale = Path(aedilis.__file__).parent / game / "presentation" / "locale"
    there = {key for key in read_language(locale, language) if key.startswith(f"{game}-lesson-")}
    needed = set()
    for lesson in LESSONS:
        if lesson.game == game:
            needed |= {lesson.key(), *(lesson.key(text) for text in lesson.texts())}
    assert there == needed


# -- the run ---------------------------------------------------------------------------------------


def run_of(name: str) -> LessonRun:
    lesson = lesson_named(name)
    assert lesson is not None
    return LessonRun(lesson, lesson.scenario.seats)


def test_a_move_that_is_not_taught_is_not_made() -> None:
    run = run_of("first-building")
    game, state = run.table.game, run.table.state
    before = game.hash(state)
    assert run.play(game.parse(state, 0, {"think": "jack"})) == OTHER
    assert game.hash(run.table.state) == before
    assert run.at == 0
    assert not run.back()


def test_what_the_file_does_for_the_reader_is_not_asked() -> None:
    run = run_of("pay-by-the-legion")
    run.play(run.table.game.parse(run.table.state, 0, run.wanted()))
    prompt = run.prompt()
    assert prompt is not None
    assert prompt.key == "republic-ask-senate-other"
    assert [one.line.seat for one in run.table.entries[-4:]] == [0, 1, 2, 0]
    assert len(run.made) == 1


def test_going_back_is_as_if_nothing_had_been_done() -> None:
    run = run_of("first-building")
    at_first = run.table.game.hash(run.table.state)
    run.play(run.table.game.parse(run.table.state, 0, run.wanted()))
    at_second = run.table.game.hash(run.table.state)
    run.play(run.table.game.parse(run.table.state, 0, run.wanted()))
    assert run.back()
    assert (run.at, run.table.game.hash(run.table.state)) == (1, at_second)
    assert run.back()
    assert (run.at, run.table.game.hash(run.table.state)) == (0, at_first)


# -- in the terminal -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_is_played_to_its_end_in_the_terminal(lesson: Lesson, language: str) -> None:
    argv = ["--lesson", lesson.name, "--language", language, "--plain"]
    code, said = play(argv, pupil(lesson, language))
    face = face_of(lesson.game, language, lesson.scenario.seats, lesson.seat)
    assert code == 0
    for text in lesson.texts():
        assert face.say(lesson.key(text)) in said
    assert f"{lesson.game}-lesson-" not in said


def test_the_terminal_says_that_another_move_is_not_meant() -> None:
    _, said = play(["--lesson", "first-building", "--plain", "--language", "en"], listed(["1"]))
    assert "nothing has been done" in said


def test_a_lesson_can_be_left_for_a_game_against_bots() -> None:
    lines = ["3", "leave", *(["1"] * 400)]
    code, said = play(["--lesson", "first-building", "--plain", "--language", "en"], listed(lines))
    assert code == 0
    assert "From here on you play against bots" in said
    assert "Turn 5" in said


def test_a_lesson_is_not_saved() -> None:
    _, said = play(
        ["--lesson", "first-building", "--plain", "--language", "en"], listed(["save x"])
    )
    assert "cannot be saved" in said


def test_an_unknown_lesson_is_told_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = play(["--lesson", "last-building"], listed([]))
    told = capsys.readouterr().err
    assert code == 2
    assert told.startswith("aedilis: lesson: 'last-building' is none; there are: first-building")
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_listed(language: str) -> None:
    _, said = play(["--lessons", "--json", "--language", language], listed([]))
    told = json.loads(said)["lessons"]
    assert [one["name"] for one in told] == [one.name for one in LESSONS]
    assert all(one["title"] and one["rules"] for one in told)
    _, plain = play(["--lessons", "--language", language], listed([]))
    assert all(one["title"] in plain for one in told)


@pytest.mark.parametrize("lesson", PUZZLES[:3], ids=name_of)
def test_a_puzzle_that_is_missed_begins_again(lesson: Lesson) -> None:
    run = LessonRun(lesson, lesson.scenario.seats)
    before = run.table.game.hash(run.table.state)
    while run.state not in (DONE, FAILED):
        prompt = run.prompt()
        assert prompt is not None
        move: list[int] = []
        while choices := prompt.choices(move):
            move.append(choices[-1])
        run.play(move)
    assert run.state == FAILED
    run.begin()
    assert run.table.game.hash(run.table.state) == before
