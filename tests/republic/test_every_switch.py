"""What holds in every position holds with each advanced rule too, with all of them, and where
Neutrals sit: secrets, guesses, views, saving, copies, records, and what is taken back.

One walk through a wild game makes the positions of a table; that the rule was really met there is
itself a test.
"""

import json
from typing import Final

from aedilis.kernel.codec import decode, encode
from aedilis.kernel.dice import stream
from aedilis.kernel.frame import Plain
from aedilis.kernel.prompt import walk
from aedilis.kernel.record import parse
from aedilis.kernel.replaying import replay, verify
from aedilis.kernel.rule import rule
from aedilis.kernel.table import CannotUndo, Table
from aedilis.republic.determinize import determinize
from aedilis.republic.package import PACKAGE
from aedilis.republic.rules.persons import in_play
from tests.republic.setup.games import GAME
from tests.republic.setup.switches import MET, SETS, every_set, found
from tests.told import told

ATTEMPTS: Final[list[dict[str, object]]] = [
    {},
    {"do": "veto"},
    {"do": "order"},
    {"do": "contribute", "talents": 500},
    {"card": "tribune"},
    {"senator": "cornelius", "talents": 3},
    {"nonsense": 1},
]
BREADTH: Final = 12


def test_each_switch_is_a_set_of_its_own() -> None:
    """A switch that is added needs a row here."""
    assert set(PACKAGE.advanced()) <= set(SETS)
    assert set(PACKAGE.tables.values()) == {SETS["alone"][1], SETS["two"][1]}
    assert set(MET) == set(SETS)


@rule("R 1.04.9")
@every_set
def test_what_is_hidden_changes_nothing_that_a_seat_is_told(name: str) -> None:
    dice = stream(f"permute {name}", "test")
    changed = 0
    for state in found(name):
        for seat in range(state.seats):
            other = determinize(state, seat, dice)
            assert GAME.check(other) == []
            one, two = (told(GAME, s, seat, ATTEMPTS, BREADTH) for s in (other, state))
            assert one == two
            assert GAME.view(other, -1).to_data() == GAME.view(state, -1).to_data()
            changed += GAME.hash(other) != GAME.hash(state)
    assert changed


@every_set
def test_a_refusal_is_the_same_whether_or_not_it_was_looked_what_is_asked(name: str) -> None:
    for state in found(name):
        for seat in range(state.seats):
            fresh, looked = GAME.clone(state), GAME.clone(state)
            GAME.asked(looked)
            for words in ATTEMPTS:
                one, two = (GAME.explain(s, seat, dict(words)) for s in (fresh, looked))
                assert (one.key, one.params) == (two.key, two.params)
                fresh.asked = None


@rule("R 1.04.9")
@every_set
def test_a_guess_is_made_of_what_the_seat_knows_alone(name: str) -> None:
    for state in found(name):
        for seat in range(-1, state.seats):
            guess = determinize(state, seat, stream("first", "guess"))
            one, two = (determinize(s, seat, stream("second", "guess")) for s in (state, guess))
            assert GAME.to_data(one) == GAME.to_data(two)


@every_set
def test_a_guess_can_be_played_on(name: str) -> None:
    """What a sandbox begins with, and what bots that search play in."""
    dice = stream(f"on {name}", "test")
    for position in found(name):
        guess = determinize(position, 0, dice)
        for _ in range(6):
            if guess.over:
                break
            prompt = GAME.asked(guess)[0]
            GAME.apply(guess, prompt.seat, walk(prompt, dice))
            assert GAME.check(guess) == []


@every_set
def test_a_view_shares_nothing_with_its_state(name: str) -> None:
    for state in found(name):
        before = json.dumps(GAME.to_data(state))
        view = GAME.view(state, 0)
        seen = json.dumps(view.to_data())
        table = view.table
        for slot, one in in_play(table):
            one.talents += 1
            one.place = slot
        for faction in table.factions:
            faction.hand.append(3)
        for added in (table.frontier, table.college, table.rising, table.docket, table.neutrals):
            for field in getattr(type(added), "__slots__", ()):
                value = getattr(added, field)
                if isinstance(value, list):
                    value.clear()
        for frame in table.stack:
            parts = [part for part in frame.fields() if isinstance(part, Plain)]
            for field in [*frame.fields(), *(one for part in parts for one in part.fields())]:
                if isinstance(field, list):
                    field.clear()
        assert json.dumps(GAME.to_data(state)) == before
        assert json.dumps(GAME.view(state, 0).to_data()) == seen


@every_set
def test_a_state_written_and_read_or_copied_is_the_same(name: str) -> None:
    dice = stream(f"copies {name}", "test")
    for state in found(name):
        before = encode(GAME.to_data(state))
        again = GAME.from_data(decode(before, "state"))
        asked = [(p.seat, p.key, p.choices([])) for p in GAME.asked(state)]
        assert [(p.seat, p.key, p.choices([])) for p in GAME.asked(again)] == asked
        assert encode(GAME.to_data(again)) == before
        for prompt in GAME.asked(state):
            move = walk(prompt, dice)
            one, two = GAME.clone(state), GAME.clone(again)
            assert encode(GAME.to_data(one)) == before
            for played in (one, two):
                GAME.apply(played, prompt.seat, move)
            assert encode(GAME.to_data(one)) == encode(GAME.to_data(two))
        assert encode(GAME.to_data(state)) == before


@every_set
def test_moves_are_taken_back_and_the_record_holds(name: str) -> None:
    scenario, seats, rules = SETS[name]
    dice = stream(f"undo {name}", "test")
    names = [f"seat {n}" for n in range(seats)]
    table = Table(GAME, {"scenario": scenario, **rules}, names, name)
    undone = 0
    while not table.state.over and len(table.entries) < 300:
        prompt = GAME.asked(table.state)[0]
        before = GAME.hash(table.state)
        table.play(prompt.seat, walk(prompt, dice))
        if dice.below(3):
            continue
        try:
            table.undo(prompt.seat)
        except CannotUndo:
            continue
        undone += 1
        assert GAME.hash(table.state) == before
    assert undone
    record = parse(b"".join(table.record.encoded()), "record")
    again, now = (GAME.to_data(one.state) for one in (replay(GAME, record), table))
    # Whoever replays a record has its outcomes, and not its dice.
    assert again | {"dice": now["dice"]} == now
    if table.state.over:
        verify(GAME, record)
