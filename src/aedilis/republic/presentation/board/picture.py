"""The Republic of Rome as a picture: everything that lies on the table for one reader, in his
language.

The parts are in `parts`; how things are called in `refs`; sentences whose names
can be pointed at in `marked`.
"""

from collections.abc import Sequence

import msgspec

from aedilis.kernel.event import SeenEvent
from aedilis.republic.neutrals.sitting import COALITION_STEPS, SHOWN, step_shown
from aedilis.republic.phases.senate.agenda import AGENDA
from aedilis.republic.presentation.board.floor import FloorPainter
from aedilis.republic.presentation.board.forum import ForumPainter
from aedilis.republic.presentation.board.lands import lands
from aedilis.republic.presentation.board.marked import MarkedRepublicText
from aedilis.republic.presentation.board.parts import (
    Land,
    Moment,
    Province,
    RomanFaction,
    RomanWar,
    Rome,
    TheForum,
)
from aedilis.republic.presentation.board.people import People
from aedilis.republic.presentation.board.stage import StagePainter, moments
from aedilis.republic.presentation.board.stage_parts import (
    Agreement,
    Battle,
    Combat,
    Floor,
    Initiative,
    Revenue,
    Revolution,
    Throw,
)
from aedilis.republic.presentation.board.thrown import Thrown
from aedilis.republic.presentation.board.wars import WarPainter
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.state.sitting import PONTIFEX_STEP
from aedilis.republic.state.table import PHASES
from aedilis.republic.view import RepublicView


class RepublicPicture(msgspec.Struct, tag="republic", tag_field="game"):
    """The table of The Republic of Rome.

    `stage` says what is in the middle: a phase, `opening` before the first, or `over`. What belongs
    to a phase is there only while it lasts. `throws` and `battles` are those of this turn, the
    latest first.
    """

    scenario: str
    turn: int
    era: str
    stage: str
    phases: list[Moment]
    steps: list[Moment]
    viewer: int
    rome: Rome
    wars: list[RomanWar]
    forum: TheForum
    provinces: list[Province]
    lands: list[Land]
    factions: list[RomanFaction]
    floor: Floor | None
    revenue: Revenue | None
    initiative: Initiative | None
    combat: Combat | None
    revolution: Revolution | None
    throws: list[Throw]
    battles: list[Battle]
    deals: list[Agreement]
    result: str
    winners: list[int]


def picture(
    text: RepublicText, view: RepublicView, recent: Sequence[SeenEvent] = ()
) -> RepublicPicture:
    """The table as a reader may know it: `text` speaks his language to him, `view` is his.

    `recent` are the events of this turn as he has seen them, in order (`this_turn`); without them
    no dice that were thrown are shown.
    """
    table = view.table
    marked = MarkedRepublicText(text.language, text.seat_names, text.viewer)
    people = People(text, view)
    wars = WarPainter(people)
    rome = ForumPainter(wars)
    stage = StagePainter(wars, marked)
    thrown = Thrown(marked, view, recent)
    session = table.senate_session
    floor = None
    if session is not None:
        floor = FloorPainter(wars, marked).floor(session, thrown.decisions())
    return RepublicPicture(
        scenario=text.scenario_name(table.scenario),
        turn=view.turn,
        era=text.era(min(view.era, 2)),
        stage=_stage(view),
        phases=_phases(text, view),
        steps=_steps(view),
        viewer=view.seat,
        rome=rome.rome(),
        wars=wars.wars(),
        forum=rome.forum(),
        provinces=rome.provinces(),
        lands=lands(text),
        factions=people.factions(),
        floor=floor,
        revenue=stage.revenue(),
        initiative=stage.initiative(),
        combat=stage.combat(),
        revolution=stage.revolution(),
        throws=thrown.throws(),
        battles=thrown.battles(),
        deals=stage.deals(),
        result=text.result(view),
        winners=table.winners[:],
    )


def _stage(view: RepublicView) -> str:
    if view.table.over:
        return "over"
    return PHASES[view.phase] if view.turn else "opening"


def _phases(text: RepublicText, view: RepublicView) -> list[Moment]:
    """The seven phases of the turn, the present one marked."""
    found: list[Moment] = []
    for phase, word in enumerate(PHASES):
        now = phase == view.phase and bool(view.turn)
        state = "now" if now else "done" if view.turn and phase < view.phase else "next"
        found.append(Moment(word, text.phase(phase), state))
    return found


def _steps(view: RepublicView) -> list[Moment]:
    """The Senate's order of business, the present step marked; empty when it does not sit."""
    session = view.table.senate_session
    if session is None:
        return []
    if view.table.neutrals is not None:
        step = step_shown(view.table)
        return moments(COALITION_STEPS, SHOWN, COALITION_STEPS.step(step).place) if step else []
    shown = [
        name for name in AGENDA.names if name != PONTIFEX_STEP or view.table.college is not None
    ]
    return moments(AGENDA, shown, AGENDA.step(session.step).place)
