"""People with accounts who play tournaments. Their games are ended by a stroke of the pen: what is
tried is what comes of that.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import update

from aedilis.server.people import Person
from aedilis.server.store import bonds
from aedilis.server.store import tournaments as store
from aedilis.server.store.names import fold
from aedilis.server.store.schema import people
from aedilis.server.store.tournaments import MatchRow, Whole
from aedilis.server.tournaments.plan import NewTournament
from aedilis.server.tournaments.tournament_cards import Tournament
from aedilis.server.tournaments.tournaments import Tournaments
from tests.server.live.house import House


class Field(House):
    """A house whose people have accounts."""

    async def open(self, *, fresh: bool = True) -> None:
        await super().open(fresh=fresh)
        self.people = [msgspec.structs.replace(one, kind="person") for one in self.people]
        for one in self.people:
            folded = {"kind": "person", "folded": fold(one.name)}
            await self.write(update(people).where(people.c.id == one.id).values(**folded))

    @property
    def tournaments(self) -> Tournaments:
        return self.service.tournaments

    async def call(self, entrants: int = 6, *, begun: bool = True, **plan: Any) -> str:
        """A tournament that Ana has called and the first people have entered."""
        values: dict[str, Any] = {"kind": "swiss", "game": "glory", "size": 3, "rounds": 2}
        made = await self.tournaments.call(self.ana, NewTournament(**(values | plan)))
        for one in self.people[:entrants]:
            await self.tournaments.enter(one, made.id, await self.key(made.id))
        if begun:
            await self.tournaments.start(self.ana, made.id)
        return made.id

    async def key(self, id_: str) -> str:
        return (await self.whole(id_)).row.key

    async def whole(self, id_: str) -> Whole:
        async with self.service.store.reading() as c:
            whole = await store.read(c, id_)
        assert whole is not None
        return whole

    async def shown(self, id_: str, person: Person | None = None) -> Tournament:
        return await self.tournaments.get(id_, person or self.ana, await self.key(id_))

    async def win(self, match: MatchRow, *winners: int) -> None:
        """A table's game ends; some seats win it."""
        assert match.game is not None
        ending = {"word": "finished", "winners": list(winners)}
        await self.change(match.game, status="over", ending=ending, awaited=[], until=None)

    async def win_all(self, id_: str, winner: int = 0) -> None:
        """All games of the round end alike."""
        for match in (await self.whole(id_)).of_round:
            if match.game is not None and match.result is None:
                await self.win(match, winner)

    async def block(self, who: Person, whom: Person) -> None:
        """Somebody wants to hear nothing of somebody."""
        await self.service.store.writing(lambda c: bonds.block(c, who.id, whom.id))

    async def look(self) -> None:
        """Let tournaments go on."""
        await self.tournaments.watch.look()


def seated(matches: Sequence[MatchRow]) -> list[int]:
    """All who sit at some tables."""
    return sorted(one for match in matches for one in match.seats)
