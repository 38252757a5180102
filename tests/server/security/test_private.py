"""Private tables: for strangers there are none."""

import re

import pytest

from tests.server.pages.browser import Browser

pytestmark = pytest.mark.anyio


async def private_table(browser: Browser, **changes: str) -> tuple[str, str]:
    """Make a private table; gives its id and its key."""
    await browser.sign_up()
    form = {"title": "Arcanum", "seat-0": "me", "seat-1": "open", "private": "yes", **changes}
    location = (await browser.send_form("/new/glory", form)).headers["location"]
    page = (await browser.get(location)).text
    found = re.search(r"/join/([\w-]+)\?key=([\w-]+)", page)
    assert found is not None
    return found.group(1), found.group(2)


def bare(page: str) -> str:
    """A page without the links that lead back to it."""
    return re.sub(r'next=[^"]*|name="next" value="[^"]*"', "", page)


async def test_it_is_not_listed(browser: Browser, other: Browser) -> None:
    await private_table(browser)
    for path in ("/", "/?part=games"):
        assert "Arcanum" not in (await other.get(path)).text
    assert "Arcanum" in (await browser.get("/")).text


async def test_it_is_not_there_without_its_key(browser: Browser, other: Browser) -> None:
    id_, key = await private_table(browser)
    missing = bare((await other.get("/join/AAAAAAAAAAAA")).text)
    for path in (
        f"/join/{id_}",
        f"/join/{id_}?key=",
        f"/join/{id_}?key={key[:-1]}",
        f"/join/{id_}?key={key}x",
        f"/join/{id_}?key={'x' * 500}",
        f"/join/{id_}?key=%C3%BC",
        f"/table/{id_}",
        f"/table/{id_}?key=wrong",
    ):
        answer = await other.get(path)
        assert answer.status_code == 404
        assert bare(answer.text) == missing
    for data in ({}, {"key": "wrong"}):
        assert (await other.send_form(f"/join/{id_}", data)).status_code == 404
    await other.be_guest()
    for action in ("start", "stop", "leave", "seat"):
        answer = await other.send_form(f"/join/{id_}/change", {"action": action})
        assert answer.status_code == 404


async def test_the_key_lets_one_in(browser: Browser, other: Browser) -> None:
    id_, key = await private_table(browser)
    page = await other.get(f"/join/{id_}?key={key}")
    assert "Arcanum" in page.text
    assert f'name="key" value="{key}"' in page.text
    answer = await other.send_form(f"/join/{id_}", {"key": key, "name": "Gaius"})
    assert answer.headers["location"] == f"/table/{id_}"
    table = await other.get(f"/table/{id_}")
    assert table.status_code == 200
    assert "Gaius" in table.text


async def test_the_key_is_told_to_members_alone(browser: Browser, other: Browser) -> None:
    id_, key = await private_table(browser, **{"seat-2": "open"})
    watched = (await other.get(f"/join/{id_}?key={key}")).text
    assert "data-copy" not in watched
    card = await other.get(f"/api/v1/games/{id_}?key={key}")
    assert card.status_code == 200
    assert "key" not in card.json()
    assert f"/join/{id_}?key={key}" in (await browser.get(f"/join/{id_}")).text


async def test_a_table_that_lets_nobody_watch(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"title": "Clausum", "seat-0": "me", "seat-1": "greedy", "delay": "never"}
    table = (await browser.send_form("/new/glory", form)).headers["location"]
    assert (await other.get(table)).status_code == 404
    assert "Clausum" not in (await other.get("/")).text
    assert (await browser.get(table)).status_code == 200


async def test_no_page_shows_a_spectator_a_hand(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"title": "Apertum", "seat-0": "me", "seat-1": "greedy"}
    table = (await browser.send_form("/new/glory", form)).headers["location"]
    mine, theirs = [
        (await reader.get(table)).text.partition('<script type="application/json"')
        for reader in (browser, other)
    ]
    assert "Your hand" in mine[0]
    assert "Your hand" not in theirs[0]
    assert '"csrf":""' in theirs[2]
    assert '"user":null' in theirs[2]
