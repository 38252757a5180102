"""Games that bots have played without a server, as the store keeps them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.bots.registry import make_player
from aedilis.games import GAMES
from aedilis.kernel.game import Game
from aedilis.kernel.plain_yaml import read_yaml
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.record import FORMAT, Header, Line
from aedilis.kernel.table import Entry, Kept, Table
from aedilis.kernel.vocabulary import Vocabulary
from aedilis.server.live.clocks import ending_of
from aedilis.server.live.history import line_row
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import add_lines, pack

SCENARIOS = Path(__file__).resolve().parents[1] / "republic" / "scenarios"

Stop = Callable[[Table], bool]
"""Tells of a table that has been played far enough."""


def after(moves: int | None) -> Stop | None:
    """Plays so many moves; None: to the end."""
    return None if moves is None else lambda table: len(table.entries) > moves


def play_on(
    game: str,
    seats: Sequence[str],
    seed: str,
    until: Stop | None,
    bots: str = "random",
    options: dict[str, object] | None = None,
) -> tuple[Table, list[list[int]]]:
    """A table at which bots have played, and the codes of its lines: bots of the first version,
    since a better one would come to other positions.
    """
    table = Table(GAMES[game], options or {}, seats, seed)
    first = bots if "@" in bots else f"{bots}@1"
    players = [make_player(first, game, seat, seed) for seat in range(len(seats))]
    codes: list[list[int]] = [[]]
    while not table.state.over and not (until is not None and until(table)):
        prompt: Prompt = table.game.due(table.state)
        player = players[prompt.seat]
        view = None if player.blind else table.game.view(table.state, prompt.seat)
        move = player.choose(view, prompt)
        table.play(prompt.seat, move)
        codes.append(list(move))
    return table, codes


def scenario(name: str) -> dict[str, Any]:
    """What a scenario file of the Republic says."""
    data, _ = read_yaml((SCENARIOS / name).read_text("utf-8"))
    assert isinstance(data, dict)
    return data


def scenario_table(data: dict[str, Any], words: Vocabulary[Any], seats: Sequence[str]) -> Table:
    """A table in the position of a scenario file, with one line behind it."""
    edition = words.editions(data)[0]
    options = {words.version: edition, **data.get("options", {})}
    return table_of(words.game, words.build(data, edition), options, seats)


def table_of(game: Game[Any], state: Any, options: dict[str, Any], seats: Sequence[str]) -> Table:
    """A table in a position, with one line behind it."""
    options = game.options(options, len(seats))
    header = Header(
        aedilis=FORMAT,
        game=game.name,
        rules=game.rules_version,
        data=game.identity(options, len(seats)),
        options=options,
        seats=list(seats),
        commitment="",
    )
    kept_one = Kept(state, [Entry(Line(n=0), [])])
    table = Table(game, header.options, (), "1", header=header, kept=kept_one)
    queues = state.dice.queues
    table.go_on("1")
    state.dice.queues = queues
    return table


def game_row(table: Table, at: float, **more: Any) -> GameRow:
    """The game of a table that began, and last went on, `at` a time. `more` are its id, its host
    and its title, and what is to be otherwise.
    """
    game, state = table.game, table.state
    over = bool(state.over)
    values: dict[str, Any] = {
        "game": game.name,
        "options": table.header.options,
        "settings": {},
        "status": "over" if over else "running",
        "private": False,
        "key": "key",
        "seats": len(table.header.seats),
        "header": kept.builtins(table.header),
        "seed": table.seed,
        "lines": len(table.entries),
        "ending": ending_of(table) if over else None,
        "awaited": game.awaited(state),
        "since": None if over else at,
        "created": at,
        "updated": at,
    }
    return GameRow(**(values | more))


async def add_game(
    c: AsyncConnection,
    row: GameRow,
    sitting: Sequence[SeatRow],
    table: Table,
    codes: Sequence[Sequence[int]],
) -> None:
    """Keep a game with its lines and the state after them."""
    rows = [
        line_row(entry, code, row.created, None)
        for entry, code in zip(table.entries, codes, strict=True)
    ]
    await kept.add_game(c, row, sitting)
    await add_lines(c, row.id, rows, pack(table.game.to_data(table.state)))
