"""Positions from random play of The Republic of Rome, for tests that must hold in every one."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from aedilis.bots.registry import make_player
from aedilis.bots.wild import WildPlayer
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.republic.game import Republic
from aedilis.republic.state.table import RepublicState

GAME = Republic()
TABLES: list[tuple[str, int]] = [
    ("early", 3), ("middle", 5), ("late", 4), ("early-late", 3), ("alternate", 6),
]  # fmt: skip
"""A scenario and a number of seats each."""

NONE_ADDED: Final[Mapping[str, object]] = MappingProxyType({})
ASIDE_ODDS: Final = 6
"""One move in so many is one out of turn, if the seat drawn has any."""


def begun(
    scenario: str = "early",
    seats: int = 4,
    seed: str = "begun",
    rules: Mapping[str, object] = NONE_ADDED,
) -> RepublicState:
    """A game at its first question; `rules` are options besides the scenario."""
    return GAME.new({"scenario": scenario, **rules}, seats, stream(seed, "game"))


def positions(
    scenario: str, seats: int, seed: str, every: int, most: int = 600
) -> Iterator[RepublicState]:
    """The start of a random game and every so many moves the position, to the end or for so many
    moves. Do not change them.
    """
    state = begun(scenario, seats, seed)
    dice = stream(seed, "moves")
    for n in range(most):
        if n % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat = dice.below(seats)
        aside = GAME.aside(state, seat) if dice.below(ASIDE_ODDS) == 0 else None
        if aside is not None:
            GAME.apply(state, seat, walk(aside, dice))
            continue
        prompts = GAME.asked(state)
        prompt = prompts[dice.below(len(prompts))]
        GAME.apply(state, prompt.seat, walk(prompt, dice))


def wild_positions(
    scenario: str,
    seats: int,
    seed: str,
    most: int = 600,
    rules: Mapping[str, object] = NONE_ADDED,
) -> Iterator[RepublicState]:
    """Every position of a game of wild players that leave nothing to a better one, to its end or
    for so many moves. Do not change them.
    """
    state = begun(scenario, seats, seed, rules)
    players: list[WildPlayer] = []
    for seat in range(seats):
        player = make_player("wild", "republic", seat, seed)
        assert isinstance(player, WildPlayer)
        player._mood.able = 0
        player._look_ahead()
        players.append(player)
    for n in range(most):
        yield state
        if state.over:
            return
        seat = n % seats
        aside = GAME.aside(state, seat) if players[seat].speaks_up() else None
        move = players[seat].aside(None, aside) if aside is not None else None
        if move is None:
            prompt = GAME.asked(state)[0]
            seat = prompt.seat
            move = players[seat].choose(None, prompt)
        GAME.apply(state, seat, move)
