"""Games under sets of options in which each value of each switch is met."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pytest

from aedilis.bots.registry import make_player
from aedilis.republic.package import PACKAGE
from aedilis.republic.phases.revolution.cards import DISBAND
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME, begun, wild_positions

FRONTIER: Final = {"provincial-wars": True}

SETS: Final[dict[str, tuple[str, int, Mapping[str, object]]]] = {
    "alone": ("early", 1, {}),
    "two": ("late", 2, {}),
    "pontifex": ("middle", 3, {"pontifex": True}),
    "provincial-wars": ("late", 3, FRONTIER),
    "rebel-governors": ("middle", 4, {**FRONTIER, "rebel-governors": True}),
    "veterans": ("middle", 3, {"veterans": True}),
    "advocates": ("early", 4, {"advocates": True}),
    "passing-laws": ("late", 4, {"passing-laws": True}),
    "all": ("early-late", 5, PACKAGE.advanced()),
}

MET: Final[dict[str, str]] = {
    "alone": "republic-ask-share",
    "two": "republic-ask-share",
    "pontifex": "republic-ask-senate-pontifex",
    "provincial-wars": "republic-ask-levy",
    "rebel-governors": "republic-ask-loyalty",
    "veterans": "republic-ask-play",
    "advocates": "republic-ask-advocate",
    "passing-laws": "republic-ask-put-law",
    "all": "republic-ask-senate-pontifex",
}
"""A question of each set that no other game asks; of veterans, one that offers to disband them."""

SEEDS: Final = 60
"""So many games are begun to meet it, which some rules are in one of thirty only."""

MOST: Final = 500
FEW: Final = 12
"""So many positions of a game are held against everything, half of them such as ask what only the
set has.
"""

every_set = pytest.mark.parametrize("name", SETS)


def meets(name: str, state: RepublicState) -> bool:
    """Whether a set's own question is asked."""
    asked = [one for one in GAME.asked(state) if one.key == MET[name]]
    return any(name != "veterans" or DISBAND in one.choices([]) for one in asked)


def walked(name: str, seed: str) -> Iterator[RepublicState]:
    """Every position of a game: of wild players, or of ones who win wars, as veterans ask for."""
    scenario, seats, rules = SETS[name]
    if name != "veterans":
        yield from wild_positions(scenario, seats, seed, MOST, rules)
        return
    state = begun(scenario, seats, seed, rules)
    players = [make_player("senator", "republic", seat, seed) for seat in range(seats)]
    for _ in range(MOST):
        yield state
        if state.over:
            return
        prompt = GAME.asked(state)[0]
        view = GAME.view(state, prompt.seat)
        GAME.apply(state, prompt.seat, players[prompt.seat].choose(view, prompt))


@cache
def found(name: str) -> tuple[RepublicState, ...]:
    """Positions of one game in which the rule of a set was met, those where it asks among them."""
    for number in range(SEEDS):
        asking: list[RepublicState] = []
        others: list[RepublicState] = []
        for n, state in enumerate(walked(name, f"{name} {number}")):
            if not state.over and meets(name, state):
                asking.append(GAME.clone(state))
            elif n % 23 == 0:
                others.append(GAME.clone(state))
        if asking:
            rest = max(1, len(others) // (FEW // 2))
            return (*asking[: FEW // 2], *others[::rest][: FEW // 2])
    raise AssertionError(f"{MET[name]} is never asked")
