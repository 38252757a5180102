"""The ruling coalition, and who decides for Neutrals (4.02.2, 4.05.1, 4.05.2)."""

from typing import Any

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.neutrals.coalition import (
    has_majority,
    kept,
    votes_of_all,
    who_dominates,
)
from aedilis.republic.neutrals.sitting import COALITION_STEPS
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import votes_in_rome
from aedilis.republic.state.choices import PASS
from aedilis.republic.state.table import SENATE, RepublicState
from tests.republic.setup.coalition import asked, faction, lay, let_go, names, ruling, say, slot
from tests.republic.setup.games import GAME, begun

PEOPLE = ("cornelius", "fabius", "valerius", "julius", "claudius")
ORATORY = (3, 2, 2, 3, 3)


def camps(votes: dict[str, int]) -> dict[str, Any]:
    """Factions of one man each with so many votes."""
    found: dict[str, Any] = {}
    for (name, count), person, oratory in zip(votes.items(), PEOPLE, ORATORY, strict=True):
        found[name] = {"leader": person, "senators": {person: {"knights": count - oratory}}}
    return found


SOLO = {"imperials": 15, "plutocrats": 12, "you": 8, "conservatives": 6, "populists": 4}


@rule("R 4.05.2-a", "R 4.05.2-b")
def test_more_than_half_of_all_votes_in_rome_is_a_majority() -> None:
    """R-4.05.2b: of 41 votes 21."""
    votes = {"imperials": 13, "plutocrats": 10, "you": 8, "conservatives": 6, "populists": 4}
    s = lay(camps(votes))
    assert sum(votes_in_rome(s, one) for one in s.playing()) == 41
    # 21 of 41: the strongest and the third have just that.
    assert has_majority(votes_of_all(s), [faction(s, "imperials"), faction(s, "you")])
    assert not has_majority(votes_of_all(s), [faction(s, "imperials"), faction(s, "conservatives")])
    # Talents buy no votes here.
    s.senator(slot(s, "julius")).talents = 50
    assert not has_majority(votes_of_all(s), [faction(s, "imperials"), faction(s, "conservatives")])


@rule("R 4.05.2", "R 4.05.2-e", "R 4.05.2-g", "R 4.05.1", "R 4.05.1-a")
def test_the_first_line_with_a_majority_rules() -> None:
    """R-4.05.2."""
    # 23 of 45: alone and with the fifth or the fourth the first has too few, and so have the
    # combinations without him.
    s = lay(camps(SOLO))
    assert asked(s) == "coalition"
    assert names(s, kept(s).ranks) == list(SOLO)
    say(s, {"answer": "yes"})
    assert ruling(s) == ["imperials", "you"]
    assert COALITION_STEPS.names.index("plan") < COALITION_STEPS.names.index("spoils")


@rule("R 4.05.2-f")
def test_who_refuses_is_passed_over() -> None:
    s = lay(camps(SOLO))
    say(s, {"answer": "no"})
    # The first and the second are next on the list, and nobody asks them.
    assert ruling(s) == ["imperials", "plutocrats"]


@rule("R 4.05.2-h")
@pytest.mark.parametrize(
    ("answer", "coalition"),
    [
        ("yes", ["conservatives", "you", "populists"]),
        ("no", ["plutocrats", "conservatives", "populists"]),
    ],
)
def test_for_who_refuses_among_the_last_three_the_second_comes(
    answer: str, coalition: list[str]
) -> None:
    """R-4.05.2b."""
    votes = {"imperials": 9, "plutocrats": 8, "conservatives": 8, "you": 7, "populists": 7}
    given = camps(votes)
    given["plutocrats"]["treasury"] = 5
    s = lay(given)
    assert names(s, kept(s).ranks) == list(votes)
    say(s, {"answer": answer})
    assert ruling(s) == coalition


@rule("R 4.05.2-c", "R 1.04.8", "R VII.dominance-a", "R VII.spoils-ruling-a")
def test_equal_votes_are_ranked_by_money_and_then_by_lot() -> None:
    votes = {"imperials": 8, "plutocrats": 8, "you": 8, "conservatives": 6, "populists": 4}
    given = camps(votes)
    given["plutocrats"]["treasury"] = 3
    given["you"]["senators"]["valerius"]["talents"] = 4
    s = lay(given)
    assert names(s, kept(s).ranks) == [
        "you",
        "plutocrats",
        "imperials",
        "conservatives",
        "populists",
    ]
    given["plutocrats"]["treasury"] = 4
    s = lay(given, dice=(1, 1, 6, 6))
    # Dice for the first place, in the order of the factions.
    assert names(s, kept(s).ranks)[:2] == ["plutocrats", "you"]


@rule("R 4.05.2-d", "R 4.05.2-i")
def test_ranks_stay_and_who_is_away_does_not_count() -> None:
    given = camps(SOLO)
    given["provinces"] = {"sicilia": {"governor": "papirius"}}
    given["imperials"]["senators"]["papirius"] = {}
    s = lay(given)
    assert votes_in_rome(s, faction(s, "imperials")) == 15
    before = kept(s).ranks[:]
    die(s, slot(s, "fabius"))
    say(s, {"answer": "yes"})
    assert kept(s).ranks == before


def two(votes: dict[str, int]) -> RepublicState:
    return lay(camps(votes), people=2)


TWO = {"you": 18, "rival": 10, "imperials": 5, "plutocrats": 4, "conservatives": 3}


def refuse_all(s: RepublicState) -> None:
    while asked(s) == "coalition":
        say(s, {"answer": "no"}, GAME.asked(s)[0].seat)


@rule("R 4.05.2-g", "R 4.05.2-f")
def test_at_last_a_player_takes_whom_he_likes() -> None:
    s = two(TWO)
    refuse_all(s)
    assert asked(s) == "partner"
    say(s, {"seat": faction(s, "conservatives")})
    assert ruling(s) == ["you", "conservatives"]


@rule("R 4.05.2-g")
def test_without_any_other_coalition_the_stronger_player_must() -> None:
    """R-4.05.2b: the last line is compulsory for the first of them."""
    s = two(TWO)
    refuse_all(s)
    say(s, {"do": "pass"})
    assert GAME.asked(s)[0].seat == 1
    say(s, {"do": "pass"}, 1)
    assert GAME.asked(s)[0].seat == 0
    assert PASS not in GAME.asked(s)[0].choices([])
    say(s, {"seat": faction(s, "rival")})
    # Who is named may refuse as long as others would do.
    say(s, {"answer": "no"}, 1)
    say(s, {"seat": faction(s, "imperials")})
    assert ruling(s) == ["you", "imperials"]


@rule("R 4.02.2", "R 4.02.2-a", "R 4.02.2-b", "R 4.02.2-c", "R 4.02.2-d")
def test_who_rules_with_neutrals_decides_for_them() -> None:
    """R-4.02.2: a member of the coalition with fewer votes dominates."""
    s = two(TWO)
    you, rival, imperials = (faction(s, name) for name in ("you", "rival", "imperials"))
    assert who_dominates(s, [rival, imperials]) == rival
    assert who_dominates(s, [you, imperials]) == you
    # Both in it, or neither: the one of the higher rank.
    assert who_dominates(s, [you, rival]) == you
    assert who_dominates(s, [imperials]) == you
    alone = lay(camps(SOLO))
    assert who_dominates(alone, [faction(alone, "imperials")]) == 0


@rule("R 4.05.1-b")
def test_nobody_is_prosecuted_and_nothing_is_proposed() -> None:
    """R-4.05.1: no proposal is ever offered."""
    given = camps(SOLO)
    given["you"]["senators"]["valerius"]["marks"] = ["corrupt", "major"]
    s = lay(given)
    say(s, {"answer": "yes"})
    seen: set[str] = set()
    while s.phase == SENATE:
        seen.add(asked(s))
        let_go(s)
        if s.phase == SENATE:
            move = GAME.lapsed(s, GAME.asked(s)[0].seat)
            assert move is not None
            GAME.apply(s, GAME.asked(s)[0].seat, move)
    assert not any(key.startswith(("senate-", "vote", "call")) for key in seen)
    assert s.senator(slot(s, "valerius")).marks & 6 == 0


@rule("R 4.05.1", "R 4.05.1-a")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_neutrals_the_senate_is_that_of_a_coalition(seats: int) -> None:
    s, dice = begun("early", seats, "coalition"), stream("coalition", "moves")
    while not any(frame.kind() == "coalition_senate" for frame in s.stack):
        assert s.phase <= SENATE
        prompt = GAME.due(s)
        assert prompt.rule != "R 1.09.2"
        GAME.apply(s, prompt.seat, walk(prompt, dice))
