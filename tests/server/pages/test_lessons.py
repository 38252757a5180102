"""The pages of lessons: the list, the guide on the front page, and the way out into a game."""

import json

import pytest

from aedilis.games import PACKAGES, lesson_named, lessons_of
from aedilis.kernel.lesson_run import LessonRun
from tests.server.pages.browser import Browser
from tests.server.pages.rated import finished

pytestmark = pytest.mark.anyio

NAME = "first-building"


async def test_the_front_page_offers_the_guides_to_a_stranger(browser: Browser) -> None:
    page = (await browser.get("/")).text
    assert 'href="/learn/first-building"' in page
    assert 'href="/learn/one-year"' in page


async def test_who_has_brought_a_game_to_its_end_is_offered_the_other_guide_alone(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up("Livia")
    await other.sign_up("Marcus")
    assert f'href="/learn/{NAME}"' in (await browser.get("/")).text
    await finished(browser, "g1")
    page = (await browser.get("/")).text
    assert f'href="/learn/{NAME}"' not in page
    assert 'href="/learn/one-year"' in page


async def test_the_list_leads_to_each(browser: Browser) -> None:
    page = (await browser.get("/learn")).text
    for game in PACKAGES:
        for name in lessons_of(game):
            assert f'href="/learn/{name}"' in page
            assert f'data-lesson="{name}"' in page


async def test_the_api_lists_them_in_the_readers_language(browser: Browser) -> None:
    answer = await browser.get("/api/v1/lessons", headers={"accept-language": "it"})
    cards = {card["name"]: card for card in answer.json()["lessons"]}
    assert cards[NAME]["kind"] == "guide"
    assert cards[NAME]["url"] == f"/learn/{NAME}"
    assert len(cards) == sum(len(lessons_of(game)) for game in PACKAGES)
    assert (await browser.get(cards[NAME]["url"])).status_code == 200


def first_move() -> list[int]:
    lesson = lesson_named(NAME)
    assert lesson is not None
    run = LessonRun(lesson, ["a", "b", "c"])
    return run.table.game.parse(run.table.state, lesson.seat, run.wanted())


async def test_whoever_leaves_plays_on_from_there(browser: Browser) -> None:
    made = json.dumps([first_move()])
    answer = await browser.send_form(f"/learn/{NAME}/leave", {"made": made})
    assert answer.status_code == 303
    id_ = answer.headers["location"].removeprefix("/table/")
    room = await browser.service.rooms.room(id_)
    lesson = lesson_named(NAME)
    assert lesson is not None
    run = LessonRun(lesson, room.names)
    run.play(first_move())
    run.leave()
    assert room.table is not None
    mine = run.table.game.view(run.table.state, lesson.seat)
    theirs = room.table.game.view(room.table.state, lesson.seat)
    assert mine.camps[0].hand == theirs.camps[0].hand
    assert room.row.sandbox
    assert [seat.bot != "" for seat in room.sitting] == [False, True, True]
    # It is a game like any other: read anew it stands where it stood.
    browser.service.rooms.drop(room)
    again = await browser.service.rooms.room(id_)
    assert again.table is not None
    assert again.table.game.awaited(again.table.state) == run.table.game.awaited(run.table.state)


ODD = ["{}", "[[", '["a"]', "[[1.5]]", f"[{'[1],' * 300}[1]]", "e"]


@pytest.mark.parametrize("moves", ODD)
async def test_moves_that_are_none_are_refused(browser: Browser, moves: str) -> None:
    answer = await browser.send_form(f"/learn/{NAME}/leave", {"made": moves})
    assert answer.status_code == 422


async def test_there_is_no_lesson_of_another_name(browser: Browser) -> None:
    assert (await browser.get("/learn/nothing")).status_code == 404
    assert (await browser.send_form("/learn/nothing/leave", {"made": "[]"})).status_code == 404
