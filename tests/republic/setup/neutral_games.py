"""Recorded games for every way in which a game of one or two people can end (rules 1.12, 4.08.1):
each ending, and whether a player has it or a Neutral.

They are kept beside those for the endings of games, in `tests/games/neutrals`, and are no part of
what a version of the rules is known by. `python -m tests.republic.setup.neutral_games` looks for
them anew, or for those that are named behind it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from aedilis.bots.registry import make_player
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Move
from aedilis.kernel.table import Table
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.verdict import FALLEN
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.table import RepublicState
from tools.republic_games import ARMY, GAME, JOIN, MARCH, NAMES, SCENARIOS, wish

FOLDER: Final = Path(__file__).resolve().parents[2] / "games" / "neutrals"
SEARCH: Final = 6000
"""How many seeds are tried."""
ATTEMPTS: Final = 40
"""So many ways are gone from where somebody revolts."""
WISHES: Final = ((), MARCH, ARMY, JOIN)
"""What the people at a table are after; without wishes the first `senator` bots play."""
LOST: Final = tuple(ENDINGS[number] for number in FALLEN)

WAYS: Final = (
    *LOST,
    *(
        f"{ending}-{who}"
        for ending in ENDINGS[1:]
        if ending not in LOST
        for who in ("player", "neutral")
    ),
)
"""Every way there is: Rome falls, or somebody has won."""


def way(s: RepublicState) -> str:
    """The way in which a game has ended; nothing of one that goes on."""
    ending = GAME.ending(s)
    if not ending or not s.winners:
        return ending
    return f"{ending}-{'player' if GAME.winners(s) else 'neutral'}"


class Play:
    """A game by its number, as far as it has been played, and what its people are after.

    An `attempt` other than the first goes the same way until somebody revolts, and another then.
    """

    def __init__(self, number: int, attempt: int = 0) -> None:
        self.number = number
        self.attempt = attempt
        seats = 1 + number // 3 % 2
        options = {"scenario": SCENARIOS[number % len(SCENARIOS)]}
        self.table = Table(GAME, options, NAMES[:seats], str(number))
        self.wishes = WISHES[number // 6 % len(WISHES)]
        self.bots = [
            make_player("senator@1", "republic", seat, str(number)) for seat in range(seats)
        ]
        self.dice = stream(str(number), "neutrals")
        self.turned = False

    def turns(self, s: RepublicState) -> bool:
        """Whether somebody has revolted for the first time just now."""
        first = s.rebel != NONE and not self.turned
        self.turned = self.turned or first
        return first

    def stray(self, attempt: int) -> None:
        """Go another way from here on."""
        self.dice = stream(f"{self.number} {attempt}", "neutrals")

    def move(self, s: RepublicState) -> tuple[int, Move]:
        """What is done next, and by which seat."""
        prompt = GAME.asked(s)[0]
        if self.wishes:
            return prompt.seat, wish(prompt, self.dice, self.wishes)
        return prompt.seat, self.bots[prompt.seat].choose(GAME.view(s, prompt.seat), prompt)

    def record(self) -> Table:
        """Play it to its end, with a record."""
        table = self.table
        while not table.state.over:
            if self.turns(table.state) and self.attempt:
                self.stray(self.attempt)
            table.play(*self.move(table.state))
        return table


def tried(number: int) -> Iterator[tuple[int, RepublicState]]:
    """The ends of a game by its number: of its first attempt, and of others if somebody revolts."""
    play = Play(number)
    s = play.table.state
    revolt: RepublicState | None = None
    while not s.over:
        if play.turns(s):
            revolt = GAME.clone(s)
        GAME.apply(s, *play.move(s))
    yield 0, s
    if revolt is None or not play.wishes:
        return
    for attempt in range(1, ATTEMPTS):
        play.stray(attempt)
        s = GAME.clone(revolt)
        while not s.over:
            GAME.apply(s, *play.move(s))
        yield attempt, s


def main() -> int:
    """Look for a game for each way, or for each that is named, and keep it."""
    FOLDER.mkdir(exist_ok=True)
    missing = set(sys.argv[1:] or WAYS)
    for number in range(SEARCH):
        for attempt, s in tried(number):
            found = way(s)
            if found in missing:
                table = Play(number, attempt).record()
                assert way(table.state) == found
                (FOLDER / f"{found}.jsonl").write_bytes(b"".join(table.record.encoded()))
                missing.discard(found)
                print(number, attempt, found, flush=True)
        if not missing:
            return 0
    print("not found:", ", ".join(sorted(missing)))
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
