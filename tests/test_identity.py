"""What a record names of the rules: which facts count for which edition or scenario."""

import copy
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import aedilis
from aedilis.games import GAMES
from aedilis.glory.definitions import cards
from aedilis.glory.definitions import identity as glory
from aedilis.glory.definitions.editions import BASES, EDITIONS, PRINTED, edition_facts
from aedilis.kernel.data import tables
from aedilis.kernel.folding import fold
from aedilis.kernel.identity import facts_hash, other_rules
from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.names import names_in
from aedilis.kernel.table import Table
from aedilis.republic.definitions import identity as republic
from aedilis.republic.definitions import source
from aedilis.republic.state.options import BASIC, PLAYABLE

DATA = {game: Path(aedilis.__file__).parent / game / "data" for game in GAMES}
DECIDED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "facts.toml").read_text("utf-8"))
TEXTS = {*DECIDED["texts"], *(f"rules.{language}" for language in LANGUAGES)}
FILES = [(game, name) for game in GAMES for name in DECIDED[game]]
TABLES: dict[str, dict[str, dict[str, Any]]] = {"glory": cards.TABLES, "republic": source.TABLES}
FACTS = {"glory": cards.FILES, "republic": source.FILES}
LATE = "late with the optional statesmen"
ALONE = {f"{one} with Neutrals": id_ for one, id_ in PLAYABLE.items() if one in BASIC}


def hashes(game: str, tables: Mapping[str, dict[str, Any]]) -> dict[str, str]:
    """The hash of every edition or scenario."""
    if game == "glory":
        return {one: facts_hash(glory.facts(tables, one)) for one in EDITIONS}
    found = {one: facts_hash(republic.facts(tables, id_, False)) for one, id_ in PLAYABLE.items()}
    found |= {
        one: facts_hash(republic.facts(tables, id_, False, True)) for one, id_ in ALONE.items()
    }
    return found | {LATE: facts_hash(republic.facts(tables, "late", True))}


NOW = {game: hashes(game, TABLES[game]) for game in GAMES}


def changed(game: str, tables: Mapping[str, dict[str, Any]]) -> set[str]:
    """The editions or scenarios whose hash is another than now."""
    return {one for one, known in hashes(game, tables).items() if known != NOW[game][one]}


def copied(game: str, tmp_path: Path, name: str, edit: Callable[[str], str]) -> set[str]:
    """What changes when one file of a copy of the data is edited."""
    for path in DATA[game].glob("*.toml"):
        text = path.read_text("utf-8")
        if path.stem == name:
            assert edit(text) != text
            text = edit(text)
        (tmp_path / path.name).write_text(text, "utf-8")
    return changed(game, tables(tmp_path, FACTS[game]))


# -- what does not count ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_comment_or_another_layout_changes_nothing(game: str, name: str, tmp_path: Path) -> None:
    def edit(text: str) -> str:
        spaced = re.sub(r"^(\w+) = ", r"\1   =   ", text, flags=re.M)
        return f"# A new comment.\n\n{spaced}\n# Another.\n"

    assert copied(game, tmp_path, name, edit) == set()


@pytest.mark.parametrize("game", GAMES)
def test_names_are_no_facts(game: str) -> None:
    """A better translation changes nothing: what facts are read from has none."""
    assert not set(FACTS[game]) & TEXTS
    for name in FACTS[game]:
        told = {key.split(".")[-1] for key in keys_in(TABLES[game][name], (), name == "editions")}
        assert name == "alphabets" or not told & {*LANGUAGES, "names"}, name


def test_the_order_of_names_counts_for_the_editions_that_begin_by_it(tmp_path: Path) -> None:
    def edit(text: str) -> str:
        spanish, rest = text.split("it = [")
        return spanish + "it = [" + rest.replace('"academy", "aqueduct"', '"aqueduct", "academy"')

    begun = {one for one in EDITIONS if edition_facts(one).alphabet == "it"}
    assert copied("glory", tmp_path, "alphabets", edit) == begun


@pytest.mark.parametrize("language", ["es", "it", "en"])
def test_the_orders_are_those_of_the_names_in_these_languages(language: str) -> None:
    names = names_in("aedilis.glory.presentation", language)["building"]
    order = TABLES["glory"]["alphabets"][language]
    assert sorted(order, key=lambda id_: fold(names[id_])) == order
    # A building of one edition alone needs a place in that edition's order alone.
    rows = TABLES["glory"]["buildings"]["building"]
    assert {row["id"] for row in rows if "replaces" not in row} <= set(order) <= set(names)


# -- what counts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", PRINTED)
def test_a_switch_of_an_edition_changes_it_and_those_based_on_it(edition: str) -> None:
    editions = {edition, *(name for name in PRINTED if BASES.get(name) == edition)}
    tables = copy.deepcopy(TABLES["glory"])
    tables["editions"][edition]["vault_open_turn"] = "otherwise"
    assert changed("glory", tables) & set(PRINTED) == editions


def test_a_number_on_the_cards_of_glory_changes_every_edition() -> None:
    tables = copy.deepcopy(TABLES["glory"])
    tables["materials"]["material"][3]["sites"] += 1
    assert changed("glory", tables) == set(EDITIONS)


ALL = {*PLAYABLE, LATE}
IN_EARLY = {"early", "early-middle", "early-late", "alternate"}
IN_LATE = {"late", LATE, "middle", "middle-late", "early-middle", "early-late", "alternate"}


@pytest.mark.parametrize(
    ("file", "kind", "row", "key", "scenarios"),
    [
        ("scenarios", "scenario", "middle", "legions", {"middle"}),
        ("scenarios", "scenario", "late", "pool", {"late", LATE}),
        # Families are dealt from the earlier decks as well; wars come from a scenario's own deck
        # and from the next one's, of which six cards lie at the bottom.
        ("families", "family", "cornelius", "loyalty", ALL),
        (
            "wars_early",
            "war",
            "syrian_war",
            "land",
            {"early", "early-middle", "early-late", "alternate"},
        ),
        ("wars_late", "war", "first_mithridatic_war", "land", IN_LATE),
        ("statesmen", "statesman", "gaius_marius", "oratory", ALL - {"late"}),
    ],
)
def test_a_number_changes_the_scenarios_that_use_it(
    file: str, kind: str, row: str, key: str, scenarios: set[str]
) -> None:
    tables = copy.deepcopy(TABLES["republic"])
    found = next(one for one in tables[file][kind] if one["id"] == row)
    found[key] += 1
    alone = {one for one, id_ in ALONE.items() if id_ in scenarios}
    assert changed("republic", tables) == scenarios | alone


def test_a_number_of_the_neutrals_changes_the_games_they_sit_in_and_no_other() -> None:
    tables = copy.deepcopy(TABLES["republic"])
    tables["neutrals"]["auction"]["free"] += 1
    assert changed("republic", tables) == set(ALONE)


def test_a_new_scenario_changes_no_other() -> None:
    tables = copy.deepcopy(TABLES["republic"])
    tables["scenarios"]["scenario"].append({**tables["scenarios"]["scenario"][0], "id": "new"})
    assert changed("republic", tables) == set()


def test_a_card_put_between_others_changes_those_whose_place_it_moves() -> None:
    tables = copy.deepcopy(TABLES["republic"])
    tables["wars_early"]["war"].insert(0, dict(tables["wars_early"]["war"][0]))
    assert changed("republic", tables) == ALL | set(ALONE)


# -- every key is decided --------------------------------------------------------------------------


def keys_in(data: Any, parts: tuple[str, ...], above: bool) -> Iterator[str]:
    """The keys of a data file, `*` for the ids of editions."""
    if isinstance(data, dict):
        for key, value in data.items():
            here = (*parts, "*" if above else key)
            yield from keys_in(value, here, False)
    elif isinstance(data, list) and data and isinstance(data[0], dict):
        for value in data:
            yield from keys_in(value, parts, False)
    else:
        yield ".".join(parts)


def other(value: Any) -> Any:
    """Another value of the same kind; a text with an accent, which no alphabet minds."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return OTHER.get(value, f"{value}\u0301")
    if isinstance(value, dict):
        return {key: other(one) for key, one in value.items()}
    return [*value, *value[:1]] if value else [0]


WHOLE = [one for one in EDITIONS if one not in BASES]
OTHER = {"es": "en", "it": "en", "en": "es"} | {
    edition: next(one for one in WHOLE if one != edition) for edition in EDITIONS
}
"""Words that have to stay words: whose alphabet decides, which edition another is based on."""


def alter(data: Any, parts: list[str]) -> None:
    """Change every value that a key names."""
    if isinstance(data, list):
        for one in data:
            alter(one, parts)
        return
    keys = list(data) if parts[0] == "*" else [parts[0]] if parts[0] in data else []
    for key in keys:
        if len(parts) == 1:
            data[key] = other(data[key])
        else:
            alter(data[key], parts[1:])


@pytest.mark.parametrize("game", GAMES)
def test_every_data_file_is_decided(game: str) -> None:
    found = {path.stem for path in DATA[game].glob("*.toml")}
    assert found == {*DECIDED[game], *TEXTS}


def found(game: str, name: str) -> set[str]:
    """The keys of a data file."""
    return set(keys_in(TABLES[game][name], (), name == "editions"))


def decided(game: str, name: str, counts: str) -> list[str]:
    """The keys of a data file that are counted or told."""
    keys: list[str] = DECIDED[game][name].get(counts, [])
    possible = DECIDED[game][name].get("possible", []) if counts == "counted" else []
    return [*keys, *(key for key in possible if key in found(game, name))]


@pytest.mark.parametrize(("game", "name"), FILES)
def test_every_key_of_a_data_file_is_decided(game: str, name: str) -> None:
    counted, told = (set(decided(game, name, one)) for one in ("counted", "told"))
    assert found(game, name) == counted | told
    assert not counted & told


@pytest.mark.parametrize(
    ("game", "name", "key", "counts"),
    [
        (game, name, key, counts)
        for game, name in FILES
        for counts in ("counted", "told")
        for key in decided(game, name, counts)
    ],
)
def test_a_key_counts_as_decided(game: str, name: str, key: str, counts: str) -> None:
    tables = {**TABLES[game], name: copy.deepcopy(TABLES[game][name])}
    alter(tables[name], key.split("."))
    assert tables[name] != TABLES[game][name]
    if key == "scenario.id":
        # By it the others are found: there is no such scenario any more.
        with pytest.raises(StopIteration):
            hashes(game, tables)
        return
    assert bool(changed(game, tables)) == (counts == "counted")


# -- the games -------------------------------------------------------------------------------------


def test_a_game_names_the_facts_of_its_options() -> None:
    for edition in EDITIONS:
        options = GAMES["glory"].options({"edition": edition}, 3)
        assert GAMES["glory"].identity(options, 3) == NOW["glory"][edition]
    for scenario in PLAYABLE:
        options = GAMES["republic"].options({"scenario": scenario}, 3)
        for seats in (3, 4, 5, 6):
            assert GAMES["republic"].identity(options, seats) == NOW["republic"][scenario]
    for name, scenario in ALONE.items():
        for seats in (1, 2):
            options = GAMES["republic"].options({"scenario": scenario}, seats)
            assert GAMES["republic"].identity(options, seats) == NOW["republic"][name]
    late = GAMES["republic"].options({"scenario": "late", "late-marius-sulla": True}, 3)
    assert GAMES["republic"].identity(late, 3) == NOW["republic"][LATE]


def test_a_record_of_a_game_alone_names_the_facts_of_the_neutrals() -> None:
    game = GAMES["republic"]
    for seats, name in ((1, "early with Neutrals"), (2, "early with Neutrals"), (3, "early")):
        table = Table(game, {}, [f"seat {n}" for n in range(seats)], "1")
        assert table.header.data == NOW["republic"][name]
        assert not other_rules(game, table.header)


def test_all_have_hashes_of_their_own() -> None:
    for game in GAMES:
        assert len(set(NOW[game].values())) == len(NOW[game])
