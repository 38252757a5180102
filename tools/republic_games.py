"""The golden files of The Republic of Rome: playthroughs, and one recorded game for each ending.

Players at random hardly ever end a game in some of the ways there are. So a recorded game is played
by a `Policy`: at random, but with wishes, and often with the largest numbers that are offered.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from aedilis.bots.registry import make_player
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.table import Table
from aedilis.republic.game import Republic
from aedilis.republic.state.choices import YES, verb
from tools.golden import playthrough

GAME = Republic()
NAMES = ("Livia", "Marcus", "Gaius", "Julia", "Titus", "Flavia")
SCENARIOS = ("early", "middle", "late")
PLAYTHROUGH_MOVES = 200
ASIDE_ODDS = 12
MOST_MOVES = 6000

MARCH: Final = (
    verb("rebel"), verb("yes"), YES, verb("propose_deploy"), verb("stop", "more"), verb("games"),
    verb("propose_land_bill"), verb("adjourn"),
)  # fmt: skip
"""Wars are fought with what there is, and who wins one marches on Rome."""
ARMY: Final = (
    verb("rebel"), verb("propose_forces"), verb("propose_deploy"), verb("yes"), YES,
    verb("stop", "how"), verb("games"), verb("no", "more"), verb("call_rest"),
)  # fmt: skip
"""All money goes into armies."""
JOIN: Final = (
    verb("rebel"), verb("join"), verb("propose_deploy"), verb("propose_land_bill"), verb("yes"),
    YES, verb("stop", "how"), verb("games"), verb("call_rest"), verb("lay_down"),
)  # fmt: skip
"""Whole factions rise."""


class Policy(NamedTuple):
    """How to look for a game with an ending: in which scenario, with which wishes, and from which
    number of the seed on. Without wishes the `senator` bots play.
    """

    scenario: str
    wishes: tuple[int, ...]
    first: int


POLICIES: Final[dict[str, Policy]] = {
    "rebel_battle": Policy("middle", JOIN, 1),
    "rebel_bankruptcy": Policy("middle", JOIN, 773),
    "rebel_revolt": Policy("late", ARMY, 856),
    "consul_appointed": Policy("early", (), 0),
    "consul_elected": Policy("early", (), 0),
    "era_ends": Policy("early", (), 0),
    "lost_wars": Policy("early", (), 0),
    "lost_revolt": Policy("early", MARCH, 0),
    "lost_bankruptcy": Policy("middle", JOIN, 4),
    "lost_rebel": Policy("late", MARCH, 404),
}
SEARCH: Final = 4000
"""How many seeds are tried for an ending."""


def tables() -> Iterator[tuple[str, Table]]:
    """Name and table of every playthrough, not played yet."""
    for scenario in SCENARIOS:
        for seats in (3, 6):
            table = Table(GAME, {"scenario": scenario}, NAMES[:seats], f"golden {seats}")
            yield f"republic-{scenario}-{seats}", table


def told(table: Table) -> str:
    """The playthrough of a table."""
    return playthrough(table, PLAYTHROUGH_MOVES, ASIDE_ODDS)


def playthroughs() -> Iterator[tuple[str, str]]:
    """Name and text of every playthrough."""
    for name, table in tables():
        yield name, told(table)


def recorded() -> Iterator[tuple[str, Table]]:
    """For each ending a recorded game that ends so.

    Raises LookupError when none is found.
    """
    for ending, policy in POLICIES.items():
        yield ending, found(ending, policy)


def found(ending: str, policy: Policy) -> Table:
    """The first game by a policy that ends so."""
    for seed in range(policy.first, policy.first + SEARCH):
        if GAME.ending(play_out(policy, seed).state) == ending:
            return play_out(policy, seed, record=True)
    raise LookupError(f"no game ends with {ending}")


def play_out(policy: Policy, seed: int, record: bool = False) -> Table:
    """A game by a policy to its end. Without `record` only its last state is of use: it is played
    faster, and the table's record stays empty.
    """
    table = Table(GAME, {"scenario": policy.scenario}, NAMES[:4], str(seed))
    dice = stream(str(seed), "policy")
    bots = [make_player("senator@1", "republic", seat, str(seed)) for seat in range(4)]
    state = table.state
    for _ in range(MOST_MOVES):
        if state.over:
            break
        prompt = GAME.asked(state)[0]
        if policy.wishes:
            move = wish(prompt, dice, policy.wishes)
        else:
            move = bots[prompt.seat].choose(GAME.view(state, prompt.seat), prompt)
        if record:
            table.play(prompt.seat, move)
            state = table.state
        else:
            GAME.apply(state, prompt.seat, move)
    return table


def wish(prompt: Prompt, dice: Dice, wishes: tuple[int, ...]) -> Move:
    """An answer: a wish where one is offered, else at random, two times in three the most of what
    is counted.
    """
    move: Move = []
    while choices := prompt.choices(move):
        wanted = [one for one in wishes if one in choices]
        if wanted:
            move.append(wanted[0])
        elif counted(choices) and dice.below(3):
            move.append(choices[-1])
        else:
            move.append(choices[dice.below(len(choices))])
    return move


def counted(choices: list[int]) -> bool:
    """Whether choices are amounts, or plain words that follow each other like them."""
    return len(choices) > 2 and choices[-1] - choices[0] == len(choices) - 1 and choices[-1] < 300
