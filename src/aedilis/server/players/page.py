"""A player's page: somebody with an account, a bot account, or one of the server's own bots."""

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.bots.registry import is_bot
from aedilis.games import PACKAGES
from aedilis.server.errors import Refused
from aedilis.server.players.ladder import RatingLine, rating_lines
from aedilis.server.players.played import Companion, companions, counted, of_bot, of_person
from aedilis.server.players.seeing import Shown, find_player, ids_of, may_open
from aedilis.server.players.tallies import KindTally, OwnTally, kind_tallies, own_tallies
from aedilis.server.store.names import fold
from aedilis.server.store.schema import people

if TYPE_CHECKING:
    from aedilis.server.people import Person


class PageChoice(msgspec.Struct, forbid_unknown_fields=True):
    """To whom one's page is shown: to everybody, to whoever is signed in (`members`), to those who
    have `played` with one, to nobody. Its numbers count private games too if they are `counted`.
    """

    shown: Shown
    counted: bool = False


class Player(msgspec.Struct, omit_defaults=True):
    """A person with an account or a "bot" account, whose `owner` is there where his page may be
    seen; since when, the games by kind, the ratings, and with whom he plays.
    """

    id: int
    kind: str
    name: str
    since: float
    games: list[KindTally]
    ratings: list[RatingLine]
    companions: list[Companion]
    owner: int | None = None


class HouseBot(msgspec.Struct):
    """One of the server's own bots: the games it can play, and how it has fared in public ones."""

    name: str
    plays: list[str]
    games: list[KindTally]


class OwnStatistics(msgspec.Struct):
    """One's own games in numbers, private ones too, and one's ratings."""

    games: list[OwnTally]
    ratings: list[RatingLine]


def nobody() -> Refused:
    """The refusal for who is not there, and as well for whose page may not be seen."""
    return Refused("no-player", status=404)


async def seen_player(c: AsyncConnection, viewer: "Person | None", id_: int) -> Any:
    """The row of a player whose page may be seen. Raises Refused."""
    found = await find_player(c, viewer, people.c.id == id_)
    if found is None:
        raise nobody()
    return found


async def id_of_name(c: AsyncConnection, viewer: "Person | None", name: str) -> int:
    """The id of a player by name. Raises Refused."""
    folded = fold(name[:200])
    found = await find_player(c, viewer, people.c.folded == folded) if folded else None
    if found is None:
        raise nobody()
    return int(found.id)


async def player(c: AsyncConnection, viewer: "Person | None", id_: int) -> Player:
    """A player's page for one reader. Raises Refused."""
    row = await seen_player(c, viewer, id_)
    whose = of_person(row.id)
    # What a person does not let count, nobody else learns from a number.
    all_count = row.counted or row.id in ids_of(viewer)
    finished = await counted(c, whose, None if all_count else may_open(viewer))
    owner = None
    if row.owner is not None:
        seen = await find_player(c, viewer, people.c.id == row.owner)
        owner = seen.id if seen is not None else None
    return Player(
        id=row.id,
        kind=row.kind,
        name=row.name,
        since=row.created,
        games=kind_tallies(finished),
        ratings=await rating_lines(c, row.id),
        companions=await companions(c, viewer, row.id),
        owner=owner,
    )


async def house_bot(c: AsyncConnection, name: str) -> HouseBot:
    """The page of one of the server's own bots. Raises Refused."""
    plays = [game for game in PACKAGES if is_bot(name, game)]
    if not plays:
        raise nobody()
    return HouseBot(name, plays, kind_tallies(await counted(c, of_bot(name), may_open(None))))


async def statistics(c: AsyncConnection, person: "Person") -> OwnStatistics:
    """One's own games in numbers."""
    finished = await counted(c, of_person(person.id), tables=True)
    return OwnStatistics(own_tallies(finished), await rating_lines(c, person.id))


async def page_choice(c: AsyncConnection, person: int) -> PageChoice:
    """To whom somebody's page is shown. Raises Refused when there is nobody of that id."""
    query = people.select().where(people.c.id == person)
    row = (await c.execute(query)).first()
    if row is None:
        raise Refused("log-in", status=401)
    return PageChoice(row.shown, row.counted)


async def choose_page(c: AsyncConnection, person: "Person", choice: PageChoice) -> None:
    """Show one's page to others than until now. Raises Refused for who has none."""
    if person.kind != "person":
        raise Refused("needs-account", status=403)
    values = {"shown": choice.shown, "counted": choice.counted}
    await c.execute(update(people).where(people.c.id == person.id).values(**values))
