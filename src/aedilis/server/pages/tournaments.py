"""Tournaments: the list, calling one, and the page of one with its entrants, rounds and standings.
Who comes by the link of a private one sees it; for every other stranger there is none.
"""

import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.bots.registry import best_bot, bots_of
from aedilis.games import LARGEST_TABLE
from aedilis.server.errors import Refused
from aedilis.server.pages import options
from aedilis.server.pages.forms import (
    LONGEST_KEY,
    Form,
    account,
    check_key,
    game_of,
    go,
    known_person,
    log_in_first,
    read_form,
)
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.security.places import base_url
from aedilis.server.tournaments.plan import (
    LEAST,
    LONGEST_ROUND,
    MOST,
    MOST_ROUNDS,
    NewTournament,
    allowed_sizes,
)
from aedilis.server.tournaments.played import KINDS, ODDS, Kind, Odd
from aedilis.server.tournaments.tournament_cards import Tournament
from aedilis.server.tournaments.tournaments import Which, games_with_tables

LISTED: Final[tuple[Which, ...]] = ("open", "running", "over")
MOST_LISTED: Final = 50
DAYS: Final = (1, 2, 3, 7, 14, 28)
ROUND_DAYS: Final = (1, 3, 7, 14, 28, 56)
BY_HAND: Final = "0"
ACTIONS: Final = ("enter", "withdraw", "start", "cancel", "close-round", "remove", "replace")


async def tournaments_page(request: Request) -> Response:
    """The list; `?part=tournaments` is what changes of it by itself."""
    service, person, language = service_of(request), person_of(request), language_of(request)
    groups: dict[str, Any] = {}
    if person is not None:
        groups["mine"] = await service.tournaments.list_tournaments(
            person, "mine", MOST_LISTED, language=language
        )
    own = {card.id for card in groups.get("mine", ())}
    for which in LISTED:
        found = await service.tournaments.list_tournaments(
            person, which, MOST_LISTED, language=language
        )
        groups[which] = [card for card in found if card.id not in own]
    fragment = request.query_params.get("part") == "tournaments"
    return render(
        request,
        "parts/tournaments.html" if fragment else "tournaments.html",
        groups=groups,
        kinds=games_with_tables(),
    )


async def new_tournament(request: Request) -> Response:
    """The form."""
    game_of(request)
    if person_of(request) is None:
        return log_in_first(request)
    account(request)
    return _form(request, Form([]))


async def call_tournament(request: Request) -> Response:
    """Call the tournament that the form asks for, and go there; or show the form again with what
    is wrong.
    """
    game = game_of(request)
    person = account(request)
    form = await read_form(request)
    try:
        plan = read_plan(game, form, language_of(request))
        made = await service_of(request).tournaments.call(person, plan)
    except Refused as error:
        if error.status in (403, 404, 429):
            raise
        return _form(request, form, error)
    return go(f"/tournaments/{made.id}")


def read_plan(game: str, form: Form, language: str) -> NewTournament:
    """A tournament as the form asks for it. Raises Refused naming the field."""
    table = options.read_new_game(game, form, language)
    kind: Kind = form.word("kind", KINDS)  # type: ignore[assignment]
    odd: Odd = form.word("odd", ODDS, "sizes")  # type: ignore[assignment]
    days = form.number("closes", 0, 365, 0)
    return NewTournament(
        kind=kind,
        game=game,
        title=table.title,
        private=table.private,
        rounds=form.number("rounds", 1, MOST_ROUNDS, 3),
        size=form.number("size", LEAST, LARGEST_TABLE, _usual_size(game)),
        best=form.number("best", 1, LARGEST_TABLE, 1),
        odd=odd,
        bye_points=form.number("bye-points", 0, LARGEST_TABLE, 1),
        most=form.number("most", LEAST, MOST, 32),
        closes=time.time() + days * options.DAY if days else None,
        round_days=form.number("round-days", 0, LONGEST_ROUND, 0),
        options=table.options,
        clock=table.clock,
        spectator_delay=table.spectator_delay,
        private_chat=table.private_chat,
        stand_in=table.stand_in,
        rated=table.rated,
    )


def _sizes(game: str) -> tuple[int, ...]:
    """The sizes of tables by the usual options; others may allow less, which is told then."""
    return allowed_sizes(NewTournament(kind="robin", game=game))


def _usual_size(game: str) -> int:
    sizes = _sizes(game)
    return min(sizes, key=lambda size: abs(size - 4)) if sizes else LEAST


def _form(request: Request, form: Form, error: Refused | None = None) -> Response:
    game, language = game_of(request), language_of(request)
    return render(
        request,
        "new_tournament.html",
        error=error,
        game=game,
        main=options.main_choice(game, language),
        others=options.other_choices(game, language),
        tournament_kinds=KINDS,
        odds=ODDS,
        sizes=_sizes(game),
        usual_size=_usual_size(game),
        most=MOST,
        most_rounds=MOST_ROUNDS,
        begin_days=DAYS,
        round_days=ROUND_DAYS,
        bots=options.seat_choices(game, language)[1:],
        move_seconds=[one for one in options.MOVE_SECONDS if one >= options.HOUR],
        delays=options.DELAYS,
        never=options.NEVER,
        best_bot=best_bot(game) if bots_of(game) else "",
        given=form.values,
    )


async def tournament_page(request: Request) -> Response:
    """A tournament; `?part=tournament` is what changes of it by itself."""
    return await _page(request, await _get(request, request.query_params.get("key", "")))


async def change_tournament(request: Request) -> Response:
    """What entrants and the organiser may do. Raises Refused."""
    tournaments, person = service_of(request).tournaments, known_person(request)
    form = await read_form(request)
    id_, key = request.path_params["id"], form.text("key", LONGEST_KEY)
    check_key(request, key)
    action = form.word("action", ACTIONS)
    try:
        if action == "enter":
            await tournaments.enter(person, id_, key)
        elif action in ("remove", "replace"):
            number = form.number("entrant", 0, MOST)
            if action == "remove":
                await tournaments.remove(person, id_, number)
            else:
                await tournaments.replace(person, id_, number, form.text("name", 80))
        else:
            does = {
                "withdraw": tournaments.withdraw,
                "start": tournaments.start,
                "cancel": tournaments.cancel,
                "close-round": tournaments.close_round,
            }
            await does[action](person, id_)
    except Refused as error:
        if error.status in (403, 404, 429):
            raise
        return await _page(request, await _get(request, key), form, error)
    # Whoever has left a private one has come by its link.
    return go(f"/tournaments/{id_}" + (f"?key={key}" if key else ""))


async def _get(request: Request, key: str) -> Tournament:
    """The tournament, for whoever may know of it. Raises Refused."""
    check_key(request, key)
    service, language = service_of(request), language_of(request)
    id_ = request.path_params["id"]
    return await service.tournaments.get(id_, person_of(request), key, language=language)


async def _page(
    request: Request, shown: Tournament, form: Form | None = None, error: Refused | None = None
) -> Response:
    service, person = service_of(request), person_of(request)
    key = f"?key={shown.key}" if shown.private else ""
    fragment = request.query_params.get("part") == "tournament" and form is None
    return render(
        request,
        "parts/tournament.html" if fragment else "tournament.html",
        error=error,
        shown=shown,
        names={one.number: one for one in shown.entrants},
        link=f"{base_url(request, service.settings)}/tournaments/{shown.id}{key}",
        table_key=key,
        may_enter=person is not None and person.kind == "person",
        given=form.values if form is not None else {},
    )


routes: list[BaseRoute] = [
    Route("/tournaments", tournaments_page),
    Route("/tournaments/new/{game}", new_tournament),
    Route("/tournaments/new/{game}", call_tournament, methods=["POST"]),
    Route("/tournaments/{id}", tournament_page),
    Route("/tournaments/{id}", change_tournament, methods=["POST"]),
]
