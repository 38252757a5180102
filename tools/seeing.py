"""A search that cheats, to know how strong one could be at most (`tools.duels --sees-all`).

Where an honest search deals anew what its seat cannot know, this one plays on in the true state: it
knows every hand, every vault, and every card that will be drawn. Nothing but this tool seats it.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.bots.asides import view_for
from aedilis.bots.registry import make_player
from aedilis.bots.search import SearchPlayer
from aedilis.games import GAMES
from aedilis.glory.game import Glory
from aedilis.kernel.dice import Dice, stream


class SeesAll(Glory):
    """Glory to Rome as a cheat imagines it: as it is."""

    def imagined(self, state: Any, seat: int, dice: Dice) -> Any:
        return self.clone(state)


SEEN: Final = SeesAll()


def play(options: dict[str, object], bots: Sequence[str], cheat: int, seed: str) -> list[int]:
    """Play one game, in which a seat cheats; gives the winners. Raises TypeError where the cheat
    is none that searches.
    """
    game = GAMES["glory"]
    players = [make_player(name, "glory", seat, seed) for seat, name in enumerate(bots)]
    searcher = players[cheat]
    if not isinstance(searcher, SearchPlayer):
        raise TypeError(f"{bots[cheat]} does not search")
    searcher.game = SEEN
    state = game.new(game.options(options, len(bots)), len(bots), stream(seed, "game"))
    while not state.over:
        prompt = game.due(state)
        player = players[prompt.seat]
        view = view_for(SEEN if player is searcher else game, state, player)
        game.apply(state, prompt.seat, player.choose(view, prompt))
    return game.winners(state)
