"""States written down and read again."""

import ast
import json
from pathlib import Path

import pytest

from aedilis.kernel.codec import decode, encode
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.republic.state import advanced, saving
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.person import Senator
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.table import Front
from tests.republic.setup.games import GAME, TABLES, begun, positions

SOURCE = Path(__file__).parents[2] / "src" / "aedilis" / "republic" / "state"


def slots(module: str, name: str) -> set[str]:
    """The fields of a class, as its source lists them (a compiled class does not tell), but for the
    `roll`, which is worked out from the others. What stands behind a property has its name.
    """
    tree = ast.parse((SOURCE / f"{module}.py").read_text(encoding="utf-8"))
    cls = next(n for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.name == name)
    for node in cls.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            return {name.removeprefix("_") for name in ast.literal_eval(node.value)} - {"roll"}
    raise AssertionError(f"{name} has no slots")


@pytest.mark.parametrize(
    ("module", "name", "saved"),
    [
        ("person", "Senator", (*saving.SENATOR, *saving.SENATOR_ADDED)),
        ("faction", "Faction", saving.FACTION),
        ("table", "Front", saving.FRONT),
        ("table", "Holding", saving.HOLDING),
        ("sitting", "SenateSession", saving.SESSION),
        ("frontier", "Frontier", advanced.FRONTIER),
        ("neutrals", "Neutrals", advanced.NEUTRALS),
    ],
)
def test_every_field_is_saved(module: str, name: str, saved: tuple[str, ...]) -> None:
    assert slots(module, name) == set(saved)


def test_every_field_of_the_state_is_saved() -> None:
    assert slots("table", "RepublicState") | {"over", "flagged", "learned"} == {
        *saving.STATE, "scenario", "switches", "senators", "factions", "fronts", "holdings",
        "senate_session", "deals", *advanced.ADDED,
    }  # fmt: skip


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_state_written_and_read_is_the_same(scenario: str, seats: int) -> None:
    for state in positions(scenario, seats, "saving", 7):
        data = to_data(state)
        again = GAME.from_data(decode(encode(data), "state"))
        assert to_data(again) == data
        assert GAME.hash(again) == GAME.hash(state)
        assert [(p.seat, p.key, p.choices([])) for p in GAME.asked(again)] == [
            (p.seat, p.key, p.choices([])) for p in GAME.asked(state)
        ]


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_copy_is_the_same_and_its_moves_leave_the_original_alone(
    scenario: str, seats: int
) -> None:
    dice = stream("copies", "test")
    for state in positions(scenario, seats, "copies", 11):
        before = encode(to_data(state))
        for prompt in GAME.asked(state):
            other = GAME.clone(state)
            assert encode(to_data(other)) == before
            GAME.apply(other, prompt.seat, walk(prompt, dice))
        assert encode(to_data(state)) == before


def test_what_is_written_is_plain_and_has_neither_log_nor_prompts() -> None:
    state = begun()
    state.log = []
    GAME.asked(state)
    data = to_data(state)
    assert json.loads(json.dumps(data)) == data
    assert not {"log", "asked"} & set(data)
    again = GAME.from_data(data)
    assert again.log is None
    assert again.asked is None


def test_what_is_written_shares_nothing_with_the_state() -> None:
    state = begun()
    data = to_data(state)
    written = json.dumps(data)
    state.fronts.append(Front(3, 1, True, False))
    state.layers[0].pop()
    state.switches = RepublicSwitches(scenario="late")
    state.set_order(1, "proposal", "ask")
    one = next(x for x in state.senators if x is not None)
    one.talents += 3
    state.factions[0].hand.append(7)
    assert json.dumps(data) == written


def test_what_seldom_is_there_is_kept_too() -> None:
    state = begun()
    slot = next(n for n, one in enumerate(state.senators) if one is not None)
    state.sit(slot, Senator(slot, -1, 2))
    state.senator(slot).plundered = 5
    state.set_order(1, "proposal", "ask")
    state.aiding = [2, 4]
    state.rhodian = 3
    again = GAME.from_data(to_data(state))
    assert again.senator(slot).plundered == 5
    assert again.order(1, "proposal") == "ask"
    assert (again.aiding, again.rhodian) == ([2, 4], 3)


def test_a_frame_nobody_knows_is_refused() -> None:
    data = to_data(begun())
    data["stack"] = [{"kind": "nothing", "step": 0}]
    with pytest.raises(ValueError, match="'nothing' is unknown"):
        GAME.from_data(data)
