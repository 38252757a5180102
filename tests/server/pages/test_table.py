"""The page of a table: what its script begins with, and the table in words without one."""

import json
import re
from typing import Any

import anyio
import pytest

from aedilis.kernel.text import LANGUAGES
from tests.patience import PATIENCE
from tests.server.pages.browser import Browser

pytestmark = pytest.mark.anyio


async def setup_of(browser: Browser, path: str) -> dict[str, Any]:
    text = (await browser.get(path)).text
    assert '<div id="table">' in text
    found = re.search(r'<script type="application/json" id="setup">(.*?)</script>', text)
    assert found is not None
    setup: dict[str, Any] = json.loads(found.group(1))
    return setup


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_the_setup_has_all_that_the_script_wants(browser: Browser, game: str) -> None:
    await browser.sign_up()
    table = (await browser.send_form(f"/play/{game}")).headers["location"]
    setup = await setup_of(browser, table)
    id_ = table.removeprefix("/table/")
    assert setup["id"] == id_
    assert setup["socket"] == f"{table}/socket"
    assert setup["language"] == "en"
    assert "server-table-loading =" in setup["texts"]
    assert setup["csrf"] == await browser.token()
    assert setup["user"] == {"id": 1, "name": "Livia"}
    assert setup["vapid"] == ""
    assert setup["rules"] == f"/rules/{game}"
    assert setup["sounds"] is True
    assert setup["share"].startswith(f"http://aedilis.test/join/{id_}?key=")
    bots = [bot["name"] for bot in setup["bots"]]
    assert "random" in bots
    assert "wild" not in bots
    assert all(page["label"][:7] != "server-" for page in setup["pages"])
    assert bool(setup["pages"]) is (game == "republic")


async def test_a_spectator_is_told_no_more_than_he_may_know(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "greedy"}
    table = (await browser.send_form("/new/glory", form)).headers["location"]
    setup = await setup_of(other, table)
    assert (setup["user"], setup["csrf"]) == (None, "")
    assert "key" not in setup["share"]


async def test_a_delayed_table_is_told_late(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "open", "delay": "3600"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    await browser.send_form(f"{join}/change", {"action": "start"})
    id_ = join.removeprefix("/join/")
    table = f"/table/{id_}"
    before = words(await other.get(table))
    async with browser.service.store.reading():
        room = await browser.service.rooms.room(id_)
    # The other seat is a bot's by now, and may be the first to move.
    with anyio.fail_after(PATIENCE):
        while len(room.times) < 2:
            await move_somehow(browser, id_)
            await anyio.sleep(0.02)
    assert words(await other.get(table)) == before


async def move_somehow(browser: Browser, id_: str) -> None:
    """One legal move, where this browser's person is asked at all."""
    game = f"/api/v1/games/{id_}"
    state = (await browser.get(f"{game}/table?format=codes")).json()
    if not (part := state.get("prompt")):
        return
    headers = {"x-csrf-token": await browser.token()}
    move = part["choices"][:1]
    while not part["whole"]:
        answer = await browser.post(
            f"{game}/part?format=codes", json={"done": move}, headers=headers
        )
        assert answer.status_code == 200, answer.text
        part = answer.json()
        if not part["whole"]:
            move.append(part["choices"][0])
    body = {"seq": state["seq"], "move": move}
    answer = await browser.post(f"{game}/moves", json=body, headers=headers)
    # The bot may be asked beside this seat, and have been quicker.
    assert answer.status_code in {200, 409}, answer.text


def words(answer: Any) -> str:
    text: str = answer.text.split("<noscript>")[1].split("</noscript>")[0]
    return text


async def test_a_table_that_has_not_begun_leads_to_its_seats(browser: Browser) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "open"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    page = await browser.get(join.replace("join", "table"))
    assert page.status_code == 200
    assert f'href="{join}"' in words(page)


async def test_the_table_is_told_in_the_readers_language(browser: Browser) -> None:
    table = (await browser.send_form("/play/glory", {"name": "Gaius"})).headers["location"]
    told: set[str] = set()
    for language in LANGUAGES:
        await browser.send_form("/language", {"language": language})
        setup = await setup_of(browser, table)
        assert setup["language"] == language
        sections = re.findall(r"<h2>.*?</h2>", words(await browser.get(table)))
        assert len(sections) >= 4
        told.add("".join(sections))
    assert len(told) == len(LANGUAGES)
