"""A third game, and a bot of somebody else's, installed beside Aedilis with nothing changed in it:
they play wherever the house's own do.

In the browser they are tried in `tests/server/browser/test_third_game.py`.
"""

import json
import re
from pathlib import Path

import pytest

from aedilis.kernel.text import LANGUAGES
from tests.installing import EXAMPLES, ROOT, Told, beside, install, plant
from tools import catalogues

MORRA = EXAMPLES / "morra"
LOCALES = (MORRA / "aedilis_morra" / "locale", EXAMPLES / "hasty" / "aedilis_hasty" / "locale")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both examples."""
    target = tmp_path_factory.mktemp("beside")
    for name in ("morra", "hasty"):
        install(EXAMPLES / name, target, tmp_path_factory.mktemp("build"))
    return target


def aedilis(target: Path, *words: str, typed: str = "", cwd: Path | None = None) -> Told:
    return beside(target, "-m", "aedilis", *words, typed=typed, cwd=cwd)


def test_it_is_small() -> None:
    files = sorted(MORRA.glob("**/*.py"))
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 300


@pytest.mark.parametrize("locale", LOCALES, ids=lambda path: path.parent.name)
def test_it_speaks_four_languages(locale: Path) -> None:
    english = catalogues.read_language(locale, "en")
    for language in LANGUAGES:
        assert list(catalogues.problems(locale, language, ROOT)) == []
        texts = catalogues.read_language(locale, language)
        assert {key: text.shown | text.selectors for key, text in texts.items()} == {
            key: text.shown | text.selectors for key, text in english.items()
        }


BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def test_the_guide_makes_it() -> None:
    """Whoever copies all that the guide shows has the example, line by line."""
    guide = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text("utf-8")
    told: dict[str, list[str]] = {}
    for name, text in BLOCK.findall(guide):
        told.setdefault(name, []).extend(filter(None, text.splitlines()))
    code = {path.relative_to(MORRA).as_posix() for path in MORRA.glob("**/*.py")}
    assert code | {"pyproject.toml", "aedilis_morra/locale/en.ftl"} <= set(told)
    for name, lines in told.items():
        text = (MORRA / name).read_text("utf-8")
        assert lines == list(filter(None, text.splitlines())), name


def test_nothing_in_aedilis_knows_it() -> None:
    done = beside(ROOT / "src", "-m", "aedilis", "simulate", "morra")
    assert done.code == 2
    assert "morra" in done.err


# -- playing and checking --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "bots"),
    [(2, "augur"), (3, "augur,random,hasty"), (4, "wild"), (5, "random")],
)
def test_it_is_simulated_and_checked(
    installed: Path, tmp_path: Path, seats: int, bots: str
) -> None:
    words = ["simulate", "morra", "--games", "8", "--seats", str(seats), "--bots", bots]
    played = json.loads(aedilis(installed, *words, "--check", "--json").well())
    assert played["games"] == 8
    assert played["failures"] == 0
    kept = tmp_path / "kept"
    aedilis(installed, *words, "--option", "points=5", "--record", str(kept)).well()
    records = sorted(str(path) for path in kept.iterdir())
    assert len(records) == 8
    told = aedilis(installed, "verify", *records).well()
    assert told.count("holds") == 8
    text = Path(records[0]).read_text("utf-8")
    Path(records[0]).write_text(re.sub(r'"fingers":\d', '"fingers":6', text, count=1), "utf-8")
    bent = aedilis(installed, "verify", records[0])
    assert (bent.code, "Show 1 to 5 fingers" in bent.err) == (1, True)


def test_an_option_that_is_none_is_refused(installed: Path) -> None:
    refused = aedilis(installed, "simulate", "morra", "--option", "points=7")
    assert (refused.code, refused.out) == (2, "")
    assert "points: 7 is not one of 10, 5, 20" in refused.err
    refused = aedilis(installed, "simulate", "morra", "--bots", "senator")
    there = "augur, hasty, novice, random, random@1, wild"
    assert f"is no bot of morra (there are: {there})" in refused.err


def test_its_scenarios_hold_and_a_wrong_one_differs(installed: Path, tmp_path: Path) -> None:
    files = sorted(str(path) for path in (MORRA / "scenarios").iterdir())
    assert "2 hold, 0 differ" in aedilis(installed, "scenario", *files).well()
    text = Path(files[1]).read_text("utf-8")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(text.replace("ending: points", "ending: rounds"), "utf-8")
    told = aedilis(installed, "scenario", str(wrong))
    assert told.code == 1
    assert "ending is points, should be rounds" in told.out
    for odd, says in (
        ("stake: 9", "the stake is 9"),
        ("points: {marcus: 1, nobody: 2}", "nobody is none of the seats"),
        ("stake: {livia: 2}", "not one for all, or not one for each seat"),
    ):
        one = "points" if "points" in odd else "stake"
        wrong.write_text(re.sub(rf"  {one}: .*\n", f"  {odd}\n", text, count=1), "utf-8")
        told = aedilis(installed, "scenario", str(wrong))
        assert (told.code, says in told.err) == (2, True), told.err


HIDDEN = """
from aedilis.games import PACKAGES, board_of, face_of
from aedilis.kernel.codec import encode
from aedilis.kernel.dice import stream

package = PACKAGES["morra"]
game, names = package.rules, ["Livia", "Marcus", "Octavia"]
compared = 0
for n in range(40):
    tables = [game.new({}, 3, stream(str(n), "game")) for _ in range(2)]
    for seat, moves in ((1, ([1, 9], [5, 8])), (2, ([2, 7], [4, 12]))):
        logs = []
        for table, move in zip(tables, moves):
            table.log = []
            game.apply(table, seat, move)
            logs.append(table.log)
        one, two = tables
        assert encode(game.to_data(one)) != encode(game.to_data(two))
        for viewer in (-1, 0):
            views = [encode(game.view(table, viewer).to_data()) for table in tables]
            assert views[0] == views[1]
            told = []
            for table, log in zip(tables, logs):
                view = game.view(table, viewer)
                face = face_of("morra", "en", names, viewer)
                events = [face.event(event.seen_by(viewer)) for event in log]
                drawn = board_of(face, "morra", names, viewer).picture(view, [])
                told.append((events, drawn, face.lines(view), face.topic(view)))
            assert told[0] == told[1]
            compared += 1
        other = game.determinize(one, 0, stream(str(n), "deal"))
        assert encode(game.view(other, 0).to_data()) == encode(game.view(one, 0).to_data())
        assert game.view(one, seat).mine != game.view(two, seat).mine
    assert [game.prompt(table, 0).choices([]) for table in tables] == [[1, 2, 3, 4, 5]] * 2
print(compared)
"""


def test_what_others_show_and_call_is_secret(installed: Path) -> None:
    assert beside(installed, "-c", HIDDEN).well() == "160\n"


# -- in the terminal -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "How many fingers do you show?"),
        ("es", "¿Cuántos dedos muestras?"),
        ("it", "Quante dita mostri?"),
        ("fr", "Combien de doigts montrez-vous"),
    ],
)
def test_it_is_played_in_the_terminal(installed: Path, language: str, says: str) -> None:
    words = ["play", "morra", "--plain", "--seed", "4", "--language", language]
    told = aedilis(installed, *words, typed="?\nwhy\n3\n9\n\n").out
    assert says in told
    assert not re.search(r"\b(?:morra|kernel|terminal)-[a-z]", told)


def test_a_whole_game_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    words = ["play", "morra", "--seats", "2", "--bots", "hasty", "--plain", "--seed", "4"]
    told = aedilis(installed, *words, typed="3\n4\ny\n" * 40 + "\n", cwd=tmp_path)
    assert told.code == 0
    assert "You have won: Player." in told.out
    assert "2. Livia: 0 points" in told.out
    (kept,) = tmp_path.glob("*.jsonl")
    assert "holds" in aedilis(installed, "verify", str(kept)).well()
    shown = aedilis(installed, "replay", str(kept), "--seat", "Player").well()
    assert "Livia shows 1 and called 2." in shown


def test_the_terminal_tells_its_commands_and_has_no_rules_to_look_up(installed: Path) -> None:
    typed = "?\n? fingers\norder\nview livia\ncards\ncard x\nlang it\nquit\nn\n"
    told = aedilis(installed, "play", "morra", "--plain", "--seed", "1", typed=typed).out
    assert "Commands at any question" in told
    assert "No rule or card fits" in told
    assert "In this game no standing orders can be given." in told
    assert "Quante dita mostri?" in told
    assert "()" not in told
    usage = aedilis(installed, "rules", "--game", "morra", "x")
    assert usage.code == 2
    assert "aedilis rules" in aedilis(installed, "rules", "--help").well()


def test_helps_name_it(installed: Path) -> None:
    told = aedilis(installed, "play", "--help").well()
    assert "morra: Morra" in told
    assert "morra 2 to 5 (default: 3)" in " ".join(told.split())
    assert "options of morra:" in told
    assert "aedilis simulate morra" in aedilis(installed, "simulate", "--help").well()


# -- packages that are broken ----------------------------------------------------------------------

GAME = """
from aedilis_morra.game import MorraRules
from aedilis_morra.package import MorraFace
from aedilis.kernel.package import GamePackage, Seats, Variants

class Rules(MorraRules):
    def __init__(self):
        self.name = "{name}"

class Face(MorraFace):
    def variant(self, name):
        return name

    variant_name = variant

PACKAGE = GamePackage(
    name="{name}", rules=Rules(), seats=Seats({seats}), face={face},
    terms=lambda language: {terms}(language, ()), {more}
)
"""


VARIANTS = "variants=Variants(option='{}', names=('one', 'two'), usual='one')"


def made(
    name: str = "pest",
    seats: str = "2, 3, 5",
    face: str = "Face",
    terms: str = "Face",
    more: str = "",
) -> str:
    return GAME.format(name=name, seats=seats, face=face, terms=terms, more=more)


@pytest.mark.parametrize(
    ("group", "module", "why"),
    [
        ("aedilis.games", "import no_such_module", "ModuleNotFoundError: No module named"),
        ("aedilis.games", "1 / 0", "ZeroDivisionError: division by zero"),
        ("aedilis.games", "OTHER = 1", "AttributeError: module 'pest' has no attribute 'PACKAGE'"),
        ("aedilis.games", "PACKAGE = 7", "it is no GamePackage"),
        ("aedilis.games", made(name="glory"), "name: there is another game 'glory'"),
        ("aedilis.games", made(name="../x"), "name: '../x' is not made of small letters"),
        ("aedilis.games", made(seats="3, 2, 5"), "seats: (3, 2, 5) is not in order"),
        ("aedilis.games", made(face="None"), "TypeError: 'NoneType' object is not callable"),
        (
            "aedilis.games",
            made(terms="MorraFace", more=VARIANTS.format("edition")),
            "ValueError: variant: there is no 'one'",
        ),
        ("aedilis.bots", "PACKAGE = 7", "it is no BotPackage"),
        ("aedilis.bots", "raise ValueError('line\\nline')", "ValueError: line line"),
    ],
)
def test_a_broken_package_is_one_line_and_the_rest_plays(
    installed: Path, tmp_path: Path, group: str, module: str, why: str
) -> None:
    plant(tmp_path, "pest", group, module)
    both = f"{tmp_path}:{installed}"
    done = beside(Path(both), "-m", "aedilis", "simulate", "morra", "--games", "1", cwd=tmp_path)
    assert done.code == 0
    assert "failures: 0" in done.out
    (line,) = done.err.splitlines()
    assert line.startswith(f"aedilis: {group}: pest (pest:PACKAGE) is left out: {why}")


def test_another_bot_of_a_taken_name_is_left_out(installed: Path, tmp_path: Path) -> None:
    bot = "from aedilis_hasty import Hasty, called\nfrom aedilis.kernel.package import BotPackage\n"
    bot += "PACKAGE = BotPackage(name='random', make=Hasty, called=called)\n"
    plant(tmp_path, "pest", "aedilis.bots", bot)
    both = Path(f"{tmp_path}:{installed}")
    done = beside(both, "-m", "aedilis", "simulate", "morra", "--games", "1", cwd=tmp_path)
    assert "there is another bot 'random'" in done.err
    assert done.code == 0


def test_games_may_have_editions_of_the_same_word_and_options_like_switches(
    installed: Path, tmp_path: Path
) -> None:
    """Their switches are shared on the command line, or given as options."""
    for word in ("edition", "seed"):
        folder = tmp_path / word
        folder.mkdir()
        plant(folder, "pest", "aedilis.games", made(more=VARIANTS.format(word)))
        both = Path(f"{folder}:{installed}")
        told = beside(both, "-m", "aedilis", "play", "--help", cwd=folder)
        assert told.code == 0
        words = ["simulate", "glory", "--edition", "es2011", "--seed", "7", "--games", "1"]
        assert beside(both, "-m", "aedilis", *words, cwd=folder).code == 0


def test_a_bot_of_another_package_plays_the_games_of_the_house(installed: Path) -> None:
    words = ["simulate", "glory", "--games", "1", "--seats", "2", "--bots", "hasty,random"]
    assert "seat 1 hasty" in aedilis(installed, *words, "--check").well()
