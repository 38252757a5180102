"""A forgotten password: a link by mail, once; nobody learns who has an account."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update
from starlette.applications import Starlette

from aedilis.kernel.text import LANGUAGES
from aedilis.server.notices.delivery import Undelivered
from aedilis.server.people import accounts, resetting
from aedilis.server.people.sessions import digest_of
from aedilis.server.store.schema import people, resets
from tests.server.pages.browser import PASSWORD, Browser, alert, headings, running, settings_in

pytestmark = pytest.mark.anyio

NEW = "three geese on the Capitol"


class Post:
    """A mailer that keeps its letters."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []
        self.broken = False

    async def send_letter(self, to: str, subject: str, body: str, key: str) -> None:
        if self.broken:
            raise Undelivered("unreachable", retry=True, ours=True)
        self.letters.append((to, subject, body))


@pytest.fixture
async def app(tmp_path: Path, cheap_passwords: None) -> AsyncIterator[Starlette]:
    async with running(settings_in(tmp_path, url="https://aedilis.test")) as one:
        one.state.service.senders.mailer = Post()
        yield one


def post(browser: Browser) -> Post:
    mailer: object = browser.service.senders.mailer
    assert isinstance(mailer, Post)
    return mailer


async def told(browser: Browser) -> None:
    """Wait for what the server does by itself."""
    for task in list(browser.service.rooms._finishing):
        await task


async def prove(browser: Browser, address: str, proven: bool = True) -> None:
    """Give the account of Livia an address."""
    store = browser.service.store
    async with store.reading() as c:
        id_ = (await c.execute(select(people.c.id).where(people.c.name == "Livia"))).scalar_one()
    await accounts.change_notices(
        store, id_, lambda n: msgspec.structs.replace(n, address=address, verified=proven)
    )


async def ask(browser: Browser, name: str = "Livia") -> str:
    """Ask for a letter; gives the answer without what differs by nature."""
    answer = await browser.send_form("/forgotten", {"name": name})
    assert answer.status_code == 200
    await told(browser)
    return answer.text


def link(letter: tuple[str, str, str]) -> str:
    found = re.search(r"https://aedilis\.test(/reset/\S+)", letter[2])
    assert found is not None, letter
    return found.group(1)


async def test_a_link_sets_a_new_password_once_and_ends_all_sessions(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    await ask(other)
    ((to, subject, _),) = post(other).letters
    assert (to, "Livia" in subject) == ("livia@example.org", True)
    path = link(post(other).letters[0])
    # Programs look at the links in letters: that changes nothing.
    for _ in range(2):
        page = await other.get(path)
        assert page.status_code == 200
        assert "Livia" in page.text
    weak = await other.send_form(path, {"password": "password123"})
    assert "known to everybody" in alert(weak)
    done = await other.send_form(path, {"password": NEW})
    assert done.status_code == 303
    assert (await other.get("/profile")).status_code == 200
    assert (await browser.get("/profile")).status_code != 200
    assert (await browser.log_in("Livia", PASSWORD)).status_code == 403
    assert (await browser.log_in("Livia", NEW)).status_code == 303
    for answer in (await other.get(path), await other.send_form(path, {"password": PASSWORD})):
        assert answer.status_code == 404
    assert (await browser.log_in("Livia", NEW)).status_code == 303


async def test_the_store_keeps_a_digest_of_the_link(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    await ask(other)
    token = link(post(other).letters[0]).rpartition("/")[2]
    async with other.service.store.reading() as c:
        (row,) = (await c.execute(select(resets))).all()
    assert row.digest == digest_of(token)
    assert token not in str(row)
    assert 0 < row.expires - row.created <= 2 * 3600


async def test_a_link_does_not_hold_for_long_and_only_the_last_one_does(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    for _ in range(2):
        await ask(other)
    first, second = map(link, post(other).letters)
    assert (await other.get(first)).status_code == 404
    assert (await other.get(second)).status_code == 200

    async def age(c: object) -> None:
        await c.execute(update(resets).values(expires=resets.c.expires - 2 * 3600))  # type: ignore[attr-defined]

    await other.service.store.writing(age)
    assert (await other.get(second)).status_code == 404
    assert (await other.send_form(second, {"password": NEW})).status_code == 404


async def test_a_changed_password_ends_the_link(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    await ask(other)
    fields = {"old": PASSWORD, "new": NEW}
    assert (await browser.send_form("/profile/password", fields)).status_code == 303
    assert (await other.get(link(post(other).letters[0]))).status_code == 404


async def test_nobody_learns_who_has_an_account_or_an_address(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    answers = [await ask(other)]
    await prove(browser, "livia@example.org", proven=False)
    answers.append(await ask(other))
    await prove(browser, "livia@example.org")
    answers += [await ask(other, name) for name in ("Livia", "Nobody", "x" * 300)]
    assert len(set(answers)) == 1
    assert len(post(other).letters) == 1


async def test_the_answer_waits_neither_for_the_store_nor_for_the_mail(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    asked: list[str] = []

    async def find(store: object, name: str) -> None:
        asked.append(name)

    monkeypatch.setattr(resetting, "find", find)
    answer = await other.send_form("/forgotten", {"name": "Livia"})
    assert answer.status_code == 200
    await told(other)
    assert asked == ["Livia"]
    monkeypatch.undo()
    post(other).broken = True
    assert await ask(other, "Livia") == answer.text


async def test_letters_are_bounded_by_address_and_by_name(browser: Browser, app: Starlette) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    statuses = []
    async with Browser(app, "203.0.113.1") as one:
        for n in range(8):
            statuses.append((await one.send_form("/forgotten", {"name": f"N{n}"})).status_code)
    assert statuses == [200] * 6 + [429] * 2
    for n in range(9):
        async with Browser(app, f"203.0.113.{n + 10}") as one:
            # The same answer, and no letter.
            await ask(one)
    assert len(post(browser).letters) == 6


async def test_in_four_languages_and_where_there_is_no_mail(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    await prove(browser, "livia@example.org")
    seen, hand = set(), set()
    await ask(other)
    path = link(post(other).letters[0])
    for language in LANGUAGES:
        other.headers["accept-language"] = language
        for page in (await other.get("/forgotten"), await other.get(path)):
            assert f'lang="{language}"' in page.text
            seen.add((headings(page)[0], alert(page)))
    assert len(seen) == 8
    other.service.senders.mailer = None
    for language in LANGUAGES:
        other.headers["accept-language"] = language
        page = await other.get("/forgotten")
        assert 'action="/forgotten"' not in page.text
        hand.add(page.text.split("<main")[1])
        assert (await other.send_form("/forgotten", {"name": "Livia"})).status_code == 200
    assert len(hand) == 4
    assert not other.service.rooms._finishing
