"""Counts the follies of the bots of Glory to Rome: what no attentive player would do.

Every seat of a table is played by the same bot, in every edition and with every number of seats in
turn. Counted are games that take more turns than any should; endings brought about by somebody who
loses by them; demands for what, by what everybody has heard, neither the pool nor anybody reached
has; jacks hoarded; foundations on the last sites that are never finished; and wins overlooked: a
choice that would have won whatever is hidden. Exit 1 where a bot with marks is beyond one.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from aedilis.bots.asides import view_for
from aedilis.bots.registry import make_player
from aedilis.glory.definitions.cards import BRIDGE, CATACOMB, FORUM, MATERIAL
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.definitions.options import SEATS
from aedilis.glory.game import Glory
from aedilis.glory.roles.demand import reached
from aedilis.glory.state.choices import DEMAND, LAY, LAY_DRAWN, a_of, c_of, verb_of
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Form, Move, Pick, Prompt, only_answer

GAME: Final = Glory()
TOO_LONG: Final = 200
"""A game of so many turns will not end; it is broken off."""
ENDED: Final = ("deck", "sites", "catacomb")
"""The endings that somebody's own move brings about, who then may win or lose."""
HOARD: Final = 3
"""So many jacks in a hand are a hoard."""
LAST_SITES: Final = 3
GUESSES: Final = 16
"""A choice is a sure win if it wins in so many deals of what is hidden."""

MARKS: Final[dict[str, float]] = {"endless": 0.0, "ended lost": 0.03, "wins overlooked": 0.05}
"""The shares that the newest greedy bot must not be beyond. A win counts as known if it is one in
all guesses at what is hidden: with vaults that nobody has seen that is no certainty yet.
"""


class Counts:
    """What has been counted: how often something was done, and how often it was a folly."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.follies: Counter[str] = Counter()
        self.longest = 0

    def count(self, what: str, folly: bool) -> None:
        """One more of a kind."""
        self.done[what] += 1
        self.follies[what] += folly

    def share(self, what: str) -> float:
        """The share of follies among what was done."""
        return self.follies[what] / max(1, self.done[what])


def known_empty(state: GloryState, seat: int, material: int) -> bool:
    """Whether all know that a demand of this material brings nothing."""
    if any(MATERIAL[card] == material for card in state.pool):
        return False
    bridge = state.camps[seat].active >> BRIDGE & 1
    for other in reached(state, seat):
        camp = state.camps[other]
        if camp.hand and not camp.denied >> material & 1:
            return False
        if bridge and any(MATERIAL[card] == material for card in camp.stockpile):
            return False
    return True


def may_end(state: GloryState, seat: int) -> bool:
    """Whether a move of this seat could end the game: others need not be tried."""
    camp = state.camps[seat]
    return (
        sum(state.town) == 1
        or state.deck_size() <= 9
        or any(one.name == CATACOMB and not one.complete for one in camp.structures)
        or bool(camp.active >> FORUM & 1)
        or any(one.name == FORUM for one in camp.structures)
    )


def wins(state: GloryState, seat: int, move: Move) -> bool:
    """Whether a move ends the game at once and the seat alone has won it then."""
    other = GAME.clone(state)
    GAME.apply(other, seat, move)
    return other.over and other.winners == [seat]


def sure_win(state: GloryState, prompt: Prompt) -> Move | None:
    """A choice that wins at once whatever is hidden; None where there is none."""
    seat = prompt.seat
    if isinstance(prompt, Pick) or not may_end(state, seat):
        return None
    for choice in prompt.choices([]):
        move = [choice]
        if not prompt.accepts(move) or not wins(state, seat, move):
            continue
        deals = [
            GAME.imagined(state, seat, stream(f"{state.turn}:{n}", "guess")) for n in range(GUESSES)
        ]
        if all(wins(deal, seat, move) for deal in deals):
            return move
    return None


def play(bots: Sequence[str], options: dict[str, object], seed: str, counts: Counts) -> GloryState:
    """Play one game and count; gives how it ended."""
    state = GAME.new(GAME.options(options, len(bots)), len(bots), stream(seed, "game"))
    players = [make_player(name, "glory", seat, seed) for seat, name in enumerate(bots)]
    late: list[tuple[int, int]] = []
    while not state.over and state.turn < TOO_LONG:
        prompt = next(p for p in GAME.asked(state) if not p.optional)
        seat = prompt.seat
        player = players[seat]
        move = player.choose(view_for(GAME, state, player), prompt)
        _count_move(state, prompt, move, counts, late)
        forced = only_answer(prompt) is not None
        GAME.apply(state, seat, move)
        # Who has nothing else to do does nothing foolish.
        if not forced and GAME.ending(state) in ENDED:
            counts.count("ended lost", seat not in state.winners)
    counts.count("endless", not GAME.ending(state))
    counts.longest = max(counts.longest, state.turn)
    for seat, name in late:
        found = state.camps[seat].find(name)
        # Who is ahead may well take sites to end the game.
        unfinished = found is not None and not found.complete
        counts.count("late foundations", unfinished and seat not in state.winners)
    return state


def _count_move(
    state: GloryState, prompt: Prompt, move: Move, counts: Counts, late: list[tuple[int, int]]
) -> None:
    seat = prompt.seat
    camp = state.camps[seat]
    verb = verb_of(move[0])
    if isinstance(prompt, Form) and verb == DEMAND:
        for card in move[2:]:
            counts.count("empty demands", known_empty(state, seat, MATERIAL[card]))
    if prompt.key in ("glory-ask-lead", "glory-ask-follow"):
        counts.count("jacks hoarded", camp.jacks >= HOARD)
    last = 1 < sum(state.town) <= LAST_SITES
    if last and verb in (LAY, LAY_DRAWN) and not isinstance(prompt, Pick) and not c_of(move[0]):
        late.append((seat, a_of(move[0]) if verb == LAY else camp.drawn))
    won = sure_win(state, prompt)
    if won is not None:
        counts.count("wins overlooked", not wins(state, seat, move))


WHAT: Final = (
    "endless",
    "ended lost",
    "empty demands",
    "jacks hoarded",
    "late foundations",
    "wins overlooked",
)


def measure(bot: str, games: int, seed: str) -> Counts:
    """So many games of a bot against itself, over all editions and numbers of seats in turn."""
    counts = Counts()
    kinds = [(edition, seats) for edition in EDITIONS for seats in range(SEATS[0], SEATS[-1] + 1)]
    for number in range(games):
        edition, seats = kinds[number % len(kinds)]
        play([bot] * seats, {"edition": edition}, f"{seed}-{number}", counts)
    return counts


def follies(bots: Sequence[str], games: int, seed: str, console: Console) -> int:
    """Count and show the follies of each of these bots; gives how often the newest greedy one is
    beyond a mark.
    """
    shown = Table("folly", *bots)
    found = [measure(bot, games, seed) for bot in bots]
    shown.add_row("longest game", *(f"{counts.longest} turns" for counts in found))
    for what in WHAT:
        cells = [f"{counts.share(what):.1%} of {counts.done[what]}" for counts in found]
        shown.add_row(what, *cells)
    console.print(shown)
    return sum(
        counts.share(what) > mark
        for bot, counts in zip(bots, found, strict=True)
        if bot == "greedy"
        for what, mark in MARKS.items()
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.follies", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each bot (default: %(default)s)")
    parser.add_argument("--seed", default="follies", help="default: %(default)s")
    parser.add_argument("--bots", default="greedy@1,greedy", help="default: %(default)s")
    args = parser.parse_args()
    beyond = follies(args.bots.split(","), args.games, args.seed, Console())
    if beyond:
        print(f"beyond their mark: {beyond}", file=sys.stderr)
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main())
