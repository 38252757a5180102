"""Letters, and the mail server that takes them: a real one on this machine."""

import asyncio
import email.policy
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from typing import Any

import msgspec
import pytest
from aiosmtpd.smtp import SMTP, AuthResult
from hypothesis import given
from hypothesis import strategies as st

from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.kinds import words
from aedilis.server.notices.mail import Mailer, MailSettings, Security, mail_address
from aedilis.server.notices.unsubscribe import Unsubscriber, Wish
from tests.server.notices.certificates import Certificates
from tests.server.notices.samples import TURN, notice

BASE = "https://games.example.org/unsubscribe/"
UNSUBSCRIBER = Unsubscriber(BASE, b"k" * 16)
SENDER = "Aedilis <games@games.example.org>"


class Post:
    """What a mail server got, and how it answers."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, list[str], EmailMessage]] = []
        self.logins: list[tuple[bytes, bytes, bool]] = []
        self.recipient = "250 OK"
        self.data = "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if self.recipient.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.recipient

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=email.policy.SMTP)
        self.letters.append((envelope.mail_from, envelope.rcpt_tos, letter))
        return self.data

    def authenticate(
        self, server: Any, session: Any, envelope: Any, mechanism: str, given: Any
    ) -> Any:
        self.logins.append((given.login, given.password, session.ssl is not None))
        return AuthResult(success=given.password == b"opensesame", handled=False)


@asynccontextmanager
async def mail_server(
    post: Post, *, tls: ssl.SSLContext | None = None, **options: Any
) -> AsyncIterator[int]:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(post, hostname="mail.example.org", loop=loop, **options),
        "127.0.0.1",
        0,
        ssl=tls,
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()


def settings(port: int, security: Security = "none", **more: Any) -> MailSettings:
    options: dict[str, Any] = {"host": "127.0.0.1", "sender": SENDER, "timeout": 5.0, **more}
    return MailSettings(port=port, security=security, **options)


@pytest.mark.anyio
async def test_a_letter_arrives_whole() -> None:
    post = Post()
    async with mail_server(post) as port:
        mailer = Mailer(settings(port), UNSUBSCRIBER)
        await mailer.send("livia@example.org", TURN, "12-1", 7)
    ((sender, recipients, letter),) = post.letters
    assert (sender, recipients) == ("games@games.example.org", ["livia@example.org"])
    assert letter["From"] == SENDER
    assert letter["To"] == "livia@example.org"
    assert letter["Subject"] == "Your turn: Table of Livia"
    assert letter["Auto-Submitted"] == "auto-generated"
    age = datetime.now(UTC) - parsedate_to_datetime(letter["Date"])
    assert abs(age.total_seconds()) < 60
    assert letter["Message-ID"].endswith("@games.example.org>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    url = letter["List-Unsubscribe"].strip("<>")
    assert UNSUBSCRIBER.read(url.removeprefix(BASE)) == Wish(7, "your-turn")
    body = letter.get_content().replace("\r\n", "\n")
    assert "Vote on the land bill" in body
    assert url in body
    assert letter.get_content_type() == "text/plain"


@pytest.mark.anyio
async def test_any_other_letter_can_be_sent() -> None:
    post = Post()
    async with mail_server(post) as port:
        await Mailer(settings(port)).send_letter("a@example.org", "Subject", "Body ü\n", "verify-1")
    letter = post.letters[0][2]
    assert letter.get_content().replace("\r\n", "\n") == "Body ü\n"
    assert "List-Unsubscribe" not in letter


@pytest.mark.anyio
async def test_starttls_and_log_in(certificates: Certificates) -> None:
    post = Post()
    async with mail_server(
        post,
        tls_context=certificates.serve(),
        require_starttls=True,
        auth_required=True,
        authenticator=post.authenticate,
    ) as port:
        trust = certificates.trust()
        # The certificate is for a name, and this machine has none of its own.
        trust.check_hostname = False
        right = settings(port, "starttls", user="livia", password="opensesame")
        await Mailer(right, tls=trust).send("a@example.org", TURN, "1", 7)
        wrong = settings(port, "starttls", user="livia", password="sesame")
        hasty = msgspec.structs.replace(right, timeout=0.5)
        with pytest.raises(Undelivered) as trouble:
            await Mailer(wrong, tls=trust).send("a@example.org", TURN, "1", 7)
        assert trouble.value.ours
        with pytest.raises(Undelivered) as trouble:
            await Mailer(hasty).send("a@example.org", TURN, "1", 7)
        assert trouble.value.ours
    assert len(post.letters) == 1
    assert post.logins[0] == (b"livia", b"opensesame", True)
    # A refused log-in may be tried by another mechanism, but never in the open.
    assert set(post.logins[1:]) == {(b"livia", b"sesame", True)}


@pytest.mark.anyio
async def test_tls_from_the_first_byte(certificates: Certificates) -> None:
    post = Post()
    trust = certificates.trust()
    trust.check_hostname = False
    async with mail_server(post, tls=certificates.serve()) as port:
        await Mailer(settings(port, "tls"), tls=trust).send("a@example.org", TURN, "1", 7)
    assert len(post.letters) == 1


@pytest.mark.anyio
async def test_nothing_is_sent_in_the_open_where_starttls_is_wanted() -> None:
    post = Post()
    async with mail_server(post) as port:
        with pytest.raises(Undelivered) as trouble:
            await Mailer(settings(port, "starttls")).send("a@example.org", TURN, "1", 7)
    assert trouble.value.ours
    assert trouble.value.retry
    assert post.letters == []


@pytest.mark.parametrize(
    ("recipient", "data", "reason", "retry"),
    [
        ("550 no such user", "250 OK", "refused 550", False),
        ("451 later", "250 OK", "refused 451", True),
        ("250 OK", "554 spam", "refused 554", False),
        ("250 OK", "452 full", "refused 452", True),
    ],
)
@pytest.mark.anyio
async def test_a_refusal_is_told_apart(recipient: str, data: str, reason: str, retry: bool) -> None:
    post = Post()
    post.recipient, post.data = recipient, data
    async with mail_server(post) as port:
        with pytest.raises(Undelivered) as trouble:
            await Mailer(settings(port)).send("a@example.org", TURN, "1", 7)
    assert (trouble.value.reason, trouble.value.retry, trouble.value.ours) == (reason, retry, False)


@pytest.mark.anyio
async def test_a_mail_server_that_is_down_is_our_fault() -> None:
    async with mail_server(Post()) as port:
        pass
    with pytest.raises(Undelivered) as trouble:
        await Mailer(settings(port)).send("a@example.org", TURN, "1", 7)
    assert (trouble.value.ours, trouble.value.retry) == (True, True)


@pytest.mark.anyio
async def test_a_wrong_address_sends_nothing() -> None:
    post = Post()
    async with mail_server(post) as port:
        for address in ("a@example.org\r\nBcc: b@example.org", "a@b@example.org", "a> b@c.org"):
            with pytest.raises(Undelivered, match="unusable"):
                await Mailer(settings(port)).send(address, TURN, "1", 7)
    assert post.letters == []


def test_a_letter_tried_again_is_the_same_letter() -> None:
    mailer = Mailer(settings(25))
    ids = [
        mailer.letter(to, "S", "B", key)["Message-ID"]
        for to, key in [("a@b.org", "1"), ("a@b.org", "1"), ("a@b.org", "2"), ("c@b.org", "1")]
    ]
    assert ids[0] == ids[1]
    assert len(set(ids)) == 3


FIELDS = {
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Auto-Submitted",
    "Content-Type",
    "Content-Transfer-Encoding",
    "MIME-Version",
}


@given(st.text(max_size=200), st.text(max_size=80), st.text(max_size=80))
def test_nothing_becomes_a_header(title: str, who: str, name: str) -> None:
    bad = "\r\nBcc: thief@example.org\r\n\r\n"
    for given_title, given_who in ((title, who), (title + bad, bad + who)):
        text = words(notice(kind="mention", title=given_title, who=given_who, name=name))
        letter = Mailer(settings(25)).letter("a@example.org", text.subject, text.body, "1")
        read = message_from_bytes(letter.as_bytes(), policy=email.policy.SMTP)
        assert set(read.keys()) == FIELDS
        assert read["To"] == "a@example.org"


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("livia@example.org", "livia@example.org"),
        (" Livia.D+games@Mail.Example.ORG ", "Livia.D+games@mail.example.org"),
        ("livia@xn--bcher-kva.example", "livia@xn--bcher-kva.example"),
        ("livia@BÜCHER.example", "livia@xn--bcher-kva.example"),
        ("o'brien@bücher.example", "o'brien@xn--bcher-kva.example"),
    ],
)
def test_usual_addresses_are_taken(text: str, address: str) -> None:
    assert mail_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "livia",
        "@example.org",
        "livia@",
        "livia@localhost",
        "livia@127.0.0.1",
        "livia@[127.0.0.1]",
        "livia@[IPv6:::1]",
        "livia@127.1",
        "livia@games.local",
        "livia@mail_host.example",
        "livia@example.org.",
        "livia(games)@example.org",
        "livia@-example.org",
        "livia@example..org",
        "li via@example.org",
        '"livia"@example.org',
        "livia@example.org\nRCPT TO:<b@example.org>",
        "<livia@example.org>",
        "Livia <livia@example.org>",
        "livia@example.org,b@example.org",
        ".livia@example.org",
        "li..via@example.org",
        "l" * 65 + "@example.org",
        "livia@" + "a." * 130 + "org",
        "lívia@example.org",
    ],
)
def test_other_addresses_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="address"):
        mail_address(text)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"sender": "nobody"}, "sender"),
        ({"sender": ""}, "sender"),
        ({"host": ""}, "host"),
        ({"security": "ssl"}, "security"),
        ({"host": "mail.example.org", "user": "livia"}, "security"),
    ],
)
def test_settings_that_cannot_work_are_named(change: dict[str, Any], field: str) -> None:
    given_settings = MailSettings(
        **{"host": "127.0.0.1", "sender": SENDER, "security": "none", **change}
    )
    with pytest.raises(ValueError, match=f"^{field}: "):
        Mailer(given_settings)


def test_a_password_may_go_to_this_machine_in_the_open() -> None:
    for host in ("localhost", "127.0.0.1", "::1"):
        Mailer(MailSettings(host=host, sender=SENDER, security="none", user="livia"))
