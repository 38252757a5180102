"""A small made-up project with three rule paragraphs, to try the rule index on known sources."""

from dataclasses import dataclass
from pathlib import Path

from aedilis.rules.index import Coverage, Index, coverage, scan
from aedilis.rules.paragraphs import GAMES, LANGUAGES, Paragraphs, load_paragraphs
from aedilis.rules.reference import Reference, load_reference

PARAGRAPHS = """\
sections = ["think", "buildings"]

[paragraphs."G.think.1"]
section = "think"
editions = ["es2011", "fr2008"]
assumed = ["it2011"]
assertions = ["G.think.1-a", "G.think.1-b"]

[paragraphs."G.think.2"]
section = "think"
editions = ["fr2008"]
assertions = ["G.think.2-a"]

[paragraphs."G.b.wall.1"]
section = "buildings"
editions = ["fr2008"]
assertions = ["G.b.wall.1-a"]
"""

NAMES = dict.fromkeys(LANGUAGES, "Wall") | {"es": "Muralla", "it": "Muro", "fr": "Rempart"}

TEXTS = {
    "en": """\
[sections]
think = "Thinking"
buildings = "Buildings"

["G.think.1"]
title = "Ways to think"
text = "Take a jack, or refill the hand. The Wall does not matter."
ruling = "Drawing fewer is *refused*."

["G.think.2"]
title = "Taking a jack"
text = "The jack comes from the pile; stonewalling is no reason."

["G.b.wall.1"]
title = "Protection"
text = "Shields the hand."
""",
    "es": """\
[sections]
think = "Pensar"
buildings = "Edificios"

["G.think.1"]
title = "Modos de pensar"
text = "Toma un senador, o rellena la mano hasta el límite."

["G.think.2"]
title = "Tomar un senador"
text = "Sale del montón."

["G.b.wall.1"]
title = "Protección"
text = "Guarda la mano."
""",
}
TEXTS |= {language: TEXTS["es"] for language in LANGUAGES if language not in TEXTS}


@dataclass(frozen=True)
class Project:
    """The made-up project, at ``root``."""

    root: Path

    @property
    def package(self) -> Path:
        return self.root / "src" / "aedilis"

    def write(self, file: str, text: str) -> Path:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def write_data(self, name: str, text: str) -> Path:
        return self.write(f"src/aedilis/glory/data/{name}", text)

    def write_names(self, language: str, wall: str) -> Path:
        folder = "src/aedilis/glory/presentation/locale"
        return self.write(f"{folder}/names.{language}.toml", f'[building]\nwall = "{wall}"\n')

    def paragraphs(self) -> Paragraphs:
        return load_paragraphs(GAMES["glory"], self.package)

    def index(self) -> Index:
        return scan([self.paragraphs()], self.root, self.package)

    def coverage(self, id_: str) -> Coverage:
        return coverage(self.paragraphs(), self.index())[id_]

    def code(self, id_: str) -> list[str]:
        return [str(place) for place in self.coverage(id_).code]

    def tests(self, id_: str) -> list[str]:
        return [str(place) for place in self.coverage(id_).tests]

    def reference(self, language: str) -> Reference:
        return load_reference(self.paragraphs(), self.index(), language, self.package)


def make(root: Path) -> Project:
    """Write the project's data below ``root``; it has neither code nor tests yet."""
    project = Project(root)
    (root / "tests").mkdir()
    project.write_data("paragraphs.toml", PARAGRAPHS)
    project.write_data("not_applicable.toml", "")
    for language in LANGUAGES:
        project.write_data(f"rules.{language}.toml", TEXTS[language])
        project.write_names(language, NAMES[language])
    return project
