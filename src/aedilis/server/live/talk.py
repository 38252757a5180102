"""Talk at the table: to all, or where the game allows it to one seat; and private notes."""

import hashlib
import re
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from aedilis.server.errors import Refused
from aedilis.server.store import bonds
from aedilis.server.store import talk as kept
from aedilis.server.store.outbox import owe
from aedilis.server.store.watch import refuse_suspended
from aedilis.server.wire.parts import ChatLine

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LONGEST_CHAT = 500
LONGEST_NOTE = 20_000
MOST_LINES = 200
UNDER_WAY = 100
"""No more lines than this are being kept at a time: one of them can be kept after a later one."""

LONGEST_OWN_KEY = 64


class Talk:
    """What is said in all rooms."""

    def __init__(self, service: "Service") -> None:
        self.service = service
        # Of all that was said up to this number the news have been heard.
        self._heard = 0

    async def missed(self, games: Collection[str]) -> list[str]:
        """In which of some games anything may have been said of which no news came."""
        async with self.service.store.glancing() as c:
            last = await kept.last_said(c)
            found = await kept.said_in(c, games, self._heard)
        self._heard = max(0, last - UNDER_WAY)
        return found

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
        others = [one.person for one in room.sitting if one.person is not None]
        async with self.service.store.reading() as c:
            deaf = await bonds.deaf_to(c, person.id, others)
        if to is not None and room.sitting[to].person in deaf:
            raise Refused("no-whisper", status=403)
        told = notify.of_talk(room, person, seat, to, text)
        debts = [debt for debt in told if debt.person not in deaf]

        async def work(c: Any) -> bool:
            await refuse_suspended(c, person.id)
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
            reader = person.id if person is not None else None
            unheard = await bonds.unheard_by(c, reader) if reader is not None else frozenset()
        name = room.sitting[seat].name if seat >= 0 else person.name if person is not None else ""
        return [
            ChatLine(id=one.id, at=one.at, name="", text="", seat=one.seat, hidden=True)
            if one.person in unheard
            else ChatLine(
                id=one.id,
                at=one.at,
                name=one.name,
                text=one.text,
                seat=one.seat,
                to=one.to,
                mention=bool(name) and mentions(one.text, name),
                mine=reader is not None and one.person == reader,
            )
            for one in said
        ]

    async def line(self, room: "GameInMemory", person: "Person", number: int) -> kept.Said:
        """One thing that was said, for a person who may hear it by now. Raises Refused."""
        seat = room.seat_of(person.id)
        async with self.service.store.reading() as c:
            said = await kept.line_heard(c, room.id, person.id if seat >= 0 else None, number)
        delay = room.delay if seat < 0 and said is not None and said.seat is not None else 0.0
        if said is None or said.at + delay > time.time():
            raise Refused("no-line", status=404)
        return said

    def tell_again(self, person: int) -> None:
        """Tell somebody all that was said anew: he has blocked or unblocked somebody."""
        for room in self.service.rooms.in_memory.values():
            for watcher in room.watchers:
                if watcher.person is not None and watcher.person.id == person:
                    watcher.hear_again()

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
