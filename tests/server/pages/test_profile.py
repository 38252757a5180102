"""The profile: looks, notices, bots, data."""

import re

import pytest

from aedilis.server.errors import Refused
from aedilis.server.notices.preferences import Preferences
from aedilis.server.people import change_notices, mail, notice_preferences, person_of_token
from tests.server.pages.browser import PASSWORD, Browser, alert

pytestmark = pytest.mark.anyio


async def notices_of(browser: Browser) -> Preferences:
    there = await notice_preferences(browser.service.store, 1)
    assert there is not None
    return there


async def test_looks_and_language_are_kept(browser: Browser) -> None:
    await browser.sign_up()
    form = {"name": "Livia", "language": "es", "theme": "dark"}
    assert (await browser.send_form("/profile", form)).status_code == 303
    page = (await browser.get("/profile")).text
    assert '<html lang="es" data-theme="dark">' in page
    assert 'name="sounds" value="yes">' in page
    wrong = await browser.send_form("/profile", {**form, "theme": "purple"})
    assert wrong.status_code == 422
    taken = await browser.send_form("/profile", {**form, "name": "x"})
    assert (taken.status_code, bool(alert(taken))) == (422, True)


async def test_data_are_handed_over_to_their_owner(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    answer = await browser.get("/profile/data.json")
    assert answer.headers["content-disposition"].startswith("attachment")
    data = answer.json()
    assert data["person"]["name"] == "Livia"
    assert "argon2" not in answer.text
    assert (await other.get("/profile/data.json")).status_code == 401


async def test_guests_have_a_profile_too(browser: Browser) -> None:
    await browser.be_guest()
    page = (await browser.get("/profile")).text
    assert "/signup" in page
    assert "/profile/password" not in page
    for path in ("/profile/notices", "/profile/bots"):
        assert (await browser.get(path)).status_code == 403
    answer = await browser.send_form("/profile/delete", {"sure": "yes"})
    assert answer.status_code == 303
    assert (await browser.get("/profile")).status_code == 303


async def test_ways_of_notices_are_kept(browser: Browser) -> None:
    await browser.sign_up()
    form = {"your-turn:webhook": "yes", "over:webhook": "yes", "over:carrier-pigeon": "yes"}
    await browser.send_form("/profile/notices", form)
    there = await notices_of(browser)
    assert there.ways == {"your-turn": ("webhook",), "over": ("webhook",)}
    assert not there.quiet

    # What this server cannot send stays as it was chosen.
    def by_mail(kept: Preferences) -> Preferences:
        return Preferences(ways={"your-turn": ("mail", "webhook")})

    await change_notices(browser.service.store, 1, by_mail)
    await browser.send_form("/profile/notices", {"quiet": "yes"})
    there = await notices_of(browser)
    assert there.ways == {"your-turn": ("mail",)}
    assert there.quiet


async def test_a_webhook_is_checked_and_its_secret_shown_once(browser: Browser) -> None:
    await browser.sign_up()
    for url in ("http://127.0.0.1/", "ftp://example.org", "https://u:p@example.org", "x"):
        answer = await browser.send_form("/profile/webhook", {"url": url})
        assert (answer.status_code, bool(alert(answer))) == (422, True)
    answer = await browser.send_form("/profile/webhook", {"url": "https://example.org/hook"})
    hook = (await notices_of(browser)).webhook
    assert hook is not None
    assert hook.secret in answer.text
    assert hook.secret not in (await browser.get("/profile/notices")).text
    await browser.send_form("/profile/webhook", {"url": ""})
    assert (await notices_of(browser)).webhook is None


async def test_mail_needs_a_server_that_sends_it(browser: Browser) -> None:
    await browser.sign_up()
    answer = await browser.send_form("/profile/mail", {"address": "livia@example.org"})
    assert (answer.status_code, alert(answer)) == (409, "This server sends no mail.")
    assert (await notices_of(browser)).address == ""


class Post:
    """Takes letters instead of a mail server."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []

    async def send_letter(
        self, to: str, subject: str, body: str, key: str, unsubscribe: str = ""
    ) -> None:
        self.letters.append((to, subject, body))


async def test_an_address_is_proven_by_its_letter(browser: Browser, other: Browser) -> None:
    service = browser.service
    post = Post()
    service.senders.mailer = post  # type: ignore[assignment]
    service.settings = type(service.settings)(
        database=service.settings.database, url="https://rome.example.org"
    )
    await browser.sign_up()
    form = {"address": "livia@example.org"}
    answer = await browser.post(
        "/profile/mail",
        data={**form, "csrf": await browser.token()},
        headers={"host": "evil.example"},
    )
    assert answer.headers["location"] == "/profile/notices?done=letter"
    to, _, body = post.letters[0]
    assert to == "livia@example.org"
    found = re.search(r"https://rome\.example\.org(/mail/\S+)", body)
    assert found is not None
    assert "evil" not in body
    link = found.group(1)
    # Looking at the link proves nothing; mail programs do.
    assert (await other.get(link)).status_code == 200
    assert not (await notices_of(browser)).verified
    assert (await other.send_form(link)).status_code == 200
    assert (await notices_of(browser)).verified
    again = await browser.send_form("/profile/mail", form)
    assert again.headers["location"] == "/profile/notices?done=verified"
    assert len(post.letters) == 1
    assert (await other.get(link + "x")).status_code == 404
    await browser.send_form("/profile/mail", {"address": "new@example.org"})
    assert (await other.send_form(link)).status_code == 404
    for n in range(10):
        last = await browser.send_form("/profile/mail", {"address": f"a{n}@example.org"})
    assert last.status_code == 429
    assert len(post.letters) <= 6


async def test_letters_are_ended_without_a_log_in(browser: Browser, other: Browser) -> None:
    await browser.sign_up()

    def chosen(there: Preferences) -> Preferences:
        return Preferences(ways={"over": ("mail", "webhook"), "chat": ("mail",)})

    store = browser.service.store
    await change_notices(store, 1, chosen)
    url = browser.service.senders.unsubscriber.url(1, "over")
    link = url[url.index("/unsubscribe/") :]
    assert (await other.get(link)).status_code == 200
    assert (await notices_of(browser)).ways["over"] == ("mail", "webhook")
    # As a mail program does it: no cookie, no origin, a body of its own.
    body = {"List-Unsubscribe": "One-Click"}
    assert (await other.post(link, data=body)).status_code == 200
    assert (await notices_of(browser)).ways == {"over": ("webhook",), "chat": ("mail",)}
    assert (await other.post(link[:-3])).status_code == 404


async def test_a_receiver_is_switched_on_again(browser: Browser) -> None:
    await browser.sign_up()
    await browser.send_form("/profile/webhook", {"url": "https://example.org/hook"})
    key = (await notices_of(browser)).receivers()[0].key

    def off(there: Preferences) -> Preferences:
        return Preferences(webhook=there.webhook, off={key: "gone 410", "mail:x": "gone 410"})

    await change_notices(browser.service.store, 1, off)
    page = (await browser.get("/profile/notices")).text
    assert page.count('name="receiver"') == 1
    await browser.send_form("/profile/receivers", {"receiver": key})
    assert (await notices_of(browser)).off == {"mail:x": "gone 410"}


async def test_a_bot_and_its_token(browser: Browser) -> None:
    await browser.sign_up()
    await browser.send_form("/profile/bots", {"action": "make", "name": "Machina"})
    form = {"action": "token", "bot": "2", "label": "laptop"}
    answer = await browser.send_form("/profile/bots", form)
    found = re.search(r"aedilis_[\w-]{43}", answer.text)
    assert found is not None
    token = found.group()
    store = browser.service.store
    bot = await person_of_token(store, token)
    assert bot is not None
    assert bot.name == "Machina"
    assert token not in (await browser.get("/profile/bots")).text
    await browser.send_form("/profile/bots", {"action": "revoke", "bot": "2", "token": "1"})
    assert await person_of_token(store, token) is None
    await browser.send_form("/profile/bots", {"action": "remove", "bot": "2"})
    assert "Machina" not in (await browser.get("/profile/bots")).text
    taken = await browser.send_form("/profile/bots", {"action": "make", "name": "LIVIA"})
    assert (taken.status_code, bool(alert(taken))) == (409, True)


async def test_a_guest_takes_tables_along(browser: Browser) -> None:
    table = (await browser.send_form("/play/glory", {"name": "Gaius"})).headers["location"]
    await browser.sign_up()
    assert table in (await browser.get("/games")).text
    await browser.send_form("/logout")
    assert (await browser.get(table)).status_code == 404
    await browser.log_in("livia", PASSWORD)
    assert (await browser.get(table)).status_code == 200


async def test_a_proof_of_somebody_who_has_gone(browser: Browser) -> None:
    with pytest.raises(Refused, match="mail-link"):
        await mail.verify(browser.service.store, mail.Proof(99, "a@example.org", 0.0))
