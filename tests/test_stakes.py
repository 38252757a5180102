"""Every kind of question says what is at stake in it and what people usually weigh, in every
language; and every sign that is drawn stands in the legend.
"""

import re
import tomllib
from pathlib import Path

import pytest

from aedilis.games import PACKAGES, board_of, face_of
from aedilis.kernel.prompt import Choose
from aedilis.kernel.text import LANGUAGES
from tools import catalogues

ROOT = Path(__file__).resolve().parents[1]
NAMES = ["Gaia", "Livia", "Marcus", "Titus", "Lucius"]
# Parts of the sentence that a promise binds whoever is asked: no questions.
NONE = {"republic-ask-promised", "republic-ask-promised-ballot"}
# What the signs are called that are drawn for more than one thing.
DRAWINGS = {
    "republic": ("web/src/republic/insignia.tsx", r"^const SIGNS[^{]*\{(.*?)^\};"),
    "glory": ("web/src/glory/materials.tsx", r"^const ICONS[^{]*\{(.*?)^\};"),
}


def kinds(game: str) -> list[str]:
    """The keys of all questions of a game, out of its English texts."""
    locale = ROOT / "src" / "aedilis" / game / "presentation" / "locale"
    asked = {key.partition(".")[0] for key in catalogues.read_language(locale, "en")}
    return sorted(one for one in asked if one.startswith(f"{game}-ask-") and one not in NONE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(PACKAGES))
def test_every_kind_of_question_says_what_is_at_stake(game: str, language: str) -> None:
    face = face_of(game, language, NAMES, 0)
    found = kinds(game)
    assert len(found) > 15
    for key in found:
        told = face.stake(Choose(0, key, "", [1]))
        assert told.endswith("."), key
        assert 50 < len(told) < 320, (key, len(told))


@pytest.mark.parametrize("game", list(PACKAGES))
def test_a_question_without_a_sentence_shows_nothing(game: str) -> None:
    face = face_of(game, "en", NAMES, 0)
    assert face.stake(Choose(0, f"{game}-ask-nothing-known", "", [1])) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(PACKAGES))
def test_every_sign_that_is_drawn_is_in_the_legend(game: str, language: str) -> None:
    board = board_of(face_of(game, language, NAMES, 0), game, NAMES, 0)
    signs = [sign for part in board.legend() for sign in part.signs]
    assert len({sign.id for sign in signs}) == len(signs)
    assert all(sign.name and sign.line for sign in signs)
    path, pattern = DRAWINGS[game]
    found = re.search(pattern, (ROOT / path).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    drawn = set(re.findall(r"^  ([a-z_]+):", found[1], re.MULTILINE))
    assert len(drawn) > 3
    assert drawn <= {sign.id for sign in signs}


@pytest.mark.parametrize("game", list(PACKAGES))
def test_every_paragraph_of_the_legend_is_one(game: str) -> None:
    board = board_of(face_of(game, "en", NAMES, 0), game, NAMES, 0)
    package = ROOT / "src" / "aedilis" / game / "data" / "rules.en.toml"
    known = set(tomllib.loads(package.read_text("utf-8")))
    used = {sign.rule for part in board.legend() for sign in part.signs if sign.rule}
    assert len(used) > 10
    assert sorted(rule for rule in used if rule.removeprefix("R ") not in known) == []
