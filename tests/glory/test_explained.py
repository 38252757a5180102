"""Every sign on the table of Glory to Rome explains itself, by what its reader may know."""

from collections.abc import Iterator

import msgspec
import pytest

from aedilis.glory.definitions.cards import BUILDINGS, VALUE
from aedilis.glory.presentation.board.board import GloryBoard
from aedilis.glory.presentation.explained.aims import aims
from aedilis.glory.presentation.explained.camps import FIGURES
from aedilis.glory.presentation.explained.explainer import Explainer, signs
from aedilis.glory.presentation.explained.legend import legend
from aedilis.glory.presentation.explained.points import bonuses, points
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.explaining import Explanation
from aedilis.kernel.rule import rule
from aedilis.kernel.text import LANGUAGES
from aedilis.rules.paragraphs import GAMES, load_paragraphs
from tests.glory.random_play import GAME, VARIANTS, positions

NAMES = ["Livia", "Marcus", "Octavia", "Gracco"]
PARAGRAPHS = load_paragraphs(GAMES["glory"]).by_id


def told(state: GloryState, seat: int, language: str = "en") -> list[Explanation]:
    """All that is told of the signs of a table."""
    view = GAME.view(state, seat)
    text = GloryText(language, NAMES[: state.seats], seat, strict=True)
    explainer = Explainer(text, view)
    found = []
    for ref in (*signs(view), "aim:forum"):
        one = explainer.explain(ref)
        assert one is not None, ref
        assert one.ref == ref
        found.append(one)
    return found


def drawn(value: object) -> Iterator[str]:
    """All refs of a picture."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name == "ref" or name.endswith("_ref"):
                yield part
            else:
                yield from drawn(part)
    elif isinstance(value, list):
        for part in value:
            yield from drawn(part)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_whatever_is_drawn_is_explained_in_every_language(options: dict[str, object]) -> None:
    for state in positions(options, 3, "explained", 23):
        for language in LANGUAGES:
            board = GloryBoard(language, NAMES[:3], 1)
            view = GAME.view(state, 1)
            explainer = Explainer(GloryText(language, NAMES[:3], 1, strict=True), view)
            refs = set(drawn(msgspec.to_builtins(board.picture(view, []))))
            refs |= {f"{figure}@seat:{seat}" for figure in FIGURES for seat in range(3)}
            refs |= {aim.ref for aim in board.aims(view)}
            for ref in refs:
                if ref.startswith(("client:", "stock:", "vault:", "site:")) or ref in signs(view):
                    assert explainer.explain(ref) is not None, ref
            told(state, 1, language)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_all_that_is_drawn_is_among_the_signs(options: dict[str, object]) -> None:
    """Whoever asks what there is to ask about finds all that a page draws."""
    for state in positions(options, 3, "signs", 17):
        view = GAME.view(state, 0)
        picture = GloryBoard("en", NAMES[:3], 0).picture(view, [])
        refs = set(drawn(msgspec.to_builtins(picture)))
        assert refs <= set(signs(view))


@rule("G.components.8", "G.merchant.3")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_hidden_cards_change_no_explanation(options: dict[str, object]) -> None:
    dice = stream("permute", "explained")
    for state in positions(options, 3, "hidden", 11):
        for seat in range(-1, 3):
            other = GAME.determinize(state, seat, dice)
            assert told(other, seat) == told(state, seat)
            text = GloryText("en", NAMES[:3], seat)
            assert aims(text, GAME.view(other, seat)) == aims(text, GAME.view(state, seat))


def test_a_paragraph_that_is_named_is_there() -> None:
    for state in positions({"edition": "fr2008"}, 4, "rules", 19):
        for one in told(state, 0):
            assert one.rule in PARAGRAPHS, one


def test_each_building_names_a_paragraph_that_is_there() -> None:
    state = next(iter(positions({"edition": "es2011"}, 2, "none", 1)))
    text = GloryText("en", NAMES[:2], 0, strict=True)
    for card in range(BUILDINGS):
        one = Explainer(text, GAME.view(state, 0)).explain(f"card:{card}")
        assert one is not None
        assert one.rule in PARAGRAPHS, one


NO_SIGNS = [
    "seat:",
    "seat:9",
    "seat:-1",
    f"card:{BUILDINGS}",
    "card:x",
    "card:²",
    "structure:0",
    "site:6",
    "@",
    "structure:0-99",
    "structure:0-²",
    "influence@seat:8",
    "votes@seat:0",
    "aim:x",
    "pile:x",
    "seat:0@seat:0",
    "stock:0-7",
    "played:0-",
    "drawn:0",
    "role:12",
    "die:6",
    "material:",
]


@pytest.mark.parametrize("ref", ["", " ", *NO_SIGNS])
def test_what_is_no_sign_is_not_explained(ref: str) -> None:
    state = next(iter(positions({"edition": "es2011"}, 2, "none", 1)))
    text = GloryText("en", NAMES[:2], 0, strict=True)
    assert Explainer(text, GAME.view(state, 0)).explain(ref) is None


@rule("G.building.12", "G.components.7")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_influence_is_the_sum_of_what_is_told_of_it(options: dict[str, object]) -> None:
    for state in positions(options, 3, "influence", 9):
        for camp in GAME.view(state, -1).camps:
            sites = sum(count * VALUE[kind] for kind, count in enumerate(camp.sites))
            assert camp.influence == 2 + sites


@rule("G.score.2", "G.components.8")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_points_are_counted_as_far_as_anybody_can(options: dict[str, object]) -> None:
    """What is really scored lies within the bounds told, and at the end nothing is open."""
    for state in positions(options, 3, "points", 13):
        view = GAME.view(state, 0)
        for seat, camp in enumerate(state.camps):
            found = points(view, seat)
            vault = camp.vault_points()
            real = found.sure() - found.bonuses - found.vault + vault
            assert found.sure() - found.bonuses + found.least() <= real
            assert real <= found.sure() - found.bonuses + found.most()
            if state.over:
                assert found.hidden == 0
                assert found.sure() == view.scores[seat].total()
        if state.over:
            assert bonuses(view) == 0
            assert aims(GloryText("en", NAMES[:3], 0), view) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_sign_once(language: str) -> None:
    parts = legend(GloryText(language, [], strict=True))
    ids = [sign.id for part in parts for sign in part.signs]
    assert len(set(ids)) == len(ids)
    assert all(sign.name and sign.line for part in parts for sign in part.signs)
