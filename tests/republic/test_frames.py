"""Every kind of frame that games come upon is saved by the names of its fields, and read again."""

from typing import Any

import pytest

from aedilis.kernel.codec import decode, encode
from aedilis.kernel.frame import frames_to_data, names_of
from aedilis.republic.phases.revolution.rise import RiseFrame
from aedilis.republic.state.saving import to_data
from aedilis.republic.turn import FRAMES
from tests.republic.setup.games import GAME, TABLES, begun, positions


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_frames_are_saved_by_name_and_read_in_any_order(scenario: str, seats: int) -> None:
    for state in positions(scenario, seats, "frames", 5):
        data = decode(encode(frames_to_data(state.stack)), "stack")
        again = FRAMES.read([dict(reversed(frame.items())) for frame in data])
        assert frames_to_data(again) == data
        for frame, told in zip(state.stack, data, strict=True):
            assert set(told) == {"kind", *names_of(type(frame))}
            for name in names_of(type(frame)):
                # A field is what its name says, whatever the order of the constructor.
                assert frame.fields()[names_of(type(frame)).index(name)] == getattr(frame, name)


def test_a_vote_is_saved_with_what_is_voted_on_and_how_it_stands() -> None:
    kinds: dict[object, Any] = {}
    for state in positions("early", 3, "frames", 1):
        kinds.update({told["kind"]: told for told in frames_to_data(state.stack)})
        if "vote" in kinds:
            break
    vote = kinds["vote"]
    assert list(vote) == ["kind", "motion", "tally"]
    assert list(vote["motion"]) == ["what", "parts", "by", "maker", "agreed"]
    assert list(vote["tally"])[:3] == ["voted", "asked", "rest"]


@pytest.mark.parametrize(
    "vote",
    [
        {"kind": "vote"},
        {"kind": "vote", "motion": {}, "tally": {"voted": []}},
        {"kind": "vote", "motion": ["consuls"], "tally": {"voted": []}},
        {"kind": "vote", "motion": {"what": "consuls", "parts": [], "by": 0, "maker": 0, "to": 1},
         "tally": {"voted": []}},
    ],
)  # fmt: skip
def test_a_vote_that_lacks_something_is_refused(vote: dict[str, object]) -> None:
    data = to_data(begun())
    data["stack"] = [vote]
    with pytest.raises(ValueError, match="frame 'vote' does not read"):
        GAME.from_data(data)


def test_a_stack_as_it_was_saved_before_is_refused() -> None:
    data = to_data(begun())
    data["stack"] = [["turn", 1], ["mortality", 0]]
    with pytest.raises(ValueError, match="is unknown"):
        GAME.from_data(data)


def test_the_group_that_stands_is_saved_among_the_fields_of_those_who_rise() -> None:
    before = {
        "kind": "rise", "seats": [2, 0], "step": "considers", "generals": [7], "rolled": [4],
        "paid": [1], "ships": 2, "share": 3, "refused": 0, "leader": 4, "fleets": 1,
        "governors": [4, 9],
    }  # fmt: skip
    (frame,) = FRAMES.read([before])
    assert isinstance(frame, RiseFrame)
    assert frame.strongest.fields() == [4, 1, [4, 9]]
    assert list(frames_to_data([frame])[0].items()) == list(before.items())
    copy = frame.clone()
    assert isinstance(copy, RiseFrame)
    copy.strongest.governors.append(11)
    assert frame.strongest.governors == [4, 9]
    del before["governors"]
    with pytest.raises(ValueError, match="frame 'rise' does not read"):
        FRAMES.read([before])
