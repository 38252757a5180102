"""The rules as pages."""

import re

import pytest

from aedilis.kernel.text import LANGUAGES
from aedilis.rules.paragraphs import GAMES
from aedilis.server.pages.rules import address, linked, reference, written
from tests.server.pages.browser import Browser, headings

pytestmark = pytest.mark.anyio


async def test_a_paragraph_has_its_text_and_ruling(browser: Browser) -> None:
    page = await browser.get("/rules/republic/R%201.07.41")
    entry = reference("republic", "en").entries["1.07.41"]
    assert headings(page) == [entry.text.title]
    assert entry.text.text[:40] in page.text.replace("&#39;", "'")
    assert entry.text.ruling[:40] in page.text.replace("&#39;", "'")


@pytest.mark.parametrize("path", ["/rules/republic/1.07.41", "/rules/glory/G.patron.1"])
async def test_ids_are_found_in_both_ways_of_writing(browser: Browser, path: str) -> None:
    assert (await browser.get(path)).status_code == 200


async def test_an_assertion_leads_to_its_paragraph(browser: Browser) -> None:
    rules = reference("republic", "en")
    whole = [(e, a) for e in rules.entries.values() for a in e.paragraph.assertions]
    assert whole
    entry, assertion = whole[0]
    name = assertion if assertion.startswith(entry.id) else f"{entry.id}.{assertion}"
    page = await browser.get(f"/rules/republic/{name}")
    assert (page.status_code, headings(page)) == (200, [entry.text.title])


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/glory/G.none.9", "/rules/glory/%2e%2e"])
async def test_what_is_not_there(browser: Browser, path: str) -> None:
    assert (await browser.get(path)).status_code in (404, 307)


async def test_the_piece_alone_is_for_the_side_panel(browser: Browser) -> None:
    text = (await browser.get("/rules/glory/G.patron.1?part=1")).text
    assert "<html" not in text
    assert "<h2>" in text
    contents = (await browser.get("/rules/glory?part=1")).text
    assert "<html" not in contents
    assert contents.count('href="/rules/glory/') == len(reference("glory", "en").entries)


async def test_words_cards_and_ids_are_found(browser: Browser) -> None:
    for query, expected in (
        ("patron", "G.patron.1"),
        ("G.patron", "G.patron.1"),
        ("Latrina", "latrin"),
    ):
        page = (await browser.get("/rules/glory", params={"q": query})).text
        assert expected.lower() in page.lower()
    single = {"q": "G.patron.1", "go": "1"}
    answer = await browser.get("/rules/glory", params=single)
    assert answer.headers["location"] == "/rules/glory/G.patron.1"
    assert (await browser.get("/rules/glory", params={"q": "x" * 5000})).status_code == 200


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_paragraph_has_an_address_that_leads_to_it(browser: Browser, game: str) -> None:
    rules = reference(game, "en")
    entries = list(rules.entries.values())
    browser.service.limits.requests.amount = 1e9
    for entry in entries[:: max(1, len(entries) // 25)]:
        page = await browser.get(address(game, entry.id))
        assert page.status_code == 200
        assert written(entry) in page.text


async def test_paragraphs_named_in_texts_are_links() -> None:
    glory, republic = reference("glory", "en"), reference("republic", "en")
    pieces = linked(glory, "As in G.patron.1, or G.none.7; from 2.5 on (G.building.1).")
    assert [(one.text, one.path) for one in pieces if one.path] == [
        ("G.patron.1", "/rules/glory/G.patron.1"),
        ("G.building.1", "/rules/glory/G.building.1"),
    ]
    paths = [one.path for one in linked(republic, "1.07.41: see 1.07.4.") if one.path]
    assert paths == ["/rules/republic/R%201.07.41", "/rules/republic/R%201.07.4"]


@pytest.mark.parametrize("game", list(GAMES))
async def test_links_within_texts_lose_no_letter(game: str) -> None:
    rules = reference(game, "en")
    for entry in rules.entries.values():
        for text in (entry.text.text, entry.text.ruling):
            assert "".join(piece.text for piece in linked(rules, text)) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_the_contents_list_each_heading_once(
    browser: Browser, game: str, language: str
) -> None:
    browser.headers["accept-language"] = language
    page = (await browser.get(f"/rules/{game}")).text
    headings = re.findall(r"<summary>(.*?)</summary>", page)
    assert len(headings) > 5
    assert len(set(headings)) == len(headings)
    linked = re.findall(rf'<li><a href="(/rules/{game}/[^"]+)"', page)
    assert len(linked) == len(set(linked)) == len(reference(game, language).entries)
