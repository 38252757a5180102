"""Friends on the page: ask, accept, block; and a seat that is held for somebody."""

import html
import re

import pytest

from aedilis.kernel.text import LANGUAGES
from tests.server.pages.browser import Browser, alert

pytestmark = pytest.mark.anyio


async def ids(browser: Browser) -> list[str]:
    """The people whom the page has buttons about."""
    page = (await browser.get("/friends")).text
    return re.findall(r'name="person" value="(\d+)"', page)


async def both(browser: Browser, other: Browser) -> None:
    """Livia and Marcus, who are friends."""
    await browser.sign_up("Livia")
    await other.sign_up("Marcus")
    answer = await browser.send_form("/friends", {"name": "Marcus"})
    assert answer.headers["location"] == "/friends?done=asked"
    assert "Somebody asks to be your friend." in (await other.get("/")).text
    person = (await ids(other))[0]
    answer = await other.send_form("/friends/answer", {"person": person, "action": "accept"})
    assert answer.headers["location"] == "/friends?done=accepted"


async def test_friends_are_asked_and_accepted(browser: Browser, other: Browser) -> None:
    await both(browser, other)
    for one, name in ((browser, "Marcus"), (other, "Livia")):
        assert f'<h3 class="table-card-title">{name}</h3>' in (await one.get("/friends")).text
    wrong = await browser.send_form("/friends", {"name": "Nobody"})
    assert wrong.status_code == 404
    assert alert(wrong) == "There is no account with this name."


async def test_a_friend_is_invited_and_sits_down(browser: Browser, other: Browser) -> None:
    await both(browser, other)
    form = {"title": "Ludi", "seat-0": "me", "seat-1": "open", "private": "yes"}
    table = (await browser.send_form("/new/glory", form)).headers["location"]
    assert '<option value="Marcus">' in (await browser.get(table)).text
    invite = {"action": "invite", "name": "marcus"}
    answer = await browser.send_form(f"{table}/change", invite)
    assert answer.headers["location"] == table
    assert "held for Marcus" in (await browser.get(table)).text
    again = await browser.send_form(f"{table}/change", invite)
    assert again.status_code == 409
    front = (await other.get("/")).text
    assert "You are invited" in front
    assert "Ludi" in front
    assert "Livia holds seat 2 for you" in (await other.get(table)).text
    declined = await other.send_form(f"{table}/change", {"action": "decline"})
    assert declined.headers["location"] == "/"
    assert "You are invited" not in (await other.get("/")).text
    await browser.send_form(f"{table}/change", invite)
    accepted = await other.send_form(f"{table}/change", {"action": "accept"})
    assert accepted.headers["location"] == table.replace("/join/", "/table/")
    assert (await other.get(accepted.headers["location"])).status_code == 200


async def test_a_guest_has_no_friends_but_may_block(browser: Browser, other: Browser) -> None:
    assert (await browser.get("/friends")).headers["location"].startswith("/login")
    await other.sign_up("Marcus")
    await browser.be_guest()
    assert "/signup" in (await browser.get("/friends")).text
    assert (await browser.send_form("/friends", {"name": "Marcus"})).status_code == 403
    answer = await browser.send_form("/friends/block", {"name": "Marcus", "action": "block"})
    assert answer.headers["location"] == "/friends?done=blocked"
    person = (await ids(browser))[0]
    answer = await browser.send_form("/friends/block", {"person": person, "action": "unblock"})
    assert answer.headers["location"] == "/friends?done=unblocked"
    assert await ids(browser) == []


async def test_whose_invitations_are_taken_is_kept(browser: Browser) -> None:
    await browser.sign_up()
    for who in ("nobody", "anyone"):
        await browser.send_form("/friends/invitations", {"who": who})
        assert f'value="{who}" checked' in (await browser.get("/friends")).text
    assert (await browser.send_form("/friends/invitations", {"who": "x"})).status_code == 422


async def test_a_players_page_leads_to_friends_and_to_reports(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up("Livia")
    await other.sign_up("Marcus")
    marcus = "/players/2"
    page = (await browser.get(marcus)).text
    assert re.search(r'href="/report\?matter=name&amp;name=Marcus"', page)
    assert "/friends" not in (await other.get(marcus)).text.partition('id="main"')[2]
    fields = {"name": "Marcus"}
    assert 'action="/friends"' in page
    await browser.send_form("/friends", fields)
    assert "Livia" in (await other.get("/friends")).text
    assert 'name="person" value="2"' in page
    await browser.send_form("/friends/block", {"action": "block", "person": "2"})
    assert (await browser.get("/friends")).text.count("Unblock") == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_is_whole_in_each_language(
    browser: Browser, other: Browser, language: str
) -> None:
    await both(browser, other)
    for who in (browser, other):
        await who.send_form("/language", {"language": language, "next": "/"})
    await other.send_form("/friends/block", {"name": "Livia", "action": "block"})
    await browser.send_form("/friends", {"name": "Marcus"})
    for who in (browser, other):
        page = html.unescape((await who.get("/friends?done=asked")).text)
        assert "server-" not in page.partition('id="main"')[2]
        assert f'<html lang="{language}"' in page
