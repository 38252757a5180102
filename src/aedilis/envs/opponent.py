"""A bot that answers in games of an environment: an opponent to learn against, or a teacher.

    greedy = Opponent(games.batch, "greedy@1", seed="7")
    action = greedy.action(place)  # for the seat that is asked there; -1: none fits any more

It is given what its seat sees, as at every table, and its answer is walked action by action. Where
somebody else has begun the answer, it goes on only if that is on its own way.
"""

from typing import Final

from aedilis.bots.asides import view_for
from aedilis.bots.registry import make_player
from aedilis.envs.batch import Batch
from aedilis.envs.play import Play
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt

NO_ACTION: Final = -1


class Opponent:
    """One bot by name, for every game and every seat of a batch."""

    def __init__(self, batch: Batch, name: str, seed: str = "") -> None:
        """Its chances come from `seed`. Raises UnknownBot for a name that no bot of the game has,
        and ValueError for a bot that remembers what has happened, which an environment does not
        tell.
        """
        self.name: Final = name
        self._batch: Final = batch
        first = batch.play(0)
        self._players: Final[list[Player]] = [
            make_player(name, first.rules.name, seat, seed) for seat in range(batch.seats)
        ]
        if any(player.listens for player in self._players):
            raise ValueError(f"bots: {name!r} listens to what happens, which is not told here")
        self._prompts: Final[list[Prompt | None]] = [None] * len(batch)
        self._moves: Final[list[Move]] = [[]] * len(batch)

    def action(self, place: int) -> int:
        """The next action of the seat that is asked in a place, which is legal there; NO_ACTION
        where what has been answered so far is not on the way to the bot's answer.
        """
        play = self._batch.play(place)
        prompt = play.prompt()
        if prompt is not self._prompts[place]:
            self._prompts[place] = prompt
            self._moves[place] = self._answer(play, prompt)
        return play.towards(self._moves[place])

    def _answer(self, play: Play, prompt: Prompt | None) -> Move:
        assert prompt is not None
        player = self._players[prompt.seat]
        return list(player.choose(view_for(play.rules, play.state, player), prompt))
