"""Bots at a table: they answer when they are awaited, and may act out of turn.

What a bot does follows from the game's seed and the number of the line alone, so a server that was
stopped and started again has the same bots. They think in a thread, on a view of their seat.

A bot that raises, or answers what is not offered, stops no game: what the rules have a seat do that
is late is done in its place, or anything at all, and its first fault at a table is logged.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from aedilis.bots.asides import view_for
from aedilis.bots.hearing import remind
from aedilis.bots.registry import make_player, read_spec
from aedilis.bots.steady import Fault, answer_of, aside_of, instead
from aedilis.kernel.prompt import Move
from aedilis.server.errors import Refused

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.service import Service

log = logging.getLogger("aedilis.bots")


def bot_of(room: "Room", seat: int) -> str:
    """The bot that plays a seat now; empty where a person plays."""
    sitting = room.sitting[seat]
    return sitting.bot or sitting.stand_in


async def play_bots(service: "Service", room: "Room") -> None:
    """Let the bots of a room move until none of them is awaited, the game is over, or they are left
    to another process.
    """
    asked = waited = -1
    while room.table is not None and room.row.status == "running" and not room.gone:
        if room.left_until > time.monotonic():
            return
        # By what all know of: nobody sees by a bot's pace that somebody has given an order.
        heard = room.row.heard
        seat = next((seat for seat in room.row.awaited if bot_of(room, seat)), None)
        move: Move | None = None
        if asked != heard:
            asked = heard
            out_of_turn = await _out_of_turn(service, room, len(room.times))
            if out_of_turn is not None:
                seat, move = out_of_turn
        if room.row.heard != heard:
            continue
        if seat is None:
            return
        if room.watchers and service.bot_pause > 0 and waited != heard:
            waited = heard
            await asyncio.sleep(service.bot_pause)
            if room.row.heard != heard:
                continue
        seq = len(room.times)
        try:
            if move is None:
                move = await think(service, room, seat, seq)
            if move is None:
                # Somebody acted in between.
                if len(room.times) == seq:
                    return
                continue
            await room.move(seat, seq, None, move, exact=True)
        except Refused as error:
            if error.code not in ("stale", "not-running"):
                raise
            # Somebody acted in between, here or in another process.
            await room.catch_up()


async def _out_of_turn(service: "Service", room: "Room", seq: int) -> tuple[int, Move] | None:
    """The first bot that wants to act out of turn, and what it does."""
    for sitting in room.sitting:
        if bot_of(room, sitting.seat):
            move = await think(service, room, sitting.seat, seq, aside=True)
            if move is not None:
                return sitting.seat, move
    return None


async def think(
    service: "Service", room: "Room", seat: int, seq: int, bot: str = "", *, aside: bool = False
) -> Move | None:
    """What the bot of a seat does, or another `bot` in its place; None for nothing."""
    # While a move is being kept the table is ahead of what anybody may know.
    async with room.lock:
        table, name = room.table, bot or bot_of(room, seat)
        # Whoever has taken the seat back meanwhile plays for himself.
        if table is None or not name or len(table.entries) != seq:
            return None
        game, state = table.game, table.state
        # The seed is secret, and so is what follows from it.
        seed = f"{room.row.seed}:{seq}"
        prompt = None if aside else game.prompt(state, seat)
        if prompt is None and not aside:
            return None
        try:
            player = make_player(name, game.name, seat, seed)
            if aside:
                # What it could do takes long to work out, and is not for who keeps still.
                prompt = game.aside(state, seat) if player.speaks_up() else None
            if prompt is None:
                return None
            remind(player, table.entries)
            view = view_for(game, state, player)
        except Exception as error:
            # Its package is not installed any more, or is broken.
            _tell(room, seat, name, error)
            return None if aside or prompt is None else instead(game, state, prompt, seed)
    begun = time.perf_counter()
    move: Move | None
    try:
        move = await asyncio.to_thread(aside_of if aside else answer_of, player, view, prompt)
    except Fault as error:
        _tell(room, seat, name, error)
        move = None if aside else await _in_its_place(room, seat, seq, seed)
    spec = read_spec(player.name)
    kind = spec.name if spec is not None else player.name
    service.metrics.thought(kind, time.perf_counter() - begun)
    return move


async def _in_its_place(room: "Room", seat: int, seq: int, seed: str) -> Move | None:
    """What is done for a bot that has thought in vain; None where somebody acted in between."""
    async with room.lock:
        table = room.table
        if table is None or len(table.entries) != seq:
            return None
        prompt = table.game.prompt(table.state, seat)
        return instead(table.game, table.state, prompt, seed) if prompt is not None else None


def _tell(room: "Room", seat: int, name: str, error: Exception) -> None:
    """Log a bot's first fault at a table: it may have one at every move."""
    if seat in room.faults:
        return
    room.faults.add(seat)
    log.error(
        "a bot cannot play",
        extra={"game": room.id, "seat": seat, "bot": name, "fault": str(error)},
        exc_info=error.__cause__ or error,
    )
