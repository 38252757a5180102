"""The address that ends letters of a kind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.server.notices.kinds import KINDS, Kind
from aedilis.server.notices.unsubscribe import Unsubscriber, Wish

BASE = "https://games.example.org/unsubscribe/"
UNSUBSCRIBER = Unsubscriber(BASE, b"k" * 16)


@given(st.integers(0, 2**62), st.sampled_from(KINDS))
def test_what_was_signed_is_read(person: int, kind: Kind) -> None:
    url = UNSUBSCRIBER.url(person, kind)
    assert url.startswith(BASE)
    assert UNSUBSCRIBER.read(url.removeprefix(BASE)) == Wish(person, kind)


@given(st.data())
def test_what_was_changed_is_not(data: st.DataObject) -> None:
    token = UNSUBSCRIBER.url(7, "your-turn").removeprefix(BASE)
    at = data.draw(st.integers(0, len(token) - 2))
    letter = data.draw(st.sampled_from("ABCxyz019-_."))
    changed = token[:at] + letter + token[at + 1 :]
    assert UNSUBSCRIBER.read(changed) in ((Wish(7, "your-turn"),) if changed == token else (None,))


@given(st.text(max_size=300))
def test_any_other_text_is_refused(text: str) -> None:
    assert UNSUBSCRIBER.read(text) is None


def test_another_installation_is_refused() -> None:
    token = Unsubscriber(BASE, b"x" * 16).url(7, "chat").removeprefix(BASE)
    assert UNSUBSCRIBER.read(token) is None


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="key"):
        Unsubscriber(BASE, b"short")
