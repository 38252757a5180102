"""The lobby: three clicks to a table, lists that tell the truth, and news of it."""

import asyncio
import html
import re
from typing import Any

import pytest

from aedilis.bots.registry import best_bot, levels
from aedilis.games import PACKAGES
from aedilis.glory.presentation.text import GloryText
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.presentation.text import RepublicText
from aedilis.server.store.games import change_game
from aedilis.server.words import words
from tests.server.pages.browser import Browser, alert

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_one_click_leads_a_stranger_to_a_table(browser: Browser, game: str) -> None:
    assert f'action="/play/{game}"' in (await browser.get("/")).text
    answer = await browser.send_form(f"/play/{game}", {"name": "Gaius"})
    table = answer.headers["location"]
    assert re.fullmatch(r"/table/[\w-]+", table)
    page = await browser.get(table)
    assert page.status_code == 200
    card = (await browser.get(f"/api/v1/games/{table.removeprefix('/table/')}")).json()
    assert card["status"] == "running"
    assert len(card["seats"]) == PACKAGES[game].seats.usual
    assert [seat["name"] for seat in card["seats"] if seat["kind"] == "person"] == ["Gaius"]


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_a_quick_game_is_against_bots_of_the_level_that_is_chosen(
    browser: Browser, game: str
) -> None:
    page = (await browser.get("/")).text
    usual = next(level for level, bot in levels(game).items() if bot == best_bot(game))
    assert page.count(f'<option value="{usual}" selected>')
    for level, bot in levels(game).items():
        answer = await browser.send_form(f"/play/{game}", {"name": "Gaius", "level": level})
        id_ = answer.headers["location"].removeprefix("/table/")
        card = (await browser.get(f"/api/v1/games/{id_}")).json()
        found = {seat["bot"] for seat in card["seats"] if seat["kind"] == "bot"}
        assert found == {bot}
    refused = await browser.send_form(f"/play/{game}", {"name": "Gaius", "level": "divine"})
    assert refused.status_code == 422


async def test_who_will_plays_alone_where_a_game_can_be(browser: Browser) -> None:
    page = (await browser.get("/")).text
    assert page.count('name="alone"') == sum(one.seats.least == 1 for one in PACKAGES.values())
    answer = await browser.send_form("/play/republic", {"name": "Gaius", "alone": "yes"})
    table = answer.headers["location"]
    assert (await browser.get(table)).status_code == 200
    card = (await browser.get(f"/api/v1/games/{table.removeprefix('/table/')}")).json()
    assert card["status"] == "running"
    assert [seat["name"] for seat in card["seats"]] == ["Gaius"]


async def test_a_stranger_without_a_name_gets_one(browser: Browser) -> None:
    await browser.send_form("/play/glory")
    assert "Hospes" in (await browser.get("/profile")).text


async def test_a_name_that_is_none_is_told(browser: Browser) -> None:
    answer = await browser.send_form("/play/glory", {"name": "<>"})
    assert answer.status_code == 422
    assert "letters" in alert(answer)


async def test_tables_stand_where_they_belong(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    for title, seats in (("Patens", {"seat-1": "open"}), ("Currens", {"seat-1": "greedy"})):
        await browser.send_form("/new/glory", {"title": title, "seat-0": "me", **seats})
    mine = (await browser.get("/?part=games")).text
    assert order(mine, "My tables", "Patens", "Open tables", "Tables to watch")
    assert mine.count("Patens</a>") == 1
    theirs = (await other.get("/?part=games")).text
    assert order(theirs, "Open tables", "Patens", "Tables to watch", "Currens")
    assert "My tables" not in theirs


def order(text: str, *words: str) -> bool:
    """Whether all words stand in a text, in this order."""
    places = [text.find(word) for word in words]
    return -1 not in places and places == sorted(places)


async def test_what_waits_for_one_comes_first(browser: Browser) -> None:
    await browser.sign_up()
    await browser.send_form("/new/glory", {"title": "Patens", "seat-0": "me", "seat-1": "open"})
    await browser.send_form("/new/glory", {"title": "Mea", "seat-0": "me", "seat-1": "greedy"})
    for _ in range(100):
        page = (await browser.get("/games")).text
        if "my-turn" in page:
            break
        await asyncio.sleep(0.05)
    assert order(page, "Your turn", "Mea", "Waiting for players", "Patens")
    assert "my-turn" in page


async def test_where_guests_are_not_let_in(browser: Browser) -> None:
    browser.service.settings = type(browser.service.settings)(
        database=browser.service.settings.database, guests=False, sign_up=False
    )
    page = (await browser.get("/")).text
    assert "/play/glory" not in page
    assert (await browser.send_form("/play/glory")).status_code == 403
    assert (await browser.be_guest()).status_code == 403
    assert (await browser.get("/signup")).status_code == 403
    assert (await browser.sign_up()).status_code == 403
    assert (await browser.get("/new/glory")).headers["location"] == "/login?next=/new/glory"


async def test_another_language_is_kept(browser: Browser) -> None:
    answer = await browser.send_form("/language", {"language": "it", "next": "/help"})
    assert answer.headers["location"] == "/help"
    assert '<html lang="it"' in (await browser.get("/help")).text
    await browser.sign_up()
    await browser.send_form("/language", {"language": "fr", "next": "/"})
    browser.cookies.delete("aedilis-language")
    assert '<html lang="fr"' in (await browser.get("/")).text
    assert (await browser.send_form("/language", {"language": "xx"})).status_code == 422


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr", "fr"),
        ("fr-CA, en;q=0.8", "fr"),
        ("de, it;q=0.7, es;q=0.9", "es"),
        ("de", "en"),
        ("", "en"),
        ("it;q=0, es;q=x, *;q=1", "en"),
        ("es;q=2", "en"),
    ],
)
async def test_the_browser_asks_for_a_language(
    browser: Browser, header: str, language: str
) -> None:
    page = await browser.get("/", headers={"accept-language": header})
    assert f'<html lang="{language}"' in page.text
    assert "Accept-Language" in page.headers["vary"]


class Listener:
    """Listens to a stream as a server's socket would."""

    def __init__(self, browser: Browser) -> None:
        self.scope: dict[str, Any] = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": "/lobby/events",
            "raw_path": b"/lobby/events",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"aedilis.test")],
            "client": ("198.51.100.7", 4000),
            "server": ("aedilis.test", 80),
        }
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.gone = asyncio.Event()
        self.task = asyncio.create_task(
            browser.app(self.scope, self._receive, self._send)  # type: ignore[arg-type]
        )

    async def _receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        await self.sent.put(message)

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(5):
            return await self.sent.get()

    async def leave(self) -> None:
        self.gone.set()
        async with asyncio.timeout(5):
            await self.task


async def test_news_of_the_lobby_are_told(browser: Browser) -> None:
    listener = Listener(browser)
    start = await listener.next()
    assert start["status"] == 200
    headers = dict(start["headers"])
    assert headers[b"content-type"].startswith(b"text/event-stream")
    assert headers[b"cache-control"] == b"no-store"
    assert (await listener.next())["body"] == b"retry: 5000\n\n"
    await browser.sign_up()
    await browser.send_form("/new/glory", {"title": "Arcanum", "seat-0": "me", "seat-1": "open"})
    news = (await listener.next())["body"]
    # What has changed is not told, so that nothing private can be.
    assert news == b"data: changed\n\n"
    await listener.leave()
    assert len(browser.service.limits.streams) == 0


async def test_streams_are_counted(browser: Browser) -> None:
    browser.service.limits.streams.most = 2
    listeners = [Listener(browser) for _ in range(2)]
    for listener in listeners:
        assert (await listener.next())["status"] == 200
    third = Listener(browser)
    assert (await third.next())["status"] == 429
    await third.task
    for listener in listeners:
        await listener.leave()
    fourth = Listener(browser)
    assert (await fourth.next())["status"] == 200
    await fourth.leave()


FACTS = {
    "en": ["2 seats", "1 hour for the whole game, 30 seconds more", "10 minutes later"],
    "es": ["2 asientos", "1 hora para toda la partida, 30 segundos", "10 minutos después"],
    "it": ["2 posti", "1 ora per tutta la partita, 30 secondi", "10 minuti di ritardo"],
    "fr": ["2 sièges", "1 heure pour toute la partie, 30 secondes", "10 minutes plus tard"],
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_and_the_page_to_join_say_what_is_played(
    browser: Browser, other: Browser, language: str
) -> None:
    await browser.sign_up()
    made = await browser.send_form(
        "/new/glory",
        {
            "edition": "es2011",
            "seat-0": "me",
            "seat-1": "open",
            "clock": "bank",
            "bank-seconds": "3600",
            "increment": "30",
            "delay": "600",
            "private-chat": "yes",
            "vault-memory": "open",
            "beginner": "yes",
        },
    )
    other.headers["accept-language"] = language
    say = words(language).text
    for path in ("/", made.headers["location"]):
        page = html.unescape((await other.get(path)).text)
        facts = re.findall(r'<ul class="facts"[^>]*>(.*?)</ul>', page, re.DOTALL)
        assert len(facts) == 1
        text = " ".join(re.sub("<[^>]+>", " ", facts[0]).split())
        terms = GloryText(language, (), -1)
        own = (terms.edition("es2011"), terms.value("open"))
        for told in (*FACTS[language], *own, say("server-card-talk")):
            assert " ".join(told.split()) in text, (told, text)
        assert "es2011" not in text


async def test_a_table_of_the_republic_is_told_by_its_scenario(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    fields = {"scenario": "middle-late", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    fields |= {"delay": "never", "dictator-strength": "printed", "clock": "move"}
    await browser.send_form("/new/republic", fields | {"move-seconds": "300"})
    page = (await other.get("/")).text
    text = page[page.index('<ul class="facts"') :].partition("</ul>")[0]
    assert RepublicText("en", (), -1).scenario("middle-late") in html.unescape(text)
    for told in ("as printed", "5 minutes for each decision", "no spectators", "no private talk"):
        assert told in text
    assert "middle-late" not in text


async def test_a_sandbox_is_deleted_from_the_list_by_whom_it_belongs_to(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    form = {"title": "Arena", "seat-0": "me", "seat-1": "greedy"}
    answer = await browser.send_form("/new/glory", form)
    game = answer.headers["location"].removeprefix("/table/")
    service = browser.service
    room = await service.rooms.room(game)
    assert f"/join/{game}/change" not in (await browser.get("/games")).text
    async with room.lock:
        await service.store.writing(lambda c: change_game(c, game, sandbox=True))
    service.rooms.forget(game)
    page = (await browser.get("/games")).text
    assert f'action="/join/{game}/change" data-confirm="Delete this sandbox?' in page
    await other.sign_up("Brutus")
    stolen = await other.send_form(f"/join/{game}/change", {"action": "stop"})
    assert stolen.status_code in (403, 404)
    answer = await browser.send_form(f"/join/{game}/change", {"action": "stop"})
    assert answer.status_code == 303
    assert game not in (await browser.get("/games")).text
    assert (await browser.get(f"/api/v1/games/{game}")).status_code == 404
