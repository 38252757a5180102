"""A tournament from its plan to its results: what is still to be played, and where."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Final

import msgspec

from aedilis.arena.tournament.executors import Executor
from aedilis.arena.tournament.journal import Journal
from aedilis.arena.tournament.plan import Contest
from aedilis.arena.tournament.playing import Done, Job, Played, play_batch
from aedilis.arena.tournament.standings import Results, results_of

BATCHES: Final = 8
"""Each worker gets about so many batches."""
MOST_BATCH: Final = 16


def batches(contest: Contest, journal: Journal, workers: int, records: bool) -> Iterator[bytes]:
    """What is still to be played, in batches of games."""
    left = [one for one in contest.fixtures() if one.number not in journal.played]
    size = max(1, min(MOST_BATCH, len(left) // (workers * BATCHES)))
    for at in range(0, len(left), size):
        yield msgspec.json.encode(Job(contest, tuple(left[at : at + size]), records))


def play(
    contest: Contest,
    journal: Journal,
    executor: Executor,
    records: bool = True,
    told: Callable[[int], None] | None = None,
) -> Results:
    """Play what is left of a tournament; `told` hears how many games are done. Raises NoExecutor,
    OSError; what was played until then is kept.
    """
    if told is not None:
        told(len(wanted(contest, journal)))
    work = executor.run(play_batch, batches(contest, journal, executor.workers, records))
    with closing(work):
        for done in work:
            journal.add(msgspec.json.decode(done, type=Done).games)
            if told is not None:
                told(len(wanted(contest, journal)))
    return results_of(contest, wanted(contest, journal))


def wanted(contest: Contest, journal: Journal) -> list[Played]:
    """The games that a tournament asks for, of those in its journal, in their order."""
    found = (one for one in journal.played.values() if one.number <= contest.games)
    return sorted(found, key=lambda one: one.number)
