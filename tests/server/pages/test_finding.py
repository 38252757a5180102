"""The lobby shows what somebody looks for, and the next table is a click away."""

import re
from typing import Any

import pytest

from aedilis.server.store.games import change_game
from tests.server.pages.browser import Browser, alert

pytestmark = pytest.mark.anyio


async def tables(browser: Browser) -> None:
    """Three open tables that differ."""
    await browser.sign_up("Host")
    new = {"seat-0": "me", "seat-1": "open"}
    await browser.send_form("/new/glory", {**new, "title": "Tranquilla", "newcomers": "yes"})
    await browser.send_form(
        "/new/glory",
        {**new, "title": "Celeris", "clock": "move", "move-seconds": "60", "spoken": "it"}
        | {"rated": "yes"},
    )
    await browser.send_form("/new/republic", {**new, "title": "Roma", "seat-2": "open"})


def shown(page: str) -> set[str]:
    return {title for title in ("Tranquilla", "Celeris", "Roma") if f">{title}</a>" in page}


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("", {"Tranquilla", "Celeris", "Roma"}),
        ("find=yes", {"Tranquilla", "Celeris", "Roma"}),
        ("find=yes&what=glory", {"Tranquilla", "Celeris"}),
        ("find=yes&what=republic/early", {"Roma"}),
        ("find=yes&what=republic/late", set()),
        ("find=yes&pace=live", {"Celeris"}),
        ("find=yes&spoken=it", {"Tranquilla", "Celeris", "Roma"}),
        ("find=yes&spoken=fr", {"Tranquilla", "Roma"}),
        ("find=yes&newcomers=yes", {"Tranquilla"}),
        ("find=yes&free=2", {"Roma"}),
        ("find=yes&rated=yes", {"Celeris"}),
    ],
)
async def test_a_stranger_finds_tables_by_the_address(
    browser: Browser, other: Browser, query: str, titles: set[str]
) -> None:
    await tables(browser)
    for part in ("", "&part=games"):
        page = (await other.get(f"/?{query}{part}")).text
        assert shown(page) == titles
    if not titles:
        assert "No open table is like that" in page
        assert 'href="/new/republic"' in page
        assert 'href="/?find=all"' in page


async def test_what_one_looks_for_is_kept(browser: Browser, other: Browser) -> None:
    await tables(browser)
    await other.sign_up("Livia")
    same = {"sec-fetch-site": "same-origin"}
    assert shown((await other.get("/?find=yes&pace=live", headers=same)).text) == {"Celeris"}
    page = (await other.get("/")).text
    assert shown(page) == {"Celeris"}
    assert '<option value="live" selected>' in page
    # Who follows a link from elsewhere keeps his own.
    cross = {"sec-fetch-site": "cross-site"}
    assert shown((await other.get("/?find=yes&what=republic", headers=cross)).text) == {"Roma"}
    assert shown((await other.get("/")).text) == {"Celeris"}
    await other.get("/?find=all", headers=same)
    assert len(shown((await other.get("/")).text)) == 3


@pytest.mark.parametrize("query", ["what=chess", "pace=slow", "free=99", "spoken=la", "free=x"])
async def test_what_nobody_can_look_for_is_refused(browser: Browser, query: str) -> None:
    answer = await browser.get(f"/?find=yes&{query}")
    assert answer.status_code == 422
    assert alert(answer)


async def test_the_next_table_is_a_click_away(browser: Browser) -> None:
    assert "/next" not in (await browser.get("/")).text
    assert (await browser.get("/next")).headers["location"].startswith("/login")
    await browser.sign_up()
    page = (await browser.get("/help")).text
    assert re.search(r'<a href="/next" accesskey="n"', page)
    answer = await browser.get("/next")
    assert answer.headers["location"] == "/games?waits=none"
    assert "No table waits for you." in (await browser.get("/games?waits=none")).text
    browser.service.bot_pause = 60
    ids = []
    for seconds in ("86400", "60"):
        form = {"seat-0": "me", "seat-1": "greedy", "clock": "move", "move-seconds": seconds}
        location = (await browser.send_form("/new/glory", form)).headers["location"]
        ids.append(location.removeprefix("/table/"))

    async def work(c: Any) -> None:
        for id_ in ids:
            await change_game(c, id_, awaited=[0])

    await browser.service.store.writing(work)
    slow, quick = (f"/table/{id_}" for id_ in ids)
    assert (await browser.get("/next")).headers["location"] == quick
    assert (await browser.get(f"/next?after={ids[1]}")).headers["location"] == slow
    assert (await browser.get(f"/next?after={ids[0]}")).headers["location"] == quick
    mine = (await browser.get("/games")).text
    assert mine.index(quick) < mine.index(slow)
