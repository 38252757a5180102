"""Games as people see them from outside: who may know of which, and the cards of lists."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from aedilis.kernel.text import FALLBACK
from aedilis.server.errors import Refused
from aedilis.server.live.new_games import lobby_changed
from aedilis.server.live.table_parts import watchable
from aedilis.server.lobby.game_cards import GameCard, game_card
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service


class Listing:
    """All games, as they are looked at."""

    def __init__(self, service: "Service") -> None:
        self.service = service

    def admit(
        self, row: GameRow, sitting: Sequence[SeatRow], person: "Person | None", key: str | None
    ) -> None:
        """Raises Refused, as if there were no such game, for whoever may not know of it."""
        id_ = person.id if person is not None else None
        inside = id_ is not None and (row.host == id_ or any(one.person == id_ for one in sitting))
        if inside or (not row.private and not row.sandbox):
            return
        if row.sandbox or not secrets.compare_digest((key or "").encode(), row.key.encode()):
            raise Refused("no-game", status=404)

    async def watched(self, id_: str, person: "Person | None", key: str | None) -> "Room":
        """The room of a game that somebody may watch. Raises Refused, as if there were no such
        game, for whoever may not.
        """
        room = await self.service.rooms.room(id_)
        self.admit(room.row, room.sitting, person, key)
        seated = room.seat_of(person.id if person is not None else None) >= 0
        if not seated and not self.may_watch(room.row, room.sitting, person):
            raise Refused("no-game", status=404)
        return room

    def may_watch(self, row: GameRow, sitting: Sequence[SeatRow], person: "Person | None") -> bool:
        """Whether somebody who does not sit there may watch."""
        return watchable(row)

    async def card(
        self, id_: str, person: "Person | None", key: str | None = None, *, language: str = ""
    ) -> GameCard:
        """A game as one person may see it, in the person's language or another. Raises Refused."""
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, id_)
            if row is None:
                raise Refused("no-game", status=404)
            sitting = await kept.read_seats(c, id_)
            self.admit(row, sitting, person, key)
            return (await self._cards(c, [(row, sitting)], person, language))[0]

    async def open_games(
        self, person: "Person | None", limit: int = 50, *, language: str = ""
    ) -> list[GameCard]:
        """Public games with a seat to take."""
        return await self._list(person, "open", limit, language)

    async def running_games(
        self, person: "Person | None", limit: int = 30, *, language: str = ""
    ) -> list[GameCard]:
        """Public games that may be watched."""
        found = await self._list(person, "running", limit, language)
        return [one for one in found if one.watchable]

    async def _list(
        self, person: "Person | None", status: str, limit: int, language: str
    ) -> list[GameCard]:
        async with self.service.store.reading() as c:
            found = await game_lists.list_games(c, status=status, limit=limit)
            return await self._cards(c, found, person, language)

    async def games_of(self, person: "Person", limit: int = 100) -> list[GameCard]:
        """A person's games: those that wait for them first, then running, open, and (at most
        `limit`, those that changed last) over.
        """
        async with self.service.store.reading() as c:
            found = await game_lists.games_of(c, person.id, limit)
            cards = await self._cards(c, found, person, person.language)
        order = ("running", "open", "stopped", "over")
        return sorted(cards, key=lambda one: (not one.my_turn, order.index(one.status)))

    async def _cards(
        self,
        c: Any,
        found: list[tuple[GameRow, list[SeatRow]]],
        person: "Person | None",
        language: str,
    ) -> list[GameCard]:
        hosts = await game_lists.names_of(c, [row.host for row, _ in found if row.host is not None])
        me = person.id if person is not None else None
        language = language or (person.language if person is not None else FALLBACK)
        return [
            game_card(
                row,
                sitting,
                me,
                hosts.get(row.host or -1, ""),
                self.service.option_lines(row, language),
            )
            for row, sitting in found
        ]

    async def changed(self) -> None:
        """Tell all who look at the lobby."""
        await lobby_changed(self.service)
