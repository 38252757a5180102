"""What is taken out of a log's values, and how the rest is bounded."""

import ast
import logging
import time
import uuid
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from aedilis.server.observe import scrubbing
from aedilis.server.observe.scrubbing import LONGEST_TEXT, REMOVED, clean, clean_text, is_secret
from tests.server.secret_names import SECRET_NAMES

SOURCES = Path(scrubbing.__file__).parents[1]
LEVELS = ("debug", "info", "warning", "error", "exception")


tokens = st.one_of(
    st.binary(min_size=16, max_size=40).map(lambda data: data.hex()),
    st.uuids().map(str),
    st.integers(10**20, 10**40).map(str),
)


@given(token=tokens, around=st.sampled_from(["{}", "GET /join/{}", "/g/{}/x?a=1", "see '{}', ok"]))
def test_what_looks_like_a_token_is_removed(token: str, around: str) -> None:
    text = clean_text(around.format(token))
    assert token not in text
    assert text == around.format(REMOVED)


simple = st.from_regex(r"[a-z0-9]{8,16}", fullmatch=True).map(lambda text: "qzx" + text)
FORMS = (
    "{name}={secret}",
    "{name} = {secret}",
    "{name}: {secret}",
    '{{"{name}": "{secret}"}}',
    "{{'{name}': '{secret} and more'}}",
    "{{b'{name}': b'{secret}'}}",
    "[('{name}', '{secret}')]",
    "GET /join?a=1&{name}={secret}&b=2",
    "https://games.example.org/x?{name}={secret}",
    "%3F{name}%3D{secret}",
    "row: {name}={secret}",
)


@example(name="key", secret="qzx00000000", form="%3F{name}%3D{secret}")
@example(name="seed", secret="qzx00000000", form="see%20{name}%3d{secret}%26a%3D1")
@given(name=st.sampled_from(SECRET_NAMES), secret=simple, form=st.sampled_from(FORMS))
def test_a_secret_within_a_text_is_removed(name: str, secret: str, form: str) -> None:
    text = clean_text(form.format(name=name, secret=secret))
    assert secret not in text
    assert "and more" not in text
    assert REMOVED in text


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Bearer abc.def-ghi", f"Bearer {REMOVED}"),
        ("Cookie: a=b; c=d e", f"Cookie: {REMOVED}"),
        ("authorization: Basic YTpi", f"authorization: {REMOVED}"),
        ("postgresql://livia:open@sesame@db/x", f"postgresql://{REMOVED}@db/x"),
        ("hash $argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA", f"hash {REMOVED}"),
        ("token='it\\'s' next=1", f"token={REMOVED} next=1"),
        ("wRzKqTbXmLpVcNsJhGdFyA", REMOVED),
        ("ConnectionRefusedError in test_1_09_421_popular_appeal", None),
        ("SMTPRecipientsRefused: 550", None),
        ("0001_the_first_tables is done at 2026-11-06T07:01:03.123456Z", None),
        ("/srv/python3.11/site-packages/sqlalchemy/engine/base.py", None),
    ],
)
def test_shapes(text: str, cleaned: str | None) -> None:
    assert clean_text(text) == (text if cleaned is None else cleaned)


def test_a_secret_cut_in_two_is_removed_as_well() -> None:
    token = "a1b2c3d4e5" * 4
    for fill in range(4 * LONGEST_TEXT - 41, 4 * LONGEST_TEXT + 1):
        # Everything before it shrinks, so that the cut itself comes into view.
        text = ("token=x " * LONGEST_TEXT)[:fill] + token
        assert "a1b2c" not in clean_text(text)
        assert "a1b2c" not in clean_text(("0a" * 5000)[: fill - 1] + "/" + token)


@given(st.text(max_size=3000))
def test_a_text_is_bounded_and_one_line(text: str) -> None:
    cleaned = clean_text(text)
    assert len(cleaned) <= LONGEST_TEXT
    assert len(cleaned.splitlines()) <= 1
    cleaned.encode("utf-8")
    assert not any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in cleaned)


HOSTILE = (
    "password" * 5000,
    "a-" * 20_000,
    "token='" + "\\" * 20_000,
    "http://" * 5000,
    "cookie:" * 5000,
    '"' * 20_000,
    "key :" * 5000,
    "=:" * 20_000,
    ("a" * 3990 + " ") * 5,
)


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_takes_long(text: str) -> None:
    begun = time.process_time()
    clean_text(text)
    assert time.process_time() - begun < 1


@dataclass
class Account:
    name: str
    password: str


def test_only_plain_values_are_written() -> None:
    assert clean(Account("livia", "qzx")) == "<Account>"
    assert clean([object()]) == ["<object>"]
    assert clean(ValueError("a\nb")) == "ValueError: a\\u000ab"
    assert clean(date(2026, 11, 6)) == "2026-11-06"
    assert clean(Path("/srv/x")) == "/srv/x"
    assert clean(uuid.UUID(int=5)) == REMOVED
    assert clean({3, 1, 2}) == [1, 2, 3]
    assert clean(float("nan")) == "nan"
    assert clean(2**63 - 1) == 2**63 - 1
    assert clean(2**63) == REMOVED
    assert clean(logging) == "<module>"
    assert clean(list(range(60))) == [*range(50), "…"]
    assert clean([[[[[["deep"]]]]]]) == [[[["…"]]]]


@pytest.mark.parametrize(
    "name", ["game", "user", "request", "route", "status", "status_code", "ms"]
)
def test_other_names_are_kept(name: str) -> None:
    assert not is_secret(name)


def fields() -> set[str]:
    """The names of all fields that our own lines have."""
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            of = ast.unparse(node.func.value)
            if node.func.attr not in LEVELS or of.rpartition(".")[2] not in ("log", "_log"):
                continue
            for more in node.keywords:
                if more.arg == "extra" and isinstance(more.value, ast.Dict):
                    found |= {ast.literal_eval(key) for key in more.value.keys if key is not None}
                elif more.arg not in (None, "extra", "exc_info"):
                    found.add(str(more.arg))
    return found


def test_our_own_numbers_are_kept() -> None:
    names = fields()
    assert {"sessions", "requests", "ms", "status", "tries", "game"} <= names
    for name in sorted(names):
        for number in (0, 3, 12.5, True, 1_700_000_000.25, 2**62):
            assert clean(number, name) == number, name
            assert clean({"of": {name: number}}) == {"of": {name: number}}, name


@pytest.mark.parametrize(
    "text",
    [
        "tended: sessions=12, tokens=0, keys: 3",
        "127.0.0.1 port 8064: address in use",
        "seq=1200 n=17 seats=3 ms=0.25 until=1700000000.25",
        "{'sessions': 12, 'session_seconds': 0.5, 'seed_length': 24}",
        "?token_count=3&next=1",
    ],
)
def test_numbers_in_a_text_are_kept(text: str) -> None:
    assert clean_text(text) == text


@pytest.mark.parametrize("name", ["seed", "otp", "password", "session", "token", "game_seed"])
def test_a_number_that_is_itself_a_secret_is_not(name: str) -> None:
    assert clean(482913, name) == REMOVED
    assert clean({name: 482913}) == {name: REMOVED}
    assert "482913" not in clean_text(f"{name}=482913")


@pytest.mark.parametrize("name", ["sessions", "tokens", "token_count", "seconds_of_session"])
def test_what_is_no_number_is_removed_under_the_name_of_an_amount(name: str) -> None:
    for value in ("qzx482913", ["qzx482913"], {"a": "qzx482913"}, b"qzx482913", "482913"):
        assert clean(value, name) == REMOVED
    for text in ("qzx482913", "'482913'", "4829134829134"):
        assert clean_text(f"{name}={text}") == f"{name}={REMOVED}"
