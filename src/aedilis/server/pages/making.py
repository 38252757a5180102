"""Making a table: the form with all options."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.games import PACKAGES
from aedilis.server.errors import Refused
from aedilis.server.pages import options
from aedilis.server.pages.forms import Form, game_of, go, log_in_first, person_or_guest, read_form
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.people.visitors import set_session


async def new_table(request: Request) -> Response:
    """The form."""
    game_of(request)
    service = service_of(request)
    if person_of(request) is None and not service.settings.guests:
        return log_in_first(request)
    return _form(request, Form([]))


async def make_table(request: Request) -> Response:
    """Make the table that the form asks for, and go there; or show the form again with what is
    wrong.
    """
    game = game_of(request)
    service = service_of(request)
    form = await read_form(request)
    token = ""
    try:
        wanted = options.read_new_game(game, form, language_of(request))
        person, token = await person_or_guest(request, form.text("name", 80))
        card = await service.lobby.create(person, wanted)
    except Refused as error:
        if error.status in (403, 404, 429):
            raise
        response = _form(request, form, error)
    else:
        response = go(f"/join/{card.id}" if card.status == "open" else f"/table/{card.id}")
    if token:
        set_session(response, token, service.settings)
    return response


def _form(request: Request, form: Form, error: Refused | None = None) -> Response:
    game, language = game_of(request), language_of(request)
    least, _, most = PACKAGES[game].seats
    quick = options.quick_game(game, language).seats
    seats: list[dict[str, Any]] = []
    for n in range(most):
        usual = quick[n] if n < len(quick) else options.NOBODY
        seats.append({"n": n, "chosen": form.values.get(f"seat-{n}", usual)})
    seat_values = options.seat_choices(game, language)
    return render(
        request,
        "new.html",
        error=error,
        game=game,
        main=options.main_choice(game, language),
        others=options.other_choices(game, language),
        seats=seats,
        least=least,
        most=most,
        seat_values=seat_values,
        nobody=options.NOBODY,
        bots=seat_values[1:],
        move_seconds=options.MOVE_SECONDS,
        bank_seconds=options.BANK_SECONDS,
        delays=options.DELAYS,
        never=options.NEVER,
        given=form.values,
    )


routes: list[BaseRoute] = [
    Route("/new/{game}", new_table),
    Route("/new/{game}", make_table, methods=["POST"]),
]
