"""Notices to send, and people to send them to."""

import msgspec

from aedilis.server.notices.kinds import Notice
from aedilis.server.notices.preferences import Preferences

TURN = Notice(
    kind="your-turn",
    game="k3x9",
    title="Table of Livia",
    url="https://games.example.org/g/k3x9",
    language="en",
    name="Livia",
    phase="Senate",
    topic="Vote on the land bill",
)


def notice(**changes: object) -> Notice:
    return msgspec.structs.replace(TURN, **changes)


class People:
    """`Readers` in memory: what people chose, who is here, and what became of their receivers."""

    def __init__(self) -> None:
        self.chosen: dict[int, Preferences] = {}
        self.here: set[int] = set()
        self.failures: dict[tuple[int, str], int] = {}

    async def preferences(self, person: int) -> Preferences | None:
        return self.chosen.get(person)

    async def online(self, person: int) -> bool:
        return person in self.here

    async def succeeded(self, person: int, receiver: str) -> None:
        self.failures.pop((person, receiver), None)

    async def failed(self, person: int, receiver: str, reason: str) -> int:
        count = self.failures.get((person, receiver), 0) + 1
        self.failures[person, receiver] = count
        return count

    async def switch_off(self, person: int, receiver: str, reason: str) -> None:
        old = self.chosen[person]
        self.chosen[person] = msgspec.structs.replace(old, off={**old.off, receiver: reason})
