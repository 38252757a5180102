"""The pages of tournaments: the list, calling one, and one of them in all its states, in four
languages.
"""

import html
import re
from functools import partial
from typing import Any

import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.server.store import games as kept
from tests.server.pages.browser import Browser, alert, headings
from tests.server.pages.reading import Page, check

pytestmark = pytest.mark.anyio

FORM = {"kind": "robin", "rounds": "1", "size": "2", "odd": "sizes", "title": "Ludi Romani"}


async def called(browser: Browser, **form: str) -> str:
    """Call a tournament; gives its path."""
    answer = await browser.send_form("/tournaments/new/glory", {**FORM, **form})
    assert answer.status_code == 303, alert(answer)
    return str(answer.headers["location"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_pages_in_every_language(browser: Browser, other: Browser, language: str) -> None:
    for one in (browser, other):
        one.headers["accept-language"] = language
    await browser.sign_up()
    await other.sign_up("Drusus")
    for game in ("glory", "republic"):
        check(await browser.get(f"/tournaments/new/{game}"), game, language)
    path = await called(browser, odd="bye", **{"round-days": "3", "closes": "7", "clock": "move"})

    async def look() -> None:
        for one in (browser, other):
            for where in (path, "/tournaments"):
                check(await one.get(where), where, language)
        for where in (f"{path}?part=tournament", "/tournaments?part=tournaments"):
            text = (await browser.get(where)).text
            assert Page(text, whole=False).problems == []
            assert "<html" not in text
            assert not re.search(r">[^<]*server-[a-z]+-", text)

    await look()
    for one in (browser, other):
        await one.send_form(path, {"action": "enter"})
    await look()
    await browser.send_form(path, {"action": "start"})
    await look()
    await win(browser, path)
    await look()
    path = await called(browser, kind="knockout", best="1")
    await look()
    await browser.send_form(path, {"action": "cancel"})
    await look()


async def win(browser: Browser, path: str) -> None:
    """The first seats win all games of the round."""
    tournaments, id_ = browser.service.tournaments, path.rsplit("/", 1)[1]
    shown = await tournaments.get(id_, None)
    values: dict[str, Any] = {"status": "over", "ending": {"word": "finished", "winners": [0]}}
    for table in shown.rounds[0].tables:
        game = table.game
        assert game is not None
        await browser.service.store.writing(partial(kept.change_game, id_=game, **values))
    await tournaments.go_on(id_)


async def test_two_people_play_one(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await other.sign_up("Drusus")
    path = await called(browser)
    assert "Ludi Romani" in (await other.get("/tournaments")).text
    await other.send_form(path, {"action": "enter"})
    too_few = await browser.send_form(path, {"action": "start"})
    assert too_few.status_code == 409
    assert "2" in alert(too_few)
    assert headings(too_few) == ["Ludi Romani"]
    assert (await other.send_form(path, {"action": "start"})).status_code == 403
    await browser.send_form(path, {"action": "enter"})
    await browser.send_form(path, {"action": "start"})
    page = (await other.get(path)).text
    game = re.search(r'href="(/table/[\w-]+)"', page)
    assert game is not None
    table = (await other.get(game.group(1))).text
    # The link back: with a script in the setup, without in the words.
    assert f'"path":"{path}","title":"Ludi Romani","round":1,"table":1' in table
    told = "Tournament: Ludi Romani, round 1, table 1"
    assert f'<a href="{path}">{told}</a>' in html.unescape(table)
    await win(browser, path)
    page = (await other.get(path)).text
    assert "Final standings" in page
    places = re.findall(r"<td>(\d)</td>\s*<th scope=\"row\">(\w+)", page)
    assert [place for place, _ in places] == ["1", "2"]
    assert {name for _, name in places} == {"Livia", "Drusus"}


async def test_what_is_wrong_is_told_and_nothing_of_the_form_is_lost(browser: Browser) -> None:
    await browser.sign_up()
    form = {**FORM, "kind": "knockout", "best": "2", "most": "12", "round-days": "7"}
    answer = await browser.send_form("/tournaments/new/glory", form)
    assert answer.status_code == 422
    assert "best" in alert(answer)
    assert 'value="Ludi Romani"' in answer.text
    assert re.search(r'name="kind" value="knockout" checked', answer.text)
    assert re.search(r'<option value="7" selected', answer.text)
    assert re.search(r'name="most"[^>]*value="12"', answer.text)


async def test_nobody_is_removed_or_replaced_by_a_slip(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await other.sign_up("Drusus")
    path = await called(browser)
    for one in (browser, other):
        await one.send_form(path, {"action": "enter"})
    await browser.send_form(path, {"action": "start"})
    page = (await browser.get(path)).text
    chosen = re.search(r'<select id="lead-entrant"[^>]*>\s*<option value="([^"]*)"', page)
    assert chosen is not None
    assert chosen.group(1) == ""
    assert re.search(r'value="remove" data-confirm="[^"]+"', page)
    assert (await browser.send_form(path, {"action": "remove", "entrant": ""})).status_code == 422
    for name in ("", " "):
        form = {"action": "replace", "entrant": "1", "name": name}
        answer = await browser.send_form(path, form)
        assert answer.status_code == 422
        assert alert(answer) == "There is no account with this name."


async def test_strangers_and_guests_call_none(browser: Browser) -> None:
    answer = await browser.get("/tournaments/new/glory")
    assert answer.headers["location"].startswith("/login?next=/tournaments/new/glory")
    await browser.be_guest()
    assert (await browser.get("/tournaments/new/glory")).status_code == 403
    assert (await browser.send_form("/tournaments/new/glory", FORM)).status_code == 403


async def test_a_private_one_is_not_there_without_its_key(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await other.sign_up("Drusus")
    path = await called(browser, private="yes")
    assert "Ludi Romani" not in (await other.get("/tournaments")).text
    found = re.search(rf"{path}\?key=([\w-]+)", (await browser.get(path)).text)
    assert found is not None
    key = found.group(1)
    for wrong in ("", "?key=x", f"?key={key[:-1]}"):
        assert (await other.get(f"{path}{wrong}")).status_code == 404
    assert (await other.send_form(path, {"action": "enter", "key": "x"})).status_code == 404
    page = (await other.get(f"{path}?key={key}")).text
    assert f'name="key" value="{key}"' in page
    answer = await other.send_form(path, {"action": "enter", "key": key})
    assert answer.headers["location"] == f"{path}?key={key}"
    assert (await other.get(path)).status_code == 200


async def test_the_organiser_replaces_an_absent_one(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await other.sign_up("Drusus")
    path = await called(browser)
    for one in (browser, other):
        await one.send_form(path, {"action": "enter"})
    async with Browser(browser.app, "203.0.113.10") as third:
        await third.sign_up("Octavia")
        await browser.send_form(path, {"action": "start"})
        form = {"action": "replace", "entrant": "1", "name": "Nobody Here"}
        answer = await browser.send_form(path, form)
        assert "Nobody Here" in alert(answer)
        assert 'value="Nobody Here"' in answer.text
        await browser.send_form(path, {**form, "name": "Octavia"})
        page = (await third.get(path)).text
        assert re.search(r'seat-chip">Octavia <span class="badge">you', page)
        assert "Drusus" not in page
