"""The checks of `simulate --check` pass for the real rules and catch each way to spoil them."""

import re

import pytest

from aedilis.arena.checks import Checker
from aedilis.arena.match import Broken, Match
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.game import Glory
from aedilis.kernel.prompt import Prompt
from tests.arena import broken


def checked(game: Glory, seed: str, options: dict[str, object] | None = None) -> str:
    """What breaks in one checked game of three random seats; nothing in a sound one."""
    match = Match(game, options or {"edition": "fr2008"}, ["random"] * 3, seed, most_moves=2000)
    checker = Checker(game, seed)
    match.play(checker.watch)
    if not match.failure:
        try:
            checker.finish(match)
        except Broken as what:
            return str(what)
    return match.failure


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_real_rules_pass(edition: str) -> None:
    assert checked(Glory(), "sound", {"edition": edition}) == ""


def test_a_memory_of_vaults_passes() -> None:
    assert checked(Glory(), "sound", {"edition": "it2011", "vault-memory": "open"}) == ""


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (broken.LosesCards, "cards of .* exist"),
        (broken.SharesHands, "changed the original"),
        (broken.CopiesBadly, "a copy is not equal"),
        (broken.Forgets, "read again is not the one that was written"),
        (broken.ShowsHands, "the view of seat -?[0-9] tells what is hidden"),
        (broken.ExplainsTooMuch, "tells seat [0-9] what is hidden"),
        (broken.Gossips, "the events of move .* tell seat -?[0-9] what is hidden"),
        (broken.Stumbles, "ZeroDivisionError: stumbled"),
    ],
)
def test_a_spoilt_game_is_caught(game: type[Glory], said: str) -> None:
    found = [checked(game(), f"spoilt-{n}") for n in range(2)]
    for what in found:
        assert what
    assert any(re.search(said, what) for what in found)


def test_a_game_that_does_not_replay_is_caught() -> None:
    found = [checked(broken.Wavers(), f"wavers-{n}") for n in range(12)]
    told = [what for what in found if what]
    assert told
    assert all("record does not hold" in what for what in told)


def test_dear_checks_are_made_as_often_as_wished() -> None:
    """What every move is checked for is found however seldom the rest is tried."""

    def tried(every: int) -> int:
        match = Match(Glory(), {"edition": "fr2008"}, ["random"] * 3, "seldom")
        checker = Checker(Glory(), "seldom", every)
        dear = 0

        def watch(state: object, seat: int, prompt: Prompt) -> None:
            nonlocal dear
            before = len(checker.recent)
            checker.watch(state, seat, prompt)
            dear += len(checker.recent) > before

        match.most_moves = 40
        match.play(watch)
        return dear

    assert tried(1) == 40
    assert 2 <= tried(8) <= 14
    match = Match(broken.LosesCards(), {"edition": "fr2008"}, ["random"] * 3, "spoilt-0")
    match.play(Checker(broken.LosesCards(), "spoilt-0", 1000).watch)
    assert re.search("cards of .* exist", match.failure)


def test_checking_does_not_change_how_a_game_goes() -> None:
    alone = Match(Glory(), {"edition": "es2011"}, ["random"] * 3, "same")
    alone.play()
    watched = Match(Glory(), {"edition": "es2011"}, ["random"] * 3, "same")
    watched.play(Checker(Glory(), "same").watch)
    assert alone.failure == watched.failure == ""
    assert alone.moves == watched.moves
