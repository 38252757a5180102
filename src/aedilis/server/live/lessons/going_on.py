"""Out of a lesson into a game: what was learned is played on against bots, and kept like any other
game.
"""

import secrets
from typing import TYPE_CHECKING

from aedilis.bots.registry import best_bot
from aedilis.games import face_of
from aedilis.server.live.lessons.course import Course
from aedilis.server.live.sandbox import Sandbox, keep

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service
    from aedilis.server.store.idempotency import IdempotentRequest


async def go_on(
    service: "Service",
    course: Course,
    person: "Person",
    language: str,
    idempotent: "IdempotentRequest | None" = None,
) -> str:
    """Make a game of a person's own from where a course stands, one for one request; gives its id.
    Raises Refused where the game itself is over.
    """
    if idempotent is not None and (before := await idempotent.made()) is not None:
        return before
    course.leave()
    lesson, table = course.lesson, course.run.table
    table.go_on(secrets.token_hex(24))
    names = [person.name if seat == lesson.seat else one for seat, one in enumerate(course.names)]
    title = face_of(lesson.game, language, names, -1).say(lesson.key())
    made = Sandbox(title, names, lesson.seat, best_bot(lesson.game), imagined=True)
    codes: list[list[int]] = [[] for _ in table.entries]
    return await keep(service, person, table, codes, made, idempotent)
