"""Levels of play: what stands behind their names, and the novice."""

import pytest

from aedilis.arena.match import Match
from aedilis.bots.novice import NovicePlayer
from aedilis.bots.registry import check_bot, levels, make_player, opponents, settings_of
from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.package import LEVELS
from aedilis.kernel.player import Player
from tools.duels import duel

NAMED = [name for name in GAMES if levels(name)]


@pytest.mark.parametrize("game", NAMED)
def test_levels_are_named_from_the_lowest_on_and_sit_at_tables(game: str) -> None:
    found = levels(game)
    assert len(found) >= 2
    assert list(found) == [level for level in LEVELS if level in found]
    assert len(set(found.values())) == len(found)
    for bot in found.values():
        check_bot(bot, game)
        assert bot in opponents(game)


@pytest.mark.parametrize("game", NAMED)
def test_every_level_answers_within_two_seconds_by_itself(game: str) -> None:
    """Who searches by time takes a second where nothing else is said."""
    for bot in levels(game).values():
        name = bot.partition("@")[0].partition(":")[0]
        timed = [one for one in settings_of(name, game) if one.unit == "ms"]
        assert all(one.shared <= 2_000 for one in timed)
        player = make_player(bot, game, 0, "time")
        assert getattr(player, "milliseconds", 0) <= 2_000


def test_a_game_whose_package_names_none_has_no_levels() -> None:
    assert all(bool(levels(name)) == bool(PACKAGES[name].levels) for name in GAMES)


def novice(seed: str) -> Player:
    player = make_player("novice", "glory", 0, seed)
    assert isinstance(player, NovicePlayer)
    return player


def test_a_novice_plays_a_seed_alike() -> None:
    def record() -> list[object]:
        match = Match(GAMES["glory"], {}, ["novice", "novice"], "novice")
        match.play()
        assert not match.failure
        return [match.game.winners(match.state), match.state.turn]

    assert record() == record()
    assert novice("a").dice.word() == novice("a").dice.word()


def test_a_novice_loses_to_the_usual_bot_and_beats_chance() -> None:
    options: dict[str, object] = {"edition": "it2011"}
    assert duel("glory", ("greedy", "novice"), options, 2, 20, "levels").share() > 0.6
    assert duel("glory", ("novice", "random"), options, 2, 20, "levels").share() > 0.6
