"""Sitting down: the page of a private link and the waiting room of a table that has not begun. Who
comes by the link of a private table sees it; for every other stranger there is no such table.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.bots.registry import bots_of
from aedilis.games import LARGEST_TABLE
from aedilis.server.errors import Refused
from aedilis.server.lobby import inviting
from aedilis.server.lobby.game_cards import OPEN, GameCard
from aedilis.server.pages.forms import (
    LONGEST_KEY,
    Form,
    account,
    check_key,
    go,
    known_person,
    person_or_guest,
    read_form,
)
from aedilis.server.pages.options import seat_choices
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.people.visitors import set_session
from aedilis.server.security.places import base_url
from aedilis.server.store import bonds

ANSWERS = ("accept", "decline")


async def join_page(request: Request) -> Response:
    """A table before one sits down, or before it begins; `?part=seats` is what changes of it. Whom
    the host has taken from it is told so in the lobby.
    """
    id_, person = request.path_params["id"], person_of(request)
    if await service_of(request).lobby.removed(person, id_):
        to = f"/?removed={id_}"
        if request.query_params.get("part") == "seats":
            return render(request, "parts/removed.html", to=to)
        return go(to)
    card = await _card(request, request.query_params.get("key", ""))
    return await _page(request, card)


async def sit_down(request: Request) -> Response:
    """Sit down. A stranger does so as a guest, with just a name."""
    service = service_of(request)
    form = await read_form(request)
    key = form.text("key", LONGEST_KEY)
    card = await _card(request, key)
    if card.rated and person_of(request) is None:
        # Nobody becomes a guest in vain.
        raise Refused("rated-account", status=403)
    seat = form.number("seat", 0, LARGEST_TABLE - 1) if form.text("seat", 4) else None
    token = ""
    try:
        person, token = await person_or_guest(request, form.text("name", 80))
        await service.lobby.join(person, card.id, key or None, seat)
    except Refused as error:
        if error.status in (403, 404, 429):
            raise
        card = await _told(request, card.id, key)
        response = await _page(request, card, form, error)
    else:
        card = await service.lobby.card(card.id, person, key or None)
        response = go(f"/join/{card.id}" if card.status == "open" else f"/table/{card.id}")
    if token:
        set_session(response, token, service.settings)
    return response


async def change_table(request: Request) -> Response:
    """What the host and the players may do before the start: `seat` to a bot or open, `remove`
    somebody from a seat, `start`, `leave`, `stop`, `invite` somebody; and an invited person's
    `accept` and `decline`. Raises Refused.
    """
    service = service_of(request)
    person = known_person(request)
    form = await read_form(request)
    card = await _card(request, "")
    id_ = card.id
    action = form.word("action", ("seat", "remove", "start", "leave", "stop", "invite", *ANSWERS))
    if action == "seat":
        what = form.word("what", (OPEN, *bots_of(card.game)))
        await service.lobby.set_seat(person, id_, form.number("seat", 0, LARGEST_TABLE - 1), what)
        return go(f"/join/{id_}")
    if action == "remove":
        await service.lobby.remove(person, id_, form.number("seat", 0, LARGEST_TABLE - 1))
        return go(f"/join/{id_}")
    if action == "invite":
        seat = form.number("seat", 0, LARGEST_TABLE - 1) if form.text("seat", 4) else None
        try:
            await inviting.invite(service, account(request), id_, form.text("name", 80), seat)
        except Refused as error:
            if error.status == 403:
                raise
            return await _page(request, await _card(request, ""), form, error)
        return go(f"/join/{id_}")
    if action == "accept":
        await inviting.accept(service, person, id_)
        card = await service.lobby.card(id_, person)
        return go(f"/join/{id_}" if card.status == "open" else f"/table/{id_}")
    if action == "decline":
        await inviting.decline(service, person, id_)
        return go("/")
    if action == "start":
        await service.lobby.start(person, id_)
        return go(f"/table/{id_}")
    if action == "leave":
        await service.lobby.leave(person, id_)
        return go("/")
    await service.lobby.stop(person, id_)
    return go("/")


async def _card(request: Request, key: str) -> GameCard:
    """The table, for whoever may know of it. Raises Refused."""
    check_key(request, key)
    return await _told(request, request.path_params["id"], key)


async def _told(request: Request, id_: str, key: str) -> GameCard:
    """The table in the reader's language."""
    lobby, language = service_of(request).lobby, language_of(request)
    return await lobby.card(id_, person_of(request), key or None, language=language)


async def _page(
    request: Request, card: GameCard, form: Form | None = None, error: Refused | None = None
) -> Response:
    service, person = service_of(request), person_of(request)
    language = language_of(request)
    key = request.query_params.get("key", "") if form is None else form.text("key", LONGEST_KEY)
    friends = await _friends(request) if card.is_host else []
    base = base_url(request, service.settings)
    link = f"{base}/join/{card.id}" + (f"?key={card.key}" if card.private and card.key else "")
    fragment = request.query_params.get("part") == "seats"
    return render(
        request,
        "parts/seats.html" if fragment else "join.html",
        error=error,
        card=card,
        key=key,
        link=link,
        member=card.my_seat is not None or card.is_host,
        open_seats=card.free,
        to_hold=[seat.seat for seat in card.seats if seat.kind == "open" and not seat.held],
        friends=friends,
        seat_values=seat_choices(card.game, language),
        guests=service.settings.guests or person is not None,
        sign_up=service.settings.sign_up,
        given=form.values if form is not None else {},
    )


async def _friends(request: Request) -> list[str]:
    """The names of one's friends, to be offered where somebody is invited."""
    person = known_person(request)
    async with service_of(request).store.reading() as c:
        return [one.name for one in await bonds.friends_of(c, person.id)]


routes: list[BaseRoute] = [
    Route("/join/{id}", join_page),
    Route("/join/{id}", sit_down, methods=["POST"]),
    Route("/join/{id}/change", change_table, methods=["POST"]),
]
