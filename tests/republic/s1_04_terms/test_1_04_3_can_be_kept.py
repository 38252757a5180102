"""A promise to nominate binds if and only if some proposal that can be made now keeps it (1.04.3,
R-0.8): what the engine finds by looking for one is compared with all the proposals there are.
"""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Choose, walk
from aedilis.kernel.rule import rule
from aedilis.republic.deals.terms import PROMISED, TRIALS, bases, nameable, suits
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.kinds import Kind, barred, next_field, whole_parts
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.phases.senate.pledges import owed
from aedilis.republic.phases.senate.propose import open_kinds, propose_verb
from aedilis.republic.phases.senate.registry import kind_of
from aedilis.republic.state.agreement import NOMINATE, Clause
from aedilis.republic.state.choices import CONCESSION, PROVINCE, SENATOR, STOP
from aedilis.republic.state.sitting import GOVERNORS, OTHER
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import RETURNED
from tests.republic.setup.games import GAME, positions, wild_positions
from tests.republic.setup.promises import promise
from tests.republic.setup.senate import concession, floor, province
from tests.republic.setup.trials import asked, member, run

MOST = 4000
"""Positions with more proposals than so many are left out."""
KINDS = [about for about in PROMISED[NOMINATE] if about not in TRIALS]


class TooMany(Exception):
    """There are too many proposals to look at."""


def proposals(s: RepublicState, seat: int, kind: Kind, left: list[int]) -> Iterator[list[int]]:
    """All that can be proposed of a kind in one part or two, by the letter of the questions."""
    yield from _after(s, seat, kind, [], left)


def _after(
    s: RepublicState, seat: int, kind: Kind, done: list[int], left: list[int]
) -> Iterator[list[int]]:
    field = next_field(kind, s, seat, done)
    left[0] -= 1
    if left[0] < 0:
        raise TooMany
    if field is None:
        if not barred(s, kind, whole_parts(done)):
            yield [one for part in whole_parts(done) for one in part]
        return
    assert isinstance(field, Choose)
    for option in field.options:
        further = field.key == "republic-ask-more" and option & 4095 != STOP
        if not (further and len(whole_parts(done)) == 2):
            yield from _after(s, seat, kind, [*done, option], left)


def chairs(s: RepublicState) -> tuple[int, list[int]] | None:
    """Who presides over the Senate and may propose something now, and of what kinds."""
    if s.over or not isinstance(s.stack[-1], SenateFrame):
        return None
    (prompt,) = GAME.asked(s)
    offered = [one & 4095 for one in prompt.choices([])]
    kinds = [one for one in open_kinds(s, prompt.seat, False) if one & 4095 in offered]
    return (prompt.seat, kinds) if kinds else None


def clauses(s: RepublicState, about: str, seed: str, count: int) -> Iterator[list[int]]:
    """Things that a promise could name, some of all there are."""
    found = [nameable(s, NOMINATE, about, base, NONE) for base in bases(NOMINATE, about)]
    every = [list(one) for one in product(*found) if len(set(one)) == len(one)]
    dice = stream(seed, "clauses")
    for _ in range(min(count, len(every))):
        yield every.pop(dice.below(len(every)))


def is_exact(s: RepublicState, seat: int, about: str, content: list[int], seed: str) -> bool | None:
    """Whether the promise can be kept, after comparing; None where there is too much to compare."""
    kind = kind_of(about)
    one = Clause(NOMINATE, seat, (seat + 1) % s.seats)
    one.about, one.content = about, content
    try:
        can = any(suits(one, about, made) for made in proposals(s, seat, kind, [MOST]))
    except TooMany:
        return None
    t = GAME.clone(s)
    clause = promise(t, seat, about, content)
    GAME.run(t)
    offered = open_kinds(t, seat, False)
    assert (owed(t, seat, offered) is clause) == can, (about, content, t.stack[-1].fields())
    prompt = GAME.prompt(t, seat)
    assert prompt is not None
    if can:
        begun = [one for one in prompt.choices([]) if one & 4095 == propose_verb(about) & 4095]
        for n in range(4):
            move = walk(prompt, stream(f"{seed} {n}", "keep"), begun)
            parts = whole_parts(move[1:])
            assert suits(clause, about, [thing for part in parts for thing in part])
    else:
        free = GAME.prompt(s, seat)
        assert free is not None
        assert prompt.choices([]) == free.choices([])
        begun = [one for one in prompt.choices([]) if one & 4095 == propose_verb(about) & 4095]
        assert prompt.choices(begun) == free.choices(begun)
    return can


Play = Callable[[str, int, str], Iterator[RepublicState]]


def at_random(scenario: str, seats: int, seed: str) -> Iterator[RepublicState]:
    return positions(scenario, seats, seed, 1, 700)


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize("play", [at_random, wild_positions])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_promise_binds_if_and_only_if_it_can_be_kept(play: Play, seed: str) -> None:
    kept: dict[str, set[bool]] = {}
    for scenario, seats in (("early", 3), ("middle", 4), ("late", 5), ("early-late", 3)):
        for n, s in enumerate(play(scenario, seats, seed)):
            found = chairs(s)
            for about in KINDS if found is not None else []:
                assert found is not None
                if propose_verb(about) in found[1]:
                    for content in clauses(s, about, f"{scenario} {n}", 2):
                        can = is_exact(s, found[0], about, content, f"{scenario} {n}")
                        if can is not None:
                            kept.setdefault(about, set()).add(can)
    assert all(kept[about] == {True, False} for about in ("consuls", "censor", "governors"))


@rule("R 1.04.3-d", "R 1.09.61")
def test_a_concession_can_be_granted_while_it_is_free() -> None:
    s = floor(OTHER)
    free, held = concession(s, "mining"), concession(s, "harbor_fees", member(s, 4))
    run(s)
    promised = [SENATOR + member(s, 2), CONCESSION + free]
    assert is_exact(s, 0, "concessions", promised, "free") is True
    promised = [SENATOR + member(s, 2), CONCESSION + held]
    assert is_exact(s, 0, "concessions", promised, "held") is False


@rule("R 1.04.3-d", "R 1.09.54", "R 1.09.52")
@pytest.mark.parametrize("step", [GOVERNORS, OTHER])
def test_whom_a_governor_replaces_comes_after_the_vacant_provinces(step: str) -> None:
    """The chair begins with a vacant province; what was promised may have to be the second part."""
    s = floor(step)
    province(s, "sicilia")
    governed = province(s, "africa", member(s, 4))
    run(s)
    (seat, _), *_ = asked(s)
    content = [SENATOR + member(s, 2), PROVINCE + governed]
    assert is_exact(s, seat, "governors", content, "second") is True
    home = [SENATOR + member(s, 4), PROVINCE + governed]
    assert is_exact(s, seat, "governors", home, "himself") is False


@rule("R 1.04.3-d")
def test_two_promises_of_a_kind_bind_as_far_as_each_can_be_kept() -> None:
    """What the older one names is gone: the younger one binds, and nothing of the older does."""
    s = floor(OTHER)
    gone, there = concession(s, "mining", member(s, 4)), concession(s, "harbor_fees")
    promise(s, 0, "concessions", [SENATOR + member(s, 2), CONCESSION + gone])
    second = promise(s, 0, "concessions", [SENATOR + member(s, 3), CONCESSION + there])
    run(s)
    assert owed(s, 0, open_kinds(s, 0, False)) is second
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    begun = [one for one in prompt.choices([]) if one & 4095 == propose_verb("concessions") & 4095]
    begun += prompt.choices(begun)
    assert [one & 4095 for one in prompt.choices(begun)] == [SENATOR + member(s, 3)]


@rule("R 1.04.3-d", "R 1.09.172")
def test_who_has_just_refused_is_not_owed() -> None:
    s = floor(GOVERNORS)
    there = province(s, "sicilia")
    s.senator(member(s, 2)).marks |= RETURNED
    content = [SENATOR + member(s, 2), PROVINCE + there]
    run(s)
    assert is_exact(s, 0, "governors", content, "before") is True
    s.sitting().refused = [kind_of("governors").key([[PROVINCE + there, SENATOR + member(s, 2)]])]
    run(s)
    # With another province beside it the proposal would be another one; there is none.
    assert is_exact(s, 0, "governors", content, "after") is False
