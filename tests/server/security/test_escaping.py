"""What people write is shown as they wrote it, and is never a tag."""

import json
import re

import pytest

from tests.server.pages.browser import Browser

pytestmark = pytest.mark.anyio

EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(1)>'\""
SHOWN = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"


def test_evil_is_evil() -> None:
    assert EVIL[:9] == "</script>"
    assert len(EVIL) <= 80


async def test_titles_of_tables(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"title": EVIL, "seat-0": "me", "seat-1": "open"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    await browser.send_form("/new/glory", {"title": EVIL, "seat-0": "me", "seat-1": "greedy"})
    pages = ("/", "/?part=games", join, f"{join}?part=seats", "/games")
    for reader, paths in ((browser, pages), (other, pages[:4])):
        for path in paths:
            text = (await reader.get(path)).text
            assert "<script>alert" not in text
            assert "<img" not in text
    assert SHOWN in (await other.get("/")).text


async def test_the_setup_of_a_table_ends_no_script(browser: Browser) -> None:
    await browser.sign_up()
    form = {"title": EVIL, "seat-0": "me", "seat-1": "greedy"}
    table = (await browser.send_form("/new/glory", form)).headers["location"]
    text = (await browser.get(f"{table}?key={'%3C/script%3E'}")).text
    assert "<script>alert" not in text
    found = re.search(r'<script type="application/json" id="setup">(.*?)</script>', text)
    assert found is not None
    assert not set("<>&\u2028\u2029") & set(found.group(1))
    setup = json.loads(found.group(1))
    assert setup["socket"].endswith("/socket?key=%3C%2Fscript%3E")
    assert setup["user"]["name"] == "Livia"


async def test_what_is_searched_for(browser: Browser) -> None:
    text = (await browser.get("/rules/glory", params={"q": EVIL})).text
    assert "<script>alert" not in text
    assert SHOWN in text


async def test_forms_that_come_back(browser: Browser) -> None:
    for path in ("/login", "/signup", "/guest"):
        text = (await browser.send_form(path, {"name": EVIL, "next": EVIL})).text
        assert "<script>alert" not in text
    form = {"title": EVIL, "seat-0": "me", "increment": EVIL, "clock": "bank"}
    answer = await browser.send_form("/new/glory", form)
    assert answer.status_code == 422
    assert "<script>alert" not in answer.text
    assert SHOWN in answer.text


async def test_labels_and_addresses(browser: Browser) -> None:
    await browser.sign_up()
    await browser.send_form("/profile/bots", {"action": "make", "name": "Machina"})
    page = (await browser.get("/profile/bots")).text
    bot = re.findall(r'name="bot" value="(\d+)"', page)[0]
    label = "<script>alert(1)</script>"
    answer = await browser.send_form(
        "/profile/bots", {"action": "token", "bot": bot, "label": label}
    )
    assert "&lt;script&gt;alert" in answer.text
    assert "<script>alert" not in answer.text
    url = "https://hooks.example.org/?<script>alert(1)</script>"
    answer = await browser.send_form("/profile/webhook", {"url": url})
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/<script>alert(1)</script>",
        "/join/<script>alert(1)</script>",
        "/rules/glory/<script>alert(1)</script>",
        '/login?next="><script>alert(1)</script>',
        "/profile?done=<script>alert(1)</script>",
        "/?part=<script>alert(1)</script>",
    ],
)
async def test_addresses_that_come_back(browser: Browser, path: str) -> None:
    await browser.sign_up()
    assert "<script>alert" not in (await browser.get(path)).text


@pytest.mark.parametrize(
    "there", ["//evil.example", "/\\evil.example", "https:evil.example", "/%2f%2fevil.example"]
)
async def test_no_form_leads_away(browser: Browser, there: str) -> None:
    page = (await browser.get("/login", params={"next": there})).text
    assert 'name="next" value="/"' in page
    for path, data in (
        ("/guest", {"name": "Gaius"}),
        ("/language", {"language": "it"}),
        ("/signup", {"name": "Livia", "password": "seven hills and one"}),
        ("/login", {"name": "Livia", "password": "seven hills and one"}),
    ):
        answer = await browser.send_form(path, {**data, "next": there})
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
