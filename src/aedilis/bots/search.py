"""The searcher: plays any game that has a guide, by information-set tree search (`search_tree`).

It is handed an imagined state with its view: one which its seat could not tell from the real one,
remembering all it has ever seen. The real state it never gets.

Its setting is a budget: a number of rounds (`400`), with which it always plays alike, or a time
(`200ms`), after which it answers with the best so far. With `-learned` behind it (`400-learned`)
positions are judged by what was learned from games, where the game's guide has learned.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

from aedilis.bots.search_race import Race
from aedilis.bots.search_tree import Node, Search
from aedilis.kernel.codec import digest
from aedilis.kernel.dice import Dice
from aedilis.kernel.game import Game
from aedilis.kernel.guide import Guide
from aedilis.kernel.player import Imagined, Player, Setting, Weighed
from aedilis.kernel.prompt import Move, Prompt, only_answer

ROUNDS: Final = Setting(least=1, most=1_000_000, shared=2_000)
TIME: Final = Setting(unit="ms", least=1, most=600_000, shared=2_000)
LEARNED: Final = "-learned"
LEARNED_ROUNDS: Final = ROUNDS._replace(unit=LEARNED)
LEARNED_TIME: Final = TIME._replace(unit=TIME.unit + LEARNED)
USUAL: Final = 1000
"""Milliseconds for one answer where nothing else is said."""
FEWEST: Final = 8
"""So many rounds are played however little time there is."""


class SearchPlayer(Player):
    """One searcher in one seat."""

    def __init__(self, name: str, seat: int, dice: Dice, game: Game[Any], guide: Guide) -> None:
        super().__init__(name, seat, dice)
        self.imagines = True
        self.game = game
        self.guide = guide
        self._learned: Guide | None = guide.learned()
        self._able: Player | None = guide.able(name, seat, dice)
        self.rounds = 0
        self.milliseconds = USUAL
        self.tried: list[Node] = []
        self._kept: Node | None = None
        self._expected = ""
        self._asked: tuple[Any, Prompt] | None = None
        self._left = False

    def speaks_up(self) -> bool:
        return self._able is not None and self._able.speaks_up()

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        """What the able bot would do out of turn, if that is better than to leave it; or what else
        the guide thinks of then.
        """
        assert isinstance(view, Imagined)
        planned = None if self._able is None else self._able.aside(view.view, prompt)
        if planned is None:
            return None
        found = self.guide.asides(view.world, prompt, planned)
        if len(found) == 1:
            return found[0][0] or None
        return self._race(view.world, prompt, found)[0].move or None

    def takes(self) -> Sequence[Setting]:
        usual = (TIME, ROUNDS)
        return usual if self._learned is None else (*usual, LEARNED_TIME, LEARNED_ROUNDS)

    def tune(self, setting: str) -> None:
        super().tune(setting)
        if self._learned is not None and setting.endswith(LEARNED):
            self.guide = self._learned
            setting = setting.removesuffix(LEARNED)
        time_told = TIME.number(setting)
        if time_told is not None:
            self.milliseconds = time_told
        else:
            self.rounds = ROUNDS.number(setting) or 1

    def choose(self, view: Any, prompt: Prompt) -> Move:
        assert isinstance(view, Imagined)
        only = only_answer(prompt)
        if only is not None:
            self.tried = []
            return only
        world = view.world
        able = self._able
        found = self.guide.answers(world, prompt) if able is not None else []
        self._left = len(found) == 1
        if able is not None and self._left:
            return able.choose(view.view, prompt)
        self._asked = (world, prompt)
        if self.guide.races():
            self.tried = self._race(world, prompt, found or self.guide.answers(world, prompt))
            return self.tried[0].move
        root = self._kept if self._seen(world) == self._expected else None
        search = Search(self.game, self.guide, world, self.seat, self.dice, root)
        self._search(search)
        if not search.found():
            search = Search(self.game, self.guide, world, self.seat, self.dice, None)
            self._search(search)
        self.tried = search.found()
        best = self.tried[0]
        self._expect(world, best)
        return best.move

    def weighed(self) -> Sequence[Weighed]:
        """The answers tried for the last question, each worth what it has brought on average."""
        if self._able is not None and self._left:
            return self._able.weighed()
        if self._asked is None:
            return ()
        world, prompt = self._asked
        out = []
        for node in self.tried:
            key, params = self.guide.reason(world, prompt, node.move)
            out.append(Weighed(node.move, node.mean(), key, params))
        return out

    def _race(self, world: Any, prompt: Prompt, answers: list[tuple[Move, float]]) -> list[Node]:
        """Ways to answer a question, the best first."""
        race = Race(self.game, self.guide, world, self.seat, self.dice, prompt, answers)
        self._search(race)
        return race.found()

    def _search(self, search: Search) -> None:
        if self.rounds:
            while search.root.visits < self.rounds and not search.decided():
                search.round()
            return
        end = time.perf_counter() + self.milliseconds / 1000
        done = 0
        while (done < FEWEST or time.perf_counter() < end) and not search.decided():
            search.round()
            done += 1

    def _expect(self, world: Any, best: Node) -> None:
        """Keep what was found out for the next question, should it come as it would in `world`."""
        after = self.game.clone(world)
        self.game.apply(after, self.seat, best.move)
        self._kept, self._expected = None, ""
        if not after.over and self.seat in self.game.awaited(after):
            self._kept, self._expected = best, self._seen(after)

    def _seen(self, state: Any) -> str:
        """A digest of all that the seat sees of a state."""
        return digest(self.game.view(state, self.seat).to_data())
