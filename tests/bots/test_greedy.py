"""The greedy bot: stronger than chance, blind to what is hidden, and always done in the end."""

import time
from collections.abc import Iterator

import pytest

from aedilis.arena.match import Match
from aedilis.bots.registry import make_player
from aedilis.glory.bots.player import GloryGreedy
from aedilis.glory.definitions.cards import CATACOMB, FORUM, MATERIAL, RUBBLE, STATUE, VALUE
from aedilis.glory.definitions.editions import EDITIONS, PRINTED
from aedilis.glory.game import Glory
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.table import GloryState, Structure
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Prompt
from tools.fuzz_tables import tables
from tools.strength import share_of_wins

GLORY = Glory()


def greedy(seat: int) -> GloryGreedy:
    player = make_player("greedy", "glory", seat, "seed")
    assert isinstance(player, GloryGreedy)
    return player


def decisions(
    options: dict[str, object], seats: int, seed: str
) -> Iterator[tuple[GloryState, Prompt]]:
    """Every decision of a game, half of its players greedy."""
    found: list[tuple[GloryState, Prompt]] = []
    bots = ["greedy" if seat % 2 == 0 else "random" for seat in range(seats)]
    match = Match(GLORY, options, bots, seed, asides=False)
    match.play(lambda state, seat, prompt: found.append((GLORY.clone(state), prompt)))
    assert match.failure == ""
    for state, prompt in found:
        again = GLORY.prompt(state, prompt.seat)
        assert again is not None
        yield state, again


@pytest.mark.parametrize("edition", PRINTED)
def test_greedy_beats_random_at_two_seats(edition: str) -> None:
    assert share_of_wins({"edition": edition}, 2, 20, "sample") >= 0.85


@pytest.mark.parametrize("edition", PRINTED)
def test_greedy_beats_three_random_ones(edition: str) -> None:
    assert share_of_wins({"edition": edition}, 4, 12, "sample") >= 0.75


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_beats_random_in_a_beginners_game(seats: int) -> None:
    assert share_of_wins({"edition": "it2011", "beginner": True}, seats, 12, "sample") >= 0.7


def test_greedy_ones_bring_every_kind_of_game_to_an_end() -> None:
    for options, seats in tables("glory"):
        match = Match(GLORY, options, ["greedy"] * seats, "end", most_moves=2000)
        match.play()
        assert match.failure == "", (options, seats)


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_chooses_the_same_whatever_is_hidden(edition: str) -> None:
    dice = stream("hidden", edition)
    compared = 0
    for state, prompt in decisions({"edition": edition}, 3, "hidden"):
        other = GLORY.imagined(state, prompt.seat, dice)
        there = GLORY.prompt(other, prompt.seat)
        assert there is not None
        player = greedy(prompt.seat)
        mine = player.choose(GLORY.view(state, prompt.seat), prompt)
        assert player.choose(GLORY.view(other, prompt.seat), there) == mine
        compared += 1
    assert compared > 100


@pytest.mark.parametrize("options", [{"edition": "it2011"}, {"edition": "es2011", "expert": True}])
def test_greedy_answers_every_prompt_legally_and_leaves_it_as_it_was(
    options: dict[str, object],
) -> None:
    keys = set()
    for state, prompt in decisions(options, 5, "legal"):
        view = GLORY.view(state, prompt.seat)
        before = view.to_data()
        assert prompt.accepts(greedy(prompt.seat).choose(view, prompt))
        assert view.to_data() == before
        keys.add(prompt.key)
    assert {"glory-ask-lead", "glory-ask-follow", "glory-ask-architect"} <= keys


def test_greedy_decides_in_well_under_a_millisecond() -> None:
    asked = [
        (GLORY.view(state, prompt.seat), prompt)
        for state, prompt in decisions({"edition": "fr2008"}, 4, "speed")
    ]
    player = greedy(0)
    began = time.process_time()
    for view, prompt in asked:
        player.choose(view, prompt)
    assert (time.process_time() - began) / len(asked) < 0.001


def at_work(lead: dict[str, object], seed: str = "work") -> GloryState:
    """Two seats at the leader's first action, after a lead with the leader's jack."""
    state = GLORY.new({"edition": "es2011"}, 2, stream(seed, "game"))
    leader = state.leader
    GLORY.apply(state, leader, GLORY.parse(state, leader, lead))
    return state


def follow_by_thinking(state: GloryState) -> None:
    seat = GLORY.awaited(state)[0]
    GLORY.apply(state, seat, GLORY.parse(state, seat, {"think": "jack"}))


def best_move(state: GloryState) -> dict[str, object]:
    """What greedy does at the prompt now open, in words."""
    state.asked = None
    prompt = GLORY.asked(state)[0]
    move = greedy(prompt.seat).choose(GLORY.view(state, prompt.seat), prompt)
    return GLORY.words(state, prompt.seat, move)


def test_a_merchant_sells_the_dearest_material() -> None:
    state = at_work({"lead": "merchant", "with": ["jack"]})
    camp = state.camps[state.leader]
    by_material = [next(c for c in state.deck if MATERIAL[c] == m) for m in (0, 5, 2)]
    camp.stockpile.extend(by_material)
    follow_by_thinking(state)
    assert best_move(state) == {"sell": "marble", "from": "stockpile"}


def test_an_architect_finishes_what_lacks_one_material() -> None:
    state = at_work({"lead": "architect", "with": ["jack"]})
    camp = state.camps[state.leader]
    stones = [c for c in state.deck if VALUE[MATERIAL[c]] == 3 and MATERIAL[c] == 4]
    camp.structures.append(Structure(STATUE, 4, tuple(stones[:2]), False, False))
    camp.structures.append(Structure(FORUM, 5, (), False, False))
    camp.stockpile.extend([stones[2], 33])
    follow_by_thinking(state)
    assert best_move(state) == {"add": "stone", "to": "statue", "from": "stockpile"}


@pytest.mark.parametrize(("influence", "finishes"), [(20, True), (2, False)])
def test_a_catacomb_is_finished_only_by_who_is_ahead(influence: int, finishes: bool) -> None:
    state = at_work({"lead": "architect", "with": ["jack"]})
    camp, other = state.camps[state.leader], state.camps[1 - state.leader]
    camp.influence = influence
    other.influence = 10
    stones = [c for c in state.deck if MATERIAL[c] == 4]
    camp.structures.append(Structure(CATACOMB, 4, tuple(stones[:2]), False, False))
    camp.stockpile.append(stones[2])
    camp.hand = []
    refresh(state)
    follow_by_thinking(state)
    assert ("add" in best_move(state)) is finishes


def test_a_gift_is_the_card_least_missed() -> None:
    state = at_work({"lead": "legionary", "with": ["jack"]})
    follow_by_thinking(state)
    leader, giver = state.leader, 1 - state.leader
    rubble = [c for c in state.deck if MATERIAL[c] == RUBBLE]
    # The giver already has a building of the one name, so that its card is good for less.
    owned, other = rubble[0], next(c for c in rubble if c != rubble[0])
    state.camps[giver].structures.append(Structure(owned, RUBBLE, (), False, False))
    state.camps[giver].hand = sorted([owned, other])
    state.camps[leader].hand = [rubble[1]]
    state.pool = []
    state.asked = None
    move = GLORY.parse(state, leader, {"demand": ["rubble"]})
    GLORY.apply(state, leader, move)
    assert GLORY.awaited(state) == [giver]
    assert best_move(state) == {"give": [GLORY.item_word(state, owned)]}
