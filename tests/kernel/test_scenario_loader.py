"""Holds that a scenario file is understood, or refused in one clear line."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aedilis.glory.scenario.vocabulary import GloryScenarios
from aedilis.kernel.plain_yaml import ScenarioError, read_yaml
from aedilis.kernel.quoting import flow
from aedilis.kernel.scenario import (
    CheckStep,
    MoveStep,
    RefusedStep,
    RestStep,
    from_data,
    load,
    parse,
)
from aedilis.kernel.scenario_run import run_all

GAMES = {"glory": GloryScenarios()}

SOUND = """\
game: glory
edition: [es2011, fr2008]
title: A laborer gathers wood
rules: [G.laborer.1]
seats: [you, left]
leader: you
options: {town-sites: 2}
given:
  pool: [wood, brick]
  you: {hand: [insula, road], buildings: [dock]}
when:
  - you: {lead: laborer, with: [insula]}
  - rest: think
  - you: {refused: {take: stone}, rule: G.laborer.1}
  - then: {asked: you, can: [you, {take: wood}]}
  - you: {take: wood}
then:
  you.stockpile: [wood]
  you: {hand_size: {at_least: 1}}
"""

# What is changed in the sound file, into what, and the line that must tell of it.
FAULTS = [
    ("game: glory", "game: chess", "f.yaml:1: game: chess is no game; there are: glory"),
    ("game: glory\n", "", "f.yaml:1: game: null is no game; there are: glory"),
    ("title: A laborer gathers wood\n", "", "f.yaml:1: title is missing"),
    ("A laborer gathers wood", "[a]", "f.yaml:3: title: must be a text, not [a]"),
    (
        "fr2008",
        "fr",
        "f.yaml:2: edition[2]: fr is not one of es2011, es2011-original, it2011, fr2008",
    ),
    (
        "[G.laborer.1]",
        "[laborer]",
        "f.yaml:4: rules[1]: laborer does not fit: a rule paragraph such as G.patron.1",
    ),
    (
        "[you, left]",
        "[you, you]",
        "f.yaml:5: seats: [you, you] does not fit: 2 to 5 names of seats, clockwise, each once",
    ),
    ("[you, left]", "[you, pool]", "f.yaml:5: seats: a seat cannot be called pool"),
    ("[you, left]", "[you, rest]", "f.yaml:5: seats: a seat cannot be called rest"),
    ("leader: you", "leader: right", "f.yaml:6: leader: right is none of the seats"),
    ("pool: [wood, brick]", "pol: []", "f.yaml:9: given.pol: must be"),
    (
        "pool: [wood, brick]",
        "right: {}",
        "f.yaml:9: given.right: no such word; there are: you, left",
    ),
    ("pool: [wood, brick]", "pool: [woad]", "f.yaml:9: given.pool[1]: woad is not one of rubble"),
    (
        "hand: [insula, road]",
        "hands: []",
        "f.yaml:10: given.you.hands: no such word; there are: hand,",
    ),
    ("[dock]", "[{site: wood}]", "f.yaml:10: given.you.buildings[1]: name is missing"),
    ("[dock]", "[docks]", "f.yaml:10: given.you.buildings[1]: docks is not one of bar"),
    ("rest: think", "rest: sleep", "f.yaml:13: when[2].rest: sleep is not one of think, stop"),
    (
        "- rest: think",
        "- right: {take: wood}",
        "f.yaml:13: when[2].right: right is no seat; there are",
    ),
    ("- rest: think", "- {}", "f.yaml:13: when[2]: {} does not fit: a step has one key"),
    ("- you: {take: wood}", "- you: {}", "f.yaml:16: when[5].you: {} does not fit: a move such as"),
    (
        "- you: {take: wood}",
        "- you: [take]",
        "f.yaml:16: when[5].you: must be a mapping, not [take]",
    ),
    ("{take: wood}]", "{take: woad}]", "f.yaml:15: when[4].then.can[2].take: woad is not one of"),
    (
        "{take: stone}",
        "{tak: stone}",
        "f.yaml:14: when[3].you.refused.tak: no such word; there are:",
    ),
    (
        "rule: G.laborer.1}",
        "rul: G.laborer.1}",
        "f.yaml:14: when[3].you.rul: no such word; there are",
    ),
    (
        "- you: {take: wood}",
        "- you: {concede: right}",
        "f.yaml:16: when[5].you.concede: right is no seat; there are: you, left",
    ),
    (
        "can: [you, {take: wood}]",
        "can: [you]",
        "f.yaml:15: when[4].then.can: must be [seat, {move}]",
    ),
    ("asked: you", "askd: you", "f.yaml:15: when[4].then.askd: no such word: askd; there are: you"),
    (
        "you.stockpile",
        "you.stock",
        "f.yaml:18: then.you.stock: no such word: stock; there are: hand",
    ),
    (
        "at_least: 1",
        "at_least: x",
        "f.yaml:19: then.you.hand_size.at_least: must be a whole number",
    ),
    (
        "at_least: 1",
        "at_least: 1, more: 2",
        "f.yaml:19: then.you.hand_size.more: no such comparison",
    ),
    (
        "you: {hand_size: {at_least: 1}}",
        "you: {}",
        "f.yaml:19: then.you: an empty mapping says nothing",
    ),
    ("leader: you", "leader: you\nleader: left", "f.yaml:7: leader: this stands here twice"),
    ("leader: you", "no: you", "f.yaml:6: the key no must be a text; put it in quotes"),
    (
        "leader: you",
        "leader: &a you\nseed: *a",
        "f.yaml:6: seed: aliases are not used here; write it",
    ),
    ("leader: you", "leader: !!python/name:os.system you", "f.yaml:6: leader: the tag"),
    ("pool: [wood, brick]", "pool: [wood", "f.yaml:10: this is no YAML: expected ',' or ']'"),
]


@pytest.mark.parametrize(("old", "new", "line"), FAULTS, ids=[line for _, _, line in FAULTS])
def test_a_fault_is_one_line_with_its_place(old: str, new: str, line: str) -> None:
    assert old in SOUND
    with pytest.raises(ScenarioError) as caught:
        parse(SOUND.replace(old, new), "f.yaml", GAMES)
    assert str(caught.value).startswith(line)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("given_part", "line"),
    [
        ("options: {beginner: 1}", "options: beginner: 1 is not one of false, true"),
        ("options: {rainy: true}", "options: rainy: there is no such option"),
        ("given: {pool: [bar, bar, bar, bar, bar, bar, bar]}", "given.pool[7]: there are only 6"),
        (
            "given: {you: {vault: [" + "wood, " * 25 + "]}}",
            "given.you.vault[25]: there are only 24",
        ),
        ("given: {jacks: 3, you: {hand: []}, left: {hand: []}}", "given.jacks: the hands leave 6"),
        ("given: {you: {jacks: 6, hand: [jack]}}", "given: there are only 6 jacks, not"),
        ("given: {town: {wood: 4}, outskirts: {wood: 4}}", "given.town: 6 sites of wood are free"),
        (
            "given: {town: {wood: 0, brick: 0, rubble: 0, stone: 0, marble: 0, concrete: 0}}",
            "given:",
        ),
        ("given: {you: {influence: 2, buildings: [wall]}}", "given.you.influence: the complete"),
        ("given: {you: {influence: 74}, left: {buildings: [bar]}}", "given.you.influence: no free"),
        (
            "given: {you: {buildings: [{name: bar, complete: false, materials: [bar]}]}}",
            "given.you.buildings[1].materials: 1 materials complete a building",
        ),
        (
            "given: {you: {buildings: [{name: bar, complete: false, opened: true}]}}",
            "given.you.buildings[1].opened: only a complete building",
        ),
        ("given: {you: {buildings: [bar, bar]}}", "given: this position cannot be: you: two"),
        ("given: {you: {buildings: [{name: bar, site: wood}]}}", "given: this position cannot be"),
        ("given: {deck_size: 140}", "given.deck_size: must be from 1 to"),
        ("given: {deck: [bar, bar], deck_size: 1}", "given.deck_size: must be from 2 to"),
        (
            "given: {you: {clientele: ["
            + "merchant, " * 6
            + "], buildings: [forum, ludus_magna]}}",
            "given: the game is over in this position (forum)",
        ),
    ],
)
def test_an_impossible_position_is_one_line(given_part: str, line: str) -> None:
    head = "game: glory\nedition: fr2008\ntitle: x\nrules: [G.setup.1]\nseats: [you, left]\n"
    text = f"{head}leader: you\n{given_part}\nthen: {{over: false}}\n"
    scenario = parse(text, "f.yaml", GAMES)
    with pytest.raises(ScenarioError) as caught:
        run_all(scenario)
    assert str(caught.value).startswith("f.yaml:7: " + line)
    assert "\n" not in str(caught.value)


def test_the_sound_file_is_understood() -> None:
    scenario = parse(SOUND, "f.yaml", GAMES)
    assert (scenario.title, scenario.rules) == ("A laborer gathers wood", ("G.laborer.1",))
    assert scenario.editions == ("es2011", "fr2008")
    kinds = [type(step) for step in scenario.steps]
    assert kinds == [MoveStep, RestStep, RefusedStep, CheckStep, MoveStep, CheckStep]
    assert [one.differences for one in run_all(scenario)] == [(), ()]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.yaml: cannot be read"):
        load(tmp_path / "none.yaml", GAMES)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(path, GAMES)


def test_endless_nesting_is_refused() -> None:
    for text in ("[" * 30 + "]" * 30, "[" * 5000 + "]" * 5000):
        with pytest.raises(ScenarioError, match="nested too deeply"):
            parse(text, "f.yaml", GAMES)


def test_words_that_yaml_might_take_for_something_else() -> None:
    data, lines = read_yaml("a: 2001-01-01\nb: [1_000, 0x1f, 1.5, ~]\nc: yes")
    assert data == {"a": "2001-01-01", "b": ["1_000", "0x1f", "1.5", None], "c": True}
    assert lines[("b", 3)] == 2


# -- anything at all -------------------------------------------------------------------------------

WORDS = """
glory all es2011 it2011 fr2008 you left right jack bar insula dock forum wall temple wood brick
stone marble patron laborer merchant think refill then rest stop given pool deck hand G.laborer.1 x
""".split()  # noqa: SIM905 - a list of words reads best as words
KEYS = """
game edition title rules seats leader options seed given when then pool deck deck_size jacks town
outskirts you left hand clientele stockpile vault influence buildings name site materials complete
opened out_of_town lead follow with take add to from refused rule rest can cannot asked over
contains at_least not you.influence town.wood beginner
""".split()  # noqa: SIM905 - a list of words reads best as words

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 150),
    st.sampled_from(WORDS),
    st.text(max_size=4),
    st.floats(),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=3)), inner, max_size=4),
        st.dictionaries(st.integers(0, 3), inner, max_size=1),
    ),
    max_leaves=12,
)
documents = st.dictionaries(st.sampled_from(KEYS), values, max_size=8)


def understood_or_refused(data: object) -> None:
    """Understand and run a document. Nothing but one clear line may come of a fault in it."""
    told = "f.yaml: "
    try:
        run_all(from_data(data, "f.yaml", GAMES))
    except ScenarioError as error:
        told = str(error)
    assert told.startswith("f.yaml: ")
    assert "\n" not in told


@given(st.one_of(values, documents))
@settings(max_examples=200, deadline=None)
def test_no_document_crashes_the_loader(data: object) -> None:
    understood_or_refused(data)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every spot in a document, as the container and the key in it."""
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    spots = [(data, key) for key, _ in inside]
    for _, value in inside:
        if isinstance(value, dict | list):
            spots.extend(places(value))
    return spots


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_no_change_to_a_sound_file_crashes_it(data: st.DataObject) -> None:
    document, _ = read_yaml(SOUND)
    for _ in range(data.draw(st.integers(1, 2))):
        container, key = data.draw(st.sampled_from(places(document)), label="place")
        container[key] = data.draw(values, label="value")
    understood_or_refused(document)


@given(st.text(alphabet="ab:-[]{}&*!%@#'\"|> \n,?0.~", max_size=40))
@settings(max_examples=300, deadline=None)
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(text, "f.yaml", GAMES)
    assert "\n" not in str(caught.value)


def test_no_sign_of_a_file_reaches_the_terminal_unseen() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(SOUND.replace("leader:", '"a\\n\\e[31m":'), "f.yaml", GAMES)
    assert str(caught.value).startswith("f.yaml:6: a ?[31m: no such word; there are: game, edition")


def test_plain_data_in_one_line() -> None:
    assert flow({"a": [1, True, None, "x"], "b": {}}) == "{a: [1, true, null, x], b: {}}"
    assert len(flow(["word"] * 200)) == 100
    assert len(flow(["word"] * 200, 300)) == 300


def test_no_library_of_files_is_fetched_before_a_file_is_read() -> None:
    told = "import sys, aedilis.bots.registry; print({'yaml', 'jsonschema'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "set()"
