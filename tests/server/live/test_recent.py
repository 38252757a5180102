"""An answer to what was seen is an answer to that and to nothing else, though the table has moved
on between look and click.
"""

from typing import Any

import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Move, walk
from aedilis.kernel.table import Table
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from aedilis.server import wire
from aedilis.server.live.recent import MOST, Recent
from tests.server.live.house import House, a_move, digest, viewing
from tests.server.planted import after, play_on, scenario, scenario_table

pytestmark = pytest.mark.anyio

YOU, LEFT, RIGHT = range(3)


class Watched:
    """A table played by words, whose last positions are remembered."""

    def __init__(self, name: str) -> None:
        self.table = scenario_table(scenario(name), RepublicScenarios(), ["you", "left", "right"])
        self.recent = Recent()
        self.codes: list[Move] = [[]]

    @property
    def seq(self) -> int:
        return len(self.table.entries)

    def codes_of(self, mover: int, /, **words: Any) -> Move:
        return self.table.game.parse(self.table.state, mover, words)

    def play(self, mover: int, /, **words: Any) -> None:
        move = self.codes_of(mover, **words)
        self.recent.note(self.table)
        self.table.play(mover, move)
        self.codes.append(move)

    def undo(self, seat: int) -> None:
        self.recent.note(self.table)
        self.table.undo(seat)
        self.codes.append([])

    def stands(self, seq: int, seat: int, move: Move) -> Move | None:
        return self.recent.stands(self.table, self.codes, seq, seat, move)


def a_vote() -> Watched:
    """A proposal on the floor, on which `right` is called to vote."""
    watched = Watched("senate/tribune_vetoes.yaml")
    watched.play(YOU, do="propose_forces", raise_legions=1, raise_fleets=0)
    watched.play(YOU, seat=RIGHT)
    return watched


def test_what_others_do_beside_it_leaves_an_answer_standing() -> None:
    watched = a_vote()
    seen, no = watched.seq, watched.codes_of(RIGHT, do="no")
    watched.play(LEFT, do="order", moment="proposal", be="ask")
    watched.play(RIGHT, do="order", moment="proposal", be="ask")
    assert watched.stands(seen, RIGHT, no) == no
    watched.table.play(RIGHT, no)


def test_a_vote_for_a_proposal_is_none_for_the_next_one() -> None:
    watched = a_vote()
    seen, no = watched.seq, watched.codes_of(RIGHT, do="no")
    watched.play(LEFT, do="veto", **{"with": "tribune"})
    assert watched.stands(seen, RIGHT, no) is None
    watched.play(YOU, do="propose_forces", raise_legions=2, raise_fleets=0)
    watched.play(YOU, seat=RIGHT)
    # The same question by the same rule, and the same words would be an answer to it.
    assert watched.codes_of(RIGHT, do="no") == no
    assert watched.stands(seen, RIGHT, no) is None


def test_a_proposal_that_takes_the_place_of_another_at_once_is_another() -> None:
    watched = a_vote()
    seen, no = watched.seq, watched.codes_of(RIGHT, do="no")
    watched.play(LEFT, do="order", moment="proposal", be="ask")
    frame = watched.table.state.stack[-1]
    assert isinstance(frame, VoteFrame)
    assert watched.stands(seen, RIGHT, no) == no
    parts = frame.motion.parts
    frame.motion.parts = [[part + 1 for part in parts[0]], *parts[1:]]
    watched.table.state.asked = None
    assert watched.stands(seen, RIGHT, no) is None


def test_a_veto_is_against_what_was_seen() -> None:
    watched = a_vote()
    seen = watched.seq
    veto = watched.codes_of(LEFT, do="veto", **{"with": "tribune"})
    watched.play(YOU, do="order", moment="adjournment", be="ask")
    assert watched.stands(seen, LEFT, veto) == veto
    watched.play(RIGHT, do="veto", **{"with": "tribune"})
    watched.play(YOU, do="propose_forces", raise_legions=2, raise_fleets=0)
    watched.play(YOU, seat=RIGHT)
    assert watched.codes_of(LEFT, do="veto", **{"with": "tribune"}) == veto
    assert watched.stands(seen, LEFT, veto) is None


def test_a_standing_order_and_an_offer_mean_the_same_at_any_time_and_once() -> None:
    watched = a_vote()
    seen = watched.seq
    order = watched.codes_of(LEFT, do="order", moment="proposal", be="ask")
    watched.play(RIGHT, do="no")
    assert watched.stands(seen, LEFT, order) == order
    watched.play(LEFT, do="order", moment="adjournment", be="ask")
    assert watched.stands(seen, LEFT, order) is None


def test_what_was_taken_back_meanwhile_is_not_answered() -> None:
    watched = Watched("senate/tribune_vetoes.yaml")
    seen = watched.seq
    propose = watched.codes_of(YOU, do="propose_forces", raise_legions=1, raise_fleets=0)
    watched.play(YOU, do="propose_forces", raise_legions=2, raise_fleets=0)
    watched.undo(YOU)
    assert watched.stands(seen, YOU, propose) is None
    assert watched.stands(seen - 1, YOU, propose) is None
    assert watched.stands(watched.seq, YOU, propose) is None


def test_older_positions_are_forgotten() -> None:
    watched = a_vote()
    seen, no = watched.seq, watched.codes_of(RIGHT, do="no")
    for n in range(MOST + 1):
        standing = watched.stands(seen, RIGHT, no) if n else no
        assert standing == no
        watched.play(LEFT, do="order", moment="proposal", be=["ask", "never"][n % 2])
    assert watched.stands(seen, RIGHT, no) is None


@pytest.mark.parametrize("game", ["glory", "republic"])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_no_answer_is_given_twice_and_none_stands_for_another_question(
    game: str, seed: str
) -> None:
    made, codes = play_on(game, ["Ana", "Ben", "Cleo"], seed, after(400))
    table = Table(GAMES[game], {}, ["Ana", "Ben", "Cleo"], seed)
    recent, dice = Recent(), stream(seed, "answers")
    stood = 0
    for entry, move in zip(made.entries[1:], codes[1:], strict=True):
        seq, rules = len(table.entries), table.game
        given = {
            seat: (prompt.key, walk(prompt, dice), rules.going_on(table.state, seat))
            for seat, prompt in rules.prompts(table.state).items()
        }
        words = {seat: rules.words(table.state, seat, one[1]) for seat, one in given.items()}
        recent.note(table)
        table.play(entry.line.seat, move)
        assert recent.stands(table, codes[: seq + 1], seq, entry.line.seat, move) is None
        for seat, (key, answer, frames) in given.items():
            now = recent.stands(table, codes[: seq + 1], seq, seat, answer)
            if now is None:
                continue
            stood += 1
            prompt = rules.prompt(table.state, seat)
            assert prompt is not None
            assert (prompt.key, rules.words(table.state, seat, now)) == (key, words[seat])
            kinds = [frame["kind"] for frame in rules.going_on(table.state, seat)]
            assert kinds == [frame["kind"] for frame in frames]
    print(f"{game} {seed}: {stood} answers still stood")


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_over_the_wire_an_answer_that_stands_acts_once(house: House, game: str) -> None:
    options = {"edition": "es2011"} if game == "glory" else {}
    room = await house.plant(game, 0, seats=3, options=options)
    seat = room.row.awaited[0]
    other = (seat + 1) % 3
    assert room.table is not None
    seen, move = len(room.times), a_move(room, seat)
    words = room.table.game.words(room.table.state, seat, move)
    beside = room.table.game.aside(room.table.state, other)
    assert beside is not None
    await room.move(other, seen, None, walk(beside, stream("beside", "beside")))
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        done = await viewer.ask(wire.MoveRequest, key="once", seq=seen, move=move)
        assert done.seq == seen + 2
        assert (await house.lines(room.id))[-1].line["move"] == words
        again = await viewer.ask(wire.MoveRequest, key="once", seq=seen, move=move)
        assert again.seq == seen + 2
        before = digest(room)
        refused = await viewer.refused(wire.MoveRequest, key="twice", seq=seen, move=move)
        assert refused.code == "stale"
        assert digest(room) == before
