"""The lessons that there are, for programs. They are played on the page and in the terminal."""

from typing import Literal

import msgspec

from aedilis.server.api.operations import Call, Operations
from aedilis.server.live.lessons.listing import all_cards

operations = Operations("Lessons")


class LessonCard(msgspec.Struct):
    """A guided game or a puzzle: how it is asked for, of which game, what it is called, how many
    `steps` a guide or how many moves a puzzle has, for how many seats, and the paragraphs that it
    is about. It is played at `url`.
    """

    name: str
    game: str
    kind: Literal["guide", "puzzle"]
    title: str
    steps: int
    seats: int
    rules: list[str]
    url: str


class Lessons(msgspec.Struct):
    """The lessons there are, those of a game together and in their order."""

    lessons: list[LessonCard]


@operations("GET", "/lessons", answer=Lessons, who="anyone")
async def list_lessons(call: Call) -> Lessons:
    """The guided games and puzzles of all games."""
    return Lessons([msgspec.convert(card, LessonCard) for card in all_cards(call.language)])
