"""Seats that change hands, by forms alone: the host takes somebody from a table, and who has an
offered seat's link sits down in it.
"""

import re
from typing import Any

import pytest

from aedilis.server.people import Person
from tests.server.pages.browser import Browser

pytestmark = pytest.mark.anyio


async def card(browser: Browser, table: str, **params: Any) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get(f"/api/v1/games/{table}", params=params)).json()
    return found


async def person(browser: Browser) -> Person:
    """Who uses a browser."""
    me = (await browser.get("/api/v1/me")).json()
    return Person(id=me["id"], kind="guest", name=me["name"])


async def test_who_is_taken_from_a_table_is_told_so_in_the_lobby(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    form = {"title": "Patens", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    made = await browser.send_form("/new/glory", form)
    table = made.headers["location"].removeprefix("/join/")
    await other.be_guest("Gaius")
    await other.send_form(f"/join/{table}")
    page = (await browser.get(f"/join/{table}")).text
    assert "Take Gaius from the table?" in page
    # Nobody but the host is shown the button, or may press it.
    assert "Take Gaius" not in (await other.get(f"/join/{table}")).text
    taken = {"action": "remove", "seat": "1"}
    assert (await other.send_form(f"/join/{table}/change", taken)).status_code == 403
    answer = await browser.send_form(f"/join/{table}/change", taken)
    assert answer.headers["location"] == f"/join/{table}"
    assert [one["kind"] for one in (await card(browser, table))["seats"]][1] == "open"

    part = await other.get(f"/join/{table}", params={"part": "seats"})
    assert f'data-go="/?removed={table}"' in part.text
    gone = await other.get(f"/join/{table}")
    assert gone.headers["location"] == f"/?removed={table}"
    lobby = (await other.get(gone.headers["location"])).text
    assert "The host has taken you from the table “Patens”." in lobby
    # It is nobody else's news.
    assert "has taken you" not in (await browser.get(f"/?removed={table}")).text
    assert "has taken you" not in (await other.get("/?removed=nothing")).text
    again = await other.send_form(f"/join/{table}")
    assert again.status_code == 403


async def test_who_has_the_link_of_a_seat_plays_on_there(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"title": "Currens", "seat-0": "me", "seat-1": "open", "private": "yes"}
    made = await browser.send_form("/new/glory", form)
    table = made.headers["location"].removeprefix("/join/")
    service = browser.service
    guest = await service.lobby.card(table, await person(browser))
    await other.be_guest("Gaius")
    await other.send_form(f"/join/{table}", {"key": guest.key})
    host, gaius = await person(browser), await person(other)
    await service.lobby.resign(gaius, table)
    await service.lobby.offer(host, table, 1, "link")
    room = await service.rooms.room(table)
    key = room.sitting[1].offered

    stranger = Browser(browser.app, "198.51.100.99")
    assert (await stranger.get(f"/join/{table}")).status_code == 404
    page = (await stranger.get(f"/join/{table}", params={"key": key})).text
    assert "The game runs: a bot plays this seat" in page
    assert guest.key not in page
    done = await stranger.send_form(f"/join/{table}", {"key": key, "name": "Marcus"})
    assert done.headers["location"] == f"/table/{table}"
    assert [one.name for one in room.sitting] == ["Livia", "Marcus"]
    # Who has resigned finds it among the past, and is given no seat.
    assert "Currens" in (await other.get("/games")).text
    assert (await other.send_form(f"/join/{table}")).status_code == 403


async def test_a_game_that_its_people_ended_says_so_in_the_lists(browser: Browser) -> None:
    await browser.sign_up()
    made = await browser.send_form("/play/glory")
    table = made.headers["location"].removeprefix("/table/")
    await browser.service.lobby.answer_end(await person(browser), table, "propose")
    assert "ended by agreement" in (await browser.get("/games")).text
    page = (await browser.get(f"/table/{table}")).text
    assert re.search(r"Livia", page)
