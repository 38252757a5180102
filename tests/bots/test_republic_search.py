"""The searcher in the Republic: it sees no more than its seat, thinks where there is something to
decide, does elsewhere as the senator does, and judges by what was found in games.
"""

import json
from pathlib import Path

import pytest

from aedilis.arena.match import Match
from aedilis.bots.asides import view_for
from aedilis.bots.registry import check_bot, make_player, newest
from aedilis.bots.search import SearchPlayer
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Move, Prompt, only_answer
from aedilis.kernel.rule import rule
from aedilis.republic.bots.branches import FIRST_THOUGHTS, THOUGHTS, interruptions
from aedilis.republic.bots.guide import FirstGuide, Glance, RepublicGuide, SecondGuide
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.prospects import (
    NEWEST,
    OF_SEATS,
    TRAITS,
    Prospects,
    prospects,
    traits_of,
)
from aedilis.republic.deals.offers import ACCEPT, REFUSE
from aedilis.republic.game import Republic
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.agreement import TALENTS, Clause, Deal
from aedilis.republic.state.choices import DEAL, VERBS, code, thing
from aedilis.republic.state.endings import ERA_ENDS, LOST_WARS, finish
from aedilis.republic.state.table import COMBAT, SENATE, RepublicState
from aedilis.republic.state.zones import ACTIVE, MARCH, ROME
from tests.bots.rebels import CHAIR, TRIBUNE, at_the_gates, sent
from tests.bots.senators import reach
from tests.republic.setup import deals
from tests.republic.setup.games import begun, positions
from tests.republic.setup.trials import asked, do, give, run
from tests.republic.setup.tribunes import CARD
from tools import republic_training

GAME = Republic()
GUIDE = RepublicGuide()
VERSIONS = {1: FIRST_THOUGHTS, 2: THOUGHTS, 3: THOUGHTS}
"""What each version thinks of."""


def searcher(seat: int, setting: str = "8", seed: str = "seed", version: int = 3) -> SearchPlayer:
    player = make_player(f"ismcts@{version}:{setting}", "republic", seat, seed)
    assert isinstance(player, SearchPlayer)
    return player


def question(state: RepublicState) -> Prompt:
    """What the game waits for."""
    return GAME.due(state)


def tried(state: RepublicState, seat: int) -> tuple[Move, list[tuple[Move, int, float]]]:
    """What is answered to a question, and after which answers with how many visits and means."""
    player = searcher(seat)
    move = player.choose(view_for(GAME, state, player), question(state))
    return move, [(node.move, node.visits, node.mean()) for node in player.tried]


# -- what it may not know --------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["early", "late"])
def test_states_that_differ_only_in_what_is_hidden_are_searched_alike(scenario: str) -> None:
    """The same distribution over answers, to the last visit: nothing hidden has any part in it."""
    compared = searched = 0
    for state in positions(scenario, 4, "search", 11, 340):
        if state.over or only_answer(question(state)) is not None:
            continue
        seat = question(state).seat
        other = GAME.imagined(state, seat, stream(str(compared), "hidden"))
        mine = tried(state, seat)
        assert mine == tried(other, seat)
        compared += 1
        searched += len(mine[1]) > 1
    assert compared >= 10
    assert searched >= 4


def test_moves_out_of_turn_come_of_nothing_hidden() -> None:
    s, deal = offered(6)
    other = GAME.imagined(s, MINE, stream("other", "hidden"))
    assert GAME.hash(s) != GAME.hash(other)
    assert spoken(s) == spoken(other) == [ACCEPT, code("deal", DEAL, deal.number)]


# -- how it plays ----------------------------------------------------------------------------------


def test_with_the_same_rounds_it_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        bots = ["ismcts:2", "senator", "senator"]
        match = Match(GAME, {"scenario": "early"}, bots, "same")
        match.play()
        assert match.failure == ""
        games.append(match.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize(("scenario", "seats"), [("middle", 1), ("late", 2)])
def test_it_plays_among_neutrals_to_the_end(scenario: str, seats: int) -> None:
    match = Match(GAME, {"scenario": scenario}, ["ismcts:2"] * seats, "neutrals")
    match.play()
    assert match.failure == ""
    assert match.state.over


@pytest.mark.parametrize(
    ("version", "like"), [(1, "senator@3"), (2, "senator@7"), (3, "senator@9")]
)
def test_where_nothing_is_decided_it_does_as_a_senator(version: int, like: str) -> None:
    alike = 0
    for state in positions("early", 4, "alike", 7, 300):
        prompt = question(state) if not state.over else None
        if prompt is None or prompt.key in VERSIONS[version]:
            continue
        senator = make_player(like, "republic", prompt.seat, "seed")
        player = searcher(prompt.seat, version=version)
        view = GAME.view(state, prompt.seat)
        assert player.choose(view_for(GAME, state, player), prompt) == senator.choose(view, prompt)
        assert player.tried == []
        alike += 1
    assert alike > 5


def test_the_newest_version_is_the_one_that_sits_down() -> None:
    assert newest("ismcts", "republic") == max(VERSIONS)
    assert newest("ismcts", "glory") == 1


MINE, HIS = 1, 0


def offered(talents: int, by: int = HIS) -> tuple[RepublicState, Deal]:
    """A gift of so many talents that lies on the table, from one to the other."""
    s = deals.table()
    deal = Deal(1, s.turn, HIS, [Clause(TALENTS, by, HIS + MINE - by, talents)])
    s.deals.append(deal)
    return s, deal


def spoken(s: RepublicState) -> Move | None:
    """What the searcher does out of turn."""
    player = searcher(MINE)
    prompt = GAME.aside(s, MINE)
    assert prompt is not None
    assert player.speaks_up()
    return player.aside(view_for(GAME, s, player), prompt)


def test_an_offer_is_weighed_in_three_ways() -> None:
    s, deal = offered(6)
    prompt = GAME.aside(s, MINE)
    assert prompt is not None
    mind = Mind(Glance(s, MINE), prompt)
    number = code("deal", DEAL, deal.number)
    found = interruptions(mind, [ACCEPT, number])
    assert found == [[ACCEPT, number], [], [REFUSE, number]]


def test_every_branch_is_legal_and_what_is_planned_comes_first() -> None:
    several: set[str] = set()
    for scenario, seats in (("early", 5), ("late", 3)):
        for state in positions(scenario, seats, "branches", 3, 500):
            if state.over:
                break
            prompt = question(state)
            planned = GUIDE.answer(state, prompt)
            found = [move for move, _ in GUIDE.answers(state, prompt)]
            assert found[0] == planned
            assert all(prompt.accepts(move) for move in found)
            assert len({tuple(move) for move in found}) == len(found)
            assert len(found) == 1 or prompt.key in THOUGHTS
            if len(found) > 1:
                several.add(prompt.key)
    assert len(several) > 8


# -- civil war -------------------------------------------------------------------------------------


@rule("R 1.11.3", "R 1.11.31")
@pytest.mark.parametrize(
    ("version", "weighs", "does"),
    [(1, False, "lay_down"), (2, True, "rebel"), (3, True, "rebel")],
)
def test_a_revolt_is_worth_a_thought(version: int, weighs: bool, does: str) -> None:
    """Where his friends have most of the votes in Rome nobody can be sent against him."""
    s = reach("republic-ask-rebel", 3, "senator@7", "late")
    prompt = question(s)
    friends = (one for _, one in of_faction(s, prompt.seat) if one.place == ROME)
    next(friends).knights = 60
    player = searcher(prompt.seat, "24", version=version)
    move = player.choose(view_for(GAME, s, player), prompt)
    assert (len(player.tried) > 1) == weighs
    assert VERBS[thing(move[0])] == does


@rule("R 1.11.35", "R 1.09.151")
@pytest.mark.parametrize(
    ("guide", "met"), [(FirstGuide(), False), (SecondGuide(), True), (RepublicGuide(), True)]
)
def test_in_its_mind_tribunes_send_an_army_against_a_rebel(guide: FirstGuide, met: bool) -> None:
    """Though nobody acts out of turn where a game is played on in a mind."""
    s = at_the_gates(foe=CHAIR)
    give(s, TRIBUNE, CARD)
    run(s)
    do(s, CHAIR, do="adjourn")
    while not sent(s) and asked(s)[0][1] != "republic-ask-hold-revenue":
        prompt = question(s)
        GAME.apply(s, prompt.seat, guide.answer(s, prompt))
    assert (sent(s) == [MARCH]) == met


def test_a_position_is_judged_when_the_year_is_over() -> None:
    s = begun()
    later = GAME.clone(s)
    assert not GUIDE.settled(s, later)
    later.turn += 1
    assert GUIDE.settled(s, later)
    s.phase = SENATE
    assert GUIDE.settled(s, later)
    s.phase = COMBAT
    assert not GUIDE.settled(s, later)


def test_a_budget_of_the_republic_is_bounded_at_tables() -> None:
    check_bot("ismcts:2000ms", "republic")
    player = searcher(0, "20ms")
    state = begun()
    prompt = question(state)
    seat = prompt.seat
    player = searcher(seat, "20ms")
    assert prompt.accepts(player.choose(view_for(GAME, state, player), prompt))


# -- how it judges ---------------------------------------------------------------------------------


def test_chances_leave_something_to_the_fall_of_rome() -> None:
    for state in positions("early", 5, "chances", 40):
        found = prospects(NEWEST).foretell(state)
        assert len(found) == 5
        assert all(0.0 <= one <= 1.0 for one in found)
        if not state.over:
            assert 0.0 < sum(found) < 1.0


def test_who_has_won_has_all_of_it_and_nobody_of_a_fallen_rome() -> None:
    s = begun()
    finish(s, ERA_ENDS, [2])
    assert prospects().foretell(s) == [0.0, 0.0, 1.0, 0.0]
    s = begun()
    finish(s, LOST_WARS, [])
    assert prospects().foretell(s) == [0.0] * 4


def test_influence_and_votes_speak_for_a_faction_and_wars_against_rome() -> None:
    s = begun()
    before = prospects().foretell(s)
    slot = of_faction(s, 1)[0][0]
    s.senator(slot).influence += 8
    s.senator(slot).knights += 4
    assert prospects().foretell(s)[1] > before[1]
    s = begun()
    for front in s.fronts:
        front.status = ACTIVE
    s.unrest = 8
    assert sum(prospects().foretell(s)) < sum(before)


def test_influence_is_judged_by_how_near_the_end_of_the_era_is() -> None:
    """By the newest weights; who judges by the first ones goes on to do so, seeing nothing new."""
    s = begun()
    one = of_faction(s, 1)[0][1]
    one.influence += 5
    early, first = prospects(NEWEST).foretell(s), prospects().foretell(s)
    s.layers = [s.layers[-1][:4]]
    assert traits_of(s)[1][OF_SEATS.index("influence-end")] > 0.5
    assert prospects(NEWEST).foretell(s)[1] > early[1]
    assert prospects().foretell(s) == first


def test_traits_of_seats_and_of_rome_keep_to_their_columns() -> None:
    for state in positions("middle", 4, "traits", 60):
        rows = traits_of(state)
        assert len(rows) == 5
        assert all(len(row) == len(TRAITS) for row in rows)
        assert all(not any(row[len(OF_SEATS) :]) for row in rows[:4])
        assert not any(rows[4][: len(OF_SEATS)])
        assert rows[4][len(OF_SEATS)] == 1.0


def test_wars_that_rome_cannot_pay_for_speak_for_its_fall() -> None:
    """The same table, once with the money for legions against its wars and once without."""
    s = begun()
    for front in s.fronts:
        front.status = ACTIVE
    s.treasury = 10_000
    unmatched = TRAITS.index("unmatched")
    assert s.fronts
    assert traits_of(s)[-1][unmatched] == 0.0
    s.treasury = 0
    assert traits_of(s)[-1][unmatched] > 0.0


def test_weights_of_other_traits_are_refused() -> None:
    with pytest.raises(ValueError, match="not those of the traits"):
        Prospects({"influence": 1.0})


def test_what_it_judges_by_can_be_found_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    words = ["--games", "3", "--weights", str(file), "--seed", "test"]
    assert republic_training.main(words) == 0
    assert "3 games" in capsys.readouterr().out
    found = json.loads(file.read_text("utf-8"))
    Prospects(found)
    assert any(found.values())
    with pytest.raises(SystemExit):
        republic_training.main(["--games", "0"])
