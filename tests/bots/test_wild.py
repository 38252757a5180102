"""The wild player seeks what is rare, keeps to the rules, and plays the same game from one seed."""

from collections import Counter

import pytest

from aedilis.arena.match import Match
from aedilis.bots.registry import UnknownBot, bots_of, check_bot, make_player, simulated_bots
from aedilis.bots.wild import WildPlayer
from aedilis.games import GAMES
from aedilis.kernel.prompt import Amount, Choose, Pick, Text, Wider
from aedilis.republic.state.choices import SEAT, code, seats, verb

REPUBLIC = GAMES["republic"]


def wild(seed: str, game: str = "republic", seat: int = 0) -> WildPlayer:
    """A wild player that leaves nothing to a better one."""
    player = make_player("wild", game, seat, seed)
    assert isinstance(player, WildPlayer)
    player._mood.able = 0
    player._look_ahead()
    return player


@pytest.mark.parametrize("game", list(GAMES))
def test_it_is_for_simulations_and_not_for_tables(game: str) -> None:
    assert "wild" in simulated_bots(game)
    assert "wild" not in bots_of(game)
    with pytest.raises(UnknownBot, match="'wild' is no bot of"):
        check_bot("wild", game)


def test_kinds_count_and_not_choices() -> None:
    """One veto among many seats to call is chosen as often as all of them together."""
    prompt = Choose(0, "key", "rule", [*seats("seat", [0, 1, 2, 3, 4, 5]), verb("veto")])
    found: Counter[bool] = Counter()
    for n in range(60):
        player = wild(f"kinds-{n}")
        found.update(player.choose(None, prompt) == [verb("veto")] for _ in range(20))
    assert 400 < found[True] < 800


def test_what_is_taken_without_being_offered_is_tried_too() -> None:
    offered, also = [verb("yes")], [verb("veto"), verb("no")]
    prompt = Wider(0, "key", "rule", offered, also)
    found: Counter[int] = Counter()
    for n in range(60):
        found.update(wild(f"wider-{n}").choose(None, prompt))
    assert set(found) == {*offered, *also}
    assert found[verb("yes")] > 30


def test_what_was_seldom_done_comes_first() -> None:
    """A kind that has been offered often and done often gives way to a new one."""
    player = wild("seldom")
    for _ in range(30):
        player.choose(None, Choose(0, "key", "rule", [verb("yes"), code("seat", SEAT, 1)]))
    rare = Choose(0, "key", "rule", [verb("yes"), verb("veto")])
    taken = 0
    for _ in range(40):
        player._done.pop("do:veto", None)
        taken += player.choose(None, rare) == [verb("veto")]
    assert taken > 30


def test_moods_differ_from_game_to_game_and_are_mostly_shared() -> None:
    moods = [
        [make_player("wild", "republic", seat, f"mood-{n}") for seat in range(4)] for n in range(40)
    ]
    salts = [[player._mood.salt for player in table] for table in moods]  # type: ignore[attr-defined]
    assert len({salt for table in salts for salt in table}) > 60
    shared = sum(Counter(table).most_common(1)[0][1] > 1 for table in salts)
    assert shared > 30


def test_every_prompt_gets_a_legal_answer() -> None:
    prompts = (
        Choose(0, "key", "rule", [verb("yes"), verb("no")]),
        Amount(0, "key", "rule", "talents", 2, 9),
        Pick(0, "key", "rule", "with", [1, 2, 3], [2, 1, 1], 1, 4),
        Text(0, "key", "rule", "text", 30),
    )
    for n in range(30):
        player = wild(f"legal-{n}")
        for prompt in prompts:
            assert prompt.accepts(player.choose(None, prompt))


def test_numbers_lie_at_the_ends_for_who_likes_ends() -> None:
    found: Counter[int] = Counter()
    for n in range(80):
        player = wild(f"ends-{n}")
        found.update(
            player.choose(None, Amount(0, "key", "rule", "talents", 0, 20))[0] for _ in range(10)
        )
    assert set(found) == set(range(21))
    assert min(found[0], found[20]) > 2 * max(found[n] for n in range(5, 15))


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [
        ("glory", {"edition": "fr2008"}, ["wild"] * 3),
        ("republic", {"scenario": "late"}, ["wild"] * 4),
        ("republic", {"scenario": "early"}, ["wild", "senator", "wild", "random"]),
    ],
)
def test_the_same_seed_plays_the_same_game_whatever_was_played_before(
    game: str, options: dict[str, object], bots: list[str]
) -> None:
    def play(seed: str) -> tuple[object, str]:
        match = Match(GAMES[game], options, bots, seed)
        match.play()
        assert match.failure == ""
        return match.moves, GAMES[game].hash(match.state)

    first = play("one")
    assert play("two") != first
    assert play("one") == first


def test_all_seats_act_out_of_turn_and_not_only_who_moves() -> None:
    """In games of wild players asides come while somebody else is awaited."""
    strangers = 0
    for n in range(6):
        match = Match(REPUBLIC, {"scenario": "middle"}, ["wild"] * 5, f"aside-{n}")

        def watch(state: object, seat: int, prompt: object) -> None:
            nonlocal strangers
            strangers += seat not in REPUBLIC.awaited(state)

        match.play(watch)
        assert match.failure == ""
    assert strangers > 20


def test_every_kind_of_choice_has_one_name() -> None:
    """What is a verb is told apart from what is a thing, and persons and places make no kinds."""
    assert REPUBLIC.choice_kind(verb("propose_consuls")) == "do:propose_consuls"
    assert REPUBLIC.choice_kind(verb("yes", "vote_2")) == "vote:yes"
    assert REPUBLIC.choice_kind(code("seat", SEAT, 3)) == "seat"
