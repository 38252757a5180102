"""A finished game looked at again: where it was decided, and how each move there is judged."""

from collections.abc import Sequence
from functools import cache

import pytest

from aedilis.bots import review as reviewing
from aedilis.bots.advice import Advice
from aedilis.bots.asides import view_for
from aedilis.bots.registry import make_player
from aedilis.bots.review import LEAST, Turning, review, swing, told
from aedilis.games import GAMES, PACKAGES, face_of
from aedilis.glory.game import Glory
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.replaying import replay
from aedilis.kernel.table import Table
from aedilis.republic.game import Republic
from aedilis.republic.state.table import RepublicState
from tests.bots.reviewed import NAMES, PLAYED, played


@cache
def reviewed(game: str) -> tuple[Turning, ...]:
    return tuple(review(GAMES[game], played(game), 5, PLAYED[game][1]))


@pytest.mark.parametrize("game", PLAYED)
def test_turning_points_are_the_greatest_changes_in_order(game: str) -> None:
    found = reviewed(game)
    assert 1 <= len(found) <= 5
    assert [one.n for one in found] == sorted(one.n for one in found)
    assert all(one.swing >= LEAST for one in found)
    more = review(GAMES[game], played(game), 1, PLAYED[game][1])
    assert [one.n for one in more] == [max(found, key=lambda one: (one.swing, -one.n)).n]
    lines = {line.n: line for line in played(game).lines}
    for one in found:
        assert lines[one.n].seat == one.seat
        assert one.prompt.accepts(one.played)
        assert swing(one.before, one.after) == one.swing


@pytest.mark.parametrize("game", PLAYED)
def test_the_estimate_gives_chances_and_in_the_end_the_winners(game: str) -> None:
    estimate = PACKAGES[game].chances
    assert estimate is not None
    for one in reviewed(game):
        for chances in (one.before, one.after):
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert sum(chances) <= 1.0 + 1e-9
    state = replay(GAMES[game], played(game)).state
    winners = GAMES[game].winners(state)
    assert [seat for seat, chance in enumerate(estimate(state)) if chance > 0] == sorted(winners)


@pytest.mark.parametrize("game", PLAYED)
def test_a_move_is_judged_by_what_its_seat_could_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The adviser gives the same answers when all that was hidden from the seat is dealt anew."""

    class Blindfold(Advice):
        """Advice for a table whose hidden cards are others."""

        def __init__(self, table: Table, seat: int, prompt: object, bot: str, seed: str) -> None:
            state = table.state
            table.state = table.game.imagined(state, seat, stream(seed, "hidden"))
            super().__init__(table, seat, prompt, bot, seed)  # type: ignore[arg-type]
            table.state = state

    before = [one.weighed for one in reviewed(game)]
    monkeypatch.setattr(reviewing, "Advice", Blindfold)
    after = review(GAMES[game], played(game), 5, PLAYED[game][1])
    assert [one.weighed for one in after] == before


@pytest.mark.parametrize("game", PLAYED)
def test_a_turning_point_is_told_in_words(game: str) -> None:
    for one in reviewed(game):
        face = face_of(game, "es", NAMES, one.seat)
        said = told(one, face, face_of(game, "es", NAMES, -1))
        assert said.played
        assert said.turn
        assert all(0 <= chance <= 100 for chance in [*said.before, *said.after])
        assert bool(said.rather) != one.as_advised or not one.weighed


def test_what_was_taken_back_is_no_turning_point() -> None:
    """The lines of a move that was undone do not count, nor does the undoing."""
    rules = GAMES["glory"]
    table = Table(rules, {}, NAMES[:2], "undone")
    for _ in range(40):
        prompt = rules.due(table.state)
        player = make_player("greedy", "glory", prompt.seat, "undone")
        move = player.choose(view_for(rules, table.state, player), prompt)
        table.play(prompt.seat, move)
        if not table.why_no_undo(prompt.seat):
            table.undo(prompt.seat)
            table.play(prompt.seat, move)
    undone = {line.n for line in table.record.lines if line.undo}
    assert undone
    gone = undone | {n - 1 for n in undone}
    found = review(rules, table.record, 20, "greedy")
    assert found
    assert not gone & {one.n for one in found}


class CountsGlory(Glory):
    """Counts the moves it plays. A method of one's own is called by compiled code as well."""

    played = 0

    def apply(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        self.played += 1
        super().apply(state, seat, move)


class CountsRepublic(Republic):
    """The same for the other game."""

    played = 0

    def apply(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.played += 1
        super().apply(state, seat, move)


@pytest.mark.parametrize("rules", [CountsGlory(), CountsRepublic()], ids=PLAYED)
def test_a_record_is_played_again_once(rules: CountsGlory | CountsRepublic) -> None:
    record = played(rules.name)
    assert review(rules, record, 2, PLAYED[rules.name][1])
    assert rules.played == len(record.lines) - 1
