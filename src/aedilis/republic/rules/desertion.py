"""A loyal senator calls his veterans away from the rebel (rules 1.10.51, 1.11.36): a move out of
turn of his faction.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.armies import send_legions
from aedilis.republic.rules.camps import rebel_places
from aedilis.republic.rules.persons import in_play, of_faction, who
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, CAPTIVE, FIELD, MARCH, REBEL, UNDER

DEFECT: Final = verb("defect")


@rule("R 1.10.51", "R 1.11.36", "R 2.03.22")
def called_away(s: RepublicState, slot: int) -> list[int]:
    """The veterans in the rebels' armies that are loyal to a senator."""
    places = rebel_places(s)
    return [n for n, patron in enumerate(s.loyal) if patron == slot and s.legions[n] in places]


@rule("R 1.11.36", "R 1.10.71")
def patrons(s: RepublicState, seat: int) -> list[int]:
    """The loyal senators of a faction who have veterans in the rebel's army. A captive can give no
    orders.
    """
    if s.rebel == NONE:
        return []
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.place not in (REBEL, CAPTIVE) and called_away(s, slot)
    ]


@rule("R 1.11.36")
def defect_options(s: RepublicState, seat: int) -> list[int]:
    """Whether a faction may call veterans away now: at any time while the revolt lasts."""
    return [DEFECT] if patrons(s, seat) else []


@rule("R 1.11.36")
def defect_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Whose veterans."""
    if len(done) == 1:
        options = senators("senator", patrons(s, seat))
        return Choose(seat, "republic-ask-defect", "R 1.11.36", options)
    return None


@rule("R 1.11.36", "R 1.10.51")
def defect(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """All veterans of a senator go over to the Senate: to its army against the rebel, the first
    that was sent if there are several, else to Rome.
    """
    slot = senator(move[1])
    legions = called_away(s, slot)
    marching = [
        (one.serial, general)
        for general, one in in_play(s)
        if one.place == FIELD and one.at == MARCH and one.serial
    ]
    send_legions(s, legions, UNDER + min(marching)[1] if marching else BARRACKS)
    if s.log is not None:
        told = {"person": who(s, slot), "count": len(legions)}
        s.note("republic-defects", seat, told)
