"""The Senate's other business, and the sheet of what can be proposed in it."""

from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState
from aedilis.server.wire.laying import Wanted
from aedilis.server.wire.parts import Laid
from aedilis.server.wire.questions import Asking
from aedilis.server.wire.reader import Reader
from tests.republic.setup.senate import (
    abroad,
    concession,
    field_consul,
    floor,
    province,
    units,
    war,
)
from tests.republic.setup.trials import GAME, member, run

SEATS = ["Ana", "Berta", "Carla", "Dora", "Eva"]


def business() -> RepublicState:
    """The chair of seat 0 may propose forces, armies, garrisons and concessions."""
    s = floor(talents=100)
    war(s, "first_punic_war")
    war(s, "first_illyrian_war")
    first = war(s, "first_macedonian_war")
    field_consul(s)
    units(s, 9, 8, veterans=2)
    abroad(s, member(s, 2), first, 4, 3)
    province(s, "sicilia", member(s, 3), garrison=1)
    for word in ("harbor_fees", "mining", "armaments"):
        concession(s, word)
    return run(s)


def asking(s: RepublicState, language: str = "en") -> Asking:
    """What the chair is asked."""
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    return Reader("republic", language, SEATS, 0).asking(GAME.view(s, 0), prompt)


def sheet(s: RepublicState, kind: str, wanted: Wanted = (), language: str = "en") -> Laid:
    """The sheet of a kind of proposal with what is wanted."""
    field = asking(s, language).part("k", [verb(f"propose_{kind}")], wanted).field
    assert field is not None
    assert field.sheet is not None
    return field.sheet
