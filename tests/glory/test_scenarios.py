"""Runs every scenario file of Glory to Rome, in each edition it names."""

import re
from collections import Counter
from pathlib import Path

import pytest

from aedilis.glory.definitions.editions import EDITIONS, PRINTED
from aedilis.glory.scenario.schema import schema
from aedilis.glory.scenario.values import CAMP, CENTRE, STRUCTURE
from aedilis.kernel.scenario import RELATIONS, parse
from aedilis.kernel.scenario_run import run, run_all
from tests.glory.files import FILES, FOLDER, GAMES, scenario
from tests.scenario_files import versions_named

EXAMPLES = [
    "round_laborer_4p",
    "two_laborer_clients_follow_or_think",
    "petition_three_laborers_as_laborer",
    "in_town_sites_3_players",
    "influence_2_to_5",
    "legionary_demands_rubble",
    "academy",
    "amphitheatre",
    "aqueduct_limit",
    "aqueduct_hire_from_hand",
    "archway",
    "atrium",
    "bar",
    "basilica",
    "bath",
    "bridge",
    "catacomb",
    "circus_original",
    "circus_maximus",
    "coliseum",
    "dock",
    "forum_both_ready",
    "foundry",
    "fountain",
    "garden",
    "gate_temple",
    "insula",
    "latrine",
    "ludus_magna",
    "market",
    "palace",
    "palisade",
    "prison_tower",
    "road",
    "school",
    "scriptorium",
    "senate_two_owners",
    "sewer",
    "shrine",
    "stairway_archway_shrine",
    "statue",
    "storeroom",
    "temple",
    "tower",
    "villa",
    "vomitorium",
    "wall_points",
    "wall_against_bridge",
    "forum_six_merchants_with_ludus",
    "forum_storeroom_needs_duplicate",
    "forum_public_two_qualify",
    "forum_es_needs_materials",
    "circus_es_any_card_architect",
    "petition_two_es",
    "gate_road_it",
    "bath_out_of_town_it",
    "last_in_town_site",
    "tie_breaks",
]


def runs(path: Path) -> tuple[str, ...]:
    """The editions that a file of ours is run in: where it says all, those that are printed. One
    that is made of them may have another building in place of one that the file names.
    """
    named = versions_named(path, GAMES["glory"])
    return PRINTED if named == EDITIONS else named


RUNS = [
    pytest.param(path, edition, id=f"{path.relative_to(FOLDER).with_suffix('')}-{edition}")
    for path in FILES
    for edition in runs(path)
]


@pytest.mark.parametrize(("path", "edition"), RUNS)
def test_scenario_holds(path: Path, edition: str) -> None:
    assert scenario(path).editions == versions_named(path, GAMES["glory"])
    told = [f"{one.place}: {one.text}" for one in run(scenario(path), edition).differences]
    assert told == []


def test_every_worked_example_has_its_file() -> None:
    assert len(EXAMPLES) == 58
    files = [scenario(path).data for path in FILES]
    named = {data["example"] for data in files if "example" in data}
    assert sorted(named) == sorted(EXAMPLES)


def test_every_file_checks_something() -> None:
    bare = [path.name for path in FILES if "then" not in scenario(path).data]
    assert bare == []


def test_titles_are_told_apart() -> None:
    titles = Counter(scenario(path).title for path in FILES)
    assert [title for title, n in titles.items() if n > 1] == []


REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "scenario-files.md"


def test_the_example_of_the_reference_page_holds() -> None:
    example = REFERENCE.read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    one = parse(example, "reference", GAMES)
    assert [(r.edition, r.differences) for r in run_all(one)] == [("es2011", ()), ("fr2008", ())]


def test_the_reference_page_has_every_word() -> None:
    definitions = schema()["$defs"]
    words = {*schema()["properties"], *CENTRE, *CAMP, *STRUCTURE, *RELATIONS}
    for name in ("given", "camp", "structure", "move"):
        words |= set(definitions[name]["properties"])
    text = REFERENCE.read_text(encoding="utf-8")
    known = set(re.findall(r"[a-z_]+", text))
    assert sorted(words - known) == []
