"""Many games among bots, one after another, counted: the work behind `aedilis simulate`."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aedilis.arena.checks import Checker
from aedilis.arena.match import MOST_MOVES, Broken, Match
from aedilis.arena.occurrences import Occurrences
from aedilis.bots.registry import check_simulated
from aedilis.games import PACKAGES
from aedilis.kernel.game import Game
from aedilis.kernel.scenario import load


@dataclass(frozen=True)
class Plan:
    """What to play: `games` games of `game` with one bot a seat, each with a seed of its own.

    `directory` is where all records go; without one, those of broken games go to `failures`. With
    `count` all that occurs is counted. The dearer checks are made before one in `every` moves.
    With a `position`, a scenario file, each game begins as that gives it.
    """

    game: Game[Any]
    options: Mapping[str, object]
    bots: Sequence[str]
    games: int
    seed: str
    check: bool = False
    directory: Path | None = None
    failures: Path = Path("failures")
    most_moves: int = MOST_MOVES
    count: bool = False
    every: int = 1
    position: Path | None = None

    def seed_of(self, number: int) -> str:
        """The seed of one game of the run."""
        return f"{self.seed}-{number}"


@dataclass
class Failure:
    """A game that broke: its number and seed, after how many moves, what broke, and its record."""

    number: int
    seed: str
    moves: int
    what: str
    record: Path | None

    def __str__(self) -> str:
        where = f"; record: {self.record}" if self.record is not None else ""
        return (
            f"game {self.number} (seed {self.seed}) broke after {self.moves} moves: "
            f"{self.what}{where}"
        )


@dataclass
class Tally:
    """What came of a run. A shared victory counts for each winner as a share of one."""

    game: str
    seats: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    endings: dict[str, int] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    occurrences: Occurrences = field(default_factory=Occurrences)

    def count(self, match: Match) -> None:
        """Take in a game that ran to its end."""
        ending = match.game.ending(match.state)
        self.endings[ending] = self.endings.get(ending, 0) + 1
        winners = match.game.winners(match.state)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def to_data(self) -> dict[str, object]:
        """Plain data for `--json`."""
        # A clock may stand still over a single short game.
        seconds = max(self.seconds, 1e-6)
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "moves_per_second": round(self.moves / seconds, 1),
            "endings": dict(sorted(self.endings.items())),
            "wins_by_seat": [round(wins, 6) for wins in self.wins],
            "failures": len(self.failures),
        }


def simulate(plan: Plan, told: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a plan. `told` hears after each how many are done.

    A game that breaks is counted, its record kept as far as it goes, and the next one begun. Raises
    BadOption or UnknownBot before the first game, OSError when a record cannot be written.
    """
    for bot in plan.bots:
        check_simulated(bot, plan.game.name)
    plan.game.options(plan.options, len(plan.bots))
    tally = Tally(plan.game.name, len(plan.bots), wins=[0.0] * len(plan.bots))
    began = time.perf_counter()
    for number in range(1, plan.games + 1):
        match = one_game(plan, number, tally.occurrences)
        tally.games += 1
        tally.moves += len(match.moves)
        if match.failure:
            tally.failures.append(fail(plan, number, match))
        else:
            tally.count(match)
            if plan.directory is not None:
                match.record().write(plan.directory / f"{plan.game.name}-{number}.jsonl")
        tally.seconds = time.perf_counter() - began
        if told is not None:
            told(number)
    return tally


def one_game(plan: Plan, number: int, occurrences: Occurrences) -> Match:
    """One game of a plan, checked and counted if the plan says so."""
    seed = plan.seed_of(number)
    counts = occurrences if plan.count else None
    match = Match(
        plan.game,
        plan.options,
        plan.bots,
        seed,
        most_moves=plan.most_moves,
        counts=counts,
        position=None if plan.position is None else state_of(plan, plan.position),
    )
    if not plan.check:
        match.play()
        return match
    checker = Checker(plan.game, seed, plan.every)
    match.play(checker.watch)
    if not match.failure:
        try:
            checker.finish(match)
        except Broken as broken:
            match.failure = str(broken)
    return match


def state_of(plan: Plan, position: Path) -> Any:
    """A new state as a scenario file gives it, for the edition or scenario of the plan. Raises
    ScenarioError.
    """
    package = PACKAGES[plan.game.name]
    assert package.scenarios is not None
    words = package.scenarios()
    found = load(position, {plan.game.name: words})
    edition = plan.options.get(words.version, found.editions[0])
    return words.build(found.data, str(edition))


def fail(plan: Plan, number: int, match: Match) -> Failure:
    """Keep the record of a broken game, so that it can be loaded and looked at."""
    what = match.failure
    directory = plan.directory if plan.directory is not None else plan.failures
    path: Path | None = directory / f"{plan.game.name}-{match.seed}-broken.jsonl"
    try:
        record = match.record()
    except Exception as error:
        # What broke the game may break its replay too; its seed is told all the same.
        what += f" (and no record could be made: {error})"
        path = None
    else:
        assert path is not None
        directory.mkdir(parents=True, exist_ok=True)
        record.write(path)
    return Failure(number, match.seed, len(match.moves), what, path)
