"""Where things are on the map of The Republic of Rome: in the picture, and told in lines."""

import msgspec
import pytest

from aedilis.games import GAMES
from aedilis.kernel.languages import LANGUAGES
from aedilis.republic.definitions.components import FORUM_EVENTS, PROVINCES, WARS, index_of
from aedilis.republic.presentation.board.picture import picture
from aedilis.republic.presentation.terminal.face import RepublicFace
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.presentation.theatres import EVERYWHERE, theatre_of
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.wars import rebelling, revolting
from aedilis.republic.state.zones import AT_WAR, BARRACKS, BEQUESTS, MARCH
from tests.republic.setup.expeditions import ready
from tests.republic.setup.senate import units

NAMES = ["Livia", "Marcus", "Octavia", "Gnaeus", "Aurelia", "Titus"]
ASIA = index_of("province", "asia")


def test_every_war_is_fought_in_a_land_of_the_map() -> None:
    known = {land.id for land in EVERYWHERE}
    assert len(known) == len(EVERYWHERE) == len(PROVINCES) + 7
    assert {theatre_of(war) for war in range(len(WARS))} <= known
    assert theatre_of(MARCH) == "italia"
    assert theatre_of(rebelling(ASIA)) == theatre_of(revolting(ASIA, True)) == "asia"
    left = [
        theatre_of(BEQUESTS - n) for n, one in enumerate(FORUM_EVENTS) if one.id.endswith("bequest")
    ]
    assert sorted(left) == ["asia", "bithynia", "creta_et_cyrenaica"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_all_lands_and_says_where_wars_are(language: str) -> None:
    s = ready()
    shown = picture(RepublicText(language, NAMES[: s.seats], 0), GAMES["republic"].view(s, 0), [])
    assert msgspec.json.encode(shown)
    assert [land.id for land in shown.lands] == [land.id for land in EVERYWHERE]
    assert len({land.name for land in shown.lands}) == len(EVERYWHERE)
    assert [land.ref for land in shown.lands].count("") == 7
    assert {war.theatre for war in shown.wars} == {theatre_of(front.war) for front in s.fronts}


def test_the_map_is_told_in_lines() -> None:
    s = ready()
    units(s, 4, 0, 0, AT_WAR + s.fronts[0].war)
    view = GAMES["republic"].view(s, 0)
    face = RepublicFace("en", NAMES[: s.seats], 0)
    lines = dict(face.lines(view))["The map"]
    home = len(legions_at(s, BARRACKS))
    assert lines[0].startswith(f"Italia: Rome, {home} legions")
    gaul = next(line for line in lines if "1st Gallic War" in line)
    assert gaul.startswith("Gallia Cisalpina: ")
    assert "Rome has sent 4 legions" in gaul
    assert lines[-1].startswith("Still foreign: ")
    assert "Gallia Cisalpina" not in lines[-1]
