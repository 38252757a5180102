"""Players' pages, the ladders, and one's own statistics."""

from collections.abc import Mapping
from math import ceil
from typing import Any, Final
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.games import PACKAGES
from aedilis.server.errors import Refused
from aedilis.server.pages.forms import account, game_of, go, log_in_first, read_form
from aedilis.server.pages.options import bot_label
from aedilis.server.pages.render import language_of, person_of, render, say_in, service_of
from aedilis.server.players import ladder as ladders
from aedilis.server.players import page as pages
from aedilis.server.players import played
from aedilis.server.players.page import PageChoice
from aedilis.server.players.seeing import SHOWN, ids_of
from aedilis.server.players.tallies import KindTally, OwnTally, Tally

LARGEST_ID: Final = 2**31 - 1
MOST_PAGES: Final = 10_000


class Row(msgspec.Struct, frozen=True):
    """A line of a table of results; `part` tells that it is part of what stands above."""

    label: str
    tally: Tally
    part: bool = False


class Group(msgspec.Struct, frozen=True):
    """Results under one heading, which the first ones do without."""

    title: str
    rows: list[Row]


class Paged(msgspec.Struct, frozen=True):
    """Where one is in a list of several pages; `path` is asked for with the number of a page."""

    page: int
    pages: int
    path: str


async def player_page(request: Request) -> Response:
    """Somebody's page, by id or by name. Raises Refused for whose page may not be seen."""
    service, viewer = service_of(request), person_of(request)
    who, page = request.path_params["who"], _page(request)
    async with service.store.reading() as c:
        if not (who.isascii() and who.isdecimal() and len(who) < 11):
            return go(f"/players/{await pages.id_of_name(c, viewer, who)}")
        shown = await pages.player(c, viewer, _id(who))
        games, total = await played.games_of(c, viewer, played.of_person(shown.id), page)
        changes = await ladders.changes(c, viewer, shown.id)
        owner = await pages.seen_player(c, viewer, shown.owner) if shown.owner else None
    return render(
        request,
        "player.html",
        player=shown,
        owner=owner,
        own=shown.id in ids_of(viewer),
        results=_results(request, shown.games),
        games=games,
        changes=changes,
        paged=_paged(page, total, played.PAGE, f"/players/{shown.id}?page="),
        **_told(request),
    )


async def bot_page(request: Request) -> Response:
    """The page of one of the server's own bots. Raises Refused."""
    name, page = request.path_params["bot"], _page(request)
    viewer = person_of(request)
    async with service_of(request).store.reading() as c:
        bot = await pages.house_bot(c, name)
        games, total = await played.games_of(c, viewer, played.of_bot(name), page)
    return render(
        request,
        "house_bot.html",
        bot=bot,
        label=bot_label(bot.plays[0], name, language_of(request)),
        results=_results(request, bot.games),
        games=games,
        paged=_paged(page, total, played.PAGE, f"/players/bot/{quote(name)}?page="),
        **_told(request),
    )


async def ladder_home(request: Request) -> Response:
    """The ladder of the first game there is."""
    return go(f"/ladder/{next(iter(PACKAGES))}")


async def ladder_page(request: Request) -> Response:
    """The ladder of a game; those of whom too little is known stand apart."""
    game, page = game_of(request), _page(request)
    provisional = request.query_params.get("provisional") == "yes"
    viewer = person_of(request)
    async with service_of(request).store.reading() as c:
        rungs, total = await ladders.ladder(c, viewer, game, page, provisional=provisional)
        apart, more = (
            ([], 0)
            if provisional or page > 1
            else await ladders.ladder(c, viewer, game, 1, provisional=True)
        )
    path = f"/ladder/{game}?{'provisional=yes&' if provisional else ''}page="
    return render(
        request,
        "ladder.html",
        game=game,
        kinds=list(PACKAGES),
        rungs=rungs,
        provisional=provisional,
        apart=apart,
        more=more > len(apart),
        me=ids_of(viewer),
        paged=_paged(page, total, ladders.PAGE, path),
    )


async def statistics_page(request: Request) -> Response:
    """One's own games in numbers, and who may see one's page."""
    person = person_of(request)
    if person is None:
        return log_in_first(request)
    async with service_of(request).store.reading() as c:
        found = await pages.statistics(c, person)
        choice = await pages.page_choice(c, person.id)
    return render(
        request,
        "statistics.html",
        found=[(one, _own_groups(request, one)) for one in found.games],
        ratings=found.ratings,
        choice=choice,
        choices=SHOWN,
        done=request.query_params.get("done") == "saved",
        **_told(request),
    )


async def save_choice(request: Request) -> Response:
    """Show one's page to others than until now. Raises Refused."""
    person = account(request)
    form = await read_form(request)
    choice = PageChoice(form.word("shown", SHOWN), form.flag("counted"))  # type: ignore[arg-type]
    await service_of(request).store.writing(lambda c: pages.choose_page(c, person, choice))
    return go("/profile/statistics?done=saved")


# -- words -----------------------------------------------------------------------------------------


def _told(request: Request) -> dict[str, Any]:
    """How templates name what the games know."""
    language = language_of(request)

    def variant(game: str, word: str) -> str:
        try:
            return PACKAGES[game].terms(language).variant_name(word) if word else ""
        except (KeyError, ValueError):
            # The game is not here any more, or does not know it.
            return word

    def ending(game: str, word: str) -> str:
        package = PACKAGES.get(game)
        return package.terms(language).ending(word) if package is not None else word

    return {"variant_of": variant, "ending_of": ending}


def _results(request: Request, found: list[KindTally]) -> list[Row]:
    """The results by game, and by edition or scenario."""
    variant_of, say = _told(request)["variant_of"], say_in(language_of(request))
    title = _titles(request)
    out: list[Row] = []
    for one in found:
        if one.total.games:
            out.append(Row(title(one.game), one.total))
            out += [Row(variant_of(one.game, w), t, True) for w, t in one.variants.items()]
        if one.alone.games:
            out.append(Row(f"{title(one.game)} · {say('server-player-alone')}", one.alone))
    return out


def _own_groups(request: Request, one: OwnTally) -> list[Group]:
    """One's own results of one game, by all that makes a difference."""
    language = language_of(request)
    variant_of, say = _told(request)["variant_of"], say_in(language)

    def rows(found: Mapping[str, Tally], label: Any) -> list[Row]:
        return [Row(label(word), tally, True) for word, tally in found.items()]

    first = [Row(say("server-player-total"), one.total)] if one.total.games else []
    first += [Row(say("server-player-alone"), one.alone)] if one.alone.games else []
    bots = [Row(say("server-stats-people"), one.people, True)] if one.people.games else []
    bots += rows(one.bots, lambda bot: _bot_named(one.game, bot, language))
    groups = (
        ("variants", rows(one.variants, lambda word: variant_of(one.game, word))),
        ("sizes", rows(one.sizes, lambda n: say("server-stats-size", count=int(n)))),
        ("places", rows(one.places, lambda n: say("server-stats-seat", n=int(n) + 1))),
        ("bots", bots),
    )
    return [
        Group("", first),
        *(Group(say(f"server-stats-{name}"), found) for name, found in groups if found),
    ]


def _bot_named(game: str, bot: str, language: str) -> str:
    """What a bot is called; its plain name where it is not here any more."""
    try:
        return bot_label(game, bot, language)
    except KeyError:
        return bot


def _titles(request: Request) -> Any:
    language = language_of(request)

    def title(game: str) -> str:
        package = PACKAGES.get(game)
        return package.terms(language).title() if package is not None else game

    return title


# -- pages of lists --------------------------------------------------------------------------------


def _id(text: str) -> int:
    number = int(text)
    if not 0 < number <= LARGEST_ID:
        raise pages.nobody()
    return number


def _page(request: Request) -> int:
    """Which page of a list is asked for. Raises Refused for what is none."""
    text = request.query_params.get("page", "1")
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Refused("no-page", status=404)
    number = int(text)
    if not 1 <= number <= MOST_PAGES:
        raise Refused("no-page", status=404)
    return number


def _paged(page: int, total: int, size: int, path: str) -> Paged:
    return Paged(page, max(1, ceil(total / size)), path)


routes: list[BaseRoute] = [
    Route("/players/{who}", player_page),
    Route("/players/bot/{bot}", bot_page),
    Route("/ladder", ladder_home),
    Route("/ladder/{game}", ladder_page),
    Route("/profile/statistics", statistics_page),
    Route("/profile/statistics", save_choice, methods=["POST"]),
]
