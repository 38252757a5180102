"""People who move at tables of a server that is killed meanwhile, and what they were told."""

from typing import Any, NamedTuple

import anyio
import httpx
import msgspec

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.record import Line, Record
from aedilis.kernel.replaying import replay
from aedilis.server.live.history import header_of
from aedilis.server.store import games as kept
from aedilis.server.store.lines import LineRow, read_lines
from aedilis.server.store.store import Store
from tests.server.faults.serving import Program, mine


class Move(NamedTuple):
    """A move that was asked for, and the number of lines its maker had seen."""

    game: str
    key: str
    seq: int
    codes: list[int]


class Load:
    """Programs that play many games at once until the server goes away."""

    def __init__(self, program: Program, games: list[str]) -> None:
        self.program = program
        self.games = games
        self.done: list[Move] = []
        self.asked: dict[str, Move] = {}

    async def play(self, worker: int, workers: int) -> None:
        dice = stream(f"worker {worker}", "load")
        mine_ = self.games[worker::workers]
        try:
            for n in range(10_000):
                game = mine_[n % len(mine_)]
                table = await self.program.table(game)
                if not mine(table):
                    await anyio.sleep(0.001)
                    continue
                codes = await self.program.compose(game, table, dice)
                if codes is None:
                    continue
                move = Move(game, f"{worker}-{n}", table["seq"], codes)
                self.asked[move.key] = move
                answer = await self.program.move(game, move.seq, codes, move.key)
                if answer.status_code == 200:
                    assert answer.json() == {"seq": move.seq + 1}
                    self.done.append(move)
                else:
                    assert answer.status_code == 409, answer.text
                del self.asked[move.key]
        except httpx.HTTPError:
            # The server is gone.
            return


async def read(url: str, games: list[str]) -> dict[str, tuple[Any, list[LineRow]]]:
    """Games and their lines, as they are kept."""
    store = Store(url)
    await store.open()
    out = {}
    try:
        async with store.reading() as c:
            for game in games:
                out[game] = await kept.read_game(c, game), await read_lines(c, game)
    finally:
        await store.close()
    return out


def lines_of(lines: list[LineRow], move: Move) -> list[LineRow]:
    """The line that keeps a move, if one does: two would be a fault. It may stand further back than
    its maker has counted: he does not count the standing orders of others.
    """
    return [line for line in lines if line.key and line.key.endswith(f":{move.key}")]


def holds(row: Any, lines: list[LineRow]) -> None:
    """A game is whole: its lines are without a gap, and replay to whom it waits for."""
    assert [line.n for line in lines] == list(range(row.lines))
    record = Record(header_of(row), [msgspec.convert(line.line, Line) for line in lines])
    game = GAMES[row.game]
    table = replay(game, record)
    assert game.awaited(table.state) == row.awaited
    assert replay(game, record, seed=row.seed).game.hash(table.state)
