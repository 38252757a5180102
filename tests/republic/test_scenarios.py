"""Runs every scenario file of The Republic of Rome, in each scenario it names, and refuses files
that make no sense with one clear line.
"""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.kernel.scenario import Scenario, from_data, load, parse
from aedilis.kernel.scenario_run import run, run_all
from aedilis.republic.check.table import check
from aedilis.republic.definitions.components import (
    CARD_IDS,
    card_word,
)
from aedilis.republic.rules.draws import QUEUES
from aedilis.republic.rules.money import all_talents
from aedilis.republic.scenario.given.moment import STEPS
from aedilis.republic.scenario.one_thing import PERSON, PROVINCES_OF, SEAT, WARS_OF
from aedilis.republic.scenario.rest import WAYS
from aedilis.republic.scenario.schema import schema
from aedilis.republic.scenario.values import RepublicReader
from aedilis.republic.scenario.vocabulary import AMOUNTS, RepublicScenarios
from aedilis.republic.state.options import PLAYABLE
from aedilis.republic.state.zones import DECK, MARKS, OUT
from aedilis.rules.paragraphs import GAMES as RULES
from aedilis.rules.paragraphs import load_paragraphs
from tests.scenario_files import versions_named

FOLDER = Path(__file__).resolve().parent / "scenarios"
VOCABULARY = RepublicScenarios()
GAMES = {"republic": VOCABULARY}
FILES = sorted(FOLDER.rglob("*.yaml"))

EXAMPLES = [
    "1.04-fig-a",
    "1.04.3",
    "1.06.13",
    "1.07.332",
    "1.07.3321",
    "1.07.333",
    "1.07.414",
    "1.08.12",
    "1.09.131/1",
    "1.09.131/2",
    "1.09.131/3",
    "1.09.16",
    "1.09.645",
    "1.10-fig-a/2",
    "1.10-fig1",
    "1.10.4/1",
    "1.10.4/2",
    "1.10.4/3",
    "1.10.4/4",
    "1.10.4/5",
]
"""The worked examples of the rules of the basic game, by paragraph. The one of 1.10.21 is that of
1.09.645, and the strengths of 1.10-fig-a are those of 1.10-fig1.
"""


@cache
def scenario(path: Path) -> Scenario:
    return load(path, GAMES)


RUNS = [
    pytest.param(path, edition, id=f"{path.relative_to(FOLDER).with_suffix('')}-{edition}")
    for path in FILES
    for edition in versions_named(path, VOCABULARY)
]


@pytest.mark.parametrize(("path", "edition"), RUNS)
def test_scenario_holds(path: Path, edition: str) -> None:
    assert scenario(path).editions == versions_named(path, VOCABULARY)
    told = [f"{one.place}: {one.text}" for one in run(scenario(path), edition).differences]
    assert told == []


@pytest.mark.parametrize(("path", "edition"), RUNS)
def test_position_is_sound(path: Path, edition: str) -> None:
    s = VOCABULARY.build(scenario(path).data, edition)
    assert check(s) == []
    assert all_talents(s) == 0


def test_every_worked_example_has_its_file() -> None:
    files = [scenario(path).data for path in FILES]
    named = {data["example"] for data in files if "example" in data}
    assert sorted(named) == EXAMPLES


def test_every_file_checks_something() -> None:
    bare = [path.name for path in FILES if "then" not in scenario(path).data]
    assert bare == []


def test_files_name_paragraphs_that_there_are() -> None:
    paragraphs = load_paragraphs(RULES["republic"])
    named = {id_ for path in FILES for id_ in scenario(path).rules}
    assert sorted(id_ for id_ in named if paragraphs.owner(id_) is None) == []


def test_titles_are_told_apart() -> None:
    titles = Counter(scenario(path).title for path in FILES)
    assert [title for title, n in titles.items() if n > 1] == []


# -- the schema and the reference page ---------------------------------------------------------


def test_the_schema_has_every_queue() -> None:
    known = schema()["$defs"]
    assert {"dice", *QUEUES} <= set(known["given"]["properties"]) & set(known["step"]["properties"])


PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "scenario-files.md"
REFERENCE = PAGE.read_text(encoding="utf-8")


def test_the_example_of_the_reference_page_holds() -> None:
    example = REFERENCE.split("```yaml\ngame: republic")[1].split("```")[0]
    one = parse("game: republic" + example, "reference", GAMES)
    assert [run.differences for run in run_all(one)] == [()]


def test_the_reference_page_has_every_word() -> None:
    known = schema()["$defs"]
    words = {*schema()["properties"], *RepublicReader.centre, *QUEUES, *WAYS, *AMOUNTS}
    words |= {*PERSON, *SEAT, *WARS_OF, *PROVINCES_OF, *PLAYABLE, *MARKS}
    words |= {word for steps in STEPS.values() for word in steps} | set(STEPS)
    for name in ("given", "camp", "person", "war_state", "province_state"):
        words |= set(known[name]["properties"])
    words |= set(known["given"]["properties"]["senate"]["properties"])
    found = set(re.findall(r"[a-z_-]+", REFERENCE.split("## The Republic of Rome")[1]))
    assert sorted(words - found) == []


# -- files that make no sense ------------------------------------------------------------------

SOUND = """\
game: republic
scenario: early
title: A sound file
rules: [R 1.09.14]
seats: [you, left, right]
given:
  phase: senate
  step: other
  wars: {first_gallic_war: {}}
  provinces: {sicilia: {governor: furius, term: 2}}
  rome: {legions: 4}
  you:
    hand: [tribune]
    leader: fabius
    senators: {fabius: {office: rome_consul}, furius: {}, manlius: {}}
  left: {leader: julius, senators: {julius: {}}}
  right: {leader: claudius, senators: {claudius: {}}}
when:
  - you: {do: propose_forces, raise_legions: 1, raise_fleets: 0, disband_legions: 0}
  - rest: for
then:
  rome.legions: 5
"""


def test_the_sound_file_holds() -> None:
    assert [one.differences for one in run_all(parse(SOUND, "sound", GAMES))] == [()]


MISTAKES = [
    ("scenario: early", "scenario: ancient", ":2: scenario: ancient is not one of all, early,"),
    ("[R 1.09.14]", "[1.09.14]", ":4: rules[1]: 1.09.14 does not fit: a rule paragraph"),
    ("seats: [you,", "seats: [rome,", ":5: seats[1]: rome means something else here"),
    ("seats: [you, left, right]", "seats: [you, a, b, c, d, e, f]", ":5: seats: [you, a, b, c, d,"),
    ("seats: [you, left, right]", "seats: [you, left]", ": given.right: no such word; there are"),
    ("  phase: senate", "  phases: senate", ":7: given.phases: senate does not fit: no such word"),
    ("step: other", "step: speech", ":8: given.step: senate has no such step; there are: consuls"),
    ("wars: {first_gallic", "wars: {last_gallic", ":9: given.wars: last_gallic_war"),
    (
        "governor: furius",
        "governor: aelius",
        ":10: given.provinces.sicilia.governor: aelius is not",
    ),
    ("{legions: 4}", "{legions: 26}", ":11: given.rome.legions: 26 does not fit"),
    ("{legions: 4}", "{legions: 20, veterans: 6}", ":11: given.rome.veterans: there are only 25"),
    (
        "hand: [tribune]",
        "hand: [tribune.38, tribune.38]",
        "hand[2]: tribune is in given.you.hand[1]",
    ),
    ("hand: [tribune]", "hand: [aelius]", ":13: given.you.hand[1]: aelius is no card that a"),
    ("hand: [tribune]", "hand: [graft, graft, graft]", "hand[3]: all 2 cards of graft are placed"),
    ("leader: fabius", "leader: julius", ":7: given: this position cannot be: you: its leader is"),
    ("leader: fabius", "leader: cassius", ":14: given.you.leader: cassius is not in play"),
    ("furius: {}", "furius: {field: syrian_war}", ".furius.field: he can be in one place only"),
    ("manlius: {}", "manlius: {field: syrian_war}", ".manlius.field: syrian_war is not in the"),
    ("manlius: {}", "manlius: {legions: 2}", ".manlius.legions: he commands forces only in the"),
    ("manlius: {}", "manlius: {office: proconsul}", "a proconsul is written by the field he comm"),
    ("manlius: {}", "manlius: {exposed: [mining]}", ".exposed[1]: he does not hold mining"),
    ("manlius: {}", "manlius: {offices: censor}", ".manlius.offices: no such word; there are:"),
    ("manlius: {}", "scipio_africanus: {}, sulla: {}", "sulla: somebody with his ID is in play"),
    ("manlius: {}", "julius_caesar: {}", ":16: given.left.senators.julius: somebody with his ID"),
    ("left: {leader: julius, s", "middle: {s", ":16: given.middle: no such word; there are: you,"),
    ("- you: {do:", "- me: {do:", ":19: when[1].me: me is no seat; there are: you, left, right"),
    ("raise_legions: 1", "raise_men: 1", ":19: when[1].you.raise_men: no such word in a move"),
    ("- rest: for", "- rest: think", ":20: when[2].rest: think is not one of wait, for, against"),
    ("- rest: for", "- dice: [7]", ":20: when[2].dice[1]: 7 does not fit"),
    ("- rest: for", "- deck: [tribune]", ":20: when[2].deck[1]: there are several; write one of"),
    ("  rome.legions: 5", "  rome.men: 5", ":22: then.rome.men: no such word: men; there are:"),
    ("  rome.legions: 5", "  wars.gaul.land: 5", ":22: then.wars.gaul.land: no such word: gaul;"),
    ("  rome.legions: 5", "  fabius.gold: 5", ":22: then.fabius.gold: no such word: gold; there"),
]


@pytest.mark.parametrize(("old", "new", "told"), MISTAKES, ids=[m[1] for m in MISTAKES])
def test_a_mistake_is_one_clear_line(old: str, new: str, told: str) -> None:
    assert old in SOUND
    with pytest.raises(ScenarioError) as caught:
        run_all(parse(SOUND.replace(old, new, 1), "file", GAMES))
    line = str(caught.value)
    assert line.startswith("file:")
    assert told in line
    assert "\n" not in line


def differences(text: str) -> list[str]:
    return [one.text for one in run_all(parse(text, "file", GAMES))[0].differences]


def test_outcomes_that_never_come_are_told() -> None:
    left = differences(SOUND.replace("  - rest: for", "  - dice: [3, 4]\n  - rest: for"))
    assert left == ["[3, 4] never came"]


def test_an_outcome_that_cannot_come_is_told() -> None:
    held = SOUND.replace("manlius: {}", "manlius: {concessions: [mining]}")
    forum = "phase: forum\n  step: initiatives\n  dice: [1, 1]\n  deck: [mining]"
    with pytest.raises(ScenarioError) as caught:
        run_all(parse(held.replace("phase: senate\n  step: other", forum), "file", GAMES))
    assert str(caught.value).startswith("file:10: given.deck: deck: mining comes next, and cannot")
    # In a step it is a difference, not a mistake in the file.
    trial = "phase: forum\n  step: leader\n  whose: you"
    moves = "  - dice: [1, 1]\n  - deck: [mining]\n  - you: {do: stop}\n"
    text = held.replace("phase: senate\n  step: other", trial)
    text = text[: text.index("  - you: {do:")] + moves + text[text.index("then:") :]
    assert "deck: mining comes next, and cannot come now" in differences(text)


def test_a_failed_step_lists_what_begins_as_it_does() -> None:
    (told,) = differences(SOUND.replace("raise_legions: 1", "raise_legions: 99"))
    assert "you: Other business: what do you propose?" in told
    assert "Legal now: {do: propose_forces, raise_legions: 0" in told


WORDS = st.sampled_from(
    ["fabius", "julius", "you", "first_punic_war", "sicilia", "tribune", "senate", "combat", "yes"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(schema()["$defs"]["given"]["properties"])), VALUES))
def test_any_position_is_laid_out_or_refused(position: dict[str, Any]) -> None:
    seats = ("you", "left", "right")
    leaders = ("fabius", "julius", "claudius")
    for seat, leader in zip(seats, leaders, strict=True):
        position[seat] = {"leader": leader, "senators": {leader: {}}}
    data = {
        "game": "republic",
        "scenario": "early",
        "title": "anything",
        "rules": ["R 1.02"],
        "seats": list(seats),
        "given": position,
    }
    told = ""
    try:
        run_all(from_data(data, "data", GAMES))
    except ScenarioError as error:
        told = str(error)
    assert "\n" not in told


def test_a_position_is_the_same_every_time() -> None:
    one = parse(SOUND, "file", GAMES)
    first, second = (VOCABULARY.build(one.data, "early") for _ in range(2))
    game = VOCABULARY.game
    assert json.dumps(game.to_data(first)) == json.dumps(game.to_data(second))


def test_cards_that_a_guide_draws_are_in_nobodys_hand() -> None:
    bare = SOUND[: SOUND.index("when:")]
    held = VOCABULARY.build(parse(bare, "file", GAMES).data, "early").zone
    of_you = next(card for card in CARD_IDS["tribune"] if held[card] not in (DECK, OUT))
    drawn = card_word(of_you)
    step = "{say: one, do: {do: stop}, meanwhile: [{deck: [" + drawn + "]}]}"
    taught = f"{bare}lesson:\n  kind: guide\n  steps:\n    - {step}\n"
    laid = VOCABULARY.build(parse(taught, "file", GAMES).data, "early")
    assert laid.zone[of_you] == DECK
    assert of_you in laid.layers[0]
    assert held[of_you] in [laid.zone[card] for card in CARD_IDS["tribune"]]


def test_a_lesson_points_at_what_there_is() -> None:
    for word in ("treasury", "hand.tribune", "fabius"):
        VOCABULARY.check_point(word, ("you",))
    with pytest.raises(ScenarioError) as caught:
        VOCABULARY.check_point("pool", ("you",))
    assert "treasury" in str(caught.value)
