"""Proof of mail addresses."""

import pytest

from aedilis.server.errors import Refused
from aedilis.server.people import Browser, accounts, mail, notice_preferences
from aedilis.server.people.mail import LIFE, Proof, Verifier
from aedilis.server.store.store import Store

pytestmark = pytest.mark.anyio

KEY = b"k" * 32


async def livia(store: Store) -> int:
    entered = await accounts.sign_up(store, "Livia", "seven hills and one", "en", Browser())
    return entered.person.id


async def test_a_link_holds_for_its_time() -> None:
    verifier = Verifier(KEY)
    token = verifier.token(7, "a@example.org", now=1000.0)
    assert verifier.read(token, now=1000.0 + LIFE - 1) == Proof(7, "a@example.org", 1000.0 + LIFE)
    assert verifier.read(token, now=1000.0 + LIFE) is None


async def test_no_link_but_ours_holds() -> None:
    verifier = Verifier(KEY)
    token = verifier.token(7, "a@example.org")
    body, signature = token.split(".")
    other = Verifier(b"o" * 32).token(7, "a@example.org")
    swapped = verifier.token(8, "a@example.org").split(".")[0]
    for wrong in (
        "",
        ".",
        body,
        f"{body}.",
        f"{swapped}.{signature}",
        f"{body}.{signature[:-2]}",
        other,
        token + "x" * 1000,
        "é.é",
        "!.!",
    ):
        assert verifier.read(wrong) is None
    with pytest.raises(ValueError, match="key"):
        Verifier(b"short")


async def test_an_address_counts_once_it_is_proven(store: Store) -> None:
    id_ = await livia(store)
    assert await mail.set_address(store, id_, " Livia@Example.ORG ") == "Livia@example.org"
    there = await notice_preferences(store, id_)
    assert there is not None
    assert (there.verified, there.receivers()) == (False, [])
    await mail.verify(store, Proof(id_, "Livia@example.org", 0.0))
    there = await notice_preferences(store, id_)
    assert there is not None
    assert there.verified
    # The same address again stays proven; another one is not.
    await mail.set_address(store, id_, "Livia@example.org")
    there = await notice_preferences(store, id_)
    assert there is not None
    assert there.verified
    await mail.set_address(store, id_, "other@example.org")
    there = await notice_preferences(store, id_)
    assert there is not None
    assert not there.verified


async def test_an_old_proof_proves_no_new_address(store: Store) -> None:
    id_ = await livia(store)
    await mail.set_address(store, id_, "new@example.org")
    for proof in (Proof(id_, "old@example.org", 0.0), Proof(999, "new@example.org", 0.0)):
        with pytest.raises(Refused, match="mail-link"):
            await mail.verify(store, proof)


@pytest.mark.parametrize("text", ["x", "a@b", "a@b.org\nBcc: c@d.org", "@b.org", "a b@c.org"])
async def test_what_is_no_address_is_refused(store: Store, text: str) -> None:
    id_ = await livia(store)
    with pytest.raises(Refused, match="mail-address"):
        await mail.set_address(store, id_, text)
    there = await notice_preferences(store, id_)
    assert there is not None
    assert there.address == ""
