"""Holds that the rule data of a game is complete, and that a fault in it is named."""

import pytest

from aedilis.kernel.codec import BadFile
from aedilis.rules.paragraphs import (
    GAMES,
    LANGUAGES,
    load_paragraphs,
    load_texts,
    text_problems,
)
from tests.rules.made_up import PARAGRAPHS, TEXTS, Project


@pytest.mark.parametrize("key", list(GAMES))
def test_the_real_data_is_complete(key: str) -> None:
    paragraphs = load_paragraphs(GAMES[key])
    assert {language: text_problems(paragraphs, language) for language in LANGUAGES} == {
        language: [] for language in LANGUAGES
    }
    assert all(one.editions and one.assertions for one in paragraphs.by_id.values())


@pytest.mark.parametrize("key", list(GAMES))
def test_every_id_is_found_where_it_is_written(key: str) -> None:
    game = GAMES[key]
    for id_, one in load_paragraphs(game).by_id.items():
        for written in (id_, *one.assertions):
            assert game.pattern.findall(f"see {game.prefix}{written}.") == [game.prefix + written]


def test_an_assertion_belongs_to_its_paragraph(project: Project) -> None:
    paragraphs = project.paragraphs()
    assert [paragraphs.owner(id_) for id_ in ("G.think.1-b", "G.think.2", "G.think.1-c")] == [
        "G.think.1",
        "G.think.2",
        None,
    ]


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        ('["G.think.2"]', '["G.think.3"]', ["G.think.2 is missing", "G.think.3 is no rule"]),
        ('title = "Tomar un senador"\n', "", ["G.think.2: Object missing required field `title`"]),
        ('text = "Sale del montón."', 'text = " "', ["G.think.2: text: Expected a text"]),
        ('text = "Sale del montón."', "text = 3", ["G.think.2: text: Expected `str`"]),
        (
            'title = "Tomar un senador"',
            'titel = "x"',
            ["G.think.2: Object contains unknown field `titel`"],
        ),
        ('["G.think.2"]', "[", ["not TOML"]),
        ('think = "Pensar"\n', "", ["sections: think is missing"]),
        ('think = "Pensar"', 'think = " "', ["sections: think: Expected a text"]),
        ('think = "Pensar"', "think = 1", ["sections: think: Expected `str`"]),
        (
            'think = "Pensar"',
            'thinking = "Pensar"',
            ["sections: think is missing", "sections: thinking is no section of glory"],
        ),
        (
            "[sections]\n",
            "",
            [
                "sections: think is missing",
                "sections: buildings is missing",
                "think is no rule paragraph",
                "buildings is no rule paragraph",
            ],
        ),
        (TEXTS["es"], "sections = 1", ["sections: Expected `object`"]),
    ],
)
def test_a_fault_in_a_text_is_named(
    project: Project, old: str, new: str, problems: list[str]
) -> None:
    project.write_data("rules.es.toml", TEXTS["es"].replace(old, new))
    found = text_problems(project.paragraphs(), "es", project.package)
    assert len(found) == len(problems)
    for line, problem in zip(found, problems, strict=True):
        assert line.startswith("rules.es.toml: ")
        assert problem in line
    with pytest.raises(BadFile, match=r"rules\.es\.toml"):
        load_texts(project.paragraphs(), "es", project.package)


def test_a_language_without_texts_is_named(project: Project) -> None:
    (project.package / "glory" / "data" / "rules.it.toml").unlink()
    assert text_problems(project.paragraphs(), "it", project.package) == [
        "rules.it.toml: cannot be read (No such file or directory)"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'section = "buildings"',
            'section = "walls"',
            "G.b.wall.1: section 'walls' is not among sections",
        ),
        ('section = "buildings"', "", "G.b.wall.1: Object missing required field `section`"),
        ('["G.b.wall.1-a"]', '["G.think.1-a"]', "G.b.wall.1: G.think.1-a is listed twice"),
        ('["G.b.wall.1-a"]', '"a"', "paragraphs: G.b.wall.1: assertions: Expected `array`"),
        ('["think", "buildings"]', '["buildings"]', "section 'think' is not among sections"),
        ('["think", "buildings"]', '"think"', "sections: Expected `array`"),
        (PARAGRAPHS, "", "Object missing required field `sections`"),
        (PARAGRAPHS, '[paragraphs]\n"G.think.1" = 1', "paragraphs: G.think.1: Expected `object`"),
    ],
)
def test_a_fault_in_the_paragraphs_is_named(
    project: Project, old: str, new: str, message: str
) -> None:
    project.write_data("paragraphs.toml", PARAGRAPHS.replace(old, new))
    with pytest.raises(BadFile) as raised:
        project.paragraphs()
    assert str(raised.value).startswith("paragraphs.toml: ")
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"G.think.9" = "Advice."', "G.think.9 is no rule paragraph of glory"),
        ('"G.think.1-c" = "Advice."', "G.think.1-c is no rule paragraph of glory"),
        ('"G.think.1" = ""', "G.think.1: Expected a text that is not empty"),
        (
            '"G.think.1" = "Advice."\n"G.think.1-a" = "Advice."',
            "G.think.1-a: its paragraph is listed already",
        ),
    ],
)
def test_a_fault_in_what_is_not_applicable_is_named(
    project: Project, text: str, message: str
) -> None:
    project.write_data("not_applicable.toml", text)
    with pytest.raises(BadFile) as raised:
        project.paragraphs()
    assert str(raised.value) == f"not_applicable.toml: {message}"
