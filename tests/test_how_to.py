"""The how-tos that change the games are followed to the letter, on a copy of the sources.

What a page shows as code, data or words is put where the page says, and the commands it gives are
run. A page that no longer fits the sources fails here.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import indent
from typing import Final

import pytest

from aedilis.kernel.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
HOW_TO = ROOT / "docs" / "how-to"
PAGES: Final = ("en", "es", "it", "fr")
"""The languages of the words on a page, in their order there."""
CHECKS: Final = (
    ("ruff", "check", "src/aedilis/glory", "tests/glory"),
    ("ruff", "format", "--check", "src/aedilis/glory", "tests/glory"),
    ("tools.check_translations",),
    ("tools.rule_index", "--check"),
    ("tools.playthroughs", "--check"),
)
"""What `make check` runs of which an edition could be a failure."""
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, kind: str) -> list[str]:
    """The blocks of a kind on a page, as they are typed."""
    text = (HOW_TO / page).read_text("utf-8")
    return [
        "".join(line.removeprefix(indent) for line in body.splitlines(keepends=True))
        for indent, of, body in BLOCK.findall(text)
        if of == kind
    ]


class Copy:
    """A copy of the sources that a page is followed on."""

    def __init__(self, root: Path) -> None:
        self.root = root
        # What has been compiled of them holds for the copies too: they keep their times.
        left_out = shutil.ignore_patterns("static", "*.so")
        # With tests beside them the sources are a checkout, whose rules are read as they are.
        (root / "tests").mkdir()
        shutil.copytree(ROOT / "src" / "aedilis", root / "src" / "aedilis", ignore=left_out)

    def path(self, name: str) -> Path:
        return self.root / "src" / "aedilis" / name

    def add(self, name: str, text: str) -> None:
        """Put text at the end of a file."""
        path = self.path(name)
        path.write_text(path.read_text("utf-8").rstrip() + "\n" + text, "utf-8")

    def say(self, game: str, catalogue: str, words: str) -> None:
        """Put words at the end of a game's catalogue, in every language."""
        for language in LANGUAGES:
            self.add(f"{game}/presentation/locale/{language}/{catalogue}.ftl", words)

    def put(self, name: str, before: str, text: str) -> None:
        """Put text before a line of a file."""
        source = self.path(name).read_text("utf-8")
        assert source.count(before) == 1, before
        self.path(name).write_text(source.replace(before, text + before), "utf-8")

    def run(self, *words: str, code: int = 0) -> str:
        """What a command says."""
        return self.python("-m", "aedilis", *words, code=code)

    def tests(self, file: str, which: str) -> None:
        """Some of our own tests hold for the copy."""
        words = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", which)
        self.python("-m", "pytest", *words, str(ROOT / file))

    def python(self, *words: str, code: int = 0) -> str:
        """What a program says, its errors too where it has to fail."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src")}
        done = subprocess.run(
            [sys.executable, *words],
            check=False,
            capture_output=True,
            text=True,
            cwd=self.root,
            env=environment,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr if code else done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.fixture
def project(tmp_path: Path) -> Copy:
    """A copy with everything beside the sources: there its own tests run, and not ours."""
    copy = Copy(tmp_path)
    left_out = shutil.ignore_patterns("__pycache__")
    for folder in ("tests", "tools", "docs", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=left_out, dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return copy


def test_add_an_option(copy: Copy) -> None:
    page = "add-an-option.md"
    declared, asked, _ = blocks(page, "python")
    [words] = blocks(page, "text")
    [scenario] = blocks(page, "yaml")
    switches = "republic/state/options.py"
    indented = indent(declared, "    ")
    copy.put(switches, "\n\n\nBASIC: Final", f"\n{indented}".rstrip())
    copy.say("republic", "words", words)
    (copy.root / "house.yaml").write_text(scenario, "utf-8")
    # Declared and not asked for yet, it changes nothing: the scenario file fails.
    assert "treasury" in copy.run("scenario", "house.yaml", code=1)
    source = copy.path("republic/phases/revenue/state.py").read_text("utf-8")
    old = f"    return{asked.splitlines()[0].partition('=')[2]}\n"
    assert source.count(old) == 1, old
    new = indent(asked, "    ")
    copy.path("republic/phases/revenue/state.py").write_text(source.replace(old, new), "utf-8")
    copy.run("scenario", "house.yaml")
    assert "generous-allies=true (R 1.07.21)" in " ".join(copy.run("play", "--help").split())
    # A record that was made before has no such option, and holds.
    for record in sorted((ROOT / "tests" / "games").glob("republic-*.jsonl"))[:2]:
        copy.run("verify", str(record))
    told = json.loads(copy.run("rules", "R 1.07.21", "--json"))["entries"][0]["options"]
    assert [one.partition(" (")[0] for one in told] == ["generous-allies"]


TOLD: Final = (
    *("tests/glory", "--ignore=tests/glory/buildings", "--ignore=tests/glory/test_reasons.py"),
    *("tests/test_identity.py", "tests/test_language.py", "tests/rules/test_reference.py"),
)
"""What the pages on Glory tell to run, but for what takes long."""
LONG: Final = "republic or sound_or_refused or native_speaker or second_person or agrees"


def say_at_home(copy: Copy) -> None:
    """The words of the edition made at home, from the page that adds it."""
    page = blocks("add-an-edition.md", "text")
    for language, words in zip(PAGES, page, strict=True):
        copy.add(f"glory/presentation/locale/{language}/words.ftl", words)


def run_what_is_told(copy: Copy, which: str = "") -> None:
    """The tests and the checks that a page ends with; of the tests those of a name, if one is
    given.
    """
    quiet = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist")
    named = f" and ({which})" if which else ""
    copy.python("-m", "pytest", *quiet, "-k", f"not ({LONG}){named}", *TOLD)
    for check in CHECKS:
        copy.python("-m", *check)


def test_add_an_edition(project: Copy) -> None:
    copy, page = project, "add-an-edition.md"
    [facts] = blocks(page, "toml")
    [switches] = blocks(page, "python")
    [scenario] = blocks(page, "yaml")
    copy.add("glory/data/editions.toml", "\n" + facts)
    say_at_home(copy)
    scenarios = copy.root / "tests" / "glory" / "scenarios" / "scriptorium"
    (scenarios / "at_home.yaml").write_text(scenario, "utf-8")
    tests = copy.root / "tests" / "glory" / "test_editions.py"
    before, original, after = tests.read_text("utf-8").partition('SWITCHES["es2011-original"]')
    own, closed, rest = after.partition("\n}\n")
    tests.write_text(before + original + own + closed + switches + rest, "utf-8")
    base = scenario.replace("edition: at-home", "edition: it2011")
    (copy.root / "base.yaml").write_text(base, "utf-8")
    copy.run("scenario", "base.yaml", code=1)
    copy.run("simulate", "glory", "--edition", "at-home", "--games", "2", "--check")
    # What its base edition says, it says too.
    entry = json.loads(copy.run("rules", "G.b.scriptorium.1", "--json"))["entries"][0]
    assert "at-home" in entry["editions"] + entry["assumed_editions"]
    assert "Home" in copy.run("rules", "G.b.scriptorium.1")
    # The others are what they were, and so is what programs see of them.
    copy.tests("tests/envs/test_numbers.py", "pinned or bounds")
    # All of them run below, with an edition made at home that has a new building too.
    run_what_is_told(copy, "edition or identity or language or reference")


def test_add_a_building(project: Copy) -> None:
    copy, page = project, "add-a-building.md"
    edition, facts = blocks(page, "toml")
    number, function, worth = blocks(page, "python")
    *named, article = blocks(page, "text")
    [scenario] = blocks(page, "yaml")
    copy.add("glory/data/editions.toml", "\n" + edition)
    copy.add("glory/data/buildings.toml", "\n" + facts)
    alphabets = copy.path("glory/data/alphabets.toml")
    before, it, after = alphabets.read_text("utf-8").partition("it = [")
    assert '"coliseum",' in after
    after = after.replace('"coliseum",', '"colonnade", "coliseum",', 1)
    alphabets.write_text(before + it + after, "utf-8")
    copy.put("glory/definitions/cards.py", "\nJACK: Final", number)
    functions = "glory/rules/functions.py"
    copy.put(functions, "    FOUNDRY,\n", "    COLONNADE,\n")
    indented = indent(function, "    ")
    copy.put(functions, "    if camp.active >> TEMPLE & 1:\n        limit", indented)
    copy.put("glory/bots/worth.py", '}\n"""What a function that does', f"    {worth}")
    say_at_home(copy)
    for language, name, effect in zip(PAGES, named[::2], named[1::2], strict=True):
        copy.add(f"glory/presentation/locale/names.{language}.toml", name)
        words = f"glory/presentation/locale/{language}/words.ftl"
        copy.add(words, effect)
        if language in ("es", "fr"):
            text = copy.path(words).read_text("utf-8")
            before, the, after = text.partition("glory-the = { $id ->\n")
            assert the
            copy.path(words).write_text(before + the + article + after, "utf-8")
    (copy.root / "tests" / "glory" / "scenarios" / "colonnade.yaml").write_text(scenario, "utf-8")
    copy.run("scenario", "tests/glory/scenarios/colonnade.yaml")
    for other in ("edition: it2011", "edition: es2011"):
        (copy.root / "other.yaml").write_text(scenario.replace("edition: at-home", other), "utf-8")
        copy.run("scenario", "other.yaml", code=2)
    seated = ("--seats", "3", "--bots", "greedy,learned,random")
    copy.run("simulate", "glory", "--edition", "at-home", *seated, "--games", "3", "--check")
    # The others have no such card: their games go as they went, and programs see what they saw.
    copy.tests("tests/envs/test_numbers.py", "pinned")
    for record in sorted((ROOT / "tests" / "games").glob("glory-*.jsonl"))[:2]:
        told = copy.run("verify", str(record))
        assert "facts" not in told
    run_what_is_told(copy)


def test_add_a_language(copy: Copy) -> None:
    page = "add-a-language.md"
    listed, called = blocks(page, "python")
    begin = blocks(page, "sh")[0]
    languages = copy.path("kernel/languages.py")
    lines = languages.read_text("utf-8").splitlines(keepends=True)
    assert sum(line.startswith("Language = ") for line in lines) == 1
    lines = [listed if line.startswith("Language = ") else line for line in lines]
    languages.write_text("".join(lines), "utf-8")
    copy.put("kernel/languages.py", '}\n"""What each calls itself."""', called)
    # Of what is only named there everything is missing.
    for folder in ("tools", "web/src"):
        left_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, copy.root / folder, ignore=left_out)
    missing = copy.python("-m", "tools.check_translations", code=1).splitlines()
    assert any("names.de.toml" in line for line in missing)
    assert "rules.de.toml" in copy.run("rules", "patron", "--language", "de", code=2)
    subprocess.run(["sh", "-c", begin], check=True, cwd=copy.root)
    assert copy.python("-m", "tools.check_translations") == ""
    catalogue = copy.path("rules/locale/de.ftl")
    text = catalogue.read_text("utf-8").replace("= Editions", "= Ausgaben")
    catalogue.write_text(text, "utf-8")
    for game, paragraph in (("glory", "G.patron.1"), ("republic", "R 1.09.1")):
        told = copy.run("rules", paragraph, "--language", "de")
        assert "Ausgaben: " in told
        assert "Editions: " not in told
        copy.run("play", game, "--plain", "--language", "de", "--seed", "1")


PRINTED_EVENTS: Final = (
    *("tests/republic/components", "tests/republic/test_scenario_reference.py"),
    "tests/republic/s1_07_forum/test_1_07_2_initiative.py",
)
"""The tests of what the event cards of the box are, and where they come up."""


def test_add_an_event_card(copy: Copy) -> None:
    page = "add-an-event-card.md"
    facts, column = blocks(page, "toml")
    number, function, called = blocks(page, "python")
    light, dark, effect = blocks(page, "text")
    [scenario] = blocks(page, "yaml")
    copy.add("republic/data/events.toml", "\n" + facts)
    tables = copy.path("republic/data/tables.toml")
    text = tables.read_text("utf-8")
    row = f"  {column}".replace("temple_gifts", "trial_of_verres")
    assert text.count(row) == 1
    tables.write_text(text.replace(row, f"  {column}"), "utf-8")
    copy.put("republic/definitions/named.py", "\nTRIBUNE: Final", number)
    for language in LANGUAGES:
        names = copy.path(f"republic/presentation/locale/names.{language}.toml")
        text = names.read_text("utf-8")
        for kind, name in (("[event]\n", light), ("[event_dark]\n", dark)):
            assert text.count(kind) == 1
            text = text.replace(kind, kind + name)
        names.write_text(text, "utf-8")
        copy.add(f"republic/presentation/locale/{language}/cards_text.ftl", effect)
    (copy.root / "gifts.yaml").write_text(scenario, "utf-8")
    # It comes up and does nothing yet: the scenario file fails.
    assert "treasury" in copy.run("scenario", "gifts.yaml", code=1)
    forum = "republic/phases/forum/"
    imported = "from aedilis.republic.definitions.named import TEMPLE_GIFTS\n"
    money = "from aedilis.republic.rules.money import BANK, STATE, pay\n"
    misfortunes, events = f"{forum}misfortunes.py", f"{forum}events.py"
    copy.put(misfortunes, "from aedilis.republic.definitions.tables import", imported + money)
    copy.add(misfortunes, "\n\n" + function)
    own = f"from aedilis.{forum.replace('/', '.')}misfortunes import temple_gifts\n"
    copy.put(events, "from aedilis.republic.definitions.tables import", imported + own)
    copy.add(events, indent(called, "    "))
    copy.run("scenario", "gifts.yaml")
    copy.run("simulate", "republic", "--games", "1", "--check")
    # With a card more a state has another shape, which another version of the rules says.
    game = copy.path("republic/game.py")
    raised, count = re.subn(
        r'rules_version = "\d+"', 'rules_version = "house"', game.read_text("utf-8")
    )
    assert count == 1
    records = sorted((ROOT / "tests" / "games").glob("republic-*.jsonl"))
    [middle] = [one for one in records if one.stem == "republic-lost_bankruptcy"]
    assert '"scenario":"middle"' in middle.read_text("utf-8").partition("\n")[0]
    assert "the last state is another" in copy.run("verify", str(middle), code=1)
    game.write_text(raised, "utf-8")
    # In other eras there is no such event, and their games go as they went.
    assert "facts" not in copy.run("verify", str(middle))
    # What is printed is what it was, and so is what programs see.
    for test in PRINTED_EVENTS:
        copy.tests(test, "")
    copy.tests("tests/envs/test_numbers.py", "pinned")


def test_add_a_bot(copy: Copy) -> None:
    page = "add-a-bot.md"
    player, imported, entry, *_ = blocks(page, "python")
    words = blocks(page, "text")[0]
    copy.path("glory/bots/hasty.py").write_text(player, "utf-8")
    copy.put("glory/package.py", "from aedilis.glory.bots.learned", imported)
    copy.put("glory/package.py", "},\n    rulebook=", f", {entry.strip()}")
    copy.say("glory", "house", words)
    seated = ("--seats", "3", "--bots", "hasty,random,greedy")
    copy.run("simulate", "glory", "--games", "2", *seated, "--check")
    copy.tests("tests/bots/test_registry.py", "not wild")


def test_add_a_kind_of_proposal(project: Copy) -> None:
    copy, page = project, "add-a-kind-of-proposal.md"
    verb, kind, named, left_out, reader, position, tried = blocks(page, "python")
    [words] = blocks(page, "text")
    [scenario] = blocks(page, "yaml")
    option = blocks("add-an-option.md", "python")[0].replace("generous_allies", "public_thanks")
    said = blocks("add-an-option.md", "text")[0].replace("generous-allies", "public-thanks")
    copy.put("republic/state/options.py", "\n\n\nBASIC: Final", f"\n    {option}".rstrip())
    choices = copy.path("republic/state/choices.py")
    choices.write_text(
        choices.read_text("utf-8").replace("\n)  # fmt: skip", f"\n    {verb})  # fmt: skip", 1)
    )
    copy.path("republic/phases/senate/thanks.py").write_text(kind, "utf-8")
    registry = "republic/phases/senate/registry.py"
    thanks = "from aedilis.republic.phases.senate.thanks import Thanks\n"
    copy.put(registry, "\ncite(", thanks)
    copy.put(registry, "\n)  # fmt: skip\n\nALL_KINDS", " Thanks(),")
    terms = "republic/deals/terms.py"
    copy.put(terms, '}\n"""For each kind of proposal that a promise', f"    {named}")
    indented = indent(left_out, "        ")
    copy.put(terms, "        if not there_is(s, about):", indented)
    copy.put(
        "republic/presentation/phrases.py", '}\n"""How the content of each kind', f"    {reader}"
    )
    copy.say("republic", "senate", words)
    copy.say("republic", "words", said)
    (copy.root / "thanks.yaml").write_text(scenario, "utf-8")
    copy.run("scenario", "thanks.yaml")
    off = scenario.replace("public-thanks: true", "public-thanks: false")
    (copy.root / "off.yaml").write_text(off, "utf-8")
    copy.run("scenario", "off.yaml", code=1)
    played = ("--scenario", "early", "--option", "public-thanks=true", "--bots", "wild")
    copy.run("simulate", "republic", *played, "--games", "2", "--check")
    # It may have to wait for one of a Tribune's, and the tests want to know how.
    table = copy.root / "tests" / "republic" / "setup" / "proposals.py"
    waiting = "tests/republic/s1_09_senate/test_1_09_151_waiting_proposals.py"
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "every_kind_is or thanks")
    assert "'thanks'" in copy.python("-m", "pytest", *quiet, waiting, code=1)
    before, passed, after = table.read_text("utf-8").partition("\nPASSED: ")
    imported = before.replace("\nfrom aedilis", "\nfrom msgspec import structs\nfrom aedilis", 1)
    after = after.replace("\n}\n", f"\n    {tried}}}\n", 1)
    table.write_text(f"{imported}\n{position}\n{passed}{after}", "utf-8")
    copy.python("-m", "pytest", *quiet, waiting)
