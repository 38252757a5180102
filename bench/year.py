"""A year of the Republic in the page: `python -m bench.year [--seeds N] [--json]`.

Two scripted people play the first year against four bots: one who wants nothing, and one who takes
part as a bot would. Measured is how often each is asked, and how many clicks it takes in the page.
Then five people play by mail: how often the game waits for one of them in a year, which is how
often somebody has to come to the table.
"""

import argparse
import json
import sys
from statistics import median
from typing import Any, Final

from aedilis.bots.asides import out_of_turn, view_for
from aedilis.bots.registry import make_player
from aedilis.games import PACKAGES
from aedilis.kernel.board import Sharing
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Choose, Form, Move, Prompt
from aedilis.kernel.table import Table
from aedilis.republic.phases.lapsing import lapsed
from aedilis.republic.phases.senate.ballot import ABSTAIN, NO, NOTHING, YES
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.moments import CODED
from aedilis.republic.rules.particular_orders import keeps_cards
from aedilis.republic.setup.opening import playable
from aedilis.republic.state.choices import MOMENT, index, verb
from aedilis.republic.state.table import FORUM_PHASE, REVOLUTION
from aedilis.server.wire.reader import Reader
from bench.clicks import on_row, plan
from bench.sheet_clicks import Click

GAME: Final = PACKAGES["republic"].rules
SEATS: Final = 5
OPTIONS: Final = {"scenario": "early"}
ME: Final = 0
SEED: Final = "year"
BOT: Final = "senator@5"
"""Who plays beside him, and shows what somebody who takes part answers: always the same, so that
years can be compared.
"""
AIMS: Final = {False: 12, True: 25}
"""So many clicks a year is to take at most, of who wants nothing and of who takes part."""

CALL_REST: Final = verb("call_rest")
LEFT_ALONE: Final = ("presiding", "no_dictator", "small_matters", "all_votes")
"""The orders by which somebody does nothing more than he must."""
ORDERED: Final = {
    "chairing": [[CALL_REST]],
    "own_proposals": [[YES], [YES, NOTHING]],
    "no_dictator": [[verb("no", "senator")], [verb("next_step")]],
    "small_matters": [[verb("stop")], [verb("pass")]],
}
"""The answers that an order gives from then on, of somebody who takes part."""
WAYS: Final = {YES: "yes", NO: "no", ABSTAIN: "abstain"}


Plan = tuple[list[Click], list[Move]]
"""The clicks of an answer in the page, and the moves that they come to."""


class Person:
    """Somebody at a page: what he answers, and what it has cost him."""

    def __init__(self, table: Table, wants: bool, seed: str) -> None:
        self.table = table
        self.bot = make_player(BOT, GAME.name, ME, seed) if wants else None
        self.reader = Reader(GAME.name, "en", list(table.header.seats), ME)
        self.decisions = 0
        self.clicks = 0

    def answer(self, prompt: Prompt) -> None:
        """Answer what is asked, and what follows at once with the same click."""
        clicks, moves = self.plan(prompt)
        self.decisions += 1
        self.clicks += len(clicks)
        for move in moves:
            self.table.play(ME, move)

    def plan(self, prompt: Prompt) -> Plan:
        """The clicks that answer what is asked, and the moves that they come to."""
        found = self._orders(prompt) or self._bundle(prompt) or self._shares(prompt)
        if found is not None:
            return found
        state = self.table.state
        view = GAME.view(state, ME)
        later, nothing = self.reader.further(view, prompt, GAME.further(state, ME))
        moves = self._moves(prompt, len(later))
        if moves == nothing[: len(moves)] and len(moves) == len(nothing) and nothing:
            return [Click("nothing")], moves
        at = len(moves) - 1
        asked = self.reader.asking(view, [prompt, *GAME.further(state, ME)][at])
        clicks = plan(asked, moves[-1])
        return on_row(asked, at, moves[-1], clicks) if later else clicks, moves

    def _orders(self, prompt: Prompt) -> Plan | None:
        """What is answered with one click for all that is like it: who takes part has all called
        at once on what he proposes, and votes for it, names no Dictator and lets small matters be
        once he has no use for them; who wants nothing lets be whatever he can.
        """
        view, aside = GAME.view(self.table.state, ME), GAME.aside(self.table.state, ME)
        orders = self.reader.standing_orders(view, aside) if aside is not None else None
        if orders is None or not orders.quick:
            return None
        wanted = self._wanted(prompt) if self.bot is not None else []
        for one in orders.quick:
            name = CODED[index(one.move[1], MOMENT)]
            if wanted in ORDERED.get(name, ()) if self.bot is not None else name in LEFT_ALONE:
                return [Click("order", one.label)], [one.move]
        return None

    def _bundle(self, prompt: Prompt) -> Plan | None:
        """Who would give the same answers one after the other gives them together."""
        state = self.table.state
        bundles = self.reader.asking(GAME.view(state, ME), prompt).question().bundles
        if self.bot is None or not bundles:
            return None
        course, moves = GAME.clone(state), list[Move]()
        while (now := GAME.prompt(course, ME)) is not None and now.key == prompt.key:
            moves.append(self.bot.choose(GAME.view(course, ME), now))
            GAME.apply(course, ME, moves[-1])
        for one in bundles:
            if _as_one(one.moves) == _as_one(moves):
                return [Click("bundle", one.label)], one.moves
        return None

    def _shares(self, prompt: Prompt) -> Plan | None:
        """Who moves money about does it on one sheet: a number for each person, and one click."""
        state = self.table.state
        view = GAME.view(state, ME)
        sharing = self.reader.asking(view, prompt).question().sharing
        if self.bot is None or sharing is None:
            return None
        course, more = GAME.clone(state), [0] * len(sharing.purses)
        at = {one.source: n for n, one in enumerate(sharing.purses)}
        at |= {one.target: n for n, one in enumerate(sharing.purses)}
        while True:
            now = GAME.prompt(course, ME)
            assert now is not None
            move = self.bot.choose(GAME.view(course, ME), now)
            if move[0] != sharing.begin or move[1] not in at or move[2] not in at:
                break
            more[at[move[1]]] -= move[3]
            more[at[move[2]]] += move[3]
            GAME.apply(course, ME, move)
        if not any(more[1:]) or move != sharing.end:
            return None
        return _shared_out(sharing, more)

    def _moves(self, prompt: Prompt, later: int) -> list[Move]:
        """What is wanted: of several questions on one sheet the first thing that is to be done, all
        that comes before left undone.
        """
        moves: list[Move] = []
        for one in [prompt, *GAME.further(self.table.state, ME)][: later + 1]:
            moves.append(self._wanted(one))
            passing = self.reader.asking(GAME.view(self.table.state, ME), one).passing()
            if moves[-1] != passing:
                break
        return moves

    def _wanted(self, prompt: Prompt) -> Move:
        state = self.table.state
        if self.bot is not None:
            return self.bot.choose(GAME.view(state, ME), prompt)
        first = prompt.field([]) if isinstance(prompt, Form) else prompt
        if isinstance(first, Choose) and CALL_REST in first.options:
            return [CALL_REST]
        least = lapsed(state, prompt)
        return least if least is not None else self._anything(prompt)

    def _anything(self, prompt: Prompt) -> Move:
        """Where something has to be chosen: the first of all."""
        move: Move = []
        while choices := prompt.choices(move):
            move.append(choices[0])
        return move


def _as_one(moves: list[Move]) -> list[Move]:
    """Moves whose order does not matter."""
    return sorted(moves)


def _shared_out(sharing: Sharing, more: list[int]) -> Plan:
    """The clicks and the moves that give so much more to each purse, what comes back first."""
    pot, *others = sharing.purses
    clicks = [
        Click("share", one.label, one.amount + n)
        for one, n in zip(others, more[1:], strict=True)
        if n
    ]
    changed = [(one, n) for one, n in zip(others, more[1:], strict=True) if n]
    back = [[sharing.begin, one.source, pot.target, -n] for one, n in changed if n < 0]
    out = [[sharing.begin, pot.source, one.target, n] for one, n in changed if n > 0]
    return [*clicks, Click("share-out")], [*back, *out, sharing.end]


def year(wants: bool, seed: str) -> tuple[int, int]:
    """The decisions and the clicks of a person in the first year against four bots."""
    table = Table(GAME, OPTIONS, ["x"] * SEATS, seed)
    person = Person(table, wants, seed)
    bots = [make_player(BOT, GAME.name, seat, seed) for seat in range(SEATS)]
    while not table.state.over and table.state.turn <= 1:
        _step(table, person, bots)
    return person.decisions, person.clicks


def _step(table: Table, person: Person, bots: list[Player]) -> None:
    state = table.state
    found = out_of_turn(GAME, state, [bot for bot in bots if bot.seat != ME])
    if found is not None:
        table.play(found[0].seat, found[1])
        return
    prompt = GAME.due(state)
    if prompt.seat == ME:
        person.answer(prompt)
        return
    bot = bots[prompt.seat]
    table.play(prompt.seat, bot.choose(view_for(GAME, state, bot), prompt))


MOMENTS: Final = tuple(one for one in GAME.windows if "never" in GAME.orders_for(one))
LEFT: Final = ("trades", "naming_leader", "holding_games", "contributions", "disbanding")
"""What somebody who plays by mail leaves undone in most years, and so orders to be passed."""


class ByMail:
    """Five people who play by mail as bots would; with `orders` they give those that spare them a
    stop: what they would leave undone, elections of their own, and in the Senate for or against
    all that somebody proposes, once they have voted so on one proposal of his.
    """

    def __init__(self, seed: str, orders: bool) -> None:
        self.table = Table(GAME, OPTIONS, ["x"] * SEATS, seed)
        self.bots = [make_player(BOT, GAME.name, seat, seed) for seat in range(SEATS)]
        self.orders = orders
        self.waits = 0
        self.last = -1
        if orders:
            for seat in range(SEATS):
                self._begin(seat)

    def year(self) -> int:
        """How often the game waits for somebody in its first year."""
        while not self.table.state.over and self.table.state.turn <= 1:
            self._step()
        return self.waits

    def _begin(self, seat: int) -> None:
        coming = GAME.windows_to_come(self.table.state)
        for window in coming:
            if window in LEFT:
                self._order(seat, moment=window, be="pass")
            elif window in MOMENTS:
                self._order(seat, moment=window, be="never")
        self._order(seat, moment="auction_above", be="pass", talents=0)
        self._order(seat, moment="own_elections", be="yes", talents=5)

    def _order(self, seat: int, /, **words: object) -> None:
        self.table.play(seat, GAME.parse(self.table.state, seat, {"do": "order", **words}))

    def _keep_cards(self, seat: int) -> None:
        """Who holds nothing that he could play this year says so once his initiative is over."""
        state = self.table.state
        view = GAME.view(state, seat).table
        later = FORUM_PHASE <= state.phase < REVOLUTION
        if not self.orders or not later or not view.factions[seat].hand or playable(view, seat):
            return
        if not keeps_cards(state, seat):
            self._order(seat, moment="keeping_cards", be="pass")

    def _step(self) -> None:
        state = self.table.state
        prompt = GAME.due(state)
        seat = prompt.seat
        self.waits += seat != self.last
        self.last = seat
        vote = state.stack[-1]
        move = self.bots[seat].choose(GAME.view(state, seat), prompt)
        self.table.play(seat, move)
        self._keep_cards(seat)
        way = WAYS.get(move[0]) if isinstance(vote, VoteFrame) else None
        if self.orders and isinstance(vote, VoteFrame) and way and vote.motion.by != seat:
            paid = {} if way == "abstain" else {"talents": 0}
            self._order(seat, moment="proposals_of", seat=vote.motion.by, be=way, **paid)


def beyond(wants: bool, clicks: list[int]) -> int:
    """How many years took more clicks than is aimed at."""
    return sum(n > AIMS[wants] for n in clicks)


def measure(seeds: int) -> dict[str, Any]:
    """What so many games come to: averages and medians. Who presides has much more to do."""
    names = [f"{SEED}-{n}" for n in range(seeds)]
    quiet, busy = [[year(wants, name) for name in names] for wants in (False, True)]

    def figures(**values: list[int]) -> dict[str, float]:
        found: dict[str, float] = {}
        for name, all_of_it in values.items():
            found[name] = round(sum(all_of_it) / seeds, 1)
            found[f"{name}_median"] = median(all_of_it)
        return found

    def person(wants: bool, years: list[tuple[int, int]]) -> dict[str, float]:
        clicks = [n for _, n in years]
        found = figures(decisions=[n for n, _ in years], clicks=clicks)
        return {**found, "clicks_most": max(clicks), "years_beyond": beyond(wants, clicks)}

    return {
        "wants_nothing": person(False, quiet),
        "takes_part": person(True, busy),
        "by_mail": figures(
            waits=[ByMail(name, False).year() for name in names],
            waits_with_orders=[ByMail(name, True).year() for name in names],
        ),
    }


def main() -> int:
    """Print the figures as a table, or as one JSON object."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.year", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--seeds", type=int, default=20, help="games of each kind (20)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    figures = measure(args.seeds)
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, values in figures.items():
        print(name.replace("_", " "))
        for key, value in values.items():
            print(f"  {key.replace('_', ' '):30} {value:>12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
