"""Advice for a seat: the best answers to what it is asked, each with the reason, from a bot that
sees what the seat sees.

Nothing here chooses in anybody's place: who is advised answers himself.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.bots.asides import view_for
from aedilis.bots.hearing import remind
from aedilis.bots.registry import best_bot, make_player
from aedilis.bots.steady import answer_of, aside_of
from aedilis.games import PACKAGES
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.player import Player, Weighed
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.table import Table

MOST: Final = 3
"""So many answers are named at most."""


def adviser(game: str) -> str:
    """The bot that advises at tables of a game."""
    return PACKAGES[game].adviser or best_bot(game)


class Advice:
    """What a seat of a table is asked now, and who may be asked about it: made while nobody changes
    the table, and given (`answers`) wherever there is time.

    `seed` is all the chance there is in it. It must follow from nothing secret: what is advised
    depends on what the seat may know and on it, and on nothing else.
    """

    def __init__(self, table: Table, seat: int, prompt: Prompt, bot: str, seed: str) -> None:
        game = table.game
        self.prompt = prompt
        self._player: Player = make_player(bot, game.name, seat, seed)
        remind(self._player, table.entries)
        self._seen = view_for(game, table.state, self._player)

    def answers(self) -> list[Weighed]:
        """The best answers, the best first; one at least. Raises Fault where the bot fails."""
        move = answer_of(self._player, self._seen, self.prompt)
        return best_of(move, self._player.weighed(), self.prompt)

    def judges_asides(self) -> bool:
        """Whether the bot thinks of acting out of turn at all."""
        return self._player.speaks_up()

    def out_of_turn(self) -> list[Weighed]:
        """What the bot would do of its own accord, where the prompt is one that may be left alone;
        nothing where it would leave it alone. Raises Fault where the bot fails.
        """
        move = aside_of(self._player, self._seen, self.prompt)
        return [] if move is None else best_of(move, (), self.prompt)


def reason_of(one: Weighed, seat: int) -> SeenEvent | None:
    """The reason for an answer of a seat as an event is told, so that the words of the game are
    found in the same way; None where there is none.
    """
    return SeenEvent(one.key, seat, dict(one.params)) if one.key else None


def best_of(move: Sequence[int], weighed: Sequence[Weighed], prompt: Prompt) -> list[Weighed]:
    """Of all that was weighed the best few: first the answer given, whatever was said of it."""
    given = [one for one in weighed if list(one.move) == list(move)]
    rest = [
        one for one in weighed if list(one.move) != list(move) and prompt.accepts(list(one.move))
    ]
    first = given[0] if given else Weighed(move, 0.0, "", {})
    return [first, *rest][:MOST]
