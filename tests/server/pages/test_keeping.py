"""The pages of those who look after the server, and of who reports something to them."""

import html
import re

import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.server.store import watch
from aedilis.server.store.personal import find_person
from tests.server.pages.browser import Browser, alert

pytestmark = pytest.mark.anyio
PATHS = ("/admin", "/admin/people", "/admin/games", "/admin/acts")


async def grant(browser: Browser, name: str) -> None:
    async with browser.service.store.reading() as c:
        id_ = await find_person(c, name)
    await browser.service.store.writing(lambda c: watch.set_admin(c, id_, True))


async def test_for_others_there_is_no_such_page(browser: Browser) -> None:
    nothing = (await browser.get("/nothing")).status_code
    for sign_up in (False, True):
        if sign_up:
            await browser.sign_up()
        for path in PATHS:
            assert (await browser.get(path)).status_code == nothing == 404
            if path != "/admin/acts":
                answer = await browser.send_form(path, {"report": "1", "act": "suspend"})
                assert answer.status_code == 404
        assert "/admin" not in (await browser.get("/help")).text


async def test_a_name_and_a_table_are_reported_and_seen_to(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up("Custos")
    await grant(browser, "Custos")
    await browser.send_form("/new/glory", {"title": "Turpe", "seat-0": "me", "seat-1": "open"})
    await other.sign_up("Livia")
    table = re.search(r"/join/[\w-]+", (await other.get("/")).text)
    assert table is not None
    page = html.unescape((await other.get(table.group())).text)
    links = re.findall(r'href="(/report\?[^"]+)"', page)
    assert len(links) == 2
    for link, what in zip(links, ("Custos", "Turpe"), strict=True):
        form = (await other.get(link)).text
        assert f"<p>{what}</p>" in form
        fields = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form))
        wrong = await other.send_form("/report", {**fields, "reason": " "})
        assert wrong.status_code == 422
        assert alert(wrong)
        answer = await other.send_form("/report", {**fields, "reason": "It offends."})
        assert "Your report has been taken" in (await other.get(answer.headers["location"])).text
    page = (await browser.get("/admin")).text
    assert page.count("It offends.") == 2
    number = re.findall(r'name="report" value="(\d+)"', page)[0]
    await browser.send_form("/admin", {"report": number, "note": "looked at"})
    assert (await browser.get("/admin")).text.count("It offends.") == 1
    assert "looked at" in (await browser.get("/admin?state=handled")).text
    gone = await other.get("/report?matter=chat&game=AAAAAAAAAAAA&line=1")
    assert gone.status_code == 404


async def test_people_are_suspended_and_told_so(browser: Browser, other: Browser) -> None:
    await browser.sign_up("Custos")
    await grant(browser, "Custos")
    await other.sign_up("Livia")
    page = (await browser.get("/admin/people?q=livi")).text
    person = re.findall(r'name="person" value="(\d+)"', page)[0]
    suspend = {"person": person, "act": "suspend", "reason": "spam", "days": ""}
    answer = await browser.send_form("/admin/people", suspend)
    assert "Suspended for good" in (await browser.get(answer.headers["location"])).text
    told = html.unescape((await other.get("/profile")).text)
    assert "Your account is suspended for good" in told
    assert "Reason: spam" in told
    new = {"seat-0": "me", "seat-1": "open"}
    assert (await other.send_form("/new/glory", new)).status_code == 403
    assert (await other.get("/profile/data.json")).json()["person"]["suspended_why"] == "spam"
    await browser.send_form("/admin/people", {"person": person, "act": "unsuspend"})
    assert (await other.send_form("/new/glory", new)).status_code == 303
    rename = {"person": person, "act": "rename", "name": "<>"}
    wrong = await browser.send_form("/admin/people", rename)
    assert wrong.status_code == 422
    assert alert(wrong)
    await browser.send_form("/admin/people", {**rename, "name": "Livilla"})
    assert "Livilla" in (await other.get("/profile")).text
    await browser.send_form("/admin/people", {"person": person, "act": "sessions"})
    assert (await other.get("/profile")).headers["location"].startswith("/login")
    acts = (await browser.get("/admin/acts")).text
    for act in ("suspended", "suspended no more", "renamed", "ended all sessions"):
        assert f">{act}</th>" in acts


async def test_a_game_is_deleted_when_it_is_meant(browser: Browser) -> None:
    await browser.sign_up("Custos")
    await grant(browser, "Custos")
    await browser.send_form("/new/glory", {"title": "Magna", "seat-0": "me", "seat-1": "open"})
    page = (await browser.get("/admin/games")).text
    game = re.findall(r'name="game" value="([\w-]+)"', page)[0]
    wrong = await browser.send_form("/admin/games", {"game": game})
    assert wrong.status_code == 422
    assert alert(wrong)
    await browser.send_form("/admin/games", {"game": game, "sure": "yes"})
    assert "Magna" not in (await browser.get("/")).text
    assert "deleted a game" in (await browser.get("/admin/acts")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_are_whole_in_each_language(
    browser: Browser, other: Browser, language: str
) -> None:
    await browser.sign_up("Custos")
    await grant(browser, "Custos")
    await other.sign_up("Livia")
    await browser.send_form("/new/glory", {"title": "Magna", "seat-0": "me", "seat-1": "open"})
    report = {"matter": "name", "name": "Custos", "reason": "x"}
    await other.send_form("/report", report)
    for who in (browser, other):
        await who.send_form("/language", {"language": language, "next": "/"})
    pages = [await browser.get(path) for path in (*PATHS, "/admin/people?q=Livia")]
    pages += [await other.get(f"/report?{q}") for q in ("taken=yes", "matter=name&name=Custos")]
    for page in pages:
        assert page.status_code == 200
        assert f'<html lang="{language}"' in page.text
        assert "server-" not in re.sub(r"<[^>]*>", "", page.text)
