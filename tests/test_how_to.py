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

import pytest

from aedilis.kernel.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
HOW_TO = ROOT / "docs" / "how-to"
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


def test_add_an_edition(copy: Copy) -> None:
    page = "add-an-edition.md"
    [facts] = blocks(page, "toml")
    [words] = blocks(page, "text")
    copy.add("glory/data/editions.toml", "\n" + facts)
    copy.say("glory", "words", words)
    [scenario] = blocks(page, "yaml")
    (copy.root / "at_home.yaml").write_text(scenario, "utf-8")
    copy.run("scenario", "at_home.yaml")
    base = scenario.replace("edition: at-home", "edition: it2011")
    (copy.root / "base.yaml").write_text(base, "utf-8")
    copy.run("scenario", "base.yaml", code=1)
    copy.run("simulate", "glory", "--edition", "at-home", "--games", "2", "--check")
    # What its base edition says, it says too.
    entry = json.loads(copy.run("rules", "G.b.scriptorium.1", "--json"))["entries"][0]
    assert "at-home" in entry["editions"] + entry["assumed_editions"]
    assert "Home" in copy.run("rules", "G.b.scriptorium.1")
    # The others are what they were, and so is what programs see of them.
    for record in sorted((ROOT / "tests" / "games").glob("glory-*.jsonl"))[:2]:
        copy.run("verify", str(record))
    copy.tests("tests/envs/test_numbers.py", "pinned or bounds")


def test_add_a_building(copy: Copy) -> None:
    page = "add-a-building.md"
    edition, facts = blocks(page, "toml")
    number, function = blocks(page, "python")
    name, effect = blocks(page, "text")
    [scenario] = blocks(page, "yaml")
    [home_words] = blocks("add-an-edition.md", "text")
    copy.add("glory/data/editions.toml", "\n" + edition)
    copy.add("glory/data/buildings.toml", "\n" + facts)
    italian = copy.path("glory/data/alphabets.toml").read_text("utf-8").partition("it = [")[2]
    assert '"coliseum", ' in italian
    alphabets = copy.path("glory/data/alphabets.toml")
    before, it, after = alphabets.read_text("utf-8").partition("it = [")
    after = after.replace('"coliseum",', '"coliseum", "colonnade",', 1)
    alphabets.write_text(before + it + after, "utf-8")
    copy.put("glory/definitions/cards.py", "\nJACK: Final", number)
    functions = "glory/rules/functions.py"
    copy.put(functions, "    SHRINE,\n", "    COLONNADE,\n")
    indented = indent(function, "    ")
    copy.put(functions, "    if camp.active >> TEMPLE & 1:\n        limit", indented)
    copy.say("glory", "words", home_words + effect)
    for language in LANGUAGES:
        names = f"glory/presentation/locale/names.{language}.toml"
        copy.put(names, "[building]\n", "")
        text = copy.path(names).read_text("utf-8")
        copy.path(names).write_text(text.replace("[building]\n", f"[building]\n{name}"), "utf-8")
    (copy.root / "colonnade.yaml").write_text(scenario, "utf-8")
    copy.run("scenario", "colonnade.yaml")
    for other in ("edition: it2011", "edition: es2011"):
        (copy.root / "other.yaml").write_text(scenario.replace("edition: at-home", other), "utf-8")
        copy.run("scenario", "other.yaml", code=2)
    copy.run("simulate", "glory", "--edition", "at-home", "--games", "3", "--check")
    # The others have no such card, and their games go as they went.
    for record in sorted((ROOT / "tests" / "games").glob("glory-*.jsonl"))[:2]:
        told = copy.run("verify", str(record))
        assert "facts" not in told


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
    schema = copy.path("republic/data/scenario.schema.json")
    text = schema.read_text("utf-8")
    assert text.count('"trial_of_verres"') == 1
    schema.write_text(
        text.replace('"trial_of_verres"', '"trial_of_verres", "temple_gifts"'), "utf-8"
    )
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


def test_add_a_kind_of_proposal(copy: Copy) -> None:
    page = "add-a-kind-of-proposal.md"
    verb, kind, named, left_out, reader, *_ = blocks(page, "python")
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
