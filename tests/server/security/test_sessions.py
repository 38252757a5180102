"""Sessions: no token but ours, and none after its end."""

import re

import pytest

from aedilis.server.people import sessions
from tests.server.pages.browser import PASSWORD, Browser, alert

pytestmark = pytest.mark.anyio


async def known(browser: Browser) -> bool:
    return (await browser.get("/profile")).status_code == 200


async def test_a_planted_token_is_never_taken_up(browser: Browser) -> None:
    for planted in ("planted", "x" * 43, "é"):
        cookie = {b"cookie": f"aedilis={planted}".encode()}
        assert (await browser.get("/profile", headers=cookie)).status_code == 303
        answer = await browser.post(
            "/guest", data={"name": "Gaius"}, headers={**cookie, b"accept": b"text/html"}
        )
        given = re.search("aedilis=([^;]+)", answer.headers["set-cookie"])
        assert given is not None
        assert given.group(1) != planted


async def test_a_session_that_was_shared_before_the_login_is_not_shared_after(
    browser: Browser, other: Browser
) -> None:
    await other.sign_up()
    await browser.be_guest()
    planted = browser.cookies["aedilis"]
    await browser.log_in()
    assert browser.cookies["aedilis"] != planted
    async with Browser(browser.app, cookies={"aedilis": planted}) as attacker:
        assert not await known(attacker)


async def test_rights_that_are_gained_come_with_a_new_token(browser: Browser) -> None:
    await browser.be_guest()
    guest = browser.cookies["aedilis"]
    await browser.sign_up()
    account = browser.cookies["aedilis"]
    assert account != guest
    fresh = {"old": PASSWORD, "new": "eight hills and no river"}
    assert (await browser.send_form("/profile/password", fresh)).status_code == 303
    assert browser.cookies["aedilis"] not in (guest, account)
    for old in (guest, account):
        async with Browser(browser.app, cookies={"aedilis": old}) as attacker:
            assert not await known(attacker)
    assert await known(browser)


async def test_sessions_are_listed_and_revoked(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    other.headers["user-agent"] = "<b>Other</b>"
    await other.log_in()
    page = (await browser.get("/profile")).text
    assert "&lt;b&gt;Other&lt;/b&gt;" in page
    ids = re.findall(r'name="session" value="([^"]+)"', page)
    assert len(ids) == 1
    assert (await browser.send_form("/profile/sessions", {"session": ids[0]})).status_code == 303
    assert not await known(other)
    assert await known(browser)
    again = await browser.send_form("/profile/sessions", {"session": ids[0]})
    assert again.status_code == 404


async def test_nobody_ends_the_sessions_of_another(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await other.sign_up("Marcus")
    digest = sessions.digest_of(browser.cookies["aedilis"])
    for id_ in (digest, digest[:16], "", "%"):
        answer = await other.send_form("/profile/sessions", {"session": id_})
        assert answer.status_code == 404
    await other.send_form("/profile/sessions", {"others": "yes"})
    assert await known(browser)


async def test_a_logout_ends_the_session_itself(browser: Browser) -> None:
    await browser.sign_up()
    token = browser.cookies["aedilis"]
    answer = await browser.send_form("/logout")
    assert answer.headers["location"] == "/"
    assert 'aedilis=""' in answer.headers["set-cookie"]
    assert not await known(browser)
    async with Browser(browser.app, cookies={"aedilis": token}) as attacker:
        assert not await known(attacker)
    assert (await browser.get("/logout")).status_code == 405


async def test_a_deleted_account_is_gone_everywhere(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    await other.log_in()
    unsure = await browser.send_form("/profile/delete", {"password": PASSWORD})
    assert unsure.status_code == 422
    wrong = await browser.send_form("/profile/delete", {"password": "wrong", "sure": "yes"})
    assert (wrong.status_code, "password" in alert(wrong)) == (403, True)
    answer = await browser.send_form("/profile/delete", {"password": PASSWORD, "sure": "yes"})
    assert answer.status_code == 303
    for one in (browser, other):
        assert not await known(one)
    assert (await browser.log_in()).status_code == 403
    # The name is free again.
    assert (await other.sign_up()).status_code == 303


async def test_a_deleted_host_takes_open_tables_along(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    made = await browser.send_form("/new/glory", {"seat-0": "me", "seat-1": "open"})
    assert (await other.get(made.headers["location"])).status_code == 200
    await browser.send_form("/profile/delete", {"password": PASSWORD, "sure": "yes"})
    assert (await other.get(made.headers["location"])).status_code == 404


async def test_a_session_that_lasts_longer_says_so(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser.sign_up()
    token = browser.cookies["aedilis"]
    assert "set-cookie" not in (await browser.get("/")).headers
    monkeypatch.setattr(sessions, "TOUCH_SECONDS", -1.0)
    answer = await browser.get("/")
    assert f"aedilis={token};" in answer.headers["set-cookie"]
    # A page that ends the session has the last word.
    await browser.send_form("/logout")
    assert not await known(browser)
