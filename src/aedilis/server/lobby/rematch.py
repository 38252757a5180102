"""A rematch: after the end one click makes a new table for the same people, by the same rules and
clocks, each of them one seat further. Whoever of the others comes finds the seat kept for them.
"""

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.live.new_games import check_room_for, new_id
from aedilis.server.lobby.seating import bot_name
from aedilis.server.notices.outbox import Debt
from aedilis.server.store import bonds
from aedilis.server.store import games as kept
from aedilis.server.store.affair_rows import Locked, keep, locked
from aedilis.server.store.affairs import Happened
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.outbox import owe
from aedilis.server.store.ratings import is_rated

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service

NOT_KEPT: Final = ("forked", "imagined", "imported", "recorded", "hands", "quiet")
"""Settings that are those of the one game alone."""


async def make_rematch(
    service: "Service", room: "Room", person: "Person"
) -> tuple[str, list[Debt]]:
    """The rematch of a game that is over, made for the first who wants one; gives its id and whom
    that has to be told. Raises Refused.
    """

    async def work(c: AsyncConnection) -> tuple[str, list[Debt]]:
        here = await locked(c, room.id)
        if here is None:
            raise Refused("no-game", status=404)
        check_played(here.row, here.sitting, person)
        made = here.affairs.rematch
        if made and await kept.read_game(c, made) is not None:
            return made, []
        await check_room_for(service, c, person.id)
        people = [one.person for one in here.sitting if one.person is not None]
        deaf = set(await bonds.deaf_to(c, person.id, people))
        row, sitting = _again(here, person, deaf)
        await kept.add_game(c, row, sitting)
        here.affairs.rematch = row.id
        seat = next((one.seat for one in here.sitting if one.person == person.id), 0)
        now = time.time()
        here.affairs.tell(Happened("rematch", here.row.lines, now, seat, person.id, person.name))
        await keep(c, room.id, here.affairs)
        others = [one for one in here.sitting if one.person not in (person.id, *deaf)]
        debts = service.notify.of_people(room.id, others, "seat", person.name, "rematch")
        await owe(c, debts)
        return row.id, debts

    return await service.store.writing(work)


def check_played(row: GameRow, sitting: Sequence[SeatRow], person: "Person") -> None:
    """Raises Refused unless a person sits at a table whose game is over."""
    if row.status != "over":
        raise Refused("not-over", "server-error-no-rematch", status=409)
    if row.sandbox or all(one.person != person.id for one in sitting):
        raise Refused("not-seated", status=403)


def _again(here: Locked, person: "Person", deaf: set[int]) -> tuple[GameRow, list[SeatRow]]:
    """The new game, and who sits in it or is to. For those who want to hear nothing of who makes it
    no seat is held.
    """
    row, now = here.row, time.time()
    settings: dict[str, Any] = {k: v for k, v in row.settings.items() if k not in NOT_KEPT}
    again = GameRow(
        id=new_id(),
        game=row.game,
        title=row.title,
        options=row.options,
        settings=settings,
        status="open",
        private=row.private,
        key=secrets.token_urlsafe(12),
        host=person.id,
        seats=row.seats,
        created=now,
        updated=now,
    )
    turned = [*here.sitting[1:], here.sitting[0]]
    taken = [one.name for one in turned]
    sitting: list[SeatRow] = []
    for seat, one in enumerate(turned):
        if one.person == person.id:
            sitting.append(SeatRow(seat=seat, name=person.name, person=person.id))
        elif one.person is not None:
            guest = one.person if one.person not in deaf else None
            sitting.append(SeatRow(seat=seat, name="", invited=guest))
        elif is_rated(row):
            # No bot plays there.
            sitting.append(SeatRow(seat=seat, name=""))
        else:
            # Where nobody sat at the end a bot has played on.
            name = one.name if one.bot else bot_name(taken)
            taken.append(name)
            sitting.append(SeatRow(seat=seat, name=name, bot=one.bot or one.stand_in))
    return again, sitting
