"""Talk at the table: to all, or where the game allows it to one seat; and private notes."""

import hashlib
import re
import time
from typing import TYPE_CHECKING, Any

from aedilis.server.errors import Refused
from aedilis.server.store import talk as kept
from aedilis.server.store.outbox import owe
from aedilis.server.wire.parts import ChatLine

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LONGEST_CHAT = 500
LONGEST_NOTE = 20_000
MOST_LINES = 200
LONGEST_OWN_KEY = 64


class Talk:
    """What is said in all rooms."""

    def __init__(self, service: "Service") -> None:
        self.service = service

    async def say(
        self, room: "GameInMemory", person: "Person", key: str, text: str, to: int | None
    ) -> None:
        """Say something, as a player or as a spectator. Raises Refused."""
        text = " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())
        if not text:
            raise Refused("empty", status=422)
        if len(text) > LONGEST_CHAT:
            raise Refused("too-long", params={"most": LONGEST_CHAT}, status=422)
        seat = room.seat_of(person.id)
        if to is not None:
            if not 0 <= to < len(room.sitting) or to == seat:
                raise Refused("no-seat", status=422)
            if seat < 0 or not room.row.settings.get("private_chat"):
                raise Refused("no-private-chat", status=403)
        said = {
            "at": time.time(),
            "person": person.id,
            "name": person.name,
            "seat": seat if seat >= 0 else None,
            "to": to,
            "text": text,
            "key": own_key(person.id, key),
        }

        notify = self.service.notify
        debts = notify.of_talk(room, person, seat, to, text)

        async def work(c: Any) -> bool:
            _, new = await kept.say(c, room.id, said)
            await owe(c, debts if new else [])
            return new

        if await self.service.store.writing(work):
            self.service.rooms.later(notify.tell(room, debts), f"notices:{room.id}")
        await self.service.bus.publish(f"chat:{room.id}", "new")

    async def lines(
        self, room: "GameInMemory", seat: int, person: "Person | None", after: int
    ) -> list[ChatLine]:
        """What was said after number `after`, as a seat may hear it."""
        told = await self.told(room, seat, person, after)
        return [one for one in told if heard_at(room, seat, one) <= time.time()]

    async def told(
        self, room: "GameInMemory", seat: int, person: "Person | None", after: int
    ) -> list[ChatLine]:
        """The same with what a spectator who is kept behind may not hear yet (`heard_at`)."""
        me = person.id if seat >= 0 and person is not None else None
        async with self.service.store.reading() as c:
            said = await kept.heard(c, room.id, me, after, MOST_LINES)
        name = room.sitting[seat].name if seat >= 0 else person.name if person is not None else ""
        return [
            ChatLine(
                id=one.id,
                at=one.at,
                name=one.name,
                text=one.text,
                seat=one.seat,
                to=one.to,
                mention=bool(name) and mentions(one.text, name),
            )
            for one in said
        ]

    async def note(self, room: "GameInMemory", person: "Person | None") -> str:
        """A person's private note on this game."""
        if person is None:
            return ""
        async with self.service.store.reading() as c:
            return await kept.read_note(c, room.id, person.id)

    async def keep_note(self, room: "GameInMemory", person: "Person", text: str) -> None:
        """Keep a private note. Raises Refused."""
        if len(text) > LONGEST_NOTE:
            raise Refused("too-long", params={"most": LONGEST_NOTE}, status=422)
        # The one character that PostgreSQL does not keep.
        text = text.replace("\x00", "")

        async def work(c: Any) -> None:
            await kept.write_note(c, room.id, person.id, text)

        await self.service.store.writing(work)


def own_key(person: int, key: str) -> str:
    """A request's key as it is kept: no other person's request has it, and it is no longer than the
    store allows.
    """
    own = f"{person}:{key}"
    if len(own) <= LONGEST_OWN_KEY:
        return own
    return f"{person}:{hashlib.blake2b(key.encode(), digest_size=20).hexdigest()}"


def heard_at(room: "GameInMemory", seat: int, line: ChatLine) -> float:
    """When a seat may hear something: at once, but for spectators who are kept behind, since what
    players say tells of what they see.
    """
    return line.at + (room.delay if seat < 0 and line.seat is not None else 0.0)


def mentions(text: str, name: str) -> bool:
    """Whether a text mentions somebody: an @ before the whole of the name."""
    called = re.escape(f"@{name}".casefold())
    return re.search(rf"{called}(?!\w)", text.casefold()) is not None
