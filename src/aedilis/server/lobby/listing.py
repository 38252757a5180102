"""Games as people see them from outside: who may know of which, and the cards of lists."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from aedilis.kernel.text import FALLBACK
from aedilis.server.errors import Refused
from aedilis.server.live.new_games import lobby_changed
from aedilis.server.live.table_parts import watchable
from aedilis.server.lobby.finding import suits
from aedilis.server.lobby.game_cards import GameCard, game_card
from aedilis.server.lobby.replacing import LOBBY, free_seats, opens
from aedilis.server.people.tastes import ANYTHING, Taste
from aedilis.server.players.seeing import page_of, pages_among
from aedilis.server.store import game_lists
from aedilis.server.store import games as kept
from aedilis.server.store.affairs import affairs_in
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
    ) -> bool:
        """Tells whether somebody may come in without a seat's being offered. Raises Refused, as if
        there were no such game, for whoever may not know of it.
        """
        id_ = person.id if person is not None else None
        inside = id_ is not None and (
            row.host == id_ or any(id_ in (one.person, one.former, one.invited) for one in sitting)
        )
        if inside or (not row.private and not row.sandbox):
            return True
        if not row.sandbox:
            if secrets.compare_digest((key or "").encode(), row.key.encode()):
                return True
            if row.status == "running" and any(opens(one, key) for one in sitting):
                return False
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
            known = self.admit(row, sitting, person, key)
            card = (await self._cards(c, [(row, sitting)], person, language))[0]
            id_of = person.id if person is not None else None
            if card.my_seat is None:
                card.free = free_seats(row, sitting, id_of, key, known=known)
            return card

    async def removed(self, person: "Person | None", id_: str) -> str:
        """What a table is called from which the host has taken a person; empty for any other."""
        if person is None:
            return ""
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, id_)
        if row is None or person.id not in affairs_in(row.affairs).removed:
            return ""
        return row.title

    async def open_games(
        self,
        person: "Person | None",
        limit: int = 50,
        *,
        language: str = "",
        taste: Taste = ANYTHING,
    ) -> list[GameCard]:
        """Games with a seat to take, as far as they are what somebody looks for: public ones that
        have not begun, and those that run in which one is offered here.
        """
        cards = await self._list(person, "open", limit, language, taste)
        among = None if taste == ANYTHING else partial(suits, taste)
        async with self.service.store.reading() as c:
            found = await game_lists.offered_games(c, LOBBY, limit, among)
            cards += await self._cards(c, found, person, language)
        # Where all that is free is kept for others nobody else is asked in.
        return [one for one in cards if one.free or one.my_seat is not None or one.is_host][:limit]

    async def running_games(
        self,
        person: "Person | None",
        limit: int = 30,
        *,
        language: str = "",
        taste: Taste = ANYTHING,
    ) -> list[GameCard]:
        """Public games that may be watched, as far as they are what somebody looks for."""
        found = await self._list(person, "running", limit, language, taste)
        return [one for one in found if one.watchable]

    async def _list(
        self, person: "Person | None", status: str, limit: int, language: str, taste: Taste
    ) -> list[GameCard]:
        among = None if taste == ANYTHING else partial(suits, taste)
        async with self.service.store.reading() as c:
            found = await game_lists.list_games(c, status=status, limit=limit, among=among)
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

    async def invitations(self, person: "Person") -> list[GameCard]:
        """The games in which a seat is held for a person."""
        async with self.service.store.reading() as c:
            found = await game_lists.invited_to(c, person.id)
            return await self._cards(c, found, person, person.language)

    async def _cards(
        self,
        c: Any,
        found: list[tuple[GameRow, list[SeatRow]]],
        person: "Person | None",
        language: str,
    ) -> list[GameCard]:
        known = {row.host for row, _ in found}
        known |= {one.invited for _, sitting in found for one in sitting}
        names = await game_lists.names_of(c, [one for one in known if one is not None])
        me = person.id if person is not None else None
        language = language or (person.language if person is not None else FALLBACK)
        cards = []
        for row, sitting in found:
            card = game_card(row, sitting, me, names, self.service.option_lines(row, language))
            if card.my_seat is None:
                card.free = free_seats(row, sitting, me, None, known=not row.private)
            cards.append(card)
        sitters = {seat.user for card in cards for seat in card.seats if seat.user is not None}
        seen = await pages_among(c, person, sitters)
        for card in cards:
            card.pages = [page_of(seat, seen) for seat in card.seats]
        return cards

    async def changed(self) -> None:
        """Tell all who look at the lobby."""
        await lobby_changed(self.service)
