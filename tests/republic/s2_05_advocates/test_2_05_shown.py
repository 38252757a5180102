"""Who pleads, who is priest and which laws wait is shown, on the page and in the terminal."""

import re

import msgspec
import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.game import Republic
from aedilis.republic.presentation.board.picture import picture
from aedilis.republic.presentation.terminal.face import RepublicFace
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.persons import oratory
from aedilis.republic.state.docket import Docket
from aedilis.republic.state.sitting import TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import MAJOR
from tests.republic.setup.opening import name
from tests.republic.setup.priests import devout, ordained
from tests.republic.setup.trials import do, give, member, run, sitting

SEATS = ("Livia", "Marcus", "Gaius", "Julia", "Titus")


def shown() -> RepublicState:
    """A trial with an Advocate, a priest, and a law that waits."""
    s = sitting(TRIALS, "middle")
    devout(s)
    s.switches = msgspec.structs.replace(s.switches, advocates=True, passing_laws=True)
    s.docket = Docket()
    ordained(s, member(s, 4))
    s.senator(member(s, 2)).marks |= MAJOR
    give(s, 3, "calpurnian")
    run(s)
    words = {"target": name(s, member(s, 2)), "prosecutor": name(s, member(s, 1))}
    do(s, 1, do="prosecute_major", **words)
    do(s, 2, senator=name(s, member(s, 2, 1)))
    do(s, 3, do="law", law="calpurnian")
    do(s, 3, senator=name(s, member(s, 3)))
    do(s, 3, senator=name(s, member(s, 3, 1)))
    return s


@rule("R 2.05.2", "R 2.06.2", "R 2.01.31")
@pytest.mark.parametrize("language", ["en", "es", "it", "fr"])
def test_the_page_and_the_terminal_show_them(language: str) -> None:
    s = shown()
    view = Republic().view(s, 0)
    drawn = picture(RepublicText(language, SEATS, 0), view, [])
    assert drawn.floor is not None
    speaker, prosecutor = s.senator(member(s, 2, 1)), s.senator(member(s, 1))
    # Who speaks against whom, and how well each of them does.
    said = "".join(piece.text for piece in drawn.floor.plea)
    named = [piece.text for piece in drawn.floor.plea if piece.ref]
    plain = RepublicText(language, SEATS, 0)
    assert named == [plain.slot(member(s, 2, 1), s), plain.slot(member(s, 1), s)]
    assert re.findall(r"\d+", said) == [str(oratory(speaker)), str(oratory(prosecutor))]
    assert [law.ref for law in drawn.floor.laws] == ["law:0"]
    people = [one for faction in drawn.factions for one in faction.senators]
    assert sum("priest" in one.marks for one in people) == 1
    assert [step.id for step in drawn.steps][:2] == ["consuls", "pontifex"]
    face = RepublicFace(language, SEATS, 0)
    told = "\n".join(line for _, lines in face.page("senate", "", view) for line in lines)
    assert RepublicText(language, SEATS, 0).slot(member(s, 2, 1), s) in told
    assert RepublicText(language, SEATS, 0).law(0) in told
