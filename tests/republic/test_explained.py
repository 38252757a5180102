"""Every sign on the table of The Republic of Rome explains itself, by what its reader may know."""

from typing import Any

import msgspec
import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.explaining import Explanation
from aedilis.kernel.rule import rule
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import STATESMEN, index_of
from aedilis.republic.definitions.numbers import ALIGNED_LOYALTY
from aedilis.republic.determinize import determinize
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.board.picture import picture
from aedilis.republic.presentation.explained.aims import Aims
from aedilis.republic.presentation.explained.explainer import Explainer
from aedilis.republic.presentation.explained.legend import RULES, legend, parts_of
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import in_play, person, votes
from aedilis.republic.state.table import RepublicState
from aedilis.rules.paragraphs import GAMES as RULEBOOKS
from aedilis.rules.paragraphs import load_paragraphs
from tests.republic.setup.games import begun, positions
from tests.republic.setup.opening import bring
from tests.republic.setup.switches import every_set, found
from tests.server.pictures.refs import refs

GAME = GAMES["republic"]
NAMES = ["Livia", "Marcus", "Octavia", "Gnaeus", "Aurelia", "Titus"]
PARAGRAPHS = load_paragraphs(RULEBOOKS["republic"])
TABLES = [("early", 3), ("late", 4)]


def explainer(state: RepublicState, seat: int, language: str = "en") -> Explainer:
    text = RepublicText(language, NAMES[: state.seats], seat, strict=True)
    return Explainer(text, GAME.view(state, seat))


def told(state: RepublicState, seat: int, language: str = "en") -> list[Explanation]:
    """All that is told of the signs of a table."""
    explains = explainer(state, seat, language)
    out = []
    for ref in explains.signs():
        one = explains.explain(ref)
        assert one is not None, ref
        assert one.ref == ref
        out.append(one)
    return out


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_whatever_is_drawn_is_explained_in_every_language(scenario: str, seats: int) -> None:
    for n, state in enumerate(positions(scenario, seats, "explained", 29)):
        view = GAME.view(state, 1)
        text = RepublicText("en", NAMES[:seats], 1)
        shown = set(refs(msgspec.to_builtins(picture(text, view))))
        explains = explainer(state, 1, LANGUAGES[n % len(LANGUAGES)])
        for ref in shown:
            if not ref.startswith("die:"):
                assert explains.explain(ref) is not None, ref
        told(state, 1, LANGUAGES[n % len(LANGUAGES)])


@every_set
def test_what_the_advanced_rules_add_is_explained(name: str) -> None:
    for n, state in enumerate(found(name)):
        language = LANGUAGES[n % len(LANGUAGES)]
        drawn = picture(RepublicText("en", NAMES[: state.seats], 0), GAME.view(state, 0))
        explains = explainer(state, 0, language)
        for ref in set(refs(msgspec.to_builtins(drawn))):
            assert ref.startswith("die:") or explains.explain(ref) is not None, ref
        told(state, 0, language)


@rule("R 1.04.9")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_hidden_cards_and_treasuries_change_no_explanation(scenario: str, seats: int) -> None:
    dice = stream("permute", "explained")
    for state in positions(scenario, seats, "hidden", 23):
        for seat in (-1, 0, seats - 1):
            other = determinize(state, max(seat, 0), dice)
            if seat >= 0:
                assert told(other, seat) == told(state, seat)
            text = RepublicText("en", NAMES[:seats], seat)
            one, two = (Aims(text, GAME.view(s, seat)).all() for s in (other, state))
            assert one == two


@rule("R 1.04.9")
def test_a_treasury_is_told_to_its_own_faction_alone() -> None:
    state = begun("early", 3)
    state.factions[1].treasury = 17
    values = []
    for seat in (1, 0):
        one = explainer(state, seat).explain("talents@seat:1")
        assert one is not None
        values.append(one.value)
        assert ("17" in str(one.why)) is False
    assert values == ["17", ""]


def test_the_paragraphs_that_are_named_are_there() -> None:
    for paragraph in RULES.values():
        full = paragraph if paragraph.startswith("R ") else f"R {paragraph}"
        assert PARAGRAPHS.owner(full) is not None, paragraph
    for state in positions("middle", 3, "rules", 61):
        for one in told(state, 0):
            full = one.rule if one.rule.startswith("R ") else f"R {one.rule}"
            assert PARAGRAPHS.owner(full) is not None, one


NO_SIGNS = (
    ("", "senator:", "senator:x", "senator:999", "senator:²", "seat:9", "war:77", "war:-3"),
    ("rebels:0", "rebels:99", "province:99", "votes@seat:9", "leader@senator:200", "@", "x@y"),
    ("land@war:0", "state:x", "phase:x", "sign:x", "aim:x", "aim:era", "vote:for", "deal:1"),
)


@pytest.mark.parametrize("ref", [ref for refs in NO_SIGNS for ref in refs])
def test_what_is_no_sign_is_not_explained(ref: str) -> None:
    state = begun("early", 3)
    state.fronts.clear()
    assert explainer(state, 0).explain(ref) is None


@rule("R 1.07.411")
def test_a_feud_is_named_as_the_reason_of_a_loyalty() -> None:
    state = begun("middle", 3)
    feuding = next(
        (one, STATESMEN[other])
        for one in STATESMEN
        for other in one.opposes
        if STATESMEN[other].family != one.family
    )
    one, other = feuding
    for statesman in (one, other):
        bring(state, 0, statesman.id)
    slot = next(n for n, who in in_play(state) if who.statesman == one.index)
    assert loyalty(state, slot) == 0
    told_of = explainer(state, 0).explain(f"loyalty@senator:{person(state.senator(slot))}")
    assert told_of is not None
    assert told_of.value == "0"
    assert RepublicText("en", NAMES, 0).person(100 + other.index) in told_of.why[0]


@rule("R 1.07.411", "R 1.04.7")
def test_sums_are_what_the_rules_say() -> None:
    for state in positions("early", 4, "sums", 31):
        explains = explainer(state, 0)
        for slot, one in in_play(state):
            ref = f"senator:{person(one)}"
            loyal, voting = (explains.explain(f"{word}@{ref}") for word in ("loyalty", "votes"))
            assert loyal is not None
            assert voting is not None
            assert voting.value == str(votes(one))
            aligned = ALIGNED_LOYALTY if one.faction != NONE else 0
            total = loyalty(state, slot) + aligned + one.talents
            assert f"Against persuasion {total}:" in loyal.why[1]


@rule("R 1.09.14")
def test_a_vote_is_told_as_it_stands() -> None:
    seen = 0
    for state in positions("early", 4, "votes", 3):
        vote = the_vote(state)
        if vote is None:
            continue
        yes, no = vote.totals(state)
        told_of = explainer(state, 0).explain("vote:for")
        assert told_of is not None
        assert told_of.value == str(yes)
        assert told_of.why[0].startswith(f"{yes} for, {no} against")
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_sign_once(language: str) -> None:
    text = RepublicText(language, [], strict=True)
    ids = [sign.id for part in legend(text) for sign in part.signs]
    assert len(set(ids)) == len(ids)
    assert all(sign.name and sign.line for part in legend(text) for sign in part.signs)
    listed = {sign for signs in parts_of().values() for sign in signs}
    assert {one for one in RULES if not one.startswith("phase-")} <= listed


def test_the_ends_are_told_with_their_numbers() -> None:
    state = begun("early", 3)
    explains: Any = explainer(state, 0)
    texts = {aim.ref: aim for aim in Aims(explains.text, explains.view).all()}
    assert "with 4" in texts["aim:wars"].text
    assert not texts["aim:wars"].near
    for aim in texts.values():
        told_of = explains.explain(aim.ref)
        assert told_of is not None
        assert told_of.use
    assert index_of("law", "military_reforms") >= 0
