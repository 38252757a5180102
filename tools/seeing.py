"""A search that cheats, to know how strong one could be at most (`tools.duels --sees-all`).

Where an honest search deals anew what its seat cannot know, this one plays on in the true state: it
knows every hand, all that lies face down, and every card that will be drawn. Nothing but this tool
seats it.
"""

from collections.abc import Sequence
from typing import Any

from aedilis.bots.asides import view_for
from aedilis.bots.registry import make_player
from aedilis.bots.search import SearchPlayer
from aedilis.games import GAMES
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.game import Game


def seen(game: Game[Any]) -> Game[Any]:
    """A game as a cheat imagines it: as it is."""

    def imagined(self: Game[Any], state: Any, seat: int, dice: Dice) -> Any:
        return self.clone(state)

    kind: Any = type("Seen", (type(game),), {"imagined": imagined})
    made: Game[Any] = kind()
    return made


def play(
    name: str, options: dict[str, object], bots: Sequence[str], cheat: int, seed: str
) -> list[int]:
    """Play one game, in which a seat cheats and nobody does anything out of turn; gives the
    winners. Raises TypeError where the cheat is none that searches.
    """
    game = GAMES[name]
    players = [make_player(bot, name, seat, seed) for seat, bot in enumerate(bots)]
    searcher = players[cheat]
    if not isinstance(searcher, SearchPlayer):
        raise TypeError(f"{bots[cheat]} does not search")
    searcher.game = seen(game)
    state = game.new(game.options(options, len(bots)), len(bots), stream(seed, "game"))
    while not state.over:
        prompt = game.due(state)
        player = players[prompt.seat]
        view = view_for(searcher.game if player is searcher else game, state, player)
        game.apply(state, prompt.seat, player.choose(view, prompt))
    return game.winners(state)
