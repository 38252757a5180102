"""A third game installed beside Aedilis, from the lobby to its end: on the plain table that is made
from its words, and over the API.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.installing import EXAMPLES, install
from tests.server.browser.playing import Hand
from tests.server.browser.serving import Served
from tests.server.browser.visiting import PHONE, Visitors

TITLES = {"en": "Morra", "es": "La morra", "it": "Morra", "fr": "La mourre"}

FETCH = """async ([method, path, body, csrf]) => {
  const headers = { "content-type": "application/json", "x-csrf-token": csrf };
  const sent = body === null ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`/api/v1${path}`, { method, headers, ...sent });
  const text = await answer.text();
  return [answer.status, text];
}"""


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside whose Aedilis the examples are installed."""
    target = tmp_path_factory.mktemp("beside")
    for name in ("morra", "hasty"):
        install(EXAMPLES / name, target, tmp_path_factory.mktemp("build"))
    folder = Path(tmp_path_factory.mktemp("third"))
    server = Served(folder, PYTHONPATH=str(target))
    server.start()
    yield server
    server.stop()
    assert server.faults() == []


@pytest.fixture
def come(third: Served, browser: Browser) -> Iterator[Visitors]:
    """Readers of that server; a page that complains fails the test."""
    visitors = Visitors(browser, third.url)
    yield visitors
    assert visitors.leave() == []


def new_table(page: Page, **seats: str) -> None:
    page.get_by_label("Name", exact=True).fill("Livia")
    for number, who in seats.items():
        page.get_by_label(f"Seat {number[1:]}").select_option(who)
    page.get_by_text("More options").click()
    page.get_by_label("How many points win").select_option("5")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".plain-board").wait_for()


def two_at_a_table(come: Visitors) -> tuple[Page, Page]:
    """The pages of two people who play against each other."""
    livia = come()
    page = livia.open("/new/morra")
    page.get_by_label("Name", exact=True).fill("Livia")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Seat 3").select_option("-")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/join/"))
    other = come().open(page.url.removeprefix(livia.url))
    other.get_by_label("Name", exact=True).fill("Marcus")
    other.get_by_role("button", name=re.compile("Sit down|Take", re.I)).first.click()
    other.wait_for_url(re.compile("/table/"))
    page.goto(other.url)
    page.locator(".plain-board").wait_for()
    return page, other


@pytest.mark.parametrize("language", sorted(TITLES))
def test_the_lobby_offers_it(come: Visitors, language: str) -> None:
    page = come(language=language).open("/")
    expect(page.get_by_role("heading", name=TITLES[language], exact=True)).to_be_visible()
    page.goto(page.url + "new/morra")
    seat = page.locator("select[name='seat-1']")
    expect(seat.locator("option")).to_have_count(7)
    expect(seat).to_have_value("augur")
    told = " ".join(seat.locator("option").all_text_contents())
    assert "-bot" not in told
    expect(page.locator("option[value='hasty']").first).to_be_attached()
    page.goto(page.url.replace("/new/morra", "/rules"))
    expect(page.get_by_role("heading", name=TITLES[language], exact=True)).to_have_count(0)


def test_it_is_played_to_its_end_on_the_plain_table(come: Visitors) -> None:
    page = come().open("/new/morra")
    new_table(page, _3="hasty", _4="random")
    expect(page.locator(".plain-panel h2")).to_have_count(6)
    expect(page.locator(".plain-board")).to_contain_text("Your hand")
    expect(page.locator(".plain-board")).to_contain_text("5 win")
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("This game has no rules to look up here.")).to_be_visible()
    Hand(page, seed=3).to_the_end()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".standing li")).to_have_count(4)
    page.get_by_role("button", name="The course of the game").first.click()
    expect(page.get_by_role("dialog").get_by_text("Points").first).to_be_visible()


def test_what_a_seat_has_chosen_is_on_no_other_page(come: Visitors) -> None:
    page, other = two_at_a_table(come)
    Hand(page, choose=lambda state, chance: 3).move()
    expect(page.locator(".plain-board")).to_contain_text("4 fingers, and the call")
    expect(other.locator(".plain-board")).to_contain_text("has chosen")
    told = other.content()
    assert "and the call" not in told
    assert "You show" not in told


def test_an_answer_begun_outlives_what_comes_in_meanwhile(come: Visitors) -> None:
    """A first part is answered and a number half typed; then others come, talk and answer too, and
    the page is read in another language.
    """
    page, other = two_at_a_table(come)
    page.locator(".decision-body > .compose .option").nth(3).click()
    call = page.get_by_role("spinbutton")
    call.press("Control+a")
    call.press("7")
    # Whatever is drawn anew has no such mark.
    call.evaluate("line => line.dataset.mark = 'typed'")

    def stands() -> None:
        expect(call).to_have_value("7")
        expect(call).to_be_focused()
        expect(call).to_have_attribute("data-mark", "typed")

    other.reload()
    other.locator(".plain-board").wait_for()
    other.get_by_role("tab", name="Chat").click()
    other.locator(".speak input").fill("Ave")
    other.locator(".speak input").press("Enter")
    expect(page.get_by_role("tab", name=re.compile("Chat"))).to_contain_text("1")
    stands()
    Hand(other, choose=lambda state, chance: 0).move()
    expect(page.locator(".plain-board")).to_contain_text("has chosen")
    stands()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("es")
    page.keyboard.press("Escape")
    crumb = page.locator(".decision-body > .compose .crumb")
    expect(crumb).to_have_text("4 dedos")
    expect(page.get_by_role("spinbutton")).to_have_value("7")
    expect(page.locator(".toast")).to_have_count(0)
    page.get_by_role("spinbutton").press("Enter")
    expect(page.locator(".log")).to_contain_text("Muestras 4 y cantaste 7.")


def test_it_fits_a_phone(come: Visitors) -> None:
    page = come(size=PHONE).open("/new/morra")
    new_table(page, _3="-")
    expect(page.locator(".plain-panel")).to_have_count(4)
    page.get_by_role("button", name="Mine").click()
    expect(page.locator(".plain-panel")).to_have_count(2)
    expect(page.locator(".plain-board")).to_contain_text("Your hand")
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    boxes = [box.bounding_box() for box in page.locator(".plain-panel").all()]
    assert all(box is not None and box["x"] + box["width"] <= PHONE[0] for box in boxes)


def test_without_a_script_the_table_is_told(come: Visitors) -> None:
    page = come().open("/new/morra")
    new_table(page, _3="-")
    path = page.url
    text = page.request.get(path, headers={"accept": "text/html"}).text()
    assert "The stake of this round" in text


def test_it_is_played_over_the_api(come: Visitors) -> None:
    page = come().open("/new/morra")
    new_table(page, _3="-")
    setup = json.loads(page.locator("#setup").inner_text() or page.locator("#setup").inner_html())

    def call(method: str, path: str, body: object = None) -> Any:
        status, text = page.evaluate(FETCH, [method, path, body, setup["csrf"]])
        assert status in (200, 201), text
        return text if path.endswith("/record") else json.loads(text)

    kinds = {one["game"]: one for one in call("GET", "/kinds")["kinds"]}
    assert kinds["morra"]["bots"] == ["augur", "hasty", "novice", "random", "random@1"]
    assert "hasty" in kinds["glory"]["bots"]
    wanted = {"game": "morra", "seats": ["me", "augur", "hasty"], "options": {"points": 5}}
    game = call("POST", "/games", wanted)["id"]
    for _ in range(3_000):
        state = call("GET", f"/games/{game}/table?format=codes&view=1&words=1")
        if state["status"] == "over":
            break
        if "prompt" not in state:
            page.wait_for_timeout(20)
            continue
        assert state["view"]["asking"] == "morra-ask"
        assert state["view"]["chosen"][0] is False
        call("POST", f"/games/{game}/moves", {"seq": state["seq"], "move": [3, 8]})
    assert state["status"] == "over", state
    statistics = call("GET", f"/games/{game}/statistics")
    assert [one["name"] for one in statistics["series"]] == ["Points"]
    told = call("GET", f"/games/{game}/tell?what=table")
    assert told["sections"][-1]["heading"] == "Your hand"
    record = call("GET", f"/games/{game}/record")
    assert '"fingers":3' in record
    sandbox = call("POST", f"/games/{game}/fork", {"n": 1})
    again = call("GET", f"/games/{sandbox['id']}")
    assert again["sandbox"] is True
    assert again["game"] == "morra"
