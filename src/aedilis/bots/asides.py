"""Lets bots act out of turn: whoever seats them asks here what they do while somebody else, or they
themselves, are awaited.

In one position a bot is to be asked once. Chance may have a part in its answer, so that who asked
again and again would get everything in the end.
"""

from collections.abc import Iterable
from typing import Any

from aedilis.kernel.game import Game
from aedilis.kernel.player import Imagined, Player
from aedilis.kernel.prompt import Move, Prompt


def view_for(game: Game[Any], state: Any, player: Player) -> Any:
    """What a bot sees; None for one that has no use for it. One who imagines gets a state besides
    that is as likely as the true one for all that its seat knows and remembers, dealt by its dice.
    """
    if player.blind:
        return None
    view = game.view(state, player.seat)
    if player.imagines:
        return Imagined(view, game.imagined(state, player.seat, player.dice))
    return view


def out_of_turn(
    game: Game[Any], state: Any, players: Iterable[Player]
) -> tuple[Prompt, Move] | None:
    """The first of these bots that wants to do something nobody waits for: the prompt, which names
    its seat, and its answer. None when all of them keep still.
    """
    for player in players:
        if not player.speaks_up():
            continue
        for prompt in open_to(game, state, player.seat):
            move = player.aside(view_for(game, state, player), prompt)
            if move is not None:
                return prompt, move
    return None


def open_to(game: Game[Any], state: Any, seat: int) -> list[Prompt]:
    """What a seat may do without being awaited: interrupt here, and what may be done at any
    time.
    """
    found = [prompt for prompt in game.asked(state) if prompt.optional and prompt.seat == seat]
    aside = game.aside(state, seat)
    if aside is not None:
        found.append(aside)
    return found
