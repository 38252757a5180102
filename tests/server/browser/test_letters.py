"""What depends on mail, gone through by a person with a mailbox: an address is proven, a forgotten
password set anew, a letter says whose turn it is and who holds a seat, and its last link ends such
letters.
"""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from aedilis.kernel.text import LANGUAGES
from tests.server.browser.foreign import foreign_pieces, strange
from tests.server.browser.letters import PostOffice, body, paths
from tests.server.browser.planting import PASSWORD, Town, asked, names
from tests.server.browser.playing import STANDS, Hand
from tests.server.browser.serving import Served
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors
from tests.server.planted import play_on

ANOTHER = "italiam fato profugus"
WANTED = "/profile/notices"
DAY = 86_400.0


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    office = PostOffice()
    office.open()
    yield office
    office.close()


@pytest.fixture(scope="module")
def sending(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Served]:
    """A server that sends letters."""
    server = Served(Path(tmp_path_factory.mktemp("sending")), **office.settings())
    server.start()
    yield server
    server.stop()


@pytest.fixture
def post(sending: Served, browser: Browser) -> Iterator[Visitors]:
    """Readers of that server."""
    visitors = Visitors(browser, sending.url)
    yield visitors
    assert visitors.leave() == []
    assert sending.faults() == []


@pytest.fixture
def roll(sending: Served) -> Town:
    """The people of that server."""
    return Town(f"sqlite+aiosqlite:///{sending.database}")


def press(page: Page, form: str) -> None:
    """Send one of a page's forms."""
    page.locator(f"form[action='{form}'] button[type=submit]").click()


def with_password(page: Page, password: str = ANOTHER) -> None:
    """Send the form that asks for a password."""
    form = page.locator("form:has(input[name=password])")
    form.locator("input[name=password]").fill(password)
    form.locator("button[type=submit]").click()


def in_its_language(page: Page) -> None:
    """Nothing of another language stands on a page, once all of it is there."""
    page.wait_for_load_state()
    assert strange(page) == set()


def proven(page: Page, url: str, office: PostOffice, address: str, number: int = 0) -> None:
    """Enter an address, and follow the link of the letter that comes."""
    page.goto(url + WANTED)
    page.locator("#mail-address").fill(address)
    press(page, "/profile/mail")
    expect(page.locator(".done")).to_be_visible()
    in_its_language(page)
    (link,) = paths(office.letter(address, number))
    page.goto(url + link)
    in_its_language(page)
    press(page, link)
    page.wait_for_url("**/profile/notices?done=verified")


def want(page: Page, *kinds: str) -> None:
    """Ask for letters of these kinds."""
    for kind in kinds:
        page.locator(f"input[name='{kind}:mail']").check()
    press(page, WANTED)
    expect(page.locator(".done")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_is_proven_and_a_forgotten_password_set_anew(
    post: Visitors, roll: Town, office: PostOffice, language: str
) -> None:
    name, address = f"Livia {language.title()}", f"livia.{language}@example.org"
    guest = roll.account(name, language)
    reader = post(guest, language=language)
    page = reader.open("/")
    proven(page, post.url, office, address)
    # An address alone brings no letters: that something has to be ticked is said.
    expect(page.locator(".notice")).to_have_count(1)
    in_its_language(page)
    want(page, "your-turn")
    expect(page.locator(".notice")).to_have_count(0)

    elsewhere = post(language=language, size=PHONE).open("/login")
    elsewhere.locator("a[href='/forgotten']").click()
    elsewhere.locator("input[name=name]").fill(name.lower())
    press(elsewhere, "/forgotten")
    in_its_language(elsewhere)
    letter = office.letter(address, 1)
    assert name in letter["Subject"]
    (link,) = paths(letter)
    elsewhere.goto(post.url + link)
    in_its_language(elsewhere)
    with_password(elsewhere)
    elsewhere.wait_for_url("**/profile?done=password")
    expect(elsewhere.locator(".who, header")).to_contain_text(name)
    in_its_language(elsewhere)

    reader.expect("403")
    # Whoever was in before is out, the link holds once, and the old password no more.
    page.goto(post.url + "/profile")
    assert "/login" in page.url
    for password, there in ((PASSWORD, "/login"), (ANOTHER, "/profile")):
        page.locator("input[name=name]").first.fill(name)
        with_password(page, password)
        page.wait_for_url(f"**{there}*")
    for one in office.got(address):
        said = [one["Subject"], body(one)]
        assert list(foreign_pieces("\n".join(said), language)) == []


def test_the_link_of_a_letter_holds_once(post: Visitors, roll: Town, office: PostOffice) -> None:
    reader = post(roll.account("Julia Prima"))
    page = reader.open("/")
    proven(page, post.url, office, "julia@example.org")
    page.goto(post.url + "/forgotten")
    page.locator("input[name=name]").fill("Julia Prima")
    press(page, "/forgotten")
    (link,) = paths(office.letter("julia@example.org", 1))
    page.goto(post.url + link)
    with_password(page)
    page.wait_for_url("**/profile?done=password")
    reader.expect("404")
    page.goto(post.url + link)
    expect(page.locator("input[name=password]")).to_have_count(0)


def test_who_wants_letters_without_an_address_is_told(post: Visitors, roll: Town) -> None:
    page = post(roll.account("Sura Longus")).open(WANTED)
    want(page, "your-turn", "over")
    expect(page.locator(".notice")).to_have_text(
        "You want to be told by mail, but there is no proven address yet."
    )


def test_an_invitation_comes_by_letter_until_its_last_link_is_followed(
    post: Visitors, roll: Town, office: PostOffice
) -> None:
    host, guest = roll.account("Gaius Hospes"), roll.account("Titus Conviva", "it")
    address = "titus@example.org"
    theirs = post(guest, language="it", size=PHONE).open("/friends")
    theirs.locator("input[name=who][value=anyone]").check()
    press(theirs, "/friends/invitations")
    proven(theirs, post.url, office, address)
    want(theirs, "seat", "your-turn")
    theirs.goto("about:blank")

    page = post(host, size=LAPTOP).open("/new/glory")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Seat 3").select_option("-")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/join/*")
    page.get_by_label("Name of the account").fill("Titus Conviva")
    page.get_by_role("button", name="Hold the seat and invite").click()
    expect(page.locator(".entries")).to_contain_text("Titus Conviva")

    letter = office.letter(address, 1)
    assert "Gaius Hospes" in body(letter)
    there, end = paths(letter)
    theirs.goto(post.url + there)
    expect(theirs.locator(".entries")).to_contain_text("riservato a te")
    in_its_language(theirs)
    theirs.get_by_role("button", name="Accetta").click()
    theirs.wait_for_url("**/table/*")
    page.wait_for_url("**/table/*")

    # The other link ends letters of its kind, and of no other.
    theirs.goto(post.url + end)
    in_its_language(theirs)
    press(theirs, end)
    theirs.goto(post.url + WANTED)
    expect(theirs.locator("input[name='seat:mail']")).not_to_be_checked()
    expect(theirs.locator("input[name='your-turn:mail']")).to_be_checked()


def test_whose_turn_it_is_comes_by_letter(post: Visitors, roll: Town, office: PostOffice) -> None:
    host, guest = roll.account("Marcus Praesens"), roll.account("Lucius Absens", "fr")
    address = "lucius@example.org"
    theirs = post(guest, language="fr").open("/")
    proven(theirs, post.url, office, address)
    want(theirs, "your-turn")
    theirs.goto("about:blank")

    # Neither of them has moved for a day. Now the host does until it is the guest's turn.
    table, codes = play_on("glory", names([host, guest]), "letter", asked("glory-ask-lead"))
    game = roll.game(table, codes, [host, guest], created=time.time() - DAY)
    page = post(host).sit(game)
    hand = Hand(page)
    while page.evaluate(STANDS)[1]:
        hand.move()
    letter = office.letter(address, 1)
    assert list(foreign_pieces(body(letter), "fr")) == []
    there, _ = paths(letter)
    theirs.goto(post.url + there)
    expect(theirs.locator(".decision.mine")).to_be_visible()
