"""A lesson at its table: what a learner is told, step by step and in each language, and that
nothing of what the lesson has in mind is told before he asks.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

from aedilis.games import PACKAGES, lesson_named, lessons_of
from aedilis.kernel.lesson_file import PUZZLE, Lesson
from aedilis.kernel.prompt import Move
from aedilis.kernel.text import LANGUAGES
from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.lessons.course import Course
from aedilis.server.live.lessons.learner import Learner, LearnerRequests
from aedilis.server.live.lessons.listing import all_cards, guide_of
from aedilis.server.service import Service

pytestmark = pytest.mark.anyio

LESSONS = [lesson for game in PACKAGES for lesson in lessons_of(game).values()]
GUIDES = [lesson for lesson in LESSONS if lesson.kind != PUZZLE]
PUZZLES = [lesson for lesson in LESSONS if lesson.kind == PUZZLE]


class Reader:
    """A learner and what he was sent."""

    def __init__(self, lesson: Lesson, language: str = "en", made: Sequence[Move] = ()) -> None:
        service = cast("Service", None)
        self.course = Course(service, lesson, language, made)
        self.learner = Learner(service, self.course, language, self.take)
        self.requests = LearnerRequests(service, self.learner)
        self.got: list[Any] = []

    async def take(self, message: Any) -> None:
        self.got.append(message)

    async def look(self) -> wire.LessonMessage:
        """All that he is sent now; gives what it says of the lesson."""
        await self.learner.refresh()
        return cast("wire.LessonMessage", self.got[-1])

    async def move(self, move: Move, key: str = "k") -> Any:
        seq = len(self.course.times)
        return await self.requests.answer(wire.MoveRequest(f"{key}{seq}", seq, move))

    def wanted(self) -> Move:
        """The move that the lesson has in mind."""
        run = self.course.run
        return run.table.game.parse(run.table.state, run.lesson.seat, run.wanted())

    def others(self) -> Iterator[Move]:
        """Legal first choices that are not taught."""
        prompt = self.course.run.prompt()
        assert prompt is not None
        for choice in prompt.choices([]):
            move = [choice]
            while more := prompt.choices(move):
                move.append(more[0])
            if self.course.run.judge(move) == "other":
                yield move

    def table(self) -> wire.TableMessage:
        found = [one for one in self.got if isinstance(one, wire.TableMessage)]
        return found[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[one.name for one in LESSONS])
async def test_each_lesson_goes_to_its_end(lesson: Lesson, language: str) -> None:
    reader = Reader(lesson, language)
    told = await reader.look()
    made = 0
    while told.state == "playing":
        table = reader.table()
        assert table.question is not None or table.aside is not None
        assert all(told.said)
        assert told.at == made or told.kind == "puzzle"
        done = await reader.move(reader.wanted())
        assert done.seq == len(reader.course.times)
        made += 1
        told = await reader.look()
        assert len(told.made) == made
    assert told.state == "done"
    assert reader.table().question is None
    assert told.said == [reader.learner.own().face.say(lesson.key("end"))]
    # The same moves lead to the same place.
    again = await Reader(lesson, language, told.made).look()
    assert again == told


@pytest.mark.parametrize("lesson", GUIDES, ids=[one.name for one in GUIDES])
async def test_what_is_pointed_at_is_on_the_table(lesson: Lesson) -> None:
    reader = Reader(lesson)
    told = await reader.look()
    pointed = 0
    while told.state == "playing":
        step = reader.course.run.step()
        assert step is not None
        assert len(told.points) >= len(set(step.points))
        drawn = wire.encode(reader.table().picture).decode()
        for point in told.points:
            assert point.startswith("place:") or f'"{point}"' in drawn, (step.say, point)
            pointed += not point.startswith("place:")
        await reader.move(reader.wanted())
        told = await reader.look()
    assert pointed > 3


@pytest.mark.parametrize("lesson", LESSONS, ids=[one.name for one in LESSONS])
async def test_nothing_is_told_before_it_is_asked(lesson: Lesson) -> None:
    reader = Reader(lesson)
    told = await reader.look()
    while told.state == "playing":
        face = reader.learner.own().face
        hints = [face.say(key) for key in reader.course.run.hints()]
        said = b"".join(wire.encode(message) for message in reader.got).decode()
        assert not [hint for hint in hints if json.dumps(hint, ensure_ascii=False) in said]
        # All that a lesson's message has beside texts is what was done, and where.
        assert set(json.loads(wire.encode(told))) <= {
            *("type", "name", "kind", "title", "said", "state", "at", "of", "left", "more"),
            *("made", "points", "rules", "next", "over"),
        }
        asked = [
            (await reader.requests.answer(wire.HintRequest(f"h{n}"))).sections[0].lines[0]
            for n in range(len(hints) + 1)
        ]
        assert asked[:-1] == hints
        prompt = reader.course.run.asking(reader.wanted())
        assert prompt is not None
        assert face.move(reader.wanted(), prompt, reader.learner.view()) in asked[-1]
        reader.got.clear()
        await reader.move(reader.wanted())
        told = await reader.look()


@pytest.mark.parametrize("lesson", GUIDES, ids=[one.name for one in GUIDES])
async def test_what_is_not_taught_is_not_done(lesson: Lesson) -> None:
    reader = Reader(lesson)
    tried = 0
    while (await reader.look()).state == "playing":
        before = reader.course.run.table.game.to_data(reader.course.run.table.state)
        for move in list(reader.others())[:3]:
            with pytest.raises(Refused) as refused:
                await reader.move(move, "o")
            assert refused.value.code == "lesson-other"
            tried += 1
        assert reader.course.run.table.game.to_data(reader.course.run.table.state) == before
        await reader.move(reader.wanted())
    assert tried > 3


async def test_going_back_tells_the_history_anew() -> None:
    reader = Reader(GUIDES[0])
    await reader.look()
    await reader.move(reader.wanted())
    assert reader.table().undo
    await reader.look()
    assert reader.table().undo == ""
    lines = len(reader.course.times)
    reader.got.clear()
    done = await reader.requests.answer(wire.UndoRequest("u", lines))
    told = await reader.look()
    assert told.made == []
    assert done.seq == len(reader.course.times) < lines
    log = next(one for one in reader.got if isinstance(one, wire.LogMessage))
    assert [entry.n for entry in log.entries] == list(range(done.seq))
    with pytest.raises(Refused, match="no-undo"):
        await reader.requests.answer(wire.UndoRequest("v", done.seq))


async def test_a_puzzle_that_is_lost_can_be_taken_back() -> None:
    lost = 0
    for lesson in PUZZLES:
        reader = Reader(lesson)
        while reader.course.run.state == "playing":
            prompt = reader.course.run.prompt()
            assert prompt is not None
            move: Move = []
            while choices := prompt.choices(move):
                move.append(choices[-1])
            await reader.move(move)
        told = await reader.look()
        if told.state != "failed":
            continue
        lost += 1
        assert told.left == 0 or reader.course.run.table.state.over
        assert reader.table().question is None
        with pytest.raises(Refused, match="lesson-over"):
            await reader.move([0])
        await reader.requests.answer(wire.UndoRequest("u", len(reader.course.times)))
        assert (await reader.look()).state == "playing"
    assert lost > len(PUZZLES) // 2


async def test_the_same_request_acts_once() -> None:
    reader = Reader(GUIDES[0])
    request = wire.MoveRequest("once", len(reader.course.times), reader.wanted())
    first = await reader.requests.answer(request)
    assert await reader.requests.answer(request) == first
    assert len(reader.course.run.made) == 1
    with pytest.raises(Refused, match="stale"):
        await reader.requests.answer(wire.MoveRequest("late", 1, [0]))


@pytest.mark.parametrize(
    "request_",
    [
        wire.SayRequest("k", "hello"),
        wire.NoteRequest("k", "note"),
        wire.OrderRequest("k", "giving", "ask"),
        wire.LookRequest("k", 1),
        wire.ForkRequest("k", 1),
        wire.StandInRequest("k", 0),
        wire.StatsRequest("k"),
    ],
    ids=lambda one: one.__struct_config__.tag,
)
async def test_what_a_lesson_has_not(request_: Any) -> None:
    with pytest.raises(Refused, match="in-lesson"):
        await Reader(GUIDES[0]).requests.answer(request_)


@pytest.mark.parametrize("made", [[[0]], [[-1, 5]], [[]], [[10**9] * 5]])
async def test_moves_that_fit_no_more_are_left(made: list[Move]) -> None:
    assert (await Reader(GUIDES[0], "en", made).look()).made == []


def test_the_list_has_all() -> None:
    for language in LANGUAGES:
        cards = all_cards(language)
        assert [card["name"] for card in cards] == [lesson.name for lesson in LESSONS]
        assert all(card["title"] and card["steps"] > 0 for card in cards)
    for game in PACKAGES:
        found = lesson_named(guide_of(game)) if guide_of(game) else None
        assert found is None or found in GUIDES
