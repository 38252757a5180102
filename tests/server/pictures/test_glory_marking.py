"""Names in sentences keep what they name, and the sentences stay what they were."""

import pytest

from aedilis.glory.definitions.cards import BUILDINGS, JACK
from aedilis.glory.presentation.board.marked import MarkedGloryText
from aedilis.glory.presentation.text import GloryText
from aedilis.kernel.dice import stream
from aedilis.kernel.marking import clean, mark, plain, spans
from aedilis.kernel.prompt import walk
from aedilis.kernel.text import LANGUAGES
from tests.glory.random_play import GAME

NAMES = ["Livia", "marcus e.", "Insula"]


def test_a_mark_is_not_seen_and_not_lost() -> None:
    text = f"{mark('seat:0', 'Livia')} lays {mark('card:31', 'Villa')}."
    assert plain(text) == "Livia lays Villa."
    assert spans(text) == [
        ("Livia", "seat:0"),
        (" lays ", ""),
        ("Villa", "card:31"),
        (".", ""),
    ]


def test_what_is_marked_anew_is_marked_once() -> None:
    text = mark("card:1", f"{mark('material:2', 'brick')} (2)")
    assert spans(text) == [("brick (2)", "card:1")]
    assert spans(mark("seat:1", "")) == []


@pytest.mark.parametrize(
    "name",
    [
        "\ue000",
        "\ue000\ue131\ue120\ue178",
        "Li\ue000via\ue100",
        "",
        "7 seat:3",
        "\U0001f3dbivia",
        "e\u0301",
    ],
    ids=ascii,
)
def test_no_name_breaks_the_marks(name: str) -> None:
    text = f"{mark('seat:2', name)} thinks; {mark('seat:1', 'Anna')} follows."
    wanted = [(clean(name), "seat:2"), (" thinks; ", ""), ("Anna", "seat:1"), (" follows.", "")]
    assert spans(text) == [piece for piece in wanted if piece[0]]
    speaker = MarkedGloryText("en", [name, "Anna"], 1)
    assert spans(speaker.seat(0)) == ([(clean(name), "seat:0")] if clean(name) else [])


def test_foreign_marks_name_nothing() -> None:
    assert spans("a\ue000\ue100b") == [("a", ""), ("b", "")]
    assert spans("ab" + mark("x:1", "cdef")[4:]) == [("ab", "x:1")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_marked_event_reads_like_any_other(language: str) -> None:
    """Over whole games the sentences are the same for every reader, and name what they tell of."""
    refs: set[str] = set()
    for viewer in range(-1, 3):
        text = GloryText(language, NAMES, viewer, strict=True)
        marked = MarkedGloryText(language, NAMES, viewer, strict=True)
        state = GAME.new({"edition": "it2011"}, 3, stream("marks", "game"))
        dice = stream("marks", "moves")
        while not state.over:
            state.log = []
            prompt = GAME.asked(state)[0]
            GAME.apply(state, prompt.seat, walk(prompt, dice))
            for event in state.log:
                seen = event.seen_by(viewer)
                pieces = spans(marked.event(seen))
                assert "".join(piece for piece, _ in pieces) == text.event(seen)
                refs.update(ref for _, ref in pieces)
    kinds = {ref.partition(":")[0] for ref in refs if ref}
    assert kinds == {"card", "role", "material", "seat"}
    assert "card:jack" in refs


def test_every_name_is_found_where_it_stands() -> None:
    marked = MarkedGloryText("es", NAMES, 0)
    for card in (*range(BUILDINGS), JACK):
        name = marked.card(card)
        ref = "card:jack" if card == JACK else f"card:{card}"
        assert spans(name) == [(plain(name), ref)]
    listed = spans(marked.cards([2, 1]))
    assert [ref for _, ref in listed if ref] == ["card:2", "card:1"]
    assert plain(marked.cards([2, 1])) == GloryText("es", NAMES, 0).cards([2, 1])
    assert spans(marked.card(63)) == [(GloryText("es", NAMES, 0).card(63), "")]
