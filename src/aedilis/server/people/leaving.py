"""When somebody has been deleted: the tables at which he sat are told."""

from contextlib import suppress
from typing import TYPE_CHECKING

from aedilis.server.errors import Refused
from aedilis.server.store.deleting import Deleted

if TYPE_CHECKING:
    from aedilis.server.service import Service


async def tell(service: "Service", deleted: Deleted) -> None:
    """Let rooms in memory, here and in other processes, take what has changed in the store: names
    are gone, bots play on, and some games are no more.
    """
    for id_ in deleted.dropped:
        service.rooms.forget(id_)
        await service.bus.publish(f"game:{id_}", "gone")
    for id_ in deleted.changed:
        with suppress(Refused):
            room = await service.rooms.room(id_)
            await room.catch_up()
            await room.tell(seats=True)
    await service.lobby.changed()
