"""Players' pages, ladders and statistics, in every language; making and joining a rated table."""

import re

import pytest
from sqlalchemy import insert, update

from aedilis.kernel.text import LANGUAGES
from aedilis.server.store.rating import BEGIN, Rating
from aedilis.server.store.schema import people, ratings
from tests.server.pages.browser import Browser, alert, headings
from tests.server.pages.rated import LIVIA, MARCUS, finished
from tests.server.pages.reading import check

pytestmark = pytest.mark.anyio

RATED = {
    "seat-0": "me",
    "seat-1": "open",
    "seat-2": "-",
    "seat-3": "-",
    "clock": "move",
    "move-seconds": "86400",
    "rated": "yes",
}


async def come_in(browser: Browser, other: Browser) -> None:
    await browser.sign_up("Livia")
    await other.sign_up("Marcus")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_with_results_in_every_language(
    browser: Browser, other: Browser, language: str
) -> None:
    browser.headers["accept-language"] = language
    await come_in(browser, other)
    for n in range(21):
        await finished(browser, f"g{n}", private=n == 20)
    paths = [f"/players/{one}{page}" for one in (LIVIA, MARCUS) for page in ("", "?page=2")]
    for path in (*paths, "/profile/statistics", "/ladder/glory", "/ladder/republic"):
        check(await browser.get(path), path, language)


async def test_a_page_is_found_by_name_and_by_number(browser: Browser, other: Browser) -> None:
    await come_in(browser, other)
    answer = await other.get("/players/livia")
    assert answer.headers["location"] == "/players/1"
    page = await other.get("/players/1")
    assert headings(page) == ["Livia"]
    for path in ("/players/99", "/players/Nemo", "/players/0", "/players/99999999999999"):
        assert (await other.get(path)).status_code == 404
    for path in ("/players/1?page=0", "/players/1?page=x", "/ladder/nothing"):
        assert (await other.get(path)).status_code == 404


async def test_whoever_wants_no_page_has_none_for_others(browser: Browser, other: Browser) -> None:
    await come_in(browser, other)
    await finished(browser, "g1")
    assert 'href="/players/1"' in (await other.get("/ladder/glory")).text
    chosen = await browser.send_form("/profile/statistics", {"shown": "nobody", "counted": "yes"})
    assert chosen.headers["location"] == "/profile/statistics?done=saved"
    own = (await browser.get("/profile/statistics")).text
    assert re.search(r'value="nobody" selected', own)
    assert re.search(r'name="counted" value="yes" checked', own)
    assert (await other.get("/players/1")).status_code == 404
    assert (await other.get("/players/livia")).status_code == 404
    for path in ("/ladder/glory", "/players/2"):
        assert 'href="/players/1"' not in (await other.get(path)).text
    assert (await browser.get("/players/1")).status_code == 200
    refused = await browser.send_form("/profile/statistics", {"shown": "anybody"})
    assert refused.status_code == 422


async def test_a_private_game_is_not_linked_for_others(browser: Browser, other: Browser) -> None:
    await come_in(browser, other)
    await finished(browser, "secret1", private=True)
    stranger = Browser(browser.app, "203.0.113.77")
    await stranger.sign_up("Sextus")
    for path in ("/players/1", "/players/2"):
        assert "secret1" in (await other.get(path)).text
        told = (await stranger.get(path)).text
        assert "secret1" not in told
        # That a rating has changed is told; by which table, is not.
        assert "a table you cannot open" in told
    await stranger.aclose()


async def test_provisional_ratings_stand_apart_with_words(browser: Browser, other: Browser) -> None:
    await come_in(browser, other)
    await finished(browser, "g1")
    sure = Rating(BEGIN.mu, 5.0)
    values = {"sigma": sure.sigma, "low": sure.low, "sure": True, "mu": sure.mu}
    change = update(ratings).where(ratings.c.person == LIVIA).values(**values)
    await browser.service.store.writing(lambda c: c.execute(change))
    text = (await other.get("/ladder/glory")).text
    ladder, _, apart = text.partition('id="apart-title"')
    assert "1500 ± 200" in ladder
    assert 'href="/players/1"' in ladder
    assert "provisional" not in ladder.split("<main")[1]
    assert 'href="/players/2"' in apart
    assert "provisional" in apart
    assert ">Marcus</a> <span" in apart


# -- rated tables ----------------------------------------------------------------------------------


async def test_a_rated_table_is_made_and_joined_by_people_with_accounts(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up("Livia")
    assert 'name="rated"' in (await browser.get("/new/glory")).text
    join = (await browser.send_form("/new/glory", RATED)).headers["location"]
    for page in (await browser.get("/"), await browser.get(join)):
        assert "rated" in page.text.split("<main")[1]
    assert 'value="start"' not in (await browser.get(join)).text
    # A guest is told to come with an account, and none is made in vain.
    assert "This table is rated" in (await other.get(join)).text
    refused = await other.send_form(join, {"name": "Gaius"})
    assert refused.status_code == 403
    assert "set-cookie" not in refused.headers
    await other.be_guest()
    assert 'name="rated"' not in (await other.get("/new/glory")).text
    assert (await other.send_form(join)).status_code == 403
    await other.send_form("/signup", {"name": "Marcus", "password": "seven hills and one river"})
    assert (await other.send_form(join)).headers["location"].startswith("/table/")


async def test_what_cannot_be_rated_is_said_on_the_form(browser: Browser) -> None:
    await browser.sign_up("Livia")
    for change, said in (
        ({"clock": "none"}, "needs a clock"),
        ({"seat-1": "greedy"}, "has no bots"),
    ):
        answer = await browser.send_form("/new/glory", RATED | change)
        assert said in alert(answer)
        assert re.search(r'name="rated" value="yes" checked', answer.text)


async def test_names_lead_to_pages_that_may_be_seen(browser: Browser, other: Browser) -> None:
    await come_in(browser, other)
    form = {"seat-0": "me", "seat-1": "open", "seat-2": "greedy"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    for path in ("/", join):
        text = (await other.get(path)).text
        assert 'href="/players/1"' in text
        assert 'href="/players/bot/greedy"' in text
    hidden = update(people).where(people.c.id == LIVIA).values(shown="nobody")
    await browser.service.store.writing(lambda c: c.execute(hidden))
    for path in ("/", join):
        assert 'href="/players/1"' not in (await other.get(path)).text


async def test_a_guest_has_statistics_but_no_page_for_others(
    browser: Browser, other: Browser
) -> None:
    await browser.be_guest("Gaius")
    assert "Others see no page of a guest" in (await browser.get("/profile/statistics")).text
    await other.sign_up("Marcus")
    assert (await other.get("/players/1")).status_code == 404
    assert (
        await browser.send_form("/profile/statistics", {"shown": "everyone"})
    ).status_code == 403
    now = {"kind": "bot", "language": "en", "created": 1.0, "seen": 1.0, "owner": MARCUS}
    bot = insert(people).values(id=50, name="Robur", folded="robur", **now)
    await other.service.store.writing(lambda c: c.execute(bot))
    assert headings(await other.get("/players/50")) == ["Robur"]
    assert (await browser.get("/players/50")).status_code == 404
