"""Players, their games and ratings, and the ladders, for programs."""

from typing import Annotated

import msgspec

from aedilis.server.api.operations import Call, Operations
from aedilis.server.api.queries import Query
from aedilis.server.lobby.game_cards import GameName
from aedilis.server.players import page as pages
from aedilis.server.players.ladder import RatingChange, Rung, changes, ladder
from aedilis.server.players.page import HouseBot, OwnStatistics, PageChoice, Player
from aedilis.server.players.played import PlayedGame, games_of, of_person

operations = Operations("Players")

Page = Annotated[int, msgspec.Meta(ge=1, le=10_000, description="which page; the first is 1")]


class PlayerName(Query):
    """Whom to look for."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="a player's name")]


class WhichPage(Query):
    """Which page."""

    page: Page = 1


class LadderQuery(WhichPage):
    """Which ladder."""

    provisional: Annotated[
        bool, msgspec.Meta(description="those of whom too little is known yet")
    ] = False


class ChangesQuery(Query):
    """Which ratings."""

    game: Annotated[GameName | None, msgspec.Meta(description="of one game alone")] = None


class PlayedGames(msgspec.Struct):
    """A page of finished games, and how many there are in all."""

    games: list[PlayedGame]
    total: int


class RatingChanges(msgspec.Struct):
    """What rated games did, the newest first."""

    changes: list[RatingChange]


class Ladder(msgspec.Struct):
    """A page of a ladder, and how many are on it."""

    rungs: list[Rung]
    total: int


class PlayerId(msgspec.Struct):
    """By which id a player is asked for."""

    id: int


@operations("GET", "/players", answer=PlayerId, query=PlayerName, who="anyone", refuses=(404,))
async def find_player(call: Call) -> PlayerId:
    """A player by name."""
    async with call.service.store.reading() as c:
        return PlayerId(await pages.id_of_name(c, call.visitor, call.query.name))


@operations("GET", "/players/{player}", answer=Player, who="anyone")
async def get_player(call: Call) -> Player:
    """A player: results by game, ratings, and with whom he plays.

    Whose page you may not see is not there. Private games that you may not open count in the
    numbers only if the player wants it so.
    """
    async with call.service.store.reading() as c:
        return await pages.player(c, call.visitor, call.path["player"])


@operations("GET", "/players/{player}/games", answer=PlayedGames, query=WhichPage, who="anyone")
async def get_player_games(call: Call) -> PlayedGames:
    """A player's finished games that you may open, the newest first, 20 a page."""
    async with call.service.store.reading() as c:
        row = await pages.seen_player(c, call.visitor, call.path["player"])
        whose = of_person(row.id)
        return PlayedGames(*await games_of(c, call.visitor, whose, call.query.page))


@operations(
    "GET", "/players/{player}/ratings", answer=RatingChanges, query=ChangesQuery, who="anyone"
)
async def get_player_ratings(call: Call) -> RatingChanges:
    """How a player's ratings came about, the newest game first, at most 200."""
    async with call.service.store.reading() as c:
        row = await pages.seen_player(c, call.visitor, call.path["player"])
        game = call.query.game or ""
        return RatingChanges(await changes(c, call.visitor, row.id, game))


@operations("GET", "/players/bots/{house_bot}", answer=HouseBot, who="anyone")
async def get_house_bot(call: Call) -> HouseBot:
    """One of the server's own bots, and how it has fared in public games."""
    async with call.service.store.reading() as c:
        return await pages.house_bot(c, call.path["house_bot"])


@operations("GET", "/ladder/{kind}", answer=Ladder, query=LadderQuery, who="anyone")
async def get_ladder(call: Call) -> Ladder:
    """The ladder of a game, 50 a page: those whom you may see, by what their rating is at least."""
    query = call.query
    async with call.service.store.reading() as c:
        return Ladder(
            *await ladder(
                c, call.visitor, call.path["kind"], query.page, provisional=query.provisional
            )
        )


@operations("GET", "/me/statistics", answer=OwnStatistics)
async def get_own_statistics(call: Call) -> OwnStatistics:
    """Your own games in numbers, private ones too."""
    async with call.service.store.reading() as c:
        return await pages.statistics(c, call.person)


@operations("GET", "/me/page", answer=PageChoice)
async def get_page_choice(call: Call) -> PageChoice:
    """To whom your page is shown."""
    async with call.service.store.reading() as c:
        return await pages.page_choice(c, call.person.id)


@operations("PUT", "/me/page", answer=PageChoice, body=PageChoice)
async def set_page_choice(call: Call) -> PageChoice:
    """Show your page to others than until now."""
    await call.service.store.writing(lambda c: pages.choose_page(c, call.person, call.body))
    choice: PageChoice = call.body
    return choice
