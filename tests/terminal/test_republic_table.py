"""The table of The Republic of Rome shown in every way, in positions of all scenarios."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Form, Move, Prompt, walk
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import FIELD_CONSUL
from aedilis.republic.presentation.terminal.face import RepublicFace
from aedilis.republic.presentation.terminal.pages import PAGES
from aedilis.republic.rules.abroad import send_out
from aedilis.republic.rules.armies import send_fleets, send_legions
from aedilis.republic.rules.offices import take_office
from aedilis.republic.rules.outbreak import activate, place_war
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_WAR, MARCH, REBEL, UNDER
from tests.republic.setup.expeditions import GALLIC, consul_afield, ready, rome_consul
from tests.republic.setup.games import GAME, TABLES, begun, positions
from tests.republic.setup.opening import name as name_of
from tests.republic.setup.revenue import by_legate
from tests.republic.setup.senate import units
from tests.republic.setup.trials import run
from tests.server import planted

NAMES = ["Ana", "Luis", "Marta", "Pere", "Joan", "Nuria"]
EVERY = 60
SIZES = ((80, 24), (80, 60), (120, 40), (170, 50))

pytestmark = pytest.mark.usefixtures("strict")


def face_for(state: RepublicState, seat: int) -> RepublicFace:
    return RepublicFace("en", NAMES[: state.seats], seat)


def drawn(face: RepublicFace, state: RepublicState, seat: int, columns: int, rows: int) -> str:
    """The drawing as it stands on a screen."""
    console = Console(file=StringIO(), width=columns, color_system=None, highlight=False)
    console.print(face.table(GAME.view(state, seat), rows))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def told(face: RepublicFace, state: RepublicState, seat: int) -> list[str]:
    """All that can be read of a table, drawings left out."""
    view = GAME.view(state, seat)
    parts = face.lines(view)
    for name in PAGES:
        parts += face.page(name, "", view)
    parts += [face.camp(view, other) for other in range(state.seats)]
    return [line for heading, lines in parts for line in (heading, *lines)]


def spread() -> Iterator[RepublicState]:
    """Positions of random games in all scenarios."""
    for scenario, seats in TABLES:
        yield from positions(scenario, seats, "table", EVERY)


def test_every_position_can_be_told_and_drawn() -> None:
    seen = 0
    for state in spread():
        seen += 1
        for seat in (-1, 0, state.seats - 1):
            face = face_for(state, seat)
            for line in told(face, state, seat):
                assert line
                assert "republic-" not in line
                assert "{" not in line
            columns, rows = SIZES[seen % len(SIZES)]
            assert NAMES[0] in drawn(face, state, seat, columns, rows)
    assert seen > 15


@rule("R 1.04.9")
def test_nothing_is_shown_that_a_seat_may_not_know() -> None:
    """Whatever a seat cannot know may be dealt anew: all that it reads stays the same."""
    for n, state in enumerate(spread()):
        seat = n % state.seats
        other = GAME.determinize(state, seat, stream("hidden", str(n)))
        face = face_for(state, seat)
        assert told(face, state, seat) == told(face, other, seat)
        assert drawn(face, state, seat, 120, 60) == drawn(face, other, seat, 120, 60)


def begun_answers(prompt: Prompt, move: Move) -> Iterator[Move]:
    """The beginnings of an answer, part by part, and the whole of it."""
    at = 0
    if isinstance(prompt, Form):
        while (field := prompt.field(move[:at])) is not None:
            yield move[:at]
            at += field.span(move, at)
    yield move


def test_hints_and_labels_never_fail() -> None:
    hints = 0
    for scenario, seats in TABLES:
        state = begun(scenario, seats, "hints")
        dice = stream("hints", scenario)
        for n in range(400):
            if state.over:
                break
            prompt = GAME.aside(state, n % seats) if n % 5 == 0 else None
            prompt = prompt or GAME.asked(state)[0]
            move = walk(prompt, dice)
            view, face = GAME.view(state, prompt.seat), face_for(state, prompt.seat)
            for done in begun_answers(prompt, move):
                lines = face.hints(view, prompt, done)
                assert all("{" not in line for line in lines)
                hints += len(lines)
            GAME.apply(state, prompt.seat, move)
    assert hints > 100


@rule("R 1.06-fig-a-b", "R 1.13.1-e")
def test_a_province_is_told_as_it_lies_and_with_who_governs_it_from_afar() -> None:
    state = begun("early", 4)
    slot = next(iter(s for s, one in enumerate(state.senators) if one is not None))
    by_legate(state, slot, "sicilia")
    by_legate(state, slot, "africa", developed=True).legate = False
    face = face_for(state, 0)
    lines = told(face, state, 0)
    name = face.text.slot(slot, state)
    (sicilia,) = {line for line in lines if line.startswith("Sicilia (")}
    (africa,) = {line for line in lines if line.startswith("Africa (")}
    assert sicilia.startswith("Sicilia (undeveloped): ")
    assert africa.startswith("Africa (developed)")
    assert name in sicilia
    assert name in africa
    assert "by a legate" in sicilia
    assert "by a legate" not in africa


@rule("R 1.08.1-c")
@pytest.mark.parametrize("unrest", [0, 9, 10, 17])
def test_unrest_is_told_on_both_sides_of_its_marker(unrest: int) -> None:
    state = begun("early", 4)
    state.unrest = unrest
    face = face_for(state, 0)
    assert f"Unrest: {unrest}" in told(face, state, 0)
    assert re.search(rf"\b{unrest}\b", drawn(face, state, 0, 120, 24).splitlines()[0])


@rule("R 1.10.11", "R 1.09.64")
def test_an_army_in_the_field_stands_beside_its_war_with_its_chances() -> None:
    state = begun("early", 4)
    front = state.fronts[0]
    activate(state, front)
    slot = next(iter(s for s, one in enumerate(state.senators) if one is not None))
    take_office(state, slot, FIELD_CONSUL)
    send_out(state, slot, front.war)
    send_legions(state, [0, 1, 2, 3, 4, 5, 6, 7], UNDER + slot)
    send_fleets(state, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], UNDER + slot)
    face = face_for(state, 0)
    name = face.text.slot(slot, state)
    lines = "\n".join(told(face, state, 0))
    assert f"{name} (" in lines
    assert "8 legions and 12 fleets: strength" in lines
    assert f"{name} at sea with 8 legions and 12 fleets against the 1st Punic War: victory" in lines
    assert f"{name} 8L 12F" in drawn(face, state, 0, 120, 24)
    assert "● 1st Punic War" in drawn(face, state, 0, 120, 24)


@rule("R 1.07.21")
def test_a_storm_is_asked_of_one_place_after_the_other_by_name() -> None:
    data = planted.scenario("forum/storm_at_sea.yaml")
    state = planted.scenario_table(data, RepublicScenarios(), NAMES[:3]).state
    prompt, face = GAME.prompt(state, 0), face_for(state, 0)
    assert prompt is not None
    found = [face.hints(GAME.view(state, 0), prompt, [0] * n) for n in range(4)]
    assert found == [
        ["Fleets in Rome: 3"],
        ["Fleets without a commander (1st Punic War): 2"],
        ["Fleets with Julius: 5"],
        [],
    ]


@rule("R 1.09.64", "R 1.09.641")
def test_the_hints_give_forces_that_wait_at_a_war_to_the_first_general_alone() -> None:
    state = ready(legions=10, fleets=0)
    waiting = 4
    units(state, waiting, 0, 0, AT_WAR + state.fronts[0].war)
    run(state)
    prompt, face = GAME.prompt(state, 0), face_for(state, 0)
    assert isinstance(prompt, Form)
    first, second = consul_afield(state), rome_consul(state)
    war = {"war": GALLIC, "war_2": GALLIC}
    words = {"general": name_of(state, first), "general_2": name_of(state, second), "more": "yes"}
    numbers = {"legions": 6, "fleets": 0, "legions_2": 3, "fleets_2": 0}
    move = GAME.parse(state, 0, {"do": "propose_deploy", **words, **war, **numbers})
    told_of: list[list[int]] = []
    for done in begun_answers(prompt, move):
        lines = face.hints(GAME.view(state, 0), prompt, done)
        found = [re.search(r" with (\d+) legions", line) for line in lines]
        told_of.append([int(one[1]) for one in found if one is not None])
    # All that there is before an army is named; then what was named.
    assert [10 + waiting] in told_of
    assert [6 + waiting] in told_of
    assert [6 + waiting, 10 - 6] in told_of
    assert told_of[-1] == [6 + waiting, 3]


@rule("R 1.11.3")
def test_a_rebel_stands_among_the_wars() -> None:
    state = begun("late", 4)
    slot = next(iter(s for s, one in enumerate(state.senators) if one is not None))
    state.rebel = slot
    state.senator(slot).place, state.senator(slot).at = REBEL, MARCH
    send_legions(state, [0, 1, 2], UNDER + slot)
    face = face_for(state, 0)
    name = face.text.slot(slot, state)
    lines = "\n".join(told(face, state, 0))
    assert f"{name} marches on Rome with 3 legions" in lines
    assert f"Primary Rebel: {name}" in lines
    assert f"● {name}" in drawn(face, state, 0, 80, 24)


@rule("R 1.07.331", "R 1.07.332", "R 1.07.33")
def test_wars_are_told_with_status_numbers_and_leaders() -> None:
    state = begun("early", 3)
    face = face_for(state, 0)
    place_war(state, 1)
    lines = dict(face.page("forum", "", GAME.view(state, 0)))["Wars"]
    assert lines[0].startswith("1st Punic War (")
    assert "disaster on 13, standoff on 11, 14; spoils 35 T" in lines[0]
    assert any(line.startswith("2nd Punic War (imminent)") for line in lines)


@rule("R 1.06.5", "R 1.06.53")
def test_the_treasury_page_foretells_the_next_year() -> None:
    state = begun("early", 3)
    face = face_for(state, 0)
    (heading, lines), *_ = face.page("treasury", "", GAME.view(state, 0))
    assert heading == "Next Revenue Phase"
    assert lines[0] == f"now in the treasury: {state.treasury} T"
    assert "yearly revenue: +100 T" in lines
    state.treasury = -500
    (_, lines), *_ = face.page("treasury", "", GAME.view(state, 0))
    assert lines[-1].startswith("The State may be unable to pay")


def test_odds_are_told_for_what_is_asked() -> None:
    state = begun("early", 3)
    face = face_for(state, 0)
    (_, lines), *_ = face.page("odds", "punic 10 5", GAME.view(state, 0))
    assert lines
    assert all("with 10 legions and 5 fleets against the 1st Punic War" in one for one in lines)
    (_, lines), *_ = face.page("odds", "nowhere", GAME.view(state, 0))
    assert lines == [
        "No war, general or number is called “nowhere” here. For example: odds punic 10 5"
    ]


def test_cards_and_provinces_are_found_by_the_beginning_of_their_names() -> None:
    state = begun("middle", 3)
    face, view = face_for(state, 0), GAME.view(state, 0)
    assert face.card("hannibal", view)[0].startswith("Hannibal (enemy leader): Adds 7 to")
    assert len(face.card("scipio", view)) == 2
    assert len(face.card("tribune", view)) == 1
    assert face.card("illyricum", view)[0].startswith("Illyricum: ")
    assert face.card("", view) == []
    assert face.card("nothing such", view) == []


def test_a_faction_is_shown_by_the_beginning_of_its_name() -> None:
    state = begun("early", 4)
    face, view = face_for(state, 0), GAME.view(state, 0)
    assert face.page("faction", "", view)[0][0] == "Your faction (Ana)"
    assert face.page("faction", "lu", view)[0][0] == "Faction of Luis"
    assert face.page("faction", "zzz", view)[0][0] == "Factions"
    mine = face.camp(view, 0)[1][0]
    theirs = face.camp(view, 1)[1][0]
    assert "T in the faction treasury" in mine
    assert "faction treasury" not in theirs
