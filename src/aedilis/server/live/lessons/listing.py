"""Lessons in a list: what is told of each before it is begun."""

from typing import Any

from aedilis.games import PACKAGES, face_of, lessons_of
from aedilis.kernel.lesson_file import GUIDE, Lesson


def all_cards(language: str) -> list[dict[str, Any]]:
    """All lessons, those of a game together and in their order."""
    return [card for game in PACKAGES for card in cards_of(game, language)]


def cards_of(game: str, language: str) -> list[dict[str, Any]]:
    """The lessons of a game, in their order."""
    return [_card(lesson, language) for lesson in lessons_of(game).values()]


def guide_of(game: str) -> str:
    """The name of a game's first guided game; empty where it has none."""
    guides = (name for name, one in lessons_of(game).items() if one.kind == GUIDE)
    return next(guides, "")


def _card(lesson: Lesson, language: str) -> dict[str, Any]:
    face = face_of(lesson.game, language, lesson.scenario.seats, -1)
    return {
        "name": lesson.name,
        "game": lesson.game,
        "kind": lesson.kind,
        "title": face.say(lesson.key()),
        "steps": lesson.puzzle.moves if lesson.puzzle is not None else len(lesson.steps),
        "seats": len(lesson.scenario.seats),
        "rules": list(lesson.scenario.rules),
        "url": f"/learn/{lesson.name}",
    }
