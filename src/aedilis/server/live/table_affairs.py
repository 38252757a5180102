"""What has become of a game and its seats besides moves, in the words of one reader."""

import time
from typing import TYPE_CHECKING

from aedilis.server.store.affairs import affairs_in
from aedilis.server.wire.parts import EndProposal, Result, TableNote
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory


def notes(
    room: "GameInMemory", language: str, seat: int, visible: int, delay: float
) -> list[TableNote]:
    """All of it, as a reader in a seat may know it who is shown so many lines of the room and kept
    behind so long.
    """
    say, known = words(language).text, time.time() - delay
    return [
        TableNote(
            room.known(seat, one.after),
            one.at,
            one.seat,
            say(f"server-became-{one.word}", {"name": one.name, "other": one.other}),
        )
        for one in affairs_in(room.row.affairs).happened
        if one.after <= visible and (delay <= 0 or one.at <= known)
    ]


def proposal(room: "GameInMemory") -> EndProposal | None:
    """The proposal to end the game, if it still runs."""
    found = affairs_in(room.row.affairs).proposal
    if found is None or room.row.status != "running":
        return None
    return EndProposal(found.by, found.asked, found.agreed)


def rematch(room: "GameInMemory") -> str:
    """The id of the game that has been made for the same people; empty while there is none."""
    return affairs_in(room.row.affairs).rematch


def resigned(room: "GameInMemory", language: str) -> list[str]:
    """Who resigned, a line each."""
    say = words(language).text
    return [
        say("server-became-resigned", {"name": one.name, "other": ""})
        for one in affairs_in(room.row.affairs).happened
        if one.word == "resigned"
    ]


def ended(room: "GameInMemory", language: str) -> Result:
    """How a game ended that its people have ended, which nobody has won."""
    word = str((room.row.ending or {}).get("word", ""))
    return Result(words(language).text(f"server-ended-{word}"), [], [])
