"""The pages of lessons: what there is to learn, a lesson at its table, and the way out of it into a
game of one's own. Nobody needs an account to learn.
"""

import asyncio
import logging
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from aedilis.games import PACKAGES, face_of, lesson_named
from aedilis.kernel.languages import LANGUAGE_NAMES
from aedilis.kernel.lesson_file import Lesson
from aedilis.kernel.text import LANGUAGES
from aedilis.server import wire
from aedilis.server.api.lasting import GONE, POLICY, TRY_LATER, attend
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live.lessons.course import MOST_MOVES, Course, names_at
from aedilis.server.live.lessons.going_on import go_on
from aedilis.server.live.lessons.learner import Learner, LearnerRequests
from aedilis.server.live.lessons.listing import cards_of
from aedilis.server.pages.assets import browser_texts
from aedilis.server.pages.forms import go, person_or_guest, read_form
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.pages.socket import listen_to
from aedilis.server.pages.table import script_of
from aedilis.server.people.visitors import set_session, visitor_of
from aedilis.server.security.places import origin_allowed
from aedilis.server.service import Service

LONGEST: Final = 8_000
"""No learner's moves are written in more characters."""

log = logging.getLogger("aedilis.lessons")
_moves = msgspec.json.Decoder(list[wire.Move])


async def learn(request: Request) -> Response:
    """What there is to learn."""
    language = language_of(request)
    games = {game: cards for game in PACKAGES if (cards := cards_of(game, language))}
    return render(request, "learn.html", games=games)


async def lesson_page(request: Request) -> Response:
    """A lesson, drawn by the table's script. Raises Refused where there is none of that name."""
    lesson = _lesson(request)
    language = language_of(request)
    face = face_of(lesson.game, language, lesson.scenario.seats, -1)
    return render(
        request,
        "lesson.html",
        script="table",
        title=face.say(lesson.key()),
        intro=face.say(lesson.key("intro")),
        setup=script_of(_setup(request, lesson)),
    )


def _setup(request: Request, lesson: Lesson) -> dict[str, Any]:
    """What the table's script begins with."""
    service, person, language = service_of(request), person_of(request), language_of(request)
    package = PACKAGES[lesson.game]
    terms = package.terms(language)
    names = names_at(lesson, language)
    return {
        "socket": f"/learn/{lesson.name}/socket",
        "id": f"lesson-{lesson.name}",
        "lesson": {
            "name": lesson.name,
            "leave": f"/learn/{lesson.name}/leave" if person or service.settings.guests else "",
        },
        "language": language,
        "texts": browser_texts(language),
        "csrf": request.state.csrf,
        "user": {"id": person.id, "name": person.name} if person is not None else None,
        "languages": [{"code": code, "name": name} for code, name in LANGUAGE_NAMES.items()],
        "vapid": "",
        "rules": f"/rules/{lesson.game}" if package.rulebook is not None else "",
        "sounds": person.preferences.sounds if person is not None else True,
        "pages": [
            {"name": page, "label": terms.page_name(page)}
            for page in face_of(lesson.game, language, names, -1).pages
        ],
    }


async def leave(request: Request) -> Response:
    """Go on with the game of a lesson as it stands, against bots. A stranger becomes a guest."""
    lesson, service = _lesson(request), service_of(request)
    form = await read_form(request)
    course = Course(service, lesson, language_of(request), _made(form.text("made", LONGEST)))
    course.check_open()
    person, token = await person_or_guest(request, "")
    response = go(f"/table/{await go_on(service, course, person, language_of(request))}")
    if token:
        set_session(response, token, service.settings)
    return response


async def lesson_socket(socket: WebSocket) -> None:
    """A learner's connection. `?made=JSON`: the moves he has made so far."""
    service: Service = socket.app.state.service
    lesson = lesson_named(socket.path_params["name"])
    if not origin_allowed(socket, service.settings):
        await socket.close(POLICY)
        return
    try:
        made = _made(socket.query_params.get("made", "[]"))
    except Refused:
        made = []
    if lesson is None:
        await socket.accept()
        await socket.close(GONE)
        return
    who = visitor_of(socket)
    if not service.limits.sockets.take(who):
        await socket.close(TRY_LATER)
        return
    try:
        await socket.accept()
        course = Course(service, lesson, _language(socket), made)
        sending = asyncio.Lock()

        async def send(message: Any) -> None:
            async with sending:
                await socket.send_text(wire.encode(message).decode())

        learner = Learner(service, course, _language(socket), send)
        requests = LearnerRequests(service, learner)
        await attend(learner, socket, listen_to(socket, learner, requests, send), log)
    finally:
        service.limits.sockets.give_back(who)


def _language(connection: HTTPConnection) -> str:
    language = getattr(connection.state, "language", "en")
    return language if language in LANGUAGES else "en"


def _lesson(request: Request) -> Lesson:
    lesson = lesson_named(request.path_params["name"])
    if lesson is None:
        raise Refused("no-page", status=404)
    return lesson


def _made(text: str) -> list[list[int]]:
    """A learner's moves as his browser tells them. Raises Refused for what is none."""
    try:
        made = _moves.decode(text or "[]") if len(text) <= LONGEST else None
    except (msgspec.DecodeError, UnicodeEncodeError):
        made = None
    if made is None or len(made) > MOST_MOVES:
        raise bad_field("made: no list of moves")
    return made


routes: list[BaseRoute] = [
    Route("/learn", learn),
    Route("/learn/{name}", lesson_page),
    Route("/learn/{name}/leave", leave, methods=["POST"]),
    WebSocketRoute("/learn/{name}/socket", lesson_socket, name="lesson-socket"),
]
