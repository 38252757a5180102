"""Catalogues: languages, fallback, lists, and the check that holds the translations together."""

import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from aedilis.kernel.text import (
    LANGUAGES,
    Catalogue,
    MissingText,
    _bundle,
    _entries,
    _kept,
    best_language,
    capital,
)
from tools.check_translations import problems

ROOT = Path(__file__).resolve().parents[2]
WORDS = "glory/presentation/locale/{}/words.ftl"
REFUSALS = "glory/explain/refusals.py"
GLORY = "src/aedilis/glory/presentation/locale"
KERNEL = ("aedilis.kernel",)


@pytest.fixture
def speaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with texts in English and Spanish. Each test has one of its own."""
    name = f"speaking_{tmp_path.name}"
    locale = tmp_path / name / "locale"
    locale.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("", encoding="utf-8")
    (locale / "en.ftl").write_text(
        "say-both = in English\n    .hint = a hint\n"
        "say-one = only { $what }\nsay-name = by { $name }\n",
        encoding="utf-8",
    )
    (locale / "es.ftl").write_text(
        "say-both = en español\nsay-name = de { $nombre }\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_a_text_is_in_the_language_asked_for(speaking: str) -> None:
    assert Catalogue("es", [speaking], strict=True).text("say-both") == "en español"
    assert Catalogue("en", [speaking], strict=True).text("say-both") == "in English"
    assert Catalogue("en", [speaking], strict=True).text("say-both.hint") == "a hint"


def test_what_is_missing_comes_from_english_and_else_is_the_key(speaking: str) -> None:
    spanish = Catalogue("es", [speaking])
    assert spanish.text("say-one", {"what": "here"}) == "only here"
    assert spanish.text("say-both.hint") == "a hint"
    assert spanish.text("say-nothing") == "say-nothing"
    # The French file is missing altogether.
    assert Catalogue("fr", [speaking]).text("say-both") == "in English"


def test_a_missing_parameter_never_shows_in_a_text(speaking: str) -> None:
    spanish = Catalogue("es", [speaking])
    assert spanish.text("say-name", {"name": "Livia"}) == "by Livia"
    assert spanish.text("say-name") == "say-name"


def test_a_strict_catalogue_raises(speaking: str) -> None:
    strict = Catalogue("es", [speaking], strict=True)
    for key, params in (
        ("say-one", {"what": "x"}),
        ("say-name", {"name": "x"}),
        ("say-both.hint", {}),
    ):
        with pytest.raises(MissingText, match=key):
            strict.text(key, params)


def test_parameters_are_not_read_as_fluent(speaking: str) -> None:
    said = Catalogue("en", [speaking], strict=True).text("say-one", {"what": "{ $name } {"})
    assert said == "only { $name } {"


def test_a_text_is_read_with_what_it_refers_to_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"referring_{tmp_path.name}"
    locale = tmp_path / package / "locale"
    locale.mkdir(parents=True)
    (tmp_path / package / "__init__.py").write_text("", encoding="utf-8")
    (locale / "en.ftl").write_text(
        "# No text\nwhole =\n    { -city } has { $many ->\n        [one] { part.hint }\n"
        "       *[other] { many }\n    }\n# Said of it\n-city = Rome\n\n"
        "part = a part\n    .hint = { deep }\n"
        "deep = seven hills\nmany = many hills\napart = nothing of it\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    text = Catalogue("en", [package], strict=True)
    assert text.text("whole", {"many": 1}) == "Rome has seven hills"
    assert _bundle("en", (package,))._read == {"whole", "-city", "part", "deep", "many"}
    assert text.text("apart") == "nothing of it"
    assert not text.has("-city")
    assert not text.has("No")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_begins_where_a_line_is_not_indented(language: str) -> None:
    """So each can be read for itself."""
    folders = [*(ROOT / "src" / "aedilis").rglob("locale")]
    assert len(folders) >= 4
    for folder in folders:
        files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
        texts = [file.read_text("utf-8") for file in files if file.is_file()]
        whole = [one for text in texts for one in FluentParser(with_spans=False).parse(text).body]
        names = [
            f"-{one.id.name}" if isinstance(one, Term) else one.id.name
            for one in whole
            if isinstance(one, Message | Term)
        ]
        package = ".".join(folder.parent.relative_to(ROOT / "src").parts)
        assert [*_entries(language, package)] == names


def test_what_was_said_is_said_again_only_of_the_same(speaking: str) -> None:
    """Texts are kept; what is equal to Python and not to a reader, or changes, is made anew."""
    catalogue = Catalogue("en", [speaking], strict=True)
    given = [1, True, 1.5, "1", "true", "x" * 300, 2, 1, True]
    said = [catalogue.text("say-one", {"what": what}) for what in given for _ in range(2)]
    assert [one.removeprefix("only ") for one in said[::2]] == said_anew(speaking, given)
    assert said[::2] == said[1::2]


def said_anew(speaking: str, given: list[object]) -> list[str]:
    """The same of each value alone, when nothing was said before."""
    out = []
    for what in given:
        _kept.cache_clear()
        text = Catalogue("en", [speaking], strict=True).text("say-one", {"what": what})
        out.append(text.removeprefix("only "))
    return out


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language: 'la' is not one of en, es, it, fr"):
        Catalogue("la", KERNEL)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "bread, wine and iron"),
        ("es", "bread, wine e iron"),
        ("it", "bread, wine e iron"),
        ("fr", "bread, wine et iron"),
    ],
)
def test_lists_are_joined_as_the_language_has_it(language: str, expected: str) -> None:
    catalogue = Catalogue(language, KERNEL, strict=True)
    assert catalogue.join(["bread", "wine", "iron"]) == expected
    assert catalogue.join(["bread"]) == "bread"
    assert catalogue.join([]) == ""


def test_spanish_bends_the_conjunction_before_the_sound_i_only() -> None:
    spanish = Catalogue("es", KERNEL, strict=True)
    for last, conjunction in (("Ínsula", "e"), ("hijos", "e"), ("hierro", "y"), ("Muelle", "y")):
        assert spanish.join(["Bar", last]) == f"Bar {conjunction} {last}"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "FR.UTF-8"}, "fr"),
        ({"LC_ALL": "it_IT", "LANG": "es_ES"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "es_ES"}, "fr"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "es_ES"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert best_language(environment) == language


def test_capital_leaves_the_rest_alone() -> None:
    assert [capital(text) for text in ("ínsula IV", "Bar", "")] == ["Ínsula IV", "Bar", ""]


# -- the check of the translations -----------------------------------------------------------------


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "aedilis", copy / "src" / "aedilis", ignore=ignored)
    return copy


@pytest.fixture(scope="module")
def before(project: Path) -> list[str]:
    """What the check has to say of the copy as it is."""
    return problems(project)


def changed(project: Path, before: list[str], path: str, old: str, new: str) -> list[str]:
    """What more the check has to say when one place of the project reads otherwise."""
    file = project / "src" / "aedilis" / path
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    found = problems(project)
    file.write_text(text, encoding="utf-8")
    return [line for line in found if line not in before]


def test_the_translations_are_whole() -> None:
    assert problems(ROOT) == []


def test_every_language_has_a_file_in_every_locale_folder() -> None:
    for folder in sorted((ROOT / "src" / "aedilis").glob("**/locale")):
        files = {path.name for path in folder.iterdir()}
        names = {name for name in files if name.startswith("names.")}
        assert {name.partition(".")[0] for name in files - names} == set(LANGUAGES)
        assert names in (set(), {f"names.{language}.toml" for language in LANGUAGES})


@pytest.mark.parametrize(
    ("path", "old", "new", "expected"),
    [
        (
            WORDS.format("es"),
            "glory-refused-over = ",
            "# ",
            [f"{GLORY}/es/words.ftl: glory-refused-over is missing"],
        ),
        (
            WORDS.format("fr"),
            "glory-refused-over = ",
            "glory-refused-ended = x\nglory-refused-over = ",
            [f"{GLORY}/fr/words.ftl: glory-refused-ended is not in English"],
        ),
        (
            WORDS.format("it"),
            "glory-refused-no-site = Non resta nessun Sito di { $material }.",
            "glory-refused-no-site = Non resta nessun Sito { $tipo }.",
            [
                "glory/it: glory-refused-no-site does not show $material",
                "glory/it: glory-refused-no-site has $tipo, which English has not",
            ],
        ),
        (
            WORDS.format("es"),
            "glory-refused-over = ",
            "glory-refused-over = x\nglory-refused-over = ",
            [f"{GLORY}/es/words.ftl: glory-refused-over occurs 2 times"],
        ),
        (
            WORDS.format("es"),
            "{ glory-jacks } de lo jugado por { $from } (Senado).\n   *[other] ",
            "{ glory-jokers } de lo jugado por { $from } (Senado).\n   *[other] ",
            [
                (
                    f"{GLORY}/es/words.ftl: Obsolete message reference: "
                    "glory-jokers at line LINE, column 19 for glory-senate"
                )
            ],
        ),
        (
            REFUSALS,
            'no("over", "G.end.6")',
            'no("ended", "G.end.6")',
            [
                f"src/aedilis/{REFUSALS}:LINE: glory-refused-ended is in no catalogue",
                "glory-refused-over is used nowhere",
            ],
        ),
        (
            "glory/presentation/locale/names.fr.toml",
            "marble = ",
            "marbre = ",
            [
                *(f"{GLORY}/names.{one}.toml: material.marbre is missing" for one in LANGUAGES[:3]),
                f"{GLORY}/names.fr.toml: material.marble is missing",
            ],
        ),
    ],
)
def test_the_check_finds(
    project: Path, before: list[str], path: str, old: str, new: str, expected: list[str]
) -> None:
    source = (project / "src" / "aedilis" / path).read_text(encoding="utf-8")
    line = str(source[: source.index(old)].count("\n") + 1)
    assert changed(project, before, path, old, new) == [
        each.replace("LINE", line) for each in expected
    ]


def test_the_check_finds_what_is_not_fluent(project: Path, before: list[str]) -> None:
    found = changed(
        project,
        before,
        WORDS.format("fr"),
        "glory-refused-over = ",
        "glory refused over ",
    )
    assert f"{GLORY}/fr/words.ftl: glory-refused-over is missing" in found
    assert any("Unparsed content" in line for line in found)


def test_the_check_finds_a_missing_file(project: Path) -> None:
    file = project / "src" / "aedilis" / "kernel" / "locale" / "it.ftl"
    text = file.read_text(encoding="utf-8")
    file.unlink()
    found = problems(project)
    file.write_text(text, encoding="utf-8")
    assert "src/aedilis/kernel/locale/it.ftl: there is no such file" in found


def test_secret_events_need_a_text_for_those_who_see(project: Path, before: list[str]) -> None:
    found = changed(
        project,
        before,
        WORDS.format("en"),
        "glory-fountain-seen = You draw { $card } (Fountain).",
        "",
    )
    assert any(line.endswith("glory-fountain-seen is in no catalogue") for line in found)
