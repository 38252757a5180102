"""Senators before a question, and what they do about it."""

from collections.abc import Callable
from typing import Final

from aedilis.arena.match import Broken, Match
from aedilis.bots.registry import make_player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots.mind import Mind
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.ballot import Motion, Tally
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.agreement import Deal
from aedilis.republic.state.choices import SENATOR, VERBS, thing
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import MAJOR

REPUBLIC = Republic()
GAMES = 5
"""Some questions are not asked in every game."""
SEEDS: Final = [f"seed {n}" for n in range(40)]
"""So many try something, each with dice of his own."""


def reach(
    key: str, seats: int = 5, bot: str = "senator@3", scenario: str = "early"
) -> RepublicState:
    """The first position of games of so many senators in which a question is asked."""
    found: list[RepublicState] = []

    def watch(state: RepublicState, seat: int, prompt: Prompt) -> None:
        if prompt.key == key:
            found.append(REPUBLIC.clone(state))
            raise Broken("reached")

    for n in range(GAMES):
        Match(REPUBLIC, {"scenario": scenario}, [bot] * seats, f"reach {n}").play(watch)
        if found:
            return found[0]
    raise AssertionError(key)


def done_aside(s: RepublicState, seat: int, bot: str, seed: str = "seed") -> str:
    """What a bot does out of turn, in a word, done at once; nothing if it does nothing."""
    prompt = REPUBLIC.aside(s, seat)
    assert prompt is not None
    move = make_player(bot, "republic", seat, seed).aside(REPUBLIC.view(s, seat), prompt)
    if move is None:
        return ""
    REPUBLIC.apply(s, seat, move)
    return VERBS[thing(move[0])]


def answer(s: RepublicState, bot: str = "senator") -> tuple[int, Move]:
    """What the senator whom the game waits for does, and his seat."""
    prompt = REPUBLIC.due(s)
    player = make_player(bot, "republic", prompt.seat, "seed")
    move = player.choose(REPUBLIC.view(s, prompt.seat), prompt)
    assert prompt.accepts(move)
    return prompt.seat, move


def mind_of(s: RepublicState, seat: int) -> Mind:
    """What a seat makes of the table out of turn."""
    prompt = REPUBLIC.aside(s, seat)
    assert prompt is not None
    return Mind(REPUBLIC.view(s, seat), prompt)


def offers(
    s: RepublicState, seat: int, bot: str, talents: Callable[[Deal], int]
) -> dict[int, RepublicState]:
    """What a bot offers in a seat, by the talents in it and by dice, and the table on which it
    lies.
    """
    found: dict[int, RepublicState] = {}
    for seed in SEEDS:
        there = REPUBLIC.clone(s)
        assert done_aside(there, seat, bot, seed) == "offer"
        found.setdefault(talents(there.deals[-1]), there)
    return found


def other_than(s: RepublicState, *seats: int) -> int:
    """A seat that is none of these and has somebody in Rome."""
    return next(seat for seat in range(s.seats) if seat not in seats and in_rome(s, seat))


def ballot(s: RepublicState, what: str, slot: int, asked: int, yes: int) -> VoteFrame:
    """A vote on somebody, in which only one seat has not voted yet."""
    voted = [int(seat != asked) for seat in range(s.seats)]
    by = s.senator(slot).faction
    tally = Tally(voted, asked, yes=yes, opened=1)
    return VoteFrame(Motion(what, [[SENATOR + slot]], by, slot), tally)


def near_to_master(s: RepublicState, slot: int) -> None:
    """Make somebody near to ruling alone, and the only one in Rome who can be tried."""
    for one in in_rome(s):
        s.senator(one).marks = 0
    s.exposed = 0
    s.senator(slot).marks = MAJOR
    s.senator(slot).influence = 26
