"""A mail server of this machine's own, and what it has been given for whom."""

import email.policy
import re
from email import message_from_bytes
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from aiosmtpd.controller import Controller

from tests.server.browser.playing import eventually
from tools.ports import free_port

LINK = re.compile(r"https?://\S+")
ADDRESS = "http://games.example.org"
"""What a server that sends letters is told to call itself in them."""


class PostOffice:
    """Takes every letter. `settings` have a server send its letters here."""

    def __init__(self) -> None:
        self._letters: list[tuple[str, EmailMessage]] = []
        self._port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=email.policy.SMTP)
        self._letters += [(address, letter) for address in envelope.rcpt_tos]
        return "250 OK"

    def open(self) -> None:
        """Take letters from now on."""
        self._controller.start()

    def close(self) -> None:
        """Take no more."""
        self._controller.stop()

    def settings(self) -> dict[str, str]:
        """What a server has to be told that sends its letters here."""
        return {
            "AEDILIS_MAIL_HOST": "127.0.0.1",
            "AEDILIS_MAIL_PORT": str(self._port),
            "AEDILIS_MAIL_TLS": "none",
            "AEDILIS_MAIL_SENDER": "Aedilis <games@example.org>",
            "AEDILIS_URL": ADDRESS,
        }

    def got(self, address: str) -> list[EmailMessage]:
        """All letters that have come for somebody."""
        return [letter for to, letter in self._letters if to == address]

    def letter(self, address: str, number: int) -> EmailMessage:
        """The letter of this number for somebody, from 0 on, as soon as it has come."""
        return eventually(
            lambda: next(iter(self.got(address)[number:]), None),
            lambda: f"no letter {number} for {address}: {self.got(address)}",
        )


def body(letter: EmailMessage) -> str:
    """What a letter says."""
    return str(letter.get_content())


def paths(letter: EmailMessage) -> list[str]:
    """Where the links of a letter lead, in the order in which they stand there."""
    links = [urlsplit(link) for link in LINK.findall(body(letter))]
    assert all(f"{one.scheme}://{one.netloc}" == ADDRESS for one in links), links
    return [one.path + (f"?{one.query}" if one.query else "") for one in links]
