"""What notices say."""

import unicodedata
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.kernel.text import Catalogue
from aedilis.server.notices.kinds import KINDS, LONGEST, News, describe, plain, words
from tests.server.notices.samples import TURN, notice


def test_a_turn_says_where_and_what() -> None:
    text = words(TURN)
    assert text.subject == "Your turn: Table of Livia"
    assert text.line == "Senate · Vote on the land bill"
    assert text.body == (
        "Hello Livia,\n\n"
        "It is your turn at the table “Table of Livia”.\n\n"
        "Phase: Senate\n\n"
        "Asked: Vote on the land bill\n\n"
        "Go to the table: https://games.example.org/g/k3x9\n"
    )


def test_a_letter_says_how_to_end_letters() -> None:
    assert "https://x.example.org/u/1" in words(TURN, "https://x.example.org/u/1").body


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("news", get_args(News))
def test_every_kind_has_its_words(kind: str, news: str) -> None:
    text = words(notice(kind=kind, news=news, who="Marcus", phase="", topic=""))
    assert text.line == "Open the table"
    assert "Table of Livia" in text.subject
    assert "Table of Livia" in text.body
    assert "Marcus" in text.subject or kind not in ("mention", "chat")
    assert "server-notice" not in text.subject + text.line + text.body
    assert "{" not in text.subject + text.body


def test_the_news_of_a_seat_differ() -> None:
    news = get_args(News)
    said = [words(notice(kind="seat", news=one)) for one in news]
    assert len({one.subject for one in said}) == len(news)
    assert len({one.body for one in said}) == len(news)


def test_no_text_is_missing_in_english() -> None:
    catalogue = Catalogue("en", ("aedilis.server",), strict=True)
    for word in ("refused", "gone", "unreachable", "forbidden", "unusable"):
        text = catalogue.text(f"server-notice-off-{word}", {"code": "550"})
        assert describe(f"{word} 550", "en") == text
    assert describe("refused 550", "en").endswith("(code 550).")
    assert describe("something else", "en") == describe("unusable", "en")


def test_an_unknown_language_is_english() -> None:
    assert words(notice(language="tlh")).subject == words(TURN).subject


@given(st.text(max_size=300))
def test_a_plain_text_is_one_harmless_line(text: str) -> None:
    line = plain(text)
    assert len(line) <= LONGEST
    assert line == line.strip()
    assert "  " not in line
    for letter in line.replace("\u200c", "").replace("\u200d", ""):
        assert letter == " " or unicodedata.category(letter)[0] not in "CZ"


@given(st.text(max_size=200), st.text(max_size=200))
def test_nothing_that_players_name_breaks_a_line(title: str, who: str) -> None:
    text = words(notice(kind="mention", title=title, who=who, phase=who, topic=title))
    assert len(text.subject.splitlines()) == 1
    assert len(text.line.splitlines()) == 1
    paragraphs = 3 + bool(plain(who)) + bool(plain(title))
    assert len(text.body.splitlines()) == 2 * paragraphs - 1


def test_what_is_about_the_same_is_told_once() -> None:
    assert TURN.about == notice(phase="Combat").about
    about = {notice(kind=kind).about for kind in KINDS}
    about |= {notice(kind="seat", news=news).about for news in ("hurry", "begun")}
    assert len(about) == len(KINDS) + 2
