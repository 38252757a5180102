"""Writes the golden files anew: `python -m tools.playthroughs` (`make playthroughs`).

- `tests/playthroughs/*.txt`: random games move by move, with what was asked, how many choices
  there were, the move and a digest of the state after it;
- `tests/perft/glory.json`: how many sequences of moves there are from fixed positions;
- `tests/games/*.jsonl`: one recorded game for each way in which a game can end;
- `tests/versions.json`: a digest of these for each game and version of its rules.

The tests make the same again and compare. A change in these files is a change in how games go: it
belongs into the changelog, and raises the `rules_version` of the game. Without that it is refused
before anything is written; `--check` plays and compares (`make check`).
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from aedilis.games import GAMES
from aedilis.glory.definitions.editions import PRINTED, USUAL, edition_facts
from aedilis.glory.game import Glory
from aedilis.glory.state.table import ENDINGS
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Prompt, walk
from aedilis.kernel.record import read
from aedilis.kernel.replaying import verify
from aedilis.kernel.table import Mismatch, Table
from tools import republic_games, versions
from tools.golden import playthrough

TESTS = Path(__file__).resolve().parent.parent / "tests"
VERSIONS = TESTS / "versions.json"
EXPERTS = next(one for one in PRINTED if edition_facts(one).expert_start)
"""An edition with an experts' start."""
CONCEDING = next(one for one in reversed(PRINTED) if edition_facts(one).concession)
"""An edition in which one can concede."""
NAMES = ("Livia", "Marcus", "Gaius", "Julia", "Titus")
PLAYTHROUGH_MOVES = 160
GAME = Glory()


def new_table(edition: str, seats: int, seed: str, **options: object) -> Table:
    """A table of random players."""
    return Table(GAME, {"edition": edition, **options}, NAMES[:seats], seed)


# -- playthroughs ---------------------------------------------------------------------------------


def tables() -> Iterator[tuple[str, Table]]:
    """Name and table of every playthrough, not played yet."""
    for edition in PRINTED:
        for seats in (2, 5):
            yield f"{edition}-{seats}", new_table(edition, seats, f"golden {seats}")
        yield f"{edition}-beginner", new_table(edition, 3, "golden", beginner=True)
    yield f"{EXPERTS}-expert", new_table(EXPERTS, 4, "golden", expert=True)


def told(table: Table) -> str:
    """The playthrough of a table."""
    return playthrough(table, PLAYTHROUGH_MOVES)


def playthroughs() -> Iterator[tuple[str, str]]:
    """Name and text of every playthrough."""
    for name, table in tables():
        yield name, told(table)


# -- perft ----------------------------------------------------------------------------------------


def whole_moves(prompt: Prompt, begun: list[int]) -> Iterator[list[int]]:
    """Every legal move of a prompt."""
    choices = prompt.choices(begun)
    if not choices:
        yield begun
    for choice in choices:
        yield from whole_moves(prompt, [*begun, choice])


def perft(state: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are (fewer where the game ends)."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for prompt in GAME.asked(state):
        for move in whole_moves(prompt, []):
            other = GAME.clone(state)
            GAME.apply(other, prompt.seat, move)
            total += perft(other, depth - 1)
    return total


def perft_rows() -> list[dict[str, object]]:
    """Counts from fixed positions: some moves into a random game, two moves deep."""
    rows: list[dict[str, object]] = []
    for edition in PRINTED:
        for seats, played in ((2, 0), (3, 60), (4, 150), (5, 240)):
            table = new_table(edition, seats, "perft")
            dice = stream("perft", "moves")
            while not table.state.over and len(table.entries) <= played:
                prompt = GAME.asked(table.state)[0]
                table.play(prompt.seat, walk(prompt, dice))
            for depth in (1, 2, 3):
                rows.append(
                    {
                        "edition": edition,
                        "seats": seats,
                        "played": played,
                        "depth": depth,
                        "count": perft(table.state, depth),
                    }
                )
    return rows


# -- one game for each ending ----------------------------------------------------------------------


def ending_tables() -> Iterator[tuple[str, Table]]:
    """For each ending a recorded random game that ends so: the first seed that does."""
    for ending in ENDINGS[1:]:
        for number in range(100_000):
            table = ending_table(ending, number)
            if GAME.ending(table.state) == ending:
                yield ending, table
                break


def ending_table(ending: str, number: int) -> Table:
    """The numbered game in which an ending is looked for, played out."""
    edition = CONCEDING if ending == "concession" else USUAL
    table = new_table(edition, 2 + number % 4, f"{ending} {number}")
    play_out(table, concede_after=80 if ending == "concession" else -1)
    return table


def play_out(table: Table, concede_after: int) -> None:
    """Random moves to the end; from a certain move on everybody else backs the first seat."""
    dice = stream(str(table.seed), "moves")
    while not table.state.over:
        if len(table.entries) == concede_after:
            for seat in range(1, table.state.seats):
                table.play(seat, GAME.parse(table.state, seat, {"concede": 0}))
            return
        prompt = GAME.asked(table.state)[0]
        table.play(prompt.seat, walk(prompt, dice))


def played() -> versions.Golden:
    """The playthroughs of each game, played now."""
    return {
        "glory": {f"playthroughs/{name}.txt": text.encode() for name, text in playthroughs()},
        "republic": {
            f"playthroughs/{name}.txt": text.encode()
            for name, text in republic_games.playthroughs()
        },
    }


def check() -> int:
    """Play the golden games and print what forbids that they go so; gives the exit code."""
    golden = played()
    told: list[str] = []
    for path in sorted((TESTS / "games").glob("*.jsonl")):
        record = read(path)
        try:
            verify(GAMES[record.header.game], record)
        except Mismatch as error:
            told.append(f"{path.name}: {error}")
        golden[record.header.game][f"games/{path.name}"] = versions.record_facts(record)
    found, kept = versions.digests(golden), versions.read(VERSIONS)
    told += versions.problems(found, kept) + versions.unkept(found, kept)
    for line in told:
        print(line, file=sys.stderr)
    return 1 if told else 0


def write() -> int:
    """Write all golden files, or none: games that go otherwise need another version."""
    golden = played()
    files = {name: text for texts in golden.values() for name, text in texts.items()}
    recorded = [(f"glory-{ending}", table) for ending, table in ending_tables()]
    recorded += [(f"republic-{ending}", table) for ending, table in republic_games.recorded()]
    for name, table in recorded:
        path = TESTS / "games" / f"{name}.jsonl"
        record = versions.closed_as(table, read(path)) if path.exists() else table.record
        files[f"games/{name}.jsonl"] = b"".join(record.encoded())
        told = versions.record_facts(record)
        golden[table.game.name][f"games/{name}.jsonl"] = told
    found = versions.digests(golden)
    problems = versions.problems(found, versions.read(VERSIONS))
    for line in problems:
        print(line, file=sys.stderr)
    if problems:
        return 1
    rows = ",\n".join(json.dumps(row) for row in perft_rows())
    files["perft/glory.json"] = f"[\n{rows}\n]\n".encode()
    for name, content in files.items():
        (TESTS / name).parent.mkdir(exist_ok=True)
        (TESTS / name).write_bytes(content)
    versions.write(VERSIONS, found)
    return 0


def main(argv: list[str] | None = None) -> int:
    """Write all golden files, or with `--check` play them and compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs")
    parser.add_argument("--check", action="store_true", help="play, compare and write nothing")
    return check() if parser.parse_args(argv).check else write()


if __name__ == "__main__":
    sys.exit(main())
