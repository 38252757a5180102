"""One game among bots: played, recorded, and stopped when it breaks or will not end."""

import pytest

from aedilis.arena.match import Match
from aedilis.games import GAMES
from aedilis.kernel.game import BadOption
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.replaying import verify
from tests.arena.broken import NeverEnds, Stumbles

GLORY = GAMES["glory"]


@pytest.mark.parametrize("bots", [["random", "greedy"], ["random"] * 5])
def test_the_record_is_the_game_that_was_played(bots: list[str]) -> None:
    match = Match(GLORY, {"edition": "it2011"}, bots, "record")
    match.play()
    record = match.record()
    verify(GLORY, record)
    assert record.end is not None
    assert record.end.winners == GLORY.winners(match.state)
    assert record.end.end == GLORY.ending(match.state)
    assert len(record.lines) == len(match.moves) + 1


def test_asides_are_taken_only_where_they_are_allowed() -> None:
    """Somebody concedes at random in the one kind of run, and nobody ever in the other."""

    def endings(asides: bool) -> set[str]:
        found = set()
        for n in range(60):
            match = Match(GLORY, {"edition": "es2011"}, ["random"] * 2, f"a{n}", asides=asides)
            match.play()
            found.add(GLORY.ending(match.state))
        return found

    assert "concession" in endings(asides=True)
    assert "concession" not in endings(asides=False)


def test_a_game_without_end_is_stopped() -> None:
    match = Match(NeverEnds(), {"edition": "fr2008"}, ["random"] * 2, "long", most_moves=50)
    match.play()
    assert match.failure == "no end after 50 moves"
    assert len(match.moves) == 50
    assert len(match.record().lines) == 51


def test_an_error_in_the_rules_stops_the_game_and_leaves_a_record() -> None:
    match = Match(Stumbles(), {"edition": "fr2008"}, ["random"] * 2, "stumbles")
    match.play()
    assert match.failure == "ZeroDivisionError: stumbled"
    assert match.state.turn == 3
    record = match.record()
    assert record.end is None
    assert len(record.lines) == len(match.moves) + 1


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Player):
        def choose(self, view: object, prompt: Prompt) -> Move:
            return [999_999]

    def make(name: str, game: str, seat: int, seed: str) -> Player:
        from aedilis.kernel.dice import stream

        return Cheat("cheat", seat, stream(seed, "cheat"))

    monkeypatch.setattr("aedilis.arena.match.make_player", make)
    match = Match(GLORY, {"edition": "fr2008"}, ["random"] * 2, "cheat")
    match.play()
    assert "cheat in seat" in match.failure
    assert "makes the illegal move [999999]" in match.failure


def test_bad_options_are_raised_and_not_taken_for_a_failure() -> None:
    with pytest.raises(BadOption, match="edition"):
        Match(GLORY, {"edition": "none"}, ["random"] * 2, "x").play()
