"""What is told of the Senate of one or two people, in every language (4.05)."""

from typing import Any

import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.presentation.board.picture import picture
from aedilis.republic.presentation.coalition import coalition_lines
from aedilis.republic.presentation.terminal.face import RepublicFace
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.view import RepublicView
from tests.republic.setup.coalition import lay
from tests.republic.setup.games import GAME

SENATE: dict[str, Any] = {
    "phase": "senate",
    "step": "spoils",
    "imperials": {"leader": "cornelius", "senators": {"cornelius": {}, "manlius": {}}},
    "plutocrats": {"leader": "valerius", "senators": {"valerius": {}}},
    "conservatives": {"leader": "claudius", "senators": {"claudius": {}}},
    "you": {"leader": "papirius", "senators": {"papirius": {"knights": 9}, "calpurnius": {}}},
    "rival": {"leader": "fulvius", "senators": {"fulvius": {}}},
    "wars": {"syrian_war": {"status": "active"}},
    "rome": {"legions": 4, "fleets": 2},
    "provinces": {"sicilia": {}},
    "concessions": ["mining"],
    "senate": {"coalition": ["you", "imperials"], "plan": ["active_war", "syrian_war"]},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_coalition_plan_and_spoils_are_told(language: str) -> None:
    s = lay(SENATE, people=2)
    view = GAME.view(s, 0)
    text = RepublicText(language, ["Anna", "Ben"], 0, strict=True)
    lines = coalition_lines(text, view.table)
    # Ranks, coalition, who dominates, plan, whose turn it is, what is left.
    assert len(lines) == 6
    assert "Anna" in lines[1]
    assert text.war(s.fronts[0].war) in lines[3]
    assert "Sicilia" in lines[5] or "Sicile" in lines[5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_terminal_show_it(language: str) -> None:
    s = lay(SENATE, people=2)
    view = GAME.view(s, 0)
    assert isinstance(view, RepublicView)
    drawn = picture(RepublicText(language, ["Anna", "Ben"], 0, strict=True), view)
    assert drawn.floor is not None
    assert drawn.floor.presiding is None
    assert len(drawn.floor.coalition) == 6
    assert [one.id for one in drawn.steps if one.state == "now"] == ["spoils"]
    face = RepublicFace(language, ["Anna", "Ben"], 0)
    assert face.turn_line(view)
    assert kept(s).coalition
