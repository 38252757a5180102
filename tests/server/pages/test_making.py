"""Making tables and sitting down."""

import re
from typing import Any

import pytest

from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.game import BadOption, Game
from aedilis.kernel.text import LANGUAGES
from aedilis.server.pages.forms import Form
from aedilis.server.pages.options import (
    main_choice,
    other_choices,
    quick_game,
    read_new_game,
    seat_choices,
)
from tests.server.pages.browser import Browser, alert

FULL = {
    "title": "Forum Boarium",
    "edition": "es2011",
    "beginner": "yes",
    "expert": "no",
    "town-sites": "",
    "vault-memory": "open",
    "bath-wild": "no",
    "seat-0": "greedy",
    "seat-1": "me",
    "seat-2": "-",
    "seat-3": "open",
    "private": "yes",
    "private-chat": "yes",
    "delay": "600",
    "clock": "bank",
    "bank-seconds": "1800",
    "increment": "15",
    "stand-in": "random",
}


def accepts(engine: Game[Any], options: dict[str, Any], seats: int) -> bool:
    """Whether a game can be played so."""
    try:
        return bool(engine.options(options, seats))
    except BadOption:
        return False


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_there_with_its_line_and_can_be_chosen(game: str, language: str) -> None:
    engine = GAMES[game]
    first = main_choice(game, language)
    assert first is not None
    choices = [first, *other_choices(game, language)]
    seats = PACKAGES[game].seats.usual
    assert {choice.name for choice in choices} == set(engine.options({}, seats))
    for choice in choices:
        assert choice.line
        assert not choice.rule or re.search(r"\d", choice.rule)
        assert len({value.label for value in choice.values}) == len(choice.values)
        # Some need another kind of game, or another option beside them.
        beside = [
            (one.name, other.word) for one in choices if one != choice for other in one.values
        ]
        for value in choice.values:
            chosen = [
                [(first.name, kind.word), (choice.name, value.word), other]
                for kind in first.values
                for other in beside
            ]
            assert any(
                accepts(engine, dict(read_new_game(game, Form(fields), language).options), seats)
                for fields in chosen
            )


@pytest.mark.parametrize("game", list(GAMES))
def test_the_form_asks_for_the_usual_game_when_nothing_is_chosen(game: str) -> None:
    engine = GAMES[game]
    asked = read_new_game(game, Form([]), "en").options
    assert engine.options(asked, PACKAGES[game].seats.least) == engine.options(
        {}, PACKAGES[game].seats.least
    )
    assert quick_game(game, "en").seats[1] == seat_choices(game, "en")[1].word


@pytest.mark.parametrize(
    ("language", "edition"),
    [("en", "it2011"), ("es", "es2011"), ("it", "it2011"), ("fr", "fr2008")],
)
def test_a_reader_begins_with_the_edition_of_his_language(language: str, edition: str) -> None:
    assert quick_game("glory", language).options == {"edition": edition}
    first = main_choice("glory", language)
    assert first is not None
    assert first.values[0].word == edition
    assert read_new_game("glory", Form([]), language).options["edition"] == edition
    assert quick_game("republic", language).options == {}


def test_the_whole_form_is_read() -> None:
    made = read_new_game("glory", Form(list(FULL.items())), "en")
    assert made.seats == ["greedy", "me", "open"]
    assert made.options["edition"] == "es2011"
    assert (made.options["beginner"], made.options["expert"]) == (True, False)
    assert made.options["bath-wild"] is False
    assert "town-sites" not in made.options
    assert (made.private, made.private_chat, made.spectator_delay) == (True, True, 600)
    assert (made.clock.kind, made.clock.seconds, made.clock.increment) == ("bank", 1800, 15)
    assert made.stand_in == "random"


@pytest.mark.anyio
async def test_a_table_is_made_as_asked(browser: Browser) -> None:
    await browser.sign_up()
    join = (await browser.send_form("/new/glory", FULL)).headers["location"]
    card = (await browser.get(f"/api/v1/games/{join.removeprefix('/join/')}")).json()
    assert (card["title"], card["private"], card["status"]) == ("Forum Boarium", True, "open")
    assert [seat["kind"] for seat in card["seats"]] == ["bot", "person", "open"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"edition": "nova"}, "edition"),
        ({"expert": "yes"}, "expert"),
        ({"seat-0": "me"}, "seats"),
        ({"seat-0": "-", "seat-3": "-"}, "seats"),
        ({"seat-0": "senator"}, "seat-0"),
        ({"bank-seconds": "1"}, "bank-seconds"),
        ({"increment": "-1"}, "increment"),
        ({"increment": "1e9"}, "increment"),
        ({"delay": "7"}, "delay"),
        ({"title": "x" * 81}, "title"),
    ],
)
async def test_what_cannot_be_is_told_and_the_form_kept(
    browser: Browser, changes: dict[str, str], told: str
) -> None:
    await browser.sign_up()
    answer = await browser.send_form("/new/glory", {**FULL, **changes})
    assert answer.status_code == 422
    assert told in alert(answer)
    if "title" not in changes:
        assert 'value="Forum Boarium"' in answer.text


@pytest.mark.anyio
async def test_there_are_only_so_many_open_tables_a_person(browser: Browser) -> None:
    await browser.sign_up()
    settings = browser.service.settings
    browser.service.settings = type(settings)(database=settings.database, open_games_a_person=2)
    form = {"seat-0": "me", "seat-1": "open"}
    statuses = [(await browser.send_form("/new/glory", form)).status_code for _ in range(3)]
    assert statuses == [303, 303, 429]


@pytest.mark.anyio
async def test_sitting_down_begins_the_game(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "open", "seat-2": "open"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    answer = await other.send_form(join, {"name": "Gaius", "seat": "2"})
    assert answer.headers["location"] == join
    assert "Gaius" in (await browser.get(f"{join}?part=seats")).text
    taken = await other.send_form(join, {"seat": "2"})
    assert taken.status_code == 303
    async with Browser(browser.app, "203.0.113.77") as third:
        refused = await third.send_form(join, {"name": "Marcus", "seat": "2"})
        assert (refused.status_code, alert(refused)) == (409, "Somebody sits there already.")
        # Marcus is a guest by now, and needs no second name.
        assert 'name="name"' not in refused.text.split("<main")[1]
        answer = await third.send_form(join)
        assert answer.headers["location"] == join.replace("join", "table")
    assert "The game has begun" in (await browser.get(f"{join}?part=seats")).text


@pytest.mark.anyio
async def test_the_host_settles_the_seats(browser: Browser, other: Browser) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "open", "seat-2": "open"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    change = f"{join}/change"
    await other.be_guest()
    for action in ("seat", "start", "stop"):
        answer = await other.send_form(change, {"action": action, "seat": "1", "what": "greedy"})
        assert answer.status_code == 403
    await other.send_form(join)
    assert (await other.send_form(change, {"action": "leave"})).headers["location"] == "/"
    for what in ("greedy", "open", "random"):
        data = {"action": "seat", "seat": "1", "what": what}
        assert (await browser.send_form(change, data)).status_code == 303
    wrong = {"action": "seat", "seat": "9", "what": "greedy"}
    assert (await browser.send_form(change, wrong)).status_code == 422
    answer = await browser.send_form(change, {"action": "start"})
    assert answer.headers["location"] == join.replace("join", "table")
    assert (await browser.send_form(change, {"action": "start"})).status_code == 409


@pytest.mark.anyio
async def test_a_table_is_taken_back(browser: Browser) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "open"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    assert "data-confirm" in (await browser.get(join)).text
    assert (await browser.send_form(f"{join}/change", {"action": "stop"})).status_code == 303
    assert (await browser.get(join)).status_code == 404


@pytest.mark.anyio
async def test_a_private_table_shows_its_link_to_copy(browser: Browser) -> None:
    await browser.sign_up()
    form = {"seat-0": "me", "seat-1": "open", "private": "yes"}
    join = (await browser.send_form("/new/glory", form)).headers["location"]
    page = (await browser.get(join)).text
    found = re.search(r'data-copy="(http://aedilis.test/join/[\w-]+\?key=[\w-]+)"', page)
    assert found is not None
