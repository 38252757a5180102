"""The lessons for programs: which there are, and how they are played. Nothing of a lesson is kept:
each request brings along the moves made so far, as a browser does.
"""

from typing import Any, Final, Literal

import msgspec

from aedilis.games import lesson_named
from aedilis.server import wire
from aedilis.server.api.bodies import InLesson, LessonHint, LessonMove, LessonPart
from aedilis.server.api.carrying_out import carried_out, meant, unheard
from aedilis.server.api.keyed import idempotent_request
from aedilis.server.api.operations import Call, Operations
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live.lessons.course import Course
from aedilis.server.live.lessons.going_on import go_on
from aedilis.server.live.lessons.learner import Learner, LearnerRequests
from aedilis.server.live.lessons.listing import all_cards

operations = Operations("Lessons")

KEY: Final = "lesson"
"""The key of a learner's only request."""


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


class LessonTable(msgspec.Struct):
    """Where a lesson stands, and its table from the learner's seat. Send `lesson.made` with the
    next request; without its last move it goes back.
    """

    lesson: wire.LessonMessage
    table: wire.TableMessage


class LessonHintText(msgspec.Struct):
    """A hint in words. Each later one says more, and the last the move itself."""

    text: str


class LeftLesson(msgspec.Struct):
    """The game that goes on where the lesson stood; `url` is its page."""

    id: str
    url: str


@operations("GET", "/lessons", answer=Lessons, who="anyone")
async def list_lessons(call: Call) -> Lessons:
    """The guided games and puzzles of all games."""
    return Lessons([msgspec.convert(card, LessonCard) for card in all_cards(call.language)])


@operations(
    "POST",
    "/lessons/{lesson}/table",
    answer=LessonTable,
    body=LessonMove,
    who="anyone",
    refuses=(409,),
)
async def play_lesson(call: Call) -> LessonTable:
    """Look at a lesson after the moves made so far, and make one more, if you like.

    Nothing is kept: send `made` each time. A move that is allowed and not what the step shows is
    refused (`lesson-other`). Moves of `made` that do not belong there are left out, with all after
    them.
    """
    body: LessonMove = call.body
    learner = _learner(call)
    if body.move is not None and body.words is not None:
        raise bad_field("body: either move or words")
    codes = body.move
    if body.words is not None:
        table = learner.course.run.table
        codes = meant(table.game, table.state, learner.seat, body.words, learner.own())
    if codes is not None:
        seq = len(learner.course.times)
        await _ask(learner, wire.MoveRequest(key=KEY, seq=seq, move=codes))
    return LessonTable(learner.lesson(), learner.table())


@operations(
    "POST",
    "/lessons/{lesson}/part",
    answer=wire.PartMessage,
    body=LessonPart,
    who="anyone",
    refuses=(409,),
)
async def walk_lesson(call: Call) -> Any:
    """What may follow when a move is begun in a lesson."""
    body: LessonPart = call.body
    return await _ask(_learner(call), wire.PartRequest(KEY, body.done, wanted=body.wanted))


@operations(
    "POST",
    "/lessons/{lesson}/hint",
    answer=LessonHintText,
    body=LessonHint,
    who="anyone",
    refuses=(409,),
)
async def hint_in_lesson(call: Call) -> LessonHintText:
    """A hint for the step or the puzzle you are at."""
    learner = _learner(call)
    learner.course.hinted = call.body.given
    answer = await _ask(learner, wire.HintRequest(KEY))
    return LessonHintText("\n".join(answer.sections[0].lines))


@operations(
    "POST",
    "/lessons/{lesson}/leave",
    answer=LeftLesson,
    status=201,
    body=InLesson,
    keyed=True,
    refuses=(409,),
)
async def leave_lesson(call: Call) -> LeftLesson:
    """Go on with the game of a lesson as it stands, against bots: as a private sandbox of yours."""
    course = _learner(call).course
    id_ = await go_on(call.service, course, call.person, call.language, idempotent_request(call))
    return LeftLesson(id_, f"/table/{id_}")


def _learner(call: Call) -> Learner:
    """Who plays the lesson of a call, where the moves made so far have led him."""
    lesson = lesson_named(call.path["lesson"])
    if lesson is None:
        raise Refused("no-such-path", status=404)
    course = Course(call.service, lesson, call.language, call.body.made)
    return Learner(call.service, course, call.language, unheard)


async def _ask(learner: Learner, request: Any) -> Any:
    """Carry out a request as the page would. Raises Refused with its text made."""
    return await carried_out(LearnerRequests(learner.service, learner), request)
