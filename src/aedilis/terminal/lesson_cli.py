"""`aedilis play --lesson` and `--lessons`: which guides and puzzles there are, and playing one."""

import argparse
import json
from collections.abc import Iterator
from typing import Any, TextIO

from aedilis.bots.registry import best_bot, free_names, make_player
from aedilis.games import PACKAGES, face_of, lesson_named, lessons_of
from aedilis.kernel.lesson_file import Lesson
from aedilis.kernel.lesson_run import LessonRun
from aedilis.terminal.lesson_session import LessonSession
from aedilis.terminal.voice import Voice
from aedilis.terminal.words import terminal_words


class UnknownLesson(ValueError):
    """A name that no lesson has; the text names those there are."""


def add_switches(parser: argparse.ArgumentParser) -> None:
    """Add what asks for lessons to `aedilis play`."""
    parser.add_argument(
        "--lesson",
        metavar="NAME",
        help="a guided game or a puzzle; `hint` and `leave` are its commands",
    )
    parser.add_argument(
        "--lessons", action="store_true", help="list the guided games and puzzles, and play none"
    )
    parser.add_argument(
        "--json", action="store_true", help="with --lessons: exactly one JSON object"
    )


def all_lessons() -> Iterator[Lesson]:
    """The lessons of all games, those of one game together."""
    for game in PACKAGES:
        yield from lessons_of(game).values()


def print_lessons(language: str, as_json: bool, target: TextIO) -> int:
    """List all lessons; gives the exit code."""
    told = [_told(lesson, language) for lesson in all_lessons()]
    if as_json:
        print(json.dumps({"lessons": told}, ensure_ascii=False, indent=1), file=target)
        return 0
    words = terminal_words(language)
    wide = max((len(one["name"]) for one in told), default=0)
    for game, package in PACKAGES.items():
        own = [one for one in told if one["game"] == game]
        if own:
            print(words.of(package.terms(language).title(), "").rstrip(), file=target)
        for one in own:
            line = words.text(f"terminal-lesson-{one['kind']}", {"title": one["title"]})
            print(f"  {one['name']:<{wide}}  {line}", file=target)
    return 0


def _told(lesson: Lesson, language: str) -> dict[str, Any]:
    face = face_of(lesson.game, language, lesson.scenario.seats, -1)
    return {
        "name": lesson.name,
        "game": lesson.game,
        "kind": lesson.kind,
        "title": face.say(lesson.key()),
        "rules": list(lesson.scenario.rules),
        "seats": len(lesson.scenario.seats),
    }


def lesson_session(name: str, language: str, voice: Voice) -> LessonSession:
    """A lesson, ready to be played. Raises UnknownLesson."""
    lesson = lesson_named(name)
    if lesson is None:
        known = ", ".join(one.name for one in all_lessons())
        raise UnknownLesson(f"lesson: {name!r} is none; there are: {known}")
    player = terminal_words(language).text("terminal-player")
    others = free_names([player])
    seats = len(lesson.scenario.seats)
    names = [player if i == lesson.seat else others.pop(0) for i in range(seats)]
    course = LessonRun(lesson, names)
    bots = {
        seat: make_player(best_bot(lesson.game), lesson.game, seat, course.seed)
        for seat in range(seats)
        if seat != lesson.seat
    }
    return LessonSession(course, voice, language, bots)
