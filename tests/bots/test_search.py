"""The searcher: it sees no more than its seat, and with the same rounds it plays alike."""

import pytest

from aedilis.arena.match import Match
from aedilis.bots.asides import view_for
from aedilis.bots.registry import UnknownBot, check_bot, make_player
from aedilis.bots.search import SearchPlayer
from aedilis.bots.search_race import ALIKE, HEATS, Race
from aedilis.bots.search_tree import Node, Search
from aedilis.games import GAMES, PACKAGES
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.game import Glory
from aedilis.glory.state.choices import STOP
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.game import Words
from aedilis.kernel.player import Imagined
from aedilis.kernel.prompt import only_answer
from tests.glory.random_play import positions
from tests.glory.table import Table

GAME = Glory()
GUIDE = PACKAGES["glory"].guide


def searcher(seat: int, setting: str = "24", seed: str = "seed") -> SearchPlayer:
    player = make_player(f"ismcts:{setting}", "glory", seat, seed)
    assert isinstance(player, SearchPlayer)
    return player


def tried(player: SearchPlayer, state: GloryState) -> list[tuple[list[int], int, float]]:
    """What a player finds for the question that its seat is asked: answers, visits and means."""
    prompt = GAME.prompt(state, player.seat)
    assert prompt is not None
    player.choose(view_for(GAME, state, player), prompt)
    return [(node.move, node.visits, node.mean()) for node in player.tried]


def answer(t: Table, setting: str = "40") -> Words:
    player = searcher(0, setting)
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    return GAME.words(t.s, 0, player.choose(view_for(GAME, t.s, player), prompt))


@pytest.mark.parametrize("edition", EDITIONS)
def test_states_that_differ_only_in_what_is_hidden_are_searched_alike(edition: str) -> None:
    """The same distribution over answers, to the last visit: nothing hidden has any part in it."""
    compared = 0
    for state in positions({"edition": edition}, 3, "search", 60):
        if state.over:
            break
        prompt = GAME.asked(state)[0]
        if only_answer(prompt) is not None:
            continue
        other = GAME.imagined(state, prompt.seat, stream(str(compared), "hidden"))
        mine = tried(searcher(prompt.seat, "12"), state)
        assert mine == tried(searcher(prompt.seat, "12"), other)
        assert sum(visits for _, visits, _ in mine) == 12
        compared += 1
    assert compared >= 2


def test_it_is_handed_no_true_card_of_others() -> None:
    """What it gets besides its view is dealt anew: over many deals no hidden hand stays."""
    t = Table("it2011", 2).hand(0, "road").hand(1, "forum", "palace", "statue").lead(0)
    hands = set()
    for n in range(12):
        given = view_for(GAME, t.s, searcher(0, "8", str(n)))
        assert isinstance(given, Imagined)
        assert given.world is not t.s
        assert given.view.to_data() == GAME.view(t.s, 0).to_data()
        hands.add(tuple(given.world.camps[1].hand))
    assert len(hands) > 6


def test_with_the_same_rounds_it_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match(GAME, {"edition": "it2011"}, ["ismcts:4", "greedy"], "same", asides=False)
        match.play()
        assert match.failure == ""
        games.append(match.moves)
    assert games[0] == games[1]


def test_a_win_at_hand_is_taken() -> None:
    t = Table("it2011", 2).influence(0, 12).influence(1, 5)
    t.town(rubble=0, wood=0, brick=1, concrete=0, stone=0, marble=0)
    t.hand(0, "school", jacks=1).lead(0)
    t.do(0, {"lead": "architect", "with": ["jack"]}).others_think()
    assert answer(t)["lay"] == "school"


def test_a_lost_end_is_put_off() -> None:
    t = Table("it2011", 2).influence(0, 5).influence(1, 12)
    t.town(rubble=0, wood=0, brick=1, concrete=0, stone=0, marble=0)
    t.hand(0, "school", jacks=1).lead(0)
    t.do(0, {"lead": "architect", "with": ["jack"]}).others_think()
    assert answer(t) == {"stop": True}


def test_where_there_is_one_answer_nothing_is_searched() -> None:
    t = Table("it2011", 2).jacks(0).lead(0)
    player = searcher(0)
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    assert player.choose(view_for(GAME, t.s, player), prompt) == only_answer(prompt)
    assert player.tried == []


def test_what_was_found_is_kept_while_the_game_goes_as_foreseen() -> None:
    t = Table("it2011", 2).influence(0, 6).stockpile(0, "stone", "marble", "wood", "brick")
    t.clientele(0, "merchant", "merchant").hand(0, "road", jacks=1).lead(0)
    t.do(0, {"lead": "merchant", "with": ["jack"]}).others_think()
    player = searcher(0, "60")
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    first = player.choose(view_for(GAME, t.s, player), prompt)
    kept = player.tried[0]
    assert kept.branches
    GAME.apply(t.s, 0, first)
    again = GAME.prompt(t.s, 0)
    assert again is not None
    player.choose(view_for(GAME, t.s, player), again)
    found = {tuple(node.move): node for node in player.tried}
    assert all(found[key[1:]] is node for key, node in kept.branches.items() if key[0] == 0)


def test_a_node_widens_with_its_visits() -> None:
    t = Table("it2011", 2).hand(0, "road", "bar", "school", "villa", "forum", jacks=2).lead(0)
    assert GUIDE is not None
    root = Node([], 0.0)
    search = Search(GAME, GUIDE, t.s, 0, stream("wide", "search"), root)
    widths = []
    for _ in range(30):
        search.round()
        widths.append(len(root.branches))
    assert widths[0] == 1
    assert widths == sorted(widths)
    assert 4 <= widths[-1] <= 12
    assert root.visits == 30


def test_a_budget_in_time_is_kept_to() -> None:
    t = Table("it2011", 2).hand(0, "road", "bar", "school", jacks=1).lead(0)
    assert answer(t, "20ms")


@pytest.mark.parametrize("setting", ["0", "0ms", "fast", "1s", "2000001"])
def test_odd_budgets_are_refused(setting: str) -> None:
    with pytest.raises(UnknownBot, match="ms"):
        make_player(f"ismcts:{setting}", "glory", 0, "seed")


def test_a_table_does_not_wait_for_long() -> None:
    check_bot("ismcts:2000ms", "glory")
    with pytest.raises(UnknownBot, match="2000"):
        check_bot("ismcts:2001ms", "glory")


def test_only_games_with_a_guide_are_searched() -> None:
    for name in GAMES:
        if PACKAGES[name].guide is None:
            with pytest.raises(UnknownBot):
                make_player("ismcts", name, 0, "seed")


def _stale(t: Table, player: SearchPlayer, wrong: list[Node]) -> tuple[Imagined, Node]:
    """What a player is handed, its mind being on a kept tree with these branches, as often visited
    as it would play rounds.
    """
    given = view_for(GAME, t.s, player)
    assert isinstance(given, Imagined)
    root = Node([], 0.0)
    root.visits = player.rounds
    for other in wrong:
        other.visits = root.visits
        root.branches[(1, *other.move)] = other
        root.branches[(player.seat, *other.move)] = other
    return given, root


def test_a_kept_tree_gives_no_answer_to_another_question() -> None:
    """Chance may have led elsewhere: branches of another seat, or not open here, stay out."""
    t = Table("it2011", 2).hand(0, "road", "bath", jacks=1).lead(0)
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    player = searcher(0, "16")
    elsewhere = Node([STOP << 18], 1.0)
    assert not prompt.accepts(elsewhere.move)
    given, root = _stale(t, player, [elsewhere])
    right = Node(prompt.choices([])[:1], 0.5)
    right.visits = 3
    root.branches[(0, *right.move)] = right
    assert Search(GAME, player.guide, given.world, 0, player.dice, root).found() == [right]


def test_where_a_kept_tree_holds_nothing_else_the_search_begins_anew() -> None:
    t = Table("it2011", 2).hand(0, "road", "bath", jacks=1).lead(0)
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    player = searcher(0, "16")
    given, root = _stale(t, player, [Node([STOP << 18], 1.0)])
    player._kept, player._expected = root, player._seen(given.world)
    assert prompt.accepts(player.choose(given, prompt))
    assert sum(node.visits for node in player.tried) == 16
    assert player.tried[0].move != [STOP << 18]


# -- races -----------------------------------------------------------------------------------------


def race(t: Table) -> Race:
    """A race of all the answers to what seat 0 is asked."""
    prompt = GAME.prompt(t.s, 0)
    assert GUIDE is not None
    assert prompt is not None
    answers = GUIDE.answers(t.s, prompt)
    assert len(answers) > 1
    # The one liked best has to lose its place by what it brings.
    answers.reverse()
    return Race(GAME, GUIDE, t.s, 0, stream("race", "search"), prompt, answers)


def losing() -> Table:
    """Who builds now ends the game, and has lost it."""
    t = Table("it2011", 2).influence(0, 5).influence(1, 12)
    t.town(rubble=0, wood=0, brick=1, concrete=0, stone=0, marble=0)
    t.hand(0, "school", jacks=1).lead(0)
    return t.do(0, {"lead": "architect", "with": ["jack"]}).others_think()


def test_a_race_is_decided_when_all_others_are_behind() -> None:
    t = losing()
    run = race(t)
    while not run.decided():
        assert run.root.visits < 200
        run.round()
    best = run.found()[0]
    assert GAME.words(t.s, 0, best.move) == {"stop": True}
    assert best.visits >= HEATS
    assert all(node.visits >= HEATS for node in run.found())
    assert best.mean() > max(node.mean() for node in run.found()[1:])
    assert sum(node.visits for node in run.found()) == run.root.visits


def test_answers_that_always_come_to_the_same_are_one_and_the_first_stays() -> None:
    t = losing()
    prompt = GAME.prompt(t.s, 0)
    assert GUIDE is not None
    assert prompt is not None
    best = GUIDE.answers(t.s, prompt)[0]
    run = Race(GAME, GUIDE, t.s, 0, stream("same", "search"), prompt, [best, best, best])
    while not run.decided():
        run.round()
    assert run.root.visits == 3 * ALIKE
    assert run.found()[0] is run._nodes[0]


def test_what_is_better_by_chance_alone_is_not_preferred() -> None:
    """A single deal tells nothing against what is liked best."""
    t = Table("it2011", 2).hand(0, "road", "bar", "school", "villa", "forum", jacks=2).lead(0)
    run = race(t)
    liked = run._nodes[0]
    for _ in range((HEATS - 1) * len(run._nodes)):
        run.round()
        assert run.found()[0] is liked
    assert {node.visits for node in run.found()} == {HEATS - 1}
    lead, error = run._lead(1, 0)
    assert error > 0
    assert run._sure(1) < lead


def test_in_a_race_nothing_may_be_done() -> None:
    """An empty answer leaves the position as it is."""
    t = Table("it2011", 2).hand(0, "road", "bath", jacks=1).lead(0)
    before = GAME.hash(t.s)
    prompt = GAME.prompt(t.s, 0)
    assert GUIDE is not None
    assert prompt is not None
    answers = [GUIDE.answers(t.s, prompt)[0], ([], -1.0)]
    run = Race(GAME, GUIDE, t.s, 0, stream("nothing", "search"), prompt, answers)
    run.round()
    run.round()
    assert {tuple(node.move) for node in run.found()} == {tuple(answers[0][0]), ()}
    assert run.root.visits == 2
    assert GAME.hash(t.s) == before
