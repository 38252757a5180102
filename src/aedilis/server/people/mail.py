"""Proof that a mail address is its owner's: a signed link in a letter to it.

The link says who, which address, and until when. Showing it changes nothing, since programs look at
the links in letters; the button on its page does.
"""

import time
from typing import Final

import msgspec

from aedilis.server.errors import Refused
from aedilis.server.notices.mail import mail_address
from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.notices.signing import Signer
from aedilis.server.people.accounts import change_notices
from aedilis.server.store.store import Store

LIFE: Final = 3 * 86_400.0
_PURPOSE: Final = b"aedilis mail 1 "
_LONGEST: Final = 800


class Proof(msgspec.Struct, frozen=True, array_like=True):
    """Whose address it is, and until when (seconds since 1970) the link holds."""

    person: int
    address: str
    until: float


class Verifier:
    """Makes and reads such links. `key` is a secret of at least 16 bytes."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, _PURPOSE, longest=_LONGEST)

    def token(self, person: int, address: str, now: float | None = None) -> str:
        """What stands in the link to one address of one person."""
        until = (time.time() if now is None else now) + LIFE
        return self._signer.sign(msgspec.json.encode(Proof(person, address, until)))

    def read(self, token: str, now: float | None = None) -> Proof | None:
        """What a token proves; None when we did not make it, or too long ago."""
        proof = self._signer.read(token)
        if proof is None:
            return None
        read = msgspec.json.decode(proof, type=Proof)
        return read if (time.time() if now is None else now) < read.until else None


async def set_address(store: Store, person: int, text: str) -> str:
    """Keep an address, not verified; an empty text forgets it. Gives it in its plain form. Raises
    Refused.
    """
    address = ""
    if text.strip():
        try:
            address = mail_address(text)
        except ValueError:
            raise Refused("mail-address", status=422) from None

    def change(notices: NoticePreferences) -> NoticePreferences:
        if notices.address == address:
            return notices
        return msgspec.structs.replace(notices.revived("mail"), address=address, verified=False)

    await change_notices(store, person, change)
    return address


async def verify(store: Store, proof: Proof) -> None:
    """Take a proof. Raises Refused when the person has another address by now, or has gone."""

    def change(notices: NoticePreferences) -> NoticePreferences:
        if notices.address != proof.address:
            raise Refused("mail-link", status=404)
        return msgspec.structs.replace(notices, verified=True)

    try:
        await change_notices(store, proof.person, change)
    except Refused:
        raise Refused("mail-link", status=404) from None
